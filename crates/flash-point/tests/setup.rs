//! Setting up: FP-10, FP-60 to FP-65, and set-ups that can't be.

mod common;

use common::{act, c, family, legal, play, refused, samples, view};
use flash_point::{Cell, CellSet, FlashPoint, Kind, Mode, Role, Setup, Stage};
use kernel::{Actor, Game, Scratch, Seat, Silent};

fn read(json: &str) -> Result<FlashPoint, String> {
    let setup: Setup = serde_json::from_str(json).map_err(|error| error.to_string())?;
    FlashPoint::new(&setup).map_err(|refusal| refusal.to_string())
}

fn cells(list: &[[u8; 2]]) -> CellSet {
    list.iter().map(|&[row, column]| c(row, column)).collect()
}

#[test]
fn fp_10_the_family_house() {
    let game = FlashPoint::new(&family(4)).unwrap();
    let fires = [[2, 2], [2, 3], [3, 2], [3, 3], [3, 4], [3, 5], [4, 4], [5, 6], [5, 7], [6, 6]];
    assert_eq!(game.fire(), cells(&fires));
    let view = view(&game);
    let pois: Vec<_> = view.pois.iter().map(|poi| (poi.cell, poi.kind)).collect();
    let hidden = [c(2, 4), c(5, 1), c(5, 8)].map(|cell| (cell, Kind::Hidden));
    assert_eq!(pois, hidden);
    assert_eq!((view.unseen_victims, view.unseen_alarms, view.pool), (10, 5, 12));
    assert!(view.doors.iter().all(|door| door.state == flash_point::Door::Closed));
    assert!(view.hazmats.is_empty() && view.hot_spots.is_empty() && view.smoke.is_empty());
    assert!(view.vehicles.iter().all(|vehicle| vehicle.spot.is_none()));
    assert_eq!((view.hot_spot_reserve, view.heal_markers), (0, 0));
}

#[test]
fn fp_10_each_firefighter_starts_on_any_ring_cell() {
    let mut game = FlashPoint::new(&family(2)).unwrap();
    assert_eq!((game.to_act(), legal(&game).len()), (Actor::Seat(Seat(0)), 32));
    assert_eq!(refused(&game, "start 1,1"), 10);
    assert_eq!(refused(&game, "move 0,1"), 60);
    play(&mut game, &["start 0,0"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)));
    play(&mut game, &["start 0,0"]);
    assert_eq!((game.to_act(), common::points(&game)), (Actor::Seat(Seat(0)), (4, 0)));
}

#[test]
fn fp_10_the_second_side_has_the_same_cells() {
    let game = FlashPoint::new(&Setup { side: 2, ..family(1) }).unwrap();
    assert_eq!((game.fire().len(), view(&game).doors.len()), (10, 7));
}

/// Plays the set-up at random up to a stage.
fn up_to(json: &str, stage: Stage, seed: u64) -> FlashPoint {
    let mut game = read(json).unwrap();
    let (mut scratch, mut rng) = (Scratch::default(), common::rng(seed));
    while view(&game).phase.stage != stage {
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
    game
}

#[test]
fn fp_60_what_the_difficulties_lay_out() {
    for (difficulty, blasts, hazmats, hot_spots, reserve) in
        [("recruit", 3, 3, 3, 6), ("veteran", 3, 4, 6, 6), ("heroic", 4, 4, 7, 12)]
    {
        let json = format!(r#"{{"players":2,"mode":"experienced","difficulty":"{difficulty}"}}"#);
        let game = up_to(&json, Stage::SetupHazmat, 1);
        assert_eq!(game.hot_spots().len(), blasts, "{difficulty}");
        let game = up_to(&json, Stage::Start, 1);
        let view = view(&game);
        let found = (view.hazmats.len(), view.hot_spots.len(), view.hot_spot_reserve);
        assert_eq!(found, (hazmats, hot_spots, reserve), "{difficulty}");
        assert_eq!(view.pois.len(), 3);
    }
    let json = r#"{"players":1,"mode":"experienced","difficulty":"heroic","heroic_hazmats":5}"#;
    assert_eq!(view(&up_to(json, Stage::Start, 1)).hazmats.len(), 5);
}

#[test]
fn fp_60_the_order_of_the_set_up() {
    let mut game = read(r#"{"players":3,"mode":"experienced"}"#).unwrap();
    let (mut scratch, mut rng, mut stages) = (Scratch::default(), common::rng(3), vec![]);
    while view(&game).phase.stage != Stage::Act {
        let stage = view(&game).phase.stage;
        if stages.last() != Some(&stage) {
            stages.push(stage);
        }
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
    use Stage::*;
    let order = [SetupExplosion, SetupHazmat, SetupPoi, Deal, SetupHotSpot, Start, Park];
    assert_eq!(stages, order);
}

const HEROIC: &str = r#"{"players":1,"mode":"experienced","difficulty":"heroic"}"#;

#[test]
fn fp_61_the_first_explosion_is_one_of_eight() {
    let start = read(HEROIC).unwrap();
    let cells = [(3, 3), (3, 4), (3, 5), (3, 6), (4, 6), (4, 5), (4, 4), (4, 3)];
    for (face, (row, column)) in (1..).zip(cells) {
        let mut game = start.clone();
        let text = format!("black {face}");
        play(&mut game, &[&text]);
        assert!(game.hot_spots().contains(c(row, column)) && game.fire().contains(c(row, column)));
        assert!(game.fire().len() > 1, "it explodes");
    }
    assert_eq!(refused(&start, "roll 3,3"), 60);
}

#[test]
fn fp_61_the_second_again_while_it_burns_the_third_turns_the_black_die() {
    let mut game = read(HEROIC).unwrap();
    play(&mut game, &["black 1"]);
    assert_eq!(refused(&game, "roll 3,3"), 61);
    play(&mut game, &["roll 6,7"]);
    // 7 is turned to 4: column 4, where 3,4 burns from the first explosion.
    assert!(game.fire().contains(c(3, 4)));
    assert_eq!(refused(&game, "red 3"), 61);
    assert_eq!(refused(&game, "roll 1,1"), 60);
    play(&mut game, &["red 6"]);
    assert!(game.hot_spots().contains(c(6, 4)));
    // The fourth, for heroes only: both dice.
    play(&mut game, &["roll 1,1"]);
    assert_eq!((view(&game).phase.stage, game.hot_spots().len()), (Stage::SetupHazmat, 4));
    assert!((game.fire() & CellSet::RING).is_empty(), "fire blown outside is removed");
    assert!(game.house().markers() > 0, "damage counts");
}

#[test]
fn fp_61_opposite_faces_of_the_black_die() {
    let column = |json: &str, second: &str| {
        let mut game = read(json).unwrap();
        play(&mut game, &["black 1", second, "red 1"]);
        let before: CellSet = cells(&[[3, 3]]);
        let spots = game.hot_spots() - before;
        let third = spots.iter().find(|cell| cell.row() == 1).unwrap();
        third.column()
    };
    let sum9 = r#"{"players":1,"mode":"experienced","black_die":"sum9"}"#;
    let boxed = r#"{"players":1,"mode":"experienced"}"#;
    let turned = [6, 5, 8, 7, 2, 1, 4, 3];
    for face in 1..=8 {
        let second = format!("roll 6,{face}");
        assert_eq!(column(boxed, &second), turned[face - 1]);
        assert_eq!(usize::from(column(sum9, &second)), 9 - face);
    }
}

#[test]
fn fp_62_hazmats_and_poi_are_rolled_apart_and_off_the_fire() {
    let mut game = up_to(HEROIC, Stage::SetupHazmat, 5);
    let burning = game.fire().iter().next().unwrap();
    assert_eq!(refused(&game, &format!("roll {burning}")), 62);
    let free: Vec<Cell> = (CellSet::HOUSE - game.fire()).iter().collect();
    let rolls: Vec<String> = free.iter().take(4).map(|cell| format!("roll {cell}")).collect();
    play(&mut game, &[&rolls[0]]);
    assert_eq!(refused(&game, &rolls[0]), 62, "again on another hazmat");
    play(&mut game, &[&rolls[1], &rolls[2], &rolls[3]]);
    assert_eq!(view(&game).phase.stage, Stage::SetupPoi);
    assert_eq!(refused(&game, &format!("roll {burning}")), 62);
    play(&mut game, &[&rolls[0]]);
    assert_eq!(refused(&game, &rolls[0]), 62, "again on another POI");
    let view = view(&game);
    assert_eq!((view.unseen_victims, view.unseen_alarms), (10, 5));
}

#[test]
fn fp_63_hot_spots_by_difficulty_and_firefighters() {
    for (figures, extra) in [(1, 0), (2, 0), (3, 2), (4, 3), (5, 3), (6, 3)] {
        for (difficulty, base) in [("recruit", 0), ("veteran", 3), ("heroic", 3)] {
            let figures = format!(r#""players":1,"figures":{figures}"#);
            let rest = format!(r#""mode":"experienced","difficulty":"{difficulty}""#);
            let json = format!("{{{figures},{rest}}}");
            let blasts = if difficulty == "heroic" { 4 } else { 3 };
            let game = up_to(&json, Stage::Start, 2);
            assert_eq!(game.hot_spots().len(), blasts + base + extra, "{json}");
        }
    }
    let game = up_to(r#"{"players":3,"mode":"experienced"}"#, Stage::SetupHotSpot, 2);
    let taken = game.hot_spots().iter().next().unwrap();
    assert_eq!(refused(&game, &format!("roll {taken}")), 63);
}

#[test]
fn fp_64_cards_are_dealt_or_chosen_and_one_may_lead_several() {
    let mut game = up_to(r#"{"players":2,"figures":3,"mode":"experienced"}"#, Stage::Deal, 2);
    assert_eq!((game.to_act(), legal(&game).len()), (Actor::Chance, 8));
    play(&mut game, &["deal captain"]);
    assert_eq!(refused(&game, "deal captain"), 64);
    play(&mut game, &["deal cafs", "deal driver"]);
    let roles: Vec<_> = view(&game).figures.iter().map(|figure| figure.role).collect();
    assert_eq!(roles, [Some(Role::Captain), Some(Role::Cafs), Some(Role::Driver)]);
    let seats: Vec<_> = view(&game).figures.iter().map(|figure| figure.seat).collect();
    assert_eq!(seats, [Seat(0), Seat(1), Seat(0)]);
    let chosen = common::experts(&[Role::Rescue, Role::Imaging]);
    let game = FlashPoint::new(&chosen).unwrap();
    assert_eq!(view(&game).figures[1].role, Some(Role::Imaging));
}

#[test]
fn fp_65_the_team_parks_both_vehicles() {
    let mut game = up_to(r#"{"players":2,"mode":"experienced"}"#, Stage::Park, 2);
    assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
    assert_eq!(refused(&game, "park engine top"), 65);
    play(&mut game, &["park ambulance left"]);
    let engine: Vec<_> =
        ["top", "right", "bottom", "left"].map(|s| format!("park engine {s}")).into();
    assert_eq!(legal(&game), engine);
    play(&mut game, &["park engine right"]);
    assert_eq!(view(&game).phase.stage, Stage::Act);
    assert_eq!(view(&game).vehicles[1].quadrant, Some(flash_point::Quadrant::BottomRight));
}

#[test]
fn set_ups_that_cannot_be_are_refused_with_their_clause() {
    for (json, clause) in [
        (r#"{"players":0}"#, "FP-10"),
        (r#"{"players":7}"#, "FP-10"),
        (r#"{"players":255}"#, "FP-10"),
        (r#"{"cooperative":false}"#, "FP-50"),
        (r#"{"players":3,"figures":2}"#, "FP-64"),
        (r#"{"players":1,"figures":7}"#, "FP-64"),
        (r#"{"players":1,"figures":0}"#, "FP-64"),
        (r#"{"side":3}"#, "FP-2"),
        (r#"{"side":0}"#, "FP-2"),
        (r#"{"difficulty":"heroic"}"#, "FP-10"),
        (r#"{"players":1,"specialists":["cafs"]}"#, "FP-10"),
        (r#"{"black_die":"sum9"}"#, "FP-10"),
        (r#"{"mode":"experienced","heroic_hazmats":5}"#, "FP-60"),
        (r#"{"mode":"experienced","difficulty":"heroic","heroic_hazmats":6}"#, "FP-60"),
        (r#"{"players":2,"mode":"experienced","specialists":["cafs"]}"#, "FP-64"),
        (r#"{"players":2,"mode":"experienced","specialists":["cafs","cafs"]}"#, "FP-64"),
    ] {
        let error = read(json).map(|_| ()).expect_err(json);
        assert!(error.ends_with(&format!("({clause})")), "{json}: {error}");
    }
}

#[test]
fn malformed_set_ups_are_errors_not_panics() {
    for json in [
        "",
        "null",
        r#"["four"]"#,
        r#"{"players":-1}"#,
        r#"{"players":1e99}"#,
        r#"{"players":"four"}"#,
        r#"{"colour":"red"}"#,
        r#"{"mode":"easy"}"#,
        r#"{"specialists":["plumber"]}"#,
        r#"{"players":99999999999999999999}"#,
    ] {
        assert!(read(json).is_err(), "{json}");
    }
}

#[test]
fn samples_cover_every_mode_side_difficulty_and_specialist() {
    let all = samples();
    let experienced = || all.iter().filter(|setup| setup.mode == Mode::Experienced);
    for side in [1, 2] {
        assert!(all.iter().any(|setup| setup.mode == Mode::Family && setup.side == side));
        assert!(experienced().any(|setup| setup.side == side));
    }
    for difficulty in flash_point::Difficulty::ALL {
        assert!(experienced().any(|setup| setup.difficulty == difficulty));
    }
    for role in Role::ALL {
        assert!(experienced().any(|setup| setup.specialists.iter().flatten().any(|r| *r == role)));
    }
}

#[test]
fn strange_texts_are_no_actions() {
    for text in [
        "",
        " ",
        "move",
        "move 3",
        "move 8,1",
        "move 03,4",
        "move 3, 4",
        "move 3,4 ",
        "Move 3,4",
        "command 7 move 1,1",
        "command 0 drop",
        "command 1 gun",
        "treat held",
        "treat held 9",
        "red 7",
        "red 0",
        "black 9",
        "roll 9,9",
        "turn",
        "end",
        "end  turn",
        "play",
        "deal chef",
        "drive engine left",
        "park bus top",
        "carry hidden",
        "spend",
        "crew",
        "ride",
        "move 3,4 5",
    ] {
        assert!(text.parse::<flash_point::Action>().is_err(), "{text:?}");
    }
    // Whatever can be read is judged, never a panic.
    for setup in samples() {
        let game = FlashPoint::new(&setup).unwrap();
        for text in ["command 6 move 7,9", "treat held 6", "detonate 0,0", "red 6", "black 8"] {
            let _ = game.why_not(act(text));
        }
    }
}
