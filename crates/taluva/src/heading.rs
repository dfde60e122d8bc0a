//! Which way a volcano points.

use std::fmt;
use std::str::FromStr;

use hex::Direction;
use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

/// The way from a tile's volcano to the tile's middle: one of the six corners of the volcano's hex.
///
/// ```text
///          n
///     nw  / \  ne        Between two corners lies one of the six directions;
///        |   |           a heading of `s` has the left field in the south-west
///     sw  \ /  se        and the right field in the south-east.
///          s
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Heading {
    /// The corner between east and north-east.
    Ne,
    /// The upper corner.
    N,
    /// The corner between north-west and west.
    Nw,
    /// The corner between west and south-west.
    Sw,
    /// The lower corner: the tile stands upright, its volcano at the top.
    S,
    /// The corner between south-east and east.
    Se,
}

impl Heading {
    /// All six, counter-clockwise.
    pub const ALL: [Self; 6] = [Self::Ne, Self::N, Self::Nw, Self::Sw, Self::S, Self::Se];

    /// From 0 to 5, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where the tile's left field lies, seen from the volcano.
    #[inline]
    pub const fn left(self) -> Direction {
        Direction::ALL[self as usize]
    }

    /// Where the tile's right field lies, seen from the volcano.
    #[inline]
    pub const fn right(self) -> Direction {
        Direction::ALL[(self as usize + 1) % 6]
    }

    /// The word for it in a sentence.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Ne => Phrase::new("north-east", "Nordosten"),
            Self::N => Phrase::new("north", "Norden"),
            Self::Nw => Phrase::new("north-west", "Nordwesten"),
            Self::Sw => Phrase::new("south-west", "Südwesten"),
            Self::S => Phrase::new("south", "Süden"),
            Self::Se => Phrase::new("south-east", "Südosten"),
        }
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ne => "ne",
            Self::N => "n",
            Self::Nw => "nw",
            Self::Sw => "sw",
            Self::S => "s",
            Self::Se => "se",
        })
    }
}

const EXPECTED: Phrase =
    Phrase::new("a heading: n, ne, se, s, sw or nw", "eine Richtung: n, ne, se, s, sw oder nw");

impl FromStr for Heading {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|heading| heading.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, EXPECTED))
    }
}
