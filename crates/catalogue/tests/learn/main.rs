//! What the client teaches (`web/src/learn`) is true: the rules pages name every clause, diagrams
//! and tutorials stand on real positions, and whoever follows a tutorial only ever plays legally.

mod content;
mod languages;
mod places;
mod positions;
mod rules;
mod spec;
mod told;
mod tutorials;
mod walk;
