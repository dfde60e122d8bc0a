//! What a flight would do, before it is flown.

use forest::Number;
use hex::Hex;
use kernel::{Game, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Flight};
use crate::event::{Award, Event};
use crate::state::Vulkan;

/// Everything a flight would do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// Every tile flown over, in order.
    pub path: Vec<Hex>,
    /// Where loads would fall, in order.
    pub drops: Vec<Hex>,
    /// What would go out, in order.
    pub extinguished: Vec<Loss>,
    /// What would be cut off, in order.
    pub isolated: Vec<Loss>,
    /// Points each seat would gain.
    pub gains: Vec<u16>,
    /// Whether the game would be over.
    pub ends_game: bool,
}

/// A tile that would leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Loss {
    /// Where it lies.
    pub place: Hex,
    /// What it shows.
    pub number: Number,
    /// Who would get it; nobody if no load is on it.
    pub award: Option<Award>,
}

impl Vulkan {
    /// What `flight` would do here, or why it is not allowed.
    pub fn preview(&self, flight: Flight) -> Result<Preview, Refusal> {
        let mut after = *self;
        let mut events = vec![];
        after.play(Action::Fly(flight), &mut events)?;
        let mut preview = Preview::default();
        events.into_iter().for_each(|event| preview.note(event));
        let gain = |seat: Seat| after.score(seat) - self.score(seat);
        preview.gains = Seat::all(self.seats()).map(gain).collect();
        Ok(preview)
    }
}

impl Preview {
    fn note(&mut self, event: Event) {
        match event {
            Event::Flown { path, .. } => self.path = path,
            Event::Dropped { place, .. } => self.drops.push(place),
            Event::Extinguished { place, number, award, .. } => {
                self.extinguished.push(Loss { place, number, award: Some(award) });
            }
            Event::Isolated { place, number, award, .. } => {
                self.isolated.push(Loss { place, number, award });
            }
            Event::Ended { .. } => self.ends_game = true,
            Event::Grown { .. }
            | Event::TurnedUp { .. }
            | Event::Erupted { .. }
            | Event::Missed { .. } => {}
        }
    }
}
