//! A beam: step by step the most promising positions, for puzzles without chance.
//!
//! Where nothing is hidden, nothing is left to chance and all who play want the same, there is no
//! need to average: one line that wins is enough. A sweep goes on from so many positions after each
//! decision, the most promising ones, each once. Sweeps get wider until a line wins, none can, or the
//! budget is used up.

use std::collections::HashSet;

use kernel::{Actor, Game, Rng, Silent};

use super::SplitMix;
use crate::Budget;
use crate::budget::Clock;
use crate::insight::Shares;

/// What a beam has to know about a game.
pub(crate) trait Puzzle<G: Game> {
    /// How promising a position is that is not over; greater is better, any scale.
    fn promise(&self, game: &G) -> f32;

    /// A number that is the same for positions that can be won in the same ways.
    fn key(&self, game: &G) -> u64;

    /// Whether another action leads to just the same.
    fn is_twin(&self, game: &G, action: G::Action) -> bool;

    /// How much of the promise is whim, so that sweeps differ.
    fn whim(&self) -> f32;
}

/// The width of the first sweep, and how much wider each is than the one before.
const FIRST_WIDTH: usize = 4;
const WIDER: usize = 3;

/// No sweep is wider: this keeps a sweep's positions within some hundred megabytes.
const WIDEST: usize = 30_000;

/// So many positions looked at cost about as much as an iteration of a search with a playout to the
/// end of the game.
const LOOKS: u32 = 50;

/// All decisions of one line to victory from `game` on, whoever makes them; `None` if none is found.
pub(crate) fn solve<G: Game, P: Puzzle<G>, R: Rng + ?Sized>(
    game: &G,
    puzzle: &P,
    budget: Budget,
    rng: &mut R,
) -> Option<Vec<G::Action>> {
    let mut clock = in_looks(budget).start();
    let mut width = FIRST_WIDTH;
    loop {
        let mut sweep = Sweep {
            puzzle,
            width,
            dice: SplitMix::new(rng.next_u64()),
            seen: HashSet::new(),
            steps: vec![],
            complete: true,
        };
        match sweep.run(game.clone(), &mut clock) {
            End::Won(line) => return Some(line),
            End::Dry if sweep.complete => return None,
            End::Dry => width = (width * WIDER).min(WIDEST),
            End::Tired => return None,
        }
    }
}

fn in_looks(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(count) => Budget::Iterations(count.saturating_mul(LOOKS)),
        time @ Budget::Time(_) => time,
    }
}

/// How a sweep ended: with a line that wins, without any position left, or without budget.
enum End<A> {
    Won(Vec<A>),
    Dry,
    Tired,
}

/// A decision on the way: what it was and the step before it, counted from 1; 0 is the start.
#[derive(Clone, Copy)]
struct Step<A> {
    before: u32,
    action: A,
}

/// A position that may be gone on from: how good it looks, where it comes from and how.
#[derive(Clone, Copy)]
struct Candidate<A> {
    promise: f32,
    parent: u32,
    action: A,
}

/// One sweep.
struct Sweep<'a, G: Game, P> {
    puzzle: &'a P,
    width: usize,
    dice: SplitMix,
    /// The keys of all positions met.
    seen: HashSet<u64>,
    steps: Vec<Step<G::Action>>,
    /// Whether nothing was left out yet.
    complete: bool,
}

impl<G: Game, P: Puzzle<G>> Sweep<'_, G, P> {
    fn run(&mut self, start: G, clock: &mut Clock) -> End<G::Action> {
        let mut layer = vec![(0, start)];
        let mut candidates = vec![];
        while !layer.is_empty() {
            candidates.clear();
            if let Some(end) = self.look(&layer, &mut candidates, clock) {
                return end;
            }
            self.narrow(&mut candidates);
            layer = candidates.iter().map(|candidate| self.go(&layer, candidate)).collect();
        }
        End::Dry
    }

    /// Looks at everything that can be done in the positions of a layer.
    fn look(
        &mut self,
        layer: &[(u32, G)],
        candidates: &mut Vec<Candidate<G::Action>>,
        clock: &mut Clock,
    ) -> Option<End<G::Action>> {
        let mut actions = vec![];
        for (parent, (step, game)) in layer.iter().enumerate() {
            game.legal(&mut actions);
            for &action in actions.iter().filter(|&&action| !self.puzzle.is_twin(game, action)) {
                if !clock.tick() {
                    return Some(End::Tired);
                }
                let mut after = game.clone();
                after.play_unchecked(action, &mut Silent);
                match Shares::at_end(&after) {
                    Some(shares) if shares.0[0] > 0.0 => {
                        return Some(End::Won(self.line(*step, action)));
                    }
                    Some(_) => {}
                    None => self.add(&after, parent as u32, action, candidates),
                }
            }
        }
        None
    }

    fn add(
        &mut self,
        after: &G,
        parent: u32,
        action: G::Action,
        candidates: &mut Vec<Candidate<G::Action>>,
    ) {
        debug_assert!(matches!(after.to_act(), Actor::Seat(_)), "puzzles are without chance");
        if self.seen.insert(self.puzzle.key(after)) {
            let whim = (self.dice.next_u64() >> 40) as f32 / (1u64 << 24) as f32;
            let promise = self.puzzle.promise(after) + self.puzzle.whim() * whim;
            candidates.push(Candidate { promise, parent, action });
        }
    }

    /// Keeps as many candidates as the sweep is wide.
    fn narrow(&mut self, candidates: &mut Vec<Candidate<G::Action>>) {
        if candidates.len() > self.width {
            candidates.select_nth_unstable_by(self.width, |a, b| b.promise.total_cmp(&a.promise));
            candidates.truncate(self.width);
            self.complete = false;
        }
    }

    fn go(&mut self, layer: &[(u32, G)], candidate: &Candidate<G::Action>) -> (u32, G) {
        let (before, game) = &layer[candidate.parent as usize];
        self.steps.push(Step { before: *before, action: candidate.action });
        let mut after = game.clone();
        after.play_unchecked(candidate.action, &mut Silent);
        (self.steps.len() as u32, after)
    }

    /// All decisions up to `last`, which follows `step`.
    fn line(&self, mut step: u32, last: G::Action) -> Vec<G::Action> {
        let mut line = vec![last];
        while step > 0 {
            let Step { before, action } = self.steps[step as usize - 1];
            line.push(action);
            step = before;
        }
        line.reverse();
        line
    }
}
