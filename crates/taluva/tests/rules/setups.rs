//! Material and set-ups: TA-1, TA-2, TA-34.

use crate::common::{action, legal, objections, play, players};
use kernel::{Game, Seat, Viewer};
use taluva::{Action, Pieces, Position, Setup, Taluva, Tile};

#[test]
fn ta_1_the_box_holds_48_tiles_of_25_kinds() {
    assert_eq!(Tile::MIX.iter().sum::<u8>(), Tile::IN_BOX);
    assert!(Tile::MIX.iter().all(|&count| count > 0));
    let count = |text: &str| Tile::MIX[text.parse::<Tile>().unwrap().index()];
    assert_eq!((count("jungle clearing"), count("clearing jungle")), (6, 5));
    assert_eq!((count("sand rock"), count("rock sand")), (2, 1));
    assert_eq!((count("jungle lake"), count("lake jungle")), (2, 1));
    assert_eq!((count("jungle sand"), count("sand jungle"), count("lake lake")), (4, 4, 1));
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert_eq!(Tile::from_index(tile.index()), tile);
    }
}

/// Left stays left however the tile is turned: seen from the volcano, left comes first clockwise
/// looking outwards.
#[test]
fn ta_1_tiles_are_turned_but_not_flipped() {
    for heading in taluva::Heading::ALL {
        let placement = taluva::Placement::new(hex::Hex::ORIGIN, heading);
        let [volcano, left, right] = placement.hexes();
        let to_left = volcano.direction_to(left).unwrap();
        assert_eq!(volcano.direction_to(right), Some(to_left.turned(1)));
    }
}

#[test]
fn ta_2_two_to_four_players_with_20_huts_3_temples_2_towers() {
    for count in 2..=4 {
        let game = Taluva::new(&players(count)).unwrap();
        assert_eq!(game.seats(), count);
        for seat in Seat::all(count) {
            assert_eq!(game.supply(seat), Pieces { huts: 20, temples: 3, towers: 2 });
        }
    }
    for count in [0, 1, 5, 255] {
        let refusal = Taluva::new(&players(count)).unwrap_err();
        assert_eq!(refusal.clause.to_string(), "TA-2");
    }
}

fn refused(json: &str) -> String {
    Taluva::new(&crate::common::setup(json)).unwrap_err().clause.to_string()
}

#[test]
fn set_ups_that_make_no_sense_are_refused_with_the_clause() {
    assert_eq!(refused(r#"{"tiles":11}"#), "TA-34");
    assert_eq!(refused(r#"{"tiles":49}"#), "TA-34");
    assert_eq!(refused(r#"{"teams":true}"#), "TA-34");
    assert_eq!(refused(r#"{"players":3,"teams":true}"#), "TA-34");
    assert_eq!(refused(r#"{"players":4,"teams":true,"ranking":true}"#), "TA-33");
    assert_eq!(refused(r#"{"cooperative":true}"#), "TA-32");
    assert!(Taluva::new(&crate::common::setup(r#"{"cooperative":false}"#)).is_ok());
}

#[test]
fn malformed_set_ups_are_errors_not_panics() {
    let bad = [
        r#"{"players":300}"#,
        r#"{"players":-1}"#,
        r#"{"players":"two"}"#,
        r#"{"tiles":99999999999999999999}"#,
        r#"{"teams":1}"#,
        r#"{"colour":"red"}"#,
        "7",
        "",
    ];
    for json in bad {
        assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
    }
}

#[test]
fn what_is_left_out_has_its_rulebook_default() {
    assert_eq!(crate::common::setup("{}"), Setup::default());
    let Setup { players, cooperative, tiles, strict_huts, ranking, teams } = Setup::default();
    assert_eq!((players, tiles), (2, 48));
    assert!(!(cooperative || strict_huts || ranking || teams));
}

#[test]
fn ta_34_the_odds_run_over_all_tiles_not_yet_seen() {
    let mut game = Taluva::new(&Setup { tiles: 12, ..players(2) }).unwrap();
    let odds_of = |game: &Taluva, text: &str| {
        let mut odds = Vec::new();
        game.chance(&mut odds);
        let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
        let found = odds.iter().find(|&&(outcome, _)| outcome == action(text));
        (found.map_or(0, |&(_, weight)| weight), total)
    };
    assert_eq!(odds_of(&game, "draw jungle lake"), (2, 48), "all 48, not 12");
    play(&mut game, &["draw jungle lake", "lay 0,0 s", "hut 0,1"]);
    assert_eq!(odds_of(&game, "draw jungle lake"), (1, 47));
    play(&mut game, &["draw lake lake", "lay 2,-1 s", "hut 1,0"]);
    assert_eq!(odds_of(&game, "draw lake lake"), (0, 46));
    assert_eq!(objections(&game, "draw lake lake"), [34]);
    assert_eq!(legal(&game).len(), 24);
    let unseen: u8 = game.view(Viewer::Spectator).unseen.iter().map(|kind| kind.count).sum();
    assert_eq!((unseen, game.tiles_left()), (46, 10));
}

#[test]
fn ta_34_any_number_of_tiles_from_12_to_48_is_laid() {
    for tiles in [12, 13, 24, 36, 48] {
        let setup = Setup { tiles, ..players(4) };
        let mut laid = 0;
        for seed in 0..5 {
            let mut left = tiles;
            crate::common::random_game(&setup, seed, |game| left = game.tiles_left());
            laid = laid.max(tiles - left);
        }
        assert_eq!(laid, tiles, "some random game uses all tiles");
    }
}

#[test]
fn action_text_has_one_spelling() {
    let good = ["draw jungle lake", "lay -3,4 nw", "hut 0,1", "tower 2,-1", "temple 0,0"];
    for text in good.into_iter().chain(["extend -1,0 sand"]) {
        assert_eq!(action(text).to_string(), text);
    }
    let bad = [
        "",
        "draw",
        "draw jungle",
        "draw jungle volcano",
        "draw jungle lake ",
        "lay 0,0",
        "lay 0,0 e",
        "lay 0,0 S",
        "lay  0,0 s",
        "lay 00,0 s",
        "hut",
        "hut 1",
        "hut 0,0 s",
        "extend 0,0",
        "extend 0,0 volcano",
        "tower 121,0",
        "temple -0,0",
        "build 0,0",
        "Hut 0,0",
        "hut 0,1\n",
    ];
    for text in bad {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn positions_made_to_order_are_checked() {
    let base = || crate::common::pair(&players(2));
    let wrong = [
        base().tile("jungle lake", "9,9 s"),
        base().tile("jungle", "0,2 s"),
        base().tile("sand lake", "0,2 s"), // there is only one
        base().pieces(Seat(0), taluva::Piece::Hut, &["0,0"]),
        base().pieces(Seat(0), taluva::Piece::Hut, &["0,1", "0,1"]),
        base().pieces(Seat(0), taluva::Piece::Tower, &["0,1"]),
        base().pieces(Seat(2), taluva::Piece::Hut, &["0,1"]),
        base().left(Seat(0), taluva::Piece::Temple, 4),
        base().tiles_left(47),
        base().to_lay(Seat(0), "sand lake"),
        base().left(Seat(0), taluva::Piece::Hut, 0).to_build(Seat(0)),
        Position::new(&Setup { players: 9, ..Setup::default() }),
    ];
    for (number, position) in wrong.into_iter().enumerate() {
        assert!(position.finish().is_err(), "number {number}");
    }
    assert!(base().finish().is_ok());
}

/// The order in which the same tiles and pieces came does not matter.
#[test]
fn equal_positions_are_equal_however_they_came_about() {
    let base = || Position::new(&players(2)).tile("clearing rock", "0,0 s");
    let (east, west) = (("sand lake", "2,-1 s"), ("jungle clearing", "-1,0 nw"));
    let one = base().tile(east.0, east.1).tile(west.0, west.1);
    let other = base().tile(west.0, west.1).tile(east.0, east.1);
    let huts = |position: Position, fields: &[&str]| {
        position.pieces(Seat(0), taluva::Piece::Hut, fields).to_build(Seat(1)).finish().unwrap()
    };
    let (one, other) = (huts(one, &["0,1", "2,0"]), huts(other, &["2,0", "0,1"]));
    assert_eq!(one, other);
    assert_eq!(one.hash(), other.hash());
    assert_eq!(one.view(Viewer::Referee), other.view(Viewer::Referee));
    assert_eq!(legal(&one), legal(&other));
    let third = huts(base().tile(east.0, east.1).tile(west.0, west.1), &["0,1", "1,0"]);
    assert_ne!(one, third);
    assert_ne!(one.hash(), third.hash());
}

/// Records carry these numbers: they must never change within a ruleset.
#[test]
fn hashes_are_pinned() {
    let start = Taluva::new(&players(2)).unwrap();
    let mut hashes = vec![start.hash()];
    crate::common::random_game(&players(3), 1, |game| hashes.push(game.hash()));
    let all = hashes.iter().fold(0_u64, |all, hash| all.rotate_left(7) ^ hash);
    assert_eq!((start.hash(), all), (0xf17e_dce1_b5c3_c1bf, 0xd3f8_11bb_6bea_83d5));
}
