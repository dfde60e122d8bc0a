//! The rules pages against the clauses of `docs/rules`.

use std::collections::BTreeSet;

use crate::content::{Block, Words, pages};
use crate::places::check_marks;
use crate::positions::replayed;
use crate::spec::{cited, clauses};

#[test]
fn every_family_has_its_page() {
    let mut families: Vec<&str> =
        catalogue::games().iter().map(|game| game.info().family).collect();
    families.dedup();
    families.sort_unstable();
    let mut found: Vec<String> = pages().into_iter().map(|(_, page)| page.family).collect();
    found.sort();
    assert_eq!(found, families);
}

#[test]
fn every_clause_is_an_anchor_exactly_once() {
    let mut wanted: Vec<String> = clauses().into_iter().map(|clause| clause.name).collect();
    wanted.sort();
    let mut found = vec![];
    for (file, page) in pages() {
        for clause in page.blocks().filter_map(|block| block.clause.clone()) {
            assert!(clause.starts_with(&page.family), "{file}: {clause} is of another family");
            found.push(clause);
        }
    }
    found.sort();
    assert_eq!(found, wanted);
}

/// From an anchor to the next, a page marks a ruling where the specification does.
#[test]
fn rulings_are_marked_where_they_are() {
    let wanted: BTreeSet<String> =
        clauses().into_iter().filter(|clause| clause.ruling).map(|clause| clause.name).collect();
    let mut found = BTreeSet::new();
    for (file, page) in pages() {
        for section in &page.sections {
            let mut anchor = None;
            for block in &section.blocks {
                anchor = block.clause.clone().or(anchor);
                if block.ruling {
                    found.insert(anchor.clone().unwrap_or_else(|| panic!("{file}: no clause")));
                }
            }
        }
    }
    assert_eq!(found, wanted);
}

#[test]
fn only_known_clauses_are_named() {
    let known: BTreeSet<String> = clauses().into_iter().map(|clause| clause.name).collect();
    for (file, page) in pages() {
        for Words { en, de } in page.blocks().flat_map(Block::words) {
            for clause in cited(en).chain(cited(de)) {
                assert!(known.contains(clause), "{file}: there is no {clause}: {en}");
            }
        }
    }
}

#[test]
fn sections_and_blocks_are_well_formed() {
    for (file, page) in pages() {
        let ids: BTreeSet<&str> = page.sections.iter().map(|section| &*section.id).collect();
        assert_eq!(ids.len(), page.sections.len(), "{file}: section ids are unique");
        for block in page.blocks() {
            let kinds = [block.text.is_some(), block.table.is_some(), block.diagram.is_some()];
            assert_eq!(kinds.iter().filter(|&&is| is).count(), 1, "{file}: {block:?}");
            assert!(block.clause.is_none() || block.text.is_some(), "{file}: {block:?}");
            for row in block.table.iter().flat_map(|table| &table.rows) {
                let columns = block.table.as_ref().map(|table| table.head.len());
                assert_eq!(Some(row.len()), columns, "{file}: {row:?}");
            }
        }
    }
}

#[test]
fn diagrams_show_positions_of_the_family() {
    for (file, page) in pages() {
        let diagrams: Vec<_> = page.blocks().filter_map(|block| block.diagram.as_ref()).collect();
        assert!((4..=8).contains(&diagrams.len()), "{file} has {} diagrams", diagrams.len());
        for diagram in diagrams {
            let table = replayed(&diagram.position);
            assert_eq!(table.info().family, page.family, "{file}: {}", diagram.position);
            check_marks(&*table, &diagram.mark, &diagram.position);
        }
    }
}
