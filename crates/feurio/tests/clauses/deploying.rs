//! Men on tiles.

use kernel::{Actor, Game};

use super::forests;
use crate::common::{legal, legal_starting, place, play, play_first, position, refused};

/// A hot spot away from the tile the men are about: the next tile goes to 3,-1 or 2,1.
const ELSEWHERE: &str = "6 at 2,0; 6 at 3,0";

/// A turn in which the tile was laid elsewhere, so that only 0,0 matters.
fn deploying(players: u8, near: &str, men: &str, turn: u8) -> feurio::Feurio {
    let tiles = format!("{near}; {ELSEWHERE}");
    let mut game = position(&format!(r#"{{"players":{players}}}"#), &tiles, men, turn);
    play(&mut game, "draw 2; lay 3,-1");
    game
}

/// The deployments of a colour at 0,0.
fn counts(game: &feurio::Feurio, colour: &str) -> Vec<String> {
    let all = legal_starting(game, &format!("deploy {colour}"));
    let here = all.iter().filter(|text| text.ends_with(" at 0,0"));
    here.map(|text| text.split(' ').nth(2).expect("a count").to_owned()).collect()
}

#[test]
fn fe_22_one_to_three_men_go_on_one_tile() {
    let game = deploying(4, "5 at 0,0; 1 at 1,0", "", 0);
    assert_eq!(counts(&game, "red"), ["1", "2", "3"]);
    for nonsense in ["deploy red 0 at 0,0", "deploy red 4 at 0,0", "deploy red 255 at 0,0"] {
        assert_eq!(refused(&game, nonsense), "FE-22");
    }
    assert!(legal(&game).contains("pass"), "nobody must deploy");
    let mut deployed = game;
    play(&mut deployed, "deploy red 2 at 0,0");
    assert_eq!(deployed.turn().0, 1, "one tile a turn: the turn is over");
    assert_eq!(deployed.supplies().of(kernel::Seat(0), forest::Colour::Red), 10);
}

#[test]
fn fe_22_any_face_up_tile_will_do() {
    let game = deploying(4, "5 at 0,0; 1 at 1,0", "", 0);
    for at in ["0,0", "1,0", "2,0", "3,0", "3,-1"] {
        assert!(legal(&game).contains(&format!("deploy red 1 at {at}")));
    }
    assert_eq!(refused(&game, "deploy red 1 at 0,1"), "FE-22");
    assert_eq!(refused(&game, "deploy red 1 at 50,50"), "FE-22");
}

#[test]
fn fe_22_there_is_one_man_a_space() {
    for (number, spaces) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let game = deploying(4, &format!("{number} at 0,0; 1 at 1,0"), "", 0);
        assert_eq!(counts(&game, "red").len(), spaces);
    }
    let shared = deploying(4, "6 at 0,0; 1 at 1,0", "green 2 at 0,0", 0);
    assert_eq!(counts(&shared, "red"), ["1"], "men of all colours take up spaces");
    assert_eq!(refused(&shared, "deploy red 2 at 0,0"), "FE-22");
    let full = deploying(4, "3 at 0,0; 1 at 1,0", "green 1 at 0,0; blue 1 at 0,0", 0);
    assert!(counts(&full, "red").is_empty());
}

/// 0,0 has neighbours on all sides but `free` ones.
fn hemmed_in(free: usize) -> String {
    let around = ["1 at 1,0", "1 at 0,-1", "1 at 1,-1", "2 at -1,0", "2 at -1,1", "2 at 0,1"];
    let closed = around[..6 - free].join("; ");
    format!("6 at 0,0; {closed}")
}

#[test]
fn fe_22_no_more_men_than_free_edges() {
    for free in 0..=4 {
        let game = deploying(4, &hemmed_in(free), "", 0);
        assert_eq!(counts(&game, "red").len(), free.min(3), "{free} free edges");
    }
    let shared = deploying(4, &hemmed_in(2), "green 1 at 0,0", 0);
    assert_eq!(counts(&shared, "red"), ["1"], "men of all colours count");
    assert_eq!(refused(&shared, "deploy red 2 at 0,0"), "FE-22");
    let crowded = deploying(4, &hemmed_in(2), "green 3 at 0,0", 0);
    assert!(counts(&crowded, "red").is_empty(), "there may be more already");
}

#[test]
fn fe_22_nobody_deploys_more_than_they_have() {
    let men = "red 3 at 2,0; red 3 at 3,0; red 3 at 0,0; red 1 at 1,0";
    let game = deploying(4, "6 at 0,0; 1 at 1,0; 5 at -1,0", men, 0);
    let at_the_5: Vec<String> = legal_starting(&game, "deploy red");
    assert!(at_the_5.contains(&"deploy red 2 at -1,0".to_owned()));
    assert!(!at_the_5.contains(&"deploy red 3 at -1,0".to_owned()));
    assert_eq!(refused(&game, "deploy red 3 at -1,0"), "FE-22");
}

#[test]
fn fe_22_men_stay_when_the_edges_close() {
    let ring = "6 at 0,0; 6 at 1,0; 6 at 0,-1; 6 at -1,0; 6 at -1,1; 6 at 0,1";
    let mut game = position(r#"{"edition":"wildfire"}"#, ring, "red 3 at 0,0", 1);
    play(&mut game, "draw 1");
    assert_eq!(legal_starting(&game, "lay"), ["lay 1,-1"], "the last place around 0,0");
    play(&mut game, "lay 1,-1; pass");
    let tile = game.forest().tile_at(place("0,0")).expect("the middle");
    assert_eq!(game.forest().free_edges(tile), 0);
    assert_eq!(game.men(tile, forest::Colour::Red), 3);
    assert_eq!(game.score(kernel::Seat(0)), (0, 0), "though they are worth nothing now");
}

#[test]
fn fe_23_an_edge_is_free_if_no_tile_lies_beyond_it() {
    for free in 0..=5 {
        let game = position("{}", &hemmed_in(free), "", 0);
        let tile = game.forest().tile_at(place("0,0")).expect("the middle");
        assert_eq!(usize::from(game.forest().free_edges(tile)), free);
    }
}

/// A tile whose only gap is a hole inside the forest takes a man, and its area has water.
#[test]
fn fe_23_a_hole_counts_as_a_free_edge() {
    let tiles = forests::ring([2, 1, 1, 1, 1, 1]) + "6 at 2,-1; 6 at 2,0; 6 at 1,1; 6 at 3,-1";
    let mut game = position("{}", &tiles, "", 0);
    let tile = game.forest().tile_at(place("1,0")).expect("a tile");
    assert_eq!(game.forest().free_edges(tile), 1);
    play(&mut game, "draw 3");
    assert_ne!(legal_starting(&game, "lay")[0], "lay 0,0");
    play_first(&mut game, "lay");
    play(&mut game, "deploy red 1 at 1,0");
    assert_eq!(game.score(kernel::Seat(0)), (1, 1), "2 by 2");
}

#[test]
fn fe_24_two_players_deploy_one_of_their_two_colours() {
    let mut game = deploying(2, "6 at 0,0; 1 at 1,0", "", 0);
    assert_eq!(counts(&game, "red"), ["1", "2", "3"]);
    assert_eq!(counts(&game, "green"), ["1", "2", "3"]);
    assert!(counts(&game, "blue").is_empty() && counts(&game, "yellow").is_empty());
    assert_eq!(refused(&game, "deploy blue 1 at 0,0"), "FE-24");
    play(&mut game, "deploy green 1 at 0,0");
    assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 1), "no red man in the same turn");
}

#[test]
fn fe_24_three_players_deploy_own_men_or_helpers() {
    let mut game = deploying(3, "6 at 0,0; 1 at 1,0", "", 1);
    assert_eq!(counts(&game, "green"), ["1", "2", "3"]);
    assert_eq!(counts(&game, "yellow"), ["1", "2", "3"]);
    assert_eq!(refused(&game, "deploy red 1 at 0,0"), "FE-24");
    play(&mut game, "deploy yellow 3 at 0,0");
    let left = |seat| game.supplies().of(kernel::Seat(seat), forest::Colour::Yellow);
    assert_eq!([left(0), left(1), left(2)], [4, 1, 4], "helpers are everybody's own four");
    assert_eq!(game.turn().0, 2);
}

#[test]
fn fe_24_helpers_run_out() {
    let game = deploying(3, "6 at 0,0; 1 at 1,0", "yellow 3 at 2,0", 0);
    assert_eq!(counts(&game, "yellow"), ["1"]);
    assert_eq!(refused(&game, "deploy yellow 2 at 0,0"), "FE-22");
}

#[test]
fn fe_24_a_solitaire_deploys_one_colour_a_turn() {
    let mut game = deploying(1, "6 at 0,0; 1 at 1,0", "", 0);
    for colour in ["red", "green", "blue", "yellow"] {
        assert_eq!(counts(&game, colour), ["1", "2", "3"]);
    }
    play(&mut game, "deploy blue 1 at 0,0");
    assert_eq!(game.to_act(), Actor::Chance);
}
