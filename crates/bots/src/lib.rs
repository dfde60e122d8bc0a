//! Who plays when nobody is there.
//!
//! A bot is asked with a state in which everything its seat can't know has been dealt anew, so it
//! can't peek even if it wanted to.

mod analysis;
mod budget;
pub mod glance;
pub mod insight;
pub mod learn;
mod level;
pub mod net;
mod player;
pub mod reasons;
mod review;
pub mod search;
mod series;
pub mod teach;
pub mod tune;
mod uct;
mod ways;

use std::fmt;
use std::str::FromStr;

use kernel::{Rng, Seat, SyntaxError, Text};

pub use analysis::{Analysis, Candidate, analyse};
pub use budget::{Budget, reckon_time_by};
pub use level::Level;
pub use player::Player;
pub use review::{Grade, Review, ReviewedPly, SeatSummary, review};
pub use series::{Series, series};

use insight::Known;

/// A bot by name: a level (`spark`, `flame`, `blaze`, `inferno`), `random` or `uct`; with a budget of
/// its own as `inferno:2000` or `uct:500ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// Monte Carlo tree search that knows nothing of the game but its rules.
    Uct(Budget),
    /// Search guided by what a good player knows, with this budget instead of the level's own.
    Level(Level, Option<Budget>),
}

const UCT_BUDGET: Budget = Budget::Iterations(2000);

impl Bot {
    /// Every bot there is, with its usual budget.
    pub fn all() -> impl Iterator<Item = Self> {
        let levels = Level::ALL.into_iter().map(|level| Self::Level(level, None));
        [Self::Random, Self::Uct(UCT_BUDGET)].into_iter().chain(levels)
    }

    /// What the bot does for `seat`, which is to act in `game`, thinking from nothing. A [`Player`]
    /// remembers what it thought before.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose<G: Known, R: Rng + ?Sized>(self, game: &G, seat: Seat, rng: &mut R) -> G::Action {
        Player::new(self, seat).choose(game, std::iter::empty(), rng)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Uct(_) => "uct",
            Self::Level(level, _) => level.name(),
        }
    }

    /// The same bot with another budget; `None` for one that does not think.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Option<Self> {
        match self {
            Self::Random => None,
            Self::Uct(_) => Some(Self::Uct(budget)),
            Self::Level(level, _) => Some(Self::Level(level, Some(budget))),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uct(budget) if *budget != UCT_BUDGET => write!(f, "{}:{budget}", self.name()),
            Self::Level(_, Some(budget)) => write!(f, "{}:{budget}", self.name()),
            bot => f.write_str(bot.name()),
        }
    }
}

impl FromStr for Bot {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let bad = || {
            let names: Vec<&str> = Self::all().map(Self::name).collect();
            let names = names.join(", ");
            let expected = Text::new(
                format!("a bot: {names}, or uct:500ms"),
                format!("ein Bot: {names} oder uct:500ms"),
            );
            SyntaxError::new(text, expected)
        };
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse::<Budget>()?)),
            None => (text, None),
        };
        let bot = Self::all().find(|bot| bot.name() == name).ok_or_else(bad)?;
        match budget {
            Some(budget) => bot.with_budget(budget).ok_or_else(bad),
            None => Ok(bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Firebreak, Setup};
    use kernel::{Actor, Game, Silent};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    #[test]
    fn names_read_as_they_are_written() {
        for name in ["random", "uct", "uct:50", "inferno", "spark:500ms", "blaze:150"] {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        for name in ["uct:", "random:5", "oracle", ""] {
            assert!(name.parse::<Bot>().is_err(), "{name:?}");
        }
    }

    /// Two states that differ only in a hidden number get the same answers from the same dice.
    #[test]
    fn bots_do_not_peek() {
        let setup = Setup { firebreak: Firebreak::On, players: 2, ..Setup::default() };
        let hide = |number: &str| {
            let mut game = Feurio::new(&setup).unwrap();
            let opening = ["draw 2", "draw 5", "arrange 2 5", number, "hide 1,-1 paying red"];
            for action in opening.into_iter().chain(["draw 4"]) {
                game.play(action.parse().unwrap(), &mut Silent).unwrap();
            }
            game
        };
        let (one, other) = (hide("draw 1"), hide("draw 6"));
        assert_eq!(one.to_act(), Actor::Seat(Seat(1)));
        let few = Budget::Iterations(100);
        for bot in [Bot::Random, Bot::Uct(few), Bot::Level(Level::Blaze, Some(few))] {
            for seed in 0..20 {
                let ask =
                    |game: &Feurio| bot.choose(game, Seat(1), &mut ChaCha8Rng::seed_from_u64(seed));
                assert_eq!(ask(&one), ask(&other), "{bot}");
            }
        }
    }
}
