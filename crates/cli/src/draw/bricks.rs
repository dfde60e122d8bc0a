//! Hexes as bricks: each row is shifted by half a brick, so that every brick has six neighbours.
//!
//! ```text
//! ┌───────┬───────┐
//! │ 3     │ 6     │
//! │  0,0  │  1,0  │
//! └───┬───┴───┬───┴───┐
//!     │ 6     │ 4     │
//!     │  0,1  │  1,1  │
//!     └───────┴───────┘
//! ```

use std::collections::BTreeMap;

use anstyle::Style;
use hex::Hex;

use super::canvas::Canvas;

/// What fits into a brick.
pub(crate) const WIDTH: i32 = 7;
pub(crate) const HEIGHT: i32 = 2;

/// Where the inside of a brick begins: column and row.
pub(crate) fn inside(place: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(place.q), i32::from(place.r));
    (q * (WIDTH + 1) + r * (WIDTH + 1) / 2 + 1, r * (HEIGHT + 1) + 1)
}

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// Which line goes on in which directions from a cell, as a character.
const JUNCTIONS: [char; 16] =
    [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// The walls of bricks, joined where they meet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walls {
    lines: BTreeMap<(i32, i32), u8>,
}

impl Walls {
    /// Builds walls round a brick.
    pub(crate) fn round(&mut self, place: Hex) {
        let (x, y) = inside(place);
        let (left, right, top, bottom) = (x - 1, x + WIDTH, y - 1, y + HEIGHT);
        for column in left..right {
            for row in [top, bottom] {
                *self.lines.entry((column, row)).or_default() |= RIGHT;
                *self.lines.entry((column + 1, row)).or_default() |= LEFT;
            }
        }
        for row in top..bottom {
            for column in [left, right] {
                *self.lines.entry((column, row)).or_default() |= DOWN;
                *self.lines.entry((column, row + 1)).or_default() |= UP;
            }
        }
    }

    /// Draws them.
    pub(crate) fn draw(&self, canvas: &mut Canvas, style: Style) {
        for (&(column, row), &lines) in &self.lines {
            canvas.put(column, row, JUNCTIONS[usize::from(lines)], style);
        }
    }
}

/// A text in the middle of a brick's line, 0 or 1.
pub(crate) fn centred(canvas: &mut Canvas, place: Hex, line: i32, text: &str, style: Style) {
    let (x, y) = inside(place);
    let length = text.chars().count() as i32;
    canvas.text(x + (WIDTH - length) / 2, y + line, text, style);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_join() {
        let mut walls = Walls::default();
        for place in [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)] {
            walls.round(place);
        }
        let mut canvas = Canvas::default();
        walls.draw(&mut canvas, Style::new());
        let expected = "\
┌───────┬───────┐
│       │       │
│       │       │
└───┬───┴───┬───┘
    │       │
    │       │
    └───────┘
";
        assert_eq!(canvas.to_string(), expected);
    }
}
