//! The kernel's kit on every sample set-up, and counts of all ways to go on.

mod common;

use common::{c, empty, experts, family, play, rng, samples};
use flash_point::{FlashPoint, Kind, Role};
use kernel::{Game, Perft, Scratch, perft, playout};

#[test]
fn conforms() {
    kernel::conformance::check::<FlashPoint>(12);
}

fn counts(game: &FlashPoint, deepest: u32) -> Vec<(u64, u64)> {
    (1..=deepest)
        .map(|depth| {
            let Perft { lines, chance, .. } = perft(game, depth);
            (lines, chance)
        })
        .collect()
}

#[test]
fn perft_of_the_family_game() {
    let mut game = FlashPoint::new(&family(1)).unwrap();
    play(&mut game, &["start 3,0"]);
    assert_eq!(counts(&game, 4), [(4, 0), (63, 48), (391, 192), (5200, 3840)]);
}

#[test]
fn perft_of_the_experienced_set_up() {
    let game = FlashPoint::new(&experts(&[Role::Captain])).unwrap();
    assert_eq!(counts(&game, 3), [(8, 8), (356, 364), (1964, 2328)]);
}

#[test]
fn perft_of_a_captain_and_his_crew() {
    let game = empty(&experts(&[Role::Captain, Role::Cafs, Role::Paramedic]))
        .figure(1, c(0, 7))
        .figure(2, c(1, 6))
        .figure(3, c(1, 3))
        .fire([c(1, 7), c(1, 2), c(2, 6)])
        .smoke([c(2, 7)])
        .token(c(1, 6), Kind::Victim)
        .token(c(1, 3), Kind::Hazmat)
        .build()
        .unwrap();
    assert_eq!(counts(&game, 3), [(20, 0), (264, 48), (5203, 3360)]);
}

/// The length of random games, so that a change of the rules does not pass unseen.
#[test]
fn random_games_are_as_long_as_ever() {
    let lengths: Vec<u32> = samples()
        .iter()
        .map(|setup| {
            let (mut scratch, mut rng) = (Scratch::default(), rng(1));
            playout(&mut FlashPoint::new(setup).unwrap(), &mut scratch, &mut rng)
        })
        .collect();
    assert_eq!(lengths, [100, 87, 95, 157, 111, 82, 63, 98, 126]);
}
