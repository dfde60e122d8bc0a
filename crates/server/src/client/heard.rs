//! As much of a node's frames as a program needs that plays along by itself.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;

use crate::ids::TableId;
use crate::protocol::{Phase, Problem};

/// One frame of a node. It borrows from the frame's text: a program that listens to thousands of
/// tables has no time for copies.
#[derive(Clone, Debug)]
pub enum Heard<'a> {
    /// A whole table.
    Snapshot(Box<HeardState>),
    /// What happened.
    Update(HeardUpdate<'a>),
    /// A request is carried out.
    Done(HeardDone<'a>),
    /// A request was not carried out.
    Error(Problem),
    /// Anything else.
    Other,
}

impl<'a> Heard<'a> {
    /// Reads a frame. The kind is looked for first and everything else is then read straight into
    /// its place, with what nobody needs passed over.
    pub fn read(text: &'a str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Kind<'a> {
            #[serde(borrow, rename = "type")]
            kind: Cow<'a, str>,
        }
        #[derive(Deserialize)]
        struct Whole {
            state: Box<HeardState>,
        }
        #[derive(Deserialize)]
        struct Failed {
            problem: Problem,
        }
        Ok(match &*serde_json::from_str::<Kind<'_>>(text)?.kind {
            "snapshot" => Self::Snapshot(serde_json::from_str::<Whole>(text)?.state),
            "update" => Self::Update(serde_json::from_str(text)?),
            "done" => Self::Done(serde_json::from_str(text)?),
            "error" => Self::Error(serde_json::from_str::<Failed>(text)?.problem),
            _ => Self::Other,
        })
    }
}

/// What happened at a table.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardUpdate<'a> {
    /// The sequence of the last step.
    pub seq: u64,
    /// How far the table has come.
    pub phase: Phase,
    /// Whose decision is next.
    #[serde(borrow)]
    pub to_act: Cow<'a, str>,
    /// The steps.
    pub steps: Vec<HeardStep<'a>>,
}

/// A request is carried out.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardDone<'a> {
    /// The request.
    #[serde(borrow)]
    pub id: Cow<'a, str>,
    /// The sequence of its step.
    pub seq: u64,
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
pub struct HeardStep<'a> {
    /// Its sequence.
    pub seq: u64,
    /// Decisions, where it made any.
    #[serde(borrow, default)]
    pub told: Vec<HeardTold<'a>>,
}

/// A decision.
#[derive(Clone, Debug, Deserialize)]
pub struct HeardTold<'a> {
    /// Who: a seat, or `chance`.
    #[serde(borrow)]
    pub actor: Cow<'a, str>,
    /// What.
    #[serde(borrow)]
    pub action: Cow<'a, str>,
}
