//! Several threads on one question.
//!
//! Each thread has a tree of its own and they vote at the end (root-parallel): nothing is shared, so
//! nothing waits and nothing needs a lock, and each tree can be kept between actions as one tree can.
//! With one thread the answer under a count of iterations depends on the seed alone.

use std::collections::BTreeMap;

use kernel::{Game, Rng, Seat};

use super::{Finding, Search, SplitMix};
use crate::Budget;
use crate::insight::Insight;

/// Searches side by side.
#[derive(Debug)]
pub struct Crew<G: Game, I> {
    members: Vec<Search<G, I>>,
}

impl<G: Game, I: Insight<G>> Crew<G, I> {
    /// So many threads, at least one. In a browser there is only one.
    pub fn new(threads: usize) -> Self {
        let threads = if cfg!(target_arch = "wasm32") { 1 } else { threads.max(1) };
        Self { members: (0..threads).map(|_| Search::default()).collect() }
    }

    /// Thinks about `game` for `seat`, which is to act, from nothing; the findings of all threads
    /// together come best first. Every thread has the whole budget.
    pub fn think<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Vec<Finding<G::Action>> {
        self.forget();
        self.spend(game, seat, budget, rng, false)
    }

    /// See [`Search::decide`].
    ///
    /// # Panics
    /// If no seat is to act.
    pub fn decide<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> G::Action {
        let findings = self.spend(game, seat, budget, rng, true);
        findings.first().expect("a seat is to act").action
    }

    fn spend<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
        haste: bool,
    ) -> Vec<Finding<G::Action>> {
        if let [alone] = &mut self.members[..] {
            alone.spend(game, seat, budget, rng, haste);
            return self.findings();
        }
        std::thread::scope(|scope| {
            for member in &mut self.members {
                let mut rng = SplitMix::new(rng.next_u64());
                scope.spawn(move || member.spend(game, seat, budget, &mut rng, haste));
            }
        });
        self.findings()
    }

    /// What all found about the position last thought about, best first.
    pub fn findings(&self) -> Vec<Finding<G::Action>> {
        match &self.members[..] {
            [alone] => alone.tree.findings(),
            several => vote(several.iter().map(|member| member.tree.findings())),
        }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.members.iter_mut().for_each(Search::forget);
    }

    /// See [`Search::follow`].
    pub fn follow(&mut self, action: G::Action) {
        self.members.iter_mut().for_each(|member| member.follow(action));
    }
}

/// Adds up what several searches found.
fn vote<A: Copy + Ord>(found: impl Iterator<Item = Vec<Finding<A>>>) -> Vec<Finding<A>> {
    let mut sums: BTreeMap<A, (Finding<A>, u32)> = BTreeMap::new();
    for finding in found.flatten() {
        let visits = finding.visits;
        match sums.get_mut(&finding.action) {
            None => drop(sums.insert(finding.action, (finding, visits))),
            Some((sum, longest)) => {
                let all = (sum.visits + visits).max(1) as f32;
                sum.share = (sum.share * sum.visits as f32 + finding.share * visits as f32) / all;
                sum.visits += visits;
                if visits > *longest {
                    (sum.line, *longest) = (finding.line, visits);
                }
            }
        }
    }
    let mut all: Vec<Finding<A>> = sums.into_values().map(|(finding, _)| finding).collect();
    all.sort_by(|a, b| (b.visits, b.share).partial_cmp(&(a.visits, a.share)).expect("no NaN"));
    all
}
