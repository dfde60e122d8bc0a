//! What can go wrong at a table.

use kernel::{Actor, Clause, Refusal, SyntaxError, Text};
use thiserror::Error;

use crate::re;

/// Why a table did not do what was asked. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The text is no action.
    #[error("{0}")]
    Syntax(#[from] SyntaxError),
    /// The rules forbid it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// Somebody else is to act.
    #[error("{}", out_of_turn(.asked, *.to_act).en)]
    OutOfTurn {
        /// Who tried.
        asked: Text,
        /// Who is to act.
        to_act: Actor,
    },
    /// Taking back is not safe.
    #[error("{0}")]
    NoUndo(Refusal),
}

impl TableError {
    /// `actor` asked although `to_act` is to act.
    pub fn out_of_turn(actor: Actor, to_act: Actor) -> Self {
        let asked = match actor {
            Actor::Seat(seat) => Text::new(seat.to_string(), format!("Platz {}", seat.0)),
            Actor::Chance => Text::new("chance", "Der Zufall"),
            Actor::Nobody => Text::new("nobody", "Niemand"),
        };
        Self::OutOfTurn { asked, to_act }
    }

    /// The clause that was broken, if one was.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Syntax(_) => None,
            Self::Refused(refusal) | Self::NoUndo(refusal) => Some(refusal.clause),
            Self::OutOfTurn { .. } => Some(re(5)),
        }
    }

    /// The sentence for people, without its clause.
    pub fn text(&self) -> Text {
        match self {
            Self::Syntax(error) => error.text(),
            Self::Refused(refusal) | Self::NoUndo(refusal) => refusal.text.clone(),
            Self::OutOfTurn { asked, to_act } => out_of_turn(asked, *to_act),
        }
    }
}

fn out_of_turn(asked: &Text, to_act: Actor) -> Text {
    let whose = match to_act {
        Actor::Seat(seat) => Text::new(
            format!("it is the decision of {seat}"),
            format!("Platz {} entscheidet", seat.0),
        ),
        Actor::Chance => Text::new("it is chance's decision", "der Zufall entscheidet"),
        Actor::Nobody => Text::new("the game is over", "das Spiel ist zu Ende"),
    };
    Text::new(
        format!("{} can't act now: {}", asked.en, whose.en),
        format!("{} ist jetzt nicht dran: {}", asked.de, whose.de),
    )
}

/// Why a text is no record: the first wrong line and the clause it breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {} ({clause})", .problem.en)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The clause of the record format or of the game's rules.
    pub clause: Clause,
    /// What is wrong.
    pub problem: Text,
}

impl RecordError {
    pub(crate) fn new(line: usize, clause: Clause, problem: impl Into<Text>) -> Self {
        Self { line, clause, problem: problem.into() }
    }
}
