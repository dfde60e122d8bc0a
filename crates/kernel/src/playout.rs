//! Random play to the end.

use rand_core::Rng;

use crate::{Actor, Game, Odds, Silent, below};

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

/// The same, listing every legal action at each step even where the game could draw one without:
/// what a search pays that looks at all of them.
pub fn playout_listed<G: Game, R: Rng + ?Sized>(
    game: &mut G,
    scratch: &mut Scratch<G::Action>,
    rng: &mut R,
) -> u32 {
    let mut count = 0;
    loop {
        let action = match game.to_act() {
            Actor::Nobody => return count,
            Actor::Chance => game.sample(scratch, rng),
            Actor::Seat(_) => {
                game.legal(&mut scratch.actions);
                scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
            }
        };
        game.play_unchecked(action, &mut Silent);
        count += 1;
    }
}
