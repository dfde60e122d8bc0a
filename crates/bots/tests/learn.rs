//! Nets that learn from self-play.

use bots::Budget;
use bots::insight::OnTheRunInsight;
use bots::learn::{Course, Learned, learn, play, surprise};
use kernel::Game;
use on_the_run::{OnTheRun, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn start(players: u8) -> OnTheRun {
    OnTheRun::new(&Setup { players, ..Setup::default() }).unwrap()
}

fn course(games: u32, rounds: u32) -> Course {
    Course { budget: Budget::Iterations(20), games, rounds }
}

#[test]
fn learning_is_repeatable() {
    let learnt = |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        learn::<_, OnTheRunInsight, _>(&[start(2)], course(20, 2), &mut rng, &mut |_| ()).unwrap()
    };
    assert_eq!(learnt(5), learnt(5));
    assert_ne!(learnt(5).net, learnt(6).net);
}

/// Games it was not shown are foretold better than by the weights alone.
#[test]
fn lessons_are_worth_something() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let learnt = learn::<_, OnTheRunInsight, _>(&[start(4)], course(400, 1), &mut rng, &mut |_| ());
    let learnt = learnt.unwrap();
    assert!(learnt.after < learnt.before, "{} then {}", learnt.before, learnt.after);
}

/// The nets of the program foretell games between bots that do not ask them.
#[test]
fn the_nets_of_the_program_see_more_than_its_weights() {
    for (players, text) in [
        (2, include_str!("../src/insight/on_the_run/two.txt")),
        (4, include_str!("../src/insight/on_the_run/four.txt")),
    ] {
        let (start, net) = (start(players), text.parse().unwrap());
        let plain = OnTheRunInsight::with_net(&start, None);
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let play = |_| play(&start, plain, Budget::Iterations(30), &mut rng);
        let lessons: Vec<_> = (0..200).flat_map(play).collect();
        let (without, with) =
            (surprise(&lessons, None, players), surprise(&lessons, Some(&net), players));
        assert!(with < without, "{players} players: {without} without, {with} with");
    }
}
