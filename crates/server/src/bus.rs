//! The bus between nodes: hints that a table has moved on. The database is the truth; a hint that
//! is lost, late or doubled costs time, never correctness.

use std::sync::Mutex;

use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::ids::TableId;
use crate::metrics::METRICS;

const SUBJECT: &str = "hearth.steps";

/// So many hints may wait while the bus is away; more are dropped.
const QUEUE: usize = 1024;

/// The bus can't be used at all (that it is down is no reason).
#[derive(Debug, Error)]
#[error("the bus: {0}")]
pub struct BusError(String);

/// One hint.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Hint {
    node: u64,
    table: TableId,
    seq: u64,
}

/// The bus, or none where a node is alone.
#[derive(Debug, Default)]
pub(crate) struct Bus {
    node: u64,
    queue: Option<mpsc::Sender<Hint>>,
    subscriber: Mutex<Option<Subscriber>>,
}

impl Bus {
    /// Connects, now or later: a bus that is down does not keep a node from starting.
    pub(crate) async fn connect(url: Option<&str>) -> Result<Self, BusError> {
        let Some(url) = url else { return Ok(Self::default()) };
        let refuse = |error: &dyn std::fmt::Display| BusError(error.to_string());
        let client = ConnectOptions::new()
            .retry_on_initial_connect()
            .connect(url)
            .await
            .map_err(|error| refuse(&error))?;
        let subscriber = client.subscribe(SUBJECT).await.map_err(|error| refuse(&error))?;
        let (queue, hints) = mpsc::channel(QUEUE);
        tokio::spawn(publish(client, hints));
        let subscriber = Mutex::new(Some(subscriber));
        Ok(Self { node: rand::random(), queue: Some(queue), subscriber })
    }

    /// Tells other nodes that `table` is at `seq` now. Never waits.
    pub(crate) fn hint(&self, table: &TableId, seq: u64) {
        if let Some(queue) = &self.queue {
            // A full queue means the bus is away: other nodes will find out by themselves.
            let _ = queue.try_send(Hint { node: self.node, table: table.clone(), seq });
        }
    }

    /// The other nodes' hints. There is one listener.
    pub(crate) fn hints(&self) -> Hints {
        let subscriber = self.subscriber.lock().expect("nobody panics here").take();
        Hints { node: self.node, subscriber }
    }
}

async fn publish(client: Client, mut hints: mpsc::Receiver<Hint>) {
    while let Some(hint) = hints.recv().await {
        let payload = serde_json::to_vec(&hint).expect("hints can be written");
        if let Err(error) = client.publish(SUBJECT, payload.into()).await {
            tracing::warn!(%error, "a hint was lost");
        }
    }
}

/// What other nodes say.
#[derive(Debug)]
pub(crate) struct Hints {
    node: u64,
    subscriber: Option<Subscriber>,
}

impl Hints {
    /// The next hint of another node; nothing when the node stops or has no bus.
    pub(crate) async fn next(&mut self, stopping: &CancellationToken) -> Option<(TableId, u64)> {
        let subscriber = self.subscriber.as_mut()?;
        loop {
            let message = tokio::select! {
                () = stopping.cancelled() => return None,
                message = subscriber.next() => message?,
            };
            // Anybody might speak on the bus: what is no hint is no hint.
            let Ok(hint) = serde_json::from_slice::<Hint>(&message.payload) else { continue };
            if hint.node != self.node {
                METRICS.bus_hints.add(1);
                return Some((hint.table, hint.seq));
            }
        }
    }
}
