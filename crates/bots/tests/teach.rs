//! Priors taught by searches.

use bots::insight::{FeurioInsight, Insight, Known, Tuned};
use bots::{Bot, Budget, Level, teach};
use feurio::{Feurio, Setup};
use kernel::{Actor, Game, Scratch, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use taluva::Taluva;

const PREFIX: &str = "two.leaning";

fn start() -> Feurio {
    Feurio::new(&Setup { players: 2, ..Setup::default() }).unwrap()
}

fn lessons(games: u32, rng: &mut ChaCha8Rng) -> Vec<Vec<teach::Lesson<Feurio>>> {
    let bot = Bot::Level(Level::Flame, Some(Budget::Iterations(100)));
    (0..games).map(|_| teach::watch(&start(), bot, rng)).collect()
}

#[test]
fn teaching_is_repeatable_and_moves_only_what_it_is_about() {
    let teach = || {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let games = lessons(10, &mut rng);
        teach::teach(&games, PREFIX, &["two.leaning.1.gain".to_owned()], &mut rng, |_, _| ())
    };
    let found = teach();
    assert_eq!(found, teach());
    let old = FeurioInsight::default().weights();
    let mut moved = 0;
    for ((name, old), new) in FeurioInsight::names().iter().zip(old).zip(found.weights) {
        let stays = !name.starts_with(PREFIX) || name == "two.leaning.1.gain";
        assert!(!stays || old.to_bits() == new.to_bits(), "{name}");
        moved += u32::from(old.to_bits() != new.to_bits());
    }
    assert!(moved > 100, "{moved}");
}

/// Searches of games it was not shown are foretold better than before.
#[test]
fn lessons_are_worth_something() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let games = lessons(20, &mut rng);
    let fit = teach::teach(&games, PREFIX, &[], &mut rng, |_, _| ());
    let none = teach::teach(&games, "several.leaning", &[], &mut rng, |_, _| ());
    assert!(fit.after < fit.before, "{} then {}", fit.before, fit.after);
    assert!(
        fit.after > 0.0 && (none.after - none.before).abs() < 1e-9,
        "other numbers tell nothing"
    );
}

/// What weights are multiplied with is found by trying one at a time: that holds for sums only.
#[test]
fn leanings_are_sums_over_weights() {
    let names = FeurioInsight::names();
    let weights = FeurioInsight::default().weights();
    let part = |odd: bool| -> Vec<f32> {
        let kept = |(at, (name, weight)): (usize, (&String, &f32))| {
            let taken = name.contains(".leaning.") && (at % 2 == 1) != odd;
            if taken { 0.0 } else { *weight }
        };
        names.iter().zip(&weights).enumerate().map(kept).collect()
    };
    let [odd, even] = [true, false].map(|odd| FeurioInsight::with_weights(&part(odd)));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut game, mut scratch, mut seen) = (start(), Scratch::default(), 0);
    while game.to_act() != Actor::Nobody {
        game.legal(&mut scratch.actions);
        let ask = |insight: &FeurioInsight| {
            let mut leanings = vec![];
            insight.leanings(&game, &scratch.actions, &mut leanings).then_some(leanings)
        };
        if let Some(whole) = ask(&FeurioInsight::default()) {
            let parts = ask(&odd).unwrap().into_iter().zip(ask(&even).unwrap());
            for (whole, (odd, even)) in whole.iter().zip(parts) {
                assert!((whole - odd - even).abs() < 1e-3, "{whole} is not {odd} and {even}");
            }
            seen += 1;
        }
        let action = game.sample(&mut scratch, &mut rng);
        game.play(action, &mut Silent).unwrap();
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn nothing_is_taught_where_priors_are_not_made_of_weights() {
    let game = Taluva::new(&taluva::Setup { players: 2, ..Default::default() }).unwrap();
    let bot = Bot::Level(Level::Flame, Some(Budget::Iterations(5)));
    assert!(teach::watch(&game, bot, &mut ChaCha8Rng::seed_from_u64(1)).is_empty());
    let mut leanings = vec![];
    assert!(!<Taluva as Known>::Insight::default().leanings(&game, &[], &mut leanings));
}
