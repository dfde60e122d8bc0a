//! What can go wrong when a game is asked for.

use kernel::{Clause, Refusal, Text};
use table::{RecordError, TableError};
use thiserror::Error;

/// Why the catalogue did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CatalogueError {
    /// There is no such game.
    #[error("{}", self.text().en)]
    UnknownGame {
        /// What was asked for.
        asked: String,
        /// All ids.
        known: String,
    },
    /// The set-up is malformed.
    #[error("set-up, field {field}: {}", .problem.en)]
    Setup {
        /// The field, or `.` for the whole.
        field: String,
        /// What is wrong with it.
        problem: Text,
    },
    /// The rules know no such game.
    #[error("set-up: {0}")]
    Refused(#[from] Refusal),
    /// The table refused.
    #[error("{0}")]
    Table(#[from] TableError),
    /// The record is wrong.
    #[error("{0}")]
    Record(#[from] RecordError),
}

impl CatalogueError {
    /// The clause that was broken, if one was.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Self::UnknownGame { .. } | Self::Setup { .. } => None,
            Self::Refused(refusal) => Some(refusal.clause),
            Self::Table(error) => error.clause(),
            Self::Record(error) => Some(error.clause),
        }
    }

    /// The field of the set-up that is malformed, if one is.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Setup { field, .. } => Some(field),
            _ => None,
        }
    }

    /// The line of the record that is wrong, counted from 1, if one is.
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Record(error) => Some(error.line),
            _ => None,
        }
    }

    /// The sentence for people, without clause, field and line.
    pub fn text(&self) -> Text {
        match self {
            Self::UnknownGame { asked, known } => Text::new(
                format!("there is no game {asked:?}; there are {known}"),
                format!("es gibt kein Spiel {asked:?}; es gibt {known}"),
            ),
            Self::Setup { problem, .. } => problem.clone(),
            Self::Refused(refusal) => refusal.text.clone(),
            Self::Table(error) => error.text(),
            Self::Record(error) => error.problem.clone(),
        }
    }
}
