//! One decision, and its text.

use std::fmt;
use std::str::FromStr;

use forest::{Arrangement, Colour, Number};
use hex::Hex;
use kernel::{Phrase, SyntaxError, Words};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `draw 5`: chance turns up a tile.
    Draw(Number),
    /// `arrange 3 6 6 4`: how the first tiles lie (OR-2).
    Arrange(Arrangement),
    /// `lay 2,-1`: the tile drawn goes to this hot spot (OR-10).
    Lay(Hex),
    /// `relocate 2,-1`: the predator in the tile's way goes to this edge field (OR-40).
    Relocate(Hex),
    /// `startle red 2 at 1,0`: so many animals onto a tile, or one onto an edge field (OR-13).
    Startle {
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
        /// A tile or an edge field.
        at: Hex,
    },
    /// `flee 6 red`: all animals of a colour must leave tiles with this number (OR-14).
    Flee {
        /// The number left.
        number: Number,
        /// Whose animals.
        colour: Colour,
    },
    /// `move 1,0 to 2,-1`: one of the fleeing animals moves.
    Move {
        /// The tile it leaves.
        from: Hex,
        /// The tile or edge field it reaches.
        to: Hex,
    },
    /// `predator 2,-1`: one from the supply onto an edge field (OR-40).
    Predator(Hex),
    /// `done`: no more predators this turn.
    Done,
    /// `pass`: nothing this turn.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(number) => write!(f, "draw {number}"),
            Self::Arrange(arrangement) => write!(f, "arrange {arrangement}"),
            Self::Lay(at) => write!(f, "lay {at}"),
            Self::Relocate(at) => write!(f, "relocate {at}"),
            Self::Startle { colour, count, at } => write!(f, "startle {colour} {count} at {at}"),
            Self::Flee { number, colour } => write!(f, "flee {number} {colour}"),
            Self::Move { from, to } => write!(f, "move {from} to {to}"),
            Self::Predator(at) => write!(f, "predator {at}"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: Phrase = Phrase::new(
    "draw, arrange, lay, relocate, startle, flee, move, predator, done or pass",
    "draw, arrange, lay, relocate, startle, flee, move, predator, done oder pass",
);
const NUMBER: Phrase = Number::EXPECTED;
const COLOUR: Phrase = Colour::EXPECTED;
const PLACE: Phrase = Hex::EXPECTED;

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let action = match words.word(VERBS)? {
            "draw" => Self::Draw(words.value(NUMBER)?),
            "arrange" => Self::Arrange(Arrangement::read(&mut words)?),
            "lay" => Self::Lay(words.value(PLACE)?),
            "relocate" => Self::Relocate(words.value(PLACE)?),
            "startle" => read_startle(&mut words)?,
            "flee" => Self::Flee { number: words.value(NUMBER)?, colour: words.value(COLOUR)? },
            "move" => read_move(&mut words)?,
            "predator" => Self::Predator(words.value(PLACE)?),
            "done" => Self::Done,
            "pass" => Self::Pass,
            _ => return Err(SyntaxError::new(text, VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

fn read_startle(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let colour = words.value(COLOUR)?;
    let count = words.value(Phrase::new("how many animals", "wie viele Tiere"))?;
    words.keyword("at")?;
    Ok(Action::Startle { colour, count, at: words.value(PLACE)? })
}

fn read_move(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let from = words.value(PLACE)?;
    words.keyword("to")?;
    Ok(Action::Move { from, to: words.value(PLACE)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in [
            "draw 5",
            "arrange 3 6 6 4",
            "lay 2,-1",
            "relocate 0,1",
            "startle red 2 at 1,0",
            "flee 6 red",
            "move 1,0 to 2,-1",
            "predator -3,0",
            "done",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in [
            "",
            "Pass",
            "pass ",
            " pass",
            "done done",
            "draw 0",
            "draw 7",
            "arrange 4 6 6 3",
            "lay 2, -1",
            "lay 300,0",
            "startle red 02 at 1,0",
            "startle red 999 at 1,0",
            "startle pink 1 at 1,0",
            "flee red 6",
            "move 1,0 2,-1",
            "move 1,0 to",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn actions_are_small() {
        assert!(size_of::<Action>() <= 8);
    }
}
