//! Weights of playouts, by letting them play.
//!
//! Playouts decide without thinking, so thousands of games between candidates cost no more than a few
//! between bots that search. A generation of candidates, drawn around the best so far, plays against
//! it from the same dice; the better ones say where the next are drawn and how far apart (the
//! cross-entropy method). A stronger playout makes a stronger search, if it stays as blurred.

use kernel::{Actor, Rng, Scratch, Seat, Silent};

use crate::insight::{Insight, Known, Shares, Tuned};
use crate::search::{Lore, SplitMix};

/// Candidates of a generation, how many of them are listened to, and games each plays.
const CANDIDATES: usize = 40;
const LISTENED_TO: usize = 10;
const GAMES: u32 = 600;

/// How far apart candidates are at first and at least: so much, and this part of the weight.
const APART: f32 = 0.4;
const APART_BY_WEIGHT: f32 = 0.08;
const LEAST_APART: f32 = 0.1;

/// How far a generation moves the weights, and how much of it the next one's distances remember.
const STRIDE: f32 = 0.5;
const MEMORY: f32 = 0.8;

/// After so many generations the opponent is renewed.
const RENEWED_AFTER: u32 = 10;

/// Games that tell what it was worth, and games that tell which weights matter at all.
const GAMES_TO_TELL: u32 = 4000;
const GAMES_TO_PROBE: u32 = 200;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Bred {
    /// The new weights.
    pub weights: Vec<f32>,
    /// The mean share of a seat whose playouts have the old weights, against the old ones.
    pub before: f64,
    /// The same of the new weights, against the old ones.
    pub after: f64,
}

/// Breeds the weights of playouts from `start`, beginning with those of the program; `told` hears of
/// each generation.
pub fn breed<G: Known, R: Rng + ?Sized>(
    start: &G,
    generations: u32,
    rng: &mut R,
    mut told: impl FnMut(u32, u32),
) -> Bred {
    let arena = Arena { start };
    let old = G::Insight::default().weights();
    let mut herd = Herd::new(&arena, &old);
    let mut opponent = old.clone();
    for generation in 0..generations {
        told(generation, generations);
        let seed = rng.next_u64();
        let mut candidates: Vec<(f64, Vec<f32>)> =
            (0..CANDIDATES).map(|_| herd.candidate(rng)).map(|weights| (0.0, weights)).collect();
        for (score, weights) in &mut candidates {
            *score = arena.share(weights, &opponent, GAMES, seed);
        }
        candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        herd.follow(&candidates[..LISTENED_TO]);
        if (generation + 1).is_multiple_of(RENEWED_AFTER) {
            opponent.clone_from(&herd.mean);
        }
    }
    let seed = rng.next_u64();
    let share = |weights: &[f32]| arena.share(weights, &old, GAMES_TO_TELL, seed);
    Bred { before: share(&old), after: share(&herd.mean), weights: herd.mean }
}

/// Where candidates come from.
struct Herd {
    mean: Vec<f32>,
    /// How far apart candidates are in each weight; 0 where it does not matter.
    apart: Vec<f32>,
}

impl Herd {
    fn new<G: Known>(arena: &Arena<'_, G>, old: &[f32]) -> Self {
        let apart = |index: usize| {
            let apart = APART + APART_BY_WEIGHT * old[index].abs();
            if arena.matters(old, index) { apart } else { 0.0 }
        };
        Self { mean: old.to_vec(), apart: (0..old.len()).map(apart).collect() }
    }

    fn candidate<R: Rng + ?Sized>(&self, rng: &mut R) -> Vec<f32> {
        let both = self.mean.iter().zip(&self.apart);
        both.map(|(mean, apart)| mean + apart * normal(rng)).collect()
    }

    fn follow(&mut self, best: &[(f64, Vec<f32>)]) {
        let count = best.len() as f32;
        for index in 0..self.mean.len() {
            if self.apart[index] == 0.0 {
                continue;
            }
            let values = best.iter().map(|(_, weights)| weights[index]);
            let mean = values.clone().sum::<f32>() / count;
            let squares: f32 = values.map(|value| (value - mean) * (value - mean)).sum();
            let spread = (squares / (count - 1.0)).sqrt();
            self.mean[index] += STRIDE * (mean - self.mean[index]);
            let apart = MEMORY * self.apart[index] + (1.0 - MEMORY) * spread;
            self.apart[index] = apart.max(LEAST_APART);
        }
    }
}

/// About normally distributed, with mean 0 and deviation 1.
fn normal<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    let unit = |bits: u32| bits as f32 / u32::MAX as f32;
    (0..12).map(|_| unit(rng.next_u32())).sum::<f32>() - 6.0
}

struct Arena<'a, G> {
    start: &'a G,
}

impl<G: Known> Arena<'_, G> {
    /// The mean share of a seat with `own` weights among others with those of `others`.
    fn share(&self, own: &[f32], others: &[f32], games: u32, seed: u64) -> f64 {
        let insights = [others, own].map(G::Insight::with_weights);
        let mut rng = SplitMix::new(seed);
        let mut scratch = Scratch::default();
        let seats = u32::from(self.start.seats());
        let play = |number: u32| {
            let seat = Seat((number % seats) as u8);
            f64::from(self.play(seat, &insights, &mut scratch, &mut rng).of(seat))
        };
        (0..games).map(play).sum::<f64>() / f64::from(games)
    }

    /// One game. Where all win together there are no others.
    fn play(
        &self,
        seat: Seat,
        [others, own]: &[G::Insight; 2],
        scratch: &mut Scratch<G::Action>,
        rng: &mut SplitMix,
    ) -> Shares {
        let (mut game, lore) = (self.start.clone(), Lore::default());
        while game.to_act() != Actor::Nobody {
            let is_own = |actor: Seat| game.team(actor) == game.team(seat);
            let insight = if game.to_act().seat().is_some_and(is_own) { own } else { others };
            let action = insight.playout_action(&game, &lore, scratch, rng);
            game.play_unchecked(action, &mut Silent);
        }
        own.at_end(&game).expect("the game is over")
    }

    /// Whether anything changes with a weight.
    fn matters(&self, weights: &[f32], index: usize) -> bool {
        let mut nudged = weights.to_vec();
        nudged[index] += 1.0 + nudged[index].abs();
        let share = |own: &[f32]| self.share(own, weights, GAMES_TO_PROBE, 1);
        share(&nudged).to_bits() != share(weights).to_bits()
    }
}
