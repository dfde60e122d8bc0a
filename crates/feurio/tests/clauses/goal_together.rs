//! The solitaire's goal for two to four (FE-51).

use feurio::{Ending, Feurio, Phase};
use kernel::{Actor, Game, Seat, Viewer};

use super::forests::{crew, last_turn, nearly_saved, saved};
use crate::common::{game, legal, legal_starting, play, position, refused, seat_to_act};

const RED_BUT_TWO: &str = "red 1 at 0,0; red 3 at 1,0; red 3 at 2,0; red 3 at 3,0;";

fn won(game: &Feurio) -> bool {
    let outcome = game.outcome().expect("an end");
    let won = outcome.common.expect("a common goal").won;
    let standings = game.standings().expect("an end");
    assert!(Seat::all(game.seats()).all(|seat| standings.won(seat) == won), "all win or nobody");
    won
}

#[test]
fn fe_51_two_and_four_reach_the_goal_together() {
    for json in [
        r#"{"players":2,"cooperative":true}"#,
        r#"{"players":4,"cooperative":true}"#,
        r#"{"edition":"wildfire","players":2,"cooperative":true}"#,
        r#"{"edition":"wildfire","players":4,"cooperative":true}"#,
    ] {
        let mut game = nearly_saved(json, RED_BUT_TWO);
        let mut missed = game;
        last_turn(&mut game, "deploy red 2 at 4,0");
        assert!(won(&game));
        last_turn(&mut missed, "pass");
        assert!(!won(&missed));
        assert_eq!(missed.phase(), Phase::Over(Ending::LastTile), "nobody else has a turn");
        assert_eq!(missed.nearness().men_left, 2);
    }
}

/// Seats, supplies, order and limits are those of the contest.
#[test]
fn fe_51_it_is_played_like_the_contest() {
    for players in 2..=4u8 {
        let json = format!(r#"{{"players":{players}}}"#);
        let mut contest = game(&json);
        let mut together = game(&json.replace('}', r#","cooperative":true}"#));
        assert_eq!(contest.supplies(), together.supplies());
        for step in 0..40 {
            assert_eq!(legal(&contest), legal(&together));
            assert_eq!(contest.to_act(), together.to_act());
            let all = legal(&contest);
            let text = all.iter().nth(step % all.len()).expect("something to do").clone();
            play(&mut contest, &text);
            play(&mut together, &text);
        }
    }
}

#[test]
fn fe_51_others_men_are_not_deployed_for_them() {
    let json = r#"{"players":4,"cooperative":true}"#;
    let mut game = position(json, "3 at 0,0; 6 at 1,0; 6 at 0,1; 4 at 1,1", "", 2);
    play(&mut game, "draw 1; lay 2,0");
    assert_eq!(seat_to_act(&game), 2);
    assert_eq!(refused(&game, "deploy red 1 at 0,0"), "FE-24");
    play(&mut game, "deploy blue 1 at 0,0");
}

#[test]
fn fe_51_the_opening_lays_a_tile_for_each_player() {
    let mut game = game(r#"{"players":3,"cooperative":true}"#);
    play(&mut game, "draw 1; draw 2; draw 3; arrange 1 2 3");
    assert_eq!(game.forest().len(), 3);
    assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 0));
    let view = game.view(Viewer::Spectator);
    assert!(view.scores.is_empty() && view.nearness.is_some());
}

/// With three, helpers that stand apart or dry are lacking too.
#[test]
fn fe_51_helpers_need_an_area_with_a_1_too() {
    let json = r#"{"players":3,"cooperative":true}"#;
    let lacking = |yellow: &str| {
        let near = position(json, &saved(), yellow, 0).nearness();
        (near.men_left, near.areas_too_many, near.areas_without_water)
    };
    assert_eq!(lacking("yellow 1 at 0,3; yellow 3 at 1,3"), (44, 0, 0));
    assert_eq!(lacking("yellow 1 at 0,3; yellow 3 at 2,3"), (44, 1, 1));
    assert_eq!(lacking("yellow 3 at 2,3; yellow 1 at 1,3"), (44, 0, 1));
    assert_eq!(lacking("yellow 1 at 0,3; yellow 1 at 5,3"), (46, 1, 0));
}

/// Thirty tiles; helpers stand along the bottom, where the fire does not reach.
fn three_with_six_turns_to_go() -> Feurio {
    let rows = "1 at 0,0; 6 at 1,0; 6 at 2,0; 6 at 3,0; 4 at 4,0; 2 at 5,0; 2 at 6,0; 2 at 7,0
        1 at 0,1; 6 at 1,1; 6 at 2,1; 6 at 3,1; 4 at 4,1; 2 at 5,1; 2 at 6,1; 2 at 7,1
        1 at 0,2; 5 at 1,2; 5 at 2,2; 5 at 3,2; 4 at 4,2; 3 at 5,2; 3 at 6,2; 3 at 7,2
        1 at 0,3; 5 at 1,3; 5 at 2,3; 5 at 3,3; 4 at 4,3; 4 at 5,3";
    let men = crew("red", 0) + &crew("green", 1) + &crew("blue", 2);
    let men = men + "yellow 1 at 0,3; yellow 3 at 1,3";
    position(r#"{"players":3,"cooperative":true}"#, rows, &men, 1)
}

fn turn(game: &mut Feurio, draw: &str, deployment: &str) {
    play(game, draw);
    let lay = legal_starting(game, "lay").pop().expect("a hottest place");
    play(game, &lay);
    play(game, deployment);
}

#[test]
fn fe_51_three_win_with_all_helpers_in_one_area() {
    let mut game = three_with_six_turns_to_go();
    assert_eq!(game.supplies().total(), 8, "four helpers of seat 2 and four of seat 0");
    turn(&mut game, "draw 3", "");
    turn(&mut game, "draw 3", "deploy yellow 2 at 2,3");
    turn(&mut game, "draw 3", "deploy yellow 2 at 3,3");
    turn(&mut game, "draw 1", "");
    turn(&mut game, "draw 1", "deploy yellow 2 at 4,3");
    turn(&mut game, "draw 4", "deploy yellow 2 at 5,3");
    assert!(won(&game));
    assert!(game.nearness().reached());
}

#[test]
fn fe_51_three_lose_with_helpers_left() {
    let mut game = three_with_six_turns_to_go();
    turn(&mut game, "draw 3", "");
    turn(&mut game, "draw 3", "deploy yellow 2 at 2,3");
    turn(&mut game, "draw 3", "deploy yellow 2 at 3,3");
    turn(&mut game, "draw 1", "");
    turn(&mut game, "draw 1", "deploy yellow 2 at 4,3");
    turn(&mut game, "draw 4", "deploy yellow 1 at 5,3");
    assert!(!won(&game));
    assert_eq!(game.nearness().men_left, 1);
}
