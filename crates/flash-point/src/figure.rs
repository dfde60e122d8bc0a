//! Firefighters.

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::role::Role;
use crate::tokens::TokenId;

/// There are six firefighters in the box.
pub(crate) const FIGURES: usize = 6;

/// Which firefighter: written 1 to 6, in order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(into = "u8", try_from = "u8")]
pub struct Figure(u8);

impl Figure {
    /// What a reader of text expects where a firefighter should stand.
    pub(crate) const EXPECTED: Phrase =
        Phrase::new("a firefighter from 1 to 6", "eine Einsatzkraft von 1 bis 6");

    /// The firefighter at `index`, which counts from 0.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < FIGURES { Some(Self(index)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Self {
        Self(index)
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` firefighters.
    #[inline]
    pub fn first(count: u8) -> impl Iterator<Item = Self> {
        (0..count).map(Self)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Figure {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Self(digit - b'1')),
            _ => Err(SyntaxError::new(text, Self::EXPECTED)),
        }
    }
}

impl From<Figure> for u8 {
    fn from(figure: Figure) -> Self {
        figure.0 + 1
    }
}

impl TryFrom<u8> for Figure {
    type Error = SyntaxError;

    fn try_from(number: u8) -> Result<Self, SyntaxError> {
        number.to_string().parse()
    }
}

/// One firefighter on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Firefighter {
    pub(crate) cell: Cell,
    /// The specialist's card, in the experienced game.
    pub(crate) role: Option<Role>,
    /// Action points saved from earlier turns (FP-20).
    pub(crate) saved: u8,
    /// The victim or hazmat carried.
    pub(crate) carries: Option<TokenId>,
    /// The treated victim that walks along.
    pub(crate) leads: Option<TokenId>,
}

impl Firefighter {
    /// Waiting beside the board. The corner stands for no cell: nobody looks before the start.
    pub(crate) const WAITING: Self =
        Self { cell: Cell::at(0, 0), role: None, saved: 0, carries: None, leads: None };
}
