//! What lies ahead, for people who weigh what to do: the fire's odds, what each roll of its dice
//! would do, and what every action costs.

use kernel::Game;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::odds::{FireOdds, whole_phase};
use crate::phase::Phase;
use crate::play::CREW_CHANGE;
use crate::state::FlashPoint;

/// One flare-up is followed exactly: fast enough for every click, near enough for a decision.
const ROLLS: u32 = 2;

/// What lies ahead in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outlook {
    /// What the fire may do if it were rolled now.
    pub fire: FireOdds,
    /// What each roll of the fire's dice would do, by row and column.
    pub rolls: Vec<RollOutlook>,
    /// What each legal action of a turn costs.
    pub prices: Vec<Price>,
}

/// What an action costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Price {
    /// The action, in canonical text.
    pub action: String,
    /// Action points, ordinary and free ones together.
    pub points: u8,
}

/// What one roll of the fire's dice would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RollOutlook {
    /// What the dice show.
    pub cell: Cell,
    /// What comes of it, until flashovers and hazmats are done; where there is a choice of hazmats
    /// they go off in order of rows and columns.
    pub events: Vec<Event>,
}

impl FlashPoint {
    /// What lies ahead; nothing while the house is set up or when the game is over.
    pub fn outlook(&self) -> Option<Outlook> {
        let ahead = !matches!(
            self.phase,
            Phase::Over
                | Phase::SetupBlast { .. }
                | Phase::SetupHazmat { .. }
                | Phase::SetupPoi { .. }
                | Phase::SetupHotSpot { .. }
                | Phase::Deal { .. }
        );
        ahead.then(|| Outlook {
            fire: whole_phase(self, ROLLS),
            rolls: CellSet::HOUSE.iter().map(|cell| self.roll_outlook(cell)).collect(),
            prices: self.prices(),
        })
    }

    fn roll_outlook(&self, cell: Cell) -> RollOutlook {
        let mut events = vec![];
        self.clone().burn_through(cell, &mut events);
        RollOutlook { cell, events }
    }

    fn prices(&self) -> Vec<Price> {
        if self.phase != Phase::Act {
            return vec![];
        }
        let mut actions = vec![];
        self.legal(&mut actions);
        let price =
            |action: Action| Price { action: action.to_string(), points: self.price(action) };
        actions.into_iter().map(price).collect()
    }

    /// What a legal action costs: found by doing it.
    fn price(&self, action: Action) -> u8 {
        if matches!(action, Action::Crew(_)) {
            return CREW_CHANGE;
        }
        let mut events = vec![];
        self.clone().play_unchecked(action, &mut events);
        let spent = events.iter().map(|event| match event {
            Event::Spent { points, .. } => *points,
            _ => 0,
        });
        spent.sum()
    }
}
