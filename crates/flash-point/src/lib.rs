//! Flash Point: Fire Rescue, by its rulebook: the family game and the experienced game with all
//! its vehicles and specialists, on both sides of the board.
//!
//! [`FlashPoint`] is the position, [`Action`] a decision, [`Event`] what came of it, [`View`] what
//! there is to see. All clauses cited (FP-31) are those of the rules file. [`odds`] tells what the
//! coming fire may do.
//!
//! Nothing is private in this game: what is face down is unknown to all, and chance decides it
//! when it is turned up.

mod action;
mod board;
mod cell;
mod cell_set;
mod clauses;
mod digest;
mod escape;
#[cfg(test)]
mod escape_tests;
mod event;
mod facts;
mod figure;
mod fire;
mod fire_phase;
mod game;
mod house;
mod info;
mod legal;
mod legal_expert;
pub mod odds;
mod orders;
mod outcome;
mod outlook;
mod phase;
mod play;
mod position;
mod role;
mod set_up;
mod setup;
mod state;
mod steps;
mod task;
mod tell;
mod tell_fire;
mod tokens;
mod turn;
mod view;
mod view_of;
mod why_act;
mod why_not;
mod words;

pub use action::{Action, Die, Order};
pub use board::{Barrier, BlackDie, Board, Edge, Quadrant, Spot, Vehicle, arrow};
pub use cell::{Cell, CellSet, Direction};
pub use event::Event;
pub use figure::Figure;
pub use house::{Door, House};
pub use outlook::{Outlook, Price, RollOutlook};
pub use phase::Dice;
pub use position::Position;
pub use role::{Purpose, Role};
pub use setup::{Difficulty, Mode, Setup};
pub use state::FlashPoint;
pub use steps::Steps;
pub use tokens::{Kind, Load};
pub use view::{
    DoorView, FigureView, HazmatView, PhaseView, PoiView, Stage, TurnView, VehicleView, View,
    WallView,
};
