//! Group commit: whatever is waiting when the last commit is done goes into the next one.
//!
//! A step is answered only after its transaction is synced. While one commit runs, others wait
//! together, so a hundred actions cost one sync.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use sqlx::AnyPool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;
use crate::entry::Kept;
use crate::ids::TableId;
use crate::metrics::METRICS;

/// So many steps share a commit at most.
const LARGEST_BATCH: usize = 512;

/// So many steps may wait; more wait to be allowed to wait.
const LONGEST_QUEUE: usize = 4096;

/// What helps to find a table; written with a step when it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listing {
    pub(crate) game: String,
    pub(crate) created: i64,
    pub(crate) phase: &'static str,
    pub(crate) listed: bool,
    pub(crate) due: Option<i64>,
}

/// A step to be kept.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) kept: Kept,
    pub(crate) listing: Option<Listing>,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// It is durable.
    Durable,
    /// Another node was first: reload.
    Second,
}

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// The one who writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: Arc<Mutex<Option<mpsc::Sender<Waiting>>>>,
    sender: mpsc::WeakSender<Waiting>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Self {
        let (sender, receiver) = mpsc::channel(LONGEST_QUEUE);
        let weak = sender.downgrade();
        let task = tokio::spawn(write_all(pool, receiver));
        Self {
            queue: Arc::new(Mutex::new(Some(sender))),
            sender: weak,
            task: Arc::new(Mutex::new(Some(task))),
        }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let sender = self.sender.upgrade().ok_or(StoreError::Stopping)?;
        let (answer, answered) = oneshot::channel();
        sender.send((append, answer)).await.map_err(|_| StoreError::Stopping)?;
        drop(sender);
        answered.await.map_err(|_| StoreError::Stopping)?
    }

    /// Writes what is waiting and takes no more.
    pub(super) async fn stop(&self) {
        drop(self.queue.lock().await.take());
        if let Some(task) = self.task.lock().await.take() {
            // A writer that panicked has nothing more to write.
            let _ = task.await;
        }
    }
}

async fn write_all(pool: AnyPool, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch = vec![];
    while queue.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let (appends, answers): (Vec<Append>, Vec<_>) = batch.drain(..).unzip();
        METRICS.batches.add(1);
        match commit(&pool, &appends).await {
            Ok(all) => {
                for (done, answer) in all.into_iter().zip(answers) {
                    METRICS.steps.add(u64::from(done == Appended::Durable));
                    // Whoever asked may have gone.
                    let _ = answer.send(Ok(done));
                }
            }
            Err(error) => {
                tracing::error!(%error, steps = appends.len(), "a commit failed");
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Stopping));
                }
            }
        }
    }
}

/// Writes all steps in one transaction; says of each whether its place was free.
async fn commit(pool: &AnyPool, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut free = 0;
    let mut rest = appends;
    while !rest.is_empty() {
        // Powers of two, so that few different statements are prepared.
        let (chunk, later) = rest.split_at(1 << rest.len().ilog2().min(LARGEST_INSERTION));
        rest = later;
        free += insert(&mut transaction, chunk).await?;
    }
    if free < appends.len() as u64 {
        // Another node was first somewhere, which is rare: find out where.
        transaction.rollback().await?;
        return commit_one_by_one(pool, appends).await;
    }
    for append in appends {
        list(&mut transaction, append).await?;
    }
    transaction.commit().await?;
    Ok(vec![Appended::Durable; appends.len()])
}

/// The same, slowly.
async fn commit_one_by_one(
    pool: &AnyPool,
    appends: &[Append],
) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut all = Vec::with_capacity(appends.len());
    for append in appends {
        let free = insert(&mut transaction, std::slice::from_ref(append)).await? == 1;
        if free {
            list(&mut transaction, append).await?;
        }
        all.push(if free { Appended::Durable } else { Appended::Second });
    }
    transaction.commit().await?;
    Ok(all)
}

/// Writes steps; how many places were free.
async fn insert(
    transaction: &mut sqlx::Transaction<'_, sqlx::Any>,
    appends: &[Append],
) -> Result<u64, StoreError> {
    let mut query = sqlx::query(INSERTIONS[appends.len().ilog2() as usize].as_str());
    for Append { table, kept, .. } in appends {
        let entry = serde_json::to_string(&kept.entry).expect("entries can be written");
        query = query
            .bind(table.as_str())
            .bind(i64::try_from(kept.seq).unwrap_or(i64::MAX))
            .bind(kept.at)
            .bind(kept.request.as_ref().map(|request| &*request.0))
            .bind(entry);
    }
    Ok(query.execute(&mut **transaction).await?.rows_affected())
}

/// So many times two are as many steps as one statement writes at most.
const LARGEST_INSERTION: u32 = 6;

/// The statements that write 1, 2, 4 … steps.
static INSERTIONS: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..=LARGEST_INSERTION).map(|power| insertion(1 << power)).collect());

fn insertion(rows: usize) -> String {
    let mut text = "INSERT INTO steps (table_id, seq, at, request, entry) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d, e] = [1, 2, 3, 4, 5].map(|column| 5 * row + column);
        write!(text, "{comma}(${a}, ${b}, ${c}, ${d}, ${e})").expect("a string takes everything");
    }
    text + " ON CONFLICT (table_id, seq) DO NOTHING"
}

/// Writes what helps to find the table, where that changed.
async fn list(
    transaction: &mut sqlx::Transaction<'_, sqlx::Any>,
    append: &Append,
) -> Result<(), StoreError> {
    let Append { table, listing: Some(listing), .. } = append else { return Ok(()) };
    sqlx::query(
        "INSERT INTO tables (id, game, created, phase, listed, due) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, \
         due = excluded.due",
    )
    .bind(table.as_str())
    .bind(listing.game.as_str())
    .bind(listing.created)
    .bind(listing.phase)
    .bind(i64::from(listing.listed))
    .bind(listing.due)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}
