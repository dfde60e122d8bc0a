//! On the Run!.

use forest::Colour::{Blue, Red};
use forest::Number;
use on_the_run::{OnTheRun, Position, Setup, Stage};

use super::{effects, find, lacks, speaks_of_everything};

fn four() -> Position {
    Position::new(Setup::default())
}

fn number(n: u8) -> Number {
    Number::new(n).unwrap()
}

/// OR-11: whoever stands where the tile is laid goes home.
#[test]
fn a_tile_sends_animals_home() {
    let game = four()
        .tiles(&[(0, 0, 6), (1, 0, 6)])
        .animals(Red, 1, (1, -1))
        .animals(Blue, 1, (0, 1))
        .stage(Stage::Laying(number(3)))
        .build()
        .unwrap();
    let own = effects(&game, 0, &["lay 1,-1"]);
    let home = find(&own, "run.sent_home");
    assert_eq!(home.reason.text.en, "Red: 1 animal goes from 1,-1 back to the supply");
    assert!(home.worth < 0.0);
    assert!(find(&effects(&game, 0, &["lay 0,1"]), "run.sent_home").worth > 0.0);
}

/// OR-14: all of a colour on a number leave, out to the edge if they can.
#[test]
fn animals_get_out() {
    let game = four()
        .tiles(&[(0, 0, 6), (1, 0, 2), (0, 1, 4)])
        .animals(Red, 2, (0, 0))
        .animals(Blue, 1, (1, 0))
        .stage(Stage::Acting)
        .build()
        .unwrap();
    let told = effects(&game, 0, &["flee 6 red", "move 0,0 to -1,0", "move 0,0 to -1,1"]);
    let out = find(&told, "run.escaped");
    assert_eq!(out.reason.text.en, "Red: 2 animals get out, 2 outside now");
    assert_eq!(out.reason.text.de, "Rot: 2 Tiere kommen hinaus, jetzt 2 draußen");
    assert!((out.worth - 2.0).abs() < 0.01);
}

/// OR-13: up to three a turn, and the turns are counted.
#[test]
fn animals_come_into_the_forest_while_there_is_time() {
    let game =
        four().tiles(&[(0, 0, 6), (1, 0, 2), (0, 1, 4)]).stage(Stage::Acting).build().unwrap();
    let three = effects(&game, 0, &["startle red 3 at 0,0"]);
    let one = effects(&game, 0, &["startle red 1 at 0,0"]);
    assert!(find(&three, "run.startled").worth > find(&one, "run.startled").worth);
    assert!(find(&three, "run.startled").reason.text.en.contains("9 at home"));
    let edge = effects(&game, 0, &["startle red 1 at -1,0"]);
    assert!(lacks(&edge, "run.startled") && find(&edge, "run.escaped").worth > 0.0);
    assert!(find(&effects(&game, 0, &["pass"]), "run.nothing_done").worth < 0.0);
}

/// The last free edge field beside a herd is taken.
#[test]
fn a_herd_is_cut_off() {
    let tiles = [(0, 0, 6), (1, 0, 1), (0, 1, 2), (-1, 1, 3), (-1, 0, 4), (0, -1, 5)];
    let game = four().tiles(&tiles).animals(Blue, 1, (0, 0)).stage(Stage::Acting).build().unwrap();
    let told = effects(&game, 0, &["startle red 1 at 1,-1"]);
    let cut = find(&told, "run.cut_off");
    assert!(cut.reason.text.en.starts_with("Blue: 1 animal at 0,0 has no free edge field"));
    assert!(cut.worth > 0.0, "good for red");
    assert!(find(&effects(&game, 2, &["startle red 1 at 1,-1"]), "run.cut_off").worth < 0.0);
}

/// OR-10: whoever stands on a hot spot may be sent home next.
#[test]
fn a_hot_spot_is_dangerous() {
    let game = four().tiles(&[(0, 0, 6), (1, 0, 6)]).stage(Stage::Acting).build().unwrap();
    let told = effects(&game, 0, &["startle red 1 at 1,-1"]);
    assert!(find(&told, "run.on_hot_spot").worth < 0.0);
    assert!(lacks(&effects(&game, 0, &["startle red 1 at -1,0"]), "run.on_hot_spot"));
}

#[test]
fn every_position_can_be_spoken_of() {
    speaks_of_everything::<OnTheRun>();
}
