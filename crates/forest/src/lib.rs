//! What the forest games have in common.
//!
//! Feurio!, Wildfire!, Vulkan!, Volcano! and On the Run! are played with one box: hexagonal forest
//! tiles numbered 1 to 6, and 48 pieces in four colours. This crate holds that box ([`Number`],
//! [`Bag`], [`Colour`]), how it is shared out among one to four people ([`Seating`], [`Supplies`]),
//! how a game is opened ([`Arrangement`]) and how a forest grows tile by tile ([`Forest`]).

mod arrangement;
mod bag;
mod colour;
mod growth;
mod number;
mod seating;

pub use arrangement::{Arrangement, ArrangementChoice, arrangement_option};
pub use bag::Bag;
pub use colour::Colour;
pub use growth::{Forest, Lying, Note, TILES, TileSet};
pub use number::Number;
pub use seating::{HELPERS, PIECES, Seating, Supplies};
