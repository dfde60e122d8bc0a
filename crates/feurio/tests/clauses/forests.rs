//! Forests that several clauses are tried on.

use crate::common::{play, position};
use feurio::Feurio;

/// Numbers of rows, the row number being the second coordinate.
fn rows(rows: &[&[u8]]) -> String {
    let mut text = String::new();
    for (r, row) in rows.iter().enumerate() {
        for (q, number) in row.iter().enumerate() {
            text.push_str(&format!("{number} at {q},{r};"));
        }
    }
    text
}

/// All 36 tiles of Feurio!, which Wildfire!'s box holds too.
///
/// ```text
/// 1 1 2 3 4 5 6 2 1
///  3 4 5 6 5 4 3 6 2
///   4 5 6 3 2 6 5 4 3
///    1 2 3 4 5 6 2 1 1
/// ```
pub(super) fn full() -> String {
    rows(&[
        &[1, 1, 2, 3, 4, 5, 6, 2, 1],
        &[3, 4, 5, 6, 5, 4, 3, 6, 2],
        &[4, 5, 6, 3, 2, 6, 5, 4, 3],
        &[1, 2, 3, 4, 5, 6, 2, 1, 1],
    ])
}

/// The same without its last tile, a 1 at 8,3.
pub(super) fn all_but_one() -> String {
    let full = full();
    full.strip_suffix("1 at 8,3;").expect("the last tile").to_owned()
}

/// All twelve men of each of these colours, somewhere in the [`full`] forest.
pub(super) fn all_men(colours: &[&str]) -> String {
    let homes = [
        ("red", "2 at 3,0; 2 at 4,0; 3 at 5,0; 3 at 6,0; 1 at 0,0; 1 at 1,0"),
        ("green", "2 at 0,1; 2 at 1,1; 3 at 2,1; 3 at 3,1; 2 at 5,1"),
        ("blue", "2 at 0,2; 3 at 1,2; 3 at 2,2; 2 at 3,2; 2 at 7,2"),
        ("yellow", "2 at 2,3; 2 at 3,3; 3 at 4,3; 3 at 5,3; 1 at 0,3; 1 at 1,3"),
    ];
    let mut text = String::new();
    for (colour, places) in homes.iter().filter(|(colour, _)| colours.contains(colour)) {
        for part in places.split("; ") {
            text.push_str(&format!("{colour} {part};"));
        }
    }
    text
}

/// Six tiles around a hole at 0,0.
pub(super) fn ring(numbers: [u8; 6]) -> String {
    let places = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"];
    let tiles = numbers.iter().zip(places).map(|(number, at)| format!("{number} at {at};"));
    tiles.collect()
}

/// The forest of a common goal, one tile short: each row's left half is a colour's, and its 1 has a
/// free edge. The fire is hottest above the top row, away from everything that matters.
///
/// ```text
/// 1 6 6 6 4 2 2 2 3    red
///  1 6 6 6 4 2 2 2 3    green
///   1 5 5 5 4 3 3 3 3    blue
///    1 5 5 5 4 1 1 4      yellow
/// ```
pub(super) fn saved() -> String {
    rows(&[
        &[1, 6, 6, 6, 4, 2, 2, 2, 3],
        &[1, 6, 6, 6, 4, 2, 2, 2, 3],
        &[1, 5, 5, 5, 4, 3, 3, 3, 3],
        &[1, 5, 5, 5, 4, 1, 1, 4],
    ])
}

/// All of a colour's men on its row.
pub(super) fn crew(colour: &str, row: u8) -> String {
    let counts = [1, 3, 3, 3, 2].iter().enumerate();
    counts.map(|(q, count)| format!("{colour} {count} at {q},{row};")).collect()
}

/// The forest of a common goal with all men but red's, and some red men; one tile is left.
pub(super) fn nearly_saved(json: &str, red: &str) -> Feurio {
    let others = crew("green", 1) + &crew("blue", 2) + &crew("yellow", 3);
    position(json, &saved(), &(red.to_owned() + &others), 0)
}

/// Plays the turn of the last tile, a 4, and deploys or passes.
pub(super) fn last_turn(game: &mut Feurio, deployment: &str) {
    play(game, "draw 4; lay 2,-1");
    play(game, deployment);
}
