//! Other numbers of players: OR-40 to OR-42.

mod common;

use common::{fill, is_over, legal, play, refused, row, setup, tally, view};
use forest::Colour::{Blue, Green, Red, Yellow};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Actor, Game, Seat};
use on_the_run::{Event, Occupant, OnTheRun, PhaseView, Position, Stage};

/// Three players, a 6 and a 2, the tile of the turn laid.
fn three() -> Position {
    Position::new(setup(3, false)).tiles(&[(0, 0, 6), (1, 0, 2)]).stage(Stage::Acting)
}

fn occupant(game: &OnTheRun, at: (i8, i8)) -> Option<Occupant> {
    view(game).edge.iter().find(|field| field.place == at.into()).unwrap().occupant
}

#[test]
fn or_40_each_of_three_has_four_predators() {
    let game = three().build().unwrap();
    assert!(view(&game).seats.iter().all(|seat| seat.predators == 4));
    assert_eq!(legal(&game, "predator").len(), 8);
    assert_eq!(refused(&game, "startle yellow 1 at 0,0"), "OR-40");
    assert_eq!(refused(&game, "flee 6 yellow"), "OR-40");
    let four = Position::new(setup(4, false)).tiles(&row(3)).stage(Stage::Acting);
    assert_eq!(refused(&four.build().unwrap(), "predator 0,1"), "OR-40");
}

#[test]
fn or_40_one_to_three_predators_lie_on_a_connected_set() {
    let mut game = three().build().unwrap();
    assert_eq!(refused(&game, "predator 0,0"), "OR-3");
    assert_eq!(refused(&game, "done"), "OR-12");
    play(&mut game, &["predator 0,1"]);
    assert_eq!(refused(&game, "predator 0,1"), "OR-3");
    assert_eq!(refused(&game, "predator 0,-1"), "OR-40");
    assert_eq!(refused(&game, "predator 9,9"), "OR-3");
    let next = ["predator -1,1", "predator 1,1", "done"].map(str::to_owned);
    assert_eq!(legal(&game, ""), next.into());
    play(&mut game, &["predator 1,1"]);
    // Both ends of the chain can be lengthened; the third ends the turn.
    assert_eq!(legal(&game, "predator"), common::at_each("predator", &[(-1, 1), (2, 0)]));
    play(&mut game, &["predator -1,1"]);
    assert_eq!(view(&game).turn.seat, Seat(1));
    assert_eq!(view(&game).seats[0].predators, 1);
    assert_eq!(occupant(&game, (0, 1)), Some(Occupant::Predator));
}

/// Every connected set of up to three fields can be reached, and no other.
#[test]
fn or_40_exactly_the_connected_sets_can_be_laid() {
    let start = three().build().unwrap();
    let mut reached = std::collections::BTreeSet::new();
    let mut open = vec![(start.clone(), vec![])];
    while let Some((game, laid)) = open.pop() {
        for text in legal(&game, "predator") {
            let mut next = game.clone();
            play(&mut next, &[&text]);
            let mut laid = laid.clone();
            laid.push(text);
            laid.sort();
            reached.insert(laid.clone());
            if next.to_act() == Actor::Seat(Seat(0)) {
                open.push((next, laid));
            }
        }
    }
    // The eight edge fields form a ring: eight connected sets of each size.
    assert_eq!(reached.len(), 24);
}

#[test]
fn or_40_own_animals_or_predators_never_both() {
    let mut game = three().animals(Red, 1, (0, 0)).build().unwrap();
    play(&mut game, &["predator 0,1"]);
    assert_eq!(refused(&game, "startle red 1 at 0,0"), "OR-40");
    assert_eq!(refused(&game, "flee 6 red"), "OR-40");
    assert_eq!(refused(&game, "pass"), "OR-40");
    play(&mut game, &["done"]);
    assert_eq!(view(&game).turn.seat, Seat(1));
}

#[test]
fn or_40_the_turn_is_done_by_itself_where_no_predator_can_follow() {
    // The supply is empty with the fourth.
    let position =
        [(0, -1), (1, -1), (2, -1)].iter().fold(three(), |p, &at| p.predator(Seat(0), at));
    let mut game = position.build().unwrap();
    play(&mut game, &["predator 0,1"]);
    assert_eq!(view(&game).turn.seat, Seat(1));
    // No free field touches the one laid.
    let position = three().animals(Green, 1, (-1, 1)).animals(Green, 1, (1, 1));
    let mut game = position.build().unwrap();
    play(&mut game, &["predator 0,1"]);
    assert_eq!(view(&game).turn.seat, Seat(1));
}

#[test]
fn or_40_predators_block_the_way_out() {
    let mut game = three().animals(Red, 1, (0, 0)).predator(Seat(1), (0, 1)).build().unwrap();
    assert_eq!(refused(&game, "startle red 1 at 0,1"), "OR-3");
    play(&mut game, &["flee 6 red"]);
    assert_eq!(refused(&game, "move 0,0 to 0,1"), "OR-3");
}

#[test]
fn or_40_a_predator_in_the_way_is_put_elsewhere_before_the_turn_goes_on() {
    let position = three().predator(Seat(2), (1, -1)).stage(Stage::Laying(Number::ALL[0]));
    let mut game = position.build().unwrap();
    let events = play(&mut game, &["lay 1,-1"]);
    assert!(events.contains(&Event::PredatorEvicted { from: Hex::new(1, -1) }));
    assert_eq!(view(&game).phase, PhaseView::Relocating);
    assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
    assert_eq!(refused(&game, "pass"), "OR-40");
    assert_eq!(refused(&game, "relocate 0,0"), "OR-3");
    play(&mut game, &["relocate 0,1"]);
    assert_eq!(occupant(&game, (0, 1)), Some(Occupant::Predator));
    // Nobody's supply changed, and the turn goes on with everything allowed.
    assert_eq!(view(&game).seats[2].predators, 3);
    assert!(!legal(&game, "startle").is_empty() && !legal(&game, "predator").is_empty());
}

/// The hole in a ring of six is filled while animals stand all around.
#[test]
fn or_40_a_predator_without_a_free_edge_field_leaves_the_game() {
    let tiles = [(1, 0, 1), (1, -1, 2), (0, -1, 3), (-1, 0, 4), (-1, 1, 5), (0, 1, 6)];
    let ring = Position::new(setup(3, false)).tiles(&tiles).stage(Stage::Laying(Number::ALL[0]));
    let outside = view(&ring.build().unwrap()).edge.into_iter().map(|field| field.place);
    let position = outside
        .filter(|&place| place != Hex::ORIGIN)
        .fold(ring, |position, place| position.animals(Red, 1, (place.q, place.r)));
    let mut game = position.predator(Seat(1), (0, 0)).build().unwrap();
    let events = play(&mut game, &["lay 0,0"]);
    assert!(events.contains(&Event::PredatorLost));
    assert_eq!(view(&game).seats[1].predators, 3);
    // Red has nothing left to do either: everybody has escaped and no field is free.
    assert!(events.contains(&Event::Passed { seat: Seat(0), forced: true }));
}

#[test]
fn or_40_no_predator_after_the_turn_of_the_last_tile() {
    let last = Position::new(setup(3, false)).tiles(&row(36)).animals(Red, 1, (0, 0));
    let game = last.clone().stage(Stage::Acting).build().unwrap();
    assert!(!legal(&game, "predator").is_empty());
    let game = last.stage(Stage::Closing).build().unwrap();
    assert!(legal(&game, "predator").is_empty());
    assert_eq!(refused(&game, "predator 0,1"), "OR-40");
}

#[test]
fn or_40_predators_do_not_count() {
    let all = Position::new(setup(3, false)).tiles(&row(36)).animals(Red, 1, (0, 0));
    let position = all.predator(Seat(0), (0, 1)).predator(Seat(0), (1, 1));
    let mut game = position.stage(Stage::Closing).build().unwrap();
    play(&mut game, &["pass"]);
    let outcome = game.outcome().unwrap();
    let scores: Vec<_> = outcome.seats.iter().map(|seat| seat.score.unwrap()).collect();
    assert_eq!(scores, [-11, -12, -12]);
}

#[test]
fn or_41_two_players_use_one_of_two_colours_a_turn() {
    let tiles = [(0, 0, 6), (1, 0, 2), (1, -1, 3)];
    let position = Position::new(setup(2, false)).tiles(&tiles);
    let position = position.animals(Red, 1, (0, 0)).animals(Green, 1, (0, 0));
    let mut game = position.stage(Stage::Acting).build().unwrap();
    assert_eq!(refused(&game, "startle blue 1 at 0,0"), "OR-41");
    assert!(legal(&game, "startle").contains("startle red 1 at 0,0"));
    assert!(legal(&game, "startle").contains("startle green 1 at 0,0"));
    assert_eq!(refused(&game, "flee 6 yellow"), "OR-41");
    play(&mut game, &["flee 6 green", "move 0,0 to 1,0"]);
    // Red stays, and the turn is over.
    assert_eq!(view(&game).tiles[0].animals, [1, 0, 0, 0]);
    assert_eq!(view(&game).turn.seat, Seat(1));
}

#[test]
fn or_41_points_are_a_product_less_both_supplies() {
    let mut position = Position::new(setup(2, false)).tiles(&row(36)).stage(Stage::Closing);
    let mut taken = [0; 36];
    position = fill(position, &mut taken, Red, 7);
    position = fill(position, &mut taken, Green, 7);
    for q in 0..4 {
        position = position.animals(Green, 1, (q, 1));
    }
    for q in 4..6 {
        position = position.animals(Red, 1, (q, 1));
    }
    let mut game = position.build().unwrap();
    let (red, green) = (tally(&game, Red), tally(&game, Green));
    assert_eq!((red.escaped, red.supply, green.escaped, green.supply), (2, 3, 4, 1));
    assert_eq!(view(&game).seats[0].points, Some(2 * 4 - 3 - 1));
    assert_eq!(view(&game).seats[1].points, Some(-24));
    assert_eq!(view(&game).seats[0].damage, Some(red.damage + green.damage));
    play(&mut game, &["pass"]);
    assert_eq!(
        game.outcome().unwrap().seats[0].reasons[0].en,
        "escaped (red and green): 2 × 4 = 8"
    );
}

#[test]
fn or_41_damage_of_both_colours_breaks_a_tie() {
    let position = Position::new(setup(2, false)).tiles(&row(36)).stage(Stage::Closing);
    let position = position.animals(Red, 1, (0, 0)).animals(Green, 1, (3, 0));
    let position = position.animals(Blue, 1, (1, 0)).animals(Yellow, 1, (2, 0));
    let mut game = position.build().unwrap();
    play(&mut game, &["pass", "pass"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.seats[0].tie_breaks[0], outcome.seats[1].tie_breaks[0]), (-5, -5));
    assert_eq!(game.standings().unwrap().winners(), 2);
}

/// Whoever plays, the colours come in the order of the winds.
#[test]
fn or_42_the_winds_take_turns() {
    for players in 1..=4 {
        let mut turns: Vec<(u8, Colour)> = vec![];
        common::walk(players, true, 1, |game| {
            let turn = view(game).turn;
            if matches!(view(game).phase, PhaseView::Laying { .. }) {
                turns.push((turn.seat.0, turn.colours[0]));
            }
        });
        assert_eq!(turns.len(), 36 - usize::from(players));
        for (i, &(seat, colour)) in turns.iter().enumerate() {
            assert_eq!(colour, [Blue, Yellow, Red, Green][i % 4]);
            assert_eq!(usize::from(seat), i % usize::from(players));
        }
    }
}

#[test]
fn or_42_only_the_colour_of_the_wind_is_used() {
    let position = Position::new(setup(2, true)).tiles(&row(3)).animals(Red, 1, (2, 0));
    let game = position.wind(Yellow).stage(Stage::Acting).build().unwrap();
    assert_eq!(refused(&game, "startle blue 1 at 0,0"), "OR-42");
    assert_eq!(refused(&game, "flee 3 red"), "OR-42");
    assert!(legal(&game, "startle").contains("startle yellow 1 at 0,0"));
    let three = Position::new(setup(3, true)).tiles(&row(3)).stage(Stage::Acting).build().unwrap();
    assert_eq!(refused(&three, "predator 0,1"), "OR-40");
    assert_eq!(view(&three).colours.len(), 4);
}

/// The last turn of a game together, with so many animals escaped and in the supply.
fn last_turn(escaped: [(Colour, u8); 4], supply: u8) -> OnTheRun {
    let mut position = Position::new(setup(4, true)).tiles(&row(36)).stage(Stage::Acting);
    let (mut taken, mut q) = ([0; 36], 0);
    for (colour, count) in escaped {
        let left = if colour == Blue { supply } else { 0 };
        position = fill(position, &mut taken, colour, 12 - count - left);
        for _ in 0..count {
            position = position.animals(colour, 1, (q, 1));
            q += 1;
        }
    }
    position.build().unwrap()
}

#[test]
fn or_42_it_ends_at_once_after_the_turn_of_the_last_tile() {
    let mut game = last_turn([(Blue, 4), (Yellow, 3), (Red, 3), (Green, 9)], 0);
    assert!(!is_over(&game));
    play(&mut game, &["pass"]);
    assert!(is_over(&game));
    assert_eq!(refused(&game, "pass"), "OR-42");
}

#[test]
fn or_42_with_all_animals_in_play_the_product_counts() {
    let mut game = last_turn([(Blue, 4), (Yellow, 3), (Red, 3), (Green, 9)], 0);
    play(&mut game, &["pass"]);
    let outcome = game.outcome().unwrap();
    let common = outcome.common.unwrap();
    assert_eq!((common.won, common.score, common.shortfalls.len()), (true, Some(324), 0));
    assert_eq!(game.standings().unwrap().winners(), 4);
    assert!(outcome.reason.en.ends_with("blue 4 × yellow 3 × red 3 × green 9 = 324 points."));
    assert!((0..4).all(|seat| game.team(Seat(seat)) == 0));
}

#[test]
fn or_42_a_colour_that_nobody_saved_leaves_no_points() {
    let mut game = last_turn([(Blue, 0), (Yellow, 3), (Red, 3), (Green, 9)], 0);
    play(&mut game, &["pass"]);
    let common = game.outcome().unwrap().common.unwrap();
    assert_eq!((common.won, common.score), (true, Some(0)));
    assert_eq!((common.shortfalls.len(), common.shortfalls[0].count), (1, 1));
    assert_eq!(common.shortfalls[0].what.en, "colours of which no animal escaped");
}

#[test]
fn or_42_animals_left_in_the_supply_lose_the_game() {
    let mut game = last_turn([(Blue, 4), (Yellow, 3), (Red, 0), (Green, 9)], 2);
    assert_eq!(view(&game).common.unwrap().animals_left, 2);
    play(&mut game, &["pass"]);
    let outcome = game.outcome().unwrap();
    let common = outcome.common.unwrap();
    assert_eq!((common.won, common.score), (false, Some(0)));
    let shortfalls: Vec<u32> = common.shortfalls.iter().map(|lack| lack.count).collect();
    assert_eq!(shortfalls, [2, 1]);
    assert_eq!(outcome.reason.de, "Verloren: noch 2 Tiere im Vorrat.");
    assert_eq!(game.standings().unwrap().winners(), 0);
}

#[test]
fn or_42_one_player_plays_the_cooperative_game() {
    let game = OnTheRun::new(&setup(1, false)).unwrap();
    assert!(view(&game).cooperative);
    assert_eq!(view(&game).turn.colours, [Blue]);
}
