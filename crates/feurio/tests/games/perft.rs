//! Counts of all ways to go on, pinned: any change of what is legal shows here.

use feurio::Feurio;
use kernel::{Perft, perft};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::common::{game, play, random_position, read};
use crate::reference::Model;

/// Lines of exactly that length, and lines that ended earlier, counted with the slow reference.
fn slow_count(model: &Model, depth: u32) -> (u64, u64) {
    match (depth, model.actor().as_str()) {
        (0, _) => return (1, 0),
        (_, "nobody") => return (0, 1),
        _ => {}
    }
    model.legal().iter().fold((0, 0), |(lines, ended), text| {
        let mut next = model.clone();
        next.apply(text);
        let below = slow_count(&next, depth - 1);
        (lines + below.0, ended + below.1)
    })
}

fn slow_lines(model: &Model, depth: u32) -> u64 {
    slow_count(model, depth).0
}

fn lines(game: &Feurio, depth: u32) -> u64 {
    let Perft { lines, ended, .. } = perft(game, depth);
    assert_eq!(ended, 0);
    lines
}

/// Counted by hand. With s the spaces of a number (1, 1, 2, 2, 3, 3: twelve together), the first
/// tile a has six places as hot as each other around it; then each of four colours fits on either
/// tile as often as it has spaces: 6 * sum over a, b of (1 + 4 (s(a) + s(b))).
#[test]
fn a_solitaire_opens_as_counted_by_hand() {
    for edition in ["feurio", "wildfire"] {
        let start = game(&format!(r#"{{"edition":"{edition}","players":1}}"#));
        let counts = [6, 6, 36, 6 * 36, 6 * (36 + 4 * 2 * 6 * 12)];
        assert_eq!([1, 2, 3, 4, 5].map(|depth| lines(&start, depth)), counts);
    }
}

/// Two tiles side by side have two places that touch both; seat 0 has two colours for the spaces of
/// all three tiles: 2 * sum over a, b, c of (1 + 2 (s(a) + s(b) + s(c))).
#[test]
fn a_game_of_two_opens_as_counted_by_hand() {
    let start = game(r#"{"players":2}"#);
    let counts = [6, 36, 36, 216, 2 * 216, 2 * (216 + 2 * 3 * 36 * 12)];
    assert_eq!([1, 2, 3, 4, 5, 6].map(|depth| lines(&start, depth)), counts);
}

/// Orders of four numbers: 360 all different with 6 arrangements, 720 with one pair and 4 of them,
/// 90 with two pairs and 3, 120 with three alike and 2, 6 all alike.
#[test]
fn a_game_of_four_opens_as_counted_by_hand() {
    let start = game(r#"{"players":4}"#);
    let arranged = 360 * 6 + 720 * 4 + 90 * 3 + 120 * 2 + 6;
    let counts = [6, 36, 216, 1296, arranged, 6 * arranged];
    assert_eq!([1, 2, 3, 4, 5, 6].map(|depth| lines(&start, depth)), counts);
}

/// Deep counts, from the start of each mode.
#[test]
fn openings_are_pinned() {
    let counted = OPENINGS.map(|(json, depth, _)| (json, depth, lines(&game(json), depth)));
    assert_eq!(counted, OPENINGS);
}

const OPENINGS: [(&str, u32, u64); 9] = [
    (r#"{"players":1}"#, 8, 880_416),
    (r#"{"players":2}"#, 9, 608_796),
    (r#"{"players":3}"#, 9, 237_600),
    (r#"{"players":4}"#, 9, 2_941_344),
    (r#"{"players":4,"arrangement":"random"}"#, 8, 665_280),
    (r#"{"players":2,"firebreak":"peek"}"#, 8, 255_636),
    (r#"{"players":2,"firebreak":"commit"}"#, 10, 224_532),
    (r#"{"edition":"wildfire","players":3,"firebreak":"peek"}"#, 8, 189_540),
    (r#"{"edition":"wildfire","players":2,"midsummer":true,"firebreak":true}"#, 10, 66_510),
];

/// The reference counts the same in the same modes, less deep.
#[test]
fn the_reference_counts_the_same_openings() {
    for (json, ..) in OPENINGS {
        for depth in 5..=6 {
            let slow = slow_lines(&Model::new(&read(json)), depth);
            assert_eq!(lines(&game(json), depth), slow, "{json} at depth {depth}");
        }
    }
}

/// The worked example's first turns (FE-21), then everything that may follow.
const FIRST_TURNS: &str = "draw 3; draw 4; draw 6; draw 6; arrange 3 6 6 4
    draw 2; lay 2,0; deploy red 1 at 0,1
    draw 1; lay 0,2; deploy green 1 at 0,1
    draw 2; lay -1,1; deploy blue 2 at 1,0";

#[test]
fn the_worked_example_goes_on_as_pinned() {
    let mut fast = game(r#"{"edition":"wildfire"}"#);
    play(&mut fast, FIRST_TURNS);
    let mut slow = Model::new(&read(r#"{"edition":"wildfire"}"#));
    for text in FIRST_TURNS.split([';', '\n']) {
        slow.apply(text.trim());
    }
    for depth in 1..=3 {
        assert_eq!(lines(&fast, depth), slow_lines(&slow, depth));
    }
    assert_eq!([4, 5, 6].map(|depth| lines(&fast, depth)), [720, 774, 8334]);
}

/// Two players with all tiles laid and hardly any room: some lines end early (FE-30).
#[test]
fn an_end_goes_on_as_pinned() {
    let setup = read(r#"{"edition":"wildfire","players":2}"#);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let position = random_position(&setup, 36, &mut rng);
    let fast = Feurio::from_position(&setup, &position).expect("a sound position");
    let slow = Model::at(&setup, &position);
    for depth in 1..=3 {
        let Perft { lines, ended, .. } = perft(&fast, depth);
        assert_eq!((lines, ended), slow_count(&slow, depth), "depth {depth}");
    }
    let Perft { lines, ended, chance } = perft(&fast, 4);
    assert_eq!((lines, ended, chance), (477_747, 21, 0));
}
