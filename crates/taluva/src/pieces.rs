//! Huts, temples and towers.

use kernel::Phrase;
use serde::{Deserialize, Serialize};

/// A kind of piece (TA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// Twenty a player.
    Hut,
    /// Three a player.
    Temple,
    /// Two a player.
    Tower,
}

impl Piece {
    /// All three kinds.
    pub const ALL: [Self; 3] = [Self::Hut, Self::Temple, Self::Tower];

    /// How many each player has (TA-2).
    #[inline]
    pub const fn each(self) -> u8 {
        match self {
            Self::Hut => 20,
            Self::Temple => 3,
            Self::Tower => 2,
        }
    }

    /// The word for one in a sentence.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Hut => Phrase::new("hut", "Hütte"),
            Self::Temple => Phrase::new("temple", "Tempel"),
            Self::Tower => Phrase::new("tower", "Turm"),
        }
    }

    /// The word for several in a sentence.
    pub const fn plural(self) -> Phrase {
        match self {
            Self::Hut => Phrase::new("huts", "Hütten"),
            Self::Temple => Phrase::new("temples", "Tempel"),
            Self::Tower => Phrase::new("towers", "Türme"),
        }
    }
}

/// So many pieces of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pieces {
    /// Huts.
    pub huts: u8,
    /// Temples.
    pub temples: u8,
    /// Towers.
    pub towers: u8,
}

impl Pieces {
    /// What a player starts with (TA-2).
    pub const FULL: Self = Self {
        huts: Piece::Hut.each(),
        temples: Piece::Temple.each(),
        towers: Piece::Tower.each(),
    };

    /// How many of a kind.
    #[inline]
    pub const fn count(self, piece: Piece) -> u8 {
        match piece {
            Piece::Hut => self.huts,
            Piece::Temple => self.temples,
            Piece::Tower => self.towers,
        }
    }

    #[inline]
    pub(crate) fn count_mut(&mut self, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Hut => &mut self.huts,
            Piece::Temple => &mut self.temples,
            Piece::Tower => &mut self.towers,
        }
    }

    /// What was built if this is left (TA-31: huts lost in eruptions included).
    #[must_use]
    pub const fn built(self) -> Self {
        Self {
            huts: Self::FULL.huts - self.huts,
            temples: Self::FULL.temples - self.temples,
            towers: Self::FULL.towers - self.towers,
        }
    }

    /// How many kinds are used up.
    #[inline]
    pub const fn kinds_used_up(self) -> u8 {
        (self.huts == 0) as u8 + (self.temples == 0) as u8 + (self.towers == 0) as u8
    }

    /// What is compared at the end, in order (TA-32).
    #[inline]
    pub(crate) const fn merit(self) -> [u8; 3] {
        [self.temples, self.towers, self.huts]
    }
}
