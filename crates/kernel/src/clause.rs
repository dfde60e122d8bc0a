//! Rule citations: every refusal ends in a clause number and a sentence.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Language, Text};

/// A numbered clause of a rules file, written `FE-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Clause {
    family: &'static str,
    number: u16,
}

impl Clause {
    /// Clause `number` of the rules file `family`.
    pub const fn new(family: &'static str, number: u16) -> Self {
        Self { family, number }
    }

    /// The rules file, e.g. `FE`.
    pub const fn family(self) -> &'static str {
        self.family
    }

    /// The number within the file.
    pub const fn number(self) -> u16 {
        self.number
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.family, self.number)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why something may not be done: the clause that forbids it and a sentence that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// The clause.
    pub clause: Clause,
    /// The sentence.
    pub text: Text,
}

impl Refusal {
    /// A refusal by `clause`, in English and German.
    pub fn new(clause: Clause, en: impl Into<String>, de: impl Into<String>) -> Self {
        Self { clause, text: Text::new(en, de) }
    }

    /// The sentence with its clause, in `language`.
    pub fn say(&self, language: Language) -> String {
        format!("{} ({})", self.text.say(language), self.clause)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

impl std::error::Error for Refusal {}
