//! The truth: tables and their steps in a database, SQLite or PostgreSQL.
//!
//! Writing goes through one [`writer`] that commits many steps at once; reading goes through a
//! small pool. The statements are such that both databases understand them.

mod read;
mod repeats;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor};
use thiserror::Error;

use crate::ids::TableId;
use writer::Writer;

pub(crate) use repeats::Repeat;
pub(crate) use writer::{Append, Appended, Listing};

/// How many connections read at the same time.
const READERS: u32 = 4;

/// The migrations, run by themselves when a node starts.
pub(crate) static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// The database failed.
#[derive(Debug, Error)]
pub enum StoreError {
    /// What the database said.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A migration failed, or the database is newer than this program.
    #[error("the database can't be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is kept of a table makes no sense.
    #[error("table {table}, step {seq}: {problem}")]
    Damaged {
        /// The table.
        table: TableId,
        /// The step.
        seq: u64,
        /// What is wrong.
        problem: String,
    },
    /// The node is stopping.
    #[error("the node is stopping")]
    Stopping,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: Writer,
    shared: bool,
}

impl Store {
    /// Opens the database at `url` and brings it up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let store = Self::connect(url).await?;
        MIGRATIONS.run(&store.pool).await?;
        Ok(store)
    }

    async fn connect(url: &str) -> Result<Self, StoreError> {
        install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let options = AnyPoolOptions::new().max_connections(READERS + 1).after_connect(
            move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // WAL lets readers go on beside the writer; FULL syncs every commit.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA busy_timeout = 10000").await?;
                        connection.execute("PRAGMA wal_autocheckpoint = 4000").await?;
                    }
                    Ok(())
                })
            },
        );
        let pool = options.connect(url).await?;
        let writer = Writer::start(pool.clone());
        Ok(Self { pool, writer, shared: !sqlite })
    }

    /// Whether other nodes may write to the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Appends a step and waits until it is durable.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    /// Waits until everything handed over is durable, then closes the database.
    pub(crate) async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}

/// The URL of the SQLite file in `folder`.
pub(crate) fn sqlite_in(folder: &Path) -> String {
    format!("sqlite://{}?mode=rwc", folder.join("hearth.db").display())
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}
