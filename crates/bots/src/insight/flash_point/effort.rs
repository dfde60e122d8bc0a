//! How much a planner looks at.

use crate::Budget;

/// How much is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Positions gone on from, for each number of points left.
    pub(super) width: usize,
    /// Ends of the turn that are followed through the fire.
    pub(super) ends: usize,
    /// The best of them, from which turns are played on.
    pub(super) rivals: usize,
    /// How many turns.
    pub(super) turns: u32,
    /// Positions gone on from in those, for each number of points left.
    pub(super) glance: usize,
}

/// A core looks at about so many positions a millisecond.
const PACE: u32 = 500;
/// So many turns are played on: until whoever is to act now is to act again, in a crew of four.
const ROUND: u32 = 4;
/// So many looks cost about as much as an iteration of a search, which plays a round.
const LOOKS: u32 = 20;

/// Positions gone on from in turns that are imagined, for each number of points left.
pub(super) const GLANCE: usize = 2;
/// With fewer looks than this, turns that are only imagined are played as carelessly as can be.
const CARELESS: u32 = 30_000;

/// A count of iterations as a count of looks.
pub(super) fn in_looks(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(count) => Budget::Iterations(count.saturating_mul(LOOKS)),
        time @ Budget::Time(_) => time,
    }
}

impl Effort {
    pub(super) fn of(budget: Budget) -> Self {
        let looks = match budget {
            Budget::Iterations(count) => count,
            Budget::Time(time) => (time.as_millis() as u32).saturating_mul(PACE),
        };
        // Quickly up to some number of them, then slowly up to the rest: what is compared should be
        // compared well before more is.
        let part = |of: u32, most: u32| (looks / of).min(most) as usize;
        Self {
            width: (part(100, 24) + part(5000, 76)).max(1),
            ends: part(150, 16) + part(4000, 112),
            rivals: part(2500, 8) + part(12_000, 40),
            turns: ROUND,
            // With little time more rounds tell more than better ones: with 10,000 looks, chosen cards
            // and 60 games each, 38 Veteran and 19 Heroic games were won so, 35 and 7 with two; with
            // 50,000 looks it made no difference. Between them nothing was measured, nor with the weights
            // found by playing.
            glance: if looks < CARELESS { 1 } else { GLANCE },
        }
    }

    /// For what is to be looked at many times.
    pub(super) fn less(self) -> Self {
        Self { width: self.width / 8 + 1, ends: self.ends / 6 + 1, ..self }
    }
}
