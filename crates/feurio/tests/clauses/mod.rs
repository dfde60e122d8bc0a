//! A test for each clause, named after it.

mod deploying;
mod ending;
mod firebreak;
mod firebreak_price;
mod forests;
mod goal;
mod goal_together;
mod laying;
mod material;
mod opening;
mod positions;
mod refusals;
mod scoring;
mod variants;
