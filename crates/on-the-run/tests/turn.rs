//! A turn: OR-3 and OR-10 to OR-16.

mod common;

use common::{at_each, legal, play, refused, tally, view};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Actor, Game, Seat};
use on_the_run::{Event, OnTheRun, PhaseView, Position, Setup, Stage};

fn four() -> Position {
    Position::new(Setup::default())
}

/// 6 and 2 side by side, the tile of the turn laid.
fn pair() -> Position {
    four().tiles(&[(0, 0, 6), (1, 0, 2)]).stage(Stage::Acting)
}

fn laying(tiles: &[(i8, i8, u8)]) -> OnTheRun {
    four().tiles(tiles).stage(Stage::Laying(Number::ALL[0])).build().unwrap()
}

/// The six places around the start with these numbers, counter-clockwise from the east.
fn ring(numbers: [u8; 6]) -> Vec<(i8, i8, u8)> {
    let around = Hex::ORIGIN.neighbours().into_iter().zip(numbers);
    around.map(|(place, number)| (place.q, place.r, number)).collect()
}

#[test]
fn or_3_edge_fields_are_the_empty_places_round_the_forest() {
    let game = pair().build().unwrap();
    let mut fields: Vec<_> =
        view(&game).edge.iter().map(|field| (field.place.q, field.place.r)).collect();
    fields.sort_unstable();
    let all = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 0)];
    assert_eq!(fields, all);
    assert_eq!(refused(&game, "startle red 1 at 3,0"), "OR-3");
    assert_eq!(refused(&game, "startle red 1 at 120,-120"), "OR-3");
}

#[test]
fn or_3_an_edge_field_holds_one_animal() {
    let game = pair().animals(Colour::Blue, 1, (0, 1)).build().unwrap();
    assert_eq!(refused(&game, "startle red 1 at 0,1"), "OR-3");
    assert!(!legal(&game, "startle").contains("startle red 1 at 0,1"));
}

#[test]
fn or_10_a_hot_spot_touches_two_tiles_and_the_highest_number() {
    // 3 and 5 above a 4: of the three fields with two tiles, -1,1 touches only 3 and 4.
    let game = laying(&[(0, 0, 3), (1, 0, 5), (0, 1, 4)]);
    assert_eq!(legal(&game, "lay"), at_each("lay", &[(1, -1), (1, 1)]));
    assert_eq!(refused(&game, "lay -1,1"), "OR-10");
    assert_eq!(refused(&game, "lay 2,0"), "OR-10");
    assert_eq!(refused(&game, "lay 0,0"), "OR-3");
    assert_eq!(refused(&game, "lay 7,7"), "OR-3");
    assert_eq!(refused(&game, "pass"), "OR-10");
}

#[test]
fn or_10_where_the_highest_number_is_enclosed_the_next_one_counts() {
    let mut tiles = vec![(0, 0, 6)];
    tiles.extend(ring([1, 2, 3, 4, 2, 1]));
    let game = laying(&tiles);
    // Of the ring, 3 is at 0,-1 and 4 at -1,0: both fields beside the 4 with two tiles are hot.
    assert_eq!(legal(&game, "lay"), at_each("lay", &[(-1, -1), (-2, 1)]));
    let refusal = game.why_not("lay 1,-2".parse().unwrap()).unwrap();
    assert_eq!(refusal.text.en, "the highest number 1,-2 touches is 3; hot spots touch a 4");
}

#[test]
fn or_10_a_hole_in_the_forest_is_an_edge_field_too() {
    let game = laying(&ring([1, 1, 1, 5, 1, 1]));
    assert!(legal(&game, "lay").contains("lay 0,0"));
}

#[test]
fn or_10_a_single_tile_takes_the_next_anywhere() {
    let solo = Position::new(common::setup(1, true)).tiles(&[(0, 0, 4)]);
    let game = solo.stage(Stage::Laying(Number::ALL[5])).build().unwrap();
    assert_eq!(legal(&game, "lay").len(), 6);
}

#[test]
fn or_11_an_animal_under_a_new_tile_goes_home() {
    let tiles = [(0, 0, 6), (1, 0, 2)];
    let position = four().tiles(&tiles).animals(Colour::Green, 1, (1, -1));
    let mut game = position.stage(Stage::Laying(Number::ALL[2])).build().unwrap();
    assert_eq!((tally(&game, Colour::Green).supply, tally(&game, Colour::Green).escaped), (11, 1));
    let events = play(&mut game, &["lay 1,-1"]);
    let home = Event::SentHome { colour: Colour::Green, count: 1, from: Hex::new(1, -1) };
    assert!(events.contains(&home));
    assert_eq!((tally(&game, Colour::Green).supply, tally(&game, Colour::Green).escaped), (12, 0));
    assert_eq!(view(&game).phase, PhaseView::Acting);
}

#[test]
fn or_12_after_the_tile_one_thing_is_done() {
    for act in ["startle red 2 at 0,0", "startle red 1 at 0,1", "pass"] {
        let mut game = pair().build().unwrap();
        play(&mut game, &[act]);
        assert_eq!((game.to_act(), view(&game).turn.seat), (Actor::Chance, Seat(1)), "{act}");
    }
    let mut game = pair().animals(Colour::Red, 1, (0, 0)).build().unwrap();
    play(&mut game, &["flee 6 red"]);
    assert_eq!(refused(&game, "startle red 1 at 0,0"), "OR-14");
    assert_eq!(refused(&game, "pass"), "OR-14");
    play(&mut game, &["move 0,0 to 1,0"]);
    assert_eq!(view(&game).turn.seat, Seat(1));
    assert_eq!(refused(&game, "startle red 1 at 0,0"), "OR-10");
}

/// All twelve of a colour have escaped: nothing but passing is left, so it happens by itself.
#[test]
fn or_12_nothing_happens_by_itself_where_nothing_can_be_done() {
    let mut position = four().tiles(&common::row(8));
    // None of these fields touches the 6 at 5,0: no tile will send anybody home.
    for q in [0, 1, 2, 3, 4, 7, 8] {
        position = position.animals(Colour::Red, 1, (q, -1));
    }
    for q in [-1, 0, 1, 2, 3] {
        position = position.animals(Colour::Red, 1, (q, 1));
    }
    let mut game = position.stage(Stage::Laying(Number::ALL[3])).build().unwrap();
    let events = play(&mut game, &["lay 5,-1"]);
    assert!(events.contains(&Event::Passed { seat: Seat(0), forced: true }));
    assert_eq!((game.to_act(), view(&game).turn.seat), (Actor::Chance, Seat(1)));
}

#[test]
fn or_13_one_to_three_animals_on_one_tile() {
    let game = pair().build().unwrap();
    let on = |place: &str| {
        let all = legal(&game, "startle");
        all.iter().filter(|text| text.ends_with(place)).count()
    };
    assert_eq!((on("at 0,0"), on("at 1,0"), on("at 0,1")), (3, 1, 1));
    assert_eq!(refused(&game, "startle red 0 at 0,0"), "OR-13");
    assert_eq!(refused(&game, "startle red 4 at 0,0"), "OR-13");
    assert_eq!(refused(&game, "startle red 255 at 0,0"), "OR-13");
    assert_eq!(refused(&game, "startle green 1 at 0,0"), "OR-2");
}

#[test]
fn or_13_exactly_one_animal_on_an_edge_field() {
    let mut game = pair().build().unwrap();
    assert_eq!(refused(&game, "startle red 2 at 0,1"), "OR-13");
    play(&mut game, &["startle red 1 at 0,1"]);
    assert_eq!((tally(&game, Colour::Red).escaped, tally(&game, Colour::Red).supply), (1, 11));
}

#[test]
fn or_13_no_more_than_the_supply_holds() {
    let mut position = four().tiles(&[(0, 0, 6), (1, 0, 5), (2, 0, 6), (3, 0, 5), (4, 0, 6)]);
    for q in 0..4 {
        position = position.animals(Colour::Red, if q == 3 { 2 } else { 3 }, (q, 0));
    }
    let game = position.stage(Stage::Acting).build().unwrap();
    assert_eq!(tally(&game, Colour::Red).supply, 1);
    assert_eq!(refused(&game, "startle red 2 at 4,0"), "OR-13");
    assert!(legal(&game, "startle").contains("startle red 1 at 4,0"));
}

#[test]
fn or_14_every_animal_on_the_number_moves() {
    let mut game = pair()
        .animals(Colour::Red, 2, (0, 0))
        .animals(Colour::Green, 1, (0, 0))
        .animals(Colour::Red, 1, (1, 0))
        .build()
        .unwrap();
    play(&mut game, &["flee 6 red", "move 0,0 to -1,0"]);
    // The 2 is full with a red animal of its own; green stays; one red must still go.
    assert_eq!(refused(&game, "move 0,0 to 1,0"), "OR-16");
    assert_eq!(refused(&game, "move 0,0 to -1,0"), "OR-3");
    assert_eq!(refused(&game, "move 1,0 to 2,0"), "OR-14");
    assert_eq!(refused(&game, "move 0,0 to 2,0"), "OR-15");
    assert_eq!(refused(&game, "move 0,0 to 9,9"), "OR-15");
    let PhaseView::Fleeing { waiting, .. } = view(&game).phase else { panic!("still fleeing") };
    assert_eq!((waiting.len(), waiting[0].count), (1, 1));
    play(&mut game, &["move 0,0 to 0,1"]);
    let red = tally(&game, Colour::Red);
    assert_eq!((red.escaped, red.on_tiles, red.supply), (2, 1, 9));
    assert_eq!(tally(&game, Colour::Green).on_tiles, 1);
}

#[test]
fn or_14_a_number_without_own_animals_cannot_be_named() {
    let game = pair().animals(Colour::Green, 1, (1, 0)).build().unwrap();
    assert_eq!(refused(&game, "flee 2 red"), "OR-14");
    assert_eq!(refused(&game, "flee 5 red"), "OR-14");
    assert_eq!(refused(&game, "flee 2 green"), "OR-2");
    assert!(legal(&game, "flee").is_empty());
}

/// A 6 inside a ring of full 1s: nobody gets out.
#[test]
fn or_14_who_cannot_move_goes_home_at_once() {
    let mut tiles = vec![(0, 0, 6)];
    tiles.extend(ring([1, 2, 1, 2, 1, 2]));
    let mut position = four().tiles(&tiles).animals(Colour::Red, 3, (0, 0));
    for place in Hex::ORIGIN.neighbours() {
        position = position.animals(Colour::Blue, 1, (place.q, place.r));
    }
    let mut game = position.stage(Stage::Acting).build().unwrap();
    let events = play(&mut game, &["flee 6 red"]);
    let home = Event::SentHome { colour: Colour::Red, count: 3, from: Hex::ORIGIN };
    assert!(events.contains(&home));
    assert_eq!(tally(&game, Colour::Red).supply, 12);
    assert_eq!(view(&game).turn.seat, Seat(1));
}

/// One way out for two animals: the first may take it, the second goes home then and not before.
#[test]
fn or_14_an_animal_that_could_move_is_not_taken_back() {
    let mut tiles = vec![(0, 0, 6)];
    tiles.extend(ring([1, 2, 1, 2, 1, 2]));
    let mut position = four().tiles(&tiles).animals(Colour::Red, 2, (0, 0));
    for place in &Hex::ORIGIN.neighbours()[1..] {
        position = position.animals(Colour::Blue, 1, (place.q, place.r));
    }
    let mut game = position.stage(Stage::Acting).build().unwrap();
    let events = play(&mut game, &["flee 6 red"]);
    assert!(!events.iter().any(|event| matches!(event, Event::SentHome { .. })));
    assert_eq!(legal(&game, ""), at_each("move 0,0 to", &[(1, 0)]));
    play(&mut game, &["move 0,0 to 1,0"]);
    let red = tally(&game, Colour::Red);
    assert_eq!((red.on_tiles, red.supply), (1, 11));
}

/// No best assignment is demanded: the freer animal may take the other's only way.
#[test]
fn or_14_the_player_chooses_the_order() {
    // Two 6s apart, a 1 between them; all edge fields of the left one are taken.
    let mut position = four()
        .tiles(&[(0, 0, 6), (1, 0, 1), (2, 0, 6)])
        .animals(Colour::Red, 1, (0, 0))
        .animals(Colour::Red, 1, (2, 0));
    for place in [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, -1)] {
        position = position.animals(Colour::Blue, 1, place);
    }
    let game = position.stage(Stage::Acting).build().unwrap();
    let (mut kind, mut rash) = (game.clone(), game);
    play(&mut kind, &["flee 6 red", "move 2,0 to 3,0", "move 0,0 to 1,0"]);
    assert_eq!(tally(&kind, Colour::Red).supply, 10);
    play(&mut rash, &["flee 6 red", "move 2,0 to 1,0"]);
    assert_eq!(tally(&rash, Colour::Red).supply, 11);
    assert_eq!(view(&rash).turn.seat, Seat(1));
}

#[test]
fn or_15_equal_numbers_that_touch_are_one_tile_for_moving() {
    // 6 6 4 4 1 in a row: from the first 6 both 4s can be reached, the 1 cannot.
    let tiles = [(0, 0, 6), (1, 0, 6), (2, 0, 4), (3, 0, 4), (4, 0, 1)];
    let position = four().tiles(&tiles).animals(Colour::Red, 1, (0, 0)).stage(Stage::Acting);
    let mut game = position.build().unwrap();
    play(&mut game, &["flee 6 red"]);
    let reached = legal(&game, "move");
    for there in ["2,0", "3,0", "2,-1", "1,1", "-1,0"] {
        assert!(reached.contains(&format!("move 0,0 to {there}")), "{there}");
    }
    // Another 6 is no target, nor are fields that touch only the 4s.
    for (there, clause) in [("1,0", "OR-14"), ("4,0", "OR-15"), ("3,-1", "OR-15"), ("5,0", "OR-15")]
    {
        assert_eq!(refused(&game, &format!("move 0,0 to {there}")), clause, "{there}");
    }
}

#[test]
fn or_15_a_full_tile_still_leads_on_through_its_group() {
    let tiles = [(0, 0, 6), (1, 0, 1), (2, 0, 1)];
    let position = four().tiles(&tiles).animals(Colour::Red, 1, (0, 0));
    let position = position.animals(Colour::Blue, 1, (1, 0)).stage(Stage::Acting);
    let mut game = position.build().unwrap();
    play(&mut game, &["flee 6 red"]);
    assert_eq!(refused(&game, "move 0,0 to 1,0"), "OR-16");
    play(&mut game, &["move 0,0 to 2,0"]);
}

#[test]
fn or_16_colours_share_a_tile_up_to_its_spaces() {
    let position = pair().animals(Colour::Green, 1, (0, 0)).animals(Colour::Blue, 1, (0, 0));
    let mut game = position.build().unwrap();
    assert_eq!(refused(&game, "startle red 2 at 0,0"), "OR-16");
    assert_eq!(refused(&game, "startle red 2 at 1,0"), "OR-16");
    play(&mut game, &["startle red 1 at 0,0"]);
    assert_eq!(view(&game).tiles[0].animals, [1, 1, 1, 0]);
}

/// Unlike in Feurio!, a tile without a free edge takes as many as it has spaces.
#[test]
fn or_16_free_edges_do_not_matter() {
    let mut tiles = vec![(0, 0, 6)];
    tiles.extend(ring([1, 2, 3, 4, 5, 1]));
    let mut game = four().tiles(&tiles).stage(Stage::Acting).build().unwrap();
    play(&mut game, &["startle red 3 at 0,0"]);
}
