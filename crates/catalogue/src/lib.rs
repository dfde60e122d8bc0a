//! All games behind one face.
//!
//! Server, command line, browser and Python know no game by its types. They ask [`game`] for one by
//! its id, hand it a set-up as JSON, and get a [`AnyTable`] that speaks canonical text and JSON.
//!
//! ```
//! let feurio = catalogue::game("feurio").unwrap();
//! let mut table = feurio.open(&serde_json::json!({"players": 2}), vec![]).unwrap();
//! table.act(kernel::Actor::Chance, "draw 3").unwrap();
//! assert!(table.legal().contains(&"draw 6".to_owned()));
//! ```

mod any_game;
mod any_player;
mod any_table;
mod error;
mod list;
mod problem;
mod review;
mod setup;

pub use any_game::{AnyGame, Course, Pace, Playouts, Tuning};
pub use any_player::{AnyPlayer, Thought};
pub use any_table::{AnyTable, Preview, Told, ToldEvent};
pub use error::CatalogueError;
pub use list::{game, games};
pub use problem::Problem;
pub use review::{review, review_rng};
