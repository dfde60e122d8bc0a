//! Building positions from short texts.

use feurio::{Feurio, Position};
use forest::{Colour, Number};
use hex::Hex;
use kernel::Refusal;

use super::read;

pub(crate) fn place(text: &str) -> Hex {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn number(value: u8) -> Number {
    Number::new(value).expect("a number from 1 to 6")
}

/// Reads `3 at 0,0; 6 at 1,0`.
pub(crate) fn tiles(text: &str) -> Vec<(Hex, Number)> {
    let tile = |part: &str| {
        let (value, at) = part.split_once(" at ").expect("a number and its place");
        (place(at), number(value.parse().expect("a number")))
    };
    parts(text).map(tile).collect()
}

/// Reads `red 2 at 0,0; blue 1 at 1,0`.
pub(crate) fn men(text: &str) -> Vec<(Hex, Colour, u8)> {
    let crew = |part: &str| {
        let (who, at) = part.split_once(" at ").expect("men and their place");
        let (colour, count) = who.split_once(' ').expect("a colour and a count");
        (place(at), colour.parse().expect("a colour"), count.parse().expect("a count"))
    };
    parts(text).map(crew).collect()
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

/// The game that starts from a forest with men, seat `turn` to begin its turn.
pub(crate) fn position(json: &str, tile_text: &str, men_text: &str, turn: u8) -> Feurio {
    try_position(json, tile_text, men_text, turn).unwrap_or_else(|refusal| panic!("{refusal}"))
}

pub(crate) fn try_position(
    json: &str,
    tile_text: &str,
    men_text: &str,
    turn: u8,
) -> Result<Feurio, Refusal> {
    let position = Position { tiles: tiles(tile_text), men: men(men_text), turn };
    Feurio::from_position(&read(json), &position)
}
