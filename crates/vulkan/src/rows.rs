//! Rows of connected tiles, and which of them can be flown.

use forest::TileSet;
use hex::Direction;
use kernel::{Rng, below};

use crate::board::{Board, tiles};
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

impl Entry {
    /// Whether positions grow along the flight.
    #[inline]
    pub(crate) const fn is_forwards(self) -> bool {
        self.direction.index() < AXES
    }
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
        from(self.first as usize) & up_to(self.last as usize)
    }
}

impl Board {
    /// Positions along an axis with a free edge before them: each is the first of a row.
    #[inline]
    fn firsts(&self, axis: usize) -> TileSet {
        let lying = self.lying_along(axis);
        lying & !((lying & self.layout().links(axis)) << 1)
    }

    /// Positions along an axis with a free edge behind them: each is the last of a row.
    #[inline]
    fn lasts(&self, axis: usize) -> TileSet {
        let lying = self.lying_along(axis);
        lying & !(lying >> 1 & self.layout().links(axis))
    }

    /// The first positions of all rows along an axis that may be flown: not over the volcano
    /// (VU-11), and at least one load can be dropped (VU-12).
    #[inline]
    pub(crate) fn flyable(&self, axis: usize) -> TileSet {
        let firsts = self.firsts(axis);
        let open = self.open_along(axis);
        firsts & self.spread_to_first(axis, open) & !self.first_of_volcano(axis, firsts)
    }

    /// Every position from which a row leads on to one of `set`, these included. Each step doubles
    /// how far a bit has come; `joined` are the positions that many links before another.
    #[inline]
    fn spread_to_first(&self, axis: usize, set: TileSet) -> TileSet {
        let lying = self.lying_along(axis);
        let mut joined = lying & lying >> 1 & self.layout().links(axis);
        let (mut spread, mut step) = (set, 1);
        while joined != 0 {
            spread |= spread >> step & joined;
            joined &= joined >> step;
            step *= 2;
        }
        spread
    }

    /// The first position of the volcano's row.
    #[inline]
    fn first_of_volcano(&self, axis: usize, firsts: TileSet) -> TileSet {
        let Some(volcano) = self.volcano() else { return 0 };
        1 << last_of(firsts & up_to(self.layout().position(axis, volcano)))
    }

    /// Whether any row may be flown. A tile lies in three rows, and at most one of them contains
    /// the volcano: whatever tile takes a load can be reached.
    #[inline]
    pub(crate) const fn any_flyable(&self) -> bool {
        self.open_along(0) != 0
    }

    /// The row along an axis that begins at `first`.
    #[inline]
    fn row_at(&self, axis: usize, first: usize) -> Row {
        let last = (self.lasts(axis) & from(first)).trailing_zeros();
        Row { axis: axis as u8, first: first as u8, last: last as u8 }
    }

    /// All rows that may be flown.
    pub(crate) fn flyable_rows(&self) -> impl Iterator<Item = Row> + '_ {
        let along =
            move |axis| tiles(self.flyable(axis)).map(move |first| self.row_at(axis, first));
        (0..AXES).flat_map(along)
    }

    /// One of the rows that may be flown, all equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn random_row<R: Rng + ?Sized>(&self, rng: &mut R) -> Row {
        let flyable = [0, 1, 2].map(|axis| self.flyable(axis));
        let mut ticket = below(rng, flyable.iter().map(|set| set.count_ones()).sum());
        let mut axis = 0;
        while ticket >= flyable[axis].count_ones() {
            ticket -= flyable[axis].count_ones();
            axis += 1;
        }
        self.row_at(axis, nth(flyable[axis], ticket))
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
        let position = self.layout().position(axis, entry.tile);
        if entry.is_forwards() {
            self.row_at(axis, position)
        } else {
            self.row_at(axis, last_of(self.firsts(axis) & up_to(position)))
        }
    }
}

/// All positions from this one on.
#[inline]
const fn from(position: usize) -> TileSet {
    !0 << position
}

/// All positions up to this one.
#[inline]
const fn up_to(position: usize) -> TileSet {
    !0 >> (63 - position)
}

/// The highest position of a set that is not empty.
#[inline]
const fn last_of(set: TileSet) -> usize {
    63 - set.leading_zeros() as usize
}

/// The position of a set that so many others come before.
#[inline]
pub(crate) fn nth(mut set: TileSet, before: u32) -> usize {
    for _ in 0..before {
        set &= set - 1;
    }
    set.trailing_zeros() as usize
}
