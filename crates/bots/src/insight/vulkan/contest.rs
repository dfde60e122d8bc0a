//! Who will get which tile.

use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::{loads_of, tiles};
use crate::insight::Shares;

/// All loads of the box.
const LOADS: f32 = 48.0;

/// A lead of so many points makes winning about three times as likely, with all loads spent and
/// with none.
const LEAD_AT_END: f32 = 5.0;
const LEAD_AT_START: f32 = 16.0;

/// What becomes of tiles like this one: counted over 460 games of plain search against itself, then
/// rounded and smoothed by hand.
#[derive(Clone, Copy)]
struct Promise {
    /// How likely it is given out at all, with hardly a load left and with all.
    given: [f32; 2],
    /// Whose it is then: the part of who leads on it and the part of who flies next. The rest is
    /// shared by loads left.
    leads: f32,
    next: f32,
}

const fn promise(given: [f32; 2], leads: f32, next: f32) -> Promise {
    Promise { given, leads, next }
}

/// Each kind of tile, first while it is fast, then once it is loose.
type Kind = [Promise; 2];

/// Without a load, by its spaces.
const EMPTY: [Kind; 3] = [
    [promise([0.08, 0.76], 0.0, 0.1), promise([0.28, 0.90], 0.0, 0.12)],
    [promise([0.0, 0.53], 0.0, 0.0), promise([0.1, 0.68], 0.0, 0.0)],
    [promise([0.0, 0.45], 0.0, 0.0), promise([0.0, 0.72], 0.0, 0.0)],
];

/// One load short of full, and any load takes it: with two spaces somebody leads, with three nobody.
const RIPE_OF_TWO: Kind = [promise([0.25, 1.0], 0.5, 0.2), promise([0.65, 1.0], 0.1, 0.5)];
const RIPE_OF_THREE: Kind = [promise([0.35, 1.0], 0.0, 0.3), promise([0.83, 1.0], 0.0, 0.6)];

/// The first of three loads.
const BEGUN: Kind = [promise([0.08, 0.88], 0.75, 0.05), promise([0.35, 0.94], 0.7, 0.05)];

/// A majority that can't be broken.
const SURE: Kind = [promise([0.42, 0.96], 1.0, 0.0), promise([0.55, 0.96], 1.0, 0.0)];

/// Full and tied: whoever makes it loose takes it.
const TIED: Kind = [promise([0.7, 1.0], 0.0, 0.4), promise([0.7, 1.0], 0.0, 0.4)];

fn kind(game: &Vulkan, tile: usize, leader: Option<Seat>) -> &'static Kind {
    match (game.number(tile).spaces(), game.loads_on(tile)) {
        (spaces, 0) => &EMPTY[usize::from(spaces.max(1)) - 1],
        (2, 1) => &RIPE_OF_TWO,
        (3, 1) => &BEGUN,
        _ if leader.is_some() => &SURE,
        (3, 2) => &RIPE_OF_THREE,
        _ => &TIED,
    }
}

/// The expected share of victory of each seat, from the points each may expect.
pub(super) fn shares(game: &Vulkan) -> Shares {
    let mut points = [0.0; 4];
    let mut loads = [0.0; 4];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = f32::from(game.score(seat));
        loads[seat.index()] = loads_of(game, seat);
    }
    let left: f32 = loads.iter().sum();
    // Loads pay less and less: most tiles are given out with the first half of them.
    let spent = 1.0 - left / LOADS;
    let early = 1.0 - spent * spent;
    let (next, open) = hand_out(game, early, &mut points);
    if let Some(seat) = game.to_act().seat() {
        points[seat.index()] += next;
    }
    for (points, loads) in points.iter_mut().zip(loads) {
        *points += open * loads / left.max(1.0);
    }
    let lead = LEAD_AT_END + (LEAD_AT_START - LEAD_AT_END) * early;
    Shares::from_merit(&points[..usize::from(game.seats())], lead)
}

/// Adds what leaders may expect to `points`; returns what falls to who flies next, and the rest.
fn hand_out(game: &Vulkan, early: f32, points: &mut [f32; 4]) -> (f32, f32) {
    let (mut next, mut open) = (0.0, 0.0);
    for tile in tiles(game.burning()) {
        let leader = game.holder(tile);
        let promise = kind(game, tile, leader)[(game.loose() >> tile & 1) as usize];
        let [least, most] = promise.given;
        let worth = f32::from(game.number(tile).value()) * (least + (most - least) * early);
        next += worth * promise.next;
        let mut rest = 1.0 - promise.next;
        if let Some(leader) = leader {
            points[leader.index()] += worth * promise.leads;
            rest -= promise.leads;
        }
        open += worth * rest;
    }
    (next, open)
}
