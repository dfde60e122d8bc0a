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

use std::ops::Range;

use anstyle::Style;
use hex::{Direction, Hex};

use super::canvas::Canvas;
use super::lines::Lines;

/// What fits into a brick.
pub(crate) const WIDTH: i32 = 7;
pub(crate) const HEIGHT: i32 = 2;

/// Where the inside of a brick begins: column and row.
pub(crate) fn inside(place: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(place.q), i32::from(place.r));
    (q * (WIDTH + 1) + r * (WIDTH + 1) / 2 + 1, r * (HEIGHT + 1) + 1)
}

/// Round a brick: columns and rows of its walls.
fn frame(place: Hex) -> (Range<i32>, Range<i32>) {
    let (x, y) = inside(place);
    (x - 1..x + WIDTH, y - 1..y + HEIGHT)
}

/// The walls of bricks, joined where they meet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walls(Lines);

impl Walls {
    /// Builds walls round a brick.
    pub(crate) fn round(&mut self, place: Hex) {
        let (columns, rows) = frame(place);
        self.0.across(columns.clone(), rows.start);
        self.0.across(columns.clone(), rows.end);
        self.0.down(columns.start, rows.clone());
        self.0.down(columns.end, rows);
    }

    /// Takes away the wall between two bricks that touch.
    pub(crate) fn open(&mut self, place: Hex, direction: Direction) {
        let (columns, rows) = frame(place);
        let middle = columns.start + (WIDTH + 1) / 2;
        match direction {
            Direction::E => self.0.open_down(columns.end, rows),
            Direction::W => self.0.open_down(columns.start, rows),
            Direction::Ne => self.0.open_across(middle..columns.end, rows.start),
            Direction::Nw => self.0.open_across(columns.start..middle, rows.start),
            Direction::Se => self.0.open_across(middle..columns.end, rows.end),
            Direction::Sw => self.0.open_across(columns.start..middle, rows.end),
        }
    }

    /// Draws them.
    pub(crate) fn draw(&self, canvas: &mut Canvas, style: Style) {
        self.0.draw(canvas, style);
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

    #[test]
    fn walls_open_between_neighbours() {
        let mut walls = Walls::default();
        for place in [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)] {
            walls.round(place);
        }
        walls.open(Hex::new(0, 0), Direction::E);
        walls.open(Hex::new(0, 1), Direction::Ne);
        let mut canvas = Canvas::default();
        walls.draw(&mut canvas, Style::new());
        let expected = "\
┌───────────────┐
│               │
│               │
└───┬────   ┌───┘
    │       │
    │       │
    └───────┘
";
        assert_eq!(canvas.to_string(), expected);
    }
}
