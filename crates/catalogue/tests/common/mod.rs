//! Random games for tests.

use bots::Bot;
use catalogue::{AnyGame, AnyTable};
use kernel::Actor;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use table::{SeatInfo, SeededDice};

/// A sample set-up, read.
pub(crate) fn sample(text: &str) -> Value {
    serde_json::from_str(text).expect("samples are JSON")
}

/// A random game from start to end. The generators are such that their numbers never change, so
/// golden records do not either.
pub(crate) fn random_game(game: &dyn AnyGame, setup: &Value, seed: u64) -> Box<dyn AnyTable> {
    let seats = game.open(setup, vec![]).expect("samples are legal").seats().len();
    let seats = (0..seats).map(|_| SeatInfo::bot("random")).collect();
    let mut table = game.open(setup, seats).expect("samples are legal");
    let mut dice = SeededDice::new(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        match table.to_act() {
            Actor::Nobody => return table,
            Actor::Chance => assert!(table.settle(&mut dice)),
            actor @ Actor::Seat(_) => {
                let action = table.ask(Bot::Random, &mut rng).expect("a seat is to act");
                table.act(actor, &action).expect("bots play legally");
            }
        }
    }
}
