//! Taluva.

use kernel::Seat;
use taluva::{Piece, Position, Setup, Taluva};

use super::{effects, find, lacks, speaks_of_everything};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn island() -> Position {
    Position::new(&Setup::default())
        .tile("jungle lake", "0,0 s")
        .tile("jungle sand", "2,0 s")
        .tile("rock clearing", "-1,2 s")
}

/// TA-23: three fields and no temple yet.
#[test]
fn a_temple_is_built() {
    let game = island().pieces(ME, Piece::Hut, &["-1,1", "0,1", "1,1"]).to_build(ME);
    let game = game.finish().unwrap();
    let mut legal = vec![];
    kernel::Game::legal(&game, &mut legal);
    let temple = legal.iter().map(ToString::to_string).find(|text| text.starts_with("temple"));
    let told = effects(&game, 0, &[&temple.expect("TA-23 allows one")]);
    assert!(find(&told, "taluva.temple").reason.text.en.starts_with("Seat 0 gets temple 1 of 3"));
    assert!(find(&told, "taluva.temple").worth > 0.9);
    assert!(lacks(&told, "taluva.temple_prevented"), "a chance used is no loss");
}

/// TA-23: the third field makes a temple possible.
#[test]
fn a_third_field_makes_a_temple_possible() {
    let game = island().pieces(ME, Piece::Hut, &["-1,1", "0,1"]).to_build(ME).finish().unwrap();
    let told = effects(&game, 0, &["hut 1,1"]);
    let possible = find(&told, "taluva.temple_possible");
    assert!(possible.reason.text.en.starts_with("Seat 0 can build a temple beside"));
    assert!(possible.worth > 0.0);
    let told = effects(&game, 1, &["hut 1,1"]);
    assert!(find(&told, "taluva.temple_possible").worth < 0.0);
    let grown = find(&told, "taluva.settlement_grows");
    assert!(grown.reason.text.en.ends_with("comes to 3 fields for 1 hut"), "{grown:?}");
}

/// TA-12 to TA-14: an eruption buries huts and cuts settlements.
#[test]
fn an_eruption_buries_and_cuts() {
    let game = island().pieces(OTHER, Piece::Hut, &["-1,1", "0,1", "1,1"]).to_lay(ME, "rock rock");
    let game = game.finish().unwrap();
    let mut legal = vec![];
    kernel::Game::legal(&game, &mut legal);
    let buries = legal.iter().map(ToString::to_string).find_map(|text| {
        let told = effects(&game, 0, &[&text]);
        let covered = told.iter().any(|effect| effect.reason.key == "taluva.huts_covered");
        covered.then_some(told)
    });
    let told = buries.expect("a volcano lies beside the huts");
    assert!(find(&told, "taluva.huts_covered").worth > 0.0, "they are somebody else's");
    assert!(find(&told, "taluva.temple_prevented").worth > 0.0);
}

/// TA-30: who can't build is out, so pieces must last.
#[test]
fn pieces_that_run_out_are_a_danger() {
    let game = island().pieces(ME, Piece::Hut, &["-1,1"]).left(ME, Piece::Hut, 3).to_build(ME);
    let game = game.finish().unwrap();
    let told = effects(&game, 0, &["hut 2,1"]);
    assert!(find(&told, "taluva.pieces_run_out").worth < 0.0);
}

#[test]
fn every_position_can_be_spoken_of() {
    speaks_of_everything::<Taluva>();
}
