//! The rules file the clauses come from.

use kernel::{Clause, Refusal};

/// The rules file.
pub(crate) const FAMILY: &str = "OR";

/// A clause of it.
pub(crate) const fn or(number: u16) -> Clause {
    Clause::new(FAMILY, number)
}

/// A refusal by a clause of it, in English and German.
pub(crate) fn refuse(number: u16, en: impl Into<String>, de: impl Into<String>) -> Option<Refusal> {
    Some(Refusal::new(or(number), en, de))
}
