//! The tiles in the box.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError, Words};
use serde::{Deserialize, Serialize};

use crate::Terrain;

/// A kind of tile: with the volcano at the top, the land at the lower left and at the lower right.
/// Tiles can't be flipped, so left and right are not the same (TA-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tile {
    /// At the lower left when the volcano is at the top.
    pub left: Terrain,
    /// At the lower right when the volcano is at the top.
    pub right: Terrain,
}

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 25;

    /// How many tiles are in the box.
    pub const IN_BOX: u8 = 48;

    /// How many there are of each kind, by [`index`](Self::index) (TA-1).
    pub const MIX: [u8; Self::KINDS] = [
        1, 6, 4, 2, 2, // jungle on the left
        5, 1, 2, 2, 1, // clearing
        4, 2, 1, 2, 1, // sand
        2, 2, 1, 1, 1, // rock
        1, 1, 1, 1, 1, // lake
    ];

    /// A tile with these fields.
    pub const fn new(left: Terrain, right: Terrain) -> Self {
        Self { left, right }
    }

    /// From 0 to 24, by the left field, then the right.
    #[inline]
    pub const fn index(self) -> usize {
        self.left.index() * 5 + self.right.index()
    }

    /// The kind with this [`index`](Self::index).
    ///
    /// # Panics
    /// If `index` is not below [`KINDS`](Self::KINDS).
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self { left: Terrain::ALL[index / 5], right: Terrain::ALL[index % 5] }
    }

    /// All kinds, by [`index`](Self::index).
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS).map(Self::from_index)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.left, self.right)
    }
}

impl FromStr for Tile {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let tile = Self::read(&mut words)?;
        words.end()?;
        Ok(tile)
    }
}

impl Tile {
    /// Reads a tile's two words.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, SyntaxError> {
        let left = words
            .value(Phrase::new("the left field's terrain", "die Landschaft des linken Feldes"))?;
        let right = words
            .value(Phrase::new("the right field's terrain", "die Landschaft des rechten Feldes"))?;
        Ok(Self { left, right })
    }
}
