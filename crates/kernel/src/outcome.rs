//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Text};

/// Who came where, small enough for a search to ask for at the end of every playout.
///
/// Places count from 1; equal places are shared and the next one is left out (1, 2, 2, 4). Place 0
/// is no place at all: out of the game, or a common goal that was missed. A common goal that was
/// reached gives every seat place 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standings {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Standings {
    /// All together won or lost.
    pub fn common(seats: u8, won: bool) -> Self {
        let mut places = [0; MAX_SEATS];
        places[..usize::from(seats)].fill(u8::from(won));
        Self { places, seats }
    }

    /// Given places, one a seat.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`].
    pub fn from_places(given: &[u8]) -> Self {
        let mut places = [0; MAX_SEATS];
        places[..given.len()].copy_from_slice(given);
        Self { places, seats: given.len() as u8 }
    }

    /// Ranks seats by `merit`, one value a seat: greater is better, equal shares the place.
    pub fn by_merit<M: Ord>(merit: &[M]) -> Self {
        let mut places = [0; MAX_SEATS];
        for (place, own) in places.iter_mut().zip(merit) {
            *place = 1 + merit.iter().filter(|other| *other > own).count() as u8;
        }
        Self { places, seats: merit.len() as u8 }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The place of `seat`; `None` if it has none.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        match self.places[seat.index()] {
            0 => None,
            place => Some(place),
        }
    }

    /// Whether `seat` is among the winners.
    pub fn won(&self, seat: Seat) -> bool {
        self.places[seat.index()] == 1
    }

    /// How many seats share the victory.
    pub fn winners(&self) -> u8 {
        self.places[..usize::from(self.seats)].iter().filter(|&&place| place == 1).count() as u8
    }
}

/// The end of a game as a person wants it told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// One line a seat, in seat order.
    pub seats: Vec<SeatResult>,
    /// For cooperative games and solitaires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub common: Option<Common>,
    /// What decided the game, in a sentence.
    pub reason: Text,
}

/// How one seat did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The place, 1 the best; `None` without one.
    pub place: Option<u8>,
    /// Points, where the game counts them for a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub score: Option<i32>,
    /// The values tie-breaks compared, in order; greater is better.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<i32>,
    /// What the score is made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Text>,
}

/// How all did together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Common {
    /// Whether the goal was reached.
    pub won: bool,
    /// Points, where the goal counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub score: Option<i32>,
    /// How nearly: what was still lacking.
    pub shortfalls: Vec<Shortfall>,
}

/// One thing a common goal lacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shortfall {
    /// What it is.
    pub what: Text,
    /// How many of it.
    pub count: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_places_leave_the_next_one_out() {
        let standings = Standings::by_merit(&[7, 12, 3, 7]);
        let places: Vec<_> = Seat::all(4).map(|seat| standings.place(seat)).collect();
        assert_eq!(places, [Some(2), Some(1), Some(4), Some(2)]);
        assert_eq!(standings.winners(), 1);
    }

    #[test]
    fn a_missed_common_goal_has_no_winner() {
        let lost = Standings::common(3, false);
        assert_eq!((lost.winners(), lost.place(Seat(2))), (0, None));
        assert_eq!(Standings::common(3, true).winners(), 3);
    }
}
