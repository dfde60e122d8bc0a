//! Cells of the board.
//!
//! ```text
//!  0,0  0,1 … 0,8  0,9     the ring: rows 0 and 7, columns 0 and 9, corners included
//!  1,0 ┌1,1 … 1,8┐ 1,9
//!   ⋮  │    ⋮    │  ⋮      the house: 6 rows (red die) by 8 columns (black die)
//!  6,0 └6,1 … 6,8┘ 6,9
//!  7,0  7,1 … 7,8  7,9
//! ```

use std::fmt;
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

pub use crate::cell_set::CellSet;

/// Cells in a row, ring included.
pub(crate) const WIDTH: u8 = 10;

/// A cell of the house or of the ring round it (FP-1), written `row,column`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(into = "String", try_from = "String")]
pub struct Cell(u8);

impl Cell {
    /// What a reader of text expects where a cell should stand.
    pub(crate) const EXPECTED: Phrase =
        Phrase::new("a cell from 0,0 to 7,9", "eine Zelle von 0,0 bis 7,9");

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

    /// The cell with that index, which must be below [`Cell::COUNT`].
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

    /// The neighbour in `direction`, which must not be beyond the board.
    #[inline]
    pub(crate) const fn neighbour(self, direction: Direction) -> Self {
        const STEPS: [u8; 4] = [0u8.wrapping_sub(WIDTH), 1, WIDTH, 0u8.wrapping_sub(1)];
        Self(self.0.wrapping_add(STEPS[direction.index()]))
    }

    /// The direction in which `neighbour` lies, if it shares an edge with this cell.
    pub fn direction_to(self, neighbour: Self) -> Option<Direction> {
        let direction = match neighbour.0.abs_diff(self.0) {
            1 if neighbour > self => Direction::East,
            1 => Direction::West,
            WIDTH if neighbour > self => Direction::South,
            WIDTH => Direction::North,
            _ => return None,
        };
        // The end of one row and the start of the next are no neighbours.
        (self.step(direction) == Some(neighbour)).then_some(direction)
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
        let error = || SyntaxError::new(text, Self::EXPECTED);
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
