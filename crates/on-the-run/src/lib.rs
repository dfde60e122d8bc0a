//! On the Run! (2010): animals flee a forest fire that grows tile by tile.
//!
//! Each turn lays a tile at a hot spot and then startles animals or lets some flee. Animals on the
//! empty places round the forest have escaped, unless a later tile is laid there. Clause numbers
//! such as OR-14 are those of the rules file.
//!
//! ```
//! use kernel::{Game, Silent};
//! use on_the_run::{OnTheRun, Setup};
//!
//! let mut game = OnTheRun::new(&Setup { players: 2, ..Setup::default() })?;
//! for text in ["draw 5", "draw 2", "arrange 2 5", "draw 6", "lay 1,-1", "startle red 3 at 1,-1"] {
//!     game.play(text.parse().unwrap(), &mut Silent)?;
//! }
//! # Ok::<(), kernel::Refusal>(())
//! ```

mod action;
mod clause;
mod edge;
mod event;
mod facts;
mod flee;
mod game;
mod herds;
mod info;
mod legal;
mod outcome;
mod play;
mod position;
mod refuse;
mod sample;
mod score;
mod setup;
mod show;
mod state;
mod task;
mod turn;
mod view;
mod wording;

pub use action::Action;
pub use edge::{EdgeField, EdgeSet, Woods};
pub use event::{Ending, Event};
pub use forest::ArrangementChoice;
pub use herds::Herds;
pub use position::{Position, Stage};
pub use setup::Setup;
pub use state::OnTheRun;
pub use view::{
    ClosingView, ColourTally, CommonView, EdgeView, FleeingTile, Occupant, PhaseView, SeatView,
    TileView, TurnView, View,
};
