//! All lines of a few decisions, counted and pinned. A second implementation, written from the
//! rules alone, found the same numbers.

mod common;

use common::setup;
use forest::Colour;
use kernel::{Game, Perft, Seat, perft};
use on_the_run::{ArrangementChoice, OnTheRun, Position, Setup, Stage};

/// `(lines, ended, chance)` for each depth in turn, from 1.
#[track_caller]
fn pinned(game: &OnTheRun, expected: &[(u64, u64, u64)]) {
    for (depth, &expected) in (1..).zip(expected) {
        let Perft { lines, ended, chance } = perft(game, depth);
        assert_eq!((lines, ended, chance), expected, "depth {depth}");
    }
}

#[test]
fn four_players_from_the_start() {
    let game = OnTheRun::new(&setup(4, false)).unwrap();
    pinned(
        &game,
        &[
            (6, 0, 6),
            (36, 0, 42),
            (216, 0, 258),
            (1296, 0, 1554),
            (5556, 0, 1554),
            (33336, 0, 34890),
            (79524, 0, 34890),
        ],
    );
    let random = Setup { arrangement: ArrangementChoice::Random, ..Setup::default() };
    pinned(
        &OnTheRun::new(&random).unwrap(),
        &[
            (6, 0, 6),
            (36, 0, 42),
            (216, 0, 258),
            (1296, 0, 1554),
            (7776, 0, 9330),
            (18984, 0, 9330),
            (419952, 0, 9330),
        ],
    );
}

#[test]
fn three_players_from_the_start() {
    let game = OnTheRun::new(&setup(3, false)).unwrap();
    pinned(
        &game,
        &[
            (6, 0, 6),
            (36, 0, 42),
            (216, 0, 258),
            (216, 0, 258),
            (1296, 0, 1554),
            (2898, 0, 1554),
            (84186, 0, 1554),
        ],
    );
}

#[test]
fn two_players_from_the_start() {
    let game = OnTheRun::new(&setup(2, false)).unwrap();
    pinned(
        &game,
        &[(6, 0, 6), (36, 0, 42), (36, 0, 42), (216, 0, 258), (432, 0, 258), (13392, 0, 258)],
    );
}

#[test]
fn alone_from_the_start() {
    let game = OnTheRun::new(&setup(1, true)).unwrap();
    pinned(
        &game,
        &[(6, 0, 6), (6, 0, 6), (36, 0, 42), (216, 0, 42), (2808, 0, 42), (16848, 0, 16890)],
    );
}

/// A flight in the middle of a game, among groups, a full tile and a predator.
#[test]
fn through_a_flight() {
    let game = Position::new(setup(3, false))
        .tiles(&[(0, 0, 6), (1, 0, 6), (0, 1, 4), (1, 1, 4), (1, -1, 1), (2, -1, 6)])
        .animals(Colour::Red, 2, (0, 0))
        .animals(Colour::Red, 1, (2, -1))
        .animals(Colour::Green, 2, (1, 1))
        .animals(Colour::Blue, 1, (-1, 1))
        .predator(Seat(1), (2, 0))
        .stage(Stage::Acting)
        .build()
        .unwrap();
    pinned(&game, &[(31, 0, 0), (160, 0, 120), (709, 0, 180), (14676, 0, 420)]);
}

/// The end of a game: fleeing and passing.
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
    pinned(
        &game,
        &[
            (2, 0, 0),
            (16, 0, 0),
            (44, 0, 0),
            (256, 1, 0),
            (678, 2, 0),
            (2839, 16, 0),
            (9602, 61, 0),
        ],
    );
}
