//! Perft, and the averages known of random play.

use kernel::{Actor, Game, Perft, Seat, Silent, perft};
use taluva::{Action, Piece, Setup, Taluva};

use crate::common::reference::Reference;
use crate::common::{legal, mountain, players, random_game, setup};

fn lines(game: &Taluva, depth: u32) -> Perft {
    perft(game, depth)
}

/// By hand: 25 kinds, one placement, two huts; then 24 or 25 kinds, and 72 placements each.
#[test]
fn perft_from_the_start() {
    let game = Taluva::new(&players(2)).unwrap();
    assert_eq!(lines(&game, 1), Perft { lines: 25, ended: 0, chance: 25 });
    assert_eq!(lines(&game, 2), Perft { lines: 25, ended: 0, chance: 25 });
    assert_eq!(lines(&game, 3), Perft { lines: 50, ended: 0, chance: 25 });
    // After a kind of a single tile the second draw has one kind less.
    let single = taluva::Tile::MIX.iter().filter(|&&count| count == 1).count() as u64;
    let second = 2 * (25 * 25 - single);
    assert_eq!(lines(&game, 4).lines, second);
    assert_eq!(lines(&game, 5).lines, second * 72);
}

#[test]
fn perft_of_builds_and_the_next_turn() {
    let usual = mountain(&players(2))
        .pieces(Seat(0), Piece::Hut, &["-2,2", "-2,1", "-2,0"])
        .pieces(Seat(1), Piece::Hut, &["1,0", "2,0"])
        .to_build(Seat(0))
        .finish()
        .unwrap();
    let counts: Vec<_> = (1..=4).map(|depth| lines(&usual, depth).lines).collect();
    assert_eq!(counts, [5, 110, 14_520, 66_528]);
    assert_eq!(slow_lines(&usual, 3), 14_520);
}

#[test]
fn perft_of_placements() {
    let counts = [r#"{"players":2}"#, r#"{"players":3,"strict_huts":true}"#, r#"{"players":4}"#]
        .map(|json| {
            let game = mountain(&setup(json))
                .pieces(Seat(0), Piece::Hut, &["-2,2", "-2,1", "-2,0"])
                .pieces(Seat(1), Piece::Hut, &["1,0", "2,0"])
                .to_lay(Seat(1), "jungle lake")
                .finish()
                .unwrap();
            assert_eq!(slow_lines(&game, 2), lines(&game, 2).lines, "{json}");
            [1, 2, 3].map(|depth| lines(&game, depth).lines)
        });
    assert_eq!(counts, [[132, 675, 14_175], [132, 645, 13_545], [132, 675, 14_175]]);
}

/// Lines that end: the last tile, and its player can't build.
#[test]
fn perft_to_the_end() {
    let game = mountain(&players(3))
        .pieces(Seat(0), Piece::Hut, &["-2,2"])
        .left(Seat(1), Piece::Hut, 0)
        .tiles_left(1)
        .to_draw(Seat(1))
        .finish()
        .unwrap();
    assert_eq!(lines(&game, 4), Perft { lines: 0, ended: 22 * 132, chance: 22 });
}

/// The same count with the reference's legal actions.
fn slow_lines(game: &Taluva, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = match game.to_act() {
        Actor::Chance => legal(game),
        _ => Reference::new(game).legal(),
    };
    let next = |action| {
        let mut next = game.clone();
        next.play_unchecked(action, &mut Silent);
        slow_lines(&next, depth - 1)
    };
    actions.into_iter().map(next).sum()
}

/// In random play of two on 24 tiles: about 140 placements and 7.5 builds at tile 5, 370 and 27 at
/// tile 21.
#[test]
fn random_play_offers_as_much_as_is_known() {
    let setup = Setup { tiles: 24, ..players(2) };
    let mut sums = [[0_usize; 3]; 25]; // games, placements, builds at each tile
    for seed in 0..300 {
        random_game(&setup, seed, |game| {
            let tile = usize::from(24 - game.tiles_left());
            let actions = legal(game);
            match actions.first() {
                Some(Action::Lay(_)) => {
                    sums[tile][0] += 1;
                    sums[tile][1] += actions.len();
                }
                Some(Action::Draw(_)) | None => {}
                Some(_) => sums[tile][2] += actions.len(),
            }
        });
    }
    let tenths = |tile: usize, kind: usize| 10 * sums[tile][kind] / sums[tile][0];
    let near = |found: usize, known: usize| found * 100 / known;
    for (tile, placements, builds) in [(5, 1400, 75), (21, 3700, 270)] {
        let (laid, built) = (tenths(tile, 1), tenths(tile, 2));
        assert!((90..=110).contains(&near(laid, placements)), "tile {tile}: {laid} placements/10");
        assert!((85..=115).contains(&near(built, builds)), "tile {tile}: {built} builds/10");
    }
}
