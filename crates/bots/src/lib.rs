//! Who plays when nobody is there.
//!
//! A bot is asked with a state in which everything its seat can't know has been dealt anew, so it
//! can't peek even if it wanted to.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Rng, Scratch, Seat, SyntaxError};

/// A bot by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
}

impl Bot {
    /// Every bot there is.
    pub const ALL: [Self; 1] = [Self::Random];

    /// What the bot does for `seat`, which is to act in `game`.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose<G: Game, R: Rng + ?Sized>(self, game: &G, seat: Seat, rng: &mut R) -> G::Action {
        let mut imagined = game.clone();
        imagined.redeal(seat, rng);
        match self {
            Self::Random => imagined.sample(&mut Scratch::default(), rng),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
        })
    }
}

impl FromStr for Bot {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::ALL
            .into_iter()
            .find(|bot| bot.to_string() == text)
            .ok_or_else(|| SyntaxError::new(text, "the name of a bot: random"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Firebreak, Setup};
    use kernel::{Actor, Silent};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

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
        for seed in 0..50 {
            let ask = |game: &Feurio| {
                Bot::Random.choose(game, Seat(1), &mut ChaCha8Rng::seed_from_u64(seed))
            };
            assert_eq!(ask(&one), ask(&other));
        }
    }
}
