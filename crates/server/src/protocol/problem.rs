//! Why something was not done.

use catalogue::CatalogueError;
use kernel::{Refusal, Text};
use serde::{Deserialize, Serialize};
use table::TableError;

/// What kind of problem it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The frame or request makes no sense; `field` may say where.
    BadFrame,
    /// The first frame must be `hello`, once.
    Hello,
    /// The client speaks another version.
    Version,
    /// There is no such table, or no more.
    NoTable,
    /// The seat is not one's own: wrong token, or none.
    NotYourSeat,
    /// The seat is taken.
    Taken,
    /// The game has not begun, or has begun already, or is over.
    WrongPhase,
    /// The game went on since the sequence that was named.
    Stale,
    /// The rules forbid it; `clause` says which.
    Refused,
    /// It may not be taken back.
    NoUndo,
    /// Too often, too many, too long: a limit of this node.
    Limit,
    /// The page comes from elsewhere.
    Origin,
    /// The node can't do it now; try again.
    Unavailable,
}

/// Why something was not done. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind.
    pub code: Code,
    /// The clause of the game's rules or of the record format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clause: Option<String>,
    /// The field of the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub field: Option<String>,
    /// What people read.
    #[cfg_attr(feature = "typescript", ts(type = "Text"))]
    pub text: Text,
}

impl Problem {
    /// A problem in English and German.
    pub fn new(code: Code, en: impl Into<String>, de: impl Into<String>) -> Self {
        Self { code, clause: None, field: None, text: Text::new(en, de) }
    }

    /// The problem with the field it is in.
    #[must_use]
    pub fn in_field(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// There is no such table.
    pub fn no_table() -> Self {
        Self::new(Code::NoTable, "there is no such table", "Diesen Tisch gibt es nicht")
    }

    /// The store or the bus failed.
    pub fn unavailable() -> Self {
        Self::new(
            Code::Unavailable,
            "this can't be done right now; please try again",
            "Das geht gerade nicht; bitte noch einmal versuchen",
        )
    }

    /// The seat is somebody else's.
    pub fn not_your_seat() -> Self {
        Self::new(Code::NotYourSeat, "this seat is not yours", "Dieser Platz ist nicht deiner")
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let clause = Some(refusal.clause.to_string());
        Self { code: Code::Refused, clause, field: None, text: refusal.text }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refused(refusal) => refusal.into(),
            TableError::NoUndo(refusal) => Self { code: Code::NoUndo, ..refusal.into() },
            TableError::OutOfTurn { .. } => Self {
                clause: error.clause().map(|clause| clause.to_string()),
                ..Self::new(Code::Stale, error.to_string(), "Jemand anders ist am Zug")
            },
            TableError::Syntax(syntax) => {
                let de = format!("Das ist keine Aktion dieses Spiels: {syntax}");
                Self::new(Code::BadFrame, syntax.to_string(), de).in_field("action")
            }
        }
    }
}

impl From<CatalogueError> for Problem {
    fn from(error: CatalogueError) -> Self {
        match error {
            CatalogueError::Refused(refusal) => refusal.into(),
            CatalogueError::Table(error) => error.into(),
            other => {
                let de = format!("Diesen Aufbau gibt es nicht: {other}");
                let problem = Self::new(Code::BadFrame, other.to_string(), de);
                let field = match &other {
                    CatalogueError::UnknownGame { .. } => Some("game".to_owned()),
                    other => other.field().map(|field| format!("setup.{field}")),
                };
                Self { field, ..problem }
            }
        }
    }
}
