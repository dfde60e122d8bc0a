//! What several test files use.
#![allow(dead_code, reason = "each test file uses its share of it")]

use flash_point::{Action, Cell, Event, FlashPoint, Mode, Position, Role, Setup};
use kernel::{Actor, Game, Scratch};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

pub(crate) fn c(row: u8, column: u8) -> Cell {
    Cell::at(row, column)
}

/// A family game with so many firefighters, one person each.
pub(crate) fn family(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// An experienced game led by one person.
pub(crate) fn experts(roles: &[Role]) -> Setup {
    Setup {
        players: 1,
        figures: Some(roles.len() as u8),
        mode: Mode::Experienced,
        specialists: Some(roles.to_vec()),
        ..Setup::default()
    }
}

pub(crate) fn empty(setup: &Setup) -> Position {
    Position::new(setup).expect("a good set-up")
}

pub(crate) fn act(text: &str) -> Action {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

/// Plays actions one after the other, with checks; what happened.
#[track_caller]
pub(crate) fn play(game: &mut FlashPoint, texts: &[&str]) -> Vec<Event> {
    let mut events = vec![];
    for text in texts {
        if let Err(refusal) = game.play(act(text), &mut events) {
            panic!("{text} was refused: {refusal}");
        }
    }
    events
}

/// The clause by which an action is refused.
#[track_caller]
pub(crate) fn refused(game: &FlashPoint, text: &str) -> u16 {
    let refusal = game.why_not(act(text)).unwrap_or_else(|| panic!("{text} is legal"));
    assert!(!offers(game, text), "{text} is refused, so it is not offered");
    refusal.clause.number()
}

pub(crate) fn legal(game: &FlashPoint) -> Vec<String> {
    let mut actions = vec![];
    game.legal(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn offers(game: &FlashPoint, text: &str) -> bool {
    legal(game).iter().any(|action| action == text)
}

pub(crate) fn points(game: &FlashPoint) -> (u8, u8) {
    let turn = view(game).turn.expect("a turn");
    (turn.points, turn.free)
}

pub(crate) fn view(game: &FlashPoint) -> flash_point::View {
    game.view(kernel::Viewer::Spectator)
}

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Plays `setup` at random to the end and shows every position to `look`.
pub(crate) fn watch(setup: &Setup, seed: u64, mut look: impl FnMut(&FlashPoint)) {
    let mut game = FlashPoint::new(setup).expect("a good set-up");
    let (mut scratch, mut rng) = (Scratch::default(), rng(seed));
    while game.to_act() != Actor::Nobody {
        look(&game);
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut kernel::Silent);
    }
    look(&game);
}

/// The set-ups of the game's own samples.
pub(crate) fn samples() -> Vec<Setup> {
    let info = &FlashPoint::GAMES[0];
    info.samples
        .iter()
        .map(|json| kernel::conformance::read_setup::<FlashPoint>(info, json))
        .collect()
}
