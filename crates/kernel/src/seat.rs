//! Who decides, and who looks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Phrase, SyntaxError};

/// No game of Hearth seats more than six.
pub const MAX_SEATS: usize = 6;

const ACTOR: Phrase =
    Phrase::new("a seat from 0 to 5, or \"chance\"", "ein Platz von 0 bis 5 oder \"chance\"");

const VIEWER: Phrase = Phrase::new(
    "a seat from 0 to 5, \"spectator\" or \"referee\"",
    "ein Platz von 0 bis 5, \"spectator\" oder \"referee\"",
);

/// A place at the table, counted from 0 in order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a per-seat array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, in order of play.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self)
    }

    /// The seat to the left, which plays next.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next == seats { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Whose decision is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The dice, the bag, the shuffled stack.
    Chance,
    /// The game is over.
    Nobody,
}

impl Actor {
    /// The seat, if it is one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Nobody => None,
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{}", seat.0),
            Self::Chance => f.write_str("chance"),
            Self::Nobody => f.write_str("nobody"),
        }
    }
}

impl FromStr for Actor {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text {
            "chance" => Ok(Self::Chance),
            "nobody" => Ok(Self::Nobody),
            number => match number.parse::<u8>() {
                Ok(n) if usize::from(n) < MAX_SEATS && n.to_string() == number => {
                    Ok(Self::Seat(Seat(n)))
                }
                _ => Err(SyntaxError::new(text, ACTOR)),
            },
        }
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player: sees what is open and what is the seat's own.
    Seat(Seat),
    /// Anybody: sees what is open.
    Spectator,
    /// Who keeps the record: sees everything. Never sent towards a player.
    Referee,
}

impl Viewer {
    /// Whether this viewer knows what is private to `seat`.
    #[inline]
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }

    /// Every viewer of a table: each seat, a spectator and the referee.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator, Self::Referee])
    }
}

impl FromStr for Viewer {
    type Err = SyntaxError;

    /// Reads a seat's number, `spectator` or `referee`.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match (text, text.parse()) {
            ("spectator", _) => Ok(Self::Spectator),
            ("referee", _) => Ok(Self::Referee),
            (_, Ok(Actor::Seat(seat))) => Ok(Self::Seat(seat)),
            _ => Err(SyntaxError::new(text, VIEWER)),
        }
    }
}
