//! Laying tiles: TA-10 to TA-15, TA-25.

use crate::common::reference::Reference;
use crate::common::{
    action, is_legal, legal, mountain, objection, objections, pair, play, players,
};
use hex::{Direction, Hex};
use kernel::{Game, Seat};
use taluva::{Event, Piece, Position, Setup, Taluva};

fn two() -> Setup {
    players(2)
}

#[test]
fn ta_10_the_first_tile_lies_upright_in_the_middle_and_its_player_builds() {
    let mut game = Taluva::new(&two()).unwrap();
    assert!(objection(&game, "lay 0,0 s").contains("First a tile is drawn"));
    play(&mut game, &["draw jungle lake"]);
    assert_eq!(legal(&game), [action("lay 0,0 s")]);
    assert_eq!(objections(&game, "lay 0,0 n"), [10]);
    assert_eq!(objections(&game, "lay 1,0 s"), [10]);
    play(&mut game, &["lay 0,0 s"]);
    assert_eq!(legal(&game), [action("hut -1,1"), action("hut 0,1")]);
    assert_eq!(game.to_act(), kernel::Actor::Seat(Seat(0)));
}

#[test]
fn ta_10_seats_take_turns_of_draw_lay_build() {
    let mut game = Taluva::new(&players(3)).unwrap();
    let rounds = ["0,0 s", "2,-1 s", "4,-2 s", "6,-3 s"];
    for (turn, placement) in rounds.into_iter().enumerate() {
        let seat = kernel::Actor::Seat(Seat(turn as u8 % 3));
        assert_eq!(game.to_act(), kernel::Actor::Chance);
        play(&mut game, &["draw jungle clearing"]);
        assert_eq!(game.to_act(), seat);
        assert!(objection(&game, "hut 0,1").contains("the drawn tile is laid"));
        play(&mut game, &[&format!("lay {placement}")]);
        assert_eq!(game.to_act(), seat);
        assert!(objection(&game, "lay 2,-1 s").contains("something is built"));
        assert!(objection(&game, "draw jungle lake").contains("something is built"));
        let huts = legal(&game);
        play(&mut game, &[&huts[0].to_string()]);
    }
}

#[test]
fn ta_11_the_second_tile_has_72_placements() {
    let game = Position::new(&two())
        .tile("jungle lake", "0,0 s")
        .to_lay(Seat(1), "sand rock")
        .finish()
        .unwrap();
    let legal = legal(&game);
    assert_eq!(legal.len(), 72);
    let footprints: std::collections::BTreeSet<_> = legal
        .iter()
        .map(|action| match action {
            taluva::Action::Lay(placement) => placement.footprint(),
            other => panic!("{other}"),
        })
        .collect();
    assert_eq!(footprints.len(), 24);
}

#[test]
fn ta_11_a_tile_on_the_table_shares_an_edge() {
    let game = pair(&two()).to_lay(Seat(0), "sand rock").finish().unwrap();
    assert!(objections(&game, "lay 0,2 s").is_empty());
    assert_eq!(objections(&game, "lay 0,3 s"), [11]);
    assert!(objection(&game, "lay 50,50 s").contains("would not touch the island"));
}

/// Far away places that fall on the island's doors are still far away.
#[test]
fn ta_11_places_far_away_are_not_taken_for_near_ones() {
    let game = pair(&two()).to_lay(Seat(0), "sand rock").finish().unwrap();
    for q in -120..=120 {
        for r in -120..=120 {
            let hex = Hex::new(q, r);
            if hex.distance(Hex::ORIGIN) > 8 {
                assert_eq!(objections(&game, &format!("lay {hex} se")), [11], "{hex}");
            }
        }
    }
}

/// A ring of tiles round an empty hex, which no tile can fill.
#[test]
fn ta_11_holes_may_arise() {
    let game = Position::new(&two())
        .tile("jungle clearing", "0,0 s") // 0,0 -1,1 0,1
        .tile("jungle clearing", "1,-1 n") // 1,-1 2,-2 1,-2
        .tile("jungle clearing", "2,-1 ne") // 2,-1 3,-1 3,-2
        .tile("jungle clearing", "1,1 s") // 1,1 0,2 1,2
        .tile("jungle clearing", "2,0 se") // 2,0 2,1 3,0
        .to_lay(Seat(0), "sand rock")
        .finish()
        .unwrap();
    let hole = Hex::new(1, 0);
    let reference = Reference::new(&game);
    assert!(!reference.cells.contains_key(&hole));
    assert!(hole.neighbours().iter().all(|hex| reference.cells.contains_key(hex)));
    let into_the_hole = |placement: &taluva::Placement| placement.hexes().contains(&hole);
    assert!(!reference.placements().iter().any(into_the_hole));
    assert_eq!(objections(&game, "lay 1,0 n"), [12, 12], "not on a volcano, and a gap");
}

#[test]
fn ta_12_an_eruption_lies_one_level_higher() {
    let mut game = pair(&two()).to_lay(Seat(0), "jungle lake").finish().unwrap();
    let events = play(&mut game, &["lay 0,0 se"]);
    assert!(matches!(events[0], Event::Laid { level: 2, volcano: Hex { q: 0, r: 0 }, .. }));
    let cells = Reference::new(&game).cells;
    for hex in [Hex::new(0, 0), Hex::new(0, 1), Hex::new(1, 0)] {
        assert_eq!(cells[&hex].level, 2);
    }
    assert_eq!(cells[&Hex::new(0, 1)].terrain, Some(taluva::Terrain::Jungle), "left");
    assert_eq!(cells[&Hex::new(1, 0)].terrain, Some(taluva::Terrain::Lake), "right");
    assert_eq!(cells[&Hex::new(-1, 1)].level, 1);
}

#[test]
fn ta_12_volcano_on_volcano() {
    let game = pair(&two()).to_lay(Seat(0), "jungle lake").finish().unwrap();
    // The same three hexes with the volcano on land.
    assert_eq!(
        objection(&game, "lay 1,0 sw"),
        "The volcano must lie on a volcano; 1,0 is sand (TA-12)"
    );
    assert_eq!(
        objection(&game, "lay 0,1 n"),
        "The volcano must lie on a volcano; 0,1 is rock (TA-12)"
    );
}

#[test]
fn ta_12_not_the_same_direction() {
    let game = pair(&two()).to_lay(Seat(0), "jungle lake").finish().unwrap();
    assert_eq!(objection(&game, "lay 0,0 s"), "The volcano beneath points south too (TA-12)");
}

#[test]
fn ta_12_no_gap_beneath() {
    let game = pair(&two()).to_lay(Seat(0), "jungle lake").finish().unwrap();
    let over_the_sea =
        "There would be a gap beneath; the levels are 0,0 (1), 1,0 (1), 1,-1 (0) (TA-12)";
    assert_eq!(objection(&game, "lay 0,0 ne"), over_the_sea);
    let high = mountain(&two()).to_lay(Seat(0), "jungle lake").finish().unwrap();
    assert_eq!(objections(&high, "lay 0,0 sw"), [12], "levels 3, 2 and 3");
    assert_eq!(objections(&high, "lay 2,-1 sw"), [12]);
}

#[test]
fn ta_12_two_volcanoes_may_be_covered() {
    let game = Position::new(&two())
        .tile("clearing rock", "0,0 s")
        .tile("sand lake", "1,0 se")
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert!(is_legal(&game, "lay 0,0 se"), "covers the volcanoes 0,0 and 1,0");
    assert!(is_legal(&game, "lay 1,0 sw"), "and the other way round");
}

#[test]
fn ta_12_three_volcanoes_may_be_covered() {
    let mut game = Position::new(&two())
        .tile("clearing rock", "0,0 s")
        .tile("sand lake", "1,-1 n")
        .tile("sand jungle", "1,0 se")
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert!(is_legal(&game, "lay 0,0 ne"));
    play(&mut game, &["lay 0,0 ne"]);
    assert_eq!(Reference::new(&game).cells[&Hex::new(1, -1)].level, 2);
}

#[test]
fn ta_13_covered_huts_go_to_the_box_whosever_they_are() {
    let mut game = pair(&two())
        .pieces(Seat(0), Piece::Hut, &["-1,1", "0,1"])
        .pieces(Seat(1), Piece::Hut, &["1,0", "2,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    let events = play(&mut game, &["lay 0,0 se"]);
    let covered: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Covered { place, seat, huts } => Some((*place, seat.0, *huts)),
            _ => None,
        })
        .collect();
    assert_eq!(covered, [(Hex::new(0, 1), 0, 1), (Hex::new(1, 0), 1, 1)]);
    assert_eq!(game.supply(Seat(0)).huts, 18, "not back to the supply");
    assert_eq!(game.supply(Seat(1)).huts, 18);
    let view = game.view(kernel::Viewer::Spectator);
    assert_eq!((view.seats[0].huts_lost, view.seats[1].huts_lost), (1, 1));
}

#[test]
fn ta_13_temples_and_towers_may_not_be_covered() {
    let temple = pair(&two())
        .pieces(Seat(0), Piece::Hut, &["-1,1"])
        .pieces(Seat(0), Piece::Temple, &["0,1"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert_eq!(
        objection(&temple, "lay 0,0 se"),
        "There is a temple on 0,1; it can't be covered (TA-13)"
    );
    // The summit points south, so that is forbidden anyway; the tower is told as well.
    let summit = mountain(&two()).pieces(Seat(0), Piece::Hut, &["1,0"]);
    let bare = summit.clone().to_lay(Seat(1), "sand rock").finish().unwrap();
    assert_eq!(objections(&bare, "lay 0,0 s"), [12]);
    let tower = summit.pieces(Seat(0), Piece::Tower, &["0,1"]);
    let tower = tower.to_lay(Seat(1), "sand rock").finish().unwrap();
    assert_eq!(objections(&tower, "lay 0,0 s"), [12, 13]);
}

#[test]
fn ta_14_a_settlement_may_not_be_wiped_out() {
    let single = pair(&two())
        .pieces(Seat(1), Piece::Hut, &["0,1"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    let text = "Nothing would be left of seat 1's settlement on 0,1 (TA-14)";
    assert_eq!(objection(&single, "lay 0,0 se"), text);
    let both = pair(&two())
        .pieces(Seat(1), Piece::Hut, &["0,1", "1,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert_eq!(objections(&both, "lay 0,0 se"), [14]);
    let third = pair(&two())
        .pieces(Seat(1), Piece::Hut, &["0,1", "1,0", "2,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert!(objections(&third, "lay 0,0 se").is_empty(), "one piece stays");
}

#[test]
fn ta_14_each_settlement_counts_on_its_own() {
    let game = pair(&two())
        .pieces(Seat(0), Piece::Hut, &["0,1"])
        .pieces(Seat(1), Piece::Hut, &["1,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert_eq!(objections(&game, "lay 0,0 se"), [14, 14]);
}

#[test]
fn ta_14_a_settlement_may_be_split() {
    let mut game = pair(&two())
        .pieces(Seat(1), Piece::Hut, &["-1,1", "0,1", "1,0", "2,0"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    assert_eq!(game.settlement_views().len(), 1);
    let landing = game.landing("0,0 se".parse().unwrap());
    assert_eq!(landing.splits.len(), 1);
    assert_eq!(landing.splits[0].parts, [[Hex::new(-1, 1)], [Hex::new(2, 0)]]);
    let events = play(&mut game, &["lay 0,0 se"]);
    assert!(events.iter().any(|event| matches!(event, Event::Split { seat: Seat(1), .. })));
    let names: Vec<_> = game.settlement_views().iter().map(|view| view.name).collect();
    assert_eq!(names, [Hex::new(-1, 1), Hex::new(2, 0)]);
}

#[test]
fn several_faults_are_told_one_by_one() {
    let game = pair(&two())
        .pieces(Seat(0), Piece::Temple, &["0,1"])
        .pieces(Seat(1), Piece::Hut, &["-1,1"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    // Same direction; a temple; two settlements of one field.
    assert_eq!(objections(&game, "lay 0,0 s"), [12, 13, 14, 14]);
}

/// Piling up whenever possible gets far above the levels the rulebook shows.
#[test]
fn ta_15_there_is_no_height_limit() {
    let best = (0..4).map(pile_up).max();
    assert!(best >= Some(6), "only {best:?} levels high");
}

/// Lays 48 tiles, always as high as possible, else close by; the level reached.
fn pile_up(seed: u64) -> u8 {
    let mut rng = crate::common::rng(seed);
    let mut position = Position::new(&two());
    let mut top = 0;
    for tile in taluva::Tile::all() {
        for _ in 0..taluva::Tile::MIX[tile.index()] {
            let game = position.clone().to_lay(Seat(0), &tile.to_string()).finish().unwrap();
            let best = legal(&game).into_iter().max_by_key(|action| {
                let taluva::Action::Lay(placement) = action else { panic!("{action}") };
                let steps = placement.volcano.distance(Hex::ORIGIN);
                (game.landing(*placement).level, 200 - steps, kernel::below(&mut rng, 1000))
            });
            let Some(taluva::Action::Lay(placement)) = best else { panic!("nothing to do") };
            top = top.max(game.landing(placement).level);
            position = position.tile(&tile.to_string(), &placement.to_string());
        }
    }
    assert_eq!(position.finish().unwrap().tiles_left(), 0);
    top
}

/// A hut touches a field three levels higher.
#[test]
fn ta_25_adjacency_ignores_level() {
    let game =
        mountain(&two()).pieces(Seat(0), Piece::Hut, &["-2,2"]).to_build(Seat(0)).finish().unwrap();
    assert!(is_legal(&game, "extend -2,2 jungle"), "level 1 beside level 3");
    assert!(is_legal(&game, "tower -1,1"));
    let joined = mountain(&two())
        .pieces(Seat(0), Piece::Hut, &["-2,2", "-1,1"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    assert_eq!(joined.settlement_views().len(), 1);
}

#[test]
fn ta_11_every_direction_of_the_first_tile_is_shore() {
    let game = Position::new(&two())
        .tile("jungle lake", "0,0 s")
        .to_lay(Seat(1), "sand rock")
        .finish()
        .unwrap();
    for direction in Direction::ALL {
        let far = Hex::ORIGIN.neighbour(direction).neighbour(direction);
        let near = |hex: &Hex| hex.distance(far) <= 1;
        let found = legal(&game).iter().any(|action| match action {
            taluva::Action::Lay(placement) => placement.hexes().iter().any(near),
            _ => false,
        });
        assert!(found, "{direction}");
    }
}
