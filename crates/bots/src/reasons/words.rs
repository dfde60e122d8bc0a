//! Words that many sentences need.

use forest::{Colour, TileSet};
use kernel::{Game, Seat};

/// A colour's name at the head of a sentence, in English and German.
pub(super) fn capital(colour: Colour) -> (String, &'static str) {
    let name = colour.name();
    let mut english = name.en.to_owned();
    english[..1].make_ascii_uppercase();
    (english, name.de)
}

/// So many of something: `1 point`, `3 points`.
pub(super) fn counted(count: impl Into<i64>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Points, in English and German.
pub(super) fn points(count: impl Into<i64>) -> (String, String) {
    let count = count.into();
    (counted(count, "point", "points"), counted(count, "Punkt", "Punkte"))
}

/// How what happens to `other` counts for `seat`: what is good for an opponent is bad, and the worse
/// the fewer opponents there are.
pub(super) fn side<G: Game>(game: &G, seat: Seat, other: Seat) -> f32 {
    if game.team(seat) == game.team(other) {
        return 1.0;
    }
    let opponents = Seat::all(game.seats()).filter(|&s| game.team(s) != game.team(seat)).count();
    -1.0 / (opponents as f32).sqrt()
}

/// The tiles of a set.
pub(super) fn tiles(mut set: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let tile = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (tile < TileSet::BITS as usize).then_some(tile)
    })
}
