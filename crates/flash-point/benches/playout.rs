//! Whole random games, and what a copy of a position costs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use flash_point::FlashPoint;
use kernel::{Game, Scratch, conformance::read_setup, playout};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Infallible, SeedableRng, TryRng};

/// xorshift64*: fast enough not to be what is measured.
struct Xorshift(u64);

impl TryRng for Xorshift {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|wide| (wide >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        Ok(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let word = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

/// Plays for `time`; games and actions a second.
fn pace(start: &FlashPoint, time: Duration, rng: &mut impl kernel::Rng) -> (f64, f64) {
    let mut scratch = Scratch::default();
    let (mut games, mut actions) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < time {
        for _ in 0..64 {
            let mut game = start.clone();
            actions += u64::from(playout(&mut game, &mut scratch, rng));
            games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    (games as f64 / seconds, actions as f64 / seconds)
}

#[allow(clippy::print_stdout, reason = "figures are what a benchmark prints")]
fn random_games(c: &mut Criterion) {
    println!("a position has {} bytes", size_of::<FlashPoint>());
    let info = &FlashPoint::GAMES[0];
    for sample in info.samples {
        let start = FlashPoint::new(&read_setup::<FlashPoint>(info, sample)).expect("a sample");
        let mut rng = Xorshift(0x9e37_79b9_7f4a_7c15);
        let (games, actions) = pace(&start, Duration::from_millis(1000), &mut rng);
        println!("{sample}: {games:.0} games/s, {:.2} M actions/s", actions / 1e6);
    }
    let usual = read_setup::<FlashPoint>(info, info.samples[0]);
    let start = FlashPoint::new(&usual).expect("a sample");
    let mut scratch = Scratch::default();
    let mut rng = Xorshift(7);
    c.bench_function("family game, xorshift", |b| {
        b.iter(|| playout(&mut start.clone(), &mut scratch, &mut rng));
    });
    let mut chacha = ChaCha8Rng::seed_from_u64(7);
    c.bench_function("family game, chacha8", |b| {
        b.iter(|| playout(&mut start.clone(), &mut scratch, &mut chacha));
    });
    c.bench_function("odds of the first roll", |b| {
        b.iter(|| flash_point::odds::first_roll(black_box(&start)));
    });
    c.bench_function("copy", |b| b.iter(|| black_box(&start).clone()));
}

criterion_group!(benches, random_games);
criterion_main!(benches);
