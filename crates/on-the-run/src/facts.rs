//! Facts of a position for those who think about it. Nothing here changes anything.

use forest::{Bag, Colour, Number, Seating, TileSet};
use kernel::Seat;

use crate::edge::{EdgeSet, Woods, free_beside, hot_spots};
use crate::herds::Herds;
use crate::setup::WINDS;
use crate::state::{OnTheRun, Phase};

impl OnTheRun {
    /// The tiles not yet turned up.
    #[inline]
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The tiles on the table, and the edge fields with those who stand there.
    #[inline]
    pub fn woods(&self) -> &Woods {
        &self.woods
    }

    /// The animals on tiles.
    #[inline]
    pub fn herds(&self) -> &Herds {
        &self.herds
    }

    /// Whose supply holds which colour. Where all play together, seat 0 holds all four.
    #[inline]
    pub fn stock(&self) -> Seating {
        self.table.stock
    }

    /// Whether all win or lose together (OR-42).
    #[inline]
    pub fn is_cooperative(&self) -> bool {
        self.table.cooperative
    }

    /// Whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn.seat
    }

    /// Whether the tile of the turn lies, or none is left, and its seat may startle or flee.
    #[inline]
    pub fn is_acting(&self) -> bool {
        matches!(self.phase, Phase::Acting)
    }

    /// Which number is being left now, and by whose animals (OR-14).
    #[inline]
    pub fn fleeing(&self) -> Option<(Number, Colour)> {
        match self.phase {
            Phase::Fleeing { number, colour } => Some((number, colour)),
            _ => None,
        }
    }

    /// Whether pieces of `colour` are predators (OR-40).
    #[inline]
    pub fn is_predator(&self, colour: Colour) -> bool {
        self.table.is_predator(colour)
    }

    /// How many animals of `colour` wait in the supply.
    #[inline]
    pub fn waiting(&self, colour: Colour) -> u8 {
        self.supply(colour)
    }

    /// The edge fields where a tile may be laid now (OR-10).
    #[inline]
    pub fn hot_spots(&self) -> EdgeSet {
        hot_spots(&self.woods)
    }

    /// The free edge fields that touch any of some tiles.
    #[inline]
    pub fn free_edges_beside(&self, tiles: TileSet) -> EdgeSet {
        free_beside(&self.woods, tiles)
    }

    /// In how many more turns animals of `colour` may be startled, this turn included if nothing
    /// was done in it yet. Two colours of one seat share these turns (OR-41).
    pub fn turns_to_startle(&self, colour: Colour) -> u8 {
        let (round, own, now) = if self.table.cooperative {
            let own = WINDS.iter().position(|&wind| wind == colour).unwrap_or(0) as u8;
            (4, own, self.turn.wind)
        } else {
            (self.table.players, self.table.keeper(colour).0, self.turn.seat.0)
        };
        let ahead = (own + round - now) % round;
        let left = self.bag.left();
        match self.phase {
            Phase::Opening(_) => left / round,
            Phase::Drawing => (left + round - 1 - ahead) / round,
            Phase::Laying(_) | Phase::Relocating => (left + round - ahead) / round,
            Phase::Acting if self.turn.laid => (left + round - ahead) / round,
            // The turn is as good as over: its seat comes last.
            _ => (left + round - 1 - (ahead + round - 1) % round) / round,
        }
    }
}
