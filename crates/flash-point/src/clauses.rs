//! Citing the rules file.

use kernel::{Clause, Refusal};

/// Clause FP-`number`.
pub(crate) const fn fp(number: u16) -> Clause {
    Clause::new("FP", number)
}

/// A refusal by FP-`number`, in English and German.
pub(crate) fn refuse(number: u16, en: impl Into<String>, de: impl Into<String>) -> Refusal {
    Refusal::new(fp(number), en, de)
}

/// Refuses unless `holds`; the sentences are built only when needed.
pub(crate) fn require<E: Into<String>, D: Into<String>>(
    holds: bool,
    number: u16,
    sentences: impl FnOnce() -> (E, D),
) -> Result<(), Refusal> {
    if holds {
        return Ok(());
    }
    let (en, de) = sentences();
    Err(refuse(number, en, de))
}
