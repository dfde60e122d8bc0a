//! What a client says.

use serde::{Deserialize, Serialize};

use super::{Code, LARGEST_FRAME, Problem};
use crate::ids::{Secret, TableId};

/// A name the client gives a request. The answer carries it; a request sent again under the same
/// name by the same seat is not carried out twice but answered as before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RequestId(Box<str>);

impl RequestId {
    /// The longest name.
    const LONGEST: usize = 40;

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for RequestId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let sound = (1..=Self::LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        match sound {
            true => Ok(Self(text.into())),
            false => Err("an id is 1 to 40 printable ASCII characters".to_owned()),
        }
    }
}

impl From<RequestId> for String {
    fn from(id: RequestId) -> Self {
        id.0.into()
    }
}

/// What proves that a seat is one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatKey {
    /// The table.
    pub table: TableId,
    /// The seat, from 0.
    pub seat: u8,
    /// The secret given when the seat was taken.
    pub token: Secret,
}

/// One frame from a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientIn {
    /// The first frame: the version spoken and the seats that are one's own.
    Hello {
        /// The protocol's version.
        version: u32,
        /// One's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        seats: Vec<SeatKey>,
    },
    /// More seats that are one's own.
    Claim {
        /// The seats.
        seats: Vec<SeatKey>,
    },
    /// Follow a table from now on.
    Watch {
        /// The table.
        table: TableId,
        /// The last sequence seen, to hear only what came since.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        since: Option<u64>,
        /// Whether to be sent the position with every step. A client that plays along by itself
        /// can do without.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        views: bool,
        /// Whether to be told what came of every decision. A client that plays along by itself
        /// finds out.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        events: bool,
    },
    /// Follow it no longer.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Begin the game.
    Start {
        /// The table.
        table: TableId,
        /// Who asks.
        seat: u8,
        /// The request.
        id: RequestId,
        /// Whether bots take the seats that are still free. Only the host may say so.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        fill: bool,
        /// One's word for the dice.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        word: String,
    },
    /// Decide.
    Act {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The last sequence seen: if the game went on since, the action is stale.
        seq: u64,
        /// The request.
        id: RequestId,
        /// What, in canonical text.
        action: String,
    },
    /// Take one's last action back.
    Undo {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The last sequence seen.
        seq: u64,
        /// The request.
        id: RequestId,
    },
    /// Say something to the table.
    Chat {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The request.
        id: RequestId,
        /// What.
        text: String,
    },
    /// Give up: a bot plays the seat to the end.
    Resign {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The request.
        id: RequestId,
    },
    /// Go away: before the start the seat is free again; later a bot sits in until one is back.
    Leave {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The request.
        id: RequestId,
    },
    /// Take one's seat back from the bot that sits in.
    Back {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The request.
        id: RequestId,
    },
    /// Play again: the same people keep their seats' secrets at a new table.
    Rematch {
        /// The table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The request.
        id: RequestId,
    },
    /// What would an action bring about?
    Preview {
        /// The table.
        table: TableId,
        /// Whose action.
        seat: u8,
        /// The request.
        id: RequestId,
        /// The action.
        action: String,
    },
    /// Which clauses forbid an action?
    Why {
        /// The table.
        table: TableId,
        /// Whose action.
        seat: u8,
        /// The request.
        id: RequestId,
        /// The action.
        action: String,
    },
    /// What happened, from a decision on?
    History {
        /// The table.
        table: TableId,
        /// The request.
        id: RequestId,
        /// The first decision's number, from 0.
        from: usize,
    },
    /// Are you there?
    Ping {
        /// The request.
        id: RequestId,
    },
}

fn yes() -> bool {
    true
}

impl ClientIn {
    /// Reads a frame.
    pub fn read(frame: &str) -> Result<Self, Problem> {
        if frame.len() > LARGEST_FRAME {
            return Err(Problem::new(
                Code::BadFrame,
                "the frame is larger than 8 KiB",
                "Die Nachricht ist größer als 8 KiB",
            ));
        }
        serde_json::from_str(frame).map_err(|error| {
            let (en, de) = ("the frame is not understood", "Die Nachricht ist unverständlich");
            Problem::new(Code::BadFrame, format!("{en}: {error}"), format!("{de}: {error}"))
        })
    }

    /// The request's name and table, for the answer.
    pub fn about(&self) -> (Option<&RequestId>, Option<&TableId>) {
        match self {
            Self::Hello { .. } | Self::Claim { .. } => (None, None),
            Self::Watch { table, .. } | Self::Unwatch { table } => (None, Some(table)),
            Self::Ping { id } => (Some(id), None),
            Self::Start { table, id, .. }
            | Self::Act { table, id, .. }
            | Self::Undo { table, id, .. }
            | Self::Chat { table, id, .. }
            | Self::Resign { table, id, .. }
            | Self::Leave { table, id, .. }
            | Self::Back { table, id, .. }
            | Self::Rematch { table, id, .. }
            | Self::Preview { table, id, .. }
            | Self::Why { table, id, .. }
            | Self::History { table, id, .. } => (Some(id), Some(table)),
        }
    }
}
