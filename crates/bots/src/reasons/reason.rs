//! A sentence with its parts.

use std::collections::BTreeMap;

use kernel::Text;
use serde::{Deserialize, Serialize};

use super::Step;

/// Why something is good or bad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// Which sentence it is, e.g. `feurio.area_points`.
    pub key: String,
    /// What it is filled in with.
    pub args: BTreeMap<String, Arg>,
    /// The places it speaks of, as actions write them.
    pub places: Vec<String>,
    /// Set if it speaks of what another seat is expected to answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub answer: Option<Step>,
    /// The sentence, without a full stop.
    pub text: Text,
}

/// An argument of a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A count, points, a seat, a chance in per cent.
    Number(i64),
    /// A place, a colour, a piece, an action.
    Word(String),
}

impl Reason {
    /// A reason with its sentence, in English and in German.
    pub fn new(key: &str, en: impl Into<String>, de: impl Into<String>) -> Self {
        Self {
            key: key.to_owned(),
            args: BTreeMap::new(),
            places: vec![],
            answer: None,
            text: Text::new(en, de),
        }
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<i64>) -> Self {
        self.args.insert(name.to_owned(), Arg::Number(value.into()));
        self
    }

    /// With a word.
    #[must_use]
    pub fn word(mut self, name: &str, value: &impl ToString) -> Self {
        self.args.insert(name.to_owned(), Arg::Word(value.to_string()));
        self
    }

    /// With a place, which is an argument and is lit up.
    #[must_use]
    pub fn at(self, name: &str, place: &impl ToString) -> Self {
        let place = place.to_string();
        self.word(name, &place).lighting([place])
    }

    /// With places to light up.
    #[must_use]
    pub fn lighting(mut self, places: impl IntoIterator<Item = impl ToString>) -> Self {
        for place in places {
            let place = place.to_string();
            if !self.places.contains(&place) {
                self.places.push(place);
            }
        }
        self
    }

    /// Said of what another seat is expected to do next.
    #[must_use]
    pub(crate) fn answering(mut self, step: Step) -> Self {
        let Text { en, de } = self.text;
        let Step { actor, action } = &step;
        self.text = Text::new(
            format!("Seat {actor} will probably answer “{action}”: {en}"),
            format!("Platz {actor} antwortet wohl mit „{action}“: {de}"),
        );
        self.answer = Some(step);
        self
    }
}
