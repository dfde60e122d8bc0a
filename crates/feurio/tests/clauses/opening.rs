//! The first tiles.

use std::collections::BTreeSet;

use kernel::{Actor, Game, Viewer};

use crate::common::{game, legal, odds, play, refused, seat_to_act};

const EDITIONS: [&str; 2] = ["feurio", "wildfire"];

/// Plays the opening draws and the arrangement; returns who arranged and the places of the tiles.
fn open(players: usize, draws: &str, arrangement: &str) -> Vec<(u8, Vec<String>)> {
    let open_one = |edition: &str| {
        let mut game = game(&format!(r#"{{"edition":"{edition}","players":{players}}}"#));
        play(&mut game, draws);
        let arranger = seat_to_act(&game);
        play(&mut game, arrangement);
        assert_eq!(game.turn().0, 0, "seat 0 begins");
        assert_eq!(game.to_act(), Actor::Chance);
        let tiles = game.view(Viewer::Spectator).tiles;
        let lying = tiles.iter().map(|tile| format!("{} at {}", tile.number, tile.place));
        (arranger, lying.collect())
    };
    EDITIONS.map(open_one).to_vec()
}

#[test]
fn fe_10_four_tiles_lie_as_a_rhombus() {
    for (arranger, tiles) in open(4, "draw 6; draw 3; draw 4; draw 6", "arrange 3 6 6 4") {
        assert_eq!(arranger, 3);
        assert_eq!(tiles, ["3 at 0,0", "6 at 1,0", "6 at 0,1", "4 at 1,1"]);
    }
}

#[test]
fn fe_11_three_tiles_lie_as_a_triangle() {
    for (arranger, tiles) in open(3, "draw 5; draw 1; draw 5", "arrange 1 5 5") {
        assert_eq!(arranger, 2);
        assert_eq!(tiles, ["1 at 0,0", "5 at 1,0", "5 at 0,1"]);
    }
}

#[test]
fn fe_12_two_tiles_lie_side_by_side() {
    for (arranger, tiles) in open(2, "draw 5; draw 1", "arrange 1 5") {
        assert_eq!(arranger, 1);
        assert_eq!(tiles, ["1 at 0,0", "5 at 1,0"]);
    }
}

#[test]
fn fe_13_a_solitaire_starts_with_one_tile_and_all_men() {
    for (arranger, tiles) in open(1, "draw 4", "arrange 4") {
        assert_eq!(arranger, 0);
        assert_eq!(tiles, ["4 at 0,0"]);
    }
    assert_eq!(game(r#"{"players":1}"#).supplies().total(), 48);
}

/// As many tiles are turned up as there are players, each by chance.
#[test]
fn fe_14_chance_turns_up_a_tile_for_each_player() {
    for players in 1..=4 {
        let mut game = game(&format!(r#"{{"players":{players}}}"#));
        for drawn in 0..players {
            assert_eq!(game.to_act(), Actor::Chance);
            assert_eq!(odds(&game)["draw 2"], 6 - drawn);
            play(&mut game, "draw 2");
        }
        assert_eq!(seat_to_act(&game), players as u8 - 1);
        assert_eq!(game.view(Viewer::Spectator).opening.len(), players as usize);
    }
}

#[test]
fn fe_14_a_rhombus_of_different_numbers_has_six_arrangements() {
    let mut game = game("{}");
    play(&mut game, "draw 1; draw 2; draw 3; draw 4");
    let expected = ["1 2 3 4", "1 2 4 3", "1 3 4 2", "2 1 3 4", "2 1 4 3", "3 1 2 4"];
    let expected: BTreeSet<String> = expected.map(|order| format!("arrange {order}")).into();
    assert_eq!(legal(&game), expected);
}

#[test]
fn fe_14_only_the_tiles_turned_up_are_arranged() {
    let mut four = game("{}");
    play(&mut four, "draw 1; draw 2; draw 3; draw 4");
    for other in ["arrange 1 2 3 5", "arrange 1 2 3", "arrange 1", "arrange 1 1 3 4", "draw 1"] {
        assert_eq!(refused(&four, other), "FE-14");
    }
    let mut three = game(r#"{"players":3}"#);
    play(&mut three, "draw 4; draw 2; draw 3");
    assert_eq!(legal(&three), BTreeSet::from(["arrange 2 3 4".to_owned()]));
}

#[test]
fn fe_14_a_random_arrangement_lies_as_drawn() {
    for (edition, players) in [("feurio", 4), ("wildfire", 4), ("feurio", 3), ("wildfire", 2)] {
        let json =
            format!(r#"{{"edition":"{edition}","players":{players},"arrangement":"random"}}"#);
        let mut game = game(&json);
        let draws = [6, 1, 5, 2];
        for number in &draws[..players] {
            play(&mut game, &format!("draw {number}"));
        }
        assert_eq!((game.to_act(), game.turn().0), (Actor::Chance, 0));
        let tiles = game.view(Viewer::Spectator).tiles;
        let lying: Vec<String> =
            tiles.iter().map(|t| format!("{} {}", t.number, t.place)).collect();
        let as_drawn = ["6 0,0", "1 1,0", "5 0,1", "2 1,1"];
        assert_eq!(lying, as_drawn[..players]);
    }
}

#[test]
fn fe_14_the_turn_goes_round_from_seat_0() {
    for players in 1..=4u8 {
        let json = format!(r#"{{"players":{players},"arrangement":"random"}}"#);
        let mut game = game(&json);
        for _ in 0..players {
            play(&mut game, "draw 1");
        }
        for turn in 0..2 * players {
            assert_eq!(game.turn().0, turn % players);
            play(&mut game, "draw 6");
            let lay = legal(&game).into_iter().next().expect("a place");
            play(&mut game, &lay);
            play(&mut game, "pass");
            if turn == 5 {
                break;
            }
        }
    }
}
