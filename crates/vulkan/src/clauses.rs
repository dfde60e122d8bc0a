//! The clauses refusals cite.

use kernel::Clause;

const fn vu(number: u16) -> Clause {
    Clause::new("VU", number)
}

/// The box.
pub(crate) const VU_1: Clause = vu(1);
/// The layout.
pub(crate) const VU_3: Clause = vu(3);
/// The volcano.
pub(crate) const VU_4: Clause = vu(4);
/// Seats and supplies.
pub(crate) const VU_5: Clause = vu(5);
/// Flights.
pub(crate) const VU_10: Clause = vu(10);
/// Not over the volcano.
pub(crate) const VU_11: Clause = vu(11);
/// Loads.
pub(crate) const VU_12: Clause = vu(12);
/// Isolation.
pub(crate) const VU_15: Clause = vu(15);
/// The end.
pub(crate) const VU_20: Clause = vu(20);
/// Solitaire.
pub(crate) const VU_21: Clause = vu(21);
/// Cooperative.
pub(crate) const VU_22: Clause = vu(22);
