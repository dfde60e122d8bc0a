//! Priors from searches: which weights would have foretold best what long searches came to try.
//!
//! Bots play against themselves and at every decision it is kept how often each action was tried. The
//! weights then follow the gradient of the priors' surprise at that, over and above how unsure the
//! searches were themselves. Every fifth game is kept apart: what the lessons are worth is measured
//! there.

use kernel::{Actor, Game, Rng, Scratch, Seat, Silent, Viewer, below};

use crate::insight::{Insight, Known, Tuned};
use crate::tune::{APART, ERRORS, Fit, is_held};
use crate::{Bot, Player};

/// A decision and how a search spread its trials over the actions.
#[derive(Clone, Debug)]
pub struct Lesson<G: Game> {
    game: G,
    actions: Vec<G::Action>,
    /// The part of the trials each had.
    tried: Vec<f32>,
}

/// Plays a game from `start` by `bot` on every seat and keeps what its searches found.
pub fn watch<G: Known, R: Rng + ?Sized>(start: &G, bot: Bot, rng: &mut R) -> Vec<Lesson<G>> {
    let mut game = start.clone();
    let mut players: Vec<_> =
        Seat::all(game.seats()).map(|seat| (Player::new(bot, seat), vec![])).collect();
    let (mut lessons, mut scratch) = (vec![], Scratch::default());
    while game.to_act() != Actor::Nobody {
        let action = match game.to_act() {
            Actor::Seat(seat) if below(rng, ERRORS) != 0 => {
                let (player, seen) = &mut players[seat.index()];
                let action = player.choose(&game, seen.iter().copied(), rng);
                lessons.extend(lesson(&game, player));
                action
            }
            _ => game.sample(&mut scratch, rng),
        };
        for (seat, (_, seen)) in Seat::all(game.seats()).zip(&mut players) {
            seen.push(game.redact(action, Viewer::Seat(seat)));
        }
        game.play_unchecked(action, &mut Silent);
    }
    lessons
}

fn lesson<G: Known>(game: &G, player: &Player<G>) -> Option<Lesson<G>> {
    let findings = player.findings();
    let trials: u32 = findings.iter().map(|finding| finding.visits).sum();
    let actions: Vec<G::Action> = findings.iter().map(|finding| finding.action).collect();
    let tells = findings.len() > 1 && trials > 0;
    let known = tells && G::Insight::default().leanings(game, &actions, &mut vec![]);
    known.then(|| Lesson {
        game: game.clone(),
        actions,
        tried: findings.iter().map(|found| found.visits as f32 / trials as f32).collect(),
    })
}

/// Steps of the descent, lessons looked at in each, and how far a step goes at first.
const STEPS: u32 = 3000;
const BATCH: u32 = 200;
const STRIDE: f32 = 0.03;
/// How slowly the descent forgets earlier gradients, and earlier squares of them (Adam).
const INERTIA: f32 = 0.9;
const MEMORY: f32 = 0.999;
/// What it costs, in nats, to move a weight by 1 from where it was: where searches hardly tell, it stays.
const RELUCTANCE: f32 = 0.0002;

/// A lesson as weights see it: what each weight is multiplied with, action by action.
struct Sheet {
    /// The numbers of the weights, and by what they count.
    seen: Vec<Vec<(u32, f32)>>,
    /// What weights that stay as they are come to.
    given: Vec<f32>,
    tried: Vec<f32>,
}

impl Sheet {
    /// How likely each action is by these weights.
    fn expected(&self, weights: &[f32], expected: &mut Vec<f32>) {
        let lean = |(seen, given): (&Vec<(u32, f32)>, &f32)| {
            given + seen.iter().map(|&(weight, by)| weights[weight as usize] * by).sum::<f32>()
        };
        expected.clear();
        expected.extend(self.seen.iter().zip(&self.given).map(lean));
        let most = expected.iter().copied().fold(f32::MIN, f32::max);
        expected.iter_mut().for_each(|lean| *lean = (*lean - most).exp());
        let sum: f32 = expected.iter().sum();
        expected.iter_mut().for_each(|part| *part /= sum);
    }

    fn surprise(&self, weights: &[f32], expected: &mut Vec<f32>) -> f64 {
        self.expected(weights, expected);
        let both = self.tried.iter().zip(expected);
        let nats =
            |(&tried, part): (&f32, &mut f32)| tried * (tried.max(1e-9) / part.max(1e-9)).ln();
        both.map(nats).map(f64::from).sum()
    }
}

/// The weights, of those whose names begin with `prefix` and are not `held`, that foretell lessons best,
/// beginning with those of the program. `games` holds the lessons of each game; `told` hears of each step.
pub fn teach<G: Known, R: Rng + ?Sized>(
    games: &[Vec<Lesson<G>>],
    prefix: &str,
    held: &[String],
    rng: &mut R,
    mut told: impl FnMut(u32, u32),
) -> Fit {
    let start = G::Insight::default().weights();
    let names = G::Insight::names();
    let is_taught =
        |name: &str| name.starts_with(prefix) && !held.iter().any(|held| is_held(name, held));
    let taught: Vec<usize> = (0..names.len()).filter(|&at| is_taught(&names[at])).collect();
    let probes = Probes::new::<G>(&start, &taught);
    let sheets = |apart: bool| -> Vec<Sheet> {
        let numbered = games.iter().enumerate().filter(|(i, _)| (i % APART == 0) == apart);
        numbered.flat_map(|(_, game)| game).map(|lesson| probes.sheet(lesson)).collect()
    };
    let (seen, apart) = (sheets(false), sheets(true));
    let own: Vec<f32> = taught.iter().map(|&at| start[at]).collect();
    let mut descent = Descent::new(&own);
    for step in 0..STEPS {
        told(step, STEPS);
        let batch: Vec<&Sheet> = (0..BATCH.min(seen.len() as u32))
            .map(|_| &seen[below(rng, seen.len() as u32) as usize])
            .collect();
        descent.step(&batch, step);
    }
    let mut weights = start;
    taught.iter().zip(&descent.weights).for_each(|(&at, &weight)| weights[at] = weight);
    let measure = |weights: &[f32]| {
        let sum: f64 = apart.iter().map(|sheet| sheet.surprise(weights, &mut vec![])).sum();
        sum / apart.len().max(1) as f64
    };
    Fit { before: measure(&own), after: measure(&descent.weights), weights }
}

/// Insights that tell what a weight is multiplied with, because leanings are sums.
struct Probes<I> {
    /// Without any of the weights that are taught.
    bare: I,
    /// With a single one of them, in turn.
    single: Vec<I>,
}

impl<I> Probes<I> {
    fn new<G: Known<Insight = I>>(start: &[f32], taught: &[usize]) -> Self
    where
        I: Insight<G> + Tuned,
    {
        let with = |only: Option<usize>| {
            let mut weights = start.to_vec();
            taught.iter().for_each(|&at| weights[at] = if Some(at) == only { 1.0 } else { 0.0 });
            I::with_weights(&weights)
        };
        let single = taught.iter().map(|&at| with(Some(at))).collect();
        Self { bare: with(None), single }
    }

    fn sheet<G: Known<Insight = I>>(&self, lesson: &Lesson<G>) -> Sheet
    where
        I: Insight<G>,
    {
        let mut seen = vec![vec![]; lesson.actions.len()];
        let (mut given, mut leanings) = (vec![], vec![]);
        self.bare.leanings(&lesson.game, &lesson.actions, &mut given);
        for (weight, probe) in (0..).zip(&self.single) {
            probe.leanings(&lesson.game, &lesson.actions, &mut leanings);
            for ((seen, lean), given) in seen.iter_mut().zip(&leanings).zip(&given) {
                let by = lean - given;
                if by.abs() > 0.0 {
                    seen.push((weight, by));
                }
            }
        }
        Sheet { seen, given, tried: lesson.tried.clone() }
    }
}

struct Descent {
    start: Vec<f32>,
    weights: Vec<f32>,
    /// For each weight: the gradient and its square, both smoothed.
    moments: Vec<(f32, f32)>,
}

impl Descent {
    fn new(start: &[f32]) -> Self {
        let moments = vec![(0.0, 0.0); start.len()];
        Self { start: start.to_vec(), weights: start.to_vec(), moments }
    }

    fn step(&mut self, batch: &[&Sheet], step: u32) {
        let slopes = self.slopes(batch);
        let (mean_seen, square_seen) =
            (1.0 - INERTIA.powf(step as f32 + 1.0), 1.0 - MEMORY.powf(step as f32 + 1.0));
        let stride = STRIDE * (STEPS - step) as f32 / STEPS as f32;
        for (index, slope) in slopes.into_iter().enumerate() {
            let (mean, square) = &mut self.moments[index];
            *mean = INERTIA * *mean + (1.0 - INERTIA) * slope;
            *square = MEMORY * *square + (1.0 - MEMORY) * slope * slope;
            let way = (*mean / mean_seen) / ((*square / square_seen).sqrt() + 1e-6);
            self.weights[index] -= stride * way;
        }
    }

    /// How the surprise changes with each weight.
    fn slopes(&self, batch: &[&Sheet]) -> Vec<f32> {
        let moved = self.weights.iter().zip(&self.start).map(|(now, start)| now - start);
        let mut slopes: Vec<f32> = moved.map(|moved| 2.0 * RELUCTANCE * moved).collect();
        let mut expected = vec![];
        let part = 1.0 / batch.len() as f32;
        for sheet in batch {
            sheet.expected(&self.weights, &mut expected);
            for ((seen, tried), expected) in sheet.seen.iter().zip(&sheet.tried).zip(&expected) {
                let excess = part * (expected - tried);
                seen.iter().for_each(|&(weight, by)| slopes[weight as usize] += excess * by);
            }
        }
        slopes
    }
}
