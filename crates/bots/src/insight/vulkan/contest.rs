//! Who will get which tile.

use std::borrow::Borrow;

use forest::TILES;
use kernel::{Game, Seat};
use vulkan::Vulkan;

use super::prospect::{PROSPECTS, Prospect};
use super::weights::{Contest, Kind};
use super::{loads_of, tiles};
use crate::insight::Shares;

/// All loads of the box.
const LOADS: f32 = 48.0;

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
    let kinds = Kinds::of(w);
    sum_up(game, w, tiles(game.burning()).map(|tile| Stake::of(game, tile, &kinds)))
}

/// The same of positions one action after another: of most tiles they have the stakes in common.
pub(super) struct Stakes<'a> {
    before: &'a Vulkan,
    weights: &'a Contest,
    kinds: Kinds<'a>,
    of_tiles: [Stake; TILES],
    /// The same but while a position that follows is looked at.
    now: [Stake; TILES],
}

impl<'a> Stakes<'a> {
    pub(super) fn of(before: &'a Vulkan, weights: &'a Contest) -> Self {
        let kinds = Kinds::of(weights);
        let mut of_tiles = [Stake::NONE; TILES];
        for tile in tiles(before.burning()) {
            of_tiles[tile] = Stake::of(before, tile, &kinds);
        }
        Self { before, weights, kinds, of_tiles, now: of_tiles }
    }

    /// What each seat may expect in a position that follows.
    pub(super) fn outlook_after(&mut self, after: &Vulkan) -> Outlook {
        let changed = after.tiles_changed_since(self.before);
        for tile in tiles(changed) {
            let burns = after.burning() >> tile & 1 == 1;
            self.now[tile] = if burns { Stake::of(after, tile, &self.kinds) } else { Stake::NONE };
        }
        // The tiles that left add nothing to any sum.
        let outlook = sum_up(after, self.weights, self.now.iter());
        for tile in tiles(changed) {
            self.now[tile] = self.of_tiles[tile];
        }
        outlook
    }
}

/// What becomes of a tile's points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stake {
    value: f32,
    /// How likely it is given out at all with hardly a load left, and how much likelier with all.
    late: f32,
    sooner: f32,
    /// The part of each seat for leading on it, of who flies next, and of loads left.
    leads: [f32; 4],
    next: f32,
    open: f32,
}

impl Stake {
    const NONE: Self =
        Self { value: 0.0, late: 0.0, sooner: 0.0, leads: [0.0; 4], next: 0.0, open: 0.0 };

    #[inline(always)]
    fn of(game: &Vulkan, tile: usize, kinds: &Kinds<'_>) -> Self {
        let leader = game.holder(tile);
        let prospect = Prospect::of(game, tile, leader.is_some());
        let promise = kinds.0[prospect as usize].of(game.loose() >> tile & 1 == 1);
        let leads = if leader.is_some() { promise.leads } else { 0.0 };
        Self {
            value: f32::from(game.number(tile).value()),
            late: promise.late,
            sooner: promise.soon - promise.late,
            leads: PLACES[leader.map_or(4, Seat::index)].map(|own| own * leads),
            next: promise.next,
            open: 1.0 - promise.next - leads,
        }
    }
}

/// By seat and, last, for nobody: which of the four parts is theirs.
const PLACES: [[f32; 4]; 5] = {
    let mut places = [[0.0; 4]; 5];
    let mut seat = 0;
    while seat < 4 {
        places[seat][seat] = 1.0;
        seat += 1;
    }
    places
};

/// What the weights say of tiles, by their prospects.
struct Kinds<'a>([&'a Kind; PROSPECTS]);

impl<'a> Kinds<'a> {
    #[inline]
    fn of(w: &'a Contest) -> Self {
        let mut kinds = [&w.empty[0]; PROSPECTS];
        let mut set = |prospect, kind| kinds[prospect as usize] = kind;
        set(Prospect::RipeOfTwo, &w.ripe_of_two);
        set(Prospect::Begun, &w.begun);
        set(Prospect::Sure, &w.sure);
        set(Prospect::Won, &w.sure);
        set(Prospect::RipeOfThree, &w.ripe_of_three);
        set(Prospect::Tied, &w.tied);
        set(Prospect::EmptyOfTwo, &w.empty[1]);
        set(Prospect::EmptyOfThree, &w.empty[2]);
        Self(kinds)
    }
}

/// What comes of all stakes, lowest tile first: sums in another order would come to something else.
#[inline]
fn sum_up(
    game: &Vulkan,
    w: &Contest,
    stakes: impl IntoIterator<Item = impl Borrow<Stake>>,
) -> Outlook {
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
    let (mut next, mut open) = (0.0, 0.0);
    for stake in stakes {
        let stake: &Stake = stake.borrow();
        let worth = stake.value * (stake.late + stake.sooner * early);
        // Added to all, nothing to most: no processor guesses who leads on the next tile.
        points.iter_mut().zip(stake.leads).for_each(|(points, part)| *points += worth * part);
        next += worth * stake.next;
        open += worth * stake.open;
    }
    if let Some(seat) = game.to_act().seat() {
        points[seat.index()] += next;
    }
    for (points, loads) in points.iter_mut().zip(loads) {
        *points += open * loads / left.max(1.0);
    }
    let lead = w.lead_at_end + (w.lead_at_start - w.lead_at_end) * early;
    Outlook { points, lead }
}

#[cfg(test)]
mod tests {
    use kernel::{Actor, Scratch, Silent};
    use vulkan::Action;

    use super::super::VulkanInsight;
    use super::*;
    use crate::search::SplitMix;

    /// The stakes of every flight of random games, one after another, are those of its end alone.
    #[test]
    fn what_follows_is_judged_as_if_nothing_went_before() {
        let insight = VulkanInsight::default();
        let mut actions: Vec<Action> = vec![];
        for (players, seed) in (2..=4).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
            let setup = format!(r#"{{"edition":"volcano","players":{players}}}"#);
            let mut game = Vulkan::new(&serde_json::from_str(&setup).unwrap()).unwrap();
            let (mut rng, mut scratch) = (SplitMix::new(seed), Scratch::default());
            while game.to_act() != Actor::Nobody {
                if let Actor::Seat(_) = game.to_act() {
                    let w = insight.contest(&game);
                    let mut stakes = Stakes::of(&game, w);
                    game.legal(&mut actions);
                    for &action in &actions {
                        let mut after = game;
                        after.play_unchecked(action, &mut Silent);
                        let (alone, then) = (outlook(&after, w), stakes.outlook_after(&after));
                        assert_eq!(alone.points.map(f32::to_bits), then.points.map(f32::to_bits));
                        assert_eq!(alone.lead.to_bits(), then.lead.to_bits());
                    }
                }
                game.play_unchecked(game.sample(&mut scratch, &mut rng), &mut Silent);
            }
        }
    }
}
