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
mod judge;
mod plan;
mod reach;
mod rivals;
mod scene;
mod scenes;
pub mod school;
mod sight;
mod surroundings;
mod turn;
pub(crate) mod ways;
mod weights;

use ::flash_point::{Action, FlashPoint};
use kernel::{Actor, Game, Rng, Scratch, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use crate::Budget;
use crate::net::Net;
use crate::search::Lore;
use deeds::Errand;
use judge::Judge;
use weights::Weights;

/// A playout sees about one round of the fire.
const PLAYOUT: u32 = 24;
/// How far chance may sway a playout's choice.
const WHIM: f32 = 0.2;

/// A lost game counts as this part of a victory, times the part of the victims that were out.
const NEARLY: f32 = 0.25;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct FlashPointInsight {
    weights: Weights,
    net: &'static Net,
}

weighted!(FlashPointInsight, Weights, "weights.txt", net: judge::own_net());

impl FlashPointInsight {
    /// The same insight with another net in the experienced game.
    #[must_use]
    pub fn with_net(self, net: &'static Net) -> Self {
        Self { net, ..self }
    }

    fn judge(&self) -> Judge<'_> {
        Judge { weights: &self.weights, net: self.net }
    }
}

impl Insight<FlashPoint> for FlashPointInsight {
    fn evaluate(&self, game: &FlashPoint) -> Shares {
        Shares::common(game.seats(), self.judge().worth(game))
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
