//! Facts about a position for whoever thinks about it: cheap to ask, nothing is built.

use forest::{Colour, Number, Seating, TileSet};
use kernel::Seat;

use crate::action::Flight;
use crate::board::tiles;
use crate::loads::{Leader, Loads};
use crate::rows::{Entry, Row};
use crate::state::Vulkan;

impl Vulkan {
    /// Who leads which colour.
    #[inline]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// Whether all win or lose together.
    #[inline]
    pub const fn is_common(&self) -> bool {
        self.together
    }

    /// The tiles that lie on the table and burn, numbered as in [`places`](Self::places).
    #[inline]
    pub const fn burning(&self) -> TileSet {
        self.board.burning()
    }

    /// The volcano, once it is chosen.
    #[inline]
    pub fn volcano(&self) -> Option<usize> {
        self.board.volcano()
    }

    /// Tiles with two free edges next to each other: they go out once they are full (VU-14).
    #[inline]
    pub const fn loose(&self) -> TileSet {
        self.board.loose()
    }

    /// What a tile shows.
    #[inline]
    pub const fn number(&self, tile: usize) -> Number {
        self.board.number(tile)
    }

    /// How many loads lie on a tile.
    #[inline]
    pub const fn loads_on(&self, tile: usize) -> u8 {
        self.board.loads(tile).total()
    }

    /// How many loads of a colour lie on a tile.
    #[inline]
    pub const fn loads_of(&self, tile: usize, colour: Colour) -> u8 {
        self.board.loads(tile).of(colour)
    }

    /// Whether a tile's six neighbours all lie there.
    #[inline]
    pub const fn is_enclosed(&self, tile: usize) -> bool {
        self.board.edges(tile).all_closed()
    }

    /// Who would get a tile by majority if it were given out now; `None` if nobody has one, so that
    /// it would go to whoever flew (VU-16).
    #[inline]
    pub const fn holder(&self, tile: usize) -> Option<Seat> {
        let holders = &HOLDERS[self.seating.players() as usize - 1];
        holders[self.board.loads(tile).byte() as usize]
    }

    /// Tiles on the table that touch a tile.
    #[inline]
    pub fn beside(&self, tile: usize) -> TileSet {
        self.board.beside(tile)
    }

    /// The tiles that burnt in `before`, an earlier position of the same game, and since then stopped
    /// burning, got loads or came loose.
    #[inline]
    pub fn tiles_changed_since(&self, before: &Self) -> TileSet {
        self.board.changed_since(&before.board)
    }

    /// The tiles with a free space a legal flight passes. With as many loads, the way it is flown
    /// makes no difference.
    #[inline]
    pub fn open_below(&self, flight: Flight) -> TileSet {
        let Some(tile) = self.board.tile_at(flight.from) else { return 0 };
        self.open_in(self.board.row_from(Entry { tile, direction: flight.direction }))
    }

    /// How many these are.
    #[inline]
    pub fn count_open_below(&self, flight: Flight) -> u32 {
        let Some(tile) = self.board.tile_at(flight.from) else { return 0 };
        let row = self.board.row_from(Entry { tile, direction: flight.direction });
        (row.set() & self.board.open_along(row.axis())).count_ones()
    }

    /// Of each row that may be flown: how many tiles with a free space are below it, and which of them
    /// are among `some`.
    pub fn open_below_rows(&self, some: TileSet) -> impl Iterator<Item = (u32, TileSet)> + '_ {
        let along = [0, 1, 2].map(|axis| self.board.along(axis, some));
        self.board.flyable_rows().map(move |row| {
            let open = row.set() & self.board.open_along(row.axis());
            (open.count_ones(), self.tiles_at(row.axis(), open & along[row.axis()]))
        })
    }

    fn open_in(&self, row: Row) -> TileSet {
        self.tiles_at(row.axis(), row.set() & self.board.open_along(row.axis()))
    }

    /// The tiles at these positions along an axis.
    fn tiles_at(&self, axis: usize, positions: TileSet) -> TileSet {
        tiles(positions).fold(0, |set, at| set | 1 << self.board.layout().tile(axis, at))
    }
}

/// By how many play, less one, and by the loads on a tile: whose it would be.
const HOLDERS: [[Option<Seat>; 256]; 4] = {
    let mut holders = [[None; 256]; 4];
    let mut players = 1;
    while players <= 4 {
        if let Some(seating) = Seating::new(players) {
            let mut byte = 0;
            while byte < 256 {
                if let Leader::Colour(colour) = Loads::from_byte(byte as u8).leader() {
                    holders[players as usize - 1][byte] = seating.owner(colour);
                }
                byte += 1;
            }
        }
        players += 1;
    }
    holders
};
