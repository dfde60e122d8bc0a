//! The number on a tile.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

/// A tile's number, 1 to 6: how hot it burns; or 0, the back of a tile that lies face down.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number", rename = "TileNumber"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// What a reader of text expects where one should stand.
    pub const EXPECTED: Phrase =
        Phrase::new("a tile's number from 1 to 6", "die Zahl eines Waldstücks von 1 bis 6");

    /// The back of a tile.
    pub const FACE_DOWN: Self = Self(0);

    /// The fronts of tiles, lowest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The front that shows `value`, 1 to 6.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= 6 { Some(Self(value)) } else { None }
    }

    /// The value, 0 for the back.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The value as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many pieces fit on the tile (FE-1): one on a 1 or 2, two on a 3 or 4, three on a 5 or 6,
    /// nothing on a tile that lies face down.
    #[inline]
    pub const fn spaces(self) -> u8 {
        self.0.div_ceil(2)
    }

    /// Whether this is the back of a tile.
    #[inline]
    pub const fn is_face_down(self) -> bool {
        self.0 == 0
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        if value <= 6 { Ok(Self(value)) } else { Err("a tile's number is 1 to 6, or 0 face down") }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Number {
    type Err = SyntaxError;

    /// Reads a front, `1` to `6`.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|number| number.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, Self::EXPECTED))
    }
}
