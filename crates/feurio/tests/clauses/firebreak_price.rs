//! FE-40: what a firebreak costs in Feurio!, and that it costs nothing in Wildfire!.

use feurio::{Event, Feurio};
use forest::Colour;
use kernel::Seat;

use super::forests;
use crate::common::{game, legal, legal_starting, play, play_told, position, refused};

fn supply(game: &Feurio, seat: u8, colour: Colour) -> u8 {
    game.supplies().of(Seat(seat), colour)
}

#[test]
fn fe_40_in_feurio_a_firebreak_costs_one_own_man() {
    let mut game = game(r#"{"firebreak":true}"#);
    play(&mut game, "draw 3; draw 4; draw 6; draw 6; arrange 3 6 6 4; draw 5");
    let expected = ["hide 0,2 paying red", "hide 2,0 paying red", "lay 0,2", "lay 2,0"];
    assert_eq!(legal_starting(&game, ""), expected);
    for wrong in ["hide 2,0", "hide 2,0 paying green"] {
        assert_eq!(refused(&game, wrong), "FE-40");
    }
    let told = play_told(&mut game, "hide 2,0 paying red");
    assert_eq!(supply(&game, 0, Colour::Red), 11);
    assert_eq!(game.held(Colour::Red), 0, "back to the box, not onto the board");
    assert!(matches!(told[0], Event::Hidden { paid: Some(Colour::Red), .. }));
}

#[test]
fn fe_40_a_commitment_is_paid_before_looking() {
    let mut game = game(r#"{"firebreak":"commit"}"#);
    play(&mut game, "draw 3; draw 4; draw 6; draw 6; arrange 3 6 6 4");
    assert_eq!(legal_starting(&game, ""), ["firebreak paying red", "open"]);
    assert_eq!(refused(&game, "firebreak"), "FE-40");
    assert_eq!(refused(&game, "firebreak paying yellow"), "FE-40");
    play(&mut game, "firebreak paying red");
    assert_eq!(supply(&game, 0, Colour::Red), 11);
    play(&mut game, "draw 5; lay 2,0");
    assert_eq!(supply(&game, 0, Colour::Red), 11, "and only once");
}

#[test]
fn fe_40_two_players_choose_which_colour_pays() {
    let mut game = game(r#"{"players":2,"firebreak":true}"#);
    play(&mut game, "draw 5; draw 6; arrange 5 6; draw 1");
    let at_one_place = legal_starting(&game, "hide 0,1");
    assert_eq!(at_one_place, ["hide 0,1 paying green", "hide 0,1 paying red"]);
    assert_eq!(refused(&game, "hide 0,1 paying blue"), "FE-40");
    play(&mut game, "hide 0,1 paying green");
    assert_eq!((supply(&game, 0, Colour::Red), supply(&game, 0, Colour::Green)), (12, 11));
}

#[test]
fn fe_40_a_colour_without_men_cannot_pay() {
    let json = r#"{"players":2,"firebreak":true}"#;
    let mut game = position(json, &forests::all_but_one(), &forests::all_men(&["red"]), 0);
    play(&mut game, "draw 1");
    assert!(legal_starting(&game, "hide").iter().all(|text| text.ends_with("paying green")));
    let paying_red = legal_starting(&game, "hide")[0].replace("green", "red");
    assert_eq!(refused(&game, &paying_red), "FE-40");
}

#[test]
fn fe_40_without_an_own_man_there_is_no_firebreak() {
    for (timing, left) in [("peek", "lay"), ("commit", "open")] {
        let json = format!(r#"{{"players":3,"firebreak":"{timing}"}}"#);
        let men = forests::all_men(&["red"]);
        let mut game = position(&json, &forests::all_but_one(), &men, 0);
        if timing == "peek" {
            play(&mut game, "draw 1");
        }
        assert_eq!(supply(&game, 0, Colour::Yellow), 4, "helpers are left");
        assert!(!legal(&game).is_empty());
        assert!(legal(&game).iter().all(|text| text.starts_with(left)), "{:?}", legal(&game));
    }
}

#[test]
fn fe_40_helpers_cannot_pay() {
    let mut game = game(r#"{"players":3,"firebreak":true}"#);
    play(&mut game, "draw 3; draw 4; draw 6; arrange 3 4 6; draw 5");
    let place = legal_starting(&game, "lay")[0].replace("lay", "hide");
    assert_eq!(refused(&game, &format!("{place} paying yellow")), "FE-40");
    play(&mut game, &format!("{place} paying red"));
    assert_eq!(supply(&game, 0, Colour::Yellow), 4);
}

#[test]
fn fe_40_in_wildfire_a_firebreak_is_free() {
    for timing in ["peek", "commit"] {
        let json = format!(r#"{{"edition":"wildfire","firebreak":"{timing}"}}"#);
        let mut game = game(&json);
        play(&mut game, "draw 3; draw 4; draw 6; draw 6; arrange 3 6 6 4");
        if timing == "commit" {
            assert_eq!(refused(&game, "firebreak paying red"), "FE-40");
            play(&mut game, "firebreak; draw 5; lay 2,0");
        } else {
            play(&mut game, "draw 5");
            assert_eq!(refused(&game, "hide 2,0 paying red"), "FE-40");
            play(&mut game, "hide 2,0");
        }
        assert_eq!(game.supplies().total(), 48);
    }
}

/// Even without men a firebreak can be laid where it costs nothing.
#[test]
fn fe_40_in_wildfire_no_man_is_needed() {
    let json = r#"{"edition":"wildfire","firebreak":"peek"}"#;
    let mut game = position(json, &forests::all_but_one(), &forests::all_men(&["red"]), 0);
    play(&mut game, "draw 1");
    assert!(!legal_starting(&game, "hide").is_empty());
}
