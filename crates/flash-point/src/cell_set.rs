//! Sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use crate::cell::{Cell, WIDTH};

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// The 48 cells of the house.
    pub const HOUSE: Self = Self::rectangle(1, 6, 1, 8);
    /// The 32 cells of the ring.
    pub const RING: Self = Self(Self::rectangle(0, 7, 0, 9).0 & !Self::HOUSE.0);

    /// The cells of rows `top` to `bottom` and columns `left` to `right`.
    pub(crate) const fn rectangle(top: u8, bottom: u8, left: u8, right: u8) -> Self {
        let line = ((1u128 << (right - left + 1)) - 1) << left;
        let (mut set, mut row) = (0, top);
        while row <= bottom {
            set |= line << (row * WIDTH);
            row += 1;
        }
        Self(set)
    }

    /// The set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        let bit = (1u64 << (cell.index() & 63)) as u128;
        Self(if cell.index() < 64 { bit } else { bit << 64 })
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        // Pick the half, then the bit: cheaper than a shift of all 128.
        let half = if cell.index() < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        (half >> (cell.index() & 63)) & 1 != 0
    }

    /// Puts `cell` in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= Self::of(cell).0;
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !Self::of(cell).0;
    }

    /// Whether there is no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cells in order of rows and columns.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Cell::from_index(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(first)
        })
    }

    /// The cells reached by one step over open edges. Bit `c` of `east` says that the edge
    /// between `c` and its eastern neighbour is open, `south` likewise.
    #[inline]
    pub(crate) const fn spread(self, east: Self, south: Self) -> Self {
        Self(
            ((self.0 & east.0) << 1)
                | ((self.0 >> 1) & east.0)
                | ((self.0 & south.0) << WIDTH)
                | ((self.0 >> WIDTH) & south.0),
        )
    }

    /// The cells one step to the east, west, south and north, whatever lies between; beyond the
    /// end of a row they are no neighbours.
    #[inline]
    pub(crate) const fn moved(self) -> [Self; 4] {
        [Self(self.0 << 1), Self(self.0 >> 1), Self(self.0 << WIDTH), Self(self.0 >> WIDTH)]
    }

    /// The cells beyond some edges, for steps to the east, west, south and north.
    #[inline]
    pub(crate) const fn beyond(east: Self, south: Self) -> [Self; 4] {
        [Self(east.0 << 1), east, Self(south.0 << WIDTH), south]
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for CellSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        (Self::HOUSE | Self::RING) - self
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
