//! Positions that can't be, refused when they are built.

use crate::common::{clause, men, number, place, tiles, try_position};

#[track_caller]
fn refused_by(json: &str, tiles: &str, men: &str, turn: u8, expected: &str) {
    let refusal = try_position(json, tiles, men, turn).expect_err("a position that can't be");
    assert_eq!(clause(&refusal), expected);
}

#[test]
fn fe_21_tiles_hang_together() {
    refused_by("{}", "1 at 0,0; 1 at 2,0", "", 0, "FE-21");
    refused_by("{}", "1 at 0,0; 1 at 0,0", "", 0, "FE-21");
}

#[test]
fn fe_1_no_more_tiles_than_the_box_holds() {
    let row: Vec<String> = (0..7).map(|q| format!("1 at {q},0")).collect();
    refused_by("{}", &row.join(";"), "", 0, "FE-1");
    assert!(try_position(r#"{"edition":"wildfire"}"#, &row.join(";"), "", 0).is_ok());
    let full = super::forests::full() + "3 at 9,0";
    refused_by(r#"{"edition":"wildfire"}"#, &full, "", 0, "FE-21");
}

#[test]
fn fe_22_men_fit_their_tiles_and_their_supply() {
    refused_by("{}", "1 at 0,0", "red 2 at 0,0", 0, "FE-22");
    refused_by("{}", "1 at 0,0", "red 0 at 0,0", 0, "FE-22");
    refused_by("{}", "1 at 0,0", "red 255 at 0,0", 0, "FE-22");
    refused_by("{}", "1 at 0,0", "red 1 at 1,0", 0, "FE-22");
    let row = "6 at 0,0; 6 at 1,0; 6 at 2,0; 6 at 3,0; 6 at 4,0";
    let thirteen = "red 3 at 0,0; red 3 at 1,0; red 3 at 2,0; red 3 at 3,0; red 1 at 4,0";
    refused_by("{}", row, thirteen, 0, "FE-22");
    refused_by(r#"{"players":3}"#, row, "yellow 3 at 0,0; yellow 2 at 1,0", 0, "FE-22");
}

#[test]
fn fe_10_a_turn_is_some_seats_and_a_forest_has_a_tile() {
    refused_by("{}", "1 at 0,0", "", 4, "FE-10");
    refused_by(r#"{"players":5}"#, "1 at 0,0", "", 0, "FE-10");
    refused_by("{}", "", "", 0, "FE-10");
}

/// A forest must be able to grow in every direction to places that can be written.
#[test]
fn fe_21_a_forest_starts_near_enough_to_grow() {
    for far in ["120,0", "0,-120", "-100,50", "85,0"] {
        refused_by("{}", &format!("1 at {far}"), "", 0, "FE-21");
    }
    for near in ["84,0", "0,-84", "-84,84"] {
        assert!(try_position("{}", &format!("1 at {near}"), "", 0).is_ok(), "{near}");
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    assert_eq!(tiles("3 at 0,0; 6 at -1,0")[1], (place("-1,0"), number(6)));
    assert_eq!(men("blue 2 at 4,0"), [(place("4,0"), forest::Colour::Blue, 2)]);
}
