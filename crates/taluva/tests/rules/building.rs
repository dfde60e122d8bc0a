//! Settlements and building: TA-3, TA-20 to TA-25.

use crate::common::{is_legal, mountain, objection, objections, pair, play, players};
use hex::Hex;
use kernel::{Game, Seat, Viewer};
use taluva::{Event, ExtensionField, Piece, Position, Setup, Terrain};

fn two() -> Setup {
    players(2)
}

/// Seat 0 to build on the mountain with huts on these fields.
fn huts(fields: &[&str]) -> Position {
    mountain(&two()).pieces(Seat(0), Piece::Hut, fields)
}

#[test]
fn ta_3_settlements_are_connected_fields_of_one_colour_at_any_level() {
    let game = huts(&["-2,2", "-2,1", "2,0"])
        .pieces(Seat(1), Piece::Hut, &["-2,0"])
        .pieces(Seat(0), Piece::Tower, &["0,1"])
        .pieces(Seat(1), Piece::Temple, &["1,0"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let sizes: Vec<_> = game
        .settlement_views()
        .iter()
        .map(|view| (view.seat.0, view.name.to_string(), view.size, view.temples, view.towers))
        .collect();
    let expected = [
        (0, "-2,1".to_string(), 2, 0, 0), // fields of levels 1 and 2: three huts, two fields
        (0, "0,1".to_string(), 1, 0, 1),  // a lone tower
        (0, "2,0".to_string(), 1, 0, 0),
        (1, "-2,0".to_string(), 1, 0, 0), // touches only the other colour
        (1, "1,0".to_string(), 1, 1, 0),  // a lone temple
    ];
    assert_eq!(sizes, expected);
}

#[test]
fn ta_20_only_free_land_and_never_a_volcano() {
    let game =
        pair(&two()).pieces(Seat(1), Piece::Hut, &["0,1"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(objection(&game, "hut 0,0"), "0,0 is a volcano; nothing is built there (TA-20)");
    assert_eq!(objection(&game, "hut 0,1"), "0,1 is taken: a hut of seat 1 (TA-20)");
    assert_eq!(objection(&game, "hut 5,5"), "5,5 is sea (TA-20)");
    assert_eq!(objections(&game, "tower 0,0"), [20, 22, 22]);
    assert_eq!(objections(&game, "temple 0,1"), [20, 23]);
}

#[test]
fn ta_20_only_with_enough_pieces() {
    let game = huts(&["-2,2"]).left(Seat(0), Piece::Hut, 0).to_build(Seat(0)).finish().unwrap();
    assert_eq!(objection(&game, "hut 2,0"), "You have no huts left (TA-20)");
    assert!(is_legal(&game, "tower -1,1"), "a tower is still there");
    let game = huts(&["-2,2"]).left(Seat(0), Piece::Tower, 0).to_build(Seat(0)).finish().unwrap();
    assert_eq!(objection(&game, "tower -1,1"), "You have no towers left (TA-20)");
    assert_eq!(objections(&game, "temple -1,1"), [23], "temples are left");
}

#[test]
fn ta_21_a_hut_founds_on_any_free_field_of_level_1() {
    let game = huts(&["-2,2"]).to_build(Seat(0)).finish().unwrap();
    for field in ["2,0", "-1,-1", "-2,0"] {
        assert!(is_legal(&game, &format!("hut {field}")), "{field}");
    }
    assert_eq!(
        objection(&game, "hut -2,1"),
        "A single hut is built on level 1; -2,1 is level 2 (TA-21)"
    );
    assert_eq!(objections(&game, "hut -1,1"), [21], "level 3");
}

#[test]
fn ta_21_a_hut_may_stand_beside_own_and_other_pieces() {
    let position = |json: &str| {
        pair(&crate::common::setup(json))
            .pieces(Seat(0), Piece::Hut, &["0,1"])
            .pieces(Seat(1), Piece::Hut, &["2,0"])
            .to_build(Seat(0))
            .finish()
            .unwrap()
    };
    let usual = position(r#"{"players":2}"#);
    assert!(is_legal(&usual, "hut -1,1") && is_legal(&usual, "hut 1,0"));
    let strict = position(r#"{"players":2,"strict_huts":true}"#);
    assert_eq!(objections(&strict, "hut -1,1"), [21], "beside the own hut");
    assert_eq!(objections(&strict, "hut 1,0"), [21]);
    let other = pair(&crate::common::setup(r#"{"players":2,"strict_huts":true}"#))
        .pieces(Seat(1), Piece::Hut, &["2,0"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    assert!(is_legal(&other, "hut 1,0"), "beside another's hut");
}

#[test]
fn ta_22_a_tower_needs_level_3_beside_a_settlement_without_one() {
    let mut game = huts(&["-2,2"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(
        objection(&game, "tower -2,1"),
        "A tower needs level 3 or higher; -2,1 is level 2 (TA-22)"
    );
    assert_eq!(objection(&game, "tower 0,1"), "0,1 touches no settlement of yours (TA-22)");
    let events = play(&mut game, &["tower -1,1"]);
    assert!(matches!(events[0], Event::Built { piece: Piece::Tower, count: 1, .. }));
    let again = huts(&["-2,2"])
        .pieces(Seat(0), Piece::Tower, &["-1,1"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let text = "There is a tower in the settlement at -2,2 already (TA-22)";
    assert_eq!(objection(&again, "tower 0,1"), text);
}

/// One of two settlements beside the field suffices; afterwards two towers stand in one.
#[test]
fn ta_22_another_settlement_without_a_tower_suffices() {
    let mut game = huts(&["-2,2", "1,0"])
        .pieces(Seat(0), Piece::Tower, &["-1,1"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    play(&mut game, &["tower 0,1"]);
    let views = game.settlement_views();
    assert_eq!((views.len(), views[0].towers), (1, 2));
}

#[test]
fn ta_23_a_temple_needs_a_settlement_of_three_without_one() {
    let small = huts(&["-2,2", "-2,1"]).to_build(Seat(0)).finish().unwrap();
    let text = "A temple needs a settlement of 3 fields; the one at -2,1 has 2 (TA-23)";
    assert_eq!(objection(&small, "temple -1,1"), text);
    assert_eq!(objection(&small, "temple 1,0"), "1,0 touches no settlement of yours (TA-23)");
    let large = huts(&["-2,2", "-2,1", "-2,0"]).to_build(Seat(0)).finish().unwrap();
    assert!(is_legal(&large, "temple -1,1"), "at level 3");
    assert!(is_legal(&large, "temple -1,-1"), "and at level 1");
    let second = huts(&["-2,2", "-2,1", "-2,0"])
        .pieces(Seat(0), Piece::Temple, &["-1,-1"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    assert_eq!(
        objection(&second, "temple -1,1"),
        "There is a temple in the settlement at -2,0 already (TA-23)"
    );
}

/// Two settlements of two beside the field are no settlement of three, nor do they make one with
/// the temple's own field.
#[test]
fn ta_23_two_settlements_do_not_count_together() {
    let game = huts(&["-2,2", "-2,1", "1,0", "2,0"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(game.settlement_views().len(), 2);
    assert_eq!(objections(&game, "temple -1,1"), [23]);
    assert_eq!(objections(&game, "temple 0,1"), [23]);
    let both = huts(&["-2,2", "-2,1", "0,1", "1,0"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(objections(&both, "temple -1,1"), [23, 23], "told for each");
}

#[test]
fn ta_23_joining_may_leave_two_temples_in_one_settlement() {
    // A row of clearings 4,-1 … in two settlements with a gap between them.
    let mut game = Position::new(&two())
        .tile("jungle clearing", "0,0 s") // -1,1 jungle 0,1 clearing
        .tile("jungle clearing", "1,-1 se") // 1,0 jungle 2,-1 clearing
        .tile("jungle clearing", "2,0 se") // 2,1 jungle 3,0 clearing
        .tile("jungle clearing", "0,2 sw") // -1,2 jungle -1,3 clearing
        .pieces(Seat(0), Piece::Hut, &["-1,1", "-1,2"])
        .pieces(Seat(0), Piece::Temple, &["-1,3"])
        .pieces(Seat(0), Piece::Hut, &["2,-1"])
        .pieces(Seat(0), Piece::Temple, &["1,0"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    assert_eq!(game.settlement_views().len(), 2);
    let events = play(&mut game, &["hut 0,1"]);
    let joined = Event::Joined { seat: Seat(0), settlement: Hex::new(-1, 1), size: 6 };
    assert!(events.contains(&joined), "{events:?}");
    assert_eq!(game.settlement_views()[0].temples, 2);
}

/// The rulebook's example: two jungles of level 1 and one of level 3 touch the settlement and take
/// five huts; another jungle does not touch it.
#[test]
fn ta_24_an_extension_takes_every_field_of_the_terrain_one_hut_a_level() {
    let mut game = mountain(&two())
        .tile("jungle jungle", "-3,4 n") // -2,3 and -3,3
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let extensions = game.extensions(Seat(0));
    let jungle = extensions.iter().find(|e| e.terrain == Terrain::Jungle).unwrap();
    let field = |q, r, huts| ExtensionField { place: Hex::new(q, r), huts };
    assert_eq!(jungle.fields, [field(-3, 3, 1), field(-2, 3, 1), field(-1, 1, 3)]);
    assert_eq!((jungle.settlement, jungle.cost, jungle.affordable), (Hex::new(-2, 2), 5, true));
    let events = play(&mut game, &["extend -2,2 jungle"]);
    let built = events.iter().filter(|event| matches!(event, Event::Built { .. })).count();
    assert_eq!((built, game.supply(Seat(0)).huts), (3, 14));
    let view = game.view(Viewer::Spectator);
    let far = view.cells.iter().find(|cell| cell.place == Hex::new(-1, -1)).unwrap();
    assert_eq!((far.terrain, far.piece), (Some(Terrain::Jungle), None), "did not touch");
    let high = view.cells.iter().find(|cell| cell.place == Hex::new(-1, 1)).unwrap();
    assert_eq!(high.piece.unwrap().count, 3);
}

#[test]
fn ta_24_all_or_nothing() {
    let position =
        |left| huts(&["-2,2"]).left(Seat(0), Piece::Hut, left).to_build(Seat(0)).finish().unwrap();
    assert!(is_legal(&position(3), "extend -2,2 jungle"), "three huts for level 3");
    let text = "All jungle at -2,2 takes 3 huts; you have 2 (TA-24)";
    assert_eq!(objection(&position(2), "extend -2,2 jungle"), text);
    let preview = position(2).extensions(Seat(0));
    assert!(preview.iter().any(|e| e.terrain == Terrain::Jungle && !e.affordable && e.cost == 3));
}

#[test]
fn ta_24_needs_a_field_and_a_settlement() {
    let game =
        huts(&["-2,2"]).pieces(Seat(1), Piece::Hut, &["2,0"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(
        objection(&game, "extend -2,2 lake"),
        "No free lake touches the settlement at -2,2 (TA-24)"
    );
    for nowhere in ["2,0", "1,0", "0,0", "60,60"] {
        let text = format!("You have no settlement on {nowhere} (TA-24)");
        assert_eq!(objection(&game, &format!("extend {nowhere} rock")), text);
    }
}

#[test]
fn ta_24_each_extension_has_one_name() {
    let game = huts(&["-2,2", "-2,1"]).to_build(Seat(0)).finish().unwrap();
    assert!(is_legal(&game, "extend -2,1 jungle"));
    let text = "The settlement on -2,2 is called by its field -2,1 (TA-24)";
    assert_eq!(objection(&game, "extend -2,2 jungle"), text);
}

/// A jungle that touches only the new fields stays free.
#[test]
fn ta_24_nothing_chains_on() {
    let mut game = Position::new(&two())
        .tile("jungle jungle", "0,0 s") // -1,1 0,1
        .tile("clearing jungle", "2,0 nw") // 2,-1 clearing 1,0 jungle
        .pieces(Seat(0), Piece::Hut, &["2,-1"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    play(&mut game, &["extend 2,-1 jungle"]);
    assert_eq!(game.supply(Seat(0)).huts, 18, "only 1,0; 0,1 touches 1,0 alone");
    assert_eq!(game.settlement_views()[0].size, 2);
}

/// A field taken by another is passed over; pieces of both colours stay apart.
#[test]
fn ta_24_only_free_fields_count() {
    let game =
        huts(&["-2,2"]).pieces(Seat(1), Piece::Hut, &["-1,1"]).to_build(Seat(0)).finish().unwrap();
    assert_eq!(objections(&game, "extend -2,2 jungle"), [24]);
}

/// A hut and an extension with the same effect are both there, and so are extensions of two
/// settlements on to the same field.
#[test]
fn different_actions_with_one_effect_stay_apart() {
    let game = pair(&two())
        .pieces(Seat(0), Piece::Hut, &["0,1", "2,0"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    for text in ["hut 1,0", "extend 0,1 sand", "extend 2,0 sand"] {
        assert!(is_legal(&game, text), "{text}");
    }
}
