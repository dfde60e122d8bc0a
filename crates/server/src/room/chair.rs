//! Who has a seat.

use table::SeatInfo;

use crate::entry::Planned;
use crate::ids::Hash;
use crate::protocol::{AbsentBecause, SeatState};

/// One seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    /// Who sits there.
    pub(crate) name: Option<String>,
    /// What proves a person's seat.
    pub(crate) token: Option<Hash>,
    /// What a friend needs to sit down.
    pub(crate) invite: Option<Hash>,
    /// The level, where a bot has the seat.
    pub(crate) bot: Option<String>,
    /// Why a bot sits in.
    pub(crate) absent: Option<AbsentBecause>,
    /// The word for the dice.
    pub(crate) word: String,
}

impl Chair {
    pub(super) fn planned(plan: &Planned) -> Self {
        let mut chair = Self::default();
        match plan.clone() {
            Planned::Person { name, token } => {
                (chair.name, chair.token) = (Some(name), Some(token));
            }
            Planned::Friend(invite) => chair.invite = Some(invite),
            Planned::Open => {}
            Planned::Bot(level) => chair.bot = Some(level),
        }
        chair
    }

    /// Whether nobody has it.
    pub(crate) fn is_free(&self) -> bool {
        self.token.is_none() && self.bot.is_none()
    }

    /// Whether a person has it and no bot sits in.
    pub(crate) fn is_present(&self) -> bool {
        self.token.is_some() && self.absent.is_none()
    }

    /// What the record says.
    pub(super) fn info(&self) -> SeatInfo {
        match (&self.bot, &self.name) {
            (Some(level), _) => SeatInfo::bot(level),
            (None, name) => SeatInfo::person(name.clone().unwrap_or_default()),
        }
    }

    pub(super) fn state(&self, team: u8) -> SeatState {
        SeatState {
            name: self.name.clone().or_else(|| self.bot.clone()),
            bot: self.bot.clone(),
            invited: self.is_free() && self.invite.is_some(),
            absent: self.absent,
            team,
        }
    }
}
