//! Tables over HTTP and WebSocket.
//!
//! [`serve`] runs one node: the browser client, the tables and what keeps them. See
//! `docs/protocol.md` for what is spoken and `docs/operating.md` for how to run it.

mod config;
mod run;
mod signals;
mod web;

pub use config::{Config, ConfigError};
pub use run::{ServeError, serve};
pub use signals::asked_to_stop;
