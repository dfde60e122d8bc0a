//! Nets that learn from self-play.

use bots::Budget;
use bots::insight::Known;
use bots::learn::{Course, Learned, Learnt, play, surprise};
use kernel::Game;
use on_the_run::OnTheRun;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use taluva::Taluva;
use vulkan::{Edition, Vulkan};

fn start(players: u8) -> OnTheRun {
    OnTheRun::new(&on_the_run::Setup { players, ..Default::default() }).unwrap()
}

fn forest(edition: Edition, players: u8, cooperative: bool) -> Vulkan {
    let layout = vulkan::LayoutChoice::default();
    Vulkan::new(&vulkan::Setup { edition, players, cooperative, layout }).unwrap()
}

fn learn<G: Known>(starts: &[G], games: u32, rounds: u32, seed: u64) -> Option<Learnt> {
    let course = Course { budget: Budget::Iterations(20), games, rounds };
    G::learn(starts, course, &mut ChaCha8Rng::seed_from_u64(seed), &mut |_| ())
}

#[test]
fn learning_is_repeatable() {
    let learnt = |seed| learn(&[start(2)], 20, 2, seed).unwrap();
    assert_eq!(learnt(5), learnt(5));
    assert_ne!(learnt(5).net, learnt(6).net);
}

#[test]
fn it_is_told_how_far_it_is() {
    let course = Course { budget: Budget::Iterations(5), games: 10, rounds: 2 };
    let (mut parts, mut rng) = (vec![], ChaCha8Rng::seed_from_u64(1));
    OnTheRun::learn(&[start(2)], course, &mut rng, &mut |part| parts.push(part)).unwrap();
    assert!(parts.is_sorted() && parts.len() == 20, "{parts:?}");
    assert_eq!(parts.last(), Some(&1.0));
}

/// Games it was not shown are foretold better than by the weights alone.
#[test]
fn lessons_are_worth_something() {
    let on_the_run = learn(&[start(4)], 400, 1, 1).unwrap();
    let starts = [Edition::Vulkan, Edition::Volcano].map(|edition| forest(edition, 4, false));
    let vulkan = learn(&starts, 400, 1, 1).unwrap();
    for Learnt { before, after, .. } in [on_the_run, vulkan] {
        assert!(after < before, "{before} then {after}");
    }
}

#[test]
fn where_no_net_is_asked_none_is_taught() {
    assert_eq!(learn(&[forest(Edition::Vulkan, 4, true)], 40, 1, 1), None);
    assert_eq!(learn(&[forest(Edition::Vulkan, 2, false)], 40, 1, 1), None);
    assert_eq!(learn(&[Taluva::new(&taluva::Setup::default()).unwrap()], 40, 1, 1), None);
    let differ = [3, 4].map(|players| forest(Edition::Vulkan, players, false));
    assert_eq!(learn(&differ, 40, 1, 1), None, "a net knows how many play");
}

/// The surprise at games between bots that ask no net, without one and with this one.
fn surprises<G: Known<Insight: Learned<G>>>(start: &G, text: &str) -> (f64, f64) {
    let plain = G::Insight::with_net(start, None);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let play = |_| play(start, plain, Budget::Iterations(30), &mut rng);
    let lessons: Vec<_> = (0..200).flat_map(play).collect();
    let with = |net| surprise(&lessons, net, start.seats());
    (with(None), with(Some(&text.parse().unwrap())))
}

#[test]
fn the_nets_of_the_program_see_more_than_its_weights() {
    let [volcano, vulkan] = [Edition::Volcano, Edition::Vulkan].map(|edition| {
        surprises(&forest(edition, 4, false), include_str!("../src/insight/vulkan/four.txt"))
    });
    let on_the_run = |players, text| surprises(&start(players), text);
    let two = on_the_run(2, include_str!("../src/insight/on_the_run/two.txt"));
    let four = on_the_run(4, include_str!("../src/insight/on_the_run/four.txt"));
    for (without, with) in [two, four, volcano, vulkan] {
        assert!(with < without, "{without} without, {with} with");
    }
}
