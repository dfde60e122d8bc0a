//! One command: check, append, sync, acknowledge, tell others. In this order.

use std::sync::Arc;
use std::time::Instant;

use super::cell::Cell;
use super::load::failed;
use super::{Caller, Hub};
use crate::entry::{Entry, Kept, Opened, Request};
use crate::ids::TableId;
use crate::metrics::METRICS;
use crate::protocol::Problem;
use crate::room::{Command, Room};
use crate::store::{Append, Appended, now};

/// Other nodes may be first a few times, but not for ever.
const ATTEMPTS: usize = 8;

/// A command with who gives it and how the client calls it.
#[derive(Debug)]
pub(crate) struct Submission<'a> {
    pub(crate) table: &'a TableId,
    /// Who; nobody for what the node does by itself.
    pub(crate) caller: Option<&'a Caller>,
    /// To know a request that is sent again.
    pub(crate) request: Option<Request>,
    pub(crate) command: Command,
}

impl Hub {
    /// Carries a command out once and for all; `done` hears its sequence before anybody hears of
    /// the step. Sent again, it is answered the same way.
    pub(crate) async fn submit(
        self: &Arc<Self>,
        submission: Submission<'_>,
        done: impl FnOnce(u64) + Send,
    ) -> Result<u64, Problem> {
        let began = Instant::now();
        let cell = self.cell(submission.table);
        let mut guard = cell.room.lock().await;
        for _ in 0..ATTEMPTS {
            let mut room = self.load(&cell, &mut guard).await?;
            if self.store.is_shared() && submission.command.seq() > room.seq() {
                room = self.follow(&cell, &mut guard).await?;
            }
            authorise(room, submission.caller)?;
            if let Some(seq) = self.done_before(room, submission.request.as_ref()).await? {
                done(seq);
                return Ok(seq);
            }
            if let Some(seq) = self.attempt(&cell, room, &submission).await? {
                METRICS.commands.observe(began.elapsed());
                done(seq);
                cell.broadcast(room);
                self.bus.hint(submission.table, seq);
                self.look_after(&cell, room);
                return Ok(seq);
            }
        }
        Err(Problem::unavailable())
    }

    async fn done_before(
        &self,
        room: &Room,
        request: Option<&Request>,
    ) -> Result<Option<u64>, Problem> {
        let Some(request) = request else { return Ok(None) };
        match room.knows(request) {
            None => Ok(None),
            Some(Some(seq)) => Ok(Some(seq)),
            Some(None) => self.store.find(room.id(), request).await.map_err(|error| failed(&error)),
        }
    }

    /// One try; nothing if another node was first.
    async fn attempt(
        &self,
        cell: &Cell,
        room: &mut Room,
        submission: &Submission<'_>,
    ) -> Result<Option<u64>, Problem> {
        let plies = room.plies();
        let entry = room.perform(&submission.command)?;
        // From here until the step is durable the room is ahead of the truth. If we are dropped
        // meanwhile, or the database fails, the next one to come rebuilds it.
        room.doubtful = true;
        let seq = room.seq() + 1;
        let kept = Kept { seq, at: now(), request: submission.request.clone(), entry };
        room.settle(kept.clone(), plies);
        let listing = room.listing_to_write();
        let entry = kept.entry.clone();
        let append = Append { table: room.id().clone(), kept, listing: listing.clone() };
        match self.store.append(append).await.map_err(|error| failed(&error))? {
            Appended::Second => Ok(None),
            Appended::Durable => {
                room.doubtful = false;
                room.listing_written(listing);
                cell.revoke(&entry);
                Ok(Some(seq))
            }
        }
    }

    /// Opens a table: its first step, unless it has one.
    pub(super) async fn open(&self, table: &TableId, opened: Opened) -> Result<Appended, Problem> {
        let at = now();
        let room = Room::new(table.clone(), opened.clone(), at).map_err(|problem| {
            tracing::error!(%problem, "a table can't be opened");
            Problem::unavailable()
        })?;
        let entry = Entry::Opened(Box::new(opened));
        let kept = Kept { seq: 0, at, request: None, entry };
        let append = Append { table: table.clone(), kept, listing: Some(room.listing()) };
        self.store.append(append).await.map_err(|error| failed(&error))
    }
}

fn authorise(room: &Room, caller: Option<&Caller>) -> Result<(), Problem> {
    match caller {
        Some(caller) if !room.owns(caller.seat, &caller.token) => Err(Problem::not_your_seat()),
        _ => Ok(()),
    }
}
