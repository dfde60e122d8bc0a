//! What went wrong, in the form faces pass on.

use kernel::Text;
use serde::Serialize;

use crate::CatalogueError;

/// Why something was not done: a sentence, and where to look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// The clause that was broken, if one was, e.g. `FE-21`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clause: Option<String>,
    /// The field of the input that is wrong, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub field: Option<String>,
    /// The line of the record that is wrong, counted from 1, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<usize>,
    /// The sentence.
    pub text: Text,
}

impl Problem {
    /// A problem with the part of the input that is called `field`.
    pub fn with_field(field: &str, text: impl Into<Text>) -> Self {
        Self { clause: None, field: Some(field.to_owned()), line: None, text: text.into() }
    }
}

impl<E: Into<CatalogueError>> From<E> for Problem {
    fn from(error: E) -> Self {
        let error = error.into();
        Self {
            clause: error.clause().map(|clause| clause.to_string()),
            field: error.field().map(str::to_owned),
            line: error.line(),
            text: error.text(),
        }
    }
}
