//! Cells of the board and sets of them.
//!
//! ```text
//!  0,0  0,1 … 0,8  0,9     the ring: rows 0 and 7, columns 0 and 9, corners included
//!  1,0 ┌1,1 … 1,8┐ 1,9
//!   ⋮  │    ⋮    │  ⋮      the house: 6 rows (red die) by 8 columns (black die)
//!  6,0 └6,1 … 6,8┘ 6,9
//!  7,0  7,1 … 7,8  7,9
//! ```

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;

use kernel::SyntaxError;
use serde::{Deserialize, Serialize};

/// Cells in a row, ring included.
const WIDTH: u8 = 10;

/// A cell of the house or of the ring round it (FP-1), written `row,column`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = 80;

    /// The cell in `row` (0 to 7) and `column` (0 to 9), if there is one.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < 8 && column < WIDTH { Some(Self(row * WIDTH + column)) } else { None }
    }

    /// The cell in `row` and `column`.
    ///
    /// # Panics
    /// If there is none.
    pub const fn at(row: u8, column: u8) -> Self {
        Self::new(row, column).expect("rows are 0 to 7, columns 0 to 9")
    }

    /// The cell as an index below [`Cell::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The row, 0 to 7; in the house the red die's number.
    pub const fn row(self) -> u8 {
        self.0 / WIDTH
    }

    /// The column, 0 to 9; in the house the black die's number.
    pub const fn column(self) -> u8 {
        self.0 % WIDTH
    }

    /// Whether the cell is inside the house.
    #[inline]
    pub const fn in_house(self) -> bool {
        CellSet::HOUSE.contains(self)
    }

    /// The neighbour in `direction`, whatever lies between; `None` beyond the board.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::North if self.0 >= WIDTH => Some(Self(self.0 - WIDTH)),
            Direction::East if self.column() + 1 < WIDTH => Some(Self(self.0 + 1)),
            Direction::South if self.0 + WIDTH < Self::COUNT as u8 => Some(Self(self.0 + WIDTH)),
            Direction::West if self.column() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction in which `neighbour` lies, if it shares an edge with this cell.
    pub fn direction_to(self, neighbour: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == Some(neighbour))
    }

    /// The cell of the house the dice show: `number` counts from 0 row by row, below 48.
    #[inline]
    pub const fn of_house(number: u8) -> Self {
        Self::at(1 + number / 8, 1 + number % 8)
    }

    /// The square of the distance as the crow flies.
    pub fn distance_squared(self, other: Self) -> u32 {
        let rows = u32::from(self.row().abs_diff(other.row()));
        let columns = u32::from(self.column().abs_diff(other.column()));
        rows * rows + columns * columns
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let error = || SyntaxError::new(text, "a cell from 0,0 to 7,9");
        let [row @ b'0'..=b'9', b',', column @ b'0'..=b'9'] = *text.as_bytes() else {
            return Err(error());
        };
        Self::new(row - b'0', column - b'0').ok_or_else(error)
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = SyntaxError;

    fn try_from(text: String) -> Result<Self, SyntaxError> {
        text.parse()
    }
}

/// One of the four directions blasts and firefighters take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Towards row 0.
    North,
    /// Towards column 9.
    East,
    /// Towards row 7.
    South,
    /// Towards column 0.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction as an index below 4.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

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
        Self(1 << cell.0)
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        (self.0 >> cell.0) & 1 != 0
    }

    /// Puts `cell` in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
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
            let first = (left != 0).then(|| Cell(left.trailing_zeros() as u8))?;
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
