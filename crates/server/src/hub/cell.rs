//! The place of a table in memory.

use std::sync::Mutex as Lock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Mutex;

use super::watch::Listener;
use crate::entry::Entry;
use crate::ids::TableId;
use crate::protocol::ClientOut;
use crate::room::{Eyes, Room};

/// A table nobody has asked for this long is forgotten.
const KEEP: Duration = Duration::from_secs(60);

/// A room with those who listen to it.
#[derive(Debug)]
pub(super) struct Cell {
    pub(super) table: TableId,
    /// The room, once loaded. Locked while a step is being kept.
    pub(super) room: Mutex<Option<Room>>,
    pub(super) listeners: Lock<Vec<Listener>>,
    /// Whether a bot is at work for this table.
    pub(super) thinking: AtomicBool,
    /// The last sequence listeners have heard of.
    pub(super) told: AtomicU64,
    used: Lock<Instant>,
}

impl Cell {
    pub(super) fn new(table: TableId) -> Self {
        Self {
            table,
            room: Mutex::new(None),
            listeners: Lock::default(),
            thinking: AtomicBool::new(false),
            told: AtomicU64::new(0),
            used: Lock::new(Instant::now()),
        }
    }

    pub(super) fn touch(&self) {
        *self.used.lock().expect("nobody panics here") = Instant::now();
    }

    pub(super) fn is_in_use(&self) -> bool {
        self.thinking.load(Ordering::Acquire)
            || !self.listeners.lock().expect("nobody panics here").is_empty()
            || self.used.lock().expect("nobody panics here").elapsed() < KEEP
    }

    /// Whether somebody of `seat` is connected.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        let listeners = self.listeners.lock().expect("nobody panics here");
        listeners.iter().any(|listener| listener.eyes.own.contains(&seat))
    }

    /// Tells all listeners what they have not heard, each what it may know.
    pub(super) fn broadcast(&self, room: &Room) {
        let since = self.told.swap(room.seq(), Ordering::AcqRel);
        if since >= room.seq() {
            return;
        }
        let mut listeners = self.listeners.lock().expect("nobody panics here");
        // Listeners with the same eyes get the same bytes; without views, all get the same bytes of
        // what everybody may know.
        let public = room.is_public_since(since);
        let mut texts: Vec<(Eyes, Utf8Bytes)> = vec![];
        listeners.retain(|listener| {
            let same = texts.iter().find(|(eyes, _)| {
                eyes.wanted == listener.eyes.wanted
                    && (eyes.own == listener.eyes.own || public && !eyes.wanted.views)
            });
            let text = match same {
                Some((_, text)) => text.clone(),
                None => {
                    let text = Utf8Bytes::from(news(room, since, &listener.eyes).text());
                    texts.push((listener.eyes.clone(), text.clone()));
                    text
                }
            };
            listener.outbox.send(text)
        });
    }

    /// A seat was moved to another device: whoever had it here must prove it again.
    pub(super) fn revoke(&self, entry: &Entry) {
        let Entry::Moved { seat, .. } = entry else { return };
        let mut listeners = self.listeners.lock().expect("nobody panics here");
        listeners.retain(|listener| {
            let moved = listener.eyes.own.contains(seat);
            if moved {
                listener.outbox.give_up();
            }
            !moved
        });
    }

    /// Tells listeners who is here.
    pub(super) fn tell_presence(&self) {
        let mut listeners = self.listeners.lock().expect("nobody panics here");
        let mut seats: Vec<u8> =
            listeners.iter().flat_map(|listener| listener.eyes.own.iter().copied()).collect();
        seats.sort_unstable();
        seats.dedup();
        let spectators = listeners.iter().filter(|listener| listener.eyes.own.is_empty()).count();
        let presence = ClientOut::Presence { table: self.table.clone(), seats, spectators };
        let text = Utf8Bytes::from(presence.text());
        listeners.retain(|listener| listener.outbox.send(text.clone()));
    }
}

fn news(room: &Room, since: u64, eyes: &Eyes) -> ClientOut {
    room.update(since, eyes).unwrap_or_else(|| room.snapshot(eyes))
}
