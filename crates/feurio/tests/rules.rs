//! The rules of Feurio! and Wildfire!, clause by clause and game by game.
//!
//! Everything is one test program, so that helpers are compiled once and unused ones are noticed.

mod clauses;
mod common;
mod examples;
mod games;
mod reference;
