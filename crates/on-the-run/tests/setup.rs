//! Material, seats and the opening: OR-1 and OR-2.

mod common;

use common::{MODES, legal, play, refused, setup, view, walk};
use forest::Colour;
use kernel::{Actor, Game, Seat};
use on_the_run::{ArrangementChoice, OnTheRun, Position, Setup, Stage};

#[test]
fn or_1_thirty_six_of_forty_three_tiles_are_played() {
    let start = view(&OnTheRun::new(&Setup::default()).unwrap());
    assert_eq!((start.to_draw, start.unseen), (36, [7, 7, 8, 7, 7, 7]));
    walk(4, false, 3, |game| {
        if common::is_over(game) {
            let end = view(game);
            assert_eq!((end.tiles.len(), end.unseen.iter().sum::<u8>()), (36, 7));
        }
    });
}

#[test]
fn or_1_spaces_are_one_one_two_two_three_three() {
    let game = Position::new(Setup::default()).tiles(&common::row(6)).build().unwrap();
    let spaces: Vec<u8> = view(&game).tiles.iter().map(|tile| tile.spaces).collect();
    assert_eq!(spaces, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn or_1_every_colour_has_twelve_animals() {
    for (players, cooperative) in MODES {
        let start = view(&OnTheRun::new(&setup(players, cooperative)).unwrap());
        let colours = if (players, cooperative) == (3, false) { 3 } else { 4 };
        assert_eq!(start.colours.len(), colours);
        assert!(start.colours.iter().all(|tally| tally.supply == 12));
    }
}

#[test]
fn or_1_a_number_that_is_used_up_is_not_drawn() {
    let sixes: Vec<_> = (0..7).map(|q| (q, 0, 6)).collect();
    let game = Position::new(Setup::default()).tiles(&sixes).build().unwrap();
    assert_eq!(refused(&game, "draw 6"), "OR-1");
    assert_eq!(legal(&game, "draw").len(), 5);
}

#[test]
fn or_2_as_many_tiles_as_players_are_arranged_by_the_last_seat() {
    let draws = ["draw 3", "draw 6", "draw 6", "draw 4"];
    for (players, cooperative) in MODES {
        let mut game = OnTheRun::new(&setup(players, cooperative)).unwrap();
        play(&mut game, &draws[..usize::from(players)]);
        assert_eq!(game.to_act(), Actor::Seat(Seat(players - 1)));
        let choices = legal(&game, "arrange");
        assert_eq!(choices.len(), if players == 4 { 4 } else { 1 });
        play(&mut game, &[choices.first().unwrap()]);
        assert_eq!(view(&game).tiles.len(), usize::from(players));
        assert_eq!((game.to_act(), view(&game).turn.seat), (Actor::Chance, Seat(0)));
    }
}

#[test]
fn or_2_other_tiles_cannot_be_arranged() {
    let mut game = OnTheRun::new(&setup(2, false)).unwrap();
    assert_eq!(refused(&game, "arrange 3 6"), "OR-2");
    play(&mut game, &["draw 3", "draw 6"]);
    assert_eq!(refused(&game, "arrange 3 5"), "OR-2");
    assert_eq!(refused(&game, "arrange 3 5 6"), "OR-2");
    assert_eq!(refused(&game, "draw 3"), "OR-2");
}

#[test]
fn or_2_an_arrangement_left_to_chance_is_no_action() {
    let random = Setup { arrangement: ArrangementChoice::Random, ..Setup::default() };
    let mut game = OnTheRun::new(&random).unwrap();
    play(&mut game, &["draw 3", "draw 5", "draw 4", "draw 4"]);
    let tiles: Vec<_> = view(&game)
        .tiles
        .iter()
        .map(|tile| (tile.place.q, tile.place.r, tile.number.value()))
        .collect();
    assert_eq!(tiles, [(0, 0, 3), (1, 0, 5), (0, 1, 4), (1, 1, 4)]);
    assert_eq!(game.to_act(), Actor::Chance);
}

#[test]
fn or_2_colours_go_to_the_seats_in_order() {
    let own = |players, seat: u8| {
        view(&OnTheRun::new(&setup(players, false)).unwrap()).seats[usize::from(seat)]
            .colours
            .clone()
    };
    assert_eq!(own(4, 1), [Colour::Green]);
    assert_eq!(own(3, 2), [Colour::Blue]);
    assert_eq!(own(2, 1), [Colour::Blue, Colour::Yellow]);
}

#[test]
fn or_2_no_more_than_four_play() {
    for players in [0, 5, 255] {
        let refusal = OnTheRun::new(&setup(players, false)).unwrap_err();
        assert_eq!(refusal.clause.to_string(), "OR-2");
    }
}

#[test]
fn bad_set_ups_are_refused_in_words() {
    for json in [
        "{",
        "4",
        "null",
        r#"{"players":-1}"#,
        r#"{"players":4.5}"#,
        r#"{"players":99999999999}"#,
        r#"{"player":4}"#,
        r#"{"cooperative":1}"#,
        r#"{"arrangement":"Chosen"}"#,
        r#"{"edition":"wildfire"}"#,
    ] {
        assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
    }
    assert_eq!(serde_json::from_str::<Setup>("{}").unwrap(), Setup::default());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let clause = |position: Position| position.build().unwrap_err().clause.to_string();
    let two = || Position::new(Setup::default()).tiles(&[(0, 0, 6), (1, 0, 2)]);
    assert_eq!(clause(two().tiles(&[(1, 0, 3)])), "OR-3");
    assert_eq!(clause(two().tiles(&[(5, 0, 3)])), "OR-3");
    assert_eq!(clause(two().tiles(&[(2, 0, 7)])), "OR-1");
    assert_eq!(clause(two().animals(Colour::Red, 4, (0, 0))), "OR-16");
    assert_eq!(clause(two().animals(Colour::Red, 13, (0, 0))), "OR-1");
    assert_eq!(clause(two().animals(Colour::Red, 2, (0, 1))), "OR-3");
    assert_eq!(clause(two().animals(Colour::Red, 1, (9, 9))), "OR-3");
    assert_eq!(clause(two().predator(Seat(0), (0, 1))), "OR-40");
    assert_eq!(clause(two().seat(Seat(4))), "OR-2");
    assert_eq!(clause(two().stage(Stage::Closing)), "OR-10");
    assert_eq!(clause(Position::new(Setup::default())), "OR-10");
    assert_eq!(
        clause(Position::new(Setup::default()).tiles(&common::row(36)).tiles(&[(36, 0, 3)])),
        "OR-1"
    );
}
