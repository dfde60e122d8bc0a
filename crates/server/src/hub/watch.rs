//! Following a table.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use super::submit::Submission;
use super::{Caller, Hub, Outbox};
use crate::ids::TableId;
use crate::protocol::Problem;
use crate::room::{Command, Eyes, Wanted};

/// Somebody who hears of every step of a table.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) eyes: Eyes,
    pub(super) outbox: Arc<Outbox>,
}

/// How somebody wants to follow a table.
#[derive(Debug)]
pub(crate) struct Watching<'a> {
    pub(crate) table: &'a TableId,
    pub(crate) callers: &'a [Caller],
    pub(crate) since: Option<u64>,
    pub(crate) wanted: Wanted,
    pub(crate) outbox: &'a Arc<Outbox>,
}

impl Hub {
    /// Sends what is missing since the last sequence seen, or everything, and every step from now
    /// on. Whoever comes back to an own seat gets it back from the bot.
    pub(crate) async fn watch(self: &Arc<Self>, watching: Watching<'_>) -> Result<(), Problem> {
        let own = self.own(watching.table, watching.callers).await?;
        self.give_back(&watching, &own).await?;
        let cell = self.cell(watching.table);
        let mut guard = cell.room.lock().await;
        let room = match self.store.is_shared() {
            true => self.follow(&cell, &mut guard).await?,
            false => self.load(&cell, &mut guard).await?,
        };
        let eyes = Eyes { own: own.into(), wanted: watching.wanted };
        let update = watching.since.and_then(|since| room.update(since, &eyes));
        let first = update.unwrap_or_else(|| room.snapshot(&eyes));
        watching.outbox.send(Utf8Bytes::from(first.text()));
        let listener = Listener { eyes, outbox: Arc::clone(watching.outbox) };
        {
            let mut listeners = cell.listeners.lock().expect("nobody panics here");
            listeners.retain(|other| !Arc::ptr_eq(&other.outbox, watching.outbox));
            listeners.push(listener);
        }
        cell.tell_presence();
        self.look_after(&cell, room);
        Ok(())
    }

    async fn give_back(
        self: &Arc<Self>,
        watching: &Watching<'_>,
        own: &[u8],
    ) -> Result<(), Problem> {
        for caller in watching.callers.iter().filter(|caller| own.contains(&caller.seat)) {
            self.return_to_seat(watching.table, caller).await?;
        }
        Ok(())
    }

    /// Gives a seat back to its person, if a bot sits in.
    pub(crate) async fn return_to_seat(
        self: &Arc<Self>,
        table: &TableId,
        caller: &Caller,
    ) -> Result<(), Problem> {
        if !self.read(table, |room| room.may_return(caller.seat)).await? {
            return Ok(());
        }
        let command = Command::Back { seat: caller.seat };
        let back = Submission { table, caller: Some(caller), request: None, command };
        self.submit(back, |_| ()).await.map(drop)
    }

    /// Follows it no longer.
    pub(crate) fn unwatch(&self, table: &TableId, outbox: &Arc<Outbox>) {
        let Some(cell) = self.known_cell(table) else { return };
        cell.touch();
        {
            let mut listeners = cell.listeners.lock().expect("nobody panics here");
            listeners.retain(|other| !Arc::ptr_eq(&other.outbox, outbox));
        }
        cell.tell_presence();
    }
}
