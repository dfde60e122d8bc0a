//! Analyses and reviews find what anybody can see, and say the same twice.

use bots::{Budget, Grade, Review, analyse, review, series};
use feurio::{Feurio, Position, Setup};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Game, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use vulkan::{Edition, Tile, Vulkan};

const SOME: Budget = Budget::Iterations(2000);

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1)
}

/// All 36 tiles lie in a row, 1 to 6 again and again, and red stands on both sides of a 2.
fn row() -> Feurio {
    let place = |q: i8| Hex::new(q, 0);
    let number = |q: i8| Number::new((q % 6 + 1) as u8).unwrap();
    let tiles = (0..36).map(|q| (place(q), number(q))).collect();
    let men = [0, 2, 3].map(|q| (place(q), Colour::Red, 1)).to_vec();
    let position = Position { tiles, men, turn: 0 };
    Feurio::from_position(&Setup { players: 2, ..Setup::default() }, &position).unwrap()
}

/// A 6 that lacks one load, in a ring of 5s round the volcano. Whoever fills it gets it (VU-16), and the
/// few loads left fill nothing else.
fn ripe_six() -> Vulkan {
    let ring = Hex::ORIGIN.neighbours().into_iter().zip([6, 5, 5, 5, 5, 5]);
    let mut tiles: Vec<Tile> = ring.map(|(place, n)| Tile::burning(place, n)).collect();
    tiles[0] = tiles[0].with_loads([0, 1, 1, 0]);
    tiles.push(Tile::volcano(Hex::ORIGIN, 1));
    let mut position = vulkan::Position::new(Edition::Vulkan, 2, tiles);
    position.supplies = [[2, 0, 0, 0], [0, 0, 2, 0], [0; 4], [0; 4]];
    position.build().unwrap()
}

const TAKES_IT: &str = "fly 1,0 nw red";
const LEAVES_IT: &str = "fly -1,0 se red";

#[test]
fn a_planted_blunder_is_found_and_explained() {
    let game = ripe_six();
    let bad = review(&game, 7, LEAVES_IT.parse().unwrap(), SOME, &mut rng()).expect("it acts");
    assert!(bad.grade >= Grade::Mistake, "{bad:#?}");
    assert!(bad.loss > 0.1 && bad.before > bad.after && bad.best != bad.action);
    let said: Vec<&str> =
        bad.why_best.iter().chain(&bad.why_played).map(|reason| reason.text.en.as_str()).collect();
    assert!(said.iter().any(|text| text.contains("The 6 at 1,0 goes out: to seat")), "{said:?}");
    let good = review(&game, 7, TAKES_IT.parse().unwrap(), SOME, &mut rng()).expect("it acts");
    assert!(good.grade < Grade::Inaccuracy && good.after > bad.after, "{good:#?}");
    assert_eq!((good.ply, good.seat.0, good.shares_after.len()), (7, 0, 2));
}

#[test]
fn the_best_action_comes_first_with_a_reason() {
    let analysis = analyse(&row(), SOME, &mut rng()).expect("a seat is to act");
    assert!(analysis.candidates.len() <= 5);
    let shares: Vec<f32> = analysis.candidates.iter().map(|candidate| candidate.share).collect();
    assert!(shares.is_sorted_by(|a, b| a >= b), "{shares:?}");
    let best = &analysis.candidates[0];
    assert!((best.share - analysis.share).abs() < 1e-6);
    assert!(best.effects.iter().any(|reason| reason.key.starts_with("feurio.")), "{best:#?}");
}

#[test]
fn the_same_seed_says_the_same() {
    let game = row();
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
    let game = ripe_six();
    let look = |ply, action: &str| review(&game, ply, action.parse().unwrap(), SOME, &mut rng());
    let plies = vec![look(3, TAKES_IT).unwrap(), look(9, LEAVES_IT).unwrap()];
    let review = Review::of(plies, 2);
    assert_eq!(review.turning_points, [9]);
    assert_eq!((review.seats[0].decisions, review.seats[1].decisions), (2, 0));
    assert!(review.seats[0].mean_loss > 0.0);
}

#[test]
fn figures_are_told_for_every_position() {
    let start = row();
    let mut after = start;
    after.play("deploy red 1 at 1,0".parse().unwrap(), &mut Silent).unwrap();
    let told = series([start, after]);
    assert_eq!((told.len(), told[0].key.as_str(), told[0].values.len()), (1, "points", 2));
    assert!(told[0].values[0][1] > told[0].values[0][0], "{told:?}");
    assert_eq!(told[0].values[1][1], told[0].values[1][0]);
}
