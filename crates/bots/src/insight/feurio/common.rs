//! All together: 48 men out, one area a colour, a 1 with a free edge in each.

use feurio::Feurio;
use forest::{Colour, Number};
use kernel::{Game, Seat};

use super::outlook::each;

/// Water: what every area needs.
pub(super) const WATER: Number = Number::ALL[0];

/// Whether the colour stands on a 1 with a free edge.
pub(super) fn has_water(game: &Feurio, colour: Colour) -> bool {
    let forest = game.forest();
    each(game.held(colour)).any(|t| forest.number(t) == WATER && forest.free_edges(t) > 0)
}

/// The men of a colour nobody has deployed.
pub(super) fn men_left(game: &Feurio, colour: Colour) -> u8 {
    Seat::all(game.seats()).map(|seat| game.supplies().of(seat, colour)).sum()
}

/// How much a game that was lost is worth at most.
const NEARLY: f32 = 0.3;

/// What each thing the goal lacks costs of it.
const LACK: f32 = 0.7;

/// What the end of a game is worth; the nearer the goal was, the more.
pub(super) fn at_end(game: &Feurio) -> f32 {
    let near = game.nearness();
    if near.reached() {
        return 1.0;
    }
    let lacking = near.men_left + near.areas_too_many + near.areas_without_water;
    NEARLY * (-LACK * f32::from(lacking)).exp()
}
