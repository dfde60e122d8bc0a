//! Decisions and their canonical text.

use std::fmt;
use std::str::FromStr;

use forest::{Colour, Number};
use hex::{Direction, Hex};
use kernel::{Phrase, SyntaxError, Words};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance adds a place to a random forest: `grow 2,-1`.
    Grow(Hex),
    /// Chance turns up the next tile: `turn up 4`.
    TurnUp(Number),
    /// The last seat picks the volcano: `volcano 2,-1`.
    Volcano(Hex),
    /// A seat flies: `fly 3,-2 ne blue`.
    Fly(Flight),
}

/// A flight: over which tile it begins, which way it goes and which loads it drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flight {
    /// The first tile flown over. The edge opposite to the direction is free.
    pub from: Hex,
    /// The way of the flight.
    pub direction: Direction,
    /// The colour of the loads.
    pub colour: Colour,
}

impl fmt::Display for Flight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.from, self.direction, self.colour)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grow(place) => write!(f, "grow {place}"),
            Self::TurnUp(number) => write!(f, "turn up {number}"),
            Self::Volcano(place) => write!(f, "volcano {place}"),
            Self::Fly(flight) => write!(f, "fly {flight}"),
        }
    }
}

const PLACE: Phrase = Hex::EXPECTED;
const VERBS: Phrase =
    Phrase::new("grow, turn up, volcano or fly", "grow, turn up, volcano oder fly");

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let action = match words.word(Phrase::new("an action", "eine Aktion"))? {
            "grow" => Self::Grow(words.value(PLACE)?),
            "turn" => {
                words.keyword("up")?;
                Self::TurnUp(
                    words.value(Phrase::new("a number from 1 to 6", "eine Zahl von 1 bis 6"))?,
                )
            }
            "volcano" => Self::Volcano(words.value(PLACE)?),
            "fly" => Self::Fly(Flight {
                from: words.value(PLACE)?,
                direction: words.value(Direction::EXPECTED)?,
                colour: words.value(Colour::EXPECTED)?,
            }),
            _ => return Err(SyntaxError::new(text, VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in ["grow 0,2", "turn up 6", "volcano -3,1", "fly 3,-2 ne blue"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        let wrong = [
            "",
            "fly",
            "fly 3,-2",
            "fly 3,-2 ne",
            "fly 3,-2 NE blue",
            "fly 3,-2 ne blue ",
            "fly  3,-2 ne blue",
            "fly 3,-2 n blue",
            "fly 3,-2 ne pink",
            "fly 03,-2 ne blue",
            "fly 300,0 e red",
            "turn 4",
            "turn up 0",
            "turn up 7",
            "turn up 04",
            "grow",
            "pass",
            "volcano 1",
            "Volcano 1,1",
            "grow 1,1 1",
        ];
        for text in wrong {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 6);
    }
}
