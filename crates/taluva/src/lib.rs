//! The rules of Taluva: tiles pile up to an island, settlements spread over it.
//!
//! [`Taluva`] is a position; [`kernel::Game`] is how it is played. A turn is three decisions:
//! chance draws a tile, the player lays it ([`Action::Lay`]) and builds. Clauses are cited as
//! `TA-n`.
//!
//! Where to read on:
//! - `board` holds what lies and stands; `island`, `shore` and `settlements` keep it up to date
//!   tile by tile, so that legal placements and settlements are never searched for.
//! - `legal` lists decisions from there and `sample` draws one; `objections` says from the clauses
//!   alone why something is forbidden, and the tests hold one against the other.
//! - [`Position`] makes positions to order, [`Taluva::landing`] and [`Taluva::extensions`] say what
//!   a decision would do.

mod action;
mod board;
mod builds;
mod event;
mod game;
mod heading;
mod info;
mod island;
mod legal;
mod objections;
mod pieces;
mod placement;
mod places;
mod play;
mod position;
mod preview;
mod prospects;
mod sample;
mod settlements;
mod setup;
mod shore;
mod slots;
mod standings;
mod state;
mod surroundings;
mod terrain;
mod tile;
mod view;

pub use action::Action;
pub use event::Event;
pub use heading::Heading;
pub use pieces::{Piece, Pieces};
pub use placement::Placement;
pub use position::Position;
pub use preview::{CoveredHuts, Extension, ExtensionField, Landing, Split};
pub use prospects::{Glance, Prospects, Scout};
pub use setup::Setup;
pub use state::Taluva;
pub use terrain::Terrain;
pub use tile::Tile;
pub use view::{
    CellView, PhaseView, PieceView, SeatState, SeatView, SettlementView, TileCount, View,
};

/// A clause of Taluva's rules.
pub(crate) const fn ta(number: u16) -> kernel::Clause {
    kernel::Clause::new("TA", number)
}
