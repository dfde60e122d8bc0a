//! Feurio! and Wildfire!: what a good player knows.
//!
//! Points come from a large sum over a small divisor, so one big area with water (a low number) that
//! keeps a free edge beats many small ones. Fire spreads to the hottest place, so edges beside cool
//! places stay free: [`outlook`] foresees which. [`contest`] is about points, [`common`] about the
//! goal of solitaires and cooperative games.

mod common;
mod contest;
mod outlook;
mod weights;

use feurio::{Action, Feurio, Phase};
use kernel::{Game, Rng, Scratch, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use crate::search::{Kind, Lore};
use weights::{Contest, Weights};

/// Contests are played out to the end: with half a second an action the evaluation's blind spots
/// decide, which a twentieth of a second hides. Together the evaluation is asked after some rounds.
const PLAYOUT_STEPS_TOGETHER: u32 = 30;

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
        if game.phase() != Phase::Deploying {
            // Firebreaks are rarely worth a turn's men.
            priors.extend(actions.iter().map(|action| match action {
                Action::Hide(..) | Action::Firebreak(_) => 0.2,
                _ => 1.0,
            }));
        } else if together(game) {
            common::priors(game, actions, priors);
        } else {
            contest::priors(game, actions, priors, self.contest(game));
        }
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &Feurio,
        lore: &Lore,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match game.phase() {
            Phase::Deploying if together(game) => common::at_a_glance(game, rng),
            Phase::Deploying => contest::at_a_glance(game, lore, rng),
            Phase::Committing => Action::Open,
            _ => game.sample(scratch, rng),
        }
    }

    fn playout_depth(&self, game: &Feurio) -> u32 {
        if together(game) { PLAYOUT_STEPS_TOGETHER } else { u32::MAX }
    }

    fn kind(&self, game: &Feurio, action: Action) -> Option<Kind> {
        if together(game) { None } else { contest::kind(game, action) }
    }

    fn at_end(&self, game: &Feurio) -> Option<Shares> {
        let shares = Shares::at_end(game)?;
        Some(if together(game) { shares } else { contest::shares_at_end(game) })
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
