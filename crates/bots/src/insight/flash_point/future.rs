//! What becomes of the end of a turn: the fire's roll, and how the crew would go on.

use flash_point::{Action, CellSet, FlashPoint};
use kernel::{Actor, Game, Scratch, Silent, below};

use super::plan::Planner;
use crate::search::SplitMix;

/// How many positions are gone on from, for each number of points left, where a turn is only
/// imagined.
const GLANCE: usize = 2;

impl Planner<'_> {
    /// What the 48 rolls of the fire make of the end of a turn, on average. `seed` decides all other
    /// chance: with the same one, ends differ by what was done only.
    pub(super) fn after_fire(&mut self, end: &FlashPoint, seed: u64) -> f32 {
        let mut sum = 0.0;
        for (number, cell) in CellSet::HOUSE.iter().enumerate() {
            let mut rng = SplitMix::new(seed ^ (number as u64) << 32);
            let mut game = end.clone();
            game.play_unchecked(Action::Roll(cell), &mut Silent);
            self.settle(&mut game, &mut rng);
            sum += self.value(&game);
        }
        sum / 48.0
    }

    /// Lets chance decide until somebody has points to spend, or the game is over. Where to recover
    /// and which hazmat goes off first is left to chance too.
    fn settle(&mut self, game: &mut FlashPoint, rng: &mut SplitMix) {
        let mut scratch = Scratch::default();
        while !game.is_turn() && game.to_act() != Actor::Nobody {
            let action = match game.to_act() {
                Actor::Chance => game.sample(&mut scratch, rng),
                _ => {
                    game.legal(&mut scratch.actions);
                    scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
                }
            };
            game.play_unchecked(action, &mut Silent);
        }
    }

    /// Plays so many turns as the crew would at a glance, and judges what came of it.
    pub(super) fn play_turns(&mut self, end: &FlashPoint, turns: u32, rng: &mut SplitMix) -> f32 {
        let mut game = end.clone();
        // A turn that chance interrupted is played to its end first.
        let mut left = turns + u32::from(!end.is_fires_turn());
        loop {
            self.settle(&mut game, rng);
            if left == 0 || game.to_act() == Actor::Nobody {
                return self.value(&game);
            }
            let Some(best) = self.ways(&game, GLANCE, 1).pop() else { return self.value(&game) };
            game = best.end;
            left -= u32::from(game.is_fires_turn());
        }
    }
}
