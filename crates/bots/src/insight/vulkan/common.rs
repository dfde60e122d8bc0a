//! Winning together: enough loads for every tile.
//!
//! All tiles are gathered most cheaply by one load on each and then cutting them off from the
//! volcano, for which its neighbours must be full, and most of theirs loose enough to get at them.

use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::{loads_of, tiles};

/// What part of the tiles two steps from the volcano must be filled to get round it.
const SECOND_RING: f32 = 0.5;

/// So many loads to spare make winning about three times as likely as losing.
const SPARE: f32 = 3.0;

/// Nothing is sure before the end.
const SUREST: f32 = 0.95;

/// The chance of winning together.
pub(super) fn chance(game: &Vulkan) -> f32 {
    let left: f32 = Seat::all(game.seats()).map(|seat| loads_of(game, seat)).sum();
    let spare = left - needed(game);
    SUREST / (1.0 + (-spare / SPARE).exp())
}

/// How many loads are still needed if none is wasted.
fn needed(game: &Vulkan) -> f32 {
    let volcano = game.volcano();
    let ring = volcano.map_or(0, |volcano| game.beside(volcano));
    let around = tiles(ring).fold(0, |set, tile| set | game.beside(tile)) & !ring;
    let on = |tile| {
        let loads = game.loads_on(tile);
        let first = f32::from(u8::from(loads == 0));
        let others = f32::from(game.number(tile).spaces() - loads) - first;
        let part = match (ring >> tile & 1, around >> tile & 1) {
            (1, _) => 1.0,
            (_, 1) => SECOND_RING,
            _ => 0.0,
        };
        first + part * others
    };
    tiles(game.burning()).map(on).sum()
}
