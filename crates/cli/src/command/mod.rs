//! One file a command.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod layout;
pub(crate) mod load;
mod parallel;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tune;
pub(crate) mod verify;
pub(crate) mod why;
