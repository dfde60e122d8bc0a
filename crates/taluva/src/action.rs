//! Decisions, and their one canonical text each.

use std::fmt;
use std::str::FromStr;

use hex::Hex;
use kernel::{Phrase, SyntaxError, Words};

use crate::{Placement, Terrain, Tile};

/// One decision. A turn is a draw by chance, a lay and a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance draws a tile: `draw jungle clearing` (left, then right).
    Draw(Tile),
    /// The tile is laid: `lay 2,-1 se`.
    Lay(Placement),
    /// A hut founds: `hut 2,-1` (TA-21).
    Hut(Hex),
    /// `tower 2,-1` (TA-22).
    Tower(Hex),
    /// `temple 2,-1` (TA-23).
    Temple(Hex),
    /// `extend 2,-1 lake` (TA-24). A settlement is called by its field with the smallest `q`, of
    /// these the one with the smallest `r`: so each extension is exactly one action.
    Extend(Hex, Terrain),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(tile) => write!(f, "draw {tile}"),
            Self::Lay(placement) => write!(f, "lay {placement}"),
            Self::Hut(field) => write!(f, "hut {field}"),
            Self::Tower(field) => write!(f, "tower {field}"),
            Self::Temple(field) => write!(f, "temple {field}"),
            Self::Extend(settlement, terrain) => write!(f, "extend {settlement} {terrain}"),
        }
    }
}

const VERBS: Phrase = Phrase::new(
    "draw, lay, hut, tower, temple or extend",
    "draw, lay, hut, tower, temple oder extend",
);
const SETTLEMENT: Phrase =
    Phrase::new("a settlement's field such as 2,-1", "das Feld einer Siedlung wie 2,-1");

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let field = Phrase::new("a field such as 2,-1", "ein Feld wie 2,-1");
        let action = match words.word(VERBS)? {
            "draw" => Self::Draw(Tile::read(&mut words)?),
            "lay" => Self::Lay(Placement::read(&mut words)?),
            "hut" => Self::Hut(words.value(field)?),
            "tower" => Self::Tower(words.value(field)?),
            "temple" => Self::Temple(words.value(field)?),
            "extend" => {
                let settlement = words.value(SETTLEMENT)?;
                Self::Extend(settlement, words.value(Phrase::new("a terrain", "eine Landschaft"))?)
            }
            _ => return Err(SyntaxError::new(text, VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}
