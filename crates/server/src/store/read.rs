//! What is asked of the database.

use sqlx::Row;

use super::{Store, StoreError, now};
use crate::entry::{Kept, Request};
use crate::ids::{Hash, TableId};

/// So many tables are asked about in one statement.
const AT_ONCE: usize = 100;

impl Store {
    /// The steps of `table` from sequence `from` on, in order.
    pub(crate) async fn steps(&self, table: &TableId, from: u64) -> Result<Vec<Kept>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, request, entry FROM steps \
             WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(table.as_str())
        .bind(i64::try_from(from).unwrap_or(i64::MAX))
        .fetch_all(&self.pool)
        .await?;
        let mut steps = Vec::with_capacity(rows.len());
        for row in rows {
            let seq = row.try_get::<i64, _>(0)?.unsigned_abs();
            let entry: String = row.try_get(3)?;
            let entry = serde_json::from_str(&entry).map_err(|error| StoreError::Damaged {
                table: table.clone(),
                seq,
                problem: error.to_string(),
            })?;
            let request: Option<String> = row.try_get(2)?;
            let request = request.map(|text| Request(text.into()));
            steps.push(Kept { seq, at: row.try_get(1)?, request, entry });
        }
        Ok(steps)
    }

    /// The sequence of the step that carried out `request`, if one did.
    pub(crate) async fn find(
        &self,
        table: &TableId,
        request: &Request,
    ) -> Result<Option<u64>, StoreError> {
        let row = sqlx::query("SELECT seq FROM steps WHERE table_id = $1 AND request = $2")
            .bind(table.as_str())
            .bind(request.0.to_string())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.map(i64::unsigned_abs))
    }

    /// The last sequence of each of these tables.
    pub(crate) async fn heads(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let mut heads = vec![];
        for some in tables.chunks(AT_ONCE) {
            let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
            let statement = format!(
                "SELECT table_id, MAX(seq) FROM steps WHERE table_id IN ({}) GROUP BY table_id",
                places.join(", ")
            );
            let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
            for table in some {
                query = query.bind(table.as_str());
            }
            for row in query.fetch_all(&self.pool).await? {
                let table = TableId::try_from(row.try_get::<String, _>(0)?);
                let seq = row.try_get::<i64, _>(1)?.unsigned_abs();
                heads.extend(table.ok().map(|table| (table, seq)));
            }
        }
        Ok(heads)
    }

    /// Tables somebody must look after by now, the most urgent first.
    pub(crate) async fn due(&self, at_most: i64) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2")
            .bind(now())
            .bind(at_most)
            .fetch_all(&self.pool)
            .await?;
        ids(&rows)
    }

    /// Tables anybody may still join, the newest first.
    pub(crate) async fn listed(&self, at_most: i64) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT $1")
                .bind(at_most)
                .fetch_all(&self.pool)
                .await?;
        ids(&rows)
    }

    /// Says when somebody must look after `table` next.
    pub(crate) async fn set_due(
        &self,
        table: &TableId,
        due: Option<i64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET due = $2 WHERE id = $1")
            .bind(table.as_str())
            .bind(due)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Keeps a recovery code for these seats.
    pub(crate) async fn keep_code(
        &self,
        code: &Hash,
        seats: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO codes (hash, seats, expires) VALUES ($1, $2, $3)")
            .bind(code.as_str())
            .bind(seats)
            .bind(expires)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Lets `user` use a recovery code up: the seats it was for, if nobody else has used it.
    pub(crate) async fn use_code(
        &self,
        code: &Hash,
        user: &str,
    ) -> Result<Option<String>, StoreError> {
        let used = "UPDATE codes SET used_by = $2 WHERE hash = $1 AND expires > $3 \
                    AND (used_by IS NULL OR used_by = $2) RETURNING seats";
        let row = sqlx::query(used)
            .bind(code.as_str())
            .bind(user)
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Whether the database answers.
    pub(crate) async fn is_up(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }
}

fn ids(rows: &[sqlx::any::AnyRow]) -> Result<Vec<TableId>, StoreError> {
    let mut ids = Vec::with_capacity(rows.len());
    for row in rows {
        // A name this program did not make is nobody's to look after.
        ids.extend(TableId::try_from(row.try_get::<String, _>(0)?));
    }
    Ok(ids)
}
