//! The rulebook's worked examples.
//!
//! Its four players move in the order red, blue, green, yellow; ours sit red, green, blue, yellow.
//! So the second and third colour are exchanged here. Its start lies turned by a sixth.

mod common;

use std::collections::BTreeSet;

use common::{fill, legal, play, refused, row, setup, tally, view};
use forest::Colour;
use hex::Hex;
use kernel::Game;
use on_the_run::{Occupant, OnTheRun, Position, Setup, Stage};
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(include_str!("data/examples.json")).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value) -> i8 {
    value.as_i64().unwrap() as i8
}

/// A place of the example, turned so that its start lies as ours.
fn place(value: &Value) -> Hex {
    let (q, r) = (number(&value[0]), number(&value[1]));
    Hex::new(-r, q + r)
}

/// A colour of the example as we call it.
fn colour(name: &str) -> Colour {
    match name {
        "red" => Colour::Red,
        "blue" => Colour::Green,
        "green" => Colour::Blue,
        "yellow" => Colour::Yellow,
        other => panic!("no colour: {other}"),
    }
}

/// One turn as the example tells it, each of its claims checked on the way.
fn turn(game: &mut OnTheRun, step: &Value) {
    let own = colour(step["player"].as_str().unwrap());
    assert_eq!(view(game).turn.colours, [own]);
    play(game, &[&format!("draw {}", step["tile"])]);
    let spots = list(&step["hot_spots"]).iter().map(|spot| format!("lay {}", place(&spot["spot"])));
    assert_eq!(legal(game, "lay"), spots.collect());
    play(game, &[&format!("lay {}", place(&step["spot"]))]);
    for name in step["returned_to_supply"].as_object().into_iter().flat_map(|map| map.keys()) {
        assert_eq!(tally(game, colour(name)).supply, 12);
    }
    let action = &step["action"];
    match action["kind"].as_str().unwrap() {
        "place" => {
            let at = place(&action["tile"]);
            play(game, &[&format!("startle {own} {} at {at}", action["animals"])]);
        }
        "edge" => {
            play(game, &[&format!("startle {own} 1 at {}", place(&action["space"]))]);
        }
        _ => evacuate(game, own, action),
    }
}

fn evacuate(game: &mut OnTheRun, own: Colour, action: &Value) {
    play(game, &[&format!("flee {} {own}", action["number"])]);
    if action.get("full_legal_tile_targets").is_some() {
        check_targets(game, action);
    }
    for step in list(&action["moves"]) {
        let (from, to) = (place(&step["from"]), place(&step["to_tile"]));
        play(game, &[&format!("move {from} to {to}")]);
    }
}

fn check_targets(game: &OnTheRun, action: &Value) {
    let from = place(&action["moves"][0]["from"]);
    let (open, full): (Vec<_>, Vec<_>) = list(&action["full_legal_tile_targets"])
        .iter()
        .partition(|target| target["free_spaces"].as_u64() != Some(0));
    let tiles = open.iter().map(|target| place(&target["tile"]));
    let fields = list(&action["legal_edge_spaces"]).iter().map(place);
    let expected = tiles.chain(fields).map(|to| format!("move {from} to {to}"));
    assert_eq!(legal(game, "move"), expected.collect());
    for target in full {
        let to = place(&target["tile"]);
        assert_eq!(refused(game, &format!("move {from} to {to}")), "OR-16");
    }
}

/// From picture A to picture D: OR-2, OR-10, OR-11, OR-13, OR-14 and OR-15 at work.
#[test]
fn or_10_to_or_15_the_four_player_example_from_a_to_d() {
    let data = data();
    let example = &data["example"];
    let mut game = OnTheRun::new(&Setup::default()).unwrap();
    play(&mut game, &["draw 3", "draw 5", "draw 4", "draw 4", "arrange 3 4 5 4"]);
    assert_eq!(tiles(&game), expected_tiles(&example["start_tiles"]));
    for step in list(&example["steps"]) {
        turn(&mut game, step);
    }
    assert_eq!(tiles(&game), expected_tiles(&example["tiles_after"]));
    check_picture_d(&game, &example["animals_after"]);
}

fn tiles(game: &OnTheRun) -> BTreeSet<(Hex, i8)> {
    view(game).tiles.iter().map(|tile| (tile.place, tile.number.value() as i8)).collect()
}

fn expected_tiles(tiles: &Value) -> BTreeSet<(Hex, i8)> {
    list(tiles).iter().map(|tile| (place(tile), number(&tile[2]))).collect()
}

fn check_picture_d(game: &OnTheRun, animals: &Value) {
    let view = view(game);
    for (name, own) in animals.as_object().unwrap() {
        let colour = colour(name);
        assert_eq!(i64::from(tally(game, colour).supply), own["supply"].as_i64().unwrap());
        let standing: BTreeSet<_> = view
            .tiles
            .iter()
            .map(|tile| (tile.place, tile.animals[colour.index()] as i8))
            .filter(|&(_, count)| count > 0)
            .collect();
        let expected = list(&own["tiles"]).iter().map(|t| (place(&t["tile"]), number(&t["n"])));
        assert_eq!(standing, expected.collect());
        let escaped = view.edge.iter().filter(|f| f.occupant == Some(Occupant::Animal(colour)));
        let escaped: Vec<Hex> = escaped.map(|field| field.place).collect();
        assert_eq!(escaped, list(&own["edge"]).iter().map(place).collect::<Vec<_>>());
    }
}

/// Three 1s and a 5, and four 4s, as the rulebook counts their hot spots.
#[test]
fn or_10_the_rulebooks_hot_spots() {
    for case in list(&data()["hot_spot_counts"]) {
        let tiles: Vec<_> = list(&case["tiles"])
            .iter()
            .map(|tile| (number(&tile[0]), number(&tile[1]), number(&tile[2]) as u8))
            .collect();
        let position = Position::new(Setup::default()).tiles(&tiles);
        let game = position.stage(Stage::Laying(forest::Number::ALL[0])).build().unwrap();
        let spots = list(&case["hot_spots"]).iter();
        let spots = spots.map(|spot| format!("lay {},{}", spot[0], spot[1]));
        assert_eq!(legal(&game, "lay"), spots.collect());
        assert_eq!(legal(&game, "lay").len() as u64, case["count"].as_u64().unwrap());
    }
}

/// So many animals of each colour escaped and nobody in the supply.
fn saved(players: u8, cooperative: bool, escaped: &[(Colour, u8)]) -> OnTheRun {
    let mut position = Position::new(setup(players, cooperative)).tiles(&row(36));
    let (mut taken, mut q) = ([0; 36], 0);
    for &(colour, count) in escaped {
        position = fill(position, &mut taken, colour, 12 - count);
        for _ in 0..count {
            position = position.animals(colour, 1, (q, 1));
            q += 1;
        }
    }
    position.stage(Stage::Acting).build().unwrap()
}

#[test]
fn or_41_or_42_the_rulebooks_points() {
    for case in list(&data()["scoring_examples"]) {
        let (rescued, points) = (&case["rescued"], case["points"].as_i64().unwrap());
        if case["mode"] == "2p" {
            let both = [Colour::Red, Colour::Green];
            let both = [(both[0], number(&rescued[0]) as u8), (both[1], number(&rescued[1]) as u8)];
            let game = saved(2, false, &both);
            assert_eq!(view(&game).seats[0].points.map(i64::from), Some(points));
        } else {
            let all = rescued.as_object().unwrap().iter();
            let all: Vec<_> = all.map(|(c, n)| (c.parse().unwrap(), number(n) as u8)).collect();
            let mut game = saved(4, true, &all);
            play(&mut game, &["pass"]);
            let common = game.outcome().unwrap().common.unwrap();
            assert_eq!((common.won, common.score.map(i64::from)), (true, Some(points)));
        }
    }
}
