//! Rows of connected tiles, and which of them can be flown.

use forest::TileSet;
use hex::Direction;

use crate::board::Board;
use crate::layout::AXES;

/// Connected tiles in a straight line between two free edges (VU-10), as positions along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    axis: u8,
    first: u8,
    last: u8,
}

/// Where and which way a row is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) tile: usize,
    pub(crate) direction: Direction,
}

impl Row {
    /// The axis it lies along.
    #[inline]
    pub(crate) const fn axis(self) -> usize {
        self.axis as usize
    }

    /// Its tiles, as positions along its axis.
    #[inline]
    pub(crate) const fn set(self) -> TileSet {
        !0 << self.first & !0 >> (63 - self.last)
    }
}

impl Board {
    /// All rows along an axis, in order: each begins where no tile is linked before it and ends where
    /// none is linked behind it. As both kinds of ends come in turn, the two sets go in step.
    #[inline]
    pub(crate) fn rows(&self, axis: usize) -> impl Iterator<Item = Row> + use<> {
        let (mut firsts, mut lasts) = (self.firsts(axis), self.lasts(axis));
        std::iter::from_fn(move || {
            if firsts == 0 {
                return None;
            }
            let (first, last) = (firsts.trailing_zeros() as u8, lasts.trailing_zeros() as u8);
            firsts &= firsts - 1;
            lasts &= lasts - 1;
            Some(Row { axis: axis as u8, first, last })
        })
    }

    /// Positions along an axis with a free edge before them.
    #[inline]
    fn firsts(&self, axis: usize) -> TileSet {
        let lying = self.lying_along(axis);
        lying & !((lying & self.layout().links(axis)) << 1)
    }

    /// Positions along an axis with a free edge behind them.
    #[inline]
    fn lasts(&self, axis: usize) -> TileSet {
        let lying = self.lying_along(axis);
        lying & !(lying >> 1 & self.layout().links(axis))
    }

    /// All rows that may be flown: not over the volcano (VU-11), and at least one load can be
    /// dropped (VU-12).
    #[inline]
    pub(crate) fn flyable_rows(&self) -> impl Iterator<Item = Row> + '_ {
        (0..AXES).flat_map(|axis| {
            let volcano = self.volcano().map_or(0, |tile| 1 << self.layout().position(axis, tile));
            let open = self.open_along(axis);
            self.rows(axis).filter(move |row| row.set() & volcano == 0 && row.set() & open != 0)
        })
    }

    /// The two ways to fly a row.
    #[inline]
    pub(crate) fn entries(&self, row: Row) -> [Entry; 2] {
        let tile = |position| self.layout().tile(row.axis(), usize::from(position));
        [
            Entry { tile: tile(row.first), direction: Direction::ALL[row.axis()] },
            Entry { tile: tile(row.last), direction: Direction::ALL[row.axis() + AXES] },
        ]
    }

    /// The row flown from `entry`, whose tile lies there and whose edge is free.
    #[inline]
    pub(crate) fn row_from(&self, entry: Entry) -> Row {
        let axis = entry.direction.index() % AXES;
        let at = self.layout().position(axis, entry.tile) as u8;
        let (first, last) = if entry.direction.index() < AXES {
            (at, (self.lasts(axis) & !0 << at).trailing_zeros() as u8)
        } else {
            (63 - (self.firsts(axis) & !0 >> (63 - at)).leading_zeros() as u8, at)
        };
        Row { axis: axis as u8, first, last }
    }
}
