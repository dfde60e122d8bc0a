//! Requests over HTTP that may be sent again.

use sqlx::Row;

use super::{Store, StoreError, now};

/// What is kept of such a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Repeat {
    /// The hash of what was asked for.
    pub(crate) asked: String,
    /// The database's half of what it brings about.
    pub(crate) salt: String,
}

impl Store {
    /// Keeps `repeat` under `name` for `life` milliseconds, unless something is kept there already;
    /// what is kept there now. Whatever it says is durable.
    pub(crate) async fn keep_repeat(
        &self,
        name: &str,
        repeat: &Repeat,
        life: i64,
    ) -> Result<Repeat, StoreError> {
        let now = now();
        sqlx::query("DELETE FROM repeats WHERE name = $1 AND expires <= $2")
            .bind(name)
            .bind(now)
            .execute(&self.pool)
            .await?;
        sqlx::query(
            "INSERT INTO repeats (name, asked, salt, expires) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(repeat.asked.as_str())
        .bind(repeat.salt.as_str())
        .bind(now + life)
        .execute(&self.pool)
        .await?;
        let row = sqlx::query("SELECT asked, salt FROM repeats WHERE name = $1")
            .bind(name)
            .fetch_one(&self.pool)
            .await?;
        Ok(Repeat { asked: row.try_get(0)?, salt: row.try_get(1)? })
    }

    /// Forgets what need not be repeated any more.
    pub(crate) async fn tidy_repeats(&self) -> Result<(), StoreError> {
        let old = sqlx::query("DELETE FROM repeats WHERE expires <= $1").bind(now());
        old.execute(&self.pool).await?;
        Ok(())
    }
}
