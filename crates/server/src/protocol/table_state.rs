//! A table as one viewer may know it.

use kernel::{Outcome, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::DiceProof;

use super::Pace;
use crate::ids::TableId;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Given up: everybody left before the end, or nobody came.
    Closed,
}

impl Phase {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// Why a bot sits in for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AbsentBecause {
    /// The time for the turn ran out.
    Pace,
    /// The person left and may come back.
    Left,
    /// The person gave up for good.
    Resigned,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatState {
    /// Who sits there; nothing while the seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// The bot's level, where a bot has the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<String>,
    /// Whether the seat, while free, can only be taken by invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub invited: bool,
    /// Why a bot sits in, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub absent: Option<AbsentBecause>,
    /// The seat's team: equal numbers win and lose together.
    pub team: u8,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// Its sequence.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub seat: u8,
    /// What: plain text, never markup.
    pub text: String,
}

/// Where the game stands, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Position {
    /// How many decisions were made.
    pub plies: usize,
    /// Whose decision is next: a seat's number, or `nobody`.
    pub to_act: String,
    /// What is to be done now.
    #[cfg_attr(feature = "typescript", ts(type = "Text"))]
    pub task: Text,
    /// Whose eyes the view is for: a seat's number, or `spectator`.
    pub viewer: String,
    /// What the viewer may know.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// Every legal action, if it is the viewer's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub legal: Vec<String>,
    /// What lies ahead, in games that reckon it: odds, prices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub outlook: Option<Value>,
    /// Whether the viewer may take the last action back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub can_undo: bool,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Outcome"))]
    pub outcome: Option<Outcome>,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableState {
    /// The table.
    pub table: TableId,
    /// The sequence of the last step.
    pub seq: u64,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// How far it has come.
    pub phase: Phase,
    /// The game's id.
    pub game: String,
    /// The set-up, complete.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub setup: Value,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Which seats are the viewer's own.
    pub own: Vec<u8>,
    /// The seat of whoever opened the table.
    pub host: u8,
    /// How much time there is.
    pub pace: Pace,
    /// Which bot sits in for the absent.
    pub level: String,
    /// When the time for this turn runs out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub due: Option<i64>,
    /// What binds the dice. The seed is there once the game is over.
    #[cfg_attr(feature = "typescript", ts(type = "DiceProof"))]
    pub dice: DiceProof,
    /// The last things said.
    pub chat: Vec<Said>,
    /// Where the rematch is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<TableId>,
    /// Where the game stands, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<Box<Position>>,
}
