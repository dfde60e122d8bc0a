//! Winning together: enough loads for every tile.
//!
//! All tiles are gathered most cheaply by one load on each and then cutting them off from the
//! volcano, for which its neighbours must be full, and most of theirs loose enough to get at them.

use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::weights::Common;
use super::{loads_of, tiles};

/// Nothing is sure before the end.
const SUREST: f32 = 0.95;

/// The chance of winning together.
pub(super) fn chance(game: &Vulkan, w: &Common) -> f32 {
    SUREST / (1.0 + (-spare(game, w) / w.spare).exp())
}

/// How many loads will be left if none is wasted.
pub(super) fn spare(game: &Vulkan, w: &Common) -> f32 {
    let left: f32 = Seat::all(game.seats()).map(|seat| loads_of(game, seat)).sum();
    left - needed(game, w)
}

/// How many loads are still needed if none is wasted.
fn needed(game: &Vulkan, w: &Common) -> f32 {
    let volcano = game.volcano();
    let ring = volcano.map_or(0, |volcano| game.beside(volcano));
    let around = tiles(ring).fold(0, |set, tile| set | game.beside(tile)) & !ring;
    let on = |tile| {
        let loads = game.loads_on(tile);
        let first = f32::from(u8::from(loads == 0));
        let others = f32::from(game.number(tile).spaces() - loads) - first;
        let part = match (ring >> tile & 1, around >> tile & 1) {
            (1, _) => 1.0,
            (_, 1) => w.second_ring,
            _ => 0.0,
        };
        first + part * others
    };
    tiles(game.burning()).map(on).sum()
}
