//! Who plays when nobody is there.
//!
//! A bot is asked with a state in which everything its seat can't know has been dealt anew, so it
//! can't peek even if it wanted to.

mod budget;
mod uct;

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Rng, Scratch, Seat, SyntaxError};

pub use budget::Budget;

/// A bot by name: `random`, `uct`, or `uct:2000` and `uct:500ms` with a budget of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// Monte Carlo tree search that knows nothing of the game but its rules.
    Uct(Budget),
}

impl Bot {
    /// Every bot there is, with its usual budget.
    pub const ALL: [Self; 2] = [Self::Random, Self::Uct(Budget::Iterations(2000))];

    /// What the bot does for `seat`, which is to act in `game`.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose<G: Game, R: Rng + ?Sized>(self, game: &G, seat: Seat, rng: &mut R) -> G::Action {
        // Even the first look is at a state dealt anew.
        let mut imagined = game.clone();
        imagined.redeal(seat, rng);
        match self {
            Self::Random => imagined.sample(&mut Scratch::default(), rng),
            Self::Uct(budget) => uct::choose(&imagined, seat, budget, rng),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            uct if *uct == Self::ALL[1] => f.write_str("uct"),
            Self::Uct(budget) => write!(f, "uct:{budget}"),
        }
    }
}

impl FromStr for Bot {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        if let Some(budget) = text.strip_prefix("uct:") {
            return budget.parse().map(Self::Uct);
        }
        Self::ALL
            .into_iter()
            .find(|bot| bot.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, "the name of a bot: random, uct, uct:500ms"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Firebreak, Setup};
    use kernel::{Actor, Silent};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    #[test]
    fn names_read_as_they_are_written() {
        for name in ["random", "uct", "uct:50", "uct:500ms"] {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        assert!("uct:".parse::<Bot>().is_err());
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
        for bot in [Bot::Random, Bot::Uct(Budget::Iterations(100))] {
            for seed in 0..20 {
                let ask =
                    |game: &Feurio| bot.choose(game, Seat(1), &mut ChaCha8Rng::seed_from_u64(seed));
                assert_eq!(ask(&one), ask(&other), "{bot}");
            }
        }
    }
}
