//! A random compact forest without holes, grown place by place (VU-3).
//!
//! Chance starts with seven tiles, one enclosed by the six others, and adds one place after the
//! other. A place may be added if the tiles it touches
//!
//! - are at least two, so every tile keeps touching two others, and
//! - follow each other round the place without a gap, so no hole is ever closed in.
//!
//! Whatever chance does, the forest therefore satisfies VU-3 at every step and needs no repair.
//! Nor can it get stuck: look at the topmost row. If two of its tiles are side by side, the place
//! above both touches exactly these. If not, its rightmost tile touches the two below it, and the
//! place to the right of it touches this tile, the right one of the two and perhaps the one beside
//! that.
//!
//! With equal weights forests come out round. Places at the newest tile weigh more, so that bays
//! and tongues appear and no two forests look alike.

use std::ops::RangeInclusive;

use forest::TILES;
use hex::Hex;
use kernel::{Rng, below};

use crate::board::tiles;
use crate::rows::nth;

/// What chance begins with.
pub(crate) const FLOWER: [Hex; 7] = [
    Hex::new(0, 0),
    Hex::new(1, 0),
    Hex::new(1, -1),
    Hex::new(0, -1),
    Hex::new(-1, 0),
    Hex::new(-1, 1),
    Hex::new(0, 1),
];

/// How much more a place weighs that touches the newest tile.
const FRESH: u32 = 8;

/// No tile gets farther from the start than this: the first tile at a distance touches two at the
/// distance before, so of the 29 tiles beyond the flower two are needed for each step but the last.
const REACH: i8 = 1 + (TILES - FLOWER.len()).div_ceil(2) as i8;

/// Rows of the map: the farthest tile, the places beyond it, and one more to look at from there.
const ROWS: usize = 2 * (REACH as usize + 2) + 1;

/// Added to a coordinate to get the row, or the bit within it.
const MIDDLE: i8 = REACH + 2;

/// A word for each row, a bit for each place of it.
type Map = [u64; ROWS];

/// Where a forest can grow to.
pub(crate) struct Growth {
    addable: Map,
    /// The rows of the map with something in them.
    rows: RangeInclusive<usize>,
    newest: Option<Hex>,
}

impl Growth {
    /// The growth of a forest that began with [`FLOWER`], newest tile last.
    pub(crate) fn of(places: &[Hex]) -> Self {
        let mut tiles = [0; ROWS];
        let (mut top, mut bottom) = (row(Hex::ORIGIN), row(Hex::ORIGIN));
        for &place in places {
            tiles[row(place)] |= bit(place);
            top = top.min(row(place));
            bottom = bottom.max(row(place));
        }
        let rows = top - 1..=bottom + 1;
        let mut addable = [0; ROWS];
        for row in rows.clone() {
            addable[row] = addable_in(&tiles, row);
        }
        let newest = places.last().copied().filter(|_| places.len() > FLOWER.len());
        Self { addable, rows, newest }
    }

    /// Every place with its weight.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Hex, u32)> + '_ {
        self.rows
            .clone()
            .flat_map(move |row| tiles(self.addable[row]).map(move |at| place(row, at)))
            .map(|place| (place, self.weight(place)))
    }

    fn weight(&self, place: Hex) -> u32 {
        let fresh = self.newest.is_some_and(|newest| newest.distance(place) == 1);
        if fresh { FRESH } else { 1 }
    }

    /// A place drawn by weight: each place has one ticket, and each fresh one the rest of its
    /// weight behind all of these.
    pub(crate) fn random_place<R: Rng + ?Sized>(&self, rng: &mut R) -> Hex {
        let all = self.rows.clone().map(|row| self.addable[row].count_ones()).sum();
        let fresh = self.fresh();
        let ticket = below(rng, all + (FRESH - 1) * fresh.clone().count() as u32);
        if ticket < all {
            return self.nth(ticket);
        }
        let extra = (ticket - all) / (FRESH - 1);
        fresh.clone().nth(extra as usize).expect("a ticket is below the sum of weights")
    }

    /// The places at the newest tile.
    fn fresh(&self) -> impl Iterator<Item = Hex> + Clone + '_ {
        let around = self.newest.into_iter().flat_map(Hex::neighbours);
        around.filter(|&place| self.addable[row(place)] & bit(place) != 0)
    }

    fn nth(&self, mut before: u32) -> Hex {
        for row in self.rows.clone() {
            let count = self.addable[row].count_ones();
            if before < count {
                return place(row, nth(self.addable[row], before));
            }
            before -= count;
        }
        unreachable!("there are more places than come before this one")
    }
}

/// The places of a row that may be added, all at once: a bit of the six words around says whether a
/// tile lies on that side of the place.
#[inline]
fn addable_in(tiles: &Map, row: usize) -> u64 {
    let [above, here, below] = [tiles[row - 1], tiles[row], tiles[row + 1]];
    let around = [here >> 1, above >> 1, above, here << 1, below << 1, below];
    let (mut groups, mut more_groups, mut pairs) = (0, 0, 0);
    for side in 0..6 {
        let (this, next) = (around[side], around[(side + 1) % 6]);
        let group_begins = !this & next;
        more_groups |= groups & group_begins;
        groups |= group_begins;
        pairs |= this & next;
    }
    !here & groups & !more_groups & pairs
}

/// The row of the map a place is in.
#[inline]
const fn row(place: Hex) -> usize {
    (place.r + MIDDLE) as usize
}

/// The bit of a place within its row.
#[inline]
const fn bit(place: Hex) -> u64 {
    1 << (place.q + MIDDLE)
}

/// The place at a bit of a row.
#[inline]
const fn place(row: usize, at: usize) -> Hex {
    Hex::new(at as i8 - MIDDLE, row as i8 - MIDDLE)
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use kernel::draw;
    use proptest::prelude::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::shape;

    fn places_to_add(places: &[Hex]) -> Vec<(Hex, u32)> {
        Growth::of(places).places().collect()
    }

    fn grown(rng: &mut impl Rng) -> Vec<Hex> {
        let mut places = FLOWER.to_vec();
        while places.len() < TILES {
            places.push(draw(&places_to_add(&places), rng));
        }
        places
    }

    /// The same by looking at each place on its own.
    fn places_to_add_slowly(places: &[Hex]) -> HashSet<Hex> {
        let rim: HashSet<Hex> = places.iter().flat_map(|place| place.neighbours()).collect();
        rim.into_iter()
            .filter(|place| !places.contains(place))
            .filter(|place| {
                let tiles = place.neighbours().map(|beside| places.contains(&beside));
                let begins = (0..6).filter(|&i| !tiles[i] && tiles[(i + 1) % 6]).count();
                begins == 1 && tiles.iter().filter(|&&tile| tile).count() >= 2
            })
            .collect()
    }

    proptest! {
        #[test]
        fn vu_3_every_forest_grown_is_compact(seed: u64) {
            let places = grown(&mut ChaCha8Rng::seed_from_u64(seed));
            prop_assert!(shape::check(&places).is_ok());
            prop_assert!(!shape::has_hole(&places));
        }

        #[test]
        fn the_map_finds_what_a_look_at_each_place_finds(seed: u64, len in 7usize..36) {
            let places = grown(&mut ChaCha8Rng::seed_from_u64(seed));
            let fast = places_to_add(&places[..len]);
            let unique: HashSet<Hex> = fast.iter().map(|&(place, _)| place).collect();
            prop_assert_eq!(unique.len(), fast.len());
            prop_assert_eq!(unique, places_to_add_slowly(&places[..len]));
        }
    }

    /// The fast way to draw a place gives each its share.
    #[test]
    fn places_are_drawn_by_weight() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let places = &grown(&mut rng)[..20];
        let odds = places_to_add(places);
        let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
        assert!(odds.iter().any(|&(_, weight)| weight == FRESH));
        let growth = Growth::of(places);
        let mut drawn = HashMap::new();
        for _ in 0..1000 * total {
            *drawn.entry(growth.random_place(&mut rng)).or_insert(0) += 1;
        }
        assert_eq!(drawn.len(), odds.len());
        for (place, weight) in odds {
            let share = f64::from(drawn[&place]) / f64::from(1000 * weight);
            assert!((0.85..1.15).contains(&share), "{place}: {share}");
        }
    }

    /// Always the farthest place in one direction, to get as far away as possible.
    #[test]
    fn the_map_is_large_enough() {
        let directions = Hex::ORIGIN.neighbours().into_iter().flat_map(Hex::neighbours);
        for direction in directions {
            let ahead = |place: Hex| {
                i32::from(place.q) * i32::from(2 * direction.q + direction.r)
                    + i32::from(place.r) * i32::from(2 * direction.r + direction.q)
            };
            let mut places = FLOWER.to_vec();
            while places.len() < TILES {
                let best = places_to_add(&places).into_iter().max_by_key(|&(p, _)| ahead(p));
                places.push(best.expect("growth never gets stuck").0);
            }
            let farthest = places.iter().map(|place| place.distance(Hex::ORIGIN)).max();
            assert!(farthest <= Some(REACH as u32));
        }
    }

    /// Forests differ in outline, not only in where they lie.
    #[test]
    fn vu_3_forests_do_not_look_alike() {
        let mut enclosed = HashMap::new();
        let mut outlines = HashSet::new();
        for seed in 0..500 {
            let places = grown(&mut ChaCha8Rng::seed_from_u64(seed));
            let inner = |p: &&Hex| p.neighbours().iter().all(|beside| places.contains(beside));
            *enclosed.entry(places.iter().filter(inner).count()).or_insert(0) += 1;
            let mut outline = places.clone();
            outline.sort_unstable();
            let first = outline[0];
            outlines.insert(outline.into_iter().map(|place| place - first).collect::<Vec<_>>());
        }
        assert_eq!(outlines.len(), 500);
        assert!(enclosed.len() >= 9, "{enclosed:?}");
        assert!(enclosed.values().all(|&count| count < 150), "{enclosed:?}");
    }
}
