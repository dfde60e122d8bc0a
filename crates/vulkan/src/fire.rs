//! Which tiles are enclosed, extinguished or isolated.

use forest::TileSet;
use hex::Direction;

use crate::board::Board;

impl Board {
    /// Tiles enclosed on all six sides (VU-4).
    pub(crate) fn enclosed(&self) -> TileSet {
        let enclosed = |&tile: &usize| self.edges(tile).all_closed();
        (0..self.layout().len()).filter(enclosed).fold(0, |set, tile| set | 1 << tile)
    }

    /// Tiles whose spaces are all taken and that have two free edges side by side (VU-14).
    #[inline]
    pub(crate) const fn extinguished(&self) -> TileSet {
        self.burning() & !self.open_along(0) & self.loose()
    }

    /// Tiles not connected with the volcano by a chain of tiles (VU-15).
    pub(crate) fn isolated(&self) -> TileSet {
        self.isolated_if(self.burning())
    }

    /// The same where no tile is isolated unless one of these is: mostly none is, and they are reached
    /// long before all others.
    pub(crate) fn isolated_if(&self, torn: TileSet) -> TileSet {
        let torn = torn & self.burning();
        let mut reached: TileSet = self.volcano().map_or(0, |volcano| 1 << volcano);
        let mut frontier = reached;
        while frontier != 0 {
            if torn & !reached == 0 {
                return 0;
            }
            let tile = frontier.trailing_zeros() as usize;
            frontier &= frontier - 1;
            let new = self.beside(tile) & !reached;
            reached |= new;
            frontier |= new;
        }
        self.burning() & !reached
    }

    /// The tiles that touch a tile.
    #[inline]
    pub(crate) fn beside(&self, tile: usize) -> TileSet {
        let mut beside = 0;
        for direction in Direction::ALL {
            if !self.edges(tile).is_free(direction) {
                beside |= 1 << self.layout().next(tile, direction);
            }
        }
        beside
    }
}
