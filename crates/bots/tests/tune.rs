//! Weights: read from their files, and fitted to games.

use bots::insight::{Known, Tuned};
use bots::{Bot, Budget, Level, tune};
use feurio::Feurio;
use flash_point::FlashPoint;
use kernel::Game;
use on_the_run::OnTheRun;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use taluva::Taluva;
use vulkan::{Setup, Vulkan};

/// Every number of the file has a name, and the same numbers make the same insight.
fn check<G: Known>() {
    let insight = G::Insight::default();
    let (names, weights) = (G::Insight::names(), insight.weights());
    assert_eq!(names.len(), weights.len());
    assert!(weights.iter().all(|weight| weight.is_finite()));
    assert_eq!(G::Insight::with_weights(&weights).weights(), weights);
    for (name, weight) in names.iter().zip(weights) {
        let line = G::Insight::file().lines().find_map(|line| line.strip_prefix(name.as_str()));
        let value: f32 = line.expect("it has a line").trim().parse().expect("a number");
        assert!((value - weight).abs() <= f32::EPSILON * weight.abs(), "{name}");
    }
}

#[test]
fn weights_come_from_their_files() {
    check::<Feurio>();
    check::<Vulkan>();
    check::<OnTheRun>();
    check::<FlashPoint>();
    check::<Taluva>();
}

#[test]
fn a_fit_is_repeatable_and_moves_only_what_the_games_are_about() {
    let setup = serde_json::json!({"edition": "vulkan", "players": 2});
    let setup: Setup = serde_json::from_value(setup).unwrap();
    let start = Vulkan::new(&setup).unwrap();
    let bot = Bot::Level(Level::Flame, Some(Budget::Iterations(8)));
    let fit = || {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let games: Vec<_> = (0..12).map(|_| tune::collect(&start, bot, &mut rng)).collect();
        let mut steps = 0;
        let fit = tune::fit(&games, &[], &mut rng, |_, _| steps += 1);
        assert!(steps > 10 && fit.before.is_finite() && fit.after.is_finite());
        fit
    };
    let found = fit();
    assert_eq!(found, fit());
    type Insight = <Vulkan as Known>::Insight;
    let old = Insight::default().weights();
    for ((name, old), new) in Insight::names().iter().zip(old).zip(found.weights) {
        let moved = (old - new).abs() > 0.0;
        assert!(!moved || name.starts_with("two."), "{name} is of other games");
        assert!(old != 0.0 || new == 0.0, "{name} is switched off");
    }
}
