//! The sampler draws exactly uniformly, the chance sampler by weight.

use std::collections::BTreeMap;

use kernel::{Game, Scratch, Seat};
use taluva::{Action, Piece, Taluva};

use crate::common::{legal, mountain, players, random_game, rng, setup};

/// Draws 100 times as often as there are actions and compares with what is expected: Pearson's sum
/// over n actions has mean n - 1 and variance 2(n - 1); six deviations leave room, not bias.
fn draws_as_expected(game: &Taluva, weights: &[(Action, u32)]) {
    let total: u32 = weights.iter().map(|&(_, weight)| weight).sum();
    let draws = 100 * total;
    let (mut scratch, mut rng) = (Scratch::default(), rng(99));
    let mut counts: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..draws {
        *counts.entry(game.sample(&mut scratch, &mut rng)).or_default() += 1;
    }
    let drawn: Vec<_> = counts.keys().copied().collect();
    assert_eq!(drawn, weights.iter().map(|&(action, _)| action).collect::<Vec<_>>());
    let pearson: u64 = weights
        .iter()
        .map(|&(action, weight)| {
            let off = i64::from(counts[&action]) - i64::from(100 * weight);
            (off * off) as u64 / u64::from(weight)
        })
        .sum::<u64>()
        / 100;
    let freedom = weights.len() as u64 - 1;
    let limit = freedom + 6 * (2 * freedom).isqrt() + 12;
    assert!(pearson <= limit, "{pearson} is more than {limit}");
}

fn uniformly(game: &Taluva) {
    let weights: Vec<_> = legal(game).into_iter().map(|action| (action, 1)).collect();
    draws_as_expected(game, &weights);
}

#[test]
fn placements_are_drawn_uniformly() {
    let bare = mountain(&players(2)).to_lay(Seat(0), "jungle lake").finish().unwrap();
    uniformly(&bare);
    let settled = mountain(&players(2))
        .pieces(Seat(0), Piece::Hut, &["-2,2", "-2,1", "-2,0"])
        .pieces(Seat(1), Piece::Hut, &["1,0", "2,0", "-1,-1"])
        .to_lay(Seat(0), "jungle lake")
        .finish()
        .unwrap();
    uniformly(&settled);
}

#[test]
fn builds_are_drawn_uniformly() {
    for json in [r#"{"players":2}"#, r#"{"players":2,"strict_huts":true}"#] {
        for huts_left in [0, 1, 2, 9] {
            let game = mountain(&setup(json))
                .pieces(Seat(0), Piece::Hut, &["-2,2", "-2,1", "-2,0", "1,0"])
                .pieces(Seat(1), Piece::Hut, &["2,0"])
                .left(Seat(0), Piece::Hut, huts_left)
                .to_build(Seat(0))
                .finish()
                .unwrap();
            assert!(legal(&game).iter().any(|action| matches!(action, Action::Tower(_))));
            assert!(legal(&game).iter().any(|action| matches!(action, Action::Temple(_))));
            uniformly(&game);
        }
    }
}

/// TA-34: by the number of tiles left of each kind.
#[test]
fn tiles_are_drawn_by_weight() {
    let game = mountain(&players(2)).finish().unwrap();
    let mut odds = Vec::new();
    game.chance(&mut odds);
    odds.sort_unstable();
    draws_as_expected(&game, &odds);
}

#[test]
fn random_positions_are_sampled_uniformly() {
    let mut number = 0;
    random_game(&setup(r#"{"players":3}"#), 5, |game| {
        number += 1;
        if number % 13 == 0 && game.to_act().seat().is_some() {
            uniformly(game);
        }
    });
    assert!(number > 50);
}
