//! What the insight of Taluva must get right beyond doubt.

use bots::insight::{Insight, TaluvaInsight};
use kernel::{Actor, Game, Scratch, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use taluva::{Action, Piece, Position, Setup, Taluva};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn share(game: &Taluva) -> f32 {
    TaluvaInsight::default().evaluate(game).of(ME)
}

fn island() -> Position {
    Position::new(&Setup::default())
        .tile("jungle lake", "0,0 s")
        .tile("jungle sand", "2,0 s")
        .tile("rock clearing", "-1,2 s")
}

/// Three huts in a row, or two and one apart.
fn settled(fields: &[&str]) -> Taluva {
    island().pieces(ME, Piece::Hut, fields).to_draw(ME).finish().unwrap()
}

#[test]
fn a_settlement_for_a_temple_beats_scattered_huts() {
    let together = settled(&["-1,1", "0,1", "1,1"]);
    let apart = settled(&["-1,1", "2,1", "-2,3"]);
    assert!(share(&together) > share(&apart));
}

#[test]
fn a_temple_more_beats_a_tower_more_beats_a_hut_more() {
    let with = |piece, left| island().left(ME, piece, left).to_draw(OTHER).finish().unwrap();
    let [temple, tower, hut] =
        [with(Piece::Temple, 2), with(Piece::Tower, 1), with(Piece::Hut, 19)].map(|g| share(&g));
    assert!(temple > tower && tower > hut, "{temple} {tower} {hut}");
}

#[test]
fn having_nothing_left_to_build_is_bad() {
    let with = |huts| {
        let position = island().left(ME, Piece::Hut, huts).left(OTHER, Piece::Hut, 10);
        share(&position.to_draw(ME).finish().unwrap())
    };
    assert!(with(0) < with(10));
    assert!(with(0) < 0.3);
}

#[test]
fn a_temple_is_tried_first() {
    let game =
        island().pieces(ME, Piece::Hut, &["-1,1", "0,1", "1,1"]).to_build(ME).finish().unwrap();
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    TaluvaInsight::default().priors(&game, &actions, &mut priors);
    let best = (0..actions.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b])).unwrap();
    assert!(matches!(actions[best], Action::Temple(_)), "{}", actions[best]);
}

#[test]
fn shares_sum_to_one_a_side_and_priors_fit_the_actions() {
    for info in Taluva::GAMES {
        for sample in info.samples {
            let setup: Setup = serde_json::from_str(sample).unwrap();
            for seed in 0..3 {
                look_through(&setup, seed);
            }
        }
    }
}

fn look_through(setup: &Setup, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Taluva::new(setup).unwrap();
    let (mut scratch, mut actions, mut priors) = (Scratch::default(), vec![], vec![]);
    while game.to_act() != Actor::Nobody {
        let shares = TaluvaInsight::default().evaluate(&game);
        let sides = if setup.teams { 2 } else { game.seats() };
        let sum: f32 = Seat::all(sides).map(|seat| shares.of(seat)).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{setup:?}: {shares:?}");
        assert!(Seat::all(game.seats()).all(|seat| (0.0..=1.0).contains(&shares.of(seat))));
        if let Actor::Seat(_) = game.to_act() {
            game.legal(&mut actions);
            TaluvaInsight::default().priors(&game, &actions, &mut priors);
            assert_eq!(priors.len(), actions.len());
            assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0));
        }
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
}
