//! Random play to the end.

use rand_core::Rng;

use crate::{Actor, Game, Odds, Silent};

/// Buffers a playout fills again and again instead of allocating.
#[derive(Clone, Debug)]
pub struct Scratch<A> {
    /// Legal actions.
    pub actions: Vec<A>,
    /// Chance outcomes.
    pub odds: Odds<A>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(512), odds: Vec::with_capacity(64) }
    }
}

/// Plays random decisions until the game is over; returns how many there were.
pub fn playout<G: Game, R: Rng + ?Sized>(
    game: &mut G,
    scratch: &mut Scratch<G::Action>,
    rng: &mut R,
) -> u32 {
    let mut count = 0;
    while game.to_act() != Actor::Nobody {
        let action = game.sample(scratch, rng);
        game.play_unchecked(action, &mut Silent);
        count += 1;
    }
    count
}
