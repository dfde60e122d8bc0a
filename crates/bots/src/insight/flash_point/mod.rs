//! Flash Point: what a good crew knows.
//!
//! Seven out before four are lost or the house comes down. So a position is as good as its victims
//! are near the exit, measured in action points, against what the fire is going to do meanwhile:
//! every firefighter's turn brings one advance of the fire. The work left tells how many of these
//! are still to come, the walls that explosions would hit now tell how fast the house wears down,
//! and the fire around each victim how likely it is lost before somebody gets there.

mod blaze;
mod deeds;
pub(crate) mod ways;

use ::flash_point::{Action, Cell, FlashPoint, Kind};
use kernel::{Actor, Game, Rng, Scratch};

use super::{Insight, Shares};
use blaze::Blaze;
use deeds::Errand;
use ways::{FAR, Gait, Ways};

/// Points it takes to find a victim not yet on the board and bring it out.
const WHOLE_RESCUE: f32 = 13.0;
/// Points of a turn that go into rescues; the others fight the fire.
const RESCUE_POINTS: f32 = 2.6;
/// The fire grows: later rolls break more than the next one would.
const GROWTH: f32 = 1.25;
/// Even a house without fire will burn again: markers a phase, and fires, to reckon with.
const KINDLING: f32 = 0.08;
const NEW_FIRES: f32 = 3.0;
/// Markers at which the collapse is as likely as not to come, and how sharp that border is.
const BRITTLE: f32 = 24.0;
const BRITTLE_WIDTH: f32 = 3.0;
/// Losses, those to be feared included, at which the game is as likely lost as not.
const BITTER: f32 = 3.6;
const BITTER_WIDTH: f32 = 0.75;
/// Losses to be feared a fire phase for each burning cell.
const PERIL: f32 = 0.0022;
/// A burning cell costs work: each takes points from rescues.
const FIRE_WORK: f32 = 0.45;
/// Points a knock-down costs, and each point of way to the nearest fire.
const KNOCKED_DOWN: f32 = 6.0;
const AWAY: f32 = 0.02;
/// A playout sees about one round of the fire.
const PLAYOUT: u32 = 24;
/// How far chance may sway a playout's choice.
const WHIM: f32 = 0.2;

/// See the head of this file.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlashPointInsight;

fn unlikely(value: f32, border: f32, width: f32) -> f32 {
    1.0 / (1.0 + ((value - border) / width).exp())
}

/// The chance of winning.
fn chance(game: &FlashPoint) -> f32 {
    let blaze = Blaze::of(game);
    let out = Ways::out(game);
    let needed = 7.0 - f32::from(game.rescued());
    if needed <= 0.0 {
        return 1.0;
    }
    let (victims, alarms) = game.unseen();
    let real = f32::from(victims) / f32::from((victims + alarms).max(1));
    let rounds = game.firefighters().count() as f32;
    let rolls = Blaze::rolls(game);
    let (mut saved_work, mut losses) = (0.0, f32::from(game.lost()));
    for (cell, kind, held) in game.tokens_on_board() {
        if kind == Kind::Hazmat {
            continue;
        }
        let likely = if kind == Kind::Hidden { real } else { 1.0 };
        let way = fetch(game, &out, cell, held);
        // Fire phases until it is out: whoever fetches it acts once a round.
        let phases = (way / 4.0).min(4.0) * rounds.min(4.0);
        let burnt = 1.0 - (1.0 - blaze.chance(cell)).powf(phases * rolls);
        losses += likely * burnt;
        let known = if kind == Kind::Hidden { 0.0 } else { 1.0 };
        saved_work += likely * (1.0 - burnt) * (WHOLE_RESCUE + known - way).max(-6.0);
    }
    let fires = game.fire().len() as f32;
    let work = needed * WHOLE_RESCUE - saved_work + FIRE_WORK * fires + standing(game);
    let work = work.max(1.0);
    let phases = work / RESCUE_POINTS;
    let markers = f32::from(game.house().markers()) + (KINDLING + GROWTH * blaze.wear) * phases;
    let losses = losses + PERIL * (NEW_FIRES + fires) * phases * rolls;
    unlikely(markers, BRITTLE, BRITTLE_WIDTH) * unlikely(losses, BITTER, BITTER_WIDTH)
}

/// Points lost by firefighters that stand badly: far from the fire, or in smoke that is about to
/// burn.
fn standing(game: &FlashPoint) -> f32 {
    let fire = game.fire();
    if fire.is_empty() {
        return 0.0;
    }
    let ways = Ways::to(game, Gait::Free, fire.iter().map(|cell| (cell, 0)));
    let reddening = game.house().adjacent(fire) & game.smoke();
    let badly = |cell: Cell| {
        let trapped = if reddening.contains(cell) { KNOCKED_DOWN } else { 0.0 };
        trapped + AWAY * f32::from(ways.from(cell).min(12))
    };
    game.firefighters().map(|figure| badly(game.cell_of(figure))).sum()
}

/// Points until the POI on `cell` is out, by whoever is nearest.
fn fetch(game: &FlashPoint, out: &Ways, cell: Cell, held: bool) -> f32 {
    let carry = f32::from(out.from(cell).min(FAR / 2));
    if held {
        return carry;
    }
    let ways = Ways::to(game, Gait::Free, [(cell, 0)]);
    let free = game.firefighters().filter(|&figure| game.load_of(figure).is_none());
    let near = free.map(|figure| ways.from(game.cell_of(figure))).min().unwrap_or(12);
    carry + f32::from(near.min(FAR / 2))
}

impl Insight<FlashPoint> for FlashPointInsight {
    fn evaluate(&self, game: &FlashPoint) -> Shares {
        Shares::common(game.seats(), chance(game).clamp(0.0, 1.0))
    }

    fn priors(&self, game: &FlashPoint, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        let errand = Errand::of(game);
        priors.extend(actions.iter().map(|&action| errand.wish(game, action)));
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &FlashPoint,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        if game.to_act() == Actor::Chance {
            return game.sample(scratch, rng);
        }
        game.legal(&mut scratch.actions);
        if let [only] = scratch.actions[..] {
            return only;
        }
        let errand = Errand::of(game);
        let mut best = (f32::MIN, scratch.actions[0]);
        for &action in &scratch.actions {
            let whim = kernel::below(rng, 1024) as f32 / 1024.0;
            let wish = errand.wish(game, action) * (1.0 - WHIM * whim);
            if wish > best.0 {
                best = (wish, action);
            }
        }
        best.1
    }

    fn playout_depth(&self) -> u32 {
        PLAYOUT
    }
}
