//! A random compact forest without holes, grown place by place (VU-3).
//!
//! Chance starts with seven tiles, one enclosed by the six others, and adds one place after the
//! other. A place may be added if the tiles it touches
//!
//! - are at least two, so every tile keeps touching two others, and
//! - follow each other round the place without a gap, so no hole is ever closed in.
//!
//! Whatever chance does, the forest therefore satisfies VU-3 at every step and needs no repair. Nor
//! can it get stuck: look at the topmost row. If two of its tiles are side by side, the place above
//! both touches exactly these. If not, its rightmost tile touches the two below it, and the place to
//! the right of it touches this tile, the right one of the two and perhaps the one beside that.
//!
//! With equal weights forests come out round. Places at the newest tile weigh more, so that bays and
//! tongues appear and no two forests look alike.

use forest::TILES;
use hex::Hex;

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

/// A map of the forest: a word for each row, a bit for each place of it.
struct Map([u64; ROWS]);

impl Map {
    fn of(places: &[Hex]) -> Self {
        let mut rows = [0; ROWS];
        for place in places {
            rows[(place.r + MIDDLE) as usize] |= 1 << (place.q + MIDDLE);
        }
        Self(rows)
    }

    /// The places of a row that may be added, all at once: a bit of the six words around says whether
    /// a tile lies on that side of the place.
    fn addable(&self, row: usize) -> u64 {
        let [above, here, below] = [self.0[row - 1], self.0[row], self.0[row + 1]];
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
}

/// Tells `found` every place the forest `places` can grow to, with its weight.
pub(crate) fn each_place(places: &[Hex], mut found: impl FnMut(Hex, u32)) {
    let map = Map::of(places);
    let newest = places.last().copied().filter(|_| places.len() > FLOWER.len());
    let (top, bottom) = span(places);
    for row in top - 1..=bottom + 1 {
        let mut addable = map.addable(row);
        while addable != 0 {
            let place = Hex::new(addable.trailing_zeros() as i8 - MIDDLE, row as i8 - MIDDLE);
            addable &= addable - 1;
            let fresh = newest.is_some_and(|newest| newest.distance(place) == 1);
            found(place, if fresh { FRESH } else { 1 });
        }
    }
}

/// The rows of the map with tiles in them.
fn span(places: &[Hex]) -> (usize, usize) {
    let rows = || places.iter().map(|place| (place.r + MIDDLE) as usize);
    (rows().min().unwrap_or(1), rows().max().unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use kernel::{Rng, draw};
    use proptest::prelude::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::shape;

    fn places_to_add(places: &[Hex]) -> Vec<(Hex, u32)> {
        let mut odds = vec![];
        each_place(places, |place, weight| odds.push((place, weight)));
        odds
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
