//! The bounded queue towards one socket. Whoever reads too slowly is dropped, so that nobody else
//! has to wait.

use std::collections::VecDeque;
use std::sync::Mutex;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

use crate::metrics::METRICS;

/// Frames on their way to one socket. Empty it takes next to no memory: most are.
#[derive(Debug)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    size: usize,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Utf8Bytes>,
    lost: bool,
}

/// The reader was too slow, or is not wanted any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost;

impl Outbox {
    pub(crate) fn new(size: usize) -> Self {
        Self { waiting: Mutex::default(), size, wake: Notify::new() }
    }

    /// Puts a frame into the queue; false if the reader is lost.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let mut waiting = self.waiting.lock().expect("nobody panics here");
        if waiting.lost {
            return false;
        }
        let full = waiting.frames.len() >= self.size;
        if full {
            METRICS.dropped.add(1);
            *waiting = Waiting { lost: true, ..Waiting::default() };
        } else {
            waiting.frames.push_back(text);
        }
        drop(waiting);
        self.wake.notify_one();
        !full
    }

    /// Lets the reader go.
    pub(crate) fn give_up(&self) {
        self.waiting.lock().expect("nobody panics here").lost = true;
        self.wake.notify_one();
    }

    /// Everything that waits, as soon as something does.
    pub(crate) async fn next(&self) -> Result<VecDeque<Utf8Bytes>, Lost> {
        loop {
            let frames = self.take()?;
            if !frames.is_empty() {
                return Ok(frames);
            }
            self.wake.notified().await;
        }
    }

    /// Everything that waits now.
    pub(crate) fn take(&self) -> Result<VecDeque<Utf8Bytes>, Lost> {
        let mut waiting = self.waiting.lock().expect("nobody panics here");
        if waiting.lost { Err(Lost) } else { Ok(std::mem::take(&mut waiting.frames)) }
    }

    /// Done when the reader is lost. Only while nobody waits for the [`next`](Self::next) frame.
    pub(crate) async fn lost(&self) {
        while !self.waiting.lock().expect("nobody panics here").lost {
            self.wake.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn frames_come_in_order_until_there_are_too_many() {
        let outbox = Outbox::new(2);
        assert!(outbox.send("a".into()) && outbox.send("b".into()));
        let frames: Vec<String> =
            outbox.next().await.unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(frames, ["a", "b"]);
        assert!(outbox.send("c".into()) && outbox.send("d".into()) && !outbox.send("e".into()));
        assert_eq!(outbox.next().await, Err(Lost));
        outbox.lost().await;
        assert!(!outbox.send("f".into()));
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let outbox = std::sync::Arc::new(Outbox::new(2));
        let waiting = tokio::spawn({
            let outbox = std::sync::Arc::clone(&outbox);
            async move { outbox.next().await }
        });
        tokio::task::yield_now().await;
        outbox.give_up();
        assert_eq!(waiting.await.unwrap(), Err(Lost));
    }
}
