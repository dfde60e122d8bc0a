//! Who may speak for a seat.

use std::sync::Arc;

use super::Hub;
use crate::ids::{Secret, TableId};
use crate::protocol::{ClaimedSeat, Problem, SeatKey};

/// Somebody who speaks for a seat.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) seat: u8,
    pub(crate) token: Secret,
}

impl Hub {
    /// Which of these seats are proved.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        keys: &[SeatKey],
    ) -> Result<Vec<ClaimedSeat>, Problem> {
        let mut seats = Vec::with_capacity(keys.len());
        for key in keys {
            let own = self.proves(key).await?;
            seats.push(ClaimedSeat { table: key.table.clone(), seat: key.seat, own });
        }
        Ok(seats)
    }

    /// Whether the key is right. A table that does not exist is no error here: a device may
    /// remember seats for longer than a node keeps tables.
    pub(crate) async fn proves(self: &Arc<Self>, key: &SeatKey) -> Result<bool, Problem> {
        let owns = self.read(&key.table, |room| room.owns(key.seat, &key.token)).await;
        match owns {
            Ok(owns) => Ok(owns),
            Err(problem) if problem == Problem::no_table() => Ok(false),
            Err(problem) => Err(problem),
        }
    }

    /// The seats of `table` that these callers prove.
    pub(super) async fn own(
        self: &Arc<Self>,
        table: &TableId,
        callers: &[Caller],
    ) -> Result<Vec<u8>, Problem> {
        self.read(table, |room| {
            let proved = callers.iter().filter(|caller| room.owns(caller.seat, &caller.token));
            proved.map(|caller| caller.seat).collect()
        })
        .await
    }
}
