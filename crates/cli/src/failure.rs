//! What went wrong, and the exit code for it.

use std::io;
use std::path::Path;

use catalogue::CatalogueError;
use thiserror::Error;

/// Why a command did not do its work.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// Something typed or read makes no sense.
    #[error("{problem}")]
    BadInput {
        /// What.
        problem: String,
        /// The clause it breaks.
        clause: Option<String>,
        /// The field it is in.
        field: Option<String>,
    },
    /// The answer is no. It has been told already.
    #[error("no")]
    No,
    /// A file could not be read or written.
    #[error("{0}")]
    File(String),
    /// Whoever read our output has gone: not worth a word.
    #[error("output closed")]
    Closed,
}

impl Failure {
    pub(crate) fn input(problem: impl Into<String>) -> Self {
        Self::BadInput { problem: problem.into(), clause: None, field: None }
    }

    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        Self::File(format!("{}: {error}", path.display()))
    }

    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Closed => 0,
            Self::No => 1,
            Self::BadInput { .. } => 2,
            Self::File(_) => 3,
        }
    }
}

impl<E: Into<CatalogueError>> From<E> for Failure {
    fn from(error: E) -> Self {
        let error = error.into();
        Self::BadInput {
            problem: error.to_string(),
            clause: error.clause().map(|clause| clause.to_string()),
            field: error.field().map(str::to_owned),
        }
    }
}
