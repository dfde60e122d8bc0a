//! Feurio! (2003) and Wildfire! (2010).
//!
//! A forest fire spreads tile by tile to wherever it is hottest; crews take stretches of forest that
//! are worth their numbers' sum divided by the smallest number still at the edge, so water (low
//! numbers) with a way out is what everybody wants.
//!
//! Clauses `FE-n` cited in the code are those of `docs/rules/feurio.md`.

mod action;
mod area;
mod event;
mod game;
mod goal;
mod heat;
mod info;
mod legal;
mod outcome;
mod play;
mod position;
mod private;
mod sample;
mod setup;
mod state;
mod task;
mod view;
mod why_not;

pub use action::Action;
pub use area::Area;
pub use event::{Ending, Event};
pub use forest::ArrangementChoice;
pub use goal::Nearness;
pub use heat::Heat;
pub use position::Position;
pub use setup::{Edition, Firebreak, Setup, Timing};
pub use state::{Feurio, Phase};
pub use view::{AreaView, CrewView, HiddenView, PlaceView, ScoreView, TileView, View};

use kernel::Clause;

/// Clause `FE-number`.
const fn fe(number: u16) -> Clause {
    Clause::new("FE", number)
}
