//! Facts about a position for whoever thinks about it: cheap to ask, nothing is built.

use forest::{Colour, Number, Seating, TileSet};
use kernel::Seat;

use crate::action::Flight;
use crate::board::tiles;
use crate::loads::Leader;
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
    pub fn holder(&self, tile: usize) -> Option<Seat> {
        match self.board.loads(tile).leader() {
            Leader::Colour(colour) => self.seating.owner(colour),
            Leader::Tied | Leader::Nobody => None,
        }
    }

    /// Tiles on the table that touch a tile.
    #[inline]
    pub fn beside(&self, tile: usize) -> TileSet {
        self.board.beside(tile)
    }

    /// The tiles with a free space a legal flight passes. With as many loads, the way it is flown
    /// makes no difference.
    #[inline]
    pub fn open_below(&self, flight: Flight) -> TileSet {
        let Some(tile) = self.board.tile_at(flight.from) else { return 0 };
        self.open_in(self.board.row_from(Entry { tile, direction: flight.direction }))
    }

    /// The tiles with a free space below each row that may be flown.
    pub fn open_below_rows(&self) -> impl Iterator<Item = TileSet> + '_ {
        self.board.flyable_rows().map(|row| self.open_in(row))
    }

    fn open_in(&self, row: Row) -> TileSet {
        let positions = tiles(row.set() & self.board.open_along(row.axis()));
        positions.fold(0, |set, at| set | 1 << self.board.layout().tile(row.axis(), at))
    }
}
