//! What is kept of a table: one entry a step, in order. A table is rebuilt from them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::hex;

use crate::ids::{Hash, TableId};
use crate::protocol::{AbsentBecause, Happened, Pace, RequestId};
use crate::source::Source;

/// Who was planned for a seat when the table was opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Planned {
    /// A person who has the seat already.
    Person {
        /// The name.
        name: String,
        /// What proves the seat.
        token: Hash,
    },
    /// A person with this invitation.
    Friend(Hash),
    /// Anybody.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// How a table began.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Opened {
    pub(crate) game: String,
    /// The set-up, complete.
    pub(crate) setup: Value,
    pub(crate) seats: Vec<Planned>,
    pub(crate) host: u8,
    pub(crate) pace: Pace,
    pub(crate) level: String,
    /// The secret seed of the dice, in hexadecimal digits. Leaves the node when the game is over.
    pub(crate) seed: String,
}

/// One step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    Opened(Box<Opened>),
    Sat { seat: u8, name: String, token: Hash, word: String },
    Freed { seat: u8 },
    Moved { seat: u8, token: Hash },
    Started { seat: u8, fill: bool, word: String, drawn: Vec<String> },
    Acted { seat: u8, action: String, drawn: Vec<String>, bot: bool, check: u32 },
    TookBack { seat: u8 },
    Said { seat: u8, text: String },
    Absent { seat: u8, because: AbsentBecause },
    Returned { seat: u8 },
    Rematch { next: TableId },
    Closed,
}

impl Entry {
    /// Whether the game itself went on, so that actions meant for before are stale.
    pub(crate) fn moves_the_game(&self) -> bool {
        matches!(self, Self::Started { .. } | Self::Acted { .. } | Self::TookBack { .. })
    }

    /// How many decisions it made, chance's included.
    pub(crate) fn plies(&self) -> usize {
        match self {
            Self::Started { drawn, .. } => drawn.len(),
            Self::Acted { drawn, .. } => 1 + drawn.len(),
            _ => 0,
        }
    }
}

/// What people are told of it. Which decisions it made depends on who is told and stands at the
/// table, so that is left out.
impl From<Entry> for Happened {
    fn from(entry: Entry) -> Self {
        match entry {
            Entry::Opened(_) => Self::Opened,
            Entry::Sat { seat, name, .. } => Self::Sat { seat, name },
            Entry::Freed { seat } => Self::Freed { seat },
            Entry::Moved { seat, .. } => Self::Moved { seat },
            Entry::Started { .. } => Self::Started { told: vec![] },
            Entry::Acted { seat, bot, .. } => Self::Acted { seat, ply: 0, told: vec![], bot },
            Entry::TookBack { seat } => Self::TookBack { seat, plies: 0 },
            Entry::Said { seat, text } => Self::Said { seat, text },
            Entry::Absent { seat, because } => Self::Absent { seat, because },
            Entry::Returned { seat } => Self::Returned { seat },
            Entry::Rematch { next } => Self::Rematch { next },
            Entry::Closed => Self::Closed,
        }
    }
}

/// An entry in its place.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) request: Option<Request>,
    pub(crate) entry: Entry,
}

/// A request by a seat, to know it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request(pub(crate) Box<str>);

impl Request {
    pub(crate) fn new(seat: u8, id: &RequestId) -> Self {
        Self(format!("{seat} {}", id.as_str()).into())
    }

    /// Sitting down, by a request that may be sent again. Its `id` is a secret, so it is called by
    /// something that comes of it.
    pub(crate) fn to_sit(source: &Source) -> Self {
        Self(format!("sit {}", hex(&source.bytes("request")[..16])).into())
    }

    /// Moving a seat to the device of whoever used a recovery code.
    pub(crate) fn to_move(user: &str, seat: u8) -> Self {
        Self(format!("move {seat} {}", &user[..32]).into())
    }
}
