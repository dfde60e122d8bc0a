//! Small nets learn what they are shown and are the same after being written down.

use bots::net::{Net, Seen, Teacher};
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

#[test]
fn a_wider_net_answers_the_same_until_it_learns() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let net = Net::new(&[2, 4], &mut rng);
    let wider = net.widened(3, 6, &mut rng);
    assert_eq!((wider.inputs(), wider.width()), (3, 6));
    for (seen @ [one, other], _) in JUST_ONE {
        assert!((net.answer(&seen) - wider.answer(&[one, other, 1.0])).abs() < 1e-6);
    }
    let mut teacher = Teacher::new(wider);
    for _ in 0..200 {
        [0.0, 1.0].iter().for_each(|&new| teacher.add(&[1.0, 1.0, new], |answer| answer - new));
        teacher.step(0.01, 0.0);
    }
    let answer = |new| teacher.net().answer(&[1.0, 1.0, new]);
    assert!(answer(1.0) > answer(0.0) + 0.5, "what is new is learnt");
}

#[test]
fn a_net_leans_towards_another() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut net, other) = (Net::new(&[2, 4], &mut rng), Net::new(&[2, 4], &mut rng));
    let before = net.clone();
    net.lean(&other, 0.0);
    assert_eq!(net, before);
    net.lean(&other, 1.0);
    let seen = [0.3, 0.7];
    assert!((net.answer(&seen) - other.answer(&seen)).abs() < 1e-6);
}

#[test]
fn leaving_out_what_is_not_seen_changes_nothing() {
    let net = taught();
    for (seen, _) in JUST_ONE {
        let mut list = Seen::<2>::default();
        list.extend(seen);
        assert_eq!(list.numbers(), seen);
        assert_eq!(net.answer_to_seen(&list).to_bits(), net.answer(&seen).to_bits());
    }
}

#[test]
fn what_is_shown_in_parts_gets_the_same_answer() {
    let net = Net::new(&[100, 40, 5], &mut ChaCha8Rng::seed_from_u64(4));
    let seen: Vec<f32> = (0..100).map(|i| if i % 3 == 0 { 0.0 } else { 0.1 * i as f32 }).collect();
    let (mut start, mut rest) = (Seen::<30>::default(), Seen::<70>::default());
    start.extend(seen[..30].iter().copied());
    rest.extend(seen[30..].iter().copied());
    let mut showing = net.begin();
    showing.show(&start);
    let mut whole = showing;
    whole.show(&rest);
    assert_eq!(whole.answer().to_bits(), net.answer(&seen).to_bits());
    let only_start = net.answer(&[&seen[..30], &[0.0; 70]].concat());
    assert_eq!(showing.answer().to_bits(), only_start.to_bits());
}
