//! Whole random games and state copies.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Game, Scratch, playout};
use on_the_run::{OnTheRun, Setup};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

criterion_group!(benches, games, copies);
criterion_main!(benches);

fn setups() -> Vec<(&'static str, Setup)> {
    let of = |players, cooperative| Setup { players, cooperative, ..Setup::default() };
    vec![
        ("four", of(4, false)),
        ("three", of(3, false)),
        ("two", of(2, false)),
        ("together", of(4, true)),
        ("alone", of(1, true)),
    ]
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("on-the-run");
    for (name, setup) in setups() {
        let start = OnTheRun::new(&setup).expect("a good set-up");
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut scratch = Scratch::default();
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("games/{name}"), |b| {
            b.iter(|| playout(&mut black_box(start.clone()), &mut scratch, &mut rng));
        });
        let actions: u64 =
            (0..1000).map(|_| u64::from(playout(&mut start.clone(), &mut scratch, &mut rng))).sum();
        group.throughput(Throughput::Elements(actions / 1000));
        group.bench_function(format!("actions/{name}"), |b| {
            b.iter(|| playout(&mut black_box(start.clone()), &mut scratch, &mut rng));
        });
    }
}

fn copies(c: &mut Criterion) {
    let start = OnTheRun::new(&Setup::default()).expect("a good set-up");
    c.bench_function(&format!("on-the-run/copy of {} bytes", size_of::<OnTheRun>()), |b| {
        b.iter(|| black_box(black_box(&start).clone()));
    });
}
