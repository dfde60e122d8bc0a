//! As much of a node's frames as a program needs that plays along by itself.

use serde::Deserialize;
use serde_json::Value;

use crate::ids::TableId;
use crate::protocol::{Phase, Problem};

/// One frame of a node.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Heard {
    /// A whole table.
    Snapshot {
        /// The table.
        state: Box<HeardState>,
    },
    /// What happened.
    Update {
        /// The table.
        table: TableId,
        /// The sequence of the last step.
        seq: u64,
        /// How far the table has come.
        phase: Phase,
        /// Whose decision is next.
        to_act: String,
        /// The steps.
        steps: Vec<HeardStep>,
    },
    /// A request is carried out.
    Done {
        /// The request.
        id: String,
        /// The table.
        table: TableId,
        /// The sequence of its step.
        seq: u64,
    },
    /// A request was not carried out.
    Error {
        /// The request.
        #[serde(default)]
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// Anything else.
    #[serde(other)]
    Other,
}

/// A table.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardState {
    /// The table.
    pub table: TableId,
    /// The sequence of the last step.
    pub seq: u64,
    /// How far it has come.
    pub phase: Phase,
    /// The set-up, complete.
    pub setup: Value,
}

/// A step.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardStep {
    /// Its sequence.
    pub seq: u64,
    /// Decisions, where it made any.
    #[serde(default)]
    pub told: Vec<HeardTold>,
}

/// A decision.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardTold {
    /// Who: a seat, or `chance`.
    pub actor: String,
    /// What.
    pub action: String,
}
