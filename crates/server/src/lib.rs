//! Tables over HTTP and WebSocket.
//!
//! [`serve`] runs one node: the browser client, the tables and what keeps them. See
//! `docs/protocol.md` for what is spoken and `docs/operating.md` for how to run it.

mod bus;
pub mod client;
mod config;
mod entry;
mod hub;
mod ids;
mod limits;
pub mod load;
mod logs;
mod metrics;
mod notify;
pub mod protocol;
mod room;
mod run;
mod signals;
mod socket;
mod source;
mod store;
mod web;

pub use bus::BusError;
pub use config::{Config, ConfigError};
pub use ids::{Hash, Secret, TableId};
pub use limits::Limits;
pub use logs::start_logs;
pub use run::{ServeError, serve};
pub use signals::asked_to_stop;
pub use store::StoreError;
