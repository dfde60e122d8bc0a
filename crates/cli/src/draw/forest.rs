//! Tiles, pieces and colours of the forest games.

use anstyle::{AnsiColor, Color, Style};
use forest::{Colour, Number};
use hex::Hex;
use kernel::Language;

use super::bricks;
use super::canvas::{Canvas, painted};
use super::words::say;
use crate::output::{DIM, styled};

/// Where the fire goes next.
pub(crate) const HOT: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::BrightRed)));

/// Tiles from water to fire; the back of a tile is ash.
const HEATS: [u8; 7] = [238, 24, 30, 64, 136, 166, 124];

/// The ground of a tile.
pub(crate) fn ground(number: Number) -> Style {
    painted(255, HEATS[number.index()])
}

/// A piece: never its colour alone, always its letter too.
pub(crate) fn piece(colour: Colour) -> Style {
    let code = match colour {
        Colour::Red => 217,
        Colour::Green => 157,
        Colour::Blue => 153,
        Colour::Yellow => 228,
    };
    painted(16, code).bold()
}

/// The letter of a piece.
pub(crate) fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
    }
}

/// A tile with its number, pieces, free spaces (`free` of them can be used now) and place.
pub(crate) fn tile(canvas: &mut Canvas, place: Hex, number: Number, pieces: [u8; 4], free: u8) {
    let (x, y) = bricks::inside(place);
    let style = ground(number);
    canvas.fill(x, y, bricks::WIDTH, bricks::HEIGHT, style);
    let face = if number.is_face_down() { "▒".to_owned() } else { number.to_string() };
    canvas.text(x + 1, y, &face, style.bold());
    let mut column = x + 3;
    let mut put = |letter: char, style: Style| {
        canvas.put(column, y, letter, style);
        column += 1;
    };
    for colour in Colour::ALL {
        for _ in 0..pieces[colour.index()] {
            put(letter(colour), piece(colour));
        }
    }
    let taken: u8 = pieces.iter().sum();
    for space in taken..number.spaces() {
        put(if space - taken < free { '·' } else { '×' }, style);
    }
    bricks::centred(canvas, place, 1, &place.to_string(), style.dimmed());
}

/// Pieces in a supply, as letters and counts.
pub(crate) fn supply(colours: &[Colour], left: [u8; 4]) -> String {
    let count = |&colour: &Colour| {
        let style = piece(colour);
        format!("{style}{}{style:#} {}", letter(colour), left[colour.index()])
    };
    colours.iter().map(count).collect::<Vec<_>>().join("  ")
}

/// The tiles nobody here has seen.
pub(crate) fn unseen(to_draw: u8, unseen: [u8; 6], language: Language) -> String {
    let counts: Vec<String> =
        (1..=6).zip(unseen).map(|(number, count)| format!("{count}×{number}")).collect();
    let left = say(language, "tiles to draw, unseen:", "Waldstücke zu ziehen, unbekannt:");
    styled(DIM, format_args!("{to_draw} {left} {}", counts.join(" ")))
}
