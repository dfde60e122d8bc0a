//! What is in the box.

use forest::Number;
use kernel::{Game, Viewer};

use crate::common::{game, odds, place, position};

#[test]
fn fe_1_spaces_go_with_the_number() {
    for (number, spaces) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        for edition in ["feurio", "wildfire"] {
            let json = format!(r#"{{"edition":"{edition}","players":1}}"#);
            let game = position(&json, &format!("{number} at 0,0"), "", 0);
            let tile = game.forest().tile_at(place("0,0")).expect("a tile");
            assert_eq!(game.room(tile), spaces);
            assert_eq!(game.view(Viewer::Spectator).tiles[0].spaces, spaces);
        }
    }
}

#[test]
fn fe_1_feurio_has_72_spaces_on_36_tiles() {
    let bag = *game("{}").bag();
    let spaces: u8 = Number::ALL.iter().map(|&n| bag.count(n) * n.spaces()).sum();
    assert_eq!((bag.unseen(), bag.left(), spaces), (36, 36, 72));
    assert!(Number::ALL.iter().all(|&n| bag.count(n) == 6));
}

/// 43 tiles, of which 7 leave the game unseen: all 43 can still be drawn, 36 will be.
#[test]
fn fe_1_wildfire_draws_36_of_43_tiles() {
    let start = game(r#"{"edition":"wildfire"}"#);
    let weights: Vec<u32> = odds(&start).into_values().collect();
    assert_eq!(weights, [7, 7, 8, 7, 7, 7]);
    assert_eq!((start.bag().unseen(), start.bag().left()), (43, 36));
    let view = start.view(Viewer::Spectator);
    assert_eq!((view.unseen, view.to_draw), ([7, 7, 8, 7, 7, 7], 36));
}

/// Colours of each seat, in the order of seats.
fn colours(json: &str) -> Vec<String> {
    let crews = game(json).view(Viewer::Spectator).crews;
    let names = crews.iter().map(|crew| {
        let names: Vec<String> = crew.colours.iter().map(ToString::to_string).collect();
        names.join(" ")
    });
    names.collect()
}

fn supplies(json: &str) -> Vec<[u8; 4]> {
    game(json).view(Viewer::Spectator).crews.iter().map(|crew| crew.men).collect()
}

#[test]
fn fe_2_colours_go_to_the_seats_in_order() {
    assert_eq!(colours(r#"{"players":4}"#), ["red", "green", "blue", "yellow"]);
    assert_eq!(colours(r#"{"players":3}"#), ["red", "green", "blue"]);
    assert_eq!(colours(r#"{"players":2}"#), ["red green", "blue yellow"]);
    assert_eq!(colours(r#"{"players":1}"#), ["red green blue yellow"]);
    let neutral = |json| game(json).view(Viewer::Spectator).neutral.map(|c| c.to_string());
    assert_eq!(neutral(r#"{"players":3}"#).as_deref(), Some("yellow"));
    assert_eq!(neutral(r#"{"players":4}"#), None);
}

#[test]
fn fe_2_twelve_men_of_each_colour_are_shared_out() {
    let of = |seat: usize| {
        let mut men = [0; 4];
        men[seat] = 12;
        men
    };
    assert_eq!(supplies(r#"{"players":4}"#), [of(0), of(1), of(2), of(3)]);
    assert_eq!(supplies(r#"{"players":2}"#), [[12, 12, 0, 0], [0, 0, 12, 12]]);
    assert_eq!(supplies(r#"{"players":1}"#), [[12; 4]]);
}

#[test]
fn fe_11_three_players_have_four_helpers_each() {
    let three = [[12, 0, 0, 4], [0, 12, 0, 4], [0, 0, 12, 4]];
    assert_eq!(supplies(r#"{"players":3}"#), three);
    assert_eq!(supplies(r#"{"edition":"wildfire","players":3,"cooperative":true}"#), three);
}
