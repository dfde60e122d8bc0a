//! The kernel's kit on every sample set-up, and counts of all ways to go on.

mod common;

use common::{c, empty, experts, family, play, samples};
use flash_point::{FlashPoint, Kind, Role};
use kernel::{Game, Perft, Silent, perft};

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

/// A game in which a fixed row of numbers picks among the sorted legal actions; its length and the
/// fingerprint of its end.
fn told_by_numbers(game: &mut FlashPoint) -> (u32, u64) {
    let (mut actions, mut number, mut count) = (vec![], 1u64, 0);
    loop {
        game.legal(&mut actions);
        if actions.is_empty() {
            return (count, game.hash());
        }
        actions.sort_unstable();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = actions[(number >> 33) as usize % actions.len()];
        game.play(action, &mut Silent).expect("legal");
        count += 1;
    }
}

/// Old records must replay: a change of rules or fingerprint does not pass unseen.
#[test]
fn games_told_by_numbers_end_as_ever() {
    let ends: Vec<_> = samples()
        .iter()
        .map(|setup| told_by_numbers(&mut FlashPoint::new(setup).unwrap()))
        .collect();
    let pinned = [
        (63, 0x0aba_24ed_00cb_f07c),
        (118, 0x41d5_d972_2dfd_fede),
        (54, 0x8455_c61d_ae22_3a14),
        (77, 0x5319_760e_cc00_7606),
        (98, 0x925f_e666_c318_7f4f),
        (84, 0xed24_a42c_716e_959d),
        (106, 0x25b6_132b_bf4d_a30a),
        (104, 0x2b7b_5db8_bfba_c8ee),
        (108, 0x3385_a204_8334_8cbf),
    ];
    assert_eq!(ends, pinned);
}
