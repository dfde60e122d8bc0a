//! Whole games in every mode.

mod agreement;
mod input;
mod invariants;
mod perft;
mod privacy;
mod redeal;
