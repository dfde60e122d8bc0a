//! One file a command.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod layout;
mod parallel;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod simulate;
pub(crate) mod tune;
pub(crate) mod why;
