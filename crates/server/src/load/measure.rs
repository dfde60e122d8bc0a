//! What a load run found.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio_util::sync::{CancellationToken, WaitForCancellationFuture};

use super::Plan;

/// What all players write down.
#[derive(Debug, Default)]
pub(super) struct Measure {
    stopped: CancellationToken,
    acknowledged: AtomicU64,
    seen: AtomicU64,
    wrong: AtomicU64,
    games: AtomicU64,
    acknowledgements: Mutex<Vec<u32>>,
    sightings: Mutex<Vec<u32>>,
}

/// A table's last action: its sequence, and when it was sent until another client has seen it. There
/// is never more than one on its way.
#[derive(Debug, Default)]
pub(super) struct Sighting(Mutex<Option<(u64, Instant)>>);

impl Sighting {
    /// An action is sent that will be number `seq`.
    pub(super) fn expect(&self, seq: u64) {
        *self.0.lock().expect("nobody panics here") = Some((seq, Instant::now()));
    }
}

/// The result.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables.
    pub tables: u32,
    /// How many clients.
    pub clients: u32,
    /// Seconds of play.
    pub seconds: f64,
    /// Actions acknowledged as durable.
    pub actions: u64,
    /// The same, a second.
    pub actions_per_second: f64,
    /// Games played to the end.
    pub games: u64,
    /// Milliseconds from sending to the acknowledgement: half, 95, 99 and 99.9 in a hundred.
    pub acknowledged_ms: [f64; 4],
    /// Milliseconds from sending until another client has seen it.
    pub seen_ms: [f64; 4],
    /// Frames with news that reached clients.
    pub updates_seen: u64,
    /// Actions that were lost, doubled or out of order.
    pub lost_or_doubled: u64,
    /// The node's memory before, with all connected, and at the end, in kB.
    pub memory_kb: [Option<u64>; 3],
    /// Memory a connection, in kB, when all were connected and at the end.
    pub memory_per_connection_kb: [Option<f64>; 2],
    /// Processor time an action, in microseconds: the node's and the load generator's.
    pub processor_us_per_action: [Option<f64>; 2],
    /// What went wrong with clients.
    pub failures: Vec<String>,
}

impl Measure {
    pub(super) fn stop(&self) {
        self.stopped.cancel();
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.is_cancelled()
    }

    /// Done when the run is over.
    pub(super) fn stopped(&self) -> WaitForCancellationFuture<'_> {
        self.stopped.cancelled()
    }

    pub(super) fn acknowledged(&self, began: Instant) {
        if self.is_stopped() {
            return;
        }
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
        push(&self.acknowledgements, began);
    }

    /// A client has heard of a step.
    pub(super) fn hears(&self) {
        self.seen.fetch_add(1, Ordering::Relaxed);
    }

    /// Another client has heard of the step; the first sighting counts.
    pub(super) fn sees(&self, sighting: &Sighting, seq: u64) {
        let mut expected = sighting.0.lock().expect("nobody panics here");
        let seen = expected.take_if(|(expected, _)| *expected == seq);
        drop(expected);
        if let Some((_, began)) = seen {
            push(&self.sightings, began);
        }
    }

    pub(super) fn wrong(&self) {
        self.wrong.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn game_over(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn report(
        &self,
        plan: &Plan,
        time: Duration,
        memory: [Option<u64>; 3],
        processor: [Option<Duration>; 2],
        failures: Vec<String>,
    ) -> Report {
        let actions = self.acknowledged.load(Ordering::Relaxed);
        let each = |kb: Option<u64>| {
            let grown = kb?.saturating_sub(memory[0]?);
            Some(grown as f64 / f64::from(plan.clients))
        };
        Report {
            tables: plan.tables,
            clients: plan.clients,
            seconds: time.as_secs_f64(),
            actions,
            actions_per_second: actions as f64 / time.as_secs_f64(),
            games: self.games.load(Ordering::Relaxed),
            acknowledged_ms: percentiles(&self.acknowledgements),
            seen_ms: percentiles(&self.sightings),
            updates_seen: self.seen.load(Ordering::Relaxed),
            lost_or_doubled: self.wrong.load(Ordering::Relaxed),
            memory_kb: memory,
            memory_per_connection_kb: [each(memory[1]), each(memory[2])],
            processor_us_per_action: processor
                .map(|time| Some(time?.as_micros() as f64 / actions.max(1) as f64)),
            failures,
        }
    }
}

fn push(times: &Mutex<Vec<u32>>, began: Instant) {
    let micros = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
    times.lock().expect("nobody panics here").push(micros);
}

fn percentiles(times: &Mutex<Vec<u32>>) -> [f64; 4] {
    let mut times = times.lock().expect("nobody panics here").clone();
    times.sort_unstable();
    [500, 950, 990, 999].map(|thousandth| {
        let index = (times.len() * thousandth / 1000).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    })
}
