//! The four colours of pieces.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

/// The colour of a piece, in the order colours are given to seats (FE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// What a reader of text expects where one should stand.
    pub const EXPECTED: Phrase = Phrase::new(
        "a colour: red, green, blue or yellow",
        "eine Farbe: red, green, blue oder yellow",
    );

    /// All four.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// From 0 to 3, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What people call it.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Red => Phrase::new("red", "Rot"),
            Self::Green => Phrase::new("green", "Grün"),
            Self::Blue => Phrase::new("blue", "Blau"),
            Self::Yellow => Phrase::new("yellow", "Gelb"),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name().en)
    }
}

impl FromStr for Colour {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name().en == text)
            .ok_or_else(|| SyntaxError::new(text, Self::EXPECTED))
    }
}
