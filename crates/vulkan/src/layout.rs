//! Where the tiles lie, numbered so that rows are runs of neighbouring bits.

use forest::{TILES, TileSet};
use hex::{Direction, Hex};

/// The three lines through a tile: along east, north-east and north-west.
pub(crate) const AXES: usize = 3;

/// More lines than most forests have, and no more than are cheap to copy.
const LINES: usize = 15;

/// The places of a forest, fixed before the first flight.
///
/// Tiles are numbered in reading order, so the tiles of a horizontal row have consecutive numbers.
/// For each of the two other axes there is an order in which the same holds: a tile has a
/// *position* along each axis, and a row along any axis is a run of bits in a set of positions.
/// Runs end where two consecutive positions are not linked.
///
/// ```text
///        0 1            links along east: 0-1, 2-3, 3-4, 5-6
///       2 3 4
///        5 6
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    len: u8,
    places: [Hex; TILES],
    /// By axis (north-east, north-west) and tile.
    positions: [[u8; TILES]; AXES - 1],
    /// The other way round: by axis and position.
    tiles: [[u8; TILES]; AXES - 1],
    /// By axis: the positions whose successor is the next tile of the same row.
    links: [TileSet; AXES],
    /// By [`line`]: by how much, going round, tiles' numbers are ahead of their places' `q` on the first run
    /// of tiles along east.
    runs: [u8; LINES],
}

impl Layout {
    /// A layout of no tiles yet, to be filled by [`push`](Self::push).
    pub(crate) const EMPTY: Self = Self {
        len: 0,
        places: [Hex::ORIGIN; TILES],
        positions: [[0; TILES]; AXES - 1],
        tiles: [[0; TILES]; AXES - 1],
        links: [0; AXES],
        runs: [0; LINES],
    };

    /// The layout of different places, at most 36, in any order.
    pub(crate) fn new(places: &[Hex]) -> Self {
        let mut layout = Self::EMPTY;
        places.iter().for_each(|&place| layout.push(place));
        layout.number();
        layout
    }

    /// Adds a place while the forest still grows. Nothing else is known about it until
    /// [`number`](Self::number) is called.
    #[inline]
    pub(crate) fn push(&mut self, place: Hex) {
        self.places[self.len()] = place;
        self.len += 1;
    }

    /// Numbers the tiles: from now on rows can be asked for.
    pub(crate) fn number(&mut self) {
        let len = self.len();
        self.places[..len].sort_unstable_by_key(|&place| reading_order(place));
        for axis in 1..AXES {
            let order = &mut self.tiles[axis - 1];
            (0..len).for_each(|tile| order[tile] = tile as u8);
            let places = &self.places;
            order[..len].sort_unstable_by_key(|&tile| along(axis, places[usize::from(tile)]));
            for (position, &tile) in order[..len].iter().enumerate() {
                self.positions[axis - 1][usize::from(tile)] = position as u8;
            }
        }
        for axis in 0..AXES {
            self.links[axis] = self.linked(axis);
        }
        for (tile, &place) in self.places[..len].iter().enumerate().rev() {
            self.runs[line(place)] = (tile as u8).wrapping_sub(place.q as u8);
        }
    }

    fn linked(&self, axis: usize) -> TileSet {
        let place = |position| self.places[self.tile(axis, position)];
        let follows = |&at: &usize| place(at).neighbour(Direction::ALL[axis]) == place(at + 1);
        let before_last = self.len().saturating_sub(1);
        (0..before_last).filter(follows).fold(0, |links, at| links | 1 << at)
    }

    /// How many tiles there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// All places, by tile.
    #[inline]
    pub(crate) fn places(&self) -> &[Hex] {
        &self.places[..self.len()]
    }

    /// Where a tile lies.
    #[inline]
    pub(crate) const fn place(&self, tile: usize) -> Hex {
        self.places[tile]
    }

    /// The tile that lies, or lay, at a place.
    #[inline]
    pub(crate) fn find(&self, place: Hex) -> Option<usize> {
        let run = self.runs[line(place)];
        let guess = usize::from(run.wrapping_add(place.q as u8));
        if self.places().get(guess) == Some(&place) {
            return Some(guess);
        }
        self.places().binary_search_by_key(&reading_order(place), |&at| reading_order(at)).ok()
    }

    /// The position of a tile along an axis.
    #[inline]
    pub(crate) const fn position(&self, axis: usize, tile: usize) -> usize {
        if axis == 0 { tile } else { self.positions[axis - 1][tile] as usize }
    }

    /// The tile at a position along an axis.
    #[inline]
    pub(crate) const fn tile(&self, axis: usize, position: usize) -> usize {
        if axis == 0 { position } else { self.tiles[axis - 1][position] as usize }
    }

    /// The positions along an axis whose successor is the next tile of the same row.
    #[inline]
    pub(crate) const fn links(&self, axis: usize) -> TileSet {
        self.links[axis]
    }

    /// The tile next to another that is known to have one on that side, whether or not it still lies
    /// there.
    #[inline]
    pub(crate) const fn next(&self, tile: usize, direction: Direction) -> usize {
        let axis = direction.index() % AXES;
        let position = self.position(axis, tile);
        let there = if direction.index() < AXES { position + 1 } else { position - 1 };
        self.tile(axis, there)
    }

    /// The tile next to another, whether or not it still lies there.
    #[inline]
    pub(crate) fn neighbour(&self, tile: usize, direction: Direction) -> Option<usize> {
        let axis = direction.index() % AXES;
        let position = self.position(axis, tile);
        let next = if direction.index() < AXES {
            (self.links[axis] >> position & 1 == 1).then_some(position + 1)
        } else {
            (self.links[axis] << 1 >> position & 1 == 1).then(|| position - 1)
        };
        next.map(|there| self.tile(axis, there))
    }
}

/// Row by row, each from west to east: one number, as it is compared often.
#[inline]
const fn reading_order(place: Hex) -> i16 {
    place.r as i16 * 256 + place.q as i16
}

/// Which line along east a place is on. Those of very tall forests share some.
#[inline]
const fn line(place: Hex) -> usize {
    (place.r as i16 - i8::MIN as i16) as usize % LINES
}

/// What tiles are sorted by so that rows along `axis` are together and in order.
const fn along(axis: usize, place: Hex) -> (i16, i16) {
    let (q, r) = (place.q as i16, place.r as i16);
    match axis {
        0 => (r, q),
        1 => (q + r, q),
        _ => (q, -r),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_by_number_are_neighbours_by_place() {
        let flower: Vec<Hex> = Hex::ORIGIN.neighbours().into_iter().chain([Hex::ORIGIN]).collect();
        let layout = Layout::new(&flower);
        for tile in 0..layout.len() {
            for direction in Direction::ALL {
                let beside = layout.place(tile).neighbour(direction);
                assert_eq!(layout.neighbour(tile, direction), layout.find(beside));
            }
        }
        assert_eq!(layout.links(0), 0b10_1101);
    }

    #[test]
    fn every_place_is_found_and_no_other() {
        // A square, one with gaps, and a line so tall that places share what they are looked up by.
        let square = |gap: i8| (0..36).map(move |i| Hex::new(i % 6 * gap, i / 6));
        let tall = (0..36).map(|i| Hex::new(18 - i, i - 18));
        for places in [square(1).collect::<Vec<_>>(), square(2).collect(), tall.collect()] {
            let layout = Layout::new(&places);
            for (q, r) in (-40..=40).flat_map(|q| (-40..=40).map(move |r| (q, r))) {
                let place = Hex::new(q, r);
                let tile = layout.places().iter().position(|&at| at == place);
                assert_eq!(layout.find(place), tile, "{place}");
            }
        }
    }
}
