//! Where to lay the drawn tile when all win together: which of the hottest places.

use feurio::{Action, Feurio};
use forest::{Colour, Number, TileSet};
use hex::Hex;
use kernel::{Game, Rng, Scratch};

use super::Jitter;
use super::common::{WATER, has_water, men_left};
use super::outlook::each;
use super::weights::Lay;

/// How sensible it is to lay a tile there; differences of 1 matter.
fn laying(game: &Feurio, number: Number, place: Hex, w: &Lay) -> f32 {
    let near = game.forest().around(place).fold(0, |near, tile| near | 1 << tile);
    let closed: f32 = each(near).map(|tile| closing(game, tile, w)).sum();
    brought(game, number, near, w) - closed
}

/// What is lost when an edge of a tile is closed.
fn closing(game: &Feurio, tile: usize, w: &Lay) -> f32 {
    let last_edges = game.forest().free_edges(tile) <= 2;
    let water = game.forest().number(tile) == WATER && last_edges;
    let room = game.room(tile) - game.room_if_closed(tile);
    w.closes_room * f32::from(room) + if water { w.closes_water } else { 0.0 }
}

/// What the tile brings those who hold tiles `near` it and have men left.
fn brought(game: &Feurio, number: Number, near: TileSet, w: &Lay) -> f32 {
    let reached = |colour: &Colour| men_left(game, *colour) > 0 && game.held(*colour) & near != 0;
    let brought = |colour| match number == WATER {
        false => w.reach,
        true if has_water(game, colour) => -w.water_to_others,
        true => w.water_to_dry,
    };
    Colour::ALL.into_iter().filter(reached).map(brought).sum()
}

/// The more sensible a place, the sooner it is tried.
pub(super) fn priors(
    game: &Feurio,
    number: Number,
    actions: &[Action],
    w: &Lay,
    priors: &mut Vec<f32>,
) {
    priors.extend(actions.iter().map(|action| match *action {
        Action::Lay(place) => laying(game, number, place, w).exp(),
        _ => 1.0,
    }));
}

/// The place that looks best, swayed a little by chance.
pub(super) fn at_a_glance<R: Rng + ?Sized>(
    game: &Feurio,
    number: Number,
    w: &Lay,
    scratch: &mut Scratch<Action>,
    rng: &mut R,
) -> Action {
    game.legal(&mut scratch.actions);
    if let [only] = scratch.actions[..] {
        return only;
    }
    let mut jitter = Jitter::new(rng);
    let mut best = (f32::MIN, scratch.actions[0]);
    for &action in &scratch.actions {
        let Action::Lay(place) = action else { continue };
        let look = laying(game, number, place, w) + jitter.next();
        if look > best.0 {
            best = (look, action);
        }
    }
    best.1
}
