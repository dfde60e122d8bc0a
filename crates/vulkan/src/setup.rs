//! What a person can ask for.

use std::fmt;

use forest::{Bag, Number, Seating, TILES};
use hex::Hex;
use kernel::Refusal;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::clauses::{VU_1, VU_3, VU_5, VU_22};
use crate::ready::Ready;
use crate::shape;

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Vulkan! of 2004, played with the tiles of Feurio!.
    Vulkan,
    /// Volcano! of 2010, the second game of Ablaze!.
    Volcano,
}

impl Edition {
    /// The tiles in the box (VU-1).
    pub(crate) const fn bag(self) -> Bag {
        match self {
            Self::Vulkan => Bag::OF_2003,
            Self::Volcano => Bag::OF_2010,
        }
    }
}

/// A game of Vulkan! or Volcano!.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which of the two games.
    pub edition: Edition,
    /// How many seats, 1 to 4; alone it is the solitaire (VU-21).
    #[serde(default = "four")]
    pub players: u8,
    /// Whether all win or lose together (VU-22).
    #[serde(default)]
    pub cooperative: bool,
    /// Where the tiles lie (VU-3).
    #[serde(default)]
    pub layout: LayoutChoice,
}

const fn four() -> u8 {
    4
}

/// Where the tiles lie: `"random"`, the name of a ready layout, or an object with places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum LayoutChoice {
    /// Chance grows a compact forest without holes.
    #[default]
    #[serde(serialize_with = "as_random")]
    #[cfg_attr(feature = "typescript", ts(type = "\"random\""))]
    Random,
    /// One with a name.
    Ready(Ready),
    /// Any other.
    Given(GivenLayout),
}

/// Places, and if the tiles are known, what they show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GivenLayout {
    /// The 36 places, in any order.
    pub places: Vec<Hex>,
    /// The number at each of them, in the same order; left out, chance turns them up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub numbers: Option<Vec<Number>>,
}

const RANDOM: &str = "random";

fn as_random<S: serde::Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(RANDOM)
}

impl<'de> Deserialize<'de> for LayoutChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(LayoutVisitor)
    }
}

struct LayoutVisitor;

impl<'de> Visitor<'de> for LayoutVisitor {
    type Value = LayoutChoice;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"random\", the name of a ready layout, or an object with `places`")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<LayoutChoice, E> {
        if word == RANDOM {
            return Ok(LayoutChoice::Random);
        }
        Ready::deserialize(StrDeserializer::new(word)).map(LayoutChoice::Ready)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<LayoutChoice, A::Error> {
        GivenLayout::deserialize(MapAccessDeserializer::new(map)).map(LayoutChoice::Given)
    }
}

impl Setup {
    /// The usual game of an edition: four players, a random forest.
    pub fn usual(edition: Edition) -> Self {
        Self { edition, players: four(), cooperative: false, layout: LayoutChoice::Random }
    }

    /// Who leads which colour (VU-5).
    pub(crate) fn seating(&self) -> Result<Seating, Refusal> {
        let players = self.players;
        let seating = Seating::new(players).ok_or_else(|| {
            Refusal::new(
                VU_5,
                format!("One to four can play, not {players}."),
                format!("Es spielen eine Person bis vier, nicht {players}."),
            )
        })?;
        if self.cooperative && players == 1 {
            return Err(Refusal::new(
                VU_22,
                "Two to four play together; alone it is the solitaire anyway.",
                "Zusammen spielen zwei bis vier; allein ist es ohnehin das Solitär.",
            ));
        }
        Ok(seating)
    }
}

impl GivenLayout {
    /// Checks places (VU-3) and numbers (VU-1).
    pub(crate) fn check(&self, edition: Edition) -> Result<(), Refusal> {
        shape::check(&self.places)?;
        self.numbers.as_ref().map_or(Ok(()), |numbers| check_numbers(numbers, edition))
    }
}

fn check_numbers(numbers: &[Number], edition: Edition) -> Result<(), Refusal> {
    let count = numbers.len();
    if count != TILES {
        return Err(Refusal::new(
            VU_3,
            format!("Each of the {TILES} places has a number or none has; there are {count}."),
            format!("Jeder der {TILES} Plätze hat eine Zahl oder keiner; es sind {count}."),
        ));
    }
    if numbers.iter().any(|number| number.is_face_down()) {
        return Err(Refusal::new(
            VU_3,
            "All tiles lie face up: numbers are 1 to 6.",
            "Alle Waldstücke liegen offen: Zahlen gehen von 1 bis 6.",
        ));
    }
    check_box(numbers, edition)
}

/// No number more often than the box holds it (VU-1).
pub(crate) fn check_box(numbers: &[Number], edition: Edition) -> Result<(), Refusal> {
    for number in Number::ALL {
        let wanted = numbers.iter().filter(|&&other| other == number).count();
        let held = edition.bag().count(number);
        if wanted > usize::from(held) {
            return Err(Refusal::new(
                VU_1,
                format!("The box holds {held} tiles with a {number}, not {wanted}."),
                format!(
                    "In der Schachtel sind {held} Waldstücke mit der {number}, nicht {wanted}."
                ),
            ));
        }
    }
    Ok(())
}
