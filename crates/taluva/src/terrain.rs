//! What grows on a field.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

/// A kind of land (TA-1). Volcanoes are not land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// The most frequent.
    Jungle,
    /// Open ground in the jungle.
    Clearing,
    /// Beach.
    Sand,
    /// Bare stone.
    Rock,
    /// The rarest.
    Lake,
}

impl Terrain {
    /// All five, the most frequent first.
    pub const ALL: [Self; 5] = [Self::Jungle, Self::Clearing, Self::Sand, Self::Rock, Self::Lake];

    /// From 0 to 4, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in actions and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Jungle => "jungle",
            Self::Clearing => "clearing",
            Self::Sand => "sand",
            Self::Rock => "rock",
            Self::Lake => "lake",
        }
    }

    /// The word for it in a sentence.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Jungle => Phrase::new("jungle", "Dschungel"),
            Self::Clearing => Phrase::new("clearing", "Lichtung"),
            Self::Sand => Phrase::new("sand", "Sand"),
            Self::Rock => Phrase::new("rock", "Fels"),
            Self::Lake => Phrase::new("lake", "See"),
        }
    }
}

const EXPECTED: Phrase =
    Phrase::new("jungle, clearing, sand, rock or lake", "jungle, clearing, sand, rock oder lake");

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Terrain {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|terrain| terrain.word() == text)
            .ok_or_else(|| SyntaxError::new(text, EXPECTED))
    }
}
