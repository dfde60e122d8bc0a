//! What a load run found.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use std::collections::HashMap;

use super::Plan;
use crate::ids::TableId;

/// What all players write down.
#[derive(Debug, Default)]
pub(super) struct Measure {
    stopped: AtomicBool,
    acknowledged: AtomicU64,
    seen: AtomicU64,
    wrong: AtomicU64,
    games: AtomicU64,
    /// When an action was sent, until another client has seen it.
    sent: Mutex<HashMap<(TableId, u64), Instant>>,
    acknowledgements: Mutex<Vec<u32>>,
    sightings: Mutex<Vec<u32>>,
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
    /// What went wrong with clients.
    pub failures: Vec<String>,
}

impl Measure {
    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    pub(super) fn sends(&self, table: &TableId, next: u64) {
        let mut sent = self.sent.lock().expect("nobody panics here");
        sent.insert((table.clone(), next), Instant::now());
    }

    pub(super) fn acknowledged(&self, began: Instant) {
        if self.is_stopped() {
            return;
        }
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
        push(&self.acknowledgements, began);
    }

    /// Another client has heard of the step; the first sighting counts.
    pub(super) fn sees(&self, table: &TableId, seq: u64) {
        self.seen.fetch_add(1, Ordering::Relaxed);
        let sent = self.sent.lock().expect("nobody panics here").remove(&(table.clone(), seq));
        if let Some(began) = sent {
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

/// The memory of a process in kB, where the system says so.
pub(super) fn memory(pid: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
