//! The browser's door to all games.
//!
//! Everything structured crosses as JSON text: it is what views and events are made for, one parse
//! in the browser's own code is faster than thousands of small calls, and the same text can be
//! compared with what the native program says. What is thrown is a JavaScript `Error` whose message
//! is the JSON of a [`Problem`].
//!
//! [`door`] is what JavaScript sees and nothing else; what it does is plain Rust in [`open_table`]
//! and [`ask`], tested natively.

pub mod ask;
pub mod door;
pub mod input;
pub mod open_table;

pub use catalogue::Problem;
