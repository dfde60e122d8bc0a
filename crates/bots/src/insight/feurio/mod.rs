//! Feurio! and Wildfire!: what a good player knows.
//!
//! Points come from a large sum over a small divisor, so one big area with water (a low number) that
//! keeps a free edge beats many small ones. Fire spreads to the hottest place, so edges beside cool
//! places stay free: [`outlook`] foresees which. [`contest`] is about points, [`common`] about the
//! goal of solitaires and cooperative games; [`glance`], and [`sense`] and [`lay`], are about how to
//! get there without thinking.
//!
//! Playouts go to the end and there is no other evaluation: which edges stay free and who comes where
//! first shows only there. Evaluations of unfinished games did well at a twentieth of a second an
//! action and badly at half a second, when `uct` has looked at every way often enough.

mod common;
mod contest;
mod glance;
mod lay;
mod leaning;
mod looks;
mod outlook;
mod sense;
mod weights;

use std::sync::OnceLock;

use feurio::{Action, Feurio, Phase};
use kernel::{Game, Rng, Scratch, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use crate::search::{Kind, Lore};
use looks::Looks;
use sense::Scene;
use weights::{Contest, Together, Weights};

/// See the head of this file.
#[derive(Clone, Debug)]
pub struct FeurioInsight {
    weights: Weights,
    /// Of two players and of several, made when such a contest is first played out.
    looks: [OnceLock<Looks>; 2],
}

weighted!(FeurioInsight, Weights, "weights.txt", looks: Default::default());

impl FeurioInsight {
    fn contest(&self, game: &Feurio) -> &Contest {
        if game.seats() == 2 { &self.weights.two } else { &self.weights.several }
    }

    #[inline]
    fn looks(&self, game: &Feurio) -> &Looks {
        let looks = &self.looks[usize::from(game.seats() != 2)];
        looks.get_or_init(|| Looks::new(&self.contest(game).glance))
    }

    fn together(&self, game: &Feurio) -> &Together {
        if game.seats() == 1 { &self.weights.alone } else { &self.weights.crew }
    }
}

/// Whether all seats win or lose together.
fn together(game: &Feurio) -> bool {
    game.team(Seat(0)) == game.team(Seat(game.seats() - 1))
}

impl Insight<Feurio> for FeurioInsight {
    /// As if the game were over.
    fn evaluate(&self, game: &Feurio) -> Shares {
        if together(game) {
            Shares::common(game.seats(), common::at_end(game))
        } else {
            contest::shares_at_end(game, 1.0)
        }
    }

    fn priors(&self, game: &Feurio, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        match game.phase() {
            Phase::Deploying if together(game) => {
                Scene::new(game, &self.together(game).sense).priors(actions, priors);
            }
            Phase::Laying { number, .. } if together(game) => {
                lay::priors(game, number, actions, &self.together(game).lay, priors);
            }
            Phase::Deploying => {
                leaning::leanings(game, actions, priors, self.contest(game));
                leaning::to_priors(priors, self.contest(game).doubt);
            }
            // Firebreaks are rarely worth a turn's men.
            _ => priors.extend(actions.iter().map(|action| match action {
                Action::Hide(..) | Action::Firebreak(_) => 0.2,
                _ => 1.0,
            })),
        }
    }

    /// What long searches try first was taught to the priors of contests, and a few iterations play well.
    fn worth_of_iteration(&self, game: &Feurio) -> u32 {
        if together(game) { 1 } else { 4 }
    }

    fn leanings(&self, game: &Feurio, actions: &[Action], leanings: &mut Vec<f32>) -> bool {
        let known = game.phase() == Phase::Deploying && !together(game);
        if known {
            leaning::leanings(game, actions, leanings, self.contest(game));
        }
        known
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &Feurio,
        lore: &Lore,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match game.phase() {
            Phase::Deploying if together(game) => {
                Scene::new(game, &self.together(game).sense).at_a_glance(rng)
            }
            Phase::Laying { number, .. } if together(game) => {
                lay::at_a_glance(game, number, &self.together(game).lay, scratch, rng)
            }
            Phase::Deploying => glance::deploy(game, self.looks(game), lore, rng),
            Phase::Committing => Action::Open,
            _ => game.sample(scratch, rng),
        }
    }

    fn playout_depth(&self, _game: &Feurio) -> u32 {
        u32::MAX
    }

    fn kind(&self, game: &Feurio, action: Action) -> Option<Kind> {
        if together(game) { None } else { glance::kind(game, action) }
    }

    fn by_clearness(&self, game: &Feurio, length: u32) -> f32 {
        if game.seats() == 2 && !together(game) { contest::by_points(length) } else { 1.0 }
    }

    fn at_end(&self, game: &Feurio) -> Option<Shares> {
        matches!(game.phase(), Phase::Over(_)).then(|| self.evaluate(game))
    }

    /// Scores are reckoned once for both.
    fn after_playout(&self, game: &Feurio, length: u32) -> Option<Shares> {
        if together(game) {
            return self.at_end(game);
        }
        let part = self.by_clearness(game, length);
        matches!(game.phase(), Phase::Over(_)).then(|| contest::shares_at_end(game, part))
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
