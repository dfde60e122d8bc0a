//! Analyses and reviews find what anybody can see, and say the same twice.

use bots::{Budget, Grade, Review, analyse, review, series};
use feurio::{Feurio, Position, Setup};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Game, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const SOME: Budget = Budget::Iterations(2000);

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1)
}

/// All 36 tiles lie, in a long row from a 1 on: the last deployments decide. Seat 0 (red) can join its
/// two halves into one area beside the 1, or waste the turn.
fn last_chance() -> Feurio {
    let number = |q: i8| match q {
        0 => 1,
        2 => 6,
        q => 2 + (q % 5) as u8,
    };
    let tiles = (0..36).map(|q| (Hex::new(q, 0), Number::new(number(q)).unwrap())).collect();
    let man = |q: i8, colour| (Hex::new(q, 0), colour, 1);
    let men = [0, 1, 3, 4].map(|q| man(q, Colour::Red)).into_iter();
    let men = men.chain([10, 11, 12, 13, 14].map(|q| man(q, Colour::Blue))).collect();
    let position = Position { tiles, men, turn: 0 };
    Feurio::from_position(&Setup { players: 2, ..Setup::default() }, &position).unwrap()
}

#[test]
fn a_planted_blunder_is_found_and_explained() {
    let game = last_chance();
    let joining = "deploy red 1 at 2,0";
    assert_eq!(game.why_not(joining.parse().unwrap()), None);
    let wasted = review(&game, 7, "deploy red 1 at 35,0".parse().unwrap(), SOME, &mut rng());
    let wasted = wasted.expect("a seat is to act");
    assert!(wasted.grade >= Grade::Inaccuracy, "{wasted:#?}");
    assert!(wasted.loss > 0.0 && wasted.before > wasted.after && wasted.best != wasted.action);
    assert!(!wasted.why_best.is_empty() || !wasted.why_played.is_empty());
    let good = review(&game, 7, joining.parse().unwrap(), SOME, &mut rng()).unwrap();
    assert!(good.grade < wasted.grade && good.after > wasted.after, "{good:#?}");
    assert_eq!((good.ply, good.seat.0, good.shares_after.len()), (7, 0, 2));
}

#[test]
fn the_best_action_comes_first_with_a_reason() {
    let analysis = analyse(&last_chance(), SOME, &mut rng()).expect("a seat is to act");
    assert!(analysis.candidates.len() <= 5);
    let shares: Vec<f32> = analysis.candidates.iter().map(|candidate| candidate.share).collect();
    assert!(shares.is_sorted_by(|a, b| a >= b), "{shares:?}");
    let best = &analysis.candidates[0];
    assert!((best.share - analysis.share).abs() < 1e-6);
    assert!(best.effects.iter().any(|reason| reason.key.starts_with("feurio.")), "{best:#?}");
}

#[test]
fn the_same_seed_says_the_same() {
    let game = last_chance();
    let ask = || analyse(&game, SOME, &mut rng());
    assert_eq!(ask(), ask());
    let look = || review(&game, 0, "pass".parse().unwrap(), SOME, &mut rng());
    assert_eq!(look(), look());
}

#[test]
fn nothing_is_said_where_nobody_decides() {
    let game = Feurio::new(&Setup::default()).unwrap();
    assert_eq!(analyse(&game, SOME, &mut rng()), None);
    assert_eq!(review(&game, 0, "draw 1".parse().unwrap(), SOME, &mut rng()), None);
}

#[test]
fn a_whole_review_names_the_worst_and_sums_up() {
    let game = last_chance();
    let look = |ply, action: &str| review(&game, ply, action.parse().unwrap(), SOME, &mut rng());
    let plies = vec![look(3, "deploy red 1 at 2,0").unwrap(), look(9, "pass").unwrap()];
    let review = Review::of(plies, 2);
    assert_eq!(review.turning_points, [9]);
    assert_eq!((review.seats[0].decisions, review.seats[1].decisions), (2, 0));
    assert!(review.seats[0].mean_loss > 0.0);
}

#[test]
fn figures_are_told_for_every_position() {
    let start = last_chance();
    let mut after = start;
    after.play("deploy red 1 at 2,0".parse().unwrap(), &mut Silent).unwrap();
    let told = series([start, after]);
    assert_eq!((told.len(), told[0].key.as_str(), told[0].values.len()), (1, "points", 2));
    assert!(told[0].values[0][1] > told[0].values[0][0], "{told:?}");
    assert_eq!(told[0].values[1][1], told[0].values[1][0]);
}
