//! The bounded queue towards one socket. Whoever reads too slowly is dropped, so that nobody else
//! has to wait.

use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

use crate::metrics::METRICS;

/// The sending end.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    lost: AtomicBool,
    wake: Notify,
}

impl Outbox {
    pub(crate) fn new(size: usize) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (queue, receiver) = mpsc::channel(size);
        (Self { queue, lost: AtomicBool::new(false), wake: Notify::new() }, receiver)
    }

    /// Puts a frame into the queue; false if the reader is lost.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        if self.lost.load(Ordering::Acquire) {
            return false;
        }
        let sent = self.queue.try_send(text).is_ok();
        if !sent {
            METRICS.dropped.add(1);
            self.give_up();
        }
        sent
    }

    /// Lets the reader go.
    pub(crate) fn give_up(&self) {
        self.lost.store(true, Ordering::Release);
        self.wake.notify_one();
    }

    /// Done when the reader is lost.
    pub(crate) async fn lost(&self) {
        while !self.lost.load(Ordering::Acquire) {
            self.wake.notified().await;
        }
    }
}
