//! Small nets learn what they are shown and are the same after being written down.

use bots::net::{Net, Teacher};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Whether just one of two things is seen, which no sum of weights can tell.
const JUST_ONE: [([f32; 2], f32); 4] =
    [([0.0, 0.0], 0.0), ([0.0, 1.0], 1.0), ([1.0, 0.0], 1.0), ([1.0, 1.0], 0.0)];

fn taught() -> Net {
    let mut teacher = Teacher::new(Net::new(&[2, 8, 8], &mut ChaCha8Rng::seed_from_u64(1)));
    for _ in 0..2000 {
        JUST_ONE.iter().for_each(|(seen, truth)| teacher.add(seen, |answer| answer - truth));
        teacher.step(0.01, 0.0);
    }
    teacher.net().clone()
}

#[test]
fn a_net_learns_what_no_sum_can_tell() {
    let net = taught();
    for (seen, truth) in JUST_ONE {
        assert!((net.answer(&seen) - truth).abs() < 0.05, "{seen:?}");
    }
}

#[test]
fn a_net_that_was_written_down_answers_the_same() {
    let net = taught();
    let again: Net = format!("# a head\n{net}").parse().unwrap();
    assert_eq!(again.inputs(), 2);
    for (seen, _) in JUST_ONE {
        assert!((net.answer(&seen) - again.answer(&seen)).abs() < 0.01);
    }
    assert_eq!(again.to_string().parse::<Net>().unwrap(), again);
}

#[test]
fn what_is_no_net_is_refused() {
    for text in ["", "2 1\n0\n1", "1\n0\n1\n1", "1\n0\nx", "1\n0 0\n1"] {
        assert!(text.parse::<Net>().is_err(), "{text:?}");
    }
}
