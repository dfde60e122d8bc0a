//! What a person can ask for.

use std::fmt;

use forest::{ArrangementChoice, Bag, Seating};
use kernel::{Digest, Refusal};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::fe;

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Feurio!, 2003.
    #[default]
    Feurio,
    /// Wildfire!, 2010.
    Wildfire,
}

/// When a player decides for a firebreak (FE-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// Looks at the tile first, then lays it open or hidden.
    Peek,
    /// Decides before looking.
    Commit,
}

/// Whether firebreaks may be laid (FE-40): `false`, `true` (with the edition's own timing),
/// `"peek"` or `"commit"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "boolean | \"peek\" | \"commit\""))]
pub enum Firebreak {
    /// No firebreaks.
    #[default]
    Off,
    /// Firebreaks, decided when the edition's text says.
    On,
    /// Firebreaks, decided at this moment.
    At(Timing),
}

/// A game somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub edition: Edition,
    /// How many people: 1 (solitaire) to 4.
    pub players: u8,
    /// Whether all work for the solitaire's goal together (FE-51).
    pub cooperative: bool,
    /// Whether firebreaks may be laid (FE-40).
    pub firebreak: Firebreak,
    /// Feurio!: scores are rounded down (FE-41).
    pub hot_game: bool,
    /// Wildfire!: there are no 1s (FE-42).
    pub midsummer: bool,
    /// Who arranges the first tiles (FE-14).
    pub arrangement: ArrangementChoice,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            edition: Edition::Feurio,
            players: 4,
            cooperative: false,
            firebreak: Firebreak::Off,
            hot_game: false,
            midsummer: false,
            arrangement: ArrangementChoice::Chosen,
        }
    }
}

/// A set-up that was found to make sense, with its defaults worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) edition: Edition,
    pub(crate) seating: Seating,
    /// Solitaire and cooperative games share one goal (FE-50, FE-51).
    pub(crate) common_goal: bool,
    pub(crate) firebreak: Option<Timing>,
    pub(crate) firebreak_costs: bool,
    pub(crate) round_up: bool,
    pub(crate) arranged: bool,
    pub(crate) midsummer: bool,
}

impl Rules {
    pub(crate) fn new(setup: &Setup) -> Result<Self, Refusal> {
        let seating = Seating::new(setup.players).ok_or_else(|| wrong_seats(setup.players))?;
        let common_goal = setup.players == 1 || setup.cooperative;
        let feurio = setup.edition == Edition::Feurio;
        refuse_nonsense(setup, common_goal)?;
        Ok(Self {
            edition: setup.edition,
            seating,
            common_goal,
            firebreak: match setup.firebreak {
                Firebreak::Off => None,
                Firebreak::On => Some(if feurio { Timing::Peek } else { Timing::Commit }),
                Firebreak::At(timing) => Some(timing),
            },
            firebreak_costs: feurio,
            round_up: feurio && !setup.hot_game,
            arranged: setup.arrangement == ArrangementChoice::Chosen,
            midsummer: setup.midsummer,
        })
    }

    pub(crate) fn digest(&self, digest: &mut Digest) {
        let timing = self.firebreak.map_or(0, |timing| 1 + timing as u8);
        let flags = [self.common_goal, self.firebreak_costs, self.round_up, self.arranged];
        digest.bytes(&[self.edition as u8, self.seating.players(), timing]);
        digest.bytes(&flags.map(u8::from)).number(u64::from(self.midsummer));
    }

    pub(crate) fn bag(&self) -> Bag {
        match self.edition {
            Edition::Feurio => Bag::OF_2003,
            Edition::Wildfire if self.midsummer => Bag::MIDSUMMER,
            Edition::Wildfire => Bag::OF_2010,
        }
    }
}

fn wrong_seats(players: u8) -> Refusal {
    Refusal::new(
        fe(10),
        format!("players: the game is for 1 to 4 people, not {players}"),
        format!("players: Das Spiel ist für 1 bis 4 Personen, nicht für {players}"),
    )
}

fn refuse_nonsense(setup: &Setup, common_goal: bool) -> Result<(), Refusal> {
    if common_goal && setup.firebreak != Firebreak::Off {
        return Err(Refusal::new(
            fe(40),
            "firebreak: solitaires and cooperative games have no firebreaks",
            "firebreak: Solitär und kooperatives Spiel kennen keine Feuerschneisen",
        ));
    }
    if setup.hot_game && setup.edition == Edition::Wildfire {
        return Err(Refusal::new(
            fe(41),
            "hot_game: Wildfire! always rounds down; the hot game is a variant of Feurio!",
            "hot_game: Wildfire! rundet immer ab; das heiße Spiel ist eine Variante von Feurio!",
        ));
    }
    if setup.hot_game && common_goal {
        return Err(Refusal::new(
            fe(41),
            "hot_game: nothing is scored, so nothing is rounded, in solitaires and cooperative games",
            "hot_game: Solitär und kooperatives Spiel kennen keine Punkte, also kein Runden",
        ));
    }
    if setup.midsummer && setup.edition == Edition::Feurio {
        return Err(Refusal::new(
            fe(42),
            "midsummer: only Wildfire! knows the midsummer variant",
            "midsummer: Nur Wildfire! kennt die Variante Hochsommer",
        ));
    }
    if setup.midsummer && common_goal {
        return Err(Refusal::new(
            fe(42),
            "midsummer: the common goal needs 1s, and midsummer takes them out",
            "midsummer: Das gemeinsame Ziel braucht Einsen, und der Hochsommer nimmt sie heraus",
        ));
    }
    Ok(())
}

impl Serialize for Firebreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Off => serializer.serialize_bool(false),
            Self::On => serializer.serialize_bool(true),
            Self::At(Timing::Peek) => serializer.serialize_str("peek"),
            Self::At(Timing::Commit) => serializer.serialize_str("commit"),
        }
    }
}

impl<'de> Deserialize<'de> for Firebreak {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FirebreakVisitor)
    }
}

struct FirebreakVisitor;

impl de::Visitor<'_> for FirebreakVisitor {
    type Value = Firebreak;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true, false, \"peek\" or \"commit\"")
    }

    fn visit_bool<E: de::Error>(self, on: bool) -> Result<Firebreak, E> {
        Ok(if on { Firebreak::On } else { Firebreak::Off })
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Firebreak, E> {
        match word {
            // The words a menu offers may come as words.
            "false" => Ok(Firebreak::Off),
            "true" => Ok(Firebreak::On),
            "peek" => Ok(Firebreak::At(Timing::Peek)),
            "commit" => Ok(Firebreak::At(Timing::Commit)),
            _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
        }
    }
}
