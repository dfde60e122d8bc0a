//! When somebody must look after a table.

use super::{Mover, Room};
use crate::protocol::Phase;
use crate::store::Listing;

const HOUR: i64 = 3_600_000;

/// A table nobody begins is given up after a day.
const LONGEST_OPEN: i64 = 24 * HOUR;

/// A game nobody is at is given up after a month.
const LONGEST_ALONE: i64 = 30 * 24 * HOUR;

/// A bot that has not moved after so long was forgotten, by a node that died, say.
const BOT_FORGOTTEN: i64 = 15_000;

impl Room {
    /// When somebody must look after the table, in milliseconds since 1970.
    pub(crate) fn due(&self) -> Option<i64> {
        let wait = match (self.phase, self.mover()) {
            (Phase::Over | Phase::Closed, _) => return None,
            (Phase::Open, _) => LONGEST_OPEN,
            (Phase::Playing, Mover::Person(_)) => self.opened.pace.milliseconds(),
            (Phase::Playing, Mover::Bot(..)) => BOT_FORGOTTEN,
            (Phase::Playing, Mover::Nobody) => LONGEST_ALONE,
        };
        Some(self.turn_began + wait)
    }

    /// When the time of the person to move runs out.
    pub(crate) fn turn_ends(&self) -> Option<i64> {
        self.due().filter(|_| matches!(self.mover(), Mover::Person(_)))
    }

    /// What the database must be told with the next step; nothing if what it believes will do. It
    /// may believe that somebody must look after the table too early, but never too late.
    pub(crate) fn listing_to_write(&self) -> Option<Listing> {
        let new = self.listing();
        let will_do = self.written.as_ref().is_some_and(|old| {
            let in_time = match (old.due, new.due) {
                (Some(old), Some(new)) => old <= new,
                (old, None) => old.is_none(),
                (None, Some(_)) => false,
            };
            in_time && (old.phase, old.listed) == (new.phase, new.listed)
        });
        (!will_do).then_some(new)
    }

    /// The database was told.
    pub(crate) fn listing_written(&mut self, listing: Option<Listing>) {
        self.written = listing.or(self.written.take());
    }

    /// The database believes something else now.
    pub(crate) fn forget_listing(&mut self) {
        self.written = None;
    }

    /// What the database must know to find the table.
    pub(crate) fn listing(&self) -> Listing {
        let joinable = |chair: &super::Chair| chair.is_free() && chair.invite.is_none();
        Listing {
            game: self.opened.game.clone(),
            created: self.created,
            phase: self.phase.name(),
            listed: self.phase == Phase::Open && self.chairs.iter().any(joinable),
            due: self.due(),
        }
    }
}
