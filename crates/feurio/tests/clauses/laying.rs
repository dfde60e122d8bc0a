//! Drawing a tile and laying it where it is hottest.

use std::collections::BTreeSet;

use kernel::{Actor, Game, Viewer};

use super::forests;
use crate::common::{
    game, heat, legal, legal_starting, odds, place, play, play_first, position, refused,
    seat_to_act,
};

#[test]
fn fe_20_a_turn_draws_lays_and_may_deploy() {
    let mut game = game(r#"{"players":2}"#);
    play(&mut game, "draw 3; draw 4; arrange 3 4");
    assert_eq!(game.to_act(), Actor::Chance);
    assert_eq!(refused(&game, "pass"), "FE-20");
    play(&mut game, "draw 5");
    assert_eq!(seat_to_act(&game), 0);
    for early in ["pass", "deploy red 1 at 0,0", "draw 5"] {
        assert_eq!(refused(&game, early), "FE-20");
    }
    play(&mut game, "lay 1,-1");
    assert_eq!(seat_to_act(&game), 0);
    assert_eq!(refused(&game, "lay 0,1"), "FE-20");
    play(&mut game, "deploy red 3 at 1,-1");
    assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 1));
    play(&mut game, "draw 5");
    play_first(&mut game, "lay");
    play(&mut game, "pass");
    assert_eq!(game.turn().0, 0, "deploying nobody ends the turn too");
}

#[test]
fn fe_20_odds_are_the_tiles_not_yet_seen() {
    let mut game = game(r#"{"edition":"wildfire","players":2}"#);
    play(&mut game, "draw 3; draw 3; arrange 3 3");
    let weights: Vec<u32> = odds(&game).into_values().collect();
    assert_eq!(weights, [7, 7, 6, 7, 7, 7], "the seven that leave the game are among them");
    play(&mut game, "draw 1");
    assert!(odds(&game).is_empty(), "a seat is to act");
}

#[test]
fn fe_20_a_number_of_which_none_is_left_is_not_drawn() {
    let sixes = "6 at 0,0; 6 at 1,0; 6 at 2,0; 6 at 3,0; 6 at 4,0; 6 at 5,0";
    let feurio = position(r#"{"players":2}"#, sixes, "", 0);
    assert!(!legal(&feurio).contains("draw 6"));
    assert_eq!(refused(&feurio, "draw 6"), "FE-20");
    assert_eq!(refused(&feurio, "draw ?"), "FE-20");
    let wildfire = position(r#"{"edition":"wildfire","players":2}"#, sixes, "", 0);
    assert_eq!(odds(&wildfire)["draw 6"], 1);
}

#[test]
fn fe_20_with_all_tiles_laid_nothing_is_drawn() {
    let game = position("{}", &forests::full(), "", 0);
    assert_eq!(seat_to_act(&game), 0);
    assert!(legal(&game).contains("pass"));
    assert_eq!(refused(&game, "draw 1"), "FE-20");
    assert_eq!(game.bag().left(), 0);
}

/// Wildfire! stops at 36 although seven tiles are still unseen.
#[test]
fn fe_20_wildfire_lays_36_tiles() {
    let game = position(r#"{"edition":"wildfire"}"#, &forests::full(), "", 0);
    assert_eq!((game.bag().left(), game.bag().unseen()), (0, 7));
    assert_eq!(seat_to_act(&game), 0);
    assert_eq!(game.view(Viewer::Spectator).unseen, [1, 1, 2, 1, 1, 1]);
}

#[test]
fn fe_21_the_tile_goes_to_the_hottest_place() {
    let mut game = position("{}", "3 at 0,0; 6 at 1,0; 5 at 0,1; 4 at 1,1", "", 0);
    play(&mut game, "draw 1");
    assert_eq!(heat(&game), 10);
    assert_eq!(legal(&game), BTreeSet::from(["lay 2,0".to_owned()]));
    for cooler in ["lay 1,-1", "lay 0,2", "lay -1,1", "lay -1,0"] {
        assert_eq!(refused(&game, cooler), "FE-21");
    }
}

#[test]
fn fe_21_refusals_name_the_heat() {
    let mut game = position("{}", "3 at 0,0; 6 at 1,0; 5 at 0,1; 4 at 1,1", "", 0);
    play(&mut game, "draw 1");
    let said = game.why_not("lay 0,2".parse().expect("an action")).expect("a refusal");
    assert!(said.text.en.contains('9') && said.text.en.contains("10"), "{}", said.text.en);
    assert_eq!(refused(&game, "lay 0,0"), "FE-21");
    assert_eq!(refused(&game, "lay 9,9"), "FE-21");
}

#[test]
fn fe_21_among_equally_hot_places_the_choice_is_free() {
    let mut game = position("{}", "3 at 0,0; 6 at 1,0; 6 at 0,1; 4 at 1,1", "", 0);
    play(&mut game, "draw 1");
    assert_eq!(legal_starting(&game, "lay"), ["lay 0,2", "lay 2,0"]);
    let rim = game.view(Viewer::Spectator).rim;
    let hottest = rim.iter().filter(|place| place.hottest);
    let hottest: BTreeSet<String> = hottest.map(|place| place.place.to_string()).collect();
    assert_eq!(hottest, BTreeSet::from(["0,2".to_owned(), "2,0".to_owned()]));
}

#[test]
fn fe_21_three_neighbours_can_be_as_hot_as_two() {
    let tiles = "3 at 0,0; 6 at 1,0; 6 at 0,1; 4 at 1,1; 2 at 2,0; 1 at 0,2; 2 at -1,1";
    let mut game = position("{}", tiles, "", 3);
    play(&mut game, "draw 5");
    assert_eq!(heat(&game), 9);
    assert_eq!(legal_starting(&game, "lay"), ["lay -1,2", "lay 1,-1"]);
}

#[test]
fn fe_21_the_number_drawn_does_not_matter() {
    for number in 1..=6 {
        let mut game = position("{}", "3 at 0,0; 6 at 1,0; 6 at 0,1; 4 at 1,1", "", 0);
        play(&mut game, &format!("draw {number}"));
        assert_eq!(legal_starting(&game, "lay"), ["lay 0,2", "lay 2,0"]);
    }
}

#[test]
fn fe_21_a_hole_is_a_place_like_any_other() {
    for edition in ["feurio", "wildfire"] {
        let json = format!(r#"{{"edition":"{edition}","players":2}}"#);
        let mut game = position(&json, &forests::ring([1, 2, 3, 4, 5, 6]), "", 0);
        play(&mut game, "draw 1");
        assert_eq!(heat(&game), 21);
        assert_eq!(legal_starting(&game, "lay"), ["lay 0,0"]);
        play(&mut game, "lay 0,0; deploy red 1 at 0,1");
        assert_eq!(game.forest().free_edges(game.forest().len() - 1), 0);
        assert_eq!(refused(&game, "deploy blue 1 at 0,0"), "FE-20");
    }
}

/// A hole can also be too cool.
#[test]
fn fe_21_a_cool_hole_stays_open() {
    let tiles = forests::ring([1; 6]) + "6 at 2,0; 6 at 3,0";
    let mut game = position("{}", &tiles, "", 0);
    play(&mut game, "draw 2");
    assert_eq!(heat(&game), 12);
    assert_eq!(refused(&game, "lay 0,0"), "FE-21");
    assert_eq!(legal_starting(&game, "lay"), ["lay 2,1", "lay 3,-1"]);
}

#[test]
fn fe_21_firebreaks_count_nothing() {
    let mut game = game(r#"{"edition":"wildfire","players":2,"firebreak":true}"#);
    play(&mut game, "draw 5; draw 6; arrange 5 6");
    play(&mut game, "firebreak; draw 6; lay 1,-1");
    let heat_at = |game: &feurio::Feurio, at: &str| {
        let rim = game.view(Viewer::Spectator).rim;
        rim.iter().find(|there| there.place == place(at)).map(|there| there.heat)
    };
    assert_eq!(heat_at(&game, "2,-1"), Some(6), "the 6 alone: the hidden tile beside it is no 6");
    assert_eq!(heat_at(&game, "1,-2"), Some(0), "touching nothing but the firebreak");
    assert_eq!(heat_at(&game, "0,1"), Some(11));
}
