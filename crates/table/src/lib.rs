//! The life of one game at a table.
//!
//! A [`Table`] has a set-up, seats and a log; it lets whoever is to act act, draws from [`Dice`] or
//! takes what people rolled, knows when an action may be taken back, and writes and reads
//! [`Record`]s.

mod dice;
mod error;
mod provable;
mod reading;
mod record;
mod replay;
mod table;
mod told;

pub use dice::{Dice, NumberedDice, SeededDice};
pub use error::{RecordError, TableError};
pub use provable::{DiceError, DiceProof, ProvableDice, commitment, hex, unhex};
pub use reading::complaint;
pub use record::{FORMAT, Header, Line, Record, SeatInfo};
pub use table::{Entry, Table};

use kernel::Clause;

/// Clause `RE-number` of `docs/record-format.md`.
pub(crate) const fn re(number: u16) -> Clause {
    Clause::new("RE", number)
}
