//! How the net of Flash Point is taught.

use bots::insight::flash_point_school::{Course, Round, blank, teach};
use bots::net::Net;
use flash_point::{Difficulty, FlashPoint, Mode, Setup};
use kernel::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What a few careless games at Recruit make of a net that knows nothing, and how its rounds went.
fn taught(rounds: u32, seed: u64) -> (Net, Vec<Round>) {
    let difficulty = Difficulty::Recruit;
    let setup = Setup { mode: Mode::Experienced, difficulty, players: 4, ..Setup::default() };
    let starts = [FlashPoint::new(&setup).expect("a game")];
    let course = Course { rounds, games: 2, width: 1, ends: 2, rolls: 12, rate: 0.003 };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut told, net) = (vec![], blank(8, &mut rng));
    let net = teach(net, &starts, course, &mut rng, |round, _| told.push(round));
    (net, told)
}

#[test]
fn teaching_is_repeatable() {
    assert_eq!(taught(3, 5), taught(3, 5));
    assert_ne!(taught(3, 5).0, taught(3, 6).0);
}

/// What the net says of a turn comes nearer to what it says of the next.
#[test]
fn the_net_learns_to_foresee() {
    let (_, rounds) = taught(40, 1);
    let mean = |rounds: &[Round]| {
        rounds.iter().map(|round| round.surprise).sum::<f64>() / rounds.len() as f64
    };
    let (first, last) = (mean(&rounds[..10]), mean(&rounds[30..]));
    assert!(last < 0.9 * first, "{first} then {last}");
    assert!(rounds.iter().all(|round| round.games == 2 && round.won <= 2 && round.lessons > 0));
}
