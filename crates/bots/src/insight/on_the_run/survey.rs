//! The lie of the land: which ways out there are, how long they last, and who wants them.

use ::on_the_run::{EdgeSet, OnTheRun};
use forest::{Colour, TILES, TileSet};

/// A forest of 36 tiles has at most this many edge fields.
const FIELDS: usize = 76;

/// The chance that one tile more is laid on an edge field, for three kinds of fields. A hot one
/// may be covered at once, one between two tiles as soon as hotter ones are gone, and one that
/// touches a single tile only after a neighbour was laid.
const HAZARD_HOT: f32 = 0.16;
const HAZARD_BETWEEN: f32 = 0.07;
const HAZARD_OUTSIDE: f32 = 0.04;

/// An edge field that somebody stands on is covered so much more eagerly: opponents send the animal
/// home.
const HUNTED: f32 = 1.3;

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
    pub(super) fn of(game: &OnTheRun) -> Self {
        let mut survey =
            Self { safety: [1.0; FIELDS], exits: [0; TILES], claims: [[0.0; 4]; FIELDS] };
        survey.judge_fields(game);
        survey.find_exits(game);
        survey
    }

    /// All fields are safe once all tiles lie.
    fn judge_fields(&mut self, game: &OnTheRun) {
        let left = f32::from(game.bag().left());
        if left == 0.0 {
            return;
        }
        let hot = game.hot_spots();
        let lasts = |hazard: f32| (-hazard * left).exp();
        let by_kind = [HAZARD_HOT, HAZARD_BETWEEN, HAZARD_OUTSIDE]
            .map(|hazard| [lasts(hazard), lasts(hazard * HUNTED)]);
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
