//! What a game is.
//!
//! A game is a state with atomic decisions. It never rolls dice: randomness is a decision of
//! [`Actor::Chance`], with weights. So a record replays for ever, a bot can average over chance, a
//! physical table can type in what it rolled and a server can prove its dice.
//!
//! This crate knows no game, no file, no socket and no clock. Read [`Game`] first.

mod chance;
mod clause;
#[cfg(feature = "conformance")]
pub mod conformance;
mod digest;
mod events;
mod game;
mod info;
mod outcome;
mod perft;
mod playout;
mod seat;
mod text;
pub mod words;

pub use chance::{Odds, below, draw, pick};
pub use clause::{Clause, Refusal};
pub use digest::Digest;
pub use events::{Event, Silent, Sink};
pub use game::{Action, Game, NoOutlook};
pub use info::{ChoiceInfo, GameInfo, ModeInfo, OptionInfo, OptionKind};
pub use outcome::{Common, Outcome, SeatResult, Shortfall, Standings};
pub use perft::{Perft, perft};
pub use playout::{Scratch, playout, playout_listed};
pub use rand_core::Rng;
pub use seat::{Actor, MAX_SEATS, Seat, Viewer};
pub use text::{Language, Phrase, Text};
pub use words::{SyntaxError, Words};
