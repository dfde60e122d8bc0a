//! Everything a person reads is there in both languages.

use crate::content::{Block, RulesPage, Section, Step, Tutorial, Words, pages, tutorials};

/// Longer texts that are the same in both languages were forgotten, not translated.
const LONGEST_NAME: usize = 30;

fn check(words: &Words, context: &str) {
    let Words { en, de } = words;
    for text in [en, de] {
        assert!(!text.trim().is_empty(), "{context}: an empty text beside {en:?} or {de:?}");
        assert_eq!(text.trim(), text, "{context}: blanks around a text");
        assert!(text.matches('*').count() % 2 == 0, "{context}: emphasis is left open: {text}");
    }
    assert!(en != de || en.len() <= LONGEST_NAME, "{context}: not translated: {en}");
}

fn check_all<'a>(all: impl IntoIterator<Item = &'a Words>, context: &str) {
    all.into_iter().for_each(|words| check(words, context));
}

#[test]
fn rules_speak_both_languages() {
    for (file, page) in pages() {
        let RulesPage { title, sections, .. } = &page;
        check(title, &file);
        sections.iter().for_each(|section| check_section(section, &file));
    }
}

fn check_section(section: &Section, file: &str) {
    check(&section.title, file);
    check_all(section.blocks.iter().flat_map(Block::words), file);
}

#[test]
fn tutorials_speak_both_languages() {
    for (file, tutorial) in tutorials() {
        let Tutorial { title, steps, .. } = &tutorial;
        check(title, &file);
        for Step { text, task, praise, hint, .. } in steps {
            check(text, &file);
            check_all(task, &file);
            check_all(praise, &file);
            check_all(hint, &file);
        }
    }
}
