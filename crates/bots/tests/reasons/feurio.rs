//! Feurio! and Wildfire!.

use feurio::{Feurio, Position, Setup};
use forest::Colour::{self, Blue, Red};
use forest::Number;
use hex::Hex;
use kernel::{Game, Silent};

use super::{effects, find, lacks, speaks_of_everything};

type At = (i8, i8);

fn position(players: u8, tiles: &[(At, u8)], men: &[(At, Colour, u8)]) -> Feurio {
    let place = |(q, r): At| Hex::new(q, r);
    let position = Position {
        tiles: tiles.iter().map(|&(at, n)| (place(at), Number::new(n).unwrap())).collect(),
        men: men.iter().map(|&(at, colour, count)| (place(at), colour, count)).collect(),
        turn: 0,
    };
    Feurio::from_position(&Setup { players, ..Setup::default() }, &position).unwrap()
}

/// The same after a tile was drawn and laid at `place`.
fn with_tile(mut game: Feurio, number: u8, place: &str) -> Feurio {
    for action in [format!("draw {number}"), format!("lay {place}")] {
        game.play(action.parse().unwrap(), &mut Silent).unwrap();
    }
    game
}

/// 1, 6, 4, 3 in a row: the next tile goes above or below the 6.
const ROW: [(At, u8); 4] = [((0, 0), 1), ((1, 0), 6), ((2, 0), 4), ((3, 0), 3)];

/// FE-31: 1 + 6 divided by 1.
#[test]
fn an_area_grows() {
    let game = with_tile(position(4, &ROW, &[((0, 0), Red, 1)]), 3, "1,1");
    let told = effects(&game, 0, &["deploy red 1 at 1,0"]);
    let grows = find(&told, "feurio.area_grows");
    assert_eq!(grows.reason.text.en, "Red's area at 0,0 grows from 1 to 7 points (7 divided by 1)");
    assert!((grows.worth - 6.0).abs() < 0.01);
    assert_eq!(grows.reason.places, ["0,0", "1,0"]);
    let told = effects(&game, 1, &["deploy red 1 at 1,0"]);
    assert!(find(&told, "feurio.area_grows").worth < 0.0, "bad for everybody else");
}

#[test]
fn areas_join() {
    let men = [((0, 0), Red, 1), ((2, 0), Red, 1)];
    let game = with_tile(position(4, &ROW, &men), 3, "1,1");
    let joins = effects(&game, 0, &["deploy red 1 at 1,0"]);
    let text = &find(&joins, "feurio.areas_join").reason.text;
    assert_eq!(text.en, "Red joins 2 areas: from 1 + 1 to 11 points (11 divided by 1)");
    assert_eq!(text.de, "Rot verbindet 2 Gebiete: von 1 + 1 auf 11 Punkte (11 geteilt durch 1)");
}

/// One man holds a tile (FE-31); more only keep others off.
#[test]
fn men_that_add_nothing_are_named() {
    let game = with_tile(position(4, &ROW, &[((0, 0), Red, 1)]), 3, "1,1");
    let told = effects(&game, 0, &["deploy red 3 at 1,0"]);
    assert!(find(&told, "feurio.men_idle").reason.text.en.starts_with("2 men at 1,0 add nothing"));
    assert!(lacks(&effects(&game, 0, &["deploy red 1 at 1,0"]), "feurio.men_idle"));
    let passing = effects(&game, 0, &["pass"]);
    assert!(find(&passing, "feurio.nobody_deployed").worth < 0.0);
}

/// FE-22: a full tile takes nobody.
#[test]
fn a_full_tile_is_denied_to_others() {
    let men = [((0, 0), Red, 1), ((2, 0), Blue, 1), ((3, 0), Blue, 1)];
    let game = with_tile(position(4, &ROW, &men), 3, "1,1");
    let told = effects(&game, 0, &["deploy red 3 at 1,0"]);
    let denied = find(&told, "feurio.tile_denied");
    assert!(denied.reason.text.en.starts_with("Blue can no longer take 1,0"), "{denied:?}");
    assert!(denied.worth > 0.0);
}

/// FE-31: without a free edge a tile is no water any more.
#[test]
fn a_tile_shuts_water_in() {
    // The 1 is walled in but for 1,-1, which two 6s make the hottest place.
    let tiles = [((0, 0), 1), ((-1, 0), 1), ((-1, 1), 1), ((0, 1), 1), ((1, 0), 6), ((0, -1), 6)];
    let mut game = position(4, &tiles, &[((0, 0), Red, 1), ((1, 0), Red, 1)]);
    game.play("draw 1".parse().unwrap(), &mut Silent).unwrap();
    let told = effects(&game, 0, &["lay 1,-1"]);
    let cut = find(&told, "feurio.area_cut");
    assert_eq!(cut.reason.text.en, "Red's area at 0,0 falls from 7 to 2 points: 7 divided by 6");
    assert!(cut.worth < 0.0);
}

/// FE-21: once the 6 lies at 0,-1 the hottest place is the last way out of the 1.
#[test]
fn what_the_next_tile_will_do_is_foretold() {
    let tiles = [((0, 0), 1), ((1, 0), 5), ((-1, 0), 6), ((-1, 1), 1), ((0, 1), 1), ((-1, -1), 1)];
    let mut game = position(4, &tiles, &[((0, 0), Red, 1), ((1, 0), Red, 1)]);
    game.play("draw 6".parse().unwrap(), &mut Silent).unwrap();
    let told = effects(&game, 0, &["lay 0,-1", "pass"]);
    let cut = find(&told, "feurio.next_tile_cuts");
    let sentence =
        "The next tile must go to 1,-1: Red's 1 is shut in, its area falls from 6 to 2 points";
    assert_eq!(cut.reason.text.en, sentence);
    assert!(cut.worth < 0.0);
}

/// FE-50: each colour one area with a 1 that has a free edge.
#[test]
fn together_water_and_areas_count() {
    let game = with_tile(position(1, &ROW, &[((1, 0), Red, 2)]), 3, "1,1");
    let water = effects(&game, 0, &["deploy red 1 at 0,0"]);
    assert_eq!(find(&water, "feurio.water_found").reason.text.en, "Red gets its 1 at 0,0");
    let torn = effects(&game, 0, &["deploy red 1 at 3,0"]);
    assert!(find(&torn, "feurio.colour_torn").worth < 0.0);
    let pass = effects(&game, 0, &["pass"]);
    assert!(find(&pass, "feurio.turn_unused").worth < 0.0);
}

#[test]
fn a_second_1_is_wasted_while_others_lack_one() {
    let tiles = [((0, 0), 1), ((1, 0), 1), ((2, 0), 4), ((3, 0), 6)];
    let game = with_tile(position(1, &tiles, &[((0, 0), Red, 1)]), 3, "3,-1");
    let told = effects(&game, 0, &["deploy red 1 at 1,0"]);
    assert!(find(&told, "feurio.water_spent").worth < 0.0);
}

#[test]
fn every_position_can_be_spoken_of() {
    speaks_of_everything::<Feurio>();
}
