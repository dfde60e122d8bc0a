//! Weights from games: which numbers would have foretold best how they ended.
//!
//! Bots play against themselves, some of the positions are kept with what the game came to, and the
//! weights follow the gradient of the evaluation's surprise (cross entropy). Every fifth game is kept
//! apart: what the fit is worth is measured there.

use kernel::{Actor, Rng, Scratch, Seat, Silent, Viewer, below};

use crate::insight::{Insight, Known, Shares, Tuned};
use crate::{Bot, Player};

/// One position of a game and what the game came to.
#[derive(Clone, Debug)]
pub struct Sample<G> {
    game: G,
    came_to: Shares,
}

/// Of so many decisions one is kept, and of so many one is made at random: bots that never err never
/// show what an error costs.
const KEPT: u32 = 3;
pub(crate) const ERRORS: u32 = 40;

/// Plays a game from `start` by `bot` on every seat and keeps some of its positions.
pub fn collect<G: Known, R: Rng + ?Sized>(start: &G, bot: Bot, rng: &mut R) -> Vec<Sample<G>> {
    let mut game = start.clone();
    let mut players: Vec<_> =
        Seat::all(game.seats()).map(|seat| (Player::new(bot, seat), vec![])).collect();
    let mut kept = vec![];
    let mut scratch = Scratch::default();
    while game.to_act() != Actor::Nobody {
        let action = match game.to_act() {
            Actor::Seat(seat) if below(rng, ERRORS) != 0 => {
                let (player, seen) = &mut players[seat.index()];
                player.choose(&game, seen.iter().copied(), rng)
            }
            _ => game.sample(&mut scratch, rng),
        };
        for (seat, (_, seen)) in Seat::all(game.seats()).zip(&mut players) {
            seen.push(game.redact(action, Viewer::Seat(seat)));
        }
        game.play_unchecked(action, &mut Silent);
        if matches!(game.to_act(), Actor::Seat(_)) && below(rng, KEPT) == 0 {
            kept.push(game.clone());
        }
    }
    let came_to = Shares::at_end(&game).expect("the game is over");
    kept.into_iter().map(|game| Sample { game, came_to }).collect()
}

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The new weights.
    pub weights: Vec<f32>,
    /// The mean surprise, in nats, at the games kept apart: before and after.
    pub before: f64,
    /// See `before`.
    pub after: f64,
}

/// Steps of the descent, samples looked at in each, how far a step goes at first as a part of a
/// weight, and how far weights are moved to see what that changes.
const STEPS: u32 = 240;
const BATCH: u32 = 1200;
const STRIDE: f64 = 0.02;
const NUDGE: f32 = 0.02;
/// No weight grows or shrinks by more than this factor; one that is 0 stays so.
const FURTHEST: f32 = 6.0;
/// What it costs, in nats, to double a weight: where games hardly tell, it stays what it was.
const RELUCTANCE: f64 = 0.002;
/// How slowly the descent forgets earlier gradients, and earlier squares of them (Adam).
const INERTIA: f64 = 0.9;
const MEMORY: f64 = 0.99;
/// Of the games, one in so many is kept apart.
pub(crate) const APART: usize = 5;

/// Whether a number, or a group it belongs to, is called `held`.
pub fn is_held(name: &str, held: &str) -> bool {
    name.strip_prefix(held).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The weights that fit games best, beginning with those of the program; numbers and groups called
/// like one of `held` stay as they are. `games` holds the samples of each game; `told` hears of each
/// step.
pub fn fit<G: Known, R: Rng + ?Sized>(
    games: &[Vec<Sample<G>>],
    held: &[String],
    rng: &mut R,
    mut told: impl FnMut(u32, u32),
) -> Fit {
    let side = |apart: bool| {
        let numbered = games.iter().enumerate();
        numbered.filter(move |(i, _)| (i % APART == 0) == apart).flat_map(|(_, game)| game)
    };
    let (seen, apart): (Vec<_>, Vec<_>) = (side(false).collect(), side(true).collect());
    let start = G::Insight::default().weights();
    let before = surprise::<G>(&start, &apart);
    let mut descent = Descent::new(&start);
    for (moments, name) in descent.moments.iter_mut().zip(G::Insight::names()) {
        if held.iter().any(|held| is_held(&name, held)) {
            *moments = None;
        }
    }
    for step in 0..STEPS {
        told(step, STEPS);
        let batch: Vec<&Sample<G>> = (0..BATCH.min(seen.len() as u32))
            .map(|_| seen[below(rng, seen.len() as u32) as usize])
            .collect();
        descent.step(&batch, f64::from(STEPS - step) / f64::from(STEPS));
    }
    let after = surprise::<G>(&descent.weights, &apart);
    Fit { weights: descent.weights, before, after }
}

struct Descent {
    start: Vec<f32>,
    weights: Vec<f32>,
    /// For each weight: the gradient and its square, both smoothed; nothing if it changes nothing.
    moments: Vec<Option<(f64, f64)>>,
}

impl Descent {
    fn new(start: &[f32]) -> Self {
        let moments = start.iter().map(|&weight| (weight != 0.0).then_some((0.0, 0.0))).collect();
        Self { start: start.to_vec(), weights: start.to_vec(), moments }
    }

    fn step<G: Known>(&mut self, batch: &[&Sample<G>], left: f64) {
        for index in 0..self.weights.len() {
            let Some((mean, square)) = self.moments[index] else { continue };
            let slope = self.slope(batch, index);
            // Weights of other kinds of set-up have no part in these games.
            if slope == 0.0 && mean == 0.0 {
                self.moments[index] = None;
                continue;
            }
            let start = f64::from(self.start[index]);
            let moved = f64::from(self.weights[index]) / start - 1.0;
            let slope = slope + 2.0 * RELUCTANCE * moved;
            let mean = INERTIA * mean + (1.0 - INERTIA) * slope;
            let square = MEMORY * square + (1.0 - MEMORY) * slope * slope;
            self.moments[index] = Some((mean, square));
            let stride = STRIDE * left * mean / (square.sqrt() + 1e-9);
            let start = self.start[index];
            let moved = self.weights[index] - (stride as f32) * start;
            let (low, high) = (start / FURTHEST, start * FURTHEST);
            self.weights[index] = moved.clamp(low.min(high), low.max(high));
        }
    }

    /// How the surprise changes with a weight, in units of its start.
    fn slope<G: Known>(&self, batch: &[&Sample<G>], index: usize) -> f64 {
        let mut weights = self.weights.clone();
        let mut at = |nudge: f32| {
            weights[index] = self.weights[index] + nudge * self.start[index];
            surprise::<G>(&weights, batch)
        };
        (at(NUDGE) - at(-NUDGE)) / (2.0 * f64::from(NUDGE))
    }
}

/// The mean surprise of an evaluation with these weights.
fn surprise<G: Known>(weights: &[f32], samples: &[&Sample<G>]) -> f64 {
    let insight = G::Insight::with_weights(weights);
    let sum: f64 = samples.iter().map(|sample| surprise_at(&insight, sample)).sum();
    sum / samples.len().max(1) as f64
}

fn surprise_at<G: Known>(insight: &G::Insight, sample: &Sample<G>) -> f64 {
    let game = &sample.game;
    let shares = insight.evaluate(game);
    let of = |seat: Seat| (f64::from(shares.of(seat)), f64::from(sample.came_to.of(seat)));
    let bits = |expected: f64, came: f64| -came * expected.clamp(1e-4, 1.0).ln();
    if game.team(Seat(0)) == game.team(Seat(game.seats() - 1)) {
        let (expected, came) = of(Seat(0));
        return bits(expected, came) + bits(1.0 - expected, 1.0 - came);
    }
    Seat::all(game.seats()).map(of).map(|(expected, came)| bits(expected, came)).sum()
}
