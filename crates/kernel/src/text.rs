//! What a person reads, in every language Hearth speaks.

use serde::{Deserialize, Serialize};

/// A language a person may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

/// A fixed sentence in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

impl Phrase {
    /// A phrase from its two wordings.
    pub const fn new(en: &'static str, de: &'static str) -> Self {
        Self { en, de }
    }

    /// The wording in `language`.
    pub const fn say(self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::De => self.de,
        }
    }
}

/// A sentence made for the occasion, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Text {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

impl Text {
    /// A text from its two wordings.
    pub fn new(en: impl Into<String>, de: impl Into<String>) -> Self {
        Self { en: en.into(), de: de.into() }
    }

    /// The wording in `language`.
    pub fn say(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
        }
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        Self::new(phrase.en, phrase.de)
    }
}
