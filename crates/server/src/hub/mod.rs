//! All tables of a node: who listens to them, who changes them, who looks after them.
//!
//! A room is locked while a step is made durable, so steps of one table come one after another,
//! and nobody hears of a step before it is kept. Different tables do not wait for each other: their
//! steps share commits.

mod cell;
mod claim;
mod load;
mod outbox;
mod repeat;
mod seats;
mod submit;
mod tend;
mod think;
mod watch;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bus::Bus;
use crate::ids::TableId;
use crate::limits::Guard;
use crate::metrics::METRICS;
use crate::notify::{Notify, OnThePage};
use crate::store::Store;

use cell::Cell;

pub(crate) use claim::Caller;
pub(crate) use outbox::{Lost, Outbox};
pub(crate) use submit::Submission;
pub(crate) use watch::Watching;

/// All tables of a node.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) guard: Guard,
    /// Further origins whose pages may talk to us.
    pub(crate) origins: Vec<String>,
    pub(crate) trust_proxy: bool,
    /// Cancelled when the node is asked to stop.
    pub(crate) stopping: CancellationToken,
    /// Every open socket: a node that stops waits until all have been told.
    pub(crate) sockets: TaskTracker,
    notify: Box<dyn Notify>,
    bus: Bus,
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
    thinkers: Semaphore,
}

impl Hub {
    pub(crate) fn new(
        store: Store,
        bus: Bus,
        guard: Guard,
        origins: Vec<String>,
        trust_proxy: bool,
    ) -> Arc<Self> {
        let thinkers = match guard.limits.thinkers {
            0 => std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2)),
            count => count as usize,
        };
        Arc::new(Self {
            store,
            guard,
            origins,
            trust_proxy,
            stopping: CancellationToken::new(),
            sockets: TaskTracker::new(),
            notify: Box::new(OnThePage),
            bus,
            cells: Mutex::default(),
            thinkers: Semaphore::new(thinkers),
        })
    }

    /// The place of a table in memory; its room may still have to be loaded.
    fn cell(&self, table: &TableId) -> Arc<Cell> {
        let mut cells = self.cells.lock().expect("nobody panics here");
        let cell = cells.entry(table.clone()).or_insert_with(|| Arc::new(Cell::new(table.clone())));
        let cell = Arc::clone(cell);
        METRICS.rooms.set(cells.len());
        cell
    }

    fn known_cell(&self, table: &TableId) -> Option<Arc<Cell>> {
        self.cells.lock().expect("nobody panics here").get(table).cloned()
    }

    fn forget(&self, table: &TableId) {
        let mut cells = self.cells.lock().expect("nobody panics here");
        cells.remove(table);
        METRICS.rooms.set(cells.len());
    }

    /// Forgets tables nobody uses; they are rebuilt when somebody asks for them.
    pub(crate) fn tidy(&self) {
        let mut cells = self.cells.lock().expect("nobody panics here");
        // Whoever uses a cell holds it; the map alone is one.
        cells.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.is_in_use());
        METRICS.rooms.set(cells.len());
    }
}
