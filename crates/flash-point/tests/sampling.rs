//! Random play draws by the odds: `sample` takes short cuts, `chance` lists everything.

mod common;

use std::collections::BTreeMap;

use common::{c, empty, experts, family, play, rng};
use flash_point::{Action, FlashPoint, Kind, Role, Setup};
use kernel::{Game, Scratch};

/// Draws often and compares each outcome's share with its weight, within five standard errors.
fn compare(game: &FlashPoint, seed: u64) {
    const DRAWS: u32 = 20_000;
    let (mut scratch, mut rng) = (Scratch::default(), rng(seed));
    let mut drawn: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *drawn.entry(game.sample(&mut scratch, &mut rng)).or_default() += 1;
    }
    let mut odds = vec![];
    game.chance(&mut odds);
    let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
    assert!(drawn.keys().all(|action| odds.iter().any(|(listed, _)| listed == action)));
    for (action, weight) in odds {
        let expected = DRAWS * weight / total;
        let found = drawn.get(&action).copied().unwrap_or(0);
        let slack = 5 * expected.isqrt() + 5;
        assert!(found.abs_diff(expected) <= slack, "{action}: {found} of {expected}");
    }
}

#[test]
fn fp_22_poi_are_turned_over_by_what_is_left() {
    let mut game = empty(&family(1))
        .figure(1, c(1, 1))
        .token(c(1, 2), Kind::Hidden)
        .tally(4, 3)
        .unseen_alarms(5)
        .build()
        .unwrap();
    play(&mut game, &["move 1,2"]);
    compare(&game, 1);
}

#[test]
fn fp_30_fp_41_fp_96_rolls_are_even_over_what_may_be_rolled() {
    let mut game =
        empty(&family(1)).figure(1, c(7, 9)).token(c(3, 3), Kind::Victim).build().unwrap();
    play(&mut game, &["end turn"]);
    compare(&game, 2);
    play(&mut game, &["roll 6,8"]);
    compare(&game, 3);
    let inner = [(3, 3), (3, 4), (3, 5), (3, 6), (4, 3), (4, 4), (4, 5), (4, 6)];
    let mut game = empty(&experts(&[Role::Generalist]))
        .figure(1, c(7, 9))
        .smoke(inner.map(|(row, column)| c(row, column)))
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,8"]);
    compare(&game, 4);
}

#[test]
fn fp_61_fp_62_fp_63_fp_64_the_set_up_is_even_too() {
    let setup = Setup { figures: Some(3), specialists: None, ..experts(&[]) };
    let mut game = FlashPoint::new(&setup).unwrap();
    let (mut scratch, mut rng) = (Scratch::default(), rng(9));
    let mut seed = 10;
    while game.to_act() == kernel::Actor::Chance {
        compare(&game, seed);
        seed += 1;
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut kernel::Silent);
    }
    assert!(seed > 20);
}
