//! A forest that grows tile by tile.

use hex::{Direction, Hex, Wrapped};
use kernel::Digest;

use crate::Number;

/// Every growing forest ends with this many tiles.
pub const TILES: usize = 36;

/// A set of tiles, by the order in which they were laid.
pub type TileSet = u64;

/// A forest of 36 and the places touching it span at most 37 steps, so it fits wherever it grows.
type Field = Wrapped<19>;

/// A connected forest of `n` tiles touches at most `2n + 4` empty places: the first touches six, and
/// each further tile takes one of them and, as two of its neighbours touch the tile it is laid at,
/// brings at most three.
const RIM: usize = 2 * TILES + 4;

/// What a cell of the field says: nothing near, `TILE + i` a tile, `RIM_PLACE + i` an empty place
/// that touches a tile.
const NOTHING: u8 = 0;
const TILE: u8 = 1;
const RIM_PLACE: u8 = 64;

/// What a game remembers about an empty place that touches the forest.
pub trait Note: Copy + Default + PartialEq + std::fmt::Debug {
    /// A tile with this number now touches the place.
    fn touched_by(&mut self, number: Number);
}

/// What lies at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    /// The tile laid as the i-th, from 0.
    Tile(usize),
    /// Nothing, but it touches a tile; its current index among such places.
    Rim(usize),
    /// Nothing, and no tile near.
    Nothing,
}

/// Tiles on the table and the empty places that touch them.
///
/// Everything a game asks often is kept up to date as tiles are laid: which tiles touch, how many
/// edges are free, and for each place of the rim whatever its [`Note`] gathers. Indices of rim
/// places change when a tile is laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forest<N> {
    field: [u8; Field::SIZE],
    tiles: u8,
    places: [Hex; TILES],
    numbers: [Number; TILES],
    free_edges: [u8; TILES],
    touching: [TileSet; TILES],
    showing: [TileSet; 7],
    at_edge: TileSet,
    rim: u8,
    rim_places: [Hex; RIM],
    notes: [N; RIM],
}

impl<N: Note> Default for Forest<N> {
    fn default() -> Self {
        Self {
            field: [NOTHING; Field::SIZE],
            tiles: 0,
            places: [Hex::ORIGIN; TILES],
            numbers: [Number::FACE_DOWN; TILES],
            free_edges: [0; TILES],
            touching: [0; TILES],
            showing: [0; 7],
            at_edge: 0,
            rim: 0,
            rim_places: [Hex::ORIGIN; RIM],
            notes: [N::default(); RIM],
        }
    }
}

impl<N: Note> Forest<N> {
    /// How many tiles lie on the table.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.tiles)
    }

    /// Whether no tile lies there yet.
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// What lies at `place`.
    #[inline]
    pub fn at(&self, place: Hex) -> Lying {
        // Far places share their cell with near ones: compare where it really is.
        let lying = match self.field[Field::index(place)] {
            NOTHING => return Lying::Nothing,
            cell if cell >= RIM_PLACE => Lying::Rim(usize::from(cell - RIM_PLACE)),
            cell => Lying::Tile(usize::from(cell - TILE)),
        };
        let really = match lying {
            Lying::Rim(i) => self.rim_places[i],
            Lying::Tile(i) => self.places[i],
            Lying::Nothing => place,
        };
        if really == place { lying } else { Lying::Nothing }
    }

    /// The tile at `place`.
    #[inline]
    pub fn tile_at(&self, place: Hex) -> Option<usize> {
        match self.at(place) {
            Lying::Tile(tile) => Some(tile),
            Lying::Rim(_) | Lying::Nothing => None,
        }
    }

    /// Where a tile lies.
    #[inline]
    pub fn place(&self, tile: usize) -> Hex {
        self.places[tile]
    }

    /// What a tile shows.
    #[inline]
    pub fn number(&self, tile: usize) -> Number {
        self.numbers[tile]
    }

    /// What all tiles show, in the order they were laid.
    #[inline]
    pub fn numbers(&self) -> &[Number] {
        &self.numbers[..self.len()]
    }

    /// The tiles that show a number.
    #[inline]
    pub fn showing(&self, number: Number) -> TileSet {
        self.showing[number.index()]
    }

    /// The tiles with a free edge.
    #[inline]
    pub fn at_edge(&self) -> TileSet {
        self.at_edge
    }

    /// How many of a tile's six edges have no tile beyond them (FE-23).
    #[inline]
    pub fn free_edges(&self, tile: usize) -> u8 {
        self.free_edges[tile]
    }

    /// The tiles that touch a tile.
    #[inline]
    pub fn touching(&self, tile: usize) -> TileSet {
        self.touching[tile]
    }

    /// The tiles that touch any place.
    pub fn around(&self, place: Hex) -> impl Iterator<Item = usize> + '_ {
        place.neighbours().into_iter().filter_map(|there| self.tile_at(there))
    }

    /// The empty places that touch a tile.
    #[inline]
    pub fn rim(&self) -> &[Hex] {
        &self.rim_places[..usize::from(self.rim)]
    }

    /// What is remembered about each of them, in the same order.
    #[inline]
    pub fn notes(&self) -> &[N] {
        &self.notes[..usize::from(self.rim)]
    }

    /// What is remembered about one of them.
    #[inline]
    pub fn note_mut(&mut self, rim: usize) -> &mut N {
        &mut self.notes[rim]
    }

    /// The empty places around a tile, by their index on the rim.
    #[inline]
    pub fn rim_beside(&self, tile: usize) -> impl Iterator<Item = usize> + '_ {
        let around = Field::neighbours(Field::index(self.places[tile]));
        let cells = around.into_iter().map(|cell| self.field[cell]);
        cells.filter(|&cell| cell >= RIM_PLACE).map(|cell| usize::from(cell - RIM_PLACE))
    }

    /// The tiles of `among` that hang together with `tile`, itself included.
    #[inline]
    pub fn area(&self, tile: usize, among: TileSet) -> TileSet {
        self.walk_area(tile, among, |_| {})
    }

    /// The same; `met` hears of each of them once.
    #[inline]
    pub fn walk_area(&self, tile: usize, among: TileSet, mut met: impl FnMut(usize)) -> TileSet {
        let mut area = 1 << tile;
        let mut frontier: TileSet = area;
        while frontier != 0 {
            let next = frontier.trailing_zeros() as usize;
            frontier &= frontier - 1;
            met(next);
            let reached = self.touching[next] & among & !area;
            area |= reached;
            frontier |= reached;
        }
        area
    }

    /// Lays a tile on an empty place; returns its index.
    ///
    /// # Panics
    /// If all tiles are laid already.
    pub fn lay(&mut self, place: Hex, number: Number) -> usize {
        let cell = Field::index(place);
        if self.field[cell] >= RIM_PLACE {
            self.leave_rim(usize::from(self.field[cell] - RIM_PLACE));
        }
        let tile = self.len();
        self.tiles += 1;
        self.field[cell] = TILE + tile as u8;
        self.places[tile] = place;
        self.numbers[tile] = number;
        self.showing[number.index()] |= 1 << tile;
        self.free_edges[tile] = 6;
        self.at_edge |= 1 << tile;
        for direction in Direction::ALL {
            let there = Field::neighbour(cell, direction);
            match self.field[there] {
                NOTHING => self.join_rim(there, place.neighbour(direction), number),
                rim if rim >= RIM_PLACE => {
                    self.notes[usize::from(rim - RIM_PLACE)].touched_by(number);
                }
                other => self.connect(tile, usize::from(other - TILE)),
            }
        }
        tile
    }

    #[inline]
    fn connect(&mut self, one: usize, other: usize) {
        self.touching[one] |= 1 << other;
        self.touching[other] |= 1 << one;
        self.close_edge(one);
        self.close_edge(other);
    }

    #[inline]
    fn close_edge(&mut self, tile: usize) {
        self.free_edges[tile] -= 1;
        if self.free_edges[tile] == 0 {
            self.at_edge &= !(1 << tile);
        }
    }

    #[inline]
    fn join_rim(&mut self, cell: usize, place: Hex, number: Number) {
        let rim = usize::from(self.rim);
        self.rim += 1;
        self.field[cell] = RIM_PLACE + rim as u8;
        self.rim_places[rim] = place;
        self.notes[rim] = N::default();
        self.notes[rim].touched_by(number);
    }

    #[inline]
    fn leave_rim(&mut self, rim: usize) {
        self.rim -= 1;
        let last = usize::from(self.rim);
        self.rim_places[rim] = self.rim_places[last];
        self.notes[rim] = self.notes[last];
        // Nothing stays behind that would tell equal forests apart.
        self.notes[last] = N::default();
        self.field[Field::index(self.rim_places[rim])] = RIM_PLACE + rim as u8;
    }

    /// Feeds the tiles and their places.
    pub fn digest(&self, digest: &mut Digest) {
        digest.number(self.len() as u64);
        for tile in 0..self.len() {
            let Hex { q, r } = self.places[tile];
            let place = u64::from(q as u8) << 8 | u64::from(r as u8);
            digest.number(place << 8 | u64::from(self.numbers[tile].value()));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    struct Sum(u8);

    impl Note for Sum {
        fn touched_by(&mut self, number: Number) {
            self.0 += number.value();
        }
    }

    fn grow(choices: &[(u16, u8)]) -> Forest<Sum> {
        let mut forest = Forest::default();
        forest.lay(Hex::ORIGIN, Number::ALL[2]);
        for &(choice, value) in choices {
            let rim = forest.rim();
            let place = rim[usize::from(choice) % rim.len()];
            forest.lay(place, Number::ALL[usize::from(value)]);
        }
        forest
    }

    proptest! {
        /// Everything kept up to date against a look at the table.
        #[test]
        fn what_is_kept_is_what_lies_there(
            choices in proptest::collection::vec((any::<u16>(), 0u8..6), 0..TILES - 1)
        ) {
            let forest = grow(&choices);
            for tile in 0..forest.len() {
                let near: Vec<usize> = forest.around(forest.place(tile)).collect();
                prop_assert_eq!(usize::from(forest.free_edges(tile)), 6 - near.len());
                let mask = near.iter().fold(0, |set, &other| set | 1 << other);
                prop_assert_eq!(forest.touching(tile), mask);
                prop_assert_eq!(forest.at_edge() >> tile & 1 == 1, near.len() < 6);
                prop_assert_eq!(forest.showing(forest.number(tile)) >> tile & 1, 1);
                let rim: Vec<usize> = forest.rim_beside(tile).collect();
                let seen = forest.place(tile).neighbours().into_iter();
                let seen = seen.filter_map(|there| match forest.at(there) {
                    Lying::Rim(i) => Some(i),
                    Lying::Tile(_) | Lying::Nothing => None,
                });
                prop_assert_eq!(rim, seen.collect::<Vec<_>>());
            }
            let shown: u32 = Number::ALL.map(|n| forest.showing(n).count_ones()).iter().sum();
            prop_assert_eq!(shown as usize, forest.len());
            for (i, &place) in forest.rim().iter().enumerate() {
                prop_assert_eq!(forest.at(place), Lying::Rim(i));
                let sum: u8 = forest.around(place).map(|tile| forest.number(tile).value()).sum();
                prop_assert!(sum > 0);
                prop_assert_eq!(forest.notes()[i], Sum(sum));
            }
            let all = (0..forest.len()).flat_map(|tile| forest.place(tile).neighbours());
            for place in all {
                prop_assert!(forest.at(place) != Lying::Nothing);
            }
        }
    }

    /// A straight row in each direction is the longest a forest can get.
    #[test]
    fn a_row_of_all_tiles_fits() {
        for direction in Direction::ALL {
            let mut forest = Forest::<Sum>::default();
            let mut place = Hex::ORIGIN;
            for _ in 0..TILES {
                forest.lay(place, Number::ALL[0]);
                place = place.neighbour(direction);
            }
            assert_eq!(forest.rim().len(), RIM);
            assert_eq!(forest.area(0, !0).count_ones() as usize, TILES);
            let closed: u32 = (0..TILES).map(|t| forest.touching(t).count_ones()).sum();
            assert_eq!(closed as usize, 2 * (TILES - 1));
        }
    }

    /// Places far away share cells with near ones and must not be taken for them.
    #[test]
    fn far_places_are_empty() {
        let forest = grow(&[(0, 0), (3, 1)]);
        for q in -120..=120 {
            for r in -120..=120 {
                let place = Hex::new(q, r);
                if place.distance(Hex::ORIGIN) > 5 {
                    assert_eq!(forest.at(place), Lying::Nothing);
                }
            }
        }
    }
}
