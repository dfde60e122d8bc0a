//! Thinking about one way to go on alone.

use kernel::{Game, MAX_SEATS, Rng, Seat, Silent};

use super::{Finding, Search};
use crate::Budget;
use crate::insight::{Insight, Shares};

/// What a search found that was spent on one way to go on only.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// As a whole search would have found it.
    pub finding: Finding<A>,
    /// What it led to on average for every seat.
    pub shares: Shares,
    /// The standard error of the share of the seat that acts.
    pub error: f32,
}

impl<G: Game, I: Insight<G>> Search<G, I> {
    /// Thinks about nothing but `way`: an action of `seat`, which is to act, and what is decided after
    /// it if that is known. However bad it looks, it gets the whole budget, so two ways weighed with the
    /// same budget can be compared.
    ///
    /// # Panics
    /// If the way is empty.
    pub fn weigh<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        way: &[G::Action],
        budget: Budget,
        rng: &mut R,
    ) -> Weighed<G::Action> {
        let (&last, known) = way.split_last().expect("an action");
        self.tree.clear();
        self.tree.add_branches(super::Tree::<G::Action>::ROOT, &[last], &[1.0]);
        let mut tally = Tally::default();
        let mut clock = budget.start();
        while clock.tick() {
            let mut imagined = game.clone();
            imagined.redeal(seat, rng);
            known.iter().for_each(|&action| imagined.play_unchecked(action, &mut Silent));
            tally.add(&self.iterate(&mut imagined, rng), seat);
        }
        let mut finding = self.tree.findings().into_iter().next().expect("the one branch");
        finding.line.splice(..0, way[1..].iter().copied());
        finding.action = way[0];
        Weighed { finding, shares: tally.mean(), error: tally.error(seat) }
    }
}

/// Sums over iterations.
#[derive(Default)]
struct Tally {
    count: f64,
    sums: [f64; MAX_SEATS],
    /// The sum of squares of the acting seat's share.
    squares: f64,
}

impl Tally {
    fn add(&mut self, shares: &Shares, seat: Seat) {
        self.count += 1.0;
        for (sum, share) in self.sums.iter_mut().zip(shares.0) {
            *sum += f64::from(share);
        }
        self.squares += f64::from(shares.of(seat)).powi(2);
    }

    fn mean(&self) -> Shares {
        Shares(self.sums.map(|sum| (sum / self.count) as f32))
    }

    fn error(&self, seat: Seat) -> f32 {
        let mean = self.sums[seat.index()] / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        (variance / self.count).sqrt() as f32
    }
}
