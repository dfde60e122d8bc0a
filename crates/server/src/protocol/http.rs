//! What goes over HTTP.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Phase, RequestId, SeatKey, SeatState};
use crate::ids::{Secret, TableId};

/// How much time a person has for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// So many seconds, for people who sit there together.
    Seconds(u32),
    /// So many minutes.
    Minutes(u32),
    /// So many days, for people who play by and by.
    Days(u32),
}

impl Pace {
    /// In milliseconds.
    pub fn milliseconds(self) -> i64 {
        match self {
            Self::Seconds(seconds) => i64::from(seconds) * 1000,
            Self::Minutes(minutes) => i64::from(minutes) * 60_000,
            Self::Days(days) => i64::from(days) * 86_400_000,
        }
    }

    /// Whether it lies between five seconds and thirty days.
    pub fn is_sound(self) -> bool {
        (5_000..=30 * 86_400_000).contains(&self.milliseconds())
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::Minutes(10)
    }
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever opens the table, under this name.
    Me(String),
    /// Somebody who gets a link.
    Friend,
    /// Anybody.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// Opens a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
    /// is answered the same way, with the same tokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<RequestId>,
    /// The game's id.
    pub game: String,
    /// The set-up; what is left out has its default.
    #[serde(default = "nothing")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub setup: Value,
    /// The seats, as many as the set-up has.
    pub seats: Vec<SeatPlan>,
    /// How much time there is.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub pace: Pace,
    /// Which bot sits in for the absent.
    #[serde(default = "usual_level")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub level: String,
}

fn nothing() -> Value {
    Value::Object(serde_json::Map::new())
}

fn usual_level() -> String {
    "flame".to_owned()
}

/// An invitation to a seat: whoever has it may sit down there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Invitation {
    /// The seat.
    pub seat: u8,
    /// The secret of the link. Put it behind the `#`, which browsers keep to themselves.
    pub invite: Secret,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Created {
    /// The table.
    pub table: TableId,
    /// The seats of whoever opened it.
    pub seats: Vec<SeatKey>,
    /// The invitations to friends.
    pub invites: Vec<Invitation>,
    /// What binds the dice, said before anybody gives a word.
    pub commitment: String,
}

/// Takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
    /// is answered the same way, with the same token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<RequestId>,
    /// The seat.
    pub seat: u8,
    /// The name to show.
    pub name: String,
    /// The invitation, where one is needed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub invite: Option<Secret>,
    /// One's word for the dice.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub word: String,
}

/// A seat was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seated {
    /// What proves it.
    pub key: SeatKey,
    /// The sequence of the step.
    pub seq: u64,
}

/// What anybody may know of a table before looking at it: for the lobby and for the invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The set-up, complete.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub setup: Value,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// How far it has come.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The seat of whoever opened it.
    pub host: u8,
    /// How much time there is.
    pub pace: Pace,
    /// Which bot sits in for the absent.
    pub level: String,
}

/// Asks about one's seats, or for a recovery code for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MySeats {
    /// The seats.
    pub seats: Vec<SeatKey>,
}

/// How one of my seats does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MySeat {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// The game's id.
    pub game: String,
    /// How far the table has come.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Whether it is this seat's turn.
    pub your_turn: bool,
    /// Whose decision is next: a seat's number, or `nobody`.
    pub to_act: String,
    /// Since when the table waits for that, in milliseconds since 1970.
    pub since: i64,
    /// The node's clock, in milliseconds since 1970.
    pub now: i64,
    /// When the time for this turn runs out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub due: Option<i64>,
    /// The sequence of the last step.
    pub seq: u64,
    /// How many decisions were made.
    pub plies: usize,
    /// The decision after this seat's last one: `history` from here is what happened since.
    pub since_my_turn: usize,
}

/// A code that moves seats to another device, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecoveryCode {
    /// The code.
    pub code: Secret,
}

/// Brings the seats of a recovery code to this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UseCode {
    /// The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
    /// is answered the same way, with the same tokens; without it the code works once and no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub id: Option<RequestId>,
    /// The code.
    pub code: Secret,
}
