//! Lines that join where they meet.

use std::collections::BTreeMap;

use anstyle::Style;

use super::canvas::Canvas;

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// Which lines go on from a cell, as a character.
const JUNCTIONS: [char; 16] =
    [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// Horizontal and vertical lines between the centres of characters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines {
    cells: BTreeMap<(i32, i32), u8>,
}

impl Lines {
    /// A horizontal line from one column to another.
    pub(crate) fn across(&mut self, columns: std::ops::Range<i32>, row: i32) {
        for column in columns {
            self.set((column, row), RIGHT, true);
            self.set((column + 1, row), LEFT, true);
        }
    }

    /// A vertical line from one row to another.
    pub(crate) fn down(&mut self, column: i32, rows: std::ops::Range<i32>) {
        for row in rows {
            self.set((column, row), DOWN, true);
            self.set((column, row + 1), UP, true);
        }
    }

    /// Takes part of a horizontal line away.
    pub(crate) fn open_across(&mut self, columns: std::ops::Range<i32>, row: i32) {
        for column in columns {
            self.set((column, row), RIGHT, false);
            self.set((column + 1, row), LEFT, false);
        }
    }

    /// Takes part of a vertical line away.
    pub(crate) fn open_down(&mut self, column: i32, rows: std::ops::Range<i32>) {
        for row in rows {
            self.set((column, row), DOWN, false);
            self.set((column, row + 1), UP, false);
        }
    }

    fn set(&mut self, cell: (i32, i32), line: u8, on: bool) {
        let lines = self.cells.entry(cell).or_default();
        *lines = if on { *lines | line } else { *lines & !line };
    }

    /// Draws them.
    pub(crate) fn draw(&self, canvas: &mut Canvas, style: Style) {
        for (&(column, row), &lines) in self.cells.iter().filter(|(_, lines)| **lines != 0) {
            canvas.put(column, row, JUNCTIONS[usize::from(lines)], style);
        }
    }
}
