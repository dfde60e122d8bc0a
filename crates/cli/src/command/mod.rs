//! One file a command.

pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod layout;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod simulate;
pub(crate) mod why;
