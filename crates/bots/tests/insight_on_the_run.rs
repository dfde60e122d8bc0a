//! What the bots know about On the Run!, on positions a person understands.

use bots::insight::{Insight, OnTheRunInsight, Shares};
use forest::Colour::{Blue, Green, Red};
use forest::Number;
use kernel::{Actor, Game, Scratch, Seat, Silent};
use on_the_run::{Action, OnTheRun, Position, Setup, Stage};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn four() -> Setup {
    Setup::default()
}

fn together() -> Setup {
    Setup { players: 1, ..Setup::default() }
}

/// All 36 tiles in a row, numbered 1 to 6 again and again: an edge field above and below each.
fn row() -> Vec<(i8, i8, u8)> {
    (0..36).map(|q| (q, 0, (q % 6 + 1) as u8)).collect()
}

fn value(position: &Position) -> Shares {
    OnTheRunInsight::default().evaluate(&position.build().unwrap())
}

fn prior(game: &OnTheRun, action: &str) -> f32 {
    let action: Action = action.parse().unwrap();
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    OnTheRunInsight::default().priors(game, &actions, &mut priors);
    let index = actions.iter().position(|&legal| legal == action);
    priors[index.unwrap_or_else(|| panic!("{action} is not legal"))]
}

#[test]
fn out_is_better_than_in_and_in_better_than_home() {
    let end = Position::new(four()).tiles(&row()).animals(Blue, 1, (0, 0)).stage(Stage::Closing);
    let home = value(&end).of(Seat(0));
    let inside = value(&end.clone().animals(Red, 1, (1, 0))).of(Seat(0));
    let out = value(&end.clone().animals(Red, 1, (1, -1))).of(Seat(0));
    assert!(home < inside && inside < out, "{home} {inside} {out}");
}

/// A 6 with a tile on each side: nobody gets out from there in one move.
#[test]
fn a_way_out_is_better_than_none() {
    let middle = [(0, 0, 6), (1, 0, 1), (0, 1, 2), (-1, 1, 3), (-1, 0, 4), (0, -1, 5), (1, -1, 4)];
    let at = |q, r| Position::new(four()).tiles(&middle).animals(Red, 1, (q, r));
    assert!(value(&at(1, 0)).of(Seat(0)) > value(&at(0, 0)).of(Seat(0)));
}

#[test]
fn two_balanced_colours_beat_a_lopsided_pair() {
    let players = Setup { players: 2, ..Setup::default() };
    let out = |red: i8, green: i8| {
        let mut end = Position::new(players).tiles(&row()).animals(Blue, 1, (0, 0));
        for q in 0..red {
            end = end.animals(Red, 1, (q, -1));
        }
        for q in 0..green {
            end = end.animals(Green, 1, (q + 10, -1));
        }
        value(&end.stage(Stage::Closing)).of(Seat(0))
    };
    assert!(out(3, 3) > out(5, 1));
}

#[test]
fn together_a_smaller_supply_is_nearer_to_winning() {
    let few = Position::new(together()).tiles(&row()[..30]).animals(Blue, 1, (4, 0));
    let more = few.clone().animals(Red, 3, (5, 0));
    assert!(value(&more).of(Seat(0)) > value(&few).of(Seat(0)));
}

#[test]
fn an_opponent_is_sent_home_rather_than_an_own_animal() {
    let number = Number::new(3).unwrap();
    let game = Position::new(four())
        .tiles(&[(0, 0, 6), (1, 0, 6)])
        .animals(Red, 1, (1, -1))
        .animals(Blue, 1, (0, 1))
        .stage(Stage::Laying(number))
        .build()
        .unwrap();
    assert!(prior(&game, "lay 0,1") > prior(&game, "lay 1,-1"));
}

#[test]
fn three_are_startled_rather_than_one_and_anybody_rather_than_nobody() {
    let game = Position::new(four())
        .tiles(&[(0, 0, 6), (1, 0, 2), (0, 1, 4)])
        .stage(Stage::Acting)
        .build()
        .unwrap();
    assert!(prior(&game, "startle red 3 at 0,0") > prior(&game, "startle red 1 at 0,0"));
    assert!(prior(&game, "startle red 1 at 0,0") > prior(&game, "pass"));
}

#[test]
fn the_larger_herd_flees_first() {
    let game = Position::new(four())
        .tiles(&row())
        .animals(Red, 2, (5, 0))
        .animals(Red, 1, (1, 0))
        .animals(Blue, 1, (0, 0))
        .stage(Stage::Closing)
        .build()
        .unwrap();
    assert!(prior(&game, "flee 6 red") > prior(&game, "flee 2 red"));
    assert!(prior(&game, "flee 2 red") > prior(&game, "pass"));
}

/// Calls `each` with every position of a few random games of each sample set-up.
fn walk(mut each: impl FnMut(&OnTheRun)) {
    let mut scratch = Scratch::default();
    for sample in OnTheRun::GAMES[0].samples {
        let setup: Setup = serde_json::from_str(sample).unwrap();
        for seed in 0..4 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = OnTheRun::new(&setup).unwrap();
            while game.to_act() != Actor::Nobody {
                each(&game);
                let action = game.sample(&mut scratch, &mut rng);
                game.play_unchecked(action, &mut Silent);
            }
        }
    }
}

#[test]
fn shares_are_shares() {
    walk(|game| {
        let shares = OnTheRunInsight::default().evaluate(game);
        let seats = || Seat::all(game.seats()).map(|seat| shares.of(seat));
        assert!(seats().all(|share| (0.0..=1.0).contains(&share)), "{shares:?}");
        if game.is_cooperative() {
            assert_eq!(shares, Shares::common(game.seats(), shares.of(Seat(0))));
        } else {
            assert!((seats().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
        }
    });
}

#[test]
fn every_action_has_a_prior() {
    let (mut actions, mut priors) = (vec![], vec![]);
    walk(|game| {
        if let Actor::Seat(_) = game.to_act() {
            game.legal(&mut actions);
            OnTheRunInsight::default().priors(game, &actions, &mut priors);
            assert_eq!(priors.len(), actions.len());
            assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{priors:?}");
        }
    });
}
