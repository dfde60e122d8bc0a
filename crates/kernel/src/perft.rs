//! Counting all ways to go on, the classic test of move generation.

use crate::{Actor, Game, Silent};

/// What a count of all lines of a certain length found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Lines of exactly that length.
    pub lines: u64,
    /// Lines that ended earlier because the game was over.
    pub ended: u64,
    /// Of the decisions on the way, how many were chance's.
    pub chance: u64,
}

/// Counts all lines of `depth` decisions from `game`, chance's outcomes counted like actions
/// (each once, whatever its weight).
pub fn perft<G: Game>(game: &G, depth: u32) -> Perft {
    let mut count = Perft::default();
    // One buffer a level, so nothing is allocated per position.
    let mut buffers = vec![Vec::new(); depth as usize];
    descend(game, &mut buffers, &mut count);
    count
}

fn descend<G: Game>(game: &G, buffers: &mut [Vec<G::Action>], count: &mut Perft) {
    let Some((actions, deeper)) = buffers.split_first_mut() else {
        count.lines += 1;
        return;
    };
    let actor = game.to_act();
    if actor == Actor::Nobody {
        count.ended += 1;
        return;
    }
    game.legal(actions);
    count.chance += if actor == Actor::Chance { actions.len() as u64 } else { 0 };
    if deeper.is_empty() {
        count.lines += actions.len() as u64;
        return;
    }
    for &action in actions.iter() {
        let mut next = game.clone();
        next.play_unchecked(action, &mut Silent);
        descend(&next, deeper, count);
    }
}
