//! Taluva: what a good player knows.
//!
//! Temples decide: most temples win when the tiles run out, and with all temples built a second kind
//! is soon used up. So settlements of three fields are founded apart from each other, each of them
//! gets its temple at once, before an eruption cuts it, and the land nearby is raised for towers.
//! Huts are many: a large extension uses them up when that wins, but who has none left and no place
//! for anything else is out.

mod weights;

use kernel::{Game, Seat};
use taluva::{Action, Glance, Pieces, Prospects, Taluva};

use super::weights::weighted;
use super::{Insight, Shares};
use weights::{Contest, Weights};

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct TaluvaInsight {
    weights: Weights,
}

weighted!(TaluvaInsight, Weights, "weights.txt");

/// The sum of the first `count` worths after the first `skipped`.
fn some(worths: &[f32], count: u8, skipped: u8) -> f32 {
    worths.iter().skip(usize::from(skipped)).take(usize::from(count)).sum()
}

/// The worth of places for pieces of which `left` are in the supply: stage by stage, the ready ones
/// first; `now` if the first ready one can be used at once.
fn places(left: u8, stages: &[(u8, &[f32])], now: bool, w: &Contest) -> f32 {
    let (mut used, mut worth) = (0, 0.0);
    for &(count, worths) in stages {
        let count = count.min(left - used);
        worth += some(worths, count, used);
        used += count;
    }
    let (ready, worths) = stages[0];
    if now && ready.min(left) > 0 { worth + w.my_build - worths[0] } else { worth }
}

/// How many turns it takes to build `left` pieces when so many places are at each stage.
fn turns(left: u8, stages: &[u8], turns: &[f32]) -> f32 {
    let mut rest = left;
    let mut sum = 0.0;
    for (&count, &each) in stages.iter().zip(turns) {
        let count = count.min(rest);
        sum += f32::from(count) * each;
        rest -= count;
    }
    sum + f32::from(rest) * turns[stages.len()]
}

/// How many turns the seat needs to use up two kinds.
fn turns_to_finish(supply: Pieces, prospects: &Prospects, w: &Contest) -> f32 {
    let Prospects { temple_ready, temple_near, temple_far, tower_ready, tower_near, .. } =
        *prospects;
    let temples = turns(supply.temples, &[temple_ready, temple_near, temple_far], &w.temple_turns);
    let towers = turns(supply.towers, &[tower_ready, tower_near], &w.tower_turns);
    let huts = f32::from(supply.huts);
    let for_temples = w.huts_a_temple * f32::from(supply.temples.saturating_sub(temple_ready));
    let for_towers = w.huts_a_tower * f32::from(supply.towers.saturating_sub(tower_ready));
    let lacking = |needed: f32| w.turns_a_hut_lacking * (needed - huts).max(0.0);
    let rest = |needed: f32| (huts - needed).max(0.0) / w.huts_a_turn + lacking(needed);
    (temples + towers + lacking(for_temples + for_towers))
        .min(temples + rest(for_temples))
        .min(towers + rest(for_towers))
}

fn merit(game: &Taluva, seat: Seat, prospects: &Prospects, w: &Contest) -> f32 {
    let supply = game.supply(seat);
    let built = supply.built();
    let (turn, building) = game.turn();
    let now = turn == seat && building;
    let temple_places = [
        (prospects.temple_ready, &w.temple_ready[..]),
        (prospects.temple_near, &w.temple_near[..]),
        (prospects.temple_far, &w.temple_far[..]),
    ];
    let tower_places =
        [(prospects.tower_ready, &w.tower_ready[..]), (prospects.tower_near, &w.tower_near[..])];
    let turns_left =
        f32::from(game.tiles_left()) / f32::from(game.seats()) + f32::from(u8::from(turn == seat));
    // What is not built when the tiles run out is worth nothing.
    let soon = (turns_left / 2.0).min(1.0);
    let temples = f32::from(built.temples) + soon * places(supply.temples, &temple_places, now, w);
    let towers = f32::from(built.towers)
        + soon * places(supply.towers, &tower_places, now && prospects.temple_ready == 0, w);
    let needed = turns_to_finish(supply, prospects, w);
    let in_time = ((turns_left + 1.5 - needed) / 3.0).clamp(0.0, 1.0);
    let nearer = w.turn_nearer * (w.far_from_over - needed).max(0.0) * in_time;
    let ready =
        prospects.temple_ready.min(supply.temples) + prospects.tower_ready.min(supply.towers);
    let lasting = f32::from(supply.huts + ready);
    let short = w.not_lasting * (turns_left - lasting).max(0.0);
    let stuck = (needed.min(turns_left) + 1.0 - lasting).max(0.0) / (1.0 + lasting);
    temples + w.tower * towers + w.hut * f32::from(built.huts) + nearer
        - short
        - w.about_to_be_out * stuck
}

impl Insight<Taluva> for TaluvaInsight {
    fn evaluate(&self, game: &Taluva) -> Shares {
        let w = if game.seats() == 2 { &self.weights.two } else { &self.weights.several };
        let seats = usize::from(game.seats());
        let mut shares = Shares::default();
        // In ranking play the first to finish has won, whatever comes (TA-33).
        if let Some(first) = Seat::all(game.seats()).find(|&s| game.finished_at(s) == Some(1)) {
            shares.0[first.index()] = 1.0;
            return shares;
        }
        let prospects = game.all_prospects();
        let mut merits = [0.0; 4];
        let mut sides = [f32::MIN; 4];
        for seat in Seat::all(game.seats()).filter(|&seat| game.is_playing(seat)) {
            merits[seat.index()] = merit(game, seat, &prospects[seat.index()], w);
            let side = &mut sides[usize::from(game.team(seat))];
            *side = side.max(0.0) + merits[seat.index()];
        }
        let left = (f32::from(game.tiles_left()) / 24.0).min(1.0);
        let of_sides = Shares::from_merit(
            &sides[..seats],
            w.lead_at_end + (w.lead_at_start - w.lead_at_end) * left,
        );
        for seat in Seat::all(game.seats()) {
            shares.0[seat.index()] = of_sides.0[usize::from(game.team(seat))];
        }
        shares
    }

    fn priors(&self, game: &Taluva, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        let (seat, building) = game.turn();
        if building {
            let supply = game.supply(seat);
            priors.extend(actions.iter().map(|&action| build_prior(game, supply, action)));
        } else {
            let need = Need::of(game, seat);
            let scout = game.scout();
            priors.extend(actions.iter().map(|&action| match action {
                Action::Lay(placement) => lay_prior(&need, scout.glance(placement)),
                _ => 1.0,
            }));
        }
    }

    fn playout_depth(&self, _game: &Taluva) -> u32 {
        0
    }
}

/// What the seat to act looks for when it lays a tile.
struct Need {
    /// How much a place for a temple is needed, for a tower, and for small settlements to grow.
    temple: f32,
    tower: f32,
    growth: f32,
}

impl Need {
    fn of(game: &Taluva, seat: Seat) -> Self {
        let supply = game.supply(seat);
        let prospects = game.prospects(seat);
        let wanted = |left: u8, ready: u8, need: f32| match (left, ready) {
            (0, _) => 0.0,
            (_, 0) => need,
            _ => 0.2,
        };
        Self {
            temple: wanted(supply.temples, prospects.temple_ready, 6.0),
            tower: wanted(supply.towers, prospects.tower_ready, 8.0),
            growth: if supply.temples > 0 { 1.0 } else { 0.3 },
        }
    }
}

/// A tile is laid for what can be built next: a tower on a third level, a temple, a larger
/// settlement; or to cut an opponent before a temple stands. High land is not laid for others.
fn lay_prior(need: &Need, glance: Glance) -> f32 {
    let mut prior = 0.25;
    let count = |number: u8| f32::from(number);
    if glance.level >= 3 && glance.beside_towerless > 0 {
        prior += need.tower;
    } else if glance.level == 2 && glance.beside_towerless > 0 {
        prior += 0.08 * need.tower;
    }
    if glance.beside_ripe > 0 {
        prior += need.temple;
    }
    prior += need.growth * (0.6 * count(glance.beside_young) + 1.5 * count(u8::from(glance.pair)));
    prior += 5.0 * count(glance.others_broken) + 0.7 * count(glance.others_covered);
    if glance.level >= 3 && glance.others_towerless > 0 && glance.beside_towerless == 0 {
        prior *= 0.4;
    }
    prior *= 1.0 - 0.12 * count(glance.others_young + glance.others_ripe);
    prior * 0.6_f32.powi(i32::from(glance.own_covered)) * 0.3_f32.powi(i32::from(glance.own_broken))
}

/// Temples and towers first; then what makes a settlement of three fields with the fewest huts; huts
/// alone found new settlements, where there is room.
fn build_prior(game: &Taluva, supply: Pieces, action: Action) -> f32 {
    let temple_wanted = supply.temples > 0;
    match action {
        Action::Temple(_) => 14.0,
        Action::Tower(_) => 12.0,
        Action::Hut(field) => match game.founding(field) {
            (3.., false, _) if temple_wanted => 3.0,
            (2, false, room) => 0.8 + 0.2 * f32::from(room),
            (1, _, room) => 0.5 + 0.2 * f32::from(room),
            _ => 0.4,
        },
        Action::Extend(settlement, terrain) => {
            let (fields, huts, size) = game.growth(settlement, terrain);
            let grown = if size >= 3 && temple_wanted { 3.0 } else { 0.5 };
            // With another kind used up, huts are what wins.
            let hurry = if !temple_wanted || supply.towers == 0 { 0.8 } else { 0.0 };
            let all = if huts == supply.huts { 4.0 } else { 0.0 };
            let waste = 1.0 + 0.25 * f32::from(huts.saturating_sub(2));
            (grown + 0.2 * f32::from(fields)) / waste + hurry * f32::from(huts) + all
        }
        _ => 1.0,
    }
}
