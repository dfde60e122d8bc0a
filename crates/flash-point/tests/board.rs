//! The printed board, walls and doors: FP-1 to FP-4, FP-73, FP-96.

mod common;

use common::{act, c, empty, family, play, refused};
use flash_point::{
    Barrier, Board, Cell, CellSet, Direction, Door, Event, Quadrant, Spot, Vehicle, arrow,
};
use kernel::Game;
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(include_str!("data/boards.json")).expect("the board data")
}

fn cell(value: &Value) -> Cell {
    c(value[0].as_u64().unwrap() as u8, value[1].as_u64().unwrap() as u8)
}

fn edges(value: &Value) -> Vec<(Cell, Cell)> {
    value.as_array().unwrap().iter().map(|edge| (cell(&edge[0]), cell(&edge[1]))).collect()
}

#[test]
fn fp_1_the_house_has_6_rows_of_8_and_a_ring_with_corners() {
    assert_eq!(CellSet::HOUSE.len(), 48);
    assert_eq!(CellSet::RING.len(), 32);
    assert!((CellSet::HOUSE & CellSet::RING).is_empty());
    for corner in [c(0, 0), c(0, 9), c(7, 0), c(7, 9)] {
        assert!(CellSet::RING.contains(corner) && !corner.in_house());
    }
    assert_eq!((Cell::of_house(0), Cell::of_house(47)), (c(1, 1), c(6, 8)));
    assert_eq!(c(2, 5).step(Direction::North), Some(c(1, 5)));
    assert_eq!(c(2, 9).step(Direction::East), None);
}

#[test]
fn fp_2_edges_are_as_printed_on_both_sides() {
    let data = data();
    for side in [1, 2] {
        let (board, printed) = (Board::side(side), &data["boards"][format!("side{side}")]);
        let mut walls = edges(&printed["interior_walls"]);
        walls.extend(edges(&printed["exterior_walls"]));
        let doors = edges(&printed["interior_doors"]);
        let openings = edges(&printed["exterior_openings"]);
        assert_eq!((doors.len(), openings.len()), if side == 1 { (8, 4) } else { (7, 2) });
        for a in (CellSet::HOUSE | CellSet::RING).iter() {
            for direction in Direction::ALL {
                let Some(b) = a.step(direction) else {
                    assert_eq!(board.barrier(a, direction), Barrier::Rim);
                    continue;
                };
                let edge = (a.min(b), a.max(b));
                let expected = (walls.contains(&edge), doors.contains(&edge));
                let found = board.barrier(a, direction);
                let kinds = (matches!(found, Barrier::Wall(_)), matches!(found, Barrier::Door(_)));
                assert_eq!(kinds, expected, "side {side}, {a} to {b}");
                assert_eq!(found == Barrier::Opening, openings.contains(&edge));
                if !a.in_house() && !b.in_house() {
                    assert_eq!(found, Barrier::Floor, "ring edges are open");
                }
            }
        }
        // Every edge between house and ring is a wall or an opening.
        let outer = edges(&printed["exterior_walls"]).len() + openings.len();
        assert_eq!(outer, 28);
    }
}

#[test]
fn fp_2_an_opening_cannot_be_closed_chopped_or_damaged() {
    let mut game = empty(&family(1)).fire([c(3, 1)]).figure(1, c(3, 0)).build().unwrap();
    assert_eq!(refused(&game, "close 3,1"), 24);
    assert_eq!(refused(&game, "chop 3,1"), 26);
    play(&mut game, &["move 2,0", "end turn", "roll 3,1"]);
    // Walls north and south of 3,1 are open floor; the blast leaves by the opening.
    assert_eq!(game.house().markers(), 0);
}

#[test]
fn fp_3_adjacency_needs_a_shared_open_edge() {
    let game = empty(&family(1)).build().unwrap();
    let house = *game.house();
    assert!(house.passable(c(1, 1), Direction::East), "open floor");
    assert!(!house.passable(c(1, 1), Direction::North), "a wall");
    assert!(!house.passable(c(1, 3), Direction::East), "a closed door");
    assert!(house.passable(c(1, 6), Direction::North), "an opening");
    let around = house.adjacent(CellSet::of(c(2, 2)));
    assert_eq!(around, [c(1, 2), c(2, 1), c(2, 3), c(3, 2)].into_iter().collect());
    assert_eq!(game.why_not(act("move 1,1")).unwrap().clause.number(), 3);
}

#[test]
fn fp_3_one_marker_damages_two_destroy_and_there_is_no_third() {
    let mut game = empty(&family(1)).figure(1, c(1, 5)).build().unwrap();
    play(&mut game, &["chop 1,6"]);
    assert_eq!(refused(&game, "move 1,6"), 3);
    let mut other = game.clone();
    play(&mut other, &["chop 1,6"]);
    assert!(other.house().passable(c(1, 5), Direction::East));
    let game = empty(&family(1)).figure(1, c(1, 5)).damage(c(1, 5), c(1, 6), 2).build().unwrap();
    assert_eq!(refused(&game, "chop 1,6"), 3);
    assert!(common::offers(&game, "move 1,6"));
}

#[test]
fn fp_3_a_door_torn_off_is_an_open_passage_without_markers() {
    let game = empty(&family(1)).figure(1, c(1, 3)).door(c(1, 3), c(1, 4), Door::Gone);
    let game = game.build().unwrap();
    assert!(common::offers(&game, "move 1,4"));
    assert_eq!(refused(&game, "close 1,4"), 24);
    assert_eq!(refused(&game, "chop 1,4"), 26);
    assert_eq!(game.house().markers(), 0);
}

/// 23 markers on walls far from the rooms of the test.
fn nearly_down(figure: Cell) -> flash_point::Position {
    let mut position = empty(&family(1)).figure(1, figure);
    for (a, b) in [
        ((0, 1), (1, 1)),
        ((0, 2), (1, 2)),
        ((0, 3), (1, 3)),
        ((0, 4), (1, 4)),
        ((0, 5), (1, 5)),
        ((0, 7), (1, 7)),
        ((0, 8), (1, 8)),
        ((1, 0), (1, 1)),
        ((2, 0), (2, 1)),
        ((4, 0), (4, 1)),
        ((5, 0), (5, 1)),
    ] {
        position = position.damage(c(a.0, a.1), c(b.0, b.1), 2);
    }
    position.damage(c(6, 8), c(7, 8), 1)
}

#[test]
fn fp_4_the_24th_marker_by_axe_brings_the_building_down() {
    let mut game = nearly_down(c(6, 8)).build().unwrap();
    assert_eq!(game.house().markers(), 23);
    let events = play(&mut game, &["chop 7,8"]);
    assert!(events.contains(&Event::Collapsed));
    assert!(game.house().collapsed() && !game.outcome().unwrap().common.unwrap().won);
}

#[test]
fn fp_4_the_24th_marker_by_blast_brings_the_building_down_at_once() {
    let mut game = nearly_down(c(7, 9)).fire([c(6, 8)]).build().unwrap();
    play(&mut game, &["end turn"]);
    let events = play(&mut game, &["roll 6,8"]);
    assert!(events.contains(&Event::Collapsed));
    // The first wall hit was the last: the others are spared.
    assert_eq!(game.house().markers(), 24);
    assert!(game.outcome().is_some());
}

#[test]
fn fp_73_spots_and_quadrants_are_as_printed() {
    let data = data();
    for side in [1, 2] {
        let (board, printed) = (Board::side(side), &data["boards"][format!("side{side}")]);
        for (n, spot) in Spot::ALL.into_iter().enumerate() {
            for (vehicle, name) in [
                (Vehicle::Ambulance, "ambulance_spots_clockwise"),
                (Vehicle::Engine, "engine_spots_clockwise"),
            ] {
                let given = &printed[name][n];
                assert_eq!(given["side"], spot.word());
                let cells = [cell(&given["cells"][0]), cell(&given["cells"][1])];
                assert_eq!(board.parking(vehicle, spot), cells);
            }
            let quadrant = match printed["engine_spots_clockwise"][n]["quadrant"].as_str() {
                Some("TL") => Quadrant::TopLeft,
                Some("TR") => Quadrant::TopRight,
                Some("BL") => Quadrant::BottomLeft,
                _ => Quadrant::BottomRight,
            };
            assert_eq!(board.quadrant(spot), quadrant);
        }
    }
    let all = Quadrant::ALL.into_iter().fold(CellSet::EMPTY, |all, q| all | q.cells());
    assert_eq!(all, CellSet::HOUSE);
    assert!(Quadrant::ALL.into_iter().all(|quadrant| quadrant.cells().len() == 12));
}

#[test]
fn fp_96_arrows_are_as_printed_and_end_in_the_middle() {
    let data = data();
    for from in CellSet::HOUSE.iter() {
        assert_eq!(arrow(from), cell(&data["poi_arrows"][from.to_string()]["next"]));
        let mut at = from;
        for _ in 0..48 {
            at = arrow(at);
        }
        assert!((3..=4).contains(&at.row()) && (3..=6).contains(&at.column()), "{from}");
    }
}
