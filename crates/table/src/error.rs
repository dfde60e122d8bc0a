//! What can go wrong at a table.

use kernel::{Actor, Clause, Refusal, SyntaxError};
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
    #[error("{asked} can't act now: {}", whose(*.to_act))]
    OutOfTurn {
        /// Who tried.
        asked: String,
        /// Who is to act.
        to_act: Actor,
    },
    /// Taking back is not safe.
    #[error("{0}")]
    NoUndo(Refusal),
}

impl TableError {
    /// The clause that was broken, if one was.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::Syntax(_) => None,
            Self::Refused(refusal) | Self::NoUndo(refusal) => Some(refusal.clause),
            Self::OutOfTurn { .. } => Some(re(5)),
        }
    }
}

fn whose(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => format!("it is the decision of {seat}"),
        Actor::Chance => "it is chance's decision".to_owned(),
        Actor::Nobody => "the game is over".to_owned(),
    }
}

/// Why a text is no record: the first wrong line and the clause it breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem} ({clause})")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The clause of the record format or of the game's rules.
    pub clause: Clause,
    /// What is wrong.
    pub problem: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, clause: Clause, problem: impl Into<String>) -> Self {
        Self { line, clause, problem: problem.into() }
    }
}
