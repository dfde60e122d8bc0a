//! The six ways out of a hex.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

/// A direction, counter-clockwise from east on a page where `r` grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// East, `(1, 0)`.
    E,
    /// North-east, `(1, -1)`.
    Ne,
    /// North-west, `(0, -1)`.
    Nw,
    /// West, `(-1, 0)`.
    W,
    /// South-west, `(-1, 1)`.
    Sw,
    /// South-east, `(0, 1)`.
    Se,
}

impl Direction {
    /// What a reader of text expects where a direction should stand.
    pub const EXPECTED: Phrase = Phrase::new(
        "a direction: e, ne, nw, w, sw or se",
        "eine Richtung: e, ne, nw, w, sw oder se",
    );

    /// All six, counter-clockwise.
    pub const ALL: [Self; 6] = [Self::E, Self::Ne, Self::Nw, Self::W, Self::Sw, Self::Se];

    /// From 0 to 5, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The step `(dq, dr)`.
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::E => (1, 0),
            Self::Ne => (1, -1),
            Self::Nw => (0, -1),
            Self::W => (-1, 0),
            Self::Sw => (-1, 1),
            Self::Se => (0, 1),
        }
    }

    /// Turned by so many sixths counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths) % 6]
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::E => "e",
            Self::Ne => "ne",
            Self::Nw => "nw",
            Self::W => "w",
            Self::Sw => "sw",
            Self::Se => "se",
        })
    }
}

impl FromStr for Direction {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, Self::EXPECTED))
    }
}
