//! A position of the game and how it begins.

use forest::{Bag, Colour, Number, Seating, Supplies, TILES};
use hex::Hex;
use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Board, tiles};
use crate::growth::FLOWER;
use crate::layout::Layout;
use crate::setup::{Edition, GivenLayout, LayoutChoice, Setup};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance grows a random forest.
    Growing,
    /// Chance turns the tiles up.
    TurningUp,
    /// The last seat picks the volcano.
    Choosing,
    /// Seats fly in turn.
    Flying,
    /// Nobody is to act any more.
    Over,
}

/// A position of Vulkan! or Volcano!.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vulkan {
    pub(crate) edition: Edition,
    pub(crate) seating: Seating,
    /// Whether all win or lose together: solitaire and cooperative games.
    pub(crate) together: bool,
    pub(crate) phase: Phase,
    /// Who is to act or, once the game is over, flew last.
    pub(crate) turn: Seat,
    pub(crate) bag: Bag,
    pub(crate) supplies: Supplies,
    /// The sum of the numbers in each pile.
    pub(crate) scores: [u16; 4],
    pub(crate) board: Board,
}

impl Vulkan {
    /// The position before the first decision.
    pub(crate) fn begin(setup: &Setup) -> Result<Self, Refusal> {
        let seating = setup.seating()?;
        let begin = |phase, board| Self {
            edition: setup.edition,
            seating,
            together: setup.cooperative || setup.players == 1,
            phase,
            turn: Seat(setup.players - 1),
            bag: setup.edition.bag(),
            supplies: seating.supplies(),
            scores: [0; 4],
            board,
        };
        Ok(match &setup.layout {
            LayoutChoice::Random => begin(Phase::Growing, Board::growing(&FLOWER)),
            LayoutChoice::Ready(ready) => {
                begin(Phase::TurningUp, Board::new(Layout::new(&ready.places())))
            }
            LayoutChoice::Given(given) => {
                given.check(setup.edition)?;
                let board = Board::new(Layout::new(&given.places));
                let mut game = begin(Phase::TurningUp, board);
                game.turn_up_given(given);
                game
            }
        })
    }

    fn turn_up_given(&mut self, given: &GivenLayout) {
        for (&place, &number) in given.places.iter().zip(given.numbers.iter().flatten()) {
            if let Some(tile) = self.board.layout().find(place) {
                self.turn_up(tile, number);
            }
        }
    }

    /// Turns a tile up; after the last one the volcano is chosen.
    pub(crate) fn turn_up(&mut self, tile: usize, number: Number) {
        self.bag.draw(number);
        self.board.turn_up(tile, number);
        if self.bag.left() == 0 {
            self.phase = Phase::Choosing;
        }
    }

    /// The tile chance turns up next: they are turned up in reading order.
    pub(crate) fn next_to_turn_up(&self) -> usize {
        TILES - usize::from(self.bag.left())
    }

    /// The colours a seat has loads of.
    #[inline]
    pub(crate) fn colours_left(&self, seat: Seat) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(move |&colour| self.supplies.of(seat, colour) > 0)
    }

    /// Whether a seat has a load of any colour.
    #[inline]
    pub(crate) fn has_loads(&self, seat: Seat) -> bool {
        self.colours_left(seat).next().is_some()
    }

    /// Whether a common goal is out of reach: a tile left the game without a load (VU-21).
    #[inline]
    pub(crate) const fn is_spoilt(&self) -> bool {
        self.together && self.board.gone() != 0
    }

    /// Whether every burning tile was gathered (VU-21).
    pub(crate) const fn all_gathered(&self) -> bool {
        self.board.burning() == 0 && self.board.gone() == 0
    }

    /// How many of a seat's own loads are on tiles still lying (VU-20). Neutral loads are nobody's.
    pub(crate) fn loads_lying(&self, seat: Seat) -> u8 {
        let on = |tile| {
            let own = self.seating.colours(seat);
            own.map(|colour| self.board.loads(tile).of(colour)).sum::<u8>()
        };
        tiles(self.board.burning()).map(on).sum()
    }

    /// The places where tiles lie or lay, in reading order; of a forest that still grows, in the
    /// order they were added.
    pub fn places(&self) -> &[Hex] {
        self.board.layout().places()
    }

    /// What is being done.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many loads of `colour` a seat still has.
    pub fn supply(&self, seat: Seat, colour: Colour) -> u8 {
        self.supplies.of(seat, colour)
    }

    /// The sum of the numbers of a seat's tiles (VU-20).
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.index()]
    }
}
