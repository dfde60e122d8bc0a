//! The hot game and midsummer.

use kernel::{Game, Seat, Viewer};

use super::forests;
use crate::common::{game, legal, odds, play, position, refused};

#[test]
fn fe_41_the_hot_game_rounds_down() {
    let (tiles, men) = ("5 at 0,0; 2 at 1,0", "red 1 at 0,0; red 1 at 1,0");
    let points = |json: &str| position(json, tiles, men, 0).score(Seat(0)).0;
    assert_eq!(points("{}"), 4);
    assert_eq!(points(r#"{"hot_game":true}"#), 3);
    assert_eq!(points(r#"{"edition":"wildfire"}"#), 3);
}

#[test]
fn fe_41_the_hot_game_changes_nothing_else() {
    let (mut hot, mut cool) = (game(r#"{"hot_game":true}"#), game("{}"));
    for text in ["draw 3", "draw 4", "draw 6", "draw 6", "arrange 3 6 6 4", "draw 1", "lay 2,0"] {
        assert_eq!(legal(&hot), legal(&cool));
        play(&mut hot, text);
        play(&mut cool, text);
    }
    assert_eq!(legal(&hot), legal(&cool));
}

#[test]
fn fe_42_midsummer_has_no_ones_and_plays_all_others() {
    let start = game(r#"{"edition":"wildfire","midsummer":true}"#);
    let weights: Vec<(String, u32)> = odds(&start).into_iter().collect();
    let named: Vec<(&str, u32)> = weights.iter().map(|(text, w)| (text.as_str(), *w)).collect();
    let expected = [("draw 2", 7), ("draw 3", 8), ("draw 4", 7), ("draw 5", 7), ("draw 6", 7)];
    assert_eq!(named, expected);
    assert_eq!((start.bag().left(), start.bag().unseen()), (36, 36));
    assert_eq!(refused(&start, "draw 1"), "FE-20");
    assert_eq!(start.view(Viewer::Spectator).unseen[0], 0);
}

#[test]
fn fe_42_midsummer_divides_by_2_at_least() {
    let json = r#"{"edition":"wildfire","midsummer":true}"#;
    let men = "red 1 at 0,0; red 1 at 1,0";
    let game = position(json, "2 at 0,0; 6 at 1,0", men, 0);
    assert_eq!(game.score(Seat(0)).0, 4);
    assert!(crate::common::try_position(json, "1 at 0,0", "", 0).is_err());
}

/// The editions' boxes differ in what all but one of the tiles of Feurio! leave behind.
#[test]
fn fe_42_without_midsummer_the_ones_are_in() {
    let feurio = position("{}", &forests::all_but_one(), "", 0);
    let weights: Vec<(String, u32)> = odds(&feurio).into_iter().collect();
    assert_eq!(weights, [("draw 1".to_owned(), 1)]);
    let wildfire = position(r#"{"edition":"wildfire"}"#, &forests::all_but_one(), "", 0);
    assert_eq!(odds(&wildfire).into_values().collect::<Vec<_>>(), [2, 1, 2, 1, 1, 1]);
}
