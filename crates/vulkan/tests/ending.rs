//! Ends and results (VU-20 to VU-22).

mod common;

use common::{built, forbidden, legal, play, position, tile, volcano};
use hex::Hex;
use kernel::{Actor, Game, Language, Seat};
use vulkan::{Ending, Event, Fate, Position, Tile, Vulkan};

fn over(game: &Vulkan) -> bool {
    game.to_act() == Actor::Nobody
}

fn places(game: &Vulkan) -> Vec<Option<u8>> {
    let standings = game.standings().expect("the game is over");
    Seat::all(game.seats()).map(|seat| standings.place(seat)).collect()
}

/// Tiles in piles, far from the volcano that is left alone.
fn piles(numbers: &[(u8, u8)]) -> Vec<Tile> {
    let mut tiles = vec![volcano(0, 0)];
    for (i, &(number, seat)) in numbers.iter().enumerate() {
        tiles.push(tile(2 * i as i8 + 3, 0, number).with_fate(Fate::Pile(Seat(seat))));
    }
    tiles
}

#[test]
fn vu_20_the_game_ends_when_nobody_can_fly() {
    let mut game = built(4, 0, &[volcano(0, 0), tile(1, 0, 1)]);
    let events = play(&mut game, "fly 1,0 ne red");
    assert_eq!(events.last(), Some(&Event::Ended { why: Ending::NoFlight }));
    assert!(over(&game) && legal(&game).is_empty());
    assert_eq!(forbidden(&game, "fly 1,0 ne red"), ["VU-20"]);
    assert_eq!(forbidden(&game, "turn up 1"), ["VU-20"]);
    assert_eq!(places(&game), [Some(1), Some(2), Some(2), Some(2)]);
}

#[test]
fn vu_20_without_loads_the_game_ends_too() {
    let mut last = position(2, 0, &[volcano(0, 0), tile(1, 0, 6), tile(-1, 0, 5)]);
    last.supplies = [[1, 0, 0, 0], [0; 4], [0; 4], [0; 4]];
    let mut game = last.build().unwrap();
    play(&mut game, "fly 1,0 ne red");
    assert!(over(&game));
}

#[test]
fn vu_20_the_highest_sum_wins() {
    let game = built(4, 0, &piles(&[(6, 1), (5, 2), (3, 2), (6, 3), (1, 3)]));
    assert_eq!(places(&game), [Some(4), Some(3), Some(1), Some(2)]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.seats[2].score, Some(8));
    assert_eq!(outcome.seats[2].reasons[0].say(Language::En), "2 tiles: 5 + 3 = 8");
    assert_eq!(outcome.reason.say(Language::De), "Platz 2 gewinnt mit 8 Punkten.");
}

/// A full tile between volcano and others keeps its loads at the end.
fn tied(players: u8, loads: [u8; 4], numbers: &[(u8, u8)]) -> Vulkan {
    let lying = tile(1, 0, 5).with_loads(loads);
    let tiles = [&piles(numbers)[..], &[lying]].concat();
    Position { supplies: [[0; 4]; 4], ..position(players, 0, &tiles) }.build().unwrap()
}

#[test]
fn vu_20_fewer_loads_still_lying_win_a_tie() {
    let game = tied(4, [2, 1, 0, 0], &[(6, 0), (6, 1), (2, 2), (2, 3)]);
    assert_eq!(places(&game), [Some(2), Some(1), Some(3), Some(3)]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.seats[0].tie_breaks, [-2]);
    assert!(outcome.reason.en.contains("fewer loads"));
}

#[test]
fn vu_20_equal_loads_share_the_victory() {
    let game = tied(4, [1, 1, 0, 0], &[(6, 0), (6, 1), (2, 2)]);
    assert_eq!(places(&game)[..2], [Some(1), Some(1)]);
    assert!(game.outcome().unwrap().reason.en.contains("share"));
}

#[test]
fn vu_20_two_players_count_the_loads_of_both_colours() {
    let game = tied(2, [1, 1, 1, 0], &[(6, 0), (6, 1)]);
    assert_eq!(places(&game), [Some(2), Some(1)]);
    assert_eq!(game.outcome().unwrap().seats[0].tie_breaks, [-2]);
}

#[test]
fn vu_20_neutral_loads_are_nobodys() {
    let game = tied(3, [1, 0, 0, 2], &[(6, 0), (6, 1), (1, 2)]);
    assert_eq!(places(&game), [Some(2), Some(1), Some(3)]);
    assert_eq!(game.outcome().unwrap().seats[1].tie_breaks, [0]);
}

#[test]
fn vu_21_solitaire_is_won_when_every_tile_is_gathered() {
    let mut game = built(1, 0, &[volcano(0, 0), tile(1, 0, 1), tile(-1, 0, 2)]);
    play(&mut game, "fly 1,0 ne red");
    assert!(!over(&game));
    play(&mut game, "fly -1,0 ne yellow");
    assert_eq!(places(&game), [Some(1)]);
    let common = game.outcome().unwrap().common.unwrap();
    assert!(common.won && common.shortfalls.is_empty());
}

#[test]
fn vu_21_solitaire_is_lost_at_once_when_a_tile_is_cut_off_without_a_load() {
    let tiles = [volcano(0, 0), tile(1, 0, 1), tile(2, 0, 5), tile(-1, 0, 6)];
    let mut game = built(1, 0, &tiles);
    let events = play(&mut game, "fly 1,0 ne red");
    assert_eq!(events.last(), Some(&Event::Ended { why: Ending::TileLost }));
    assert!(over(&game));
    assert_eq!(places(&game), [None]);
    let common = game.outcome().unwrap().common.unwrap();
    let counts: Vec<u32> = common.shortfalls.iter().map(|lack| lack.count).collect();
    assert_eq!((common.won, counts), (false, vec![1, 1]));
}

/// The same flight with a load on the tile beyond: it is gathered, and the game goes on.
#[test]
fn vu_21_a_tile_cut_off_with_a_load_is_gathered() {
    let beyond = tile(2, 0, 5).with_loads([0, 1, 0, 0]);
    let mut game = built(1, 0, &[volcano(0, 0), tile(1, 0, 1), beyond, tile(-1, 0, 6)]);
    play(&mut game, "fly 1,0 ne red");
    assert!(!over(&game));
    assert_eq!(game.score(Seat(0)), 6);
}

#[test]
fn vu_21_solitaire_is_lost_when_no_flight_is_left_and_tiles_remain() {
    let mut last = position(1, 0, &[volcano(0, 0), tile(1, 0, 6), tile(-1, 0, 1)]);
    last.supplies[0] = [0, 0, 0, 1];
    let mut game = last.build().unwrap();
    play(&mut game, "fly -1,0 ne yellow");
    let outcome = game.outcome().unwrap();
    assert_eq!(places(&game), [None]);
    assert!(outcome.reason.en.contains("1 tile still burning"));
}

#[test]
fn vu_21_one_colour_a_turn_of_all_four() {
    let mut game = built(1, 0, &[volcano(0, 0), tile(1, 0, 5), tile(-1, 0, 6)]);
    for colour in ["red", "green", "blue", "yellow"] {
        assert!(legal(&game).contains(&format!("fly 1,0 ne {colour}")));
    }
    play(&mut game, "fly 1,0 ne blue");
    assert_eq!(common::at(&game, 1, 0).loads, [0, 0, 1, 0]);
}

fn together(players: u8, tiles: &[Tile]) -> Vulkan {
    Position { cooperative: true, ..position(players, 0, tiles) }.build().unwrap()
}

#[test]
fn vu_22_all_win_together_whoever_got_the_tiles() {
    for players in 2..=4 {
        let mut game = together(players, &[volcano(0, 0), tile(1, 0, 1)]);
        play(&mut game, "fly 1,0 ne red");
        assert_eq!(places(&game), vec![Some(1); usize::from(players)]);
        assert!(Seat::all(players).all(|seat| game.team(seat) == 0));
        assert_eq!(game.outcome().unwrap().seats[0].score, None);
    }
}

#[test]
fn vu_22_all_lose_together_at_once() {
    let tiles = [volcano(0, 0), tile(1, 0, 1), tile(2, 0, 5), tile(-1, 0, 6)];
    let mut game = together(3, &tiles);
    play(&mut game, "fly 1,0 ne red");
    assert_eq!(places(&game), [None; 3]);
}

/// In a contest a tile that leaves the game ends nothing.
#[test]
fn vu_15_a_contest_goes_on_without_the_lost_tile() {
    let tiles = [volcano(0, 0), tile(1, 0, 1), tile(2, 0, 5), tile(-1, 0, 6)];
    let mut game = built(3, 0, &tiles);
    play(&mut game, "fly 1,0 ne red");
    assert!(!over(&game));
    assert_eq!(common::at(&game, 2, 0).fate, Fate::Gone);
    assert_eq!(game.places().len(), 4);
    assert!(game.places().contains(&Hex::new(2, 0)));
}
