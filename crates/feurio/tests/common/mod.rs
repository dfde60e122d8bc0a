//! Helpers that read like the table talk they stand for.

mod position;
mod random;
mod table;

pub(crate) use position::{men, number, place, position, tiles, try_position};
pub(crate) use random::{HABITS, Habit, Player, random_position, samples};
pub(crate) use table::{
    PRIVATE_SETUPS, bytes, clause, game, heat, legal, legal_starting, odds, play, play_first,
    play_told, read, refusal, refused, scores, seat_to_act,
};
