//! What several tests need.

#![allow(dead_code, reason = "each test program uses its own part of this")]

pub(crate) mod slow;

use std::collections::BTreeSet;

use forest::Colour;
use hex::Hex;
use kernel::{Actor, Game, Rng, Scratch, Silent, Viewer};
use on_the_run::{ColourTally, Event, OnTheRun, Position, Setup, View};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Every way to play.
pub(crate) const MODES: [(u8, bool); 7] =
    [(4, false), (3, false), (2, false), (1, true), (2, true), (3, true), (4, true)];

pub(crate) fn setup(players: u8, cooperative: bool) -> Setup {
    Setup { players, cooperative, ..Setup::default() }
}

/// Plays actions with checks; returns all that happened.
#[track_caller]
pub(crate) fn play(game: &mut OnTheRun, texts: &[&str]) -> Vec<Event> {
    let mut events = vec![];
    for text in texts {
        let action = text.parse().unwrap_or_else(|e| panic!("{e}"));
        game.play(action, &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    events
}

/// The clause that forbids an action.
#[track_caller]
pub(crate) fn refused(game: &OnTheRun, text: &str) -> String {
    let refusal = game.why_not(text.parse().unwrap_or_else(|e| panic!("{e}")));
    refusal.unwrap_or_else(|| panic!("{text} is allowed")).clause.to_string()
}

/// All legal actions that begin with `verb`, as text.
pub(crate) fn legal(game: &OnTheRun, verb: &str) -> BTreeSet<String> {
    let mut actions = vec![];
    game.legal(&mut actions);
    let texts = actions.iter().map(ToString::to_string);
    texts.filter(|text| text.starts_with(verb)).collect()
}

/// `verb` followed by each place.
pub(crate) fn at_each(verb: &str, places: &[(i8, i8)]) -> BTreeSet<String> {
    places.iter().map(|&place| format!("{verb} {}", Hex::from(place))).collect()
}

pub(crate) fn view(game: &OnTheRun) -> View {
    game.view(Viewer::Spectator)
}

pub(crate) fn tally(game: &OnTheRun, colour: Colour) -> ColourTally {
    *view(game).colours.iter().find(|tally| tally.colour == colour).expect("a colour that plays")
}

pub(crate) fn is_over(game: &OnTheRun) -> bool {
    game.to_act() == Actor::Nobody
}

/// A row of tiles to the east, numbered 1 to 6 again and again.
pub(crate) fn row(len: i8) -> Vec<(i8, i8, u8)> {
    (0..len).map(|q| (q, 0, (q % 6 + 1) as u8)).collect()
}

/// All 36 tiles as a compact forest: a hexagon without one corner, with 24 edge fields.
pub(crate) fn compact() -> Vec<(i8, i8, u8)> {
    let mut places: Vec<Hex> = (-3..=3)
        .flat_map(|q| (-3..=3).map(move |r| Hex::new(q, r)))
        .filter(|place| place.distance(Hex::ORIGIN) <= 3 && *place != Hex::new(3, 0))
        .collect();
    places.sort_by_key(|place| place.distance(Hex::ORIGIN));
    places.iter().zip((1..=6).cycle()).map(|(place, number)| (place.q, place.r, number)).collect()
}

/// Puts `count` animals wherever the row of tiles has spaces left, from tile `from` on.
#[must_use]
pub(crate) fn fill(
    mut position: Position,
    taken: &mut [u8; 36],
    colour: Colour,
    count: u8,
) -> Position {
    let mut left = count;
    for (q, taken) in taken.iter_mut().enumerate() {
        let spaces = [1, 1, 2, 2, 3, 3][q % 6] - *taken;
        let put = left.min(spaces);
        position = position.animals(colour, put, (q as i8, 0));
        *taken += put;
        left -= put;
    }
    assert_eq!(left, 0, "the row is full");
    position
}

/// Calls `each` with every position of random games.
pub(crate) fn walk(players: u8, cooperative: bool, games: u64, mut each: impl FnMut(&OnTheRun)) {
    let mut scratch = Scratch::default();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = OnTheRun::new(&setup(players, cooperative)).unwrap();
        each(&game);
        while !is_over(&game) {
            step(&mut game, &mut scratch, &mut rng);
            each(&game);
        }
    }
}

fn step<R: Rng>(game: &mut OnTheRun, scratch: &mut Scratch<on_the_run::Action>, rng: &mut R) {
    let action = game.sample(scratch, rng);
    game.play_unchecked(action, &mut Silent);
}
