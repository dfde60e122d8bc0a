//! Feurio! and Wildfire!: what a good player knows.
//!
//! Points come from a large sum over a small divisor, so one big area with water (a low number) that
//! keeps a free edge beats many small ones. Fire spreads to the hottest place, so edges beside cool
//! places stay free: [`outlook`] foresees which. [`contest`] is about points, [`common`] about the
//! goal of solitaires and cooperative games, [`sense`] and [`lay`] about how to get there at a glance.

mod common;
mod contest;
mod lay;
mod outlook;
mod sense;
mod weights;

use feurio::{Action, Feurio, Phase};
use kernel::{Game, Rng, Scratch, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use sense::Scene;
use weights::{Contest, Glance, Weights};

/// A few rounds of sensible play show more than the evaluation sees. Clearly better than none; in
/// contests 12 and 30 steps and whole games differed by less than 120 games of four can tell, and 12
/// are the fastest. Together, playouts go to the end: whether the goal is reached shows only there.
const PLAYOUT_STEPS: u32 = 12;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct FeurioInsight {
    weights: Weights,
}

weighted!(FeurioInsight, Weights, "weights.txt");

impl FeurioInsight {
    fn contest(&self, game: &Feurio) -> &Contest {
        if game.seats() == 2 { &self.weights.two } else { &self.weights.several }
    }

    fn glance(&self, game: &Feurio) -> &Glance {
        if game.seats() == 1 { &self.weights.alone } else { &self.weights.crew }
    }
}

/// Whether all seats win or lose together.
fn together(game: &Feurio) -> bool {
    game.team(Seat(0)) == game.team(Seat(game.seats() - 1))
}

impl Insight<Feurio> for FeurioInsight {
    fn evaluate(&self, game: &Feurio) -> Shares {
        if together(game) {
            Shares::common(game.seats(), common::chance(game, &self.weights.common))
        } else {
            contest::shares(game, self.contest(game))
        }
    }

    fn priors(&self, game: &Feurio, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        match game.phase() {
            Phase::Deploying if together(game) => {
                Scene::new(game, &self.glance(game).sense).priors(actions, priors);
            }
            Phase::Laying { number, .. } if together(game) => {
                lay::priors(game, number, actions, &self.glance(game).lay, priors);
            }
            Phase::Deploying => contest::priors(game, actions, priors, self.contest(game)),
            // Firebreaks are rarely worth a turn's men.
            _ => priors.extend(actions.iter().map(|action| match action {
                Action::Hide(..) | Action::Firebreak(_) => 0.2,
                _ => 1.0,
            })),
        }
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &Feurio,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match game.phase() {
            Phase::Deploying if together(game) => {
                Scene::new(game, &self.glance(game).sense).at_a_glance(rng)
            }
            Phase::Laying { number, .. } if together(game) => {
                lay::at_a_glance(game, number, &self.glance(game).lay, scratch, rng)
            }
            Phase::Deploying => contest::at_a_glance(game, rng),
            Phase::Committing => Action::Open,
            _ => game.sample(scratch, rng),
        }
    }

    fn playout_depth(&self, game: &Feurio) -> u32 {
        if together(game) { u32::MAX } else { PLAYOUT_STEPS }
    }

    fn at_end(&self, game: &Feurio) -> Option<Shares> {
        let over = matches!(game.phase(), Phase::Over(_));
        if over && together(game) {
            return Some(Shares::common(game.seats(), common::at_end(game)));
        }
        Shares::at_end(game)
    }
}

/// A cheap stream of numbers from 0 to 1 for playouts, from one draw of the dice.
struct Jitter(u64);

impl Jitter {
    fn new<R: Rng + ?Sized>(rng: &mut R) -> Self {
        Self(rng.next_u64() | 1)
    }

    /// The next number, by xorshift.
    #[inline]
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1u64 << 24) as f32
    }
}
