//! Who will get which tile.

use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::weights::{Contest, Kind};
use super::{loads_of, tiles};
use crate::insight::Shares;

/// All loads of the box.
const LOADS: f32 = 48.0;

fn kind<'a>(game: &Vulkan, tile: usize, leader: Option<Seat>, w: &'a Contest) -> &'a Kind {
    match (game.number(tile).spaces(), game.loads_on(tile)) {
        (spaces, 0) => &w.empty[usize::from(spaces.max(1)) - 1],
        (2, 1) => &w.ripe_of_two,
        (3, 1) => &w.begun,
        _ if leader.is_some() => &w.sure,
        (3, 2) => &w.ripe_of_three,
        _ => &w.tied,
    }
}

/// How a contest may end.
pub(super) struct Outlook {
    /// The points each seat may expect.
    pub(super) points: [f32; 4],
    /// A lead of so many makes winning about three times as likely.
    pub(super) lead: f32,
}

impl Outlook {
    /// The expected share of victory of so many seats.
    pub(super) fn shares(&self, seats: u8) -> Shares {
        Shares::from_merit(&self.points[..usize::from(seats)], self.lead)
    }
}

/// What each seat may expect.
pub(super) fn outlook(game: &Vulkan, w: &Contest) -> Outlook {
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
    let (next, open) = hand_out(game, early, &mut points, w);
    if let Some(seat) = game.to_act().seat() {
        points[seat.index()] += next;
    }
    for (points, loads) in points.iter_mut().zip(loads) {
        *points += open * loads / left.max(1.0);
    }
    let lead = w.lead_at_end + (w.lead_at_start - w.lead_at_end) * early;
    Outlook { points, lead }
}

/// Adds what leaders may expect to `points`; returns what falls to who flies next, and the rest.
fn hand_out(game: &Vulkan, early: f32, points: &mut [f32; 4], w: &Contest) -> (f32, f32) {
    let (mut next, mut open) = (0.0, 0.0);
    for tile in tiles(game.burning()) {
        let leader = game.holder(tile);
        let promise = kind(game, tile, leader, w).of(game.loose() >> tile & 1 == 1);
        let given = promise.late + (promise.soon - promise.late) * early;
        let worth = f32::from(game.number(tile).value()) * given;
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
