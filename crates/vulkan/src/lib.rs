//! The rules of Vulkan! (2004) and Volcano! (2010).
//!
//! A forest burns round a volcano. Seats fly over straight rows of tiles and drop water; a tile
//! that is full and loose goes out, and what hangs together with the volcano no longer is cut off.
//! Tiles go to whoever dropped most on them and are worth their number.
//!
//! [`Vulkan`] is the game, [`Setup`] what can be asked for, [`Position`] a position put together by
//! hand, and [`Vulkan::preview`] says what a flight would do. Clauses (`VU-14`) are those of the
//! rules of the game.
//!
//! ```
//! use kernel::{Game, Silent};
//! use vulkan::{Action, Edition, Setup, Vulkan};
//!
//! let mut game = Vulkan::new(&Setup::usual(Edition::Volcano)).unwrap();
//! let grow: Action = "grow 2,-1".parse().unwrap();
//! game.play(grow, &mut Silent).unwrap();
//! assert_eq!(game.places().len(), 8);
//! ```

mod action;
mod board;
mod clauses;
mod edges;
mod event;
mod facts;
mod fire;
mod flying;
mod game;
mod growth;
mod info;
mod layout;
mod loads;
mod objections;
mod position;
mod possible;
mod preview;
mod ready;
mod result;
mod rows;
mod setup;
mod shape;
mod state;
mod task;
mod view;
mod words;

pub use action::{Action, Flight};
pub use event::{Award, Ending, Event, Reason};
pub use position::{Position, Tile};
pub use preview::{Loss, Preview};
pub use ready::Ready;
pub use setup::{Edition, GivenLayout, LayoutChoice, Setup};
pub use state::{Phase, Vulkan};
pub use view::{Fate, SeatView, TileView, View};
