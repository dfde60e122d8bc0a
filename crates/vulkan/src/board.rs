//! The burning forest: what lies on the table and what left it.

use forest::{Colour, Number, TILES, TileSet};
use hex::{Direction, Hex};
use kernel::{Digest, Seat};

use crate::edges::Edges;
use crate::layout::{AXES, Layout};
use crate::loads::Loads;

/// Tiles with their water, and where those are that were given out.
///
/// Two sets are kept along each axis, so that rows can be read off as runs of bits: the tiles that
/// lie there and those of them that take a load.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Board {
    layout: Layout,
    numbers: [Number; TILES],
    loads: [Loads; TILES],
    edges: [Edges; TILES],
    /// Along each axis: tiles on the table, the volcano included.
    lying: [TileSet; AXES],
    /// Along each axis: burning tiles with a free space.
    open: [TileSet; AXES],
    /// Tiles with two free edges next to each other.
    loose: TileSet,
    /// The volcano, once it is chosen.
    volcano: TileSet,
    /// Tiles given out, by seat.
    piles: [TileSet; 4],
    /// Tiles that left the game without a load on them.
    gone: TileSet,
}

impl Board {
    /// A forest whose numbers are still unknown.
    pub(crate) fn new(layout: Layout) -> Self {
        let mut board = Self::empty(layout);
        board.lay_out();
        board
    }

    /// A forest that still grows from these places.
    pub(crate) fn growing(places: &[Hex]) -> Self {
        let mut layout = Layout::EMPTY;
        places.iter().for_each(|&place| layout.push(place));
        Self::empty(layout)
    }

    fn empty(layout: Layout) -> Self {
        Self {
            layout,
            numbers: [Number::FACE_DOWN; TILES],
            loads: [Loads::default(); TILES],
            edges: [Edges::default(); TILES],
            lying: [0; AXES],
            open: [0; AXES],
            loose: 0,
            volcano: 0,
            piles: [0; 4],
            gone: 0,
        }
    }

    /// One more place of a forest that still grows; with the last one its tiles are numbered.
    pub(crate) fn grow(&mut self, place: Hex) {
        self.layout.push(place);
        if self.layout.len() == TILES {
            self.layout.number();
            self.lay_out();
        }
    }

    fn lay_out(&mut self) {
        let all = (1 << self.layout.len()) - 1;
        self.lying = [all; AXES];
        self.open = [all; AXES];
        for tile in 0..self.layout.len() {
            for direction in Direction::ALL {
                if self.layout.neighbour(tile, direction).is_some() {
                    self.edges[tile].close(direction);
                }
            }
            self.loose |= TileSet::from(self.edges[tile].loose()) << tile;
        }
    }

    /// Where the tiles lie or lay.
    #[inline]
    pub(crate) const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What a tile shows.
    #[inline]
    pub(crate) const fn number(&self, tile: usize) -> Number {
        self.numbers[tile]
    }

    /// The water on a tile.
    #[inline]
    pub(crate) const fn loads(&self, tile: usize) -> Loads {
        self.loads[tile]
    }

    /// A tile's edges.
    #[inline]
    pub(crate) const fn edges(&self, tile: usize) -> Edges {
        self.edges[tile]
    }

    /// The tiles on the table as positions along an axis.
    #[inline]
    pub(crate) const fn lying_along(&self, axis: usize) -> TileSet {
        self.lying[axis]
    }

    /// The burning tiles with a free space, as positions along an axis.
    #[inline]
    pub(crate) const fn open_along(&self, axis: usize) -> TileSet {
        self.open[axis]
    }

    /// These tiles as positions along an axis.
    pub(crate) fn along(&self, axis: usize, set: TileSet) -> TileSet {
        tiles(set).fold(0, |along, tile| along | 1 << self.layout.position(axis, tile))
    }

    /// The burning tiles on the table.
    #[inline]
    pub(crate) const fn burning(&self) -> TileSet {
        self.lying[0] & !self.volcano
    }

    /// The volcano, once it is chosen.
    #[inline]
    pub(crate) fn volcano(&self) -> Option<usize> {
        (self.volcano != 0).then(|| self.volcano.trailing_zeros() as usize)
    }

    /// The tiles a seat was given.
    #[inline]
    pub(crate) const fn pile(&self, seat: Seat) -> TileSet {
        self.piles[seat.index()]
    }

    /// The tiles that left the game without a load.
    #[inline]
    pub(crate) const fn gone(&self) -> TileSet {
        self.gone
    }

    /// The tile on the table at `place`.
    pub(crate) fn tile_at(&self, place: Hex) -> Option<usize> {
        self.layout.find(place).filter(|&tile| self.lying[0] >> tile & 1 == 1)
    }

    /// How many more loads a tile takes.
    #[inline]
    pub(crate) const fn room(&self, tile: usize) -> u8 {
        self.numbers[tile].spaces() - self.loads[tile].total()
    }

    /// Tiles with two free edges next to each other.
    #[inline]
    pub(crate) const fn loose(&self) -> TileSet {
        self.loose
    }

    /// Writes down what a tile shows.
    #[inline]
    pub(crate) fn turn_up(&mut self, tile: usize, number: Number) {
        self.numbers[tile] = number;
    }

    /// Turns a tile into the volcano (VU-4).
    pub(crate) fn erupt(&mut self, tile: usize) {
        self.volcano = 1 << tile;
        self.close(tile);
    }

    /// Drops a load on a tile with a free space.
    #[inline]
    pub(crate) fn drop_load(&mut self, tile: usize, colour: Colour) {
        self.loads[tile].add(colour);
        if self.room(tile) == 0 {
            self.close(tile);
        }
    }

    /// The tile takes no more loads.
    #[inline]
    fn close(&mut self, tile: usize) {
        for axis in 0..AXES {
            self.open[axis] &= !(1 << self.layout.position(axis, tile));
        }
    }

    /// Takes a tile off the table, its water included (VU-17), and gives it to somebody or nobody.
    #[inline]
    pub(crate) fn take(&mut self, tile: usize, to: Option<Seat>) {
        match to {
            Some(seat) => self.piles[seat.index()] |= 1 << tile,
            None => self.gone |= 1 << tile,
        }
        self.loads[tile] = Loads::default();
        self.close(tile);
        for axis in 0..AXES {
            self.lying[axis] &= !(1 << self.layout.position(axis, tile));
        }
        for direction in Direction::ALL {
            if !self.edges[tile].is_free(direction) {
                self.free_edge_beside(tile, direction);
            }
        }
    }

    #[inline]
    fn free_edge_beside(&mut self, tile: usize, direction: Direction) {
        let there = self.layout.next(tile, direction);
        self.edges[there].open(direction.opposite());
        self.loose |= TileSet::from(self.edges[there].loose()) << there;
    }

    /// The tiles that burnt `before` and since then stopped burning, got loads or came loose.
    #[inline]
    pub(crate) fn changed_since(&self, before: &Self) -> TileSet {
        let mut changed = (self.burning() ^ before.burning()) | (self.loose ^ before.loose);
        for (tile, (now, then)) in self.loads.iter().zip(&before.loads).enumerate() {
            changed |= TileSet::from(now != then) << tile;
        }
        changed & before.burning()
    }

    /// Feeds everything that distinguishes this board from others.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        digest.number(self.layout.len() as u64);
        for (tile, Hex { q, r }) in self.layout.places().iter().enumerate() {
            digest.bytes(&[
                *q as u8,
                *r as u8,
                self.numbers[tile].value(),
                self.loads[tile].byte(),
            ]);
        }
        digest.number(self.lying[0]).number(self.volcano).number(self.gone);
        self.piles.iter().for_each(|&pile| {
            digest.number(pile);
        });
    }
}

/// The tiles of a set, lowest first.
#[inline]
pub(crate) fn tiles(mut set: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let tile = set.trailing_zeros() as usize;
            set &= set - 1;
            tile
        })
    })
}
