//! Animals on tiles.

use forest::{Colour, Number, TILES, TileSet};
use kernel::Digest;

use crate::edge::Woods;

/// The tiles of a set, in the order they were laid.
#[inline]
pub(crate) fn tiles(mut set: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (next < TileSet::BITS as usize).then_some(next)
    })
}

/// The `n`-th tile of a set that has more.
#[inline]
pub(crate) fn nth_tile(mut set: TileSet, n: u32) -> usize {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as usize
}

/// Which animals stand on which tiles, with the sets of tiles that fleeing asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Herds {
    /// By tile and colour.
    counts: [[u8; 4]; TILES],
    /// Free spaces, by tile (OR-16).
    free: [u8; TILES],
    /// The tiles a colour stands on.
    with: [TileSet; 4],
    /// The tiles with at least one, two and three free spaces.
    room: [TileSet; 3],
    /// The tiles that show a number.
    showing: [TileSet; 7],
    /// For each tile, all that count as one tile with it for moving (OR-15).
    groups: [TileSet; TILES],
}

impl Default for Herds {
    fn default() -> Self {
        Self {
            counts: [[0; 4]; TILES],
            free: [0; TILES],
            with: [0; 4],
            room: [0; 3],
            showing: [0; 7],
            groups: [0; TILES],
        }
    }
}

impl Herds {
    /// Takes note of a tile just laid.
    #[inline]
    pub(crate) fn tile_laid(&mut self, tile: usize, woods: &Woods) {
        let number = woods.number(tile);
        self.set_free(tile, number.spaces());
        self.showing[number.index()] |= 1 << tile;
        let joined = woods.touching(tile) & self.showing[number.index()];
        let group = tiles(joined).fold(1 << tile, |group, other| group | self.groups[other]);
        tiles(group).for_each(|member| self.groups[member] = group);
    }

    /// How many animals of `colour` stand on a tile.
    #[inline]
    pub fn count(&self, tile: usize, colour: Colour) -> u8 {
        self.counts[tile][colour.index()]
    }

    /// How many more animals fit on a tile.
    #[inline]
    pub fn free(&self, tile: usize) -> u8 {
        self.free[tile]
    }

    /// The tiles with room for `count` more, 1 to 3.
    #[inline]
    pub fn room_for(&self, count: u8) -> TileSet {
        self.room[usize::from(count) - 1]
    }

    /// The tiles `colour` stands on.
    #[inline]
    pub fn with(&self, colour: Colour) -> TileSet {
        self.with[colour.index()]
    }

    /// The tiles with this number that `colour` stands on.
    #[inline]
    pub fn on(&self, number: Number, colour: Colour) -> TileSet {
        self.showing[number.index()] & self.with(colour)
    }

    /// Whether no animal stands on any tile.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.with == [0; 4]
    }

    /// All tiles that count as one with `tile` for moving (OR-15).
    #[inline]
    pub fn group(&self, tile: usize) -> TileSet {
        self.groups[tile]
    }

    /// Puts animals on a tile.
    #[inline]
    pub(crate) fn enter(&mut self, tile: usize, colour: Colour, count: u8) {
        self.counts[tile][colour.index()] += count;
        self.with[colour.index()] |= 1 << tile;
        self.set_free(tile, self.free[tile] - count);
    }

    /// Takes animals off a tile.
    #[inline]
    pub(crate) fn leave(&mut self, tile: usize, colour: Colour, count: u8) {
        self.counts[tile][colour.index()] -= count;
        self.set_free(tile, self.free[tile] + count);
        if self.counts[tile][colour.index()] == 0 {
            self.with[colour.index()] &= !(1 << tile);
        }
    }

    #[inline]
    fn set_free(&mut self, tile: usize, free: u8) {
        self.free[tile] = free;
        for (least, set) in (1..).zip(&mut self.room) {
            *set = *set & !(1 << tile) | TileSet::from(free >= least) << tile;
        }
    }

    /// Feeds where animals stand; the rest follows from that and the forest.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        for tile in &self.counts {
            digest.number(u64::from(u32::from_le_bytes(*tile)));
        }
    }
}
