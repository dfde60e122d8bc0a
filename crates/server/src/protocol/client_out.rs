//! What a node says.

use catalogue::{Told, ToldEvent};
use kernel::{Outcome, Refusal};
use serde::Serialize;
use serde_json::Value;
use table::DiceProof;

use super::{AbsentBecause, Phase, Position, Problem, RequestId, TableState};
use crate::ids::TableId;

/// Whether a claimed seat is one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClaimedSeat {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// Whether the token is the right one.
    pub own: bool,
}

/// One step of a table: it has a sequence and is durable.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step {
    /// Its sequence.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub what: Happened,
}

/// What happened in a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happened {
    /// The table was opened.
    Opened,
    /// Somebody took a seat.
    Sat {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
    },
    /// A seat is free again.
    Freed {
        /// The seat.
        seat: u8,
    },
    /// The seat's person plays on from another device.
    Moved {
        /// The seat.
        seat: u8,
    },
    /// The game began.
    Started {
        /// What chance decided at once.
        #[cfg_attr(feature = "typescript", ts(type = "Told<object>[]"))]
        told: Vec<Told>,
    },
    /// A seat decided; chance may have followed.
    Acted {
        /// The seat.
        seat: u8,
        /// The first decision's number.
        ply: usize,
        /// The decision and what chance decided after it.
        #[cfg_attr(feature = "typescript", ts(type = "Told<object>[]"))]
        told: Vec<Told>,
        /// Whether a bot decided.
        bot: bool,
    },
    /// A seat took its last action back.
    TookBack {
        /// The seat.
        seat: u8,
        /// How many decisions are left.
        plies: usize,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: u8,
        /// What: plain text, never markup.
        text: String,
    },
    /// A bot sits in for a person.
    Absent {
        /// The seat.
        seat: u8,
        /// Why.
        because: AbsentBecause,
    },
    /// The person is back.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// There is a table for the rematch.
    Rematch {
        /// Where.
        next: TableId,
    },
    /// The table was given up.
    Closed,
}

/// One frame towards a client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientOut {
    /// The answer to `hello` and `claim`.
    Welcome {
        /// The protocol's version.
        version: u32,
        /// Which of the seats are one's own.
        seats: Vec<ClaimedSeat>,
        /// The node's clock, in milliseconds since 1970.
        now: i64,
    },
    /// A whole table.
    Snapshot {
        /// The table.
        state: Box<TableState>,
    },
    /// What happened since the last sequence.
    Update {
        /// The table.
        table: TableId,
        /// The sequence of the last step.
        seq: u64,
        /// How far the table has come.
        phase: Phase,
        /// Whose decision is next: a seat's number, or `nobody`.
        to_act: String,
        /// When the time for this turn runs out, in milliseconds since 1970.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        due: Option<i64>,
        /// The steps, oldest first.
        steps: Vec<Step>,
        /// Where the game stands, if asked for with `views`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        position: Option<Box<Position>>,
        /// The revealed dice, once the game is over.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "DiceProof"))]
        dice: Option<DiceProof>,
    },
    /// The request is carried out and durable.
    Done {
        /// The request.
        id: RequestId,
        /// The table.
        table: TableId,
        /// The sequence of its step.
        seq: u64,
    },
    /// What an action would bring about.
    Preview {
        /// The request.
        id: RequestId,
        /// The table.
        table: TableId,
        /// What would happen.
        #[cfg_attr(feature = "typescript", ts(type = "ToldEvent<object>[]"))]
        events: Vec<ToldEvent>,
        /// What one would see then; nothing where chance decides first.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: Value,
        /// How it would end.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "Outcome"))]
        outcome: Option<Outcome>,
    },
    /// Every clause that forbids the action; none if it is legal.
    Why {
        /// The request.
        id: RequestId,
        /// The table.
        table: TableId,
        /// The clauses.
        #[cfg_attr(feature = "typescript", ts(type = "Refusal[]"))]
        objections: Vec<Refusal>,
    },
    /// Decisions, as the viewer may know them.
    History {
        /// The request.
        id: RequestId,
        /// The table.
        table: TableId,
        /// The first decision's number.
        from: usize,
        /// How many there are in all.
        plies: usize,
        /// The decisions; ask again from the next one if some are missing.
        #[cfg_attr(feature = "typescript", ts(type = "Told<object>[]"))]
        told: Vec<Told>,
    },
    /// Who of the people is connected to this node, and how many others look on.
    Presence {
        /// The table.
        table: TableId,
        /// The seats.
        seats: Vec<u8>,
        /// How many spectators.
        spectators: usize,
    },
    /// The answer to `ping`.
    Pong {
        /// The request.
        id: RequestId,
    },
    /// The request was not carried out.
    Error {
        /// The request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<RequestId>,
        /// The table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        table: Option<TableId>,
        /// Why.
        problem: Problem,
    },
    /// The node is going: connect again in a moment.
    Bye,
}

impl ClientOut {
    /// The frame's text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("frames can be written")
    }
}
