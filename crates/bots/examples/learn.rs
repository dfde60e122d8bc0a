//! Makes the net of On the Run! for two, three or four who compete.
//!
//! `cargo run --release -p bots --example learn -- PLAYERS ITERATIONS GAMES ROUNDS SEED FILE`

use bots::Budget;
use bots::insight::OnTheRunInsight;
use bots::learn::{Course, learn};
use bots::search::SplitMix;
use kernel::Game;
use on_the_run::{OnTheRun, Setup};

#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [players, iterations, games, rounds, seed, file] = &words[..] else {
        panic!("PLAYERS ITERATIONS GAMES ROUNDS SEED FILE");
    };
    let players: u8 = players.parse().expect("a number of players");
    let budget = Budget::Iterations(iterations.parse().expect("a number of iterations"));
    let games = games.parse().expect("a number of games");
    let rounds = rounds.parse().expect("a number of rounds");
    let mut rng = SplitMix::new(seed.parse().expect("a seed"));
    let start = OnTheRun::new(&Setup { players, ..Setup::default() }).expect("a game");
    let course = Course { budget, games, rounds };
    let learnt = learn::<_, OnTheRunInsight, _>(&start, course, &mut rng);
    std::fs::write(file, learnt.net.to_string()).expect("the file is written");
    println!("surprise at games kept apart {:.4}, then {:.4}", learnt.before, learnt.after);
}
