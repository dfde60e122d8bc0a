//! The hexes and footprints around a tile, worked out when the program is compiled.

use hex::Hex;

use crate::{Heading, Placement};

/// A footprint next to a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside {
    /// From the tile's apex to the footprint's.
    pub(crate) apex: Hex,
    /// South or north, as [`Placement::footprint`] says.
    pub(crate) heading: Heading,
    /// Its three hexes, as bits into [`Surroundings::hexes`].
    pub(crate) own: u64,
    /// The nine hexes around it.
    pub(crate) rim: u64,
}

/// What lies around a tile of one of the two footprints.
#[derive(Debug)]
pub(crate) struct Surroundings {
    /// The 45 hexes no more than three steps from the tile, its own not included. A new tile
    /// changes the legality of footprints that touch it; these and the hexes they touch in turn
    /// are all within three steps.
    pub(crate) hexes: [Hex; 45],
    /// The 24 footprints that share an edge with the tile.
    pub(crate) touching: [Beside; 24],
    /// The 13 footprints that share a hex with it: two bits a hex, from `-2,-2` to `2,2`.
    overlapping: u64,
}

static SOUTH: Surroundings = Surroundings::new(Heading::S);
static NORTH: Surroundings = Surroundings::new(Heading::N);

impl Surroundings {
    /// Around a footprint pointing south or north.
    #[inline]
    pub(crate) fn of(heading: Heading) -> &'static Self {
        if matches!(heading, Heading::S) { &SOUTH } else { &NORTH }
    }

    /// Whether the footprint whose apex is `away` from this one's shares a hex with it.
    #[inline]
    pub(crate) fn overlaps(&self, away: Hex, north: bool) -> bool {
        let (q, r) = (away.q.wrapping_add(2) as u8, away.r.wrapping_add(2) as u8);
        q < 5 && r < 5 && self.overlapping >> Self::bit(q, r, north) & 1 != 0
    }

    #[inline]
    const fn bit(q: u8, r: u8, north: bool) -> u32 {
        ((q * 5 + r) * 2) as u32 + north as u32
    }

    const fn new(heading: Heading) -> Self {
        let tile = Placement::new(Hex::ORIGIN, heading).hexes();
        let hexes = within_three(tile);
        let blank = Beside { apex: Hex::ORIGIN, heading, own: 0, rim: 0 };
        let mut around = Self { hexes, touching: [blank; 24], overlapping: 0 };
        let mut count = 0;
        let mut number = 0;
        while number < 7 * 7 * 2 {
            let apex = Hex::new(number / 2 % 7 - 3, number / 14 - 3);
            let north = number % 2 == 1;
            let heading = if north { Heading::N } else { Heading::S };
            let other = Placement::new(apex, heading).hexes();
            match steps_between(tile, other) {
                0 => {
                    let (q, r) = ((apex.q + 2) as u8, (apex.r + 2) as u8);
                    around.overlapping |= 1 << Self::bit(q, r, north);
                }
                1 => {
                    let own = bits(&hexes, other, 0);
                    let rim = bits(&hexes, other, 1);
                    around.touching[count] = Beside { apex, heading, own, rim };
                    count += 1;
                }
                _ => {}
            }
            number += 1;
        }
        assert!(count == 24);
        around
    }
}

/// Steps between two hexes; `Hex::distance`, for the compiler.
const fn steps(a: Hex, b: Hex) -> i8 {
    let (q, r) = (a.q - b.q, a.r - b.r);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// Steps from a hex to the nearest of three.
const fn steps_to(three: [Hex; 3], hex: Hex) -> i8 {
    let [a, b, c] = [steps(three[0], hex), steps(three[1], hex), steps(three[2], hex)];
    let least = if a < b { a } else { b };
    if least < c { least } else { c }
}

/// Steps between the nearest hexes of two footprints.
const fn steps_between(one: [Hex; 3], other: [Hex; 3]) -> i8 {
    let nearest = [steps_to(one, other[0]), steps_to(one, other[1]), steps_to(one, other[2])];
    let least = if nearest[0] < nearest[1] { nearest[0] } else { nearest[1] };
    if least < nearest[2] { least } else { nearest[2] }
}

const fn within_three(tile: [Hex; 3]) -> [Hex; 45] {
    let mut hexes = [Hex::ORIGIN; 45];
    let mut count = 0;
    let mut number = 0;
    while number < 81 {
        let hex = Hex::new(number % 9 - 4, number / 9 - 4);
        let away = steps_to(tile, hex);
        if away >= 1 && away <= 3 {
            hexes[count] = hex;
            count += 1;
        }
        number += 1;
    }
    assert!(count == 45);
    hexes
}

/// The listed hexes so many steps from a footprint, as bits. The tile's own hexes are not listed:
/// they were sea before it was laid.
const fn bits(hexes: &[Hex; 45], footprint: [Hex; 3], away: i8) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < 45 {
        if steps_to(footprint, hexes[at]) == away {
            bits |= 1 << at;
        }
        at += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use hex::Direction;

    use super::*;

    #[test]
    fn footprints_beside_a_tile_are_counted() {
        for around in [&SOUTH, &NORTH] {
            assert_eq!(around.overlapping.count_ones(), 13);
            for beside in &around.touching {
                assert_eq!(beside.own.count_ones(), 3);
                assert!((5..=8).contains(&beside.rim.count_ones()), "a rim of nine less the tile");
            }
        }
    }

    #[test]
    fn the_compiled_distance_is_the_real_one() {
        for direction in Direction::ALL {
            let hex = Hex::ORIGIN.neighbour(direction).neighbour(direction);
            assert_eq!(steps(hex, Hex::new(1, -2)) as u32, hex.distance(Hex::new(1, -2)));
        }
    }
}
