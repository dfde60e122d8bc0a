//! End and points: OR-20 to OR-22.

mod common;

use common::{compact, is_over, legal, play, refused, row, tally, view};
use forest::Colour::{Blue, Green, Red, Yellow};
use forest::Number;
use hex::Hex;
use kernel::{Game, Seat};
use on_the_run::{Ending, Event, OnTheRun, PhaseView, Position, Setup, Stage};

/// All 36 tiles in a row, numbered 1 to 6 again and again.
fn all_laid() -> Position {
    Position::new(Setup::default()).tiles(&row(36)).stage(Stage::Closing)
}

fn end(game: &OnTheRun) -> Option<Ending> {
    match view(game).phase {
        PhaseView::Over { ending } => Some(ending),
        _ => None,
    }
}

#[test]
fn or_20_in_the_turn_of_the_last_tile_animals_may_still_be_startled() {
    let position = Position::new(Setup::default()).tiles(&row(35)).animals(Red, 1, (0, 0));
    let mut game = position.stage(Stage::Laying(Number::ALL[5])).build().unwrap();
    let lay = legal(&game, "lay").pop_first().unwrap();
    play(&mut game, &[&lay]);
    assert!(legal(&game, "startle").len() > 50);
    play(&mut game, &["startle red 1 at 1,0"]);
    // Green to yellow have nobody in the forest and pass by themselves; red is next.
    assert_eq!(view(&game).turn.seat, Seat(0));
    assert_eq!(refused(&game, "startle red 1 at 2,0"), "OR-20");
    assert_eq!(refused(&game, "startle red 1 at 0,1"), "OR-20");
    assert!(legal(&game, "startle").is_empty());
    let expected = ["flee 1 red", "flee 2 red", "pass"].map(str::to_owned);
    assert_eq!(legal(&game, ""), expected.into());
}

#[test]
fn or_21_it_ends_when_all_pass_in_a_row() {
    let everybody = [(Red, 0), (Green, 2), (Blue, 4), (Yellow, 5)];
    let position = everybody.iter().fold(all_laid(), |p, &(c, q)| p.animals(c, 1, (q, 0)));
    let mut game = position.build().unwrap();
    play(&mut game, &["pass", "pass", "pass"]);
    play(&mut game, &["flee 6 yellow", "move 5,0 to 4,0"]);
    assert_eq!(view(&game).closing.unwrap().passes, 0);
    play(&mut game, &["pass", "pass", "pass"]);
    assert_eq!(end(&game), None);
    let events = play(&mut game, &["pass"]);
    assert_eq!(end(&game), Some(Ending::AllPassed));
    assert!(events.contains(&Event::Ended { ending: Ending::AllPassed }));
    assert_eq!(refused(&game, "pass"), "OR-21");
}

/// Passing in the turn of the last tile is no pass: all four must do so afterwards.
#[test]
fn or_21_the_turn_of_the_last_tile_is_never_a_pass() {
    let everybody = [(Red, 0), (Green, 2), (Blue, 4), (Yellow, 5)];
    let position = everybody.iter().fold(all_laid(), |p, &(c, q)| p.animals(c, 1, (q, 0)));
    let mut game = position.stage(Stage::Acting).build().unwrap();
    play(&mut game, &["pass", "pass", "pass", "pass"]);
    assert_eq!(end(&game), None);
    play(&mut game, &["pass"]);
    assert_eq!(end(&game), Some(Ending::AllPassed));
}

#[test]
fn or_21_who_has_nobody_in_the_forest_passes_by_itself() {
    let mut game = all_laid().animals(Red, 2, (4, 0)).build().unwrap();
    let events = play(&mut game, &["flee 5 red", "move 4,0 to 4,1", "move 4,0 to 3,0"]);
    for seat in 1..4 {
        assert!(events.contains(&Event::Passed { seat: Seat(seat), forced: true }));
    }
    assert_eq!(view(&game).turn.seat, Seat(0));
    play(&mut game, &["pass"]);
    assert_eq!(end(&game), Some(Ending::AllPassed));
}

#[test]
fn or_21_it_ends_when_no_animal_is_left_in_the_forest() {
    let mut game = all_laid().animals(Red, 1, (4, 0)).build().unwrap();
    play(&mut game, &["flee 5 red", "move 4,0 to 4,1"]);
    assert_eq!(end(&game), Some(Ending::ForestEmpty));
    assert_eq!(end(&all_laid().build().unwrap()), Some(Ending::ForestEmpty));
}

#[test]
fn or_21_it_ends_when_no_edge_field_is_free() {
    let bare = edge_of(&compact());
    assert_eq!(bare.len(), 24);
    let mut position = Position::new(Setup::default()).tiles(&compact()).stage(Stage::Closing);
    // The last free field stays for blue, which stands beside it.
    let (last, taken) = bare.split_last().unwrap();
    for (i, &field) in taken.iter().enumerate() {
        position = position.animals(if i < 12 { Red } else { Green }, 1, field);
    }
    let beside =
        compact().into_iter().find(|&(q, r, _)| Hex::new(q, r).distance(Hex::from(*last)) == 1);
    let (q, r, number) = beside.unwrap();
    position = position.animals(Blue, 1, (q, r)).animals(Yellow, 1, (0, 0)).seat(Seat(2));
    let mut game = position.build().unwrap();
    let place = Hex::from(*last);
    let escape = format!("move {q},{r} to {place}");
    play(&mut game, &[&format!("flee {number} blue"), &escape]);
    assert_eq!(end(&game), Some(Ending::EdgeFull));
}

/// The edge fields of a forest.
fn edge_of(tiles: &[(i8, i8, u8)]) -> Vec<(i8, i8)> {
    let position = Position::new(Setup::default()).tiles(tiles).stage(Stage::Acting);
    let view = view(&position.build().unwrap());
    view.edge.iter().map(|field| (field.place.q, field.place.r)).collect()
}

/// Round in circles: after two full rounds without an escape it is over.
#[test]
fn or_21_it_ends_after_two_rounds_without_an_escape() {
    let mut game = all_laid().animals(Red, 1, (0, 0)).animals(Blue, 1, (6, 0)).build().unwrap();
    let there = ["flee 1 red", "move 0,0 to 1,0", "flee 1 blue", "move 6,0 to 7,0"];
    let back = ["flee 2 red", "move 1,0 to 0,0", "flee 2 blue", "move 7,0 to 6,0"];
    play(&mut game, &there);
    assert_eq!(view(&game).closing.unwrap().quiet_turns, 4);
    play(&mut game, &back);
    assert_eq!(end(&game), Some(Ending::QuietRounds));
}

#[test]
fn or_21_an_escape_begins_the_two_rounds_anew() {
    let mut game = all_laid().animals(Red, 1, (0, 0)).animals(Blue, 2, (4, 0)).build().unwrap();
    play(&mut game, &["flee 1 red", "move 0,0 to 1,0"]);
    play(&mut game, &["flee 5 blue", "move 4,0 to 4,1", "move 4,0 to 3,0"]);
    assert_eq!(view(&game).closing.unwrap().quiet_turns, 1);
    play(&mut game, &["flee 2 red", "move 1,0 to 0,0", "flee 4 blue", "move 3,0 to 4,0"]);
    play(&mut game, &["flee 1 red", "move 0,0 to 1,0"]);
    assert_eq!(end(&game), None);
    assert_eq!(view(&game).closing.unwrap().quiet_turns, 7);
    play(&mut game, &["flee 5 blue", "move 4,0 to 3,0"]);
    assert_eq!(end(&game), Some(Ending::QuietRounds));
}

#[test]
fn or_22_points_are_escaped_animals_less_those_in_the_supply() {
    let mut taken = [0; 36];
    let position = common::fill(all_laid(), &mut taken, Red, 7);
    let mut game = position.animals(Red, 1, (3, 1)).animals(Red, 1, (4, 1)).build().unwrap();
    let red = tally(&game, Red);
    assert_eq!((red.escaped, red.supply, red.on_tiles), (2, 3, 7));
    assert_eq!(view(&game).seats[0].points, Some(-1));
    assert_eq!(view(&game).seats[1].points, Some(-12));
    play(&mut game, &["pass"]);
    let outcome = game.outcome().unwrap();
    let scores: Vec<_> = outcome.seats.iter().map(|seat| seat.score.unwrap()).collect();
    assert_eq!(scores, [-1, -12, -12, -12]);
    assert_eq!(outcome.seats[0].place, Some(1));
    assert_eq!(outcome.reason.en, "All passed in a row: red won with -1 points.");
    assert_eq!(outcome.reason.de, "Alle haben nacheinander gepasst: Rot gewinnt mit -1 Punkten.");
}

/// Red and green have equal points; green's animals stand on lower numbers.
#[test]
fn or_22_less_damage_breaks_a_tie() {
    let mut game = all_laid()
        .animals(Red, 2, (5, 0))
        .animals(Green, 2, (4, 0))
        .animals(Blue, 1, (3, 0))
        .build()
        .unwrap();
    play(&mut game, &["pass", "pass", "pass"]);
    assert!(is_over(&game));
    let outcome = game.outcome().unwrap();
    let damage: Vec<_> = outcome.seats.iter().map(|seat| seat.tie_breaks[0]).collect();
    assert_eq!(damage, [-12, -10, -4, 0]);
    let places: Vec<_> = outcome.seats.iter().map(|seat| seat.place.unwrap()).collect();
    assert_eq!(places, [2, 1, 3, 4]);
    assert!(outcome.reason.en.contains("green won with -10 points and the least damage"));
}

#[test]
fn or_22_what_is_still_tied_is_shared() {
    let mut game = all_laid().animals(Red, 1, (2, 0)).animals(Yellow, 1, (8, 0)).build().unwrap();
    play(&mut game, &["pass", "pass"]);
    let standings = game.standings().unwrap();
    assert!(standings.won(Seat(0)) && standings.won(Seat(3)));
    assert_eq!(standings.place(Seat(1)), Some(3));
    let reason = game.outcome().unwrap().reason;
    assert!(reason.de.contains("Rot und Gelb gewinnen mit -11 Punkten und gleichem Schaden"));
}
