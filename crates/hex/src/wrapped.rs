//! A field without a rim.

use crate::{Direction, Hex};

/// Numbers the places of an endless plane from 0 to [`SIZE`](Self::SIZE) so that any two places
/// with the same number are more than `2 * R` steps apart.
///
/// The plane is paved with hexagons of radius `R`, each holding `3R² + 3R + 1` places, and laid over
/// itself; the pavement is chosen so that the number of a place is `q + 3R²·r` modulo the size and
/// each neighbour is a fixed step away. A connected island whose places, the ones touching it
/// included, are never more than `2 * R` steps apart therefore fits **wherever it grows**: there is
/// no wall to hit and nothing to recentre.
///
/// An island of `n` connected hexes and the places touching it span at most `n + 1` steps, so
/// `R = (n + 2) / 2` serves any island of `n`.
#[derive(Clone, Copy, Debug)]
pub struct Wrapped<const R: u32>;

impl<const R: u32> Wrapped<R> {
    /// How many numbers there are.
    pub const SIZE: usize = (3 * R * R + 3 * R + 1) as usize;

    /// What a step to the south-east adds.
    const SOUTH_EAST: i32 = (3 * R * R) as i32;

    /// What a step in each direction adds, modulo the size.
    const STEPS: [u16; 6] = {
        let mut steps = [0; 6];
        let mut i = 0;
        while i < 6 {
            let (q, r) = Direction::ALL[i].step();
            let step = q as i32 + Self::SOUTH_EAST * r as i32;
            steps[i] = step.rem_euclid(Self::SIZE as i32) as u16;
            i += 1;
        }
        steps
    };

    /// The number of a place.
    #[inline]
    pub const fn index(hex: Hex) -> usize {
        let number = hex.q as i32 + Self::SOUTH_EAST * hex.r as i32;
        number.rem_euclid(Self::SIZE as i32) as usize
    }

    /// The number of the next place in `direction`.
    #[inline]
    pub const fn neighbour(index: usize, direction: Direction) -> usize {
        let next = index + Self::STEPS[direction.index()] as usize;
        if next >= Self::SIZE { next - Self::SIZE } else { next }
    }

    /// The numbers of the six places around, counter-clockwise from east.
    #[inline]
    pub fn neighbours(index: usize) -> [usize; 6] {
        Direction::ALL.map(|direction| Self::neighbour(index, direction))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    type Small = Wrapped<3>;

    /// The nearest two places with one number are exactly `2R + 1` apart.
    #[test]
    fn equal_numbers_are_far_apart() {
        let span = -20..=20;
        let nearest = span
            .clone()
            .flat_map(|q| span.clone().map(move |r| Hex::new(q, r)))
            .filter(|&hex| hex != Hex::ORIGIN && Small::index(hex) == Small::index(Hex::ORIGIN))
            .map(|hex| hex.distance(Hex::ORIGIN))
            .min();
        assert_eq!(nearest, Some(7));
    }

    #[test]
    fn every_number_is_used_within_the_radius() {
        let mut seen = [0; Small::SIZE];
        for q in -3..=3 {
            for r in -3..=3 {
                let hex = Hex::new(q, r);
                if hex.distance(Hex::ORIGIN) <= 3 {
                    seen[Small::index(hex)] += 1;
                }
            }
        }
        assert_eq!(seen, [1; Small::SIZE]);
    }

    proptest! {
        #[test]
        fn steps_agree_with_places(q in -100i8..=100, r in -100i8..=100, d in 0usize..6) {
            let hex = Hex::new(q, r);
            let direction = Direction::ALL[d];
            type Large = Wrapped<19>;
            prop_assert_eq!(
                Large::neighbour(Large::index(hex), direction),
                Large::index(hex.neighbour(direction))
            );
        }
    }
}
