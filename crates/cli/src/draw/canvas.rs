//! A sheet of characters, each with a style.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::{Ansi256Color, Color, Style};

/// Ink on a ground, as numbers of the 256-colour palette.
pub(crate) const fn painted(ink: u8, ground: u8) -> Style {
    Style::new()
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
        .bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// Ink of the 256-colour palette, on whatever is there.
pub(crate) const fn inked(ink: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
}

/// Characters at columns and rows; it grows to whatever is put on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canvas {
    cells: BTreeMap<(i32, i32), (char, Style)>,
}

impl Canvas {
    /// Puts one character.
    pub(crate) fn put(&mut self, column: i32, row: i32, letter: char, style: Style) {
        self.cells.insert((row, column), (letter, style));
    }

    /// Puts a text from left to right.
    pub(crate) fn text(&mut self, column: i32, row: i32, text: &str, style: Style) {
        for (offset, letter) in (0..).zip(text.chars()) {
            self.put(column + offset, row, letter, style);
        }
    }

    /// Fills a rectangle with blanks in a style.
    pub(crate) fn fill(&mut self, column: i32, row: i32, width: i32, height: i32, style: Style) {
        for y in row..row + height {
            self.text(column, y, &" ".repeat(width.unsigned_abs() as usize), style);
        }
    }
}

impl std::fmt::Display for Canvas {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let left = self.cells.keys().map(|&(_, column)| column).min().unwrap_or(0);
        let (Some((&(top, _), _)), Some((&(bottom, _), _))) =
            (self.cells.first_key_value(), self.cells.last_key_value())
        else {
            return Ok(());
        };
        for row in top..=bottom {
            let line = self.cells.range((row, i32::MIN)..=(row, i32::MAX));
            let mut out = String::new();
            let (mut at, mut style) = (left, Style::new());
            for (&(_, column), &(letter, own)) in line {
                if column > at || own != style {
                    // Gaps are never coloured.
                    let _ = write!(out, "{style:#}{:1$}{own}", "", (column - at) as usize);
                    style = own;
                }
                out.push(letter);
                at = column + 1;
            }
            let _ = write!(out, "{style:#}");
            writeln!(f, "{out}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_negative_columns_are_kept() {
        let mut canvas = Canvas::default();
        canvas.text(-2, 0, "ab", Style::new());
        canvas.text(1, 1, "c", Style::new());
        assert_eq!(canvas.to_string(), "ab\n   c\n");
    }
}
