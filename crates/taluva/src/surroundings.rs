//! The hexes and footprints around a tile, worked out when the program is compiled.

use hex::Hex;

use crate::{Heading, Placement};

/// What lies around a tile of one of the two footprints.
#[derive(Debug)]
pub(crate) struct Surroundings {
    /// The 45 hexes no more than three steps from the tile, its own not included. A new tile
    /// changes the legality of footprints that touch it; these and the hexes they touch in turn
    /// are all within three steps.
    pub(crate) hexes: [Hex; 45],
    /// The footprints around it that point south.
    pub(crate) south: Side,
    /// Those that point north.
    pub(crate) north: Side,
}

/// The footprints around a tile that point one way.
#[derive(Debug)]
pub(crate) struct Side {
    /// Those that share an edge with the tile.
    pub(crate) touching: [Beside; 12],
    /// Those that share a hex with it have their apex in a window: from here on, seen from the
    /// tile's apex, three wide, along `q`, `r` and `-q - r`.
    pub(crate) overlap: [i8; 3],
}

/// A footprint next to a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside {
    /// From the tile's apex to the footprint's.
    pub(crate) apex: Hex,
    /// Its three hexes and those around it, as bits into [`Surroundings::hexes`].
    pub(crate) close: u64,
}

static SOUTH: Surroundings = Surroundings::new(Heading::S);
static NORTH: Surroundings = Surroundings::new(Heading::N);

impl Surroundings {
    /// Around a footprint pointing south or north.
    #[inline]
    pub(crate) fn of(heading: Heading) -> &'static Self {
        if matches!(heading, Heading::S) { &SOUTH } else { &NORTH }
    }

    const fn new(heading: Heading) -> Self {
        let tile = Placement::new(Hex::ORIGIN, heading).hexes();
        let hexes = within_three(tile);
        // Footprints that point the same way overlap if they are one step apart at most, those
        // that point the other way if the apex lies in the triangle before this one's point.
        let same = [-1, -1, -1];
        let (south, north) = match heading {
            Heading::S => (same, [-2, 0, -2]),
            _ => ([0, -2, 0], same),
        };
        Self {
            hexes,
            south: Side { touching: touching(tile, &hexes, Heading::S), overlap: south },
            north: Side { touching: touching(tile, &hexes, Heading::N), overlap: north },
        }
    }
}

/// The footprints pointing so that share an edge with the tile.
const fn touching(tile: [Hex; 3], hexes: &[Hex; 45], heading: Heading) -> [Beside; 12] {
    let mut touching = [Beside { apex: Hex::ORIGIN, close: 0 }; 12];
    let mut count = 0;
    let mut number = 0;
    while number < 49 {
        let apex = Hex::new(number % 7 - 3, number / 7 - 3);
        let other = Placement::new(apex, heading).hexes();
        if steps_between(tile, other) == 1 {
            touching[count] = Beside { apex, close: close_to(hexes, other) };
            count += 1;
        }
        number += 1;
    }
    assert!(count == 12);
    touching
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
    let [a, b, c] = [steps_to(one, other[0]), steps_to(one, other[1]), steps_to(one, other[2])];
    let least = if a < b { a } else { b };
    if least < c { least } else { c }
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

/// The listed hexes in or beside a footprint, as bits. The tile's own hexes are not listed: they
/// were sea before it was laid.
const fn close_to(hexes: &[Hex; 45], footprint: [Hex; 3]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < 45 {
        if steps_to(footprint, hexes[at]) <= 1 {
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

    const HEADINGS: [Heading; 2] = [Heading::S, Heading::N];

    #[test]
    fn a_footprint_and_its_rim_are_twelve_hexes() {
        for around in [&SOUTH, &NORTH] {
            for beside in around.south.touching.iter().chain(&around.north.touching) {
                // One to three of them are the tile's.
                assert!((9..=11).contains(&beside.close.count_ones()));
            }
        }
    }

    #[test]
    fn the_window_holds_exactly_what_overlaps() {
        for tile in HEADINGS {
            for other in HEADINGS {
                let around = Surroundings::of(tile);
                let side = if other == Heading::S { &around.south } else { &around.north };
                let hexes = Placement::new(Hex::ORIGIN, tile).hexes();
                for q in -5..=5 {
                    for r in -5..=5 {
                        let others = Placement::new(Hex::new(q, r), other).hexes();
                        let overlaps = hexes.iter().any(|hex| others.contains(hex));
                        let place = [q, r, -q - r];
                        let within =
                            (0..3).all(|axis| (0..3).contains(&(place[axis] - side.overlap[axis])));
                        assert_eq!(within, overlaps, "{tile} {other} {q},{r}");
                    }
                }
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
