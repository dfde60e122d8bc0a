//! Whole random games, sampled and listed, and copies of a state in the middle of one.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Actor, Game, Scratch, Silent, below, playout};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use taluva::{Action, Setup, Taluva};

/// Plays to the end, listing all legal actions at each step; returns how many there were.
fn listed_playout(game: &mut Taluva, scratch: &mut Scratch<Action>, rng: &mut SmallRng) -> u32 {
    let mut count = 0;
    while game.to_act() != Actor::Nobody {
        let action = if game.to_act() == Actor::Chance {
            game.chance(&mut scratch.odds);
            kernel::draw(&scratch.odds, rng)
        } else {
            game.legal(&mut scratch.actions);
            scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
        };
        game.play_unchecked(action, &mut Silent);
        count += 1;
    }
    count
}

type Player = fn(&mut Taluva, &mut Scratch<Action>, &mut SmallRng) -> u32;

/// Runs games until `for_time` is up; games and actions a second.
fn rate(start: &Taluva, play: Player, for_time: Duration) -> (f64, f64) {
    let (mut scratch, mut rng) = (Scratch::default(), SmallRng::seed_from_u64(7));
    let (mut games, mut actions) = (0_u32, 0_u32);
    let began = Instant::now();
    while began.elapsed() < for_time {
        actions += play(&mut start.clone(), &mut scratch, &mut rng);
        games += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    (f64::from(games) / seconds, f64::from(actions) / seconds)
}

/// A state after so many random decisions.
fn midway(start: &Taluva, decisions: u32) -> Taluva {
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..decisions {
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
    game
}

#[expect(clippy::print_stdout, reason = "a benchmark reports")]
fn games(criterion: &mut Criterion) {
    let ways: [(&str, Player); 2] = [("sampled", playout), ("listed", listed_playout)];
    for (players, tiles) in [(2, 48), (2, 24), (3, 48), (4, 48)] {
        let setup = Setup { players, tiles, ..Setup::default() };
        let start = Taluva::new(&setup).expect("a valid set-up");
        let mut group = criterion.benchmark_group(format!("{players} players, {tiles} tiles"));
        for (name, play) in ways {
            let (games, actions) = rate(&start, play, Duration::from_secs(1));
            println!("{players}p {tiles} tiles {name}: {games:.0} games/s, {actions:.0} actions/s");
            let (mut scratch, mut rng) = (Scratch::default(), SmallRng::seed_from_u64(7));
            group.throughput(Throughput::Elements(1));
            group.bench_function(name, |bencher| {
                bencher.iter(|| play(&mut start.clone(), &mut scratch, &mut rng));
            });
        }
        group.finish();
    }
}

fn copies(criterion: &mut Criterion) {
    let start = Taluva::new(&Setup::default()).expect("a valid set-up");
    let game = midway(&start, 60);
    criterion.bench_function(&format!("copy of {} bytes", size_of::<Taluva>()), |bencher| {
        bencher.iter(|| black_box(&game).clone());
    });
    criterion.bench_function("hash", |bencher| bencher.iter(|| black_box(&game).hash()));
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = games, copies
}
criterion_main!(benches);
