//! All lines of a few decisions, counted and pinned.

mod common;

use common::setup;
use forest::Colour;
use kernel::{Game, Perft, perft};
use on_the_run::{ArrangedBy, OnTheRun, Position, Setup, Stage};

fn counted(game: &OnTheRun, depth: u32) -> (u64, u64, u64) {
    let Perft { lines, ended, chance } = perft(game, depth);
    (lines, ended, chance)
}

#[test]
fn from_the_start() {
    let of = |players, cooperative| OnTheRun::new(&setup(players, cooperative)).unwrap();
    assert_eq!(counted(&of(4, false), 6), (0, 0, 0));
    assert_eq!(counted(&of(3, false), 6), (0, 0, 0));
    assert_eq!(counted(&of(2, false), 5), (0, 0, 0));
    assert_eq!(counted(&of(1, true), 5), (0, 0, 0));
    let random = Setup { arrangement: ArrangedBy::Random, ..Setup::default() };
    assert_eq!(counted(&OnTheRun::new(&random).unwrap(), 6), (0, 0, 0));
}

/// A flight in the middle of a game: groups, full tiles, a stranded animal.
#[test]
fn through_a_flight() {
    let game = Position::new(setup(3, false))
        .tiles(&[(0, 0, 6), (1, 0, 6), (0, 1, 4), (1, 1, 4), (1, -1, 1), (2, -1, 6)])
        .animals(Colour::Red, 2, (0, 0))
        .animals(Colour::Red, 1, (2, -1))
        .animals(Colour::Green, 2, (1, 1))
        .animals(Colour::Blue, 1, (-1, 1))
        .predator(kernel::Seat(1), (2, 0))
        .stage(Stage::Acting)
        .build()
        .unwrap();
    assert_eq!(counted(&game, 3), (0, 0, 0));
    assert_eq!(counted(&game, 4), (0, 0, 0));
}

/// The end of a game, with all its ways to be over.
#[test]
fn to_the_end() {
    let game = Position::new(setup(4, false))
        .tiles(&common::compact())
        .animals(Colour::Red, 1, (0, 0))
        .animals(Colour::Blue, 1, (2, 0))
        .animals(Colour::Yellow, 1, (3, -2))
        .stage(Stage::Closing)
        .build()
        .unwrap();
    assert_eq!(counted(&game, 4), (0, 0, 0));
    assert_eq!(counted(&game, 5), (0, 0, 0));
}
