//! Won together there is nothing to average: a line that gathers every tile is found by a beam.

use forest::Colour;
use kernel::{Actor, Digest, Game, Seat};
use vulkan::{Action, Vulkan};

use super::common::spare;
use super::weights::Common;
use super::{is_twin, tiles};
use crate::search::beam::Puzzle;

/// Positions are compared by how many loads there are to spare; so much of one is whim.
const WHIM: f32 = 0.5;

/// Gathering all tiles.
pub(super) struct Gathering<'a>(pub(super) &'a Common);

impl Puzzle<Vulkan> for Gathering<'_> {
    fn promise(&self, game: &Vulkan) -> f32 {
        spare(game, self.0)
    }

    /// Whose colours the loads have does not matter, nor which of a seat's colours there are how many of.
    fn key(&self, game: &Vulkan) -> u64 {
        let mut digest = Digest::default();
        digest.number(game.burning()).number(game.volcano().unwrap_or(0) as u64);
        let (mut ones, mut twos) = (0, 0);
        for tile in tiles(game.burning()) {
            let loads = u64::from(game.loads_on(tile));
            ones |= (loads & 1) << tile;
            twos |= (loads >> 1) << tile;
        }
        digest.number(ones).number(twos);
        for seat in Seat::all(game.seats()) {
            let mut supplies = Colour::ALL.map(|colour| game.supply(seat, colour));
            supplies.sort_unstable();
            digest.bytes(&supplies);
        }
        digest.number(game.to_act().seat().map_or(0, |seat| seat.0.into())).finish()
    }

    fn is_twin(&self, game: &Vulkan, action: Action) -> bool {
        match (action, game.to_act()) {
            (Action::Fly(flight), Actor::Seat(seat)) => is_twin(game, seat, flight),
            _ => false,
        }
    }

    fn whim(&self) -> f32 {
        WHIM
    }
}
