//! What positions look like at first sight.

use flash_point::{Action, FlashPoint};
use kernel::{Actor, Game, Silent};

use super::plan::Planner;

/// What a position in which chance decides comes to on average, by what each of the ways it may go is
/// worth; `None` where there are more of them than `most`.
pub(super) fn mean_over_chance(
    game: &FlashPoint,
    most: usize,
    mut worth: impl FnMut(&FlashPoint) -> f32,
) -> Option<f32> {
    let mut odds = vec![];
    game.chance(&mut odds);
    if odds.is_empty() || odds.len() > most {
        return None;
    }
    let all: u32 = odds.iter().map(|&(_, weight)| weight).sum();
    let mut sum = 0.0;
    for (action, weight) in odds {
        let mut after = game.clone();
        after.play_unchecked(action, &mut Silent);
        sum += weight as f32 * worth(&after);
    }
    Some(sum / all as f32)
}

impl Planner<'_> {
    /// What a position looks like at first sight: the mean over what chance may decide at once.
    pub(super) fn glance(&mut self, game: &FlashPoint) -> f32 {
        if game.to_act() != Actor::Chance || game.is_fires_turn() {
            return self.value(game);
        }
        if game.is_shooting() {
            return self.shot(game);
        }
        let mean = mean_over_chance(game, usize::MAX, |after| self.value(after));
        mean.expect("chance decides something")
    }

    /// What a shot of the deck gun comes to. Dice outside the quadrant are turned over, so each of its
    /// cells is hit equally often (FP-72). A driver tries again after a poor roll (FP-87).
    fn shot(&mut self, game: &FlashPoint) -> f32 {
        let mut aimed = false;
        let mut values = vec![];
        for cell in game.gun_cells().iter() {
            let mut after = game.clone();
            after.play_unchecked(Action::Roll(cell), &mut Silent);
            if after.is_aiming() {
                after.play_unchecked(Action::Keep, &mut Silent);
                aimed = true;
            }
            values.push(self.value(&after));
        }
        let count = values.len().max(1) as f32;
        let mean = values.iter().sum::<f32>() / count;
        if !aimed {
            return mean;
        }
        values.iter().map(|value| value.max(mean)).sum::<f32>() / count
    }
}
