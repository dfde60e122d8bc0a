//! The end of a contest.

use feurio::{Ending, Event, Feurio, Phase};
use kernel::{Actor, Game, Seat};

use super::forests;
use crate::common::{legal, play, play_first, play_told, position, refused, seat_to_act};

fn all_laid(men: &str, turn: u8) -> Feurio {
    position("{}", &forests::full(), men, turn)
}

fn is_over(game: &Feurio) -> bool {
    game.phase() == Phase::Over(Ending::AllPassed)
}

#[test]
fn fe_30_the_game_ends_when_all_pass_one_after_the_other() {
    for edition in ["feurio", "wildfire"] {
        let json = format!(r#"{{"edition":"{edition}"}}"#);
        let mut game = position(&json, &forests::full(), "", 2);
        for seat in [2, 3, 0] {
            assert_eq!(seat_to_act(&game), seat);
            play(&mut game, "pass");
        }
        assert!(!is_over(&game));
        play(&mut game, "pass");
        assert!(is_over(&game));
        assert_eq!(game.to_act(), Actor::Nobody);
        assert!(legal(&game).is_empty());
        assert_eq!(refused(&game, "pass"), "FE-30");
    }
}

#[test]
fn fe_30_a_deployment_starts_the_count_again() {
    let mut game = all_laid("", 0);
    play(&mut game, "pass; pass; pass; deploy yellow 1 at 0,0; pass; pass; pass");
    assert!(!is_over(&game));
    assert_eq!(seat_to_act(&game), 3);
    play(&mut game, "pass");
    assert!(is_over(&game));
}

#[test]
fn fe_30_passing_does_not_bar_from_deploying_later() {
    let mut game = all_laid("", 0);
    play(&mut game, "pass; pass; pass; deploy yellow 1 at 0,0");
    play(&mut game, "deploy red 1 at 1,0; deploy green 1 at 2,0");
    assert_eq!(seat_to_act(&game), 2);
}

#[test]
fn fe_30_a_turn_that_laid_a_tile_is_never_a_pass() {
    let mut game = position("{}", &forests::all_but_one(), "", 0);
    play(&mut game, "draw 1");
    play_first(&mut game, "lay");
    play(&mut game, "pass; pass; pass; pass");
    assert!(!is_over(&game), "seat 0 laid the last tile and has not passed yet");
    assert_eq!(seat_to_act(&game), 0);
    play(&mut game, "pass");
    assert!(is_over(&game));
}

/// Deploying nobody while tiles are left is no pass either, however many do so.
#[test]
fn fe_30_nothing_ends_while_tiles_are_left() {
    let mut game = position("{}", "3 at 0,0; 6 at 1,0; 6 at 0,1; 4 at 1,1", "", 0);
    for turn in 0..9 {
        assert_eq!(game.turn().0, turn % 4);
        play(&mut game, if turn < 5 { "draw 3" } else { "draw 2" });
        play_first(&mut game, "lay");
        play(&mut game, "pass");
    }
    assert_eq!(game.to_act(), Actor::Chance);
}

/// Seats 0, 1 and 2 have no men left.
const ONLY_YELLOW: &[&str] = &["red", "green", "blue"];

#[test]
fn fe_30_who_has_no_men_passes_without_being_asked() {
    let mut game = all_laid(&forests::all_men(ONLY_YELLOW), 0);
    assert_eq!(seat_to_act(&game), 3, "the others have nobody to deploy");
    let told = play_told(&mut game, "deploy yellow 1 at 0,3");
    let forced: Vec<u8> = told
        .iter()
        .filter_map(|event| match event {
            Event::Passed { seat: Seat(seat), forced: true } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(forced, [0, 1, 2]);
    assert_eq!(seat_to_act(&game), 3);
    let told = play_told(&mut game, "pass");
    assert!(is_over(&game), "its own pass is the fourth in a row");
    assert_eq!(told.len(), 2, "its pass and the end: nobody passes twice");
}

#[test]
fn fe_30_where_nobody_can_deploy_the_game_ends_by_itself() {
    let all = forests::all_men(&["red", "green", "blue", "yellow"]);
    let mut game = position("{}", &forests::all_but_one(), &all, 0);
    assert_eq!(game.supplies().total(), 0);
    play(&mut game, "draw 1");
    let told = play_first(&mut game, "lay");
    assert!(is_over(&game));
    let passes = told.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!(passes, 5, "deploying nobody after the tile, then four passes");
    assert_eq!(told.last(), Some(&Event::Ended { ending: Ending::AllPassed }));
}

#[test]
fn fe_30_deploying_nobody_happens_by_itself_while_tiles_are_left() {
    let men = forests::all_men(&["red"]);
    let mut game = position("{}", &forests::all_but_one(), &men, 0);
    play(&mut game, "draw 1");
    let told = play_first(&mut game, "lay");
    assert!(told.contains(&Event::Passed { seat: Seat(0), forced: true }));
    assert_eq!(seat_to_act(&game), 1);
    play(&mut game, "pass; pass; pass");
    assert!(is_over(&game), "seat 0 passes by itself as the fourth");
}

/// Men are left, but no tile takes one: the last hole is filled and all around it is taken.
#[test]
fn fe_30_men_without_room_are_not_asked_for() {
    let men = "red 1 at 1,0; red 1 at 1,-1; red 1 at 0,-1; green 1 at -1,0; green 1 at -1,1";
    let men = format!("{men}; green 1 at 0,1");
    let mut game = position(r#"{"players":2}"#, &forests::ring([1; 6]), &men, 0);
    let told = play_told(&mut game, "draw 6; lay 0,0");
    assert!(told.contains(&Event::Passed { seat: Seat(0), forced: true }));
    assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 1));
}
