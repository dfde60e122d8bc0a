//! What may be asked of a table.

use crate::ids::{Hash, Secret, TableId};

/// Something that, if it is allowed, becomes a step.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// A person sits down.
    Sit { seat: u8, name: String, invite: Option<Secret>, word: String, token: Hash },
    /// The game begins.
    Start { seat: u8, fill: bool, word: String },
    /// A person decides.
    Act { seat: u8, seq: u64, action: String },
    /// A bot decides, having looked at the table at `seq`.
    BotAct { seat: u8, seq: u64, action: String },
    /// A person takes the last action back.
    Undo { seat: u8, seq: u64 },
    /// A person says something.
    Chat { seat: u8, text: String },
    /// A person gives up.
    Resign { seat: u8 },
    /// A person goes away.
    Leave { seat: u8 },
    /// A person is back.
    Back { seat: u8 },
    /// A person plays on from another device.
    Move { seat: u8, token: Hash },
    /// There is a table for the rematch.
    Rematch { next: TableId },
    /// The time is up for whoever is to move, or for the table.
    TimeUp { now: i64 },
}

impl Command {
    /// The sequence it was given at, where that matters.
    pub(crate) fn seq(&self) -> u64 {
        match self {
            Self::Act { seq, .. } | Self::BotAct { seq, .. } | Self::Undo { seq, .. } => *seq,
            _ => 0,
        }
    }
}
