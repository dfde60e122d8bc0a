//! What positions look like at first sight.

use flash_point::{Action, FlashPoint};
use kernel::{Actor, Game, Silent};

use super::plan::Planner;
use super::scene::Scene;

impl Planner<'_> {
    /// What a position looks like at first sight: the mean over what chance may decide at once.
    pub(super) fn glance(&mut self, game: &FlashPoint) -> f32 {
        self.glance_in(game, &Scene::of(game))
    }

    /// The same; `scene` is that of the position.
    pub(super) fn glance_in(&mut self, game: &FlashPoint, scene: &Scene) -> f32 {
        if game.to_act() != Actor::Chance || game.is_fires_turn() {
            return self.value_in(game, scene);
        }
        if game.is_shooting() {
            return self.shot(game);
        }
        let mut odds = vec![];
        game.chance(&mut odds);
        let all: u32 = odds.iter().map(|&(_, weight)| weight).sum();
        let mut sum = 0.0;
        for (action, weight) in odds {
            let mut after = game.clone();
            after.play_unchecked(action, &mut Silent);
            sum += weight as f32 * self.value(&after);
        }
        sum / all as f32
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
