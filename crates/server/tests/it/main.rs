//! A node, spoken to as clients speak to it.

mod bad_frames;
mod bots;
mod common;
mod corpus;
mod http;
mod limits;
mod nodes;
mod people;
mod play;
mod privacy;
mod repeat;
mod resend;
mod services;
