//! What a position is worth: the sum of what is counted, and what a net adds to it.

use std::sync::OnceLock;

use flash_point::FlashPoint;
use kernel::Seat;

use super::super::Shares;
use super::super::weights::Weight;
use super::count::count;
use super::scene::Scene;
use super::scenes::Scenes;
use super::sight::sight;
use super::weights::Weights;
use crate::net::Net;

/// How much the sum of what is counted says of the logarithm of the odds: found by playing, its weights
/// are too large for that.
const SUM: f32 = 0.5;

/// What is added to the sum in the experienced game, learnt from games (`net.txt`). In the family game the
/// sum is enough: with a net the crew won no more and took several times as long.
pub(super) fn own_net() -> &'static Net {
    static READ: OnceLock<Net> = OnceLock::new();
    READ.get_or_init(|| include_str!("net.txt").parse().expect("a net"))
}

/// Judges positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    pub(super) net: &'a Net,
}

impl Judge<'_> {
    /// The chance of winning, of games that are over too.
    pub(super) fn worth(&self, game: &FlashPoint) -> f32 {
        settled(game).unwrap_or_else(|| self.judge(game, &mut Scene::of(game)))
    }

    /// The same; the position's scene may be among `scenes`.
    pub(super) fn worth_in(&self, game: &FlashPoint, scenes: &mut Scenes) -> f32 {
        settled(game).unwrap_or_else(|| self.judge(game, scenes.of(game)))
    }

    fn judge(&self, game: &FlashPoint, scene: &mut Scene) -> f32 {
        let counted = count(game, scene);
        if game.is_experienced() {
            let seen = sight(game, &counted, scene.surroundings(game));
            chance(self.given(&counted) + self.net.answer_to_seen(&seen))
        } else {
            chance(self.weights.dot(&counted))
        }
    }

    /// What the net's answer is added to in the experienced game.
    fn given(&self, counted: &Weights) -> f32 {
        SUM * self.weights.dot(counted)
    }

    /// What the net is shown of a position of the experienced game, and what its answer is added to.
    pub(super) fn show(&self, game: &FlashPoint) -> (Vec<f32>, f32) {
        let mut scene = Scene::of(game);
        let counted = count(game, &mut scene);
        (sight(game, &counted, scene.surroundings(game)).numbers(), self.given(&counted))
    }
}

/// What nothing can change any more.
pub(super) fn settled(game: &FlashPoint) -> Option<f32> {
    match Shares::at_end(game) {
        Some(shares) => Some(shares.of(Seat(0))),
        None => (game.rescued() >= 7).then_some(1.0),
    }
}

/// The chance of winning by the logarithm of its odds.
pub(super) fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
