//! The lie of the land: which ways out there are, how long they last, and who wants them.

use ::on_the_run::{EdgeSet, OnTheRun};
use forest::{Colour, TILES, TileSet};

use super::weights::Weights;

/// A forest of 36 tiles has at most this many edge fields.
const FIELDS: usize = 76;

/// What evaluation and priors both ask of a position.
pub(super) struct Survey {
    /// The chance that each edge field is still one at the end.
    pub(super) safety: [f32; FIELDS],
    /// The free edge fields an animal on each tile can reach in one move.
    pub(super) exits: [EdgeSet; TILES],
    /// How many animals of each colour could be expected on each free edge field if each picked one
    /// of its exits by lot.
    pub(super) claims: [[f32; 4]; FIELDS],
}

/// The members of a set of tiles.
#[inline]
pub(super) fn tiles(mut set: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (next < TileSet::BITS as usize).then_some(next)
    })
}

/// The members of a set of edge fields.
#[inline]
pub(super) fn fields(mut set: EdgeSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (next < EdgeSet::BITS as usize).then_some(next)
    })
}

impl Survey {
    pub(super) fn of(game: &OnTheRun, w: &Weights) -> Self {
        let mut survey =
            Self { safety: [1.0; FIELDS], exits: [0; TILES], claims: [[0.0; 4]; FIELDS] };
        survey.judge_fields(game, w);
        survey.find_exits(game);
        survey
    }

    /// All fields are safe once all tiles lie.
    fn judge_fields(&mut self, game: &OnTheRun, w: &Weights) {
        let left = f32::from(game.bag().left());
        if left == 0.0 {
            return;
        }
        let hot = game.hot_spots();
        let lasts = |hazard: f32| (-hazard * left).exp();
        let by_kind = [w.hazard_hot, w.hazard_between, w.hazard_outside]
            .map(|hazard| [lasts(hazard), lasts(hazard * w.hunted)]);
        for (i, field) in game.woods().notes().iter().enumerate() {
            let kind = match field.touching {
                _ if hot >> i & 1 == 1 => 0,
                2.. => 1,
                _ => 2,
            };
            self.safety[i] = by_kind[kind][usize::from(field.animal.is_some())];
        }
    }

    fn find_exits(&mut self, game: &OnTheRun) {
        let (woods, herds) = (game.woods(), game.herds());
        let mut seen: TileSet = 0;
        for tile in 0..woods.len() {
            if seen >> tile & 1 == 1 {
                continue;
            }
            let group = herds.group(tile);
            seen |= group;
            let exits = game.free_edges_beside(group);
            tiles(group).for_each(|member| self.exits[member] = exits);
        }
    }

    /// Adds the claims of `count` animals of `colour` on `tile`, each counting `weight`.
    #[inline]
    pub(super) fn claim(&mut self, tile: usize, colour: Colour, count: u8, weight: f32) {
        let exits = self.exits[tile];
        let each = weight * f32::from(count) / exits.count_ones().max(1) as f32;
        fields(exits).for_each(|field| self.claims[field][colour.index()] += each);
    }

    /// How many fields an animal on `tile` can reach.
    #[inline]
    pub(super) fn ways_out(&self, tile: usize) -> u32 {
        self.exits[tile].count_ones()
    }
}
