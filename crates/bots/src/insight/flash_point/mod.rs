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
mod weights;

use ::flash_point::{Action, Cell, CellSet, FlashPoint, Kind};
use kernel::{Actor, Game, Rng, Scratch, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use blaze::Blaze;
use deeds::Errand;
use ways::{FAR, Gait, Ways};
use weights::Weights;

/// What a game is worth that was lost with the seventh victim about to be rescued.
const NEARLY: f32 = 0.1;
/// A playout sees about one round of the fire.
const PLAYOUT: u32 = 24;
/// How far chance may sway a playout's choice.
const WHIM: f32 = 0.2;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct FlashPointInsight {
    weights: Weights,
}

weighted!(FlashPointInsight, Weights, "weights.txt");

fn unlikely(value: f32, border: f32, width: f32) -> f32 {
    1.0 / (1.0 + ((value - border) / width).exp())
}

/// The chance of winning.
fn chance(game: &FlashPoint, w: &Weights) -> f32 {
    let blaze = Blaze::of(game);
    let out = Ways::out(game, game.tokens_on_board().map(|token| token.0).collect());
    let figures = game.firefighters().map(|figure| game.cell_of(figure)).collect();
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
        let way = fetch(game, &out, cell, held, figures);
        // Fire phases until it is out: whoever fetches it acts once a round.
        let phases = (way / 4.0).min(4.0) * rounds.min(4.0);
        let burnt = 1.0 - (1.0 - blaze.chance(cell)).powf(phases * rolls);
        losses += likely * burnt;
        let known = if kind == Kind::Hidden { 0.0 } else { 1.0 };
        saved_work += likely * (1.0 - burnt) * (w.whole_rescue + known - way).max(-6.0);
    }
    let fires = game.fire().len() as f32;
    let work =
        needed * w.whole_rescue - saved_work + w.fire_work * fires + standing(game, figures, w);
    let work = work.max(1.0);
    let phases = work / w.rescue_points;
    let markers = f32::from(game.house().markers()) + (w.kindling + w.growth * blaze.wear) * phases;
    let losses = losses + w.peril * (w.new_fires + fires) * phases * rolls;
    unlikely(markers, w.brittle, w.brittle_width) * unlikely(losses, w.bitter, w.bitter_width)
}

/// Points lost by firefighters that stand badly: far from the fire, or in smoke that is about to
/// burn.
fn standing(game: &FlashPoint, figures: CellSet, w: &Weights) -> f32 {
    let fire = game.fire();
    if fire.is_empty() {
        return 0.0;
    }
    let ways = Ways::to(game, Gait::Free, fire.iter().map(|cell| (cell, 0)), figures);
    let reddening = game.house().adjacent(fire) & game.smoke();
    let badly = |cell: Cell| {
        let trapped = if reddening.contains(cell) { w.knocked_down } else { 0.0 };
        trapped + w.away * f32::from(ways.from(cell).min(12))
    };
    game.firefighters().map(|figure| badly(game.cell_of(figure))).sum()
}

/// Points until the POI on `cell` is out, by whoever is nearest.
fn fetch(game: &FlashPoint, out: &Ways, cell: Cell, held: bool, figures: CellSet) -> f32 {
    let carry = f32::from(out.from(cell).min(FAR / 2));
    if held {
        return carry;
    }
    let ways = Ways::to(game, Gait::Free, [(cell, 0)], figures);
    let free = game.firefighters().filter(|&figure| game.load_of(figure).is_none());
    let near = free.map(|figure| ways.from(game.cell_of(figure))).min().unwrap_or(12);
    carry + f32::from(near.min(FAR / 2))
}

impl Insight<FlashPoint> for FlashPointInsight {
    fn evaluate(&self, game: &FlashPoint) -> Shares {
        Shares::common(game.seats(), chance(game, &self.weights).clamp(0.0, 1.0))
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

    fn playout_depth(&self, _game: &FlashPoint) -> u32 {
        PLAYOUT
    }

    /// Who lost with more victims out was nearer to winning.
    fn at_end(&self, game: &FlashPoint) -> Option<Shares> {
        let shares = Shares::at_end(game)?;
        let won = shares.of(Seat(0)) > 0.0;
        let nearly = NEARLY * f32::from(game.rescued()) / 7.0;
        Some(if won { shares } else { Shares::common(game.seats(), nearly) })
    }
}
