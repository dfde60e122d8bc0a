//! The solitaire and how near it came (FE-50, FE-52).

use feurio::{Ending, Feurio, Phase};
use kernel::{Actor, Game, Seat, Viewer};

use super::forests::{crew, last_turn, nearly_saved};
use crate::common::{game, play, play_first, position, try_position};

const SOLITAIRES: [&str; 2] =
    [r#"{"edition":"feurio","players":1}"#, r#"{"edition":"wildfire","players":1}"#];

/// All red men but the two that belong on the 4 at 4,0.
const RED_BUT_TWO: &str = "red 1 at 0,0; red 3 at 1,0; red 3 at 2,0; red 3 at 3,0;";

/// Whether the goal was reached, and what lacked.
fn result(game: &Feurio) -> (bool, Vec<(String, u32)>) {
    let common = game.outcome().expect("an end").common.expect("a common goal");
    let lacking = common.shortfalls.iter().map(|lack| (lack.what.en.clone(), lack.count));
    assert_eq!(game.standings().expect("an end").won(Seat(0)), common.won);
    (common.won, lacking.collect())
}

fn lost_for(game: &Feurio, what: &str, count: u32) {
    assert_eq!(result(game), (false, vec![(what.to_owned(), count)]));
}

#[test]
fn fe_50_a_solitaire_is_won_in_the_turn_of_the_last_tile() {
    for json in SOLITAIRES {
        let mut game = nearly_saved(json, RED_BUT_TWO);
        last_turn(&mut game, "deploy red 2 at 4,0");
        assert_eq!(game.phase(), Phase::Over(Ending::LastTile));
        assert_eq!(result(&game), (true, vec![]));
        assert_eq!(game.outcome().expect("an end").seats[0].place, Some(1));
    }
}

#[test]
fn fe_50_the_game_ends_at_once_after_that_turn() {
    let mut game = nearly_saved(SOLITAIRES[0], RED_BUT_TWO);
    last_turn(&mut game, "deploy red 1 at 4,0");
    assert_eq!(game.to_act(), Actor::Nobody, "though one man could still be deployed");
    lost_for(&game, "men left", 1);
}

/// Without men the turn of the last tile ends by itself, and so does the game.
#[test]
fn fe_50_with_all_men_deployed_the_last_tile_ends_the_game() {
    let mut game = nearly_saved(SOLITAIRES[1], &crew("red", 0));
    play(&mut game, "draw 4; lay 2,-1");
    assert_eq!(result(&game), (true, vec![]));
}

#[test]
fn fe_50_there_is_no_score_to_compare() {
    let mut game = nearly_saved(SOLITAIRES[0], RED_BUT_TWO);
    assert!(game.view(Viewer::Spectator).scores.is_empty());
    assert!(game.view(Viewer::Spectator).nearness.is_some());
    last_turn(&mut game, "pass");
    assert_eq!(game.outcome().expect("an end").seats[0].score, None);
}

#[test]
fn fe_52_men_left_are_reported() {
    let mut game = nearly_saved(SOLITAIRES[0], RED_BUT_TWO);
    last_turn(&mut game, "pass");
    lost_for(&game, "men left", 2);
}

/// The last red man goes to a 1 of its own at the other end.
#[test]
fn fe_52_areas_too_many_are_reported() {
    let mut game = nearly_saved(SOLITAIRES[0], &format!("{RED_BUT_TWO} red 1 at 4,0;"));
    last_turn(&mut game, "deploy red 1 at 5,3");
    lost_for(&game, "areas too many", 1);
}

/// Red stands on one area, but not on the 1 beside it.
#[test]
fn fe_52_an_area_without_a_1_is_reported() {
    let red = "red 3 at 1,0; red 3 at 2,0; red 3 at 3,0; red 2 at 4,0;";
    let mut game = nearly_saved(SOLITAIRES[0], red);
    last_turn(&mut game, "deploy red 1 at 5,0");
    lost_for(&game, "areas without a 1 at the edge", 1);
}

/// Green's 1 is walled in by two tiles to its left.
#[test]
fn fe_50_an_enclosed_1_is_no_water() {
    let tiles = super::forests::saved().replace("1 at 5,3;", "").replace("1 at 6,3;4 at 7,3;", "");
    let walled = tiles + "1 at -1,1; 1 at -1,2; 4 at 9,0;";
    let men = crew("red", 0) + &crew("green", 1) + &crew("blue", 2) + &crew("yellow", 3);
    let mut game = position(SOLITAIRES[0], &walled, &men, 0);
    play(&mut game, "draw 4; lay 2,-1");
    lost_for(&game, "areas without a 1 at the edge", 1);
}

/// An area that is one too many and dry counts for both; a colour nobody deployed has none.
#[test]
fn fe_52_every_shortfall_is_counted() {
    let men = "red 1 at 0,0; red 3 at 3,0; red 2 at 8,0; green 2 at 4,1";
    let mut game = position(SOLITAIRES[0], &super::forests::saved(), men, 0);
    last_turn(&mut game, "pass");
    let lacking = [("men left", 40), ("areas too many", 2), ("areas without a 1 at the edge", 3)];
    let lacking = lacking.map(|(what, count)| (what.to_owned(), count)).to_vec();
    assert_eq!(result(&game), (false, lacking));
}

#[test]
fn fe_50_the_tiles_open_before_the_first_men_are_the_difficulty() {
    let mut game = game(SOLITAIRES[1]);
    play(&mut game, "draw 4; arrange 4; draw 3; lay 1,0; pass; draw 5; lay 1,-1; pass");
    let difficulty =
        |game: &Feurio| game.view(Viewer::Spectator).nearness.expect("a common goal").difficulty;
    assert_eq!(difficulty(&game), 0, "nobody is deployed yet");
    play(&mut game, "draw 6");
    play_first(&mut game, "lay");
    play(&mut game, "deploy red 1 at 0,0");
    assert_eq!(difficulty(&game), 4, "the tile just laid counts");
    play(&mut game, "draw 6");
    play_first(&mut game, "lay");
    play(&mut game, "deploy green 1 at 0,0");
    assert_eq!(difficulty(&game), 4, "later men change nothing");
}

#[test]
fn fe_50_the_result_names_the_difficulty() {
    let mut game = nearly_saved(SOLITAIRES[0], RED_BUT_TWO);
    last_turn(&mut game, "deploy red 2 at 4,0");
    let reason = game.outcome().expect("an end").reason;
    assert!(reason.en.contains("difficulty 35"), "{}", reason.en);
    assert!(reason.de.contains("Schwierigkeit 35"), "{}", reason.de);
}

/// A solitaire whose last tile lies already is over: nobody deploys in a turn without a tile.
#[test]
fn fe_50_a_position_with_all_tiles_laid_is_over() {
    let tiles = super::forests::saved() + "4 at 8,3";
    for players in 1..=4 {
        let json = format!(r#"{{"players":{players},"cooperative":true}}"#);
        let game = try_position(&json, &tiles, "", 0).expect("a sound position");
        assert_eq!(game.phase(), Phase::Over(Ending::LastTile), "{players} players");
    }
}
