//! The island has no rim, whatever its shape.

use hex::{Direction, Hex};
use kernel::{Actor, Game, Scratch, Silent};
use taluva::{Action, Taluva};

use crate::common::reference::Reference;
use crate::common::{legal, players, rng};

/// Plays four players' 48 tiles, each laid where `worth`, which may change with the tiles left, is
/// greatest, each turn with one hut (so nobody runs out); looks at the island every few tiles.
fn grow(worth: impl Fn(Hex, u8) -> i32, mut look: impl FnMut(&Taluva)) -> Taluva {
    let mut game = Taluva::new(&players(4)).unwrap();
    let (mut scratch, mut rng) = (Scratch::default(), rng(3));
    while game.to_act() != Actor::Nobody {
        let mut action = game.sample(&mut scratch, &mut rng);
        match action {
            Action::Draw(_) => {}
            Action::Lay(_) => {
                let left = game.tiles_left();
                if left.is_multiple_of(6) {
                    look(&game);
                }
                let worth = |hex| worth(hex, left);
                action = legal(&game).into_iter().max_by_key(|lay| reach(lay, &worth)).unwrap();
            }
            _ => {
                let hut = |build: &Action| matches!(build, Action::Hut(_));
                action = legal(&game).into_iter().find(hut).unwrap();
            }
        }
        assert_eq!(game.why_not(action), None);
        game.play_unchecked(action, &mut Silent);
    }
    assert_eq!(game.tiles_left(), 0, "all 48 tiles are laid");
    game
}

fn reach(lay: &Action, worth: &impl Fn(Hex) -> i32) -> i32 {
    let Action::Lay(placement) = lay else { panic!("{lay}") };
    placement.hexes().into_iter().map(worth).max().unwrap()
}

/// How far a hex lies in a direction.
fn along(direction: Direction, hex: Hex) -> i32 {
    // In cube coordinates, where the product with a step is twice the reach.
    let cube = |q: i32, r: i32| [q, r, -q - r];
    let (dq, dr) = direction.step();
    let step = cube(dq.into(), dr.into());
    let place = cube(hex.q.into(), hex.r.into());
    step.iter().zip(place).map(|(a, b)| a * b).sum()
}

fn matches_reference(game: &Taluva) {
    let slow: Vec<_> = Reference::new(game).placements().into_iter().map(Action::Lay).collect();
    assert_eq!(legal(game), slow);
}

/// A straight line of 48 tiles in each of the six directions reaches about 95 from the start.
#[test]
fn ta_11_a_line_of_48_tiles_meets_no_wall() {
    for direction in Direction::ALL {
        let game = grow(|hex, _| along(direction, hex), matches_reference);
        let cells = Reference::new(&game).cells;
        let farthest = cells.keys().map(|hex| hex.distance(Hex::ORIGIN)).max();
        assert!((93..=96).contains(&farthest.unwrap()), "{direction}: {farthest:?}");
        assert_eq!(cells.len(), 144);
    }
}

/// Along the corners, between two directions.
#[test]
fn ta_11_a_line_between_two_directions_meets_no_wall() {
    for direction in Direction::ALL {
        let next = direction.turned(1);
        let game = grow(|hex, _| along(direction, hex) + along(next, hex), matches_reference);
        assert_eq!(Reference::new(&game).cells.len(), 144);
    }
}

/// Two arms that grow in turn in opposite directions, so that hexes far apart meet at one door.
#[test]
fn ta_11_an_island_growing_both_ways_meets_no_wall() {
    for direction in Direction::ALL {
        let arms = grow(|hex, _| along(direction, hex).abs(), matches_reference);
        assert_eq!(Reference::new(&arms).cells.len(), 144);
    }
}

/// A compact island, laid as close to the start as can be.
#[test]
fn a_compact_island_is_understood_too() {
    grow(|hex, _| -(hex.distance(Hex::ORIGIN) as i32), matches_reference);
}

/// A line first, then back to its beginning: there, younger hexes from far away stand before the
/// older ones at the same doors.
#[test]
fn ta_11_a_line_thickened_at_its_beginning_is_understood() {
    for direction in Direction::ALL {
        let home = |hex: Hex| -(hex.distance(Hex::ORIGIN) as i32);
        let worth = |hex: Hex, left: u8| if left > 20 { along(direction, hex) } else { home(hex) };
        grow(worth, matches_reference);
    }
}
