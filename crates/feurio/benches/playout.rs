//! Whole random games, and what a copy of the state costs.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use feurio::{Feurio, Setup};
use kernel::{Game, Scratch, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("feurio");
    for players in 1..=4 {
        let start = Feurio::new(&Setup { players, ..Setup::default() }).expect("a legal set-up");
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut scratch = Scratch::default();
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("random game, {players} players"), |bencher| {
            bencher.iter(|| playout(&mut start.clone(), &mut scratch, &mut rng));
        });
        group.bench_function(format!("copy, {players} players"), |bencher| {
            bencher.iter(|| black_box(*black_box(&start)));
        });
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);
