//! Flights (VU-10 to VU-13).

mod common;

use common::{at, built, forbidden, legal, play, position, start, tile, volcano};
use forest::Colour;
use kernel::{Actor, Game, Seat};
use vulkan::{Action, Event, Position, Vulkan};

fn path(game: &Vulkan, flight: &str) -> Vec<String> {
    let Ok(Action::Fly(flight)) = flight.parse() else { panic!("canonical text") };
    game.preview(flight).unwrap().path.iter().map(ToString::to_string).collect()
}

/// A row of four with a gap behind the third, on top of the volcano's row.
///
/// ```text
///    a b c . d
///     V e f g
/// ```
fn gap() -> Vulkan {
    let tiles = [
        tile(0, 0, 1),
        tile(1, 0, 5),
        tile(2, 0, 5),
        tile(4, 0, 5),
        volcano(0, 1),
        tile(1, 1, 5),
        tile(2, 1, 5),
        tile(3, 1, 6),
    ];
    built(4, 0, &tiles)
}

#[test]
fn vu_10_a_flight_ends_at_a_gap_or_the_rim() {
    assert_eq!(path(&gap(), "fly 0,0 e red"), ["0,0", "1,0", "2,0"]);
    assert_eq!(path(&gap(), "fly 2,0 w red"), ["2,0", "1,0", "0,0"]);
    assert_eq!(path(&gap(), "fly 4,0 e red"), ["4,0"]);
    assert_eq!(path(&gap(), "fly 3,1 ne red"), ["3,1", "4,0"]);
}

#[test]
fn vu_10_a_flight_begins_over_a_free_edge() {
    assert_eq!(forbidden(&gap(), "fly 1,0 e red"), ["VU-10"]);
    assert_eq!(forbidden(&gap(), "fly 3,0 e red"), ["VU-10"]);
    assert_eq!(forbidden(&gap(), "fly -9,40 sw red"), ["VU-10"]);
}

/// The whole row is flown: no flight stops early, each row gives one flight from either end.
#[test]
fn vu_10_each_row_is_flown_whole_from_either_end() {
    let flights = legal(&gap());
    let along_east: Vec<_> = flights.iter().filter(|flight| flight.ends_with(" e red")).collect();
    assert_eq!(along_east, ["fly 0,0 e red", "fly 4,0 e red"]);
}

#[test]
fn vu_10_a_flight_may_start_from_a_hole() {
    let mut game = start(r#"{"layout":"crater"}"#);
    common::play_while(&mut game, &mut common::rng(0), |game| {
        game.phase() == vulkan::Phase::TurningUp
    });
    play(&mut game, "volcano 1,1");
    // The hole is at 1,3.
    assert_eq!(path(&game, "fly 2,3 e red"), ["2,3", "3,3", "4,3"]);
    assert_eq!(path(&game, "fly -2,3 e red"), ["-2,3", "-1,3", "0,3"]);
    assert_eq!(path(&game, "fly 0,3 w red"), ["0,3", "-1,3", "-2,3"]);
}

#[test]
fn vu_11_a_row_with_the_volcano_may_not_be_flown() {
    assert_eq!(forbidden(&gap(), "fly 3,1 w red"), ["VU-11"]);
    assert_eq!(forbidden(&gap(), "fly 0,1 e red"), ["VU-11"]);
    assert_eq!(forbidden(&gap(), "fly 1,1 w red"), ["VU-10", "VU-11"]);
}

#[test]
fn vu_12_loads_drop_in_order_of_flight_while_there_are_any() {
    let mut few = position(4, 0, &gap_tiles());
    few.supplies[0] = [2, 0, 0, 0];
    let mut game = few.build().unwrap();
    let events = play(&mut game, "fly 2,0 w red");
    let dropped: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Dropped { place, left, .. } => Some(format!("{place}: {left}")),
            _ => None,
        })
        .collect();
    assert_eq!(dropped, ["2,0: 1", "1,0: 0"]);
    assert_eq!(at(&game, 0, 0).loads, [0; 4]);
    assert_eq!(game.supply(Seat(0), Colour::Red), 0);
}

fn gap_tiles() -> Vec<vulkan::Tile> {
    vec![tile(0, 0, 1), tile(1, 0, 5), tile(2, 0, 5), volcano(0, 1), tile(1, 1, 5)]
}

#[test]
fn vu_12_full_tiles_are_flown_over() {
    // The middle tile is full and held on all sides but two opposite ones.
    let tiles = [
        tile(0, 0, 5),
        tile(1, 0, 1).with_loads([0, 0, 0, 1]),
        tile(2, 0, 5),
        volcano(1, -1),
        tile(0, 1, 5),
        tile(1, 1, 5),
        tile(2, -1, 3),
    ];
    let mut game = built(4, 0, &tiles);
    play(&mut game, "fly 0,0 e red");
    let loads = [0, 1, 2].map(|q| at(&game, q, 0).loads);
    assert_eq!(loads, [[1, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0]]);
    assert_eq!(game.supply(Seat(0), Colour::Red), 10);
}

#[test]
fn vu_12_at_least_one_load_must_be_dropped() {
    // Full, but not loose: only one edge is free.
    let tiles = [
        tile(0, 0, 1).with_loads([0, 1, 0, 0]),
        volcano(1, 0),
        tile(1, -1, 5),
        tile(0, -1, 5),
        tile(-1, 1, 5),
        tile(0, 1, 5),
    ];
    let game = built(4, 0, &tiles);
    assert_eq!(forbidden(&game, "fly 0,0 e red"), ["VU-11", "VU-12"]);
    let none = position(4, 0, &[volcano(0, 0), tile(1, 0, 1), tile(2, 0, 5)]);
    let none = Position { supplies: [[0; 4], [0, 3, 0, 0], [0; 4], [0; 4]], ..none };
    let game = none.build().unwrap();
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)));
    assert_eq!(forbidden(&game, "fly 2,0 nw red"), ["VU-5"]);
}

#[test]
fn vu_12_a_full_row_is_no_flight() {
    let full = tile(2, -1, 1).with_loads([0, 1, 0, 0]);
    let around = [tile(1, -1, 5), tile(1, 0, 5), tile(3, -1, 5), tile(3, -2, 5)];
    let game = built(4, 0, &[&[volcano(0, 0), full][..], &around].concat());
    // Through the full tile from north-west to south-east nothing else lies.
    assert_eq!(forbidden(&game, "fly 2,-1 se red"), ["VU-12"]);
    assert!(!legal(&game).iter().any(|flight| flight.starts_with("fly 2,-1 se")));
}

/// 27 full tiles and one at the far end that takes a load: a row much longer than games have.
#[test]
fn vu_12_a_single_free_space_far_away_makes_a_row_flyable() {
    let numbers = [1, 2, 3, 4].into_iter().flat_map(|number| [number; 6]).chain([5, 5, 5]);
    let mut colours = Colour::ALL.into_iter().cycle().map(Colour::index);
    let mut tiles = vec![volcano(0, 1), tile(27, 0, 6)];
    for (q, number) in numbers.enumerate() {
        let mut loads = [0; 4];
        for colour in colours.by_ref().take(usize::from(number).div_ceil(2)) {
            loads[colour] += 1;
        }
        tiles.push(tile(q as i8, 0, number).with_loads(loads));
    }
    let mut few = position(2, 1, &tiles);
    few.supplies = [[0; 4], [0, 0, 0, 1], [0; 4], [0; 4]];
    let game = few.build().unwrap();
    for flight in ["fly 0,0 e yellow", "fly 27,0 w yellow"] {
        assert!(legal(&game).contains(&flight.to_owned()));
        let Ok(Action::Fly(flight)) = flight.parse() else { panic!("canonical text") };
        let preview = game.preview(flight).unwrap();
        assert_eq!((preview.path.len(), preview.drops), (28, vec![hex::Hex::new(27, 0)]));
    }
}

#[test]
fn vu_12_one_colour_a_turn() {
    let mut game = built(2, 0, &gap_tiles());
    let colours = |game: &Vulkan| -> Vec<String> {
        let all = legal(game);
        let mut words: Vec<String> =
            all.iter().filter_map(|flight| flight.split(' ').nth(3)).map(Into::into).collect();
        words.sort();
        words.dedup();
        words
    };
    assert_eq!(colours(&game), ["green", "red"]);
    assert_eq!(forbidden(&game, "fly 0,0 e blue"), ["VU-5"]);
    play(&mut game, "fly 1,1 nw green");
    assert_eq!(game.supply(Seat(0), Colour::Red), 12);
    assert_eq!(game.supply(Seat(0), Colour::Green), 10);
    assert_eq!(colours(&game), ["blue", "yellow"]);
}

#[test]
fn vu_5_three_players_use_own_or_neutral_loads() {
    let mut neutral = position(3, 1, &gap_tiles());
    neutral.supplies = [[12, 0, 0, 4], [0, 12, 0, 1], [0, 0, 12, 4], [0; 4]];
    let mut game = neutral.build().unwrap();
    assert_eq!(forbidden(&game, "fly 0,0 e red"), ["VU-5"]);
    play(&mut game, "fly 0,0 e yellow");
    assert_eq!(game.supply(Seat(1), Colour::Yellow), 0);
    play(&mut game, "fly 1,1 nw blue");
    play(&mut game, "fly 1,1 nw red");
    assert_eq!(forbidden(&game, "fly 1,1 nw yellow"), ["VU-12"]);
}

#[test]
fn vu_13_a_seat_without_loads_misses_its_turn_by_itself() {
    let mut lack = position(4, 0, &gap_tiles());
    lack.supplies = [[5, 0, 0, 0], [0; 4], [0; 4], [0, 0, 0, 12]];
    let mut game = lack.build().unwrap();
    let events = play(&mut game, "fly 1,1 nw red");
    let missed: Vec<&Event> =
        events.iter().filter(|event| matches!(event, Event::Missed { .. })).collect();
    assert_eq!(missed, [&Event::Missed { seat: Seat(1) }, &Event::Missed { seat: Seat(2) }]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(3)));
    // The turn comes round again.
    play(&mut game, "fly 1,1 nw yellow");
    assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
}

#[test]
fn vu_13_nobody_may_decline_to_fly() {
    assert!("pass".parse::<Action>().is_err());
    assert!(legal(&gap()).iter().all(|action| action.starts_with("fly ")));
}

#[test]
fn vu_13_a_seat_may_fly_again_when_all_others_can_not() {
    let mut alone = position(3, 2, &gap_tiles());
    alone.supplies = [[0; 4], [0; 4], [0, 0, 6, 0], [0; 4]];
    let mut game = alone.build().unwrap();
    play(&mut game, "fly 1,1 nw blue");
    assert_eq!(game.to_act(), Actor::Seat(Seat(2)));
}
