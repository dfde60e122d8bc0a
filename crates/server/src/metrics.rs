//! What a node counts, in Prometheus' words.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Debug)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, more: i64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: usize) {
        self.0.store(i64::try_from(value).unwrap_or(i64::MAX), Ordering::Relaxed);
    }
}

/// The upper ends of the histogram's buckets, in microseconds.
const BUCKETS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];

/// How long something takes.
#[derive(Debug)]
pub(crate) struct Histogram {
    counts: [AtomicU64; BUCKETS.len() + 1],
    sum: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS.iter().position(|&end| micros <= end).unwrap_or(BUCKETS.len());
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }
}

/// All that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    pub(crate) steps: Counter,
    pub(crate) batches: Counter,
    pub(crate) frames_in: Counter,
    pub(crate) frames_out: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) dropped: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) reloads: Counter,
    pub(crate) bus_hints: Counter,
    pub(crate) connections: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) commands: Histogram,
}

/// This process's numbers.
pub(crate) static METRICS: Metrics = Metrics::new();

impl Metrics {
    const fn new() -> Self {
        const fn counter() -> Counter {
            Counter(AtomicU64::new(0))
        }
        Self {
            steps: counter(),
            batches: counter(),
            frames_in: counter(),
            frames_out: counter(),
            refused: counter(),
            limited: counter(),
            dropped: counter(),
            bot_moves: counter(),
            reloads: counter(),
            bus_hints: counter(),
            connections: Gauge(AtomicI64::new(0)),
            rooms: Gauge(AtomicI64::new(0)),
            commands: Histogram {
                counts: [const { AtomicU64::new(0) }; BUCKETS.len() + 1],
                sum: AtomicU64::new(0),
            },
        }
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, help, counter) in [
            ("steps", "Steps kept durably", &self.steps),
            ("batches", "Commits, each of one step or more", &self.batches),
            ("frames_in", "Frames received", &self.frames_in),
            ("frames_out", "Frames sent", &self.frames_out),
            ("refused", "Requests answered with an error", &self.refused),
            ("limited", "Requests and connections over a limit", &self.limited),
            ("dropped", "Connections dropped for reading too slowly", &self.dropped),
            ("bot_moves", "Decisions of bots", &self.bot_moves),
            ("reloads", "Tables another node had moved on", &self.reloads),
            ("bus_hints", "Hints received from other nodes", &self.bus_hints),
        ] {
            let value = counter.0.load(Ordering::Relaxed);
            describe(&mut text, &format!("{name}_total"), help, "counter");
            line(&mut text, &format!("{name}_total {value}"));
        }
        for (name, help, gauge) in [
            ("connections", "Open sockets", &self.connections),
            ("rooms", "Tables in memory", &self.rooms),
        ] {
            let value = gauge.0.load(Ordering::Relaxed);
            describe(&mut text, name, help, "gauge");
            line(&mut text, &format!("{name} {value}"));
        }
        self.command_lines(&mut text);
        text
    }

    fn command_lines(&self, text: &mut String) {
        let name = "command_seconds";
        describe(text, name, "From a command to its durable answer", "histogram");
        let mut total = 0;
        let ends = BUCKETS.iter().map(|&end| (end as f64 / 1e6).to_string());
        for (count, end) in self.commands.counts.iter().zip(ends.chain(["+Inf".to_owned()])) {
            total += count.load(Ordering::Relaxed);
            line(text, &format!("{name}_bucket{{le=\"{end}\"}} {total}"));
        }
        let sum = self.commands.sum.load(Ordering::Relaxed) as f64 / 1e6;
        line(text, &format!("{name}_sum {sum}"));
        line(text, &format!("{name}_count {total}"));
    }
}

fn describe(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP hearth_{name} {help}\n# TYPE hearth_{name} {kind}")
        .expect("a string takes everything");
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "hearth_{line}").expect("a string takes everything");
}
