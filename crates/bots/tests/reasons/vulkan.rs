//! Vulkan! and Volcano!.

use hex::Hex;
use vulkan::{Edition, Position, Tile, Vulkan};

use super::{effects, find, speaks_of_everything};

/// The volcano with a ring of tiles of these numbers, counter-clockwise from east, and loads on them.
fn flower(players: u8, numbers: [u8; 6], loads: [[u8; 4]; 6]) -> Vulkan {
    let ring = Hex::ORIGIN.neighbours().into_iter().zip(numbers).zip(loads);
    let ring = ring.map(|((place, n), loads)| Tile::burning(place, n).with_loads(loads));
    let tiles = [Tile::volcano(Hex::ORIGIN, 1)].into_iter().chain(ring).collect();
    Position::new(Edition::Vulkan, players, tiles).build().unwrap()
}

const BARE: [u8; 4] = [0; 4];

/// VU-14, VU-16: the flight fills the 6 and seat 0 has most on it.
#[test]
fn a_tile_goes_out_to_its_majority() {
    let loads = [[2, 0, 0, 0], BARE, BARE, BARE, BARE, BARE];
    let game = flower(2, [6, 5, 5, 5, 5, 5], loads);
    let told = effects(&game, 0, &["fly 1,0 nw red"]);
    let out = find(&told, "vulkan.goes_out");
    assert_eq!(out.reason.text.en, "The 6 at 1,0 goes out: to seat 0");
    assert!((out.worth - 6.0).abs() < 0.01);
    let told = effects(&game, 1, &["fly 1,0 nw red"]);
    assert!((find(&told, "vulkan.goes_out").worth + 6.0).abs() < 0.01, "with two it is all theirs");
}

/// VU-16: an own load too few, and the tile goes to the other side.
#[test]
fn filling_a_tile_for_others_is_bad() {
    let loads = [[0, 0, 2, 0], BARE, BARE, BARE, BARE, BARE];
    let game = flower(2, [6, 5, 5, 5, 5, 5], loads);
    let told = effects(&game, 0, &["fly 1,0 nw red"]);
    let out = find(&told, "vulkan.goes_out");
    assert_eq!(out.reason.text.de, "Die 6 auf 1,0 ist gelöscht: an Platz 1");
    assert!(out.worth < 0.0);
}

#[test]
fn a_lead_is_told() {
    let game = flower(2, [6, 5, 5, 5, 5, 5], [BARE; 6]);
    let told = effects(&game, 0, &["fly 1,0 nw red"]);
    let leads = find(&told, "vulkan.leads");
    assert!(leads.reason.text.en.starts_with("Seat 0 now leads on the"), "{leads:?}");
    assert!(leads.worth > 0.0);
}

/// VU-21: together a load saved is a load for another tile, and loads are few.
#[test]
fn together_loads_are_counted() {
    let game = flower(1, [2; 6], [BARE; 6]);
    let told = effects(&game, 0, &["fly 1,0 nw red"]);
    let left = &find(&told, "vulkan.loads_left").reason;
    assert!(left.text.en.contains("46 are left"), "{left:?}");
}

#[test]
fn every_position_can_be_spoken_of() {
    speaks_of_everything::<Vulkan>();
}
