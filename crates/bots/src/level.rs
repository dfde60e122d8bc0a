//! How strong a bot is, in words a person understands.

use std::time::Duration;

use kernel::{Rng, below};

use crate::Budget;

/// A level: each thinks longer than the one before, and beginners slip. `docs/strength.md` says what
/// that comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A beginner: answers at once and often does the first thing that comes to mind.
    Spark,
    /// Somebody who has played a few times and slips now and then.
    Flame,
    /// Somebody who plays well.
    Blaze,
    /// As strong as a second of one core makes it.
    Inferno,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Spark, Self::Flame, Self::Blaze, Self::Inferno];

    /// How long it thinks where one iteration tells as much as `worth` usual ones (see
    /// [`Insight::worth_of_iteration`](crate::insight::Insight::worth_of_iteration)).
    pub fn budget(self, worth: u32) -> Budget {
        let iterations = |usual: u32| Budget::Iterations((usual / worth).max(1));
        match self {
            Self::Spark => iterations(8),
            Self::Flame => iterations(32),
            Self::Blaze => iterations(150),
            Self::Inferno => Budget::Time(Duration::from_secs(1)),
        }
    }

    /// Of a hundred decisions, how many are made without thinking.
    fn slips(self) -> u32 {
        match self {
            Self::Spark => 50,
            Self::Flame => 10,
            Self::Blaze | Self::Inferno => 0,
        }
    }

    /// Whether this decision is made without thinking.
    pub(crate) fn slips_now<R: Rng + ?Sized>(self, rng: &mut R) -> bool {
        below(rng, 100) < self.slips()
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Spark => "spark",
            Self::Flame => "flame",
            Self::Blaze => "blaze",
            Self::Inferno => "inferno",
        }
    }
}
