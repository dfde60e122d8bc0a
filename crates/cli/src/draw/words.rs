//! The few words a board needs.

use kernel::{Language, Phrase};

/// A word in the reader's language.
pub(crate) fn say(language: Language, en: &'static str, de: &'static str) -> &'static str {
    Phrase::new(en, de).say(language)
}
