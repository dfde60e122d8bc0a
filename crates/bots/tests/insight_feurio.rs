//! What the insight into Feurio! and Wildfire! must get right beyond doubt.

use bots::insight::{FeurioInsight, Insight, Shares};
use bots::search::Lore;
use feurio::{Action, Edition, Feurio, Position, Setup};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Actor, Game, Scratch, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Calls `each` with positions of random games of every sample set-up.
fn on_random_positions(mut each: impl FnMut(&Feurio, &Setup)) {
    for info in Feurio::GAMES {
        for (sample, seed) in info.samples.iter().zip(0..) {
            let mut setup: Setup = serde_json::from_str(sample).unwrap();
            setup.edition = if info.id == "wildfire" { Edition::Wildfire } else { Edition::Feurio };
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Feurio::new(&setup).unwrap();
            while game.to_act() != Actor::Nobody {
                each(&game, &setup);
                let action = game.sample(&mut Scratch::default(), &mut rng);
                game.play(action, &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn shares_are_shares() {
    on_random_positions(|game, setup| {
        let Shares(shares) = FeurioInsight::default().evaluate(game);
        let shares = &shares[..usize::from(game.seats())];
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        if setup.cooperative || setup.players == 1 {
            assert!(shares.iter().all(|share| share.to_bits() == shares[0].to_bits()));
        } else {
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
        }
    });
}

#[test]
fn every_action_has_a_prior() {
    let (mut actions, mut priors) = (vec![], vec![]);
    on_random_positions(|game, _| {
        if game.to_act() == Actor::Chance {
            return;
        }
        game.legal(&mut actions);
        FeurioInsight::default().priors(game, &actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{priors:?}");
    });
}

#[test]
fn playouts_are_legal_and_end() {
    on_random_positions(|game, _| {
        if game.bag().left() % 7 != 0 {
            return;
        }
        let (mut game, mut scratch) = (*game, Scratch::default());
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while game.to_act() != Actor::Nobody {
            let action = FeurioInsight::default().playout_action(
                &game,
                &Lore::default(),
                &mut scratch,
                &mut rng,
            );
            game.play(action, &mut Silent).unwrap();
        }
    });
}

type Men<'a> = &'a [((i8, i8), Colour, u8)];

/// A position at the beginning of seat 0's turn.
fn position(players: u8, tiles: &[((i8, i8), u8)], men: Men<'_>) -> Feurio {
    let place = |(q, r)| Hex::new(q, r);
    let tile = |&(at, number)| (place(at), Number::new(number).unwrap());
    let position = Position {
        tiles: tiles.iter().map(tile).collect(),
        men: men.iter().map(|&(at, colour, count)| (place(at), colour, count)).collect(),
        turn: 0,
    };
    Feurio::from_position(&Setup { players, ..Setup::default() }, &position).unwrap()
}

fn share(game: &Feurio, seat: u8) -> f32 {
    FeurioInsight::default().evaluate(game).of(Seat(seat))
}

/// A 6 between a 1 and a 4, in a row.
const ROW: [((i8, i8), u8); 4] = [((0, 0), 1), ((1, 0), 6), ((2, 0), 4), ((3, 0), 3)];

#[test]
fn holding_water_beats_not_holding_it() {
    let with = [((1, 0), Colour::Red, 1), ((0, 0), Colour::Red, 1)];
    let without = [((1, 0), Colour::Red, 1), ((2, 0), Colour::Red, 1)];
    assert!(share(&position(4, &ROW, &with), 0) > share(&position(4, &ROW, &without), 0));
}

#[test]
fn one_area_beats_two() {
    let joined = [((0, 0), Colour::Red, 1), ((1, 0), Colour::Red, 1), ((2, 0), Colour::Red, 1)];
    let apart = [((0, 0), Colour::Red, 1), ((3, 0), Colour::Red, 1), ((2, 0), Colour::Red, 1)];
    assert!(share(&position(4, &ROW, &joined), 0) > share(&position(4, &ROW, &apart), 0));
}

#[test]
fn equal_seats_have_equal_chances_but_for_the_turn() {
    let men = [((0, 0), Colour::Red, 1), ((3, 0), Colour::Blue, 1)];
    let tiles = [((0, 0), 2), ((1, 0), 6), ((2, 0), 6), ((3, 0), 2)];
    let share = share(&position(2, &tiles, &men), 0);
    assert!((0.4..0.7).contains(&share), "{share}");
}

#[test]
fn a_solitaire_wants_each_colour_in_one_area_with_water() {
    let good = [((0, 0), Colour::Red, 1), ((1, 0), Colour::Red, 2)];
    let dry = [((2, 0), Colour::Red, 1), ((1, 0), Colour::Red, 2)];
    let torn = [((0, 0), Colour::Red, 1), ((3, 0), Colour::Red, 2)];
    let share = |men: Men<'_>| share(&position(1, &ROW, men), 0);
    assert!(share(&good) > share(&dry), "{} {}", share(&good), share(&dry));
    assert!(share(&good) > share(&torn), "{} {}", share(&good), share(&torn));
}

/// The prior of an action after seat 0 drew a 3 and laid it.
fn prior(players: u8, men: Men<'_>, action: &str) -> f32 {
    let mut game = position(players, &ROW, men);
    game.play("draw 3".parse().unwrap(), &mut Silent).unwrap();
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    game.play(actions[0], &mut Silent).unwrap();
    game.legal(&mut actions);
    FeurioInsight::default().priors(&game, &actions, &mut priors);
    let action: Action = action.parse().unwrap();
    priors[actions.iter().position(|&legal| legal == action).expect("it is legal")]
}

#[test]
fn growing_comes_before_starting_anew_and_before_passing() {
    let men = [((0, 0), Colour::Red, 1)];
    let grow = prior(4, &men, "deploy red 1 at 1,0");
    assert!(grow > prior(4, &men, "deploy red 1 at 3,0"));
    assert!(grow > prior(4, &men, "deploy red 2 at 1,0"));
    assert!(grow > prior(4, &men, "pass"));
}

#[test]
fn a_colour_without_water_takes_the_1_beside_it() {
    let men = [((1, 0), Colour::Red, 1)];
    let water = prior(1, &men, "deploy red 1 at 0,0");
    assert!(water > prior(1, &men, "deploy red 2 at 2,0"));
    assert!(water > prior(1, &men, "deploy green 1 at 0,0"));
}
