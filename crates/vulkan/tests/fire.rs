//! What goes out and what is cut off (VU-14 to VU-17).

mod common;

use common::{at, built, play, tile, volcano};
use forest::Colour;
use kernel::Seat;
use vulkan::{Event, Fate, Vulkan};

/// The tiles given out or lost, as "place number", then to whom and why.
fn losses(events: &[Event]) -> Vec<String> {
    let told = |event: &Event| match event {
        Event::Extinguished { place, number, award, .. } => {
            Some(format!("out {place} {number} to {} {:?}", award.to.0, award.by))
        }
        Event::Isolated { place, number, award: Some(award), .. } => {
            Some(format!("cut {place} {number} to {} {:?}", award.to.0, award.by))
        }
        Event::Isolated { place, number, award: None, .. } => {
            Some(format!("cut {place} {number} gone"))
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

#[test]
fn vu_14_a_full_loose_tile_goes_out() {
    let mut game = built(4, 0, &[volcano(0, 0), tile(1, 0, 2), tile(-1, 0, 6)]);
    let events = play(&mut game, "fly 1,0 ne red");
    assert_eq!(losses(&events), ["out 1,0 2 to 0 Majority"]);
    assert_eq!(at(&game, 1, 0).fate, Fate::Pile(Seat(0)));
}

#[test]
fn vu_14_a_tile_with_a_free_space_stays() {
    let mut game = built(4, 0, &[volcano(0, 0), tile(1, 0, 3), tile(-1, 0, 6)]);
    let events = play(&mut game, "fly 1,0 ne red");
    assert!(losses(&events).is_empty());
    assert!(at(&game, 1, 0).loose);
}

/// The tile in the middle of the row has free edges at two opposite sides only.
#[test]
fn vu_14_free_edges_that_are_not_side_by_side_do_not_count() {
    let ring = [tile(1, 0, 5), tile(1, -1, 5), tile(-1, 0, 5), tile(-1, 1, 5)];
    let tiles = [&[tile(0, 0, 1), volcano(2, -1)][..], &ring].concat();
    let mut game = built(4, 0, &tiles);
    let events = play(&mut game, "fly 0,0 nw red");
    assert!(losses(&events).is_empty());
    let middle = at(&game, 0, 0);
    assert_eq!((middle.loads, middle.free_edges, middle.loose), ([1, 0, 0, 0], 2, false));
}

/// Each tile taken away loosens the next: a chain of full tiles goes out round by round.
#[test]
fn vu_14_taking_tiles_away_may_put_out_others() {
    // Two full 1s wedged between 6s at the rim; the third, still empty, holds them.
    let wedged = [
        volcano(0, 0),
        tile(1, 0, 1).with_loads([0, 1, 0, 0]),
        tile(2, 0, 1),
        tile(0, 1, 6),
        tile(1, 1, 6),
        tile(1, -1, 6),
        tile(2, -1, 6),
    ];
    let mut game = built(4, 0, &wedged);
    assert!(!at(&game, 1, 0).loose);
    let events = play(&mut game, "fly 2,0 sw red");
    assert_eq!(losses(&events), ["out 2,0 1 to 0 Majority"]);
    assert!(!at(&game, 1, 0).loose);
    let chain = [
        volcano(0, 0),
        tile(1, 0, 1).with_loads([0, 1, 0, 0]),
        tile(2, 0, 1),
        tile(1, 1, 6),
        tile(0, 1, 6),
        tile(1, -1, 6),
    ];
    let mut game = built(4, 0, &chain);
    assert!(!at(&game, 1, 0).loose);
    let events = play(&mut game, "fly 2,0 nw red");
    assert_eq!(losses(&events), ["out 2,0 1 to 0 Majority", "out 1,0 1 to 1 Majority"]);
    let rounds = events.iter().filter_map(|event| match event {
        Event::Extinguished { round, .. } => Some(*round),
        _ => None,
    });
    assert_eq!(rounds.collect::<Vec<_>>(), [1, 2]);
}

/// A bridge goes out; what lies beyond is cut off, with loads or without.
fn bridge(players: u8, turn: u8, beyond: [u8; 4]) -> Vulkan {
    let tiles = [
        volcano(0, 0),
        tile(1, 0, 1),
        tile(2, 0, 5).with_loads(beyond),
        tile(3, 0, 4),
        tile(-1, 0, 6),
    ];
    built(players, turn, &tiles)
}

#[test]
fn vu_15_what_is_not_connected_with_the_volcano_is_cut_off() {
    let mut game = bridge(4, 0, [0, 1, 0, 0]);
    let events = play(&mut game, "fly 1,0 ne red");
    let expected = ["out 1,0 1 to 0 Majority", "cut 2,0 5 to 1 Majority", "cut 3,0 4 gone"];
    assert_eq!(losses(&events), expected);
    assert_eq!(at(&game, 3, 0).fate, Fate::Gone);
    assert_eq!(at(&game, -1, 0).fate, Fate::Burning);
}

/// First everything that goes out, then everything that is cut off, even what touches it.
#[test]
fn vu_15_isolated_tiles_come_after_all_extinguished_ones() {
    let mut game = bridge(4, 2, [0, 1, 1, 0]);
    let events = play(&mut game, "fly 1,0 ne blue");
    assert!(losses(&events)[0].starts_with("out"));
    assert!(losses(&events)[1..].iter().all(|loss| loss.starts_with("cut")));
}

#[test]
fn vu_16_a_tie_goes_to_who_flew_even_without_a_load_there() {
    let mut game = bridge(4, 3, [1, 1, 0, 0]);
    let events = play(&mut game, "fly 1,0 ne yellow");
    assert_eq!(losses(&events)[1], "cut 2,0 5 to 3 Tie");
}

#[test]
fn vu_16_a_majority_goes_to_its_colour_whoever_flew() {
    let mut game = bridge(4, 3, [1, 2, 0, 0]);
    let events = play(&mut game, "fly 1,0 ne yellow");
    assert_eq!(losses(&events)[1], "out 2,0 5 to 1 Majority");
}

#[test]
fn vu_16_a_neutral_majority_goes_to_who_flew() {
    let mut game = bridge(3, 2, [1, 0, 0, 2]);
    let events = play(&mut game, "fly 1,0 ne blue");
    assert_eq!(losses(&events)[1], "out 2,0 5 to 2 Neutral");
    let mut game = bridge(3, 2, [0, 0, 0, 1]);
    let events = play(&mut game, "fly 1,0 ne blue");
    assert_eq!(losses(&events)[1], "cut 2,0 5 to 2 Neutral");
}

#[test]
fn vu_16_two_players_count_each_colour_on_its_own() {
    // Red and green belong to seat 0, blue to seat 1: a load each is a tie of three.
    let mut game = bridge(2, 1, [1, 1, 1, 0]);
    let events = play(&mut game, "fly 1,0 ne yellow");
    assert_eq!(losses(&events)[1], "out 2,0 5 to 1 Tie");
    let mut game = bridge(2, 0, [1, 1, 1, 0]);
    let events = play(&mut game, "fly 1,0 ne green");
    assert_eq!(losses(&events)[1], "out 2,0 5 to 0 Tie");
}

#[test]
fn vu_17_loads_on_tiles_given_out_leave_the_game() {
    let mut game = bridge(4, 0, [0, 2, 0, 0]);
    let before = game.supply(Seat(1), Colour::Green);
    play(&mut game, "fly 1,0 ne red");
    assert_eq!(at(&game, 2, 0).loads, [0; 4]);
    assert_eq!(game.supply(Seat(1), Colour::Green), before);
    assert_eq!(game.supply(Seat(0), Colour::Red), 11);
}
