//! Who leads which colour, and who has how many pieces left.

use kernel::{Digest, Seat};
use serde::{Deserialize, Serialize};

use crate::Colour;

/// Pieces of each colour in the box.
pub const PIECES: u8 = 12;

/// Neutral pieces each of three players gets.
pub const HELPERS: u8 = 4;

/// Which seat leads which colour, for one to four people (FE-2, FE-10 to FE-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    players: u8,
}

impl Seating {
    /// A table of `players`, 1 to 4; `None` for any other number.
    pub const fn new(players: u8) -> Option<Self> {
        if players >= 1 && players <= 4 { Some(Self { players }) } else { None }
    }

    /// How many seats there are.
    #[inline]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Who leads `colour`; `None` if it is neutral.
    #[inline]
    pub const fn owner(self, colour: Colour) -> Option<Seat> {
        match (self.players, colour as u8) {
            (1, _) => Some(Seat(0)),
            (2, colour) => Some(Seat(colour / 2)),
            (3, 3) => None,
            (_, colour) => Some(Seat(colour)),
        }
    }

    /// The neutral colour, if there is one.
    pub const fn neutral(self) -> Option<Colour> {
        if self.players == 3 { Some(Colour::Yellow) } else { None }
    }

    /// The colours `seat` leads. Neutral pieces are led by nobody.
    pub fn colours(self, seat: Seat) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.owner(colour) == Some(seat))
    }

    /// What everybody has before the first turn.
    pub fn supplies(self) -> Supplies {
        let mut left = [[0; 4]; 4];
        for colour in Colour::ALL {
            match self.owner(colour) {
                Some(seat) => left[seat.index()][colour.index()] = PIECES,
                None => left[..3].iter_mut().for_each(|own| own[colour.index()] = HELPERS),
            }
        }
        Supplies { left }
    }
}

/// How many pieces of each colour each seat still has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Supplies {
    /// By seat, then colour.
    left: [[u8; 4]; 4],
}

impl Supplies {
    /// How many pieces of `colour` `seat` has.
    #[inline]
    pub const fn of(&self, seat: Seat, colour: Colour) -> u8 {
        self.left[seat.index()][colour.index()]
    }

    /// Takes `count` pieces from a supply.
    ///
    /// # Panics
    /// If there are not as many.
    #[inline]
    pub fn take(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.left[seat.index()][colour.index()] -= count;
    }

    /// Gives `count` pieces back.
    #[inline]
    pub fn give(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.left[seat.index()][colour.index()] += count;
    }

    /// How many pieces everybody has together.
    pub fn total(&self) -> u8 {
        self.left.iter().flatten().sum()
    }

    /// Feeds what distinguishes these supplies from others.
    pub fn digest(&self, digest: &mut Digest) {
        self.left.iter().for_each(|own| {
            digest.bytes(own);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(players: u8, seat: u8) -> Vec<Colour> {
        Seating::new(players).unwrap().colours(Seat(seat)).collect()
    }

    #[test]
    fn fe_2_colours_go_to_seats_in_order() {
        use Colour::{Blue, Green, Red, Yellow};
        assert_eq!(colours(4, 3), [Yellow]);
        assert_eq!(colours(3, 2), [Blue]);
        assert_eq!(Seating::new(3).unwrap().neutral(), Some(Yellow));
        assert_eq!((colours(2, 0), colours(2, 1)), (vec![Red, Green], vec![Blue, Yellow]));
        assert_eq!(colours(1, 0), [Red, Green, Blue, Yellow]);
    }

    #[test]
    fn fe_2_all_pieces_are_shared_out() {
        for players in 1..=4 {
            assert_eq!(Seating::new(players).unwrap().supplies().total(), 48);
        }
        let three = Seating::new(3).unwrap().supplies();
        assert_eq!(three.of(Seat(1), Colour::Green), PIECES);
        assert_eq!(three.of(Seat(1), Colour::Yellow), HELPERS);
    }
}
