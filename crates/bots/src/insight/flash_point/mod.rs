//! Flash Point: what a good crew knows.
//!
//! Seven out before four are lost or the house comes down. What brings it down is fire rolled on
//! fire, so a crew that wins keeps the number of burning cells near zero first and carries victims
//! out meanwhile. A position is judged by what is counted in it ([`count`]): fire, smoke, damage, how
//! near the victims are to the exit and how likely they are to burn, hazmats, hot spots, points
//! saved. A turn is planned as a whole ([`plan`]).

mod blaze;
mod count;
mod deeds;
mod effort;
mod future;
mod glance;
mod plan;
mod rivals;
mod scene;
mod sight;
mod turn;
pub(crate) mod ways;
mod weights;

use std::sync::OnceLock;

use ::flash_point::{Action, FlashPoint};
use kernel::{Actor, Game, Rng, Scratch, Seat};

use super::weights::{Weight, weighted};
use super::{Insight, Shares};
use crate::Budget;
use crate::net::Net;
use crate::search::Lore;
use count::count;
use deeds::Errand;
use scene::Scene;
use sight::sight;
use weights::Weights;

/// A playout sees about one round of the fire.
const PLAYOUT: u32 = 24;
/// How far chance may sway a playout's choice.
const WHIM: f32 = 0.2;

/// A lost game counts as this part of a victory, times the part of the victims that were out.
const NEARLY: f32 = 0.25;

/// How much the sum of what is counted says of the logarithm of the odds: found by playing, its weights
/// are too large for that.
const SUM: f32 = 0.5;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct FlashPointInsight {
    weights: Weights,
}

weighted!(FlashPointInsight, Weights, "weights.txt");

impl FlashPointInsight {
    /// The chance of winning, of games that are over too.
    fn worth(&self, game: &FlashPoint) -> f32 {
        self.settled(game).unwrap_or_else(|| self.judge(game, &Scene::of(game)))
    }

    /// The same; `scene` is that of the position.
    fn worth_in(&self, game: &FlashPoint, scene: &Scene) -> f32 {
        self.settled(game).unwrap_or_else(|| self.judge(game, scene))
    }

    /// What nothing can change any more.
    fn settled(&self, game: &FlashPoint) -> Option<f32> {
        match Shares::at_end(game) {
            Some(shares) => Some(shares.of(Seat(0))),
            None => (game.rescued() >= 7).then_some(1.0),
        }
    }

    fn judge(&self, game: &FlashPoint, scene: &Scene) -> f32 {
        let counted = count(game, scene);
        let sum = self.weights.dot(&counted);
        let odds = match game.is_experienced() {
            true => SUM * sum + net().answer(&sight(game, &counted)),
            false => sum,
        };
        1.0 / (1.0 + (-odds).exp())
    }
}

/// What is added to the sum in the experienced game, learnt from games (`net.txt`). In the family game the
/// sum is enough: with the net the crew won no more and took several times as long.
fn net() -> &'static Net {
    static READ: OnceLock<Net> = OnceLock::new();
    READ.get_or_init(|| include_str!("net.txt").parse().expect("a net"))
}

impl Insight<FlashPoint> for FlashPointInsight {
    fn evaluate(&self, game: &FlashPoint) -> Shares {
        Shares::common(game.seats(), self.worth(game))
    }

    fn priors(&self, game: &FlashPoint, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        let errand = Errand::of(game);
        priors.extend(actions.iter().map(|&action| errand.wish(game, action)));
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &FlashPoint,
        _lore: &Lore,
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

    fn plan<R: Rng + ?Sized>(
        &self,
        game: &FlashPoint,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Option<Vec<Action>> {
        Some(self.plan_turn(game, seat, budget, rng.next_u64()))
    }

    fn plan_at_a_glance(&self, game: &FlashPoint) -> Option<Vec<Action>> {
        Some(self.imagine_turn(game))
    }

    /// Who loses with six out was nearer to winning than who loses with none.
    fn at_end(&self, game: &FlashPoint) -> Option<Shares> {
        let won = Shares::at_end(game)?.of(Seat(0));
        let nearly = NEARLY * f32::from(game.rescued().min(7)) / 7.0;
        Some(Shares::common(game.seats(), won.max(nearly)))
    }
}
