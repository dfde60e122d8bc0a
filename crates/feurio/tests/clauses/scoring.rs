//! Areas, points, ties.

use feurio::Feurio;
use forest::Colour;
use kernel::{Game, Seat, Viewer};

use super::forests;
use crate::common::{play, position, scores};

/// Seat 0's points in Feurio! and in Wildfire!.
fn both_roundings(players: u8, tiles: &str, men: &str) -> [u16; 2] {
    ["feurio", "wildfire"].map(|edition| {
        let json = format!(r#"{{"edition":"{edition}","players":{players}}}"#);
        position(&json, tiles, men, 0).score(Seat(0)).0
    })
}

#[test]
fn fe_31_an_area_is_its_sum_by_its_lowest_open_number() {
    let tiles = "5 at 0,0; 2 at 1,0; 6 at 2,0";
    let both = both_roundings(4, tiles, "red 1 at 0,0; red 1 at 1,0");
    assert_eq!(both, [4, 3], "7 by 2, rounded up in Feurio! and down in Wildfire!");
    let three = both_roundings(4, tiles, "red 1 at 0,0; red 1 at 1,0; red 1 at 2,0");
    assert_eq!(three, [7, 6], "13 by 2");
    assert_eq!(both_roundings(4, tiles, "red 1 at 2,0"), [1, 1], "6 by 6");
    assert_eq!(both_roundings(4, tiles, ""), [0, 0]);
}

#[test]
fn fe_31_several_men_on_a_tile_count_it_once() {
    let tiles = "5 at 0,0; 2 at 1,0";
    assert_eq!(both_roundings(4, tiles, "red 3 at 0,0; red 1 at 1,0"), [4, 3]);
    assert_eq!(both_roundings(4, tiles, "red 1 at 0,0; green 2 at 0,0; red 1 at 1,0"), [4, 3]);
}

#[test]
fn fe_31_tiles_that_do_not_touch_are_two_areas() {
    let tiles = "5 at 0,0; 4 at 1,0; 2 at 2,0";
    let apart = "red 1 at 0,0; red 1 at 2,0";
    assert_eq!(both_roundings(4, tiles, apart), [2, 2], "5 by 5 and 2 by 2");
    let joined = "red 1 at 0,0; red 1 at 2,0; red 1 at 1,0";
    assert_eq!(both_roundings(4, tiles, joined), [6, 5], "11 by 2");
    let blocked = "red 1 at 0,0; red 1 at 2,0; green 2 at 1,0";
    assert_eq!(both_roundings(4, tiles, blocked), [2, 2], "others' men join nothing");
}

#[test]
fn fe_31_an_enclosed_area_counts_nothing() {
    let tiles = format!("6 at 0,0; {}", forests::ring([6, 5, 4, 3, 2, 1]));
    assert_eq!(both_roundings(4, &tiles, "red 3 at 0,0"), [0, 0]);
    let game = position("{}", &tiles, "red 3 at 0,0", 0);
    let area = &game.view(Viewer::Spectator).scores[0].areas[0];
    assert_eq!((area.sum, area.water, area.points), (6, None, 0));
    assert!(area.text.en.contains("enclosed") && area.text.de.contains("eingeschlossen"));
}

/// An enclosed 1 adds to the sum but is no water.
#[test]
fn fe_31_only_tiles_with_a_free_edge_divide() {
    let tiles = format!("1 at 0,0; {}", forests::ring([6, 5, 4, 3, 2, 2]));
    assert_eq!(both_roundings(4, &tiles, "red 1 at 0,0; red 1 at 1,-1"), [2, 1], "6 by 5");
}

#[test]
fn fe_32_all_areas_of_the_colour_add_up() {
    let tiles = "1 at 0,0; 5 at 1,0; 4 at 2,0; 6 at 3,0; 3 at 4,0; 2 at 5,0";
    let men = "red 1 at 0,0; red 1 at 1,0; red 1 at 3,0; red 1 at 5,0";
    assert_eq!(both_roundings(4, tiles, men), [8, 8], "6 by 1, 6 by 6, 2 by 2");
}

#[test]
fn fe_32_two_players_score_each_colour_on_its_own() {
    let tiles = "1 at 0,0; 6 at 1,0; 5 at 2,0";
    let apart = "red 1 at 0,0; green 1 at 1,0";
    assert_eq!(both_roundings(2, tiles, apart), [2, 2], "1 by 1 and 6 by 6, not 7 by 1");
    let both = "red 1 at 0,0; red 1 at 1,0; green 1 at 1,0; green 1 at 2,0";
    assert_eq!(both_roundings(2, tiles, both), [10, 9], "7 by 1 and 11 by 5");
}

#[test]
fn fe_32_helpers_score_for_nobody() {
    let tiles = "1 at 0,0; 6 at 1,0; 5 at 2,0";
    let json = r#"{"players":3}"#;
    let without = position(json, tiles, "red 1 at 0,0; green 1 at 2,0", 0);
    let with = position(json, tiles, "red 1 at 0,0; green 1 at 2,0; yellow 3 at 1,0", 0);
    assert_eq!(scores(&without), [1, 1, 0]);
    assert_eq!(scores(&with), scores(&without), "and they join nothing");
    let areas = with.view(Viewer::Spectator).scores;
    assert!(areas.iter().flat_map(|score| &score.areas).all(|area| area.colour != Colour::Yellow));
}

/// The finished game with these men, everybody passing.
fn finished(json: &str, men: &str) -> Feurio {
    let mut game = position(json, &forests::full(), men, 0);
    while game.outcome().is_none() {
        play(&mut game, "pass");
    }
    game
}

fn places(game: &Feurio) -> Vec<u8> {
    let outcome = game.outcome().expect("an end");
    outcome.seats.iter().map(|result| result.place.expect("a place")).collect()
}

#[test]
fn fe_33_the_highest_sum_wins() {
    let game = finished("{}", "red 1 at 0,0; red 1 at 1,0; red 1 at 2,0; green 1 at 8,0");
    assert_eq!(places(&game), [1, 2, 3, 3]);
    let outcome = game.outcome().expect("an end");
    assert_eq!(outcome.seats[0].score, Some(4), "1+1+2 by 1");
    assert!(outcome.reason.en.contains("Seat 0 wins with 4"), "{}", outcome.reason.en);
}

/// Red has one area of 2, green two of 1.
#[test]
fn fe_33_a_tie_goes_to_the_most_valuable_area() {
    for edition in ["feurio", "wildfire"] {
        let json = format!(r#"{{"edition":"{edition}"}}"#);
        let men = "green 1 at 8,0; green 1 at 0,3; blue 1 at 0,0; blue 1 at 1,0";
        let game = finished(&json, men);
        assert_eq!(scores(&game), [0, 2, 2, 0]);
        assert_eq!(places(&game), [3, 2, 1, 3]);
        let outcome = game.outcome().expect("an end");
        assert_eq!(outcome.seats[2].tie_breaks, [2]);
        assert!(outcome.reason.en.contains("tie at 2"), "{}", outcome.reason.en);
    }
}

/// The most valuable area decides among the tied only: more points beat it.
#[test]
fn fe_33_points_come_before_the_most_valuable_area() {
    let men = "red 1 at 0,0; red 1 at 1,0; green 1 at 8,0; green 1 at 0,3; green 1 at 8,3";
    let game = finished("{}", men);
    assert_eq!(scores(&game), [2, 3, 0, 0]);
    assert_eq!(places(&game), [2, 1, 3, 3]);
}

#[test]
fn fe_33_what_is_still_tied_is_shared() {
    let men = "red 1 at 0,0; red 1 at 8,0; yellow 1 at 0,3; yellow 1 at 8,3";
    let game = finished("{}", men);
    assert_eq!(places(&game), [1, 3, 3, 1]);
    assert_eq!(game.standings().expect("an end").winners(), 2);
    let nobody = finished(r#"{"edition":"wildfire"}"#, "");
    assert_eq!(places(&nobody), [1, 1, 1, 1]);
}

/// The tie-break of two players looks at single areas, whatever their colour.
#[test]
fn fe_33_with_two_players_either_colour_breaks_the_tie() {
    let men = "green 1 at 0,0; green 1 at 1,0; blue 1 at 8,0; yellow 1 at 0,3";
    let game = finished(r#"{"players":2}"#, men);
    assert_eq!(scores(&game), [2, 2]);
    assert_eq!(places(&game), [1, 2]);
}
