//! What a node does by itself: time that runs out, bots that were forgotten, other nodes' steps
//! that the bus did not tell.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::Hub;
use super::load::failed;
use super::submit::Submission;
use crate::ids::TableId;
use crate::protocol::{Code, Problem};
use crate::room::{Command, Mover};
use crate::store::now;

/// How often to look for tables whose time has come.
const EVERY: Duration = Duration::from_secs(1);

/// So many tables are looked after in one round.
const AT_ONCE: i64 = 256;

/// A bot gets so long before somebody looks again.
const AGAIN: i64 = 15_000;

/// How often to forget what is not used, in rounds.
const TIDY_ROUNDS: u64 = 30;

/// How often to ask the database what other nodes did, in rounds.
const POLL_ROUNDS: u64 = 2;

impl Hub {
    /// Looks after tables until the node stops.
    pub(crate) async fn tend(self: Arc<Self>) {
        let mut rounds = interval(EVERY);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 0_u64.. {
            tokio::select! {
                () = self.stopping.cancelled() => return,
                _ = rounds.tick() => {}
            }
            self.tend_due().await;
            if self.store.is_shared() && round % POLL_ROUNDS == 0 {
                self.poll().await;
            }
            if round % TIDY_ROUNDS == 0 {
                self.tidy();
                self.guard.tidy();
                if let Err(error) = self.store.tidy_repeats().await {
                    drop(failed(&error));
                }
            }
        }
    }

    async fn tend_due(self: &Arc<Self>) {
        let due = match self.store.due(AT_ONCE).await {
            Ok(due) => due,
            Err(error) => return drop(failed(&error)),
        };
        for table in due {
            if let Err(problem) = self.tend_table(&table).await {
                tracing::warn!(%table, problem = problem.text.en, "a table was not looked after");
            }
        }
    }

    async fn tend_table(self: &Arc<Self>, table: &TableId) -> Result<(), Problem> {
        let (mover, due) = self.tendable(table).await?;
        let time_is_up = due.is_some_and(|due| due <= now());
        let next = match mover {
            Mover::Bot(..) => Some(now() + AGAIN),
            Mover::Person(_) | Mover::Nobody if time_is_up => {
                let command = Command::TimeUp { now: now() };
                let submission = Submission { table, caller: None, request: None, command };
                match self.submit(submission, |_| ()).await {
                    // The second: somebody moved just now.
                    Ok(_) | Err(Problem { code: Code::WrongPhase, .. }) => return Ok(()),
                    Err(problem) => return Err(problem),
                }
            }
            Mover::Person(_) | Mover::Nobody => due,
        };
        self.store.set_due(table, next).await.map_err(|error| failed(&error))
    }

    /// Who is to move and until when; bots are set to work.
    async fn tendable(self: &Arc<Self>, table: &TableId) -> Result<(Mover, Option<i64>), Problem> {
        let cell = self.cell(table);
        let mut guard = cell.room.lock().await;
        let room = match self.store.is_shared() {
            true => self.follow(&cell, &mut guard).await?,
            false => self.load(&cell, &mut guard).await?,
        };
        // What the database believes is about to change.
        room.forget_listing();
        self.look_after(&cell, room);
        Ok((room.mover(), room.due()))
    }

    /// Asks the database about every table somebody here listens to.
    async fn poll(&self) {
        let followed = self.followed();
        let tables: Vec<TableId> = followed.iter().map(|(table, _)| table.clone()).collect();
        let heads = match self.store.heads(&tables).await {
            Ok(heads) => heads,
            Err(error) => return drop(failed(&error)),
        };
        for (table, head) in heads {
            let told = followed.iter().find(|(followed, _)| *followed == table);
            if told.is_some_and(|&(_, seq)| seq < head) {
                self.catch_up(&table).await;
            }
        }
    }

    /// Hears what other nodes hint at.
    pub(crate) async fn hear_hints(self: Arc<Self>) {
        let mut hints = self.bus.hints();
        while let Some((table, seq)) = hints.next(&self.stopping).await {
            let behind = self.followed_at(&table).is_some_and(|told| told < seq);
            if behind {
                self.catch_up(&table).await;
            }
        }
    }

    fn followed_at(&self, table: &TableId) -> Option<u64> {
        let cell = self.known_cell(table)?;
        Some(cell.told.load(std::sync::atomic::Ordering::Acquire))
    }
}
