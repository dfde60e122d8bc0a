//! What can be played: the facts a menu is made of.

use serde::Serialize;

use crate::{Clause, Phrase};

/// One game somebody can ask for by name. A family of rules may offer several (Feurio! and
/// Wildfire! share a crate).
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// What commands and records call it, e.g. `wildfire`.
    pub id: &'static str,
    /// What people call it, e.g. `Wildfire!`.
    pub title: &'static str,
    /// The year of this edition.
    pub year: u16,
    /// The rules file its clauses come from, e.g. `FE`.
    pub family: &'static str,
    /// Raised whenever a rule changes, so that old records keep replaying by the old one.
    pub ruleset: u16,
    /// One sentence.
    pub summary: Phrase,
    /// How it can be played.
    pub modes: &'static [ModeInfo],
    /// What can be chosen beyond `players` and `cooperative`.
    pub options: &'static [OptionInfo],
    /// Set-ups worth measuring and testing, as JSON objects. The first is the usual game.
    pub samples: &'static [&'static str],
}

/// One way to play: so many seats, against each other or together.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ModeInfo {
    /// The seat counts it takes.
    pub players: &'static [u8],
    /// Whether all win or lose together.
    pub cooperative: bool,
    /// Its name.
    pub name: Phrase,
    /// One sentence.
    pub sentence: Phrase,
    /// Where the rules say so.
    pub clause: Clause,
}

/// One thing a set-up may say.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// The field of the set-up object.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is when left out, as JSON.
    pub default: &'static str,
    /// One sentence.
    pub sentence: Phrase,
    /// Where the rules say so.
    pub clause: Clause,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of some words.
    Choice(&'static [ChoiceInfo]),
    /// A whole number within bounds, both included.
    Number {
        /// The smallest.
        min: i32,
        /// The largest.
        max: i32,
    },
    /// Several of some words, as a list.
    Several(&'static [ChoiceInfo]),
    /// Something larger, described by the sentence (a layout, say).
    Other,
}

/// One word an option may be.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChoiceInfo {
    /// The word.
    pub word: &'static str,
    /// One sentence.
    pub sentence: Phrase,
}
