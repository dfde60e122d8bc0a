//! From the database to memory, and keeping up with other nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::MutexGuard;

use super::Hub;
use super::cell::Cell;
use crate::entry::Entry;
use crate::ids::TableId;
use crate::metrics::METRICS;
use crate::protocol::Problem;
use crate::room::Room;
use crate::store::StoreError;

impl Hub {
    /// The room, loaded if it is not at hand or in doubt.
    pub(super) async fn load<'a>(
        &self,
        cell: &Cell,
        guard: &'a mut MutexGuard<'_, Option<Room>>,
    ) -> Result<&'a mut Room, Problem> {
        cell.touch();
        if guard.as_ref().is_none_or(|room| room.doubtful) {
            let first = guard.is_none();
            **guard = None;
            let room = self.rebuild(&cell.table).await?;
            if first {
                cell.told.store(room.seq(), Ordering::Release);
            } else {
                METRICS.reloads.add(1);
                cell.broadcast(&room);
            }
            **guard = Some(room);
        }
        Ok(guard.as_mut().expect("just loaded"))
    }

    async fn rebuild(&self, table: &TableId) -> Result<Room, Problem> {
        let steps = self.store.steps(table, 0).await.map_err(|error| failed(&error))?;
        if steps.is_empty() {
            self.forget(table);
            return Err(Problem::no_table());
        }
        Room::rebuild(table.clone(), steps).map_err(|problem| {
            tracing::error!(%table, %problem, "what is kept of a table makes no sense");
            Problem::unavailable()
        })
    }

    /// Looks at a table.
    pub(crate) async fn read<T>(
        self: &Arc<Self>,
        table: &TableId,
        look: impl FnOnce(&Room) -> T,
    ) -> Result<T, Problem> {
        let cell = self.cell(table);
        let mut guard = cell.room.lock().await;
        Ok(look(self.load(&cell, &mut guard).await?))
    }

    /// Follows what other nodes did to a table that is at hand here.
    pub(crate) async fn catch_up(&self, table: &TableId) {
        let Some(cell) = self.known_cell(table) else { return };
        let mut guard = cell.room.lock().await;
        if guard.is_none() {
            return;
        }
        if let Err(problem) = self.follow(&cell, &mut guard).await {
            tracing::warn!(%table, problem = problem.text.en, "could not catch up");
        }
    }

    /// The room, with everything other nodes did.
    pub(super) async fn follow<'a>(
        &self,
        cell: &Cell,
        guard: &'a mut MutexGuard<'_, Option<Room>>,
    ) -> Result<&'a mut Room, Problem> {
        let room = self.load(cell, guard).await?;
        let steps = self.store.steps(&cell.table, room.seq() + 1).await;
        for kept in steps.map_err(|error| failed(&error))? {
            METRICS.reloads.add(1);
            let entry: Entry = kept.entry.clone();
            if let Err(problem) = room.follow(kept) {
                tracing::error!(table = %cell.table, %problem, "a step can't be followed");
                room.doubtful = true;
                return Err(Problem::unavailable());
            }
            cell.revoke(&entry);
        }
        cell.broadcast(room);
        Ok(room)
    }

    /// Tables at hand that somebody listens to, with their sequence where it is known at once.
    pub(crate) fn followed(&self) -> Vec<(TableId, u64)> {
        let cells = self.cells.lock().expect("nobody panics here");
        let listened = cells
            .values()
            .filter(|cell| !cell.listeners.lock().expect("nobody panics here").is_empty());
        listened.map(|cell| (cell.table.clone(), cell.told.load(Ordering::Acquire))).collect()
    }
}

/// Says in the log what the database said; people need not know.
pub(super) fn failed(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store failed");
    Problem::unavailable()
}
