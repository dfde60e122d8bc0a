//! Scenes that were looked at lately: most positions share theirs with one seen a moment ago.

use flash_point::FlashPoint;

use super::scene::Scene;

/// So many are kept: more were hardly ever met again.
const KEPT: usize = 16;

/// See the head of this file.
#[derive(Default)]
pub(super) struct Scenes {
    kept: Vec<Scene>,
    /// The one that was asked for last.
    last: usize,
    /// The one that was put in last: the one after it was so first.
    newest: usize,
}

impl Scenes {
    /// The scene of a position.
    pub(super) fn of(&mut self, game: &FlashPoint) -> &mut Scene {
        let is_last = self.kept.get(self.last).is_some_and(|scene| scene.is_of(game));
        if !is_last {
            let met = self.kept.iter().position(|scene| scene.is_of(game));
            self.last = met.unwrap_or_else(|| self.keep(Scene::of(game)));
        }
        &mut self.kept[self.last]
    }

    fn keep(&mut self, scene: Scene) -> usize {
        if self.kept.len() < KEPT {
            self.kept.push(scene);
            self.newest = self.kept.len() - 1;
        } else {
            self.newest = (self.newest + 1) % KEPT;
            self.kept[self.newest] = scene;
        }
        self.newest
    }
}

#[cfg(test)]
mod tests {
    use flash_point::Setup;
    use kernel::{Actor, Game, Scratch, Silent};

    use super::super::count::count;
    use super::*;
    use crate::search::SplitMix;

    #[test]
    fn a_scene_met_again_counts_like_a_new_one() {
        let setup: Setup = serde_json::from_str(r#"{"players":4,"mode":"experienced"}"#).unwrap();
        let mut scenes = Scenes::default();
        for seed in 0..20 {
            let mut game = FlashPoint::new(&setup).unwrap();
            let (mut rng, mut scratch) = (SplitMix::new(seed), Scratch::default());
            while game.to_act() != Actor::Nobody {
                assert_eq!(count(&game, scenes.of(&game)), count(&game, &mut Scene::of(&game)));
                game.play_unchecked(game.sample(&mut scratch, &mut rng), &mut Silent);
            }
        }
    }
}
