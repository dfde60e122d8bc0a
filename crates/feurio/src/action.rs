//! Decisions and their canonical text.

use std::fmt;
use std::str::FromStr;

use forest::{Arrangement, Colour, Number};
use hex::Hex;
use kernel::{Phrase, SyntaxError, Words};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `draw 5`: chance turns up a tile. `draw ?` is how it looks to those who may not know.
    Draw(Option<Number>),
    /// `arrange 3 6 6 4`: the last seat arranges the first tiles.
    Arrange(Arrangement),
    /// `open`: decides, before looking, to lay the tile face up.
    Open,
    /// `firebreak`, `firebreak paying red`: decides, before looking, to lay it hidden.
    Firebreak(Option<Colour>),
    /// `lay 2,-1`: lays the drawn tile, hidden if that was decided before.
    Lay(Hex),
    /// `hide 2,-1`, `hide 2,-1 paying red`: lays the tile just looked at as a firebreak.
    Hide(Hex, Option<Colour>),
    /// `deploy red 2 at 0,1`: puts men of one colour on one tile.
    Deploy {
        /// Whose.
        colour: Colour,
        /// How many, 1 to 3.
        count: u8,
        /// Where.
        place: Hex,
    },
    /// `pass`: deploys nobody.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(Some(number)) => write!(f, "draw {number}"),
            Self::Draw(None) => f.write_str("draw ?"),
            Self::Arrange(arrangement) => write!(f, "arrange {arrangement}"),
            Self::Open => f.write_str("open"),
            Self::Firebreak(price) => write!(f, "firebreak{}", Paying(*price)),
            Self::Lay(place) => write!(f, "lay {place}"),
            Self::Hide(place, price) => write!(f, "hide {place}{}", Paying(*price)),
            Self::Deploy { colour, count, place } => {
                write!(f, "deploy {colour} {count} at {place}")
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The man a firebreak costs, as a clause of the sentence.
struct Paying(Option<Colour>);

impl fmt::Display for Paying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(colour) => write!(f, " paying {colour}"),
            None => Ok(()),
        }
    }
}

const VERBS: Phrase = Phrase::new(
    "draw, arrange, open, firebreak, lay, hide, deploy or pass",
    "draw, arrange, open, firebreak, lay, hide, deploy oder pass",
);
const PLACE: Phrase = Hex::EXPECTED;
const COLOUR: Phrase = Colour::EXPECTED;

impl FromStr for Action {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let action = match words.word(VERBS)? {
            "draw" => Self::Draw(read_draw(&mut words)?),
            "arrange" => Self::Arrange(Arrangement::read(&mut words)?),
            "open" => Self::Open,
            "firebreak" => Self::Firebreak(read_price(&mut words)?),
            "lay" => Self::Lay(words.value(PLACE)?),
            "hide" => Self::Hide(words.value(PLACE)?, read_price(&mut words)?),
            "deploy" => read_deploy(&mut words)?,
            "pass" => Self::Pass,
            _ => return Err(SyntaxError::new(text, VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

fn read_draw(words: &mut Words<'_>) -> Result<Option<Number>, SyntaxError> {
    let expected = Phrase::new("a number from 1 to 6", "eine Zahl von 1 bis 6");
    match words.word(expected)? {
        "?" => Ok(None),
        number => number.parse().map(Some),
    }
}

fn read_price(words: &mut Words<'_>) -> Result<Option<Colour>, SyntaxError> {
    if words.is_empty() {
        return Ok(None);
    }
    words.keyword("paying")?;
    words.value(COLOUR).map(Some)
}

fn read_deploy(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let colour = words.value(COLOUR)?;
    let count = words.value(Phrase::new("how many men", "wie viele Männer"))?;
    words.keyword("at")?;
    Ok(Action::Deploy { colour, count, place: words.value(PLACE)? })
}
