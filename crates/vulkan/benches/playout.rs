//! Whole random games, and copies of a state.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::conformance::read_setup;
use kernel::{Actor, Game, Scratch, Silent, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng, TryRng};
use vulkan::{Phase, Vulkan};

/// A small fast source (xorshift64*), so that games are measured and not randomness.
struct Fast(u64);

impl TryRng for Fast {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.try_next_u64().map(|number| (number >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        Ok(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

fn start(json: &str) -> Vulkan {
    Vulkan::new(&read_setup::<Vulkan>(&Vulkan::GAMES[0], json)).expect("a good set-up")
}

/// The position before the first flight.
fn before_flights(json: &str) -> Vulkan {
    let mut game = start(json);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    while game.phase() != Phase::Flying && game.to_act() != Actor::Nobody {
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
    game
}

/// How many decisions a game has on average.
fn actions(game: &Vulkan) -> u64 {
    let (mut rng, mut scratch) = (Fast(7), Scratch::default());
    let games = 2000;
    let total: u64 =
        (0..games).map(|_| u64::from(playout(&mut game.clone(), &mut scratch, &mut rng))).sum();
    total / games
}

fn games(criterion: &mut Criterion) {
    let starts = [
        ("4 players, rhombus, with set-up", start(r#"{"layout":"rhombus"}"#)),
        ("4 players, rhombus, flights only", before_flights(r#"{"layout":"rhombus"}"#)),
        ("4 players, random forest, with set-up", start("{}")),
        ("2 players, rhombus, with set-up", start(r#"{"layout":"rhombus","players":2}"#)),
        ("solitaire, rhombus, with set-up", start(r#"{"layout":"rhombus","players":1}"#)),
    ];
    for (name, game) in starts {
        // Elements are games; the name says how many actions each of them has.
        let mut group = criterion.benchmark_group(format!("{name} ({} actions)", actions(&game)));
        group.throughput(Throughput::Elements(1));
        let (mut rng, mut scratch) = (Fast(42), Scratch::default());
        group.bench_function("game", |bencher| {
            bencher.iter_batched(
                || game,
                |mut game| playout(&mut game, &mut scratch, &mut rng),
                BatchSize::SmallInput,
            );
        });
        group.finish();
    }
}

fn copies(criterion: &mut Criterion) {
    let game = before_flights("{}");
    let name = format!("copy of a state ({} bytes)", size_of::<Vulkan>());
    criterion.bench_function(&name, |bencher| bencher.iter(|| *black_box(&game)));
}

fn listing(criterion: &mut Criterion) {
    let game = before_flights(r#"{"layout":"rhombus"}"#);
    let mut actions = vec![];
    game.legal(&mut actions);
    let name = format!("list of {} flights", actions.len());
    criterion.bench_function(&name, |bencher| bencher.iter(|| game.legal(black_box(&mut actions))));
}

criterion_group!(benches, games, copies, listing);
criterion_main!(benches);
