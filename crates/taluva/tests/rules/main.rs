//! The rules of Taluva, clause by clause.

mod against_reference;
mod building;
mod common;
mod conformance;
mod counts;
mod ending;
mod laying;
mod properties;
mod sampling;
mod setups;
mod shape;
