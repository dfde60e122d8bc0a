//! What happens, one thing after the other.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::words;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The random forest grew by a place.
    Grown {
        /// Where.
        place: Hex,
        /// How many places are still to come.
        left: u8,
    },
    /// A tile was turned up.
    TurnedUp {
        /// Where it lies.
        place: Hex,
        /// What it shows.
        number: Number,
    },
    /// A tile became the volcano (VU-4).
    Erupted {
        /// Who picked it.
        seat: Seat,
        /// Where it lies.
        place: Hex,
        /// What it showed.
        number: Number,
    },
    /// A seat took off (VU-10).
    Flown {
        /// Who flies.
        seat: Seat,
        /// What is dropped.
        colour: Colour,
        /// Every tile flown over, in order.
        path: Vec<Hex>,
    },
    /// A load fell (VU-12).
    Dropped {
        /// Who flies.
        seat: Seat,
        /// The load's colour.
        colour: Colour,
        /// On which tile.
        place: Hex,
        /// How many of this colour the seat still has.
        left: u8,
    },
    /// A tile went out and was given out (VU-14).
    Extinguished {
        /// Tiles of one round go out together; taking them away may bring the next round.
        round: u8,
        /// Where it lay.
        place: Hex,
        /// What it shows.
        number: Number,
        /// The loads on it, in the order red, green, blue, yellow.
        loads: [u8; 4],
        /// Who got it.
        award: Award,
    },
    /// A tile was cut off from the volcano (VU-15).
    Isolated {
        /// Where it lay.
        place: Hex,
        /// What it shows.
        number: Number,
        /// The loads on it, in the order red, green, blue, yellow.
        loads: [u8; 4],
        /// Who got it; nobody if there was no load on it.
        award: Option<Award>,
    },
    /// A seat that can't fly missed its turn (VU-13).
    Missed {
        /// Which.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Ending,
    },
}

/// Who got a tile, and why (VU-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Award {
    /// The new owner.
    pub to: Seat,
    /// What decided.
    pub by: Reason,
}

/// What decides who gets a tile (VU-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// One colour had most loads on it.
    Majority,
    /// Several colours had most: it goes to who flew.
    Tie,
    /// The neutral colour had most: it goes to who flew.
    Neutral,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Nobody has a legal flight (VU-20).
    NoFlight,
    /// A common goal can't be reached any more: a tile left the game without a load (VU-21).
    TileLost,
}

impl Award {
    fn tell(self) -> (String, String) {
        let Seat(seat) = self.to;
        match self.by {
            Reason::Majority => (
                format!("goes to seat {seat}, by majority"),
                format!("geht mit Mehrheit an Platz {seat}"),
            ),
            Reason::Tie => (
                format!("goes to seat {seat}, on a tie"),
                format!("geht bei Gleichstand an Platz {seat}"),
            ),
            Reason::Neutral => (
                format!("goes to seat {seat}, as neutral loads lead"),
                format!("geht, da neutrale Ladungen führen, an Platz {seat}"),
            ),
        }
    }
}

impl kernel::Event for Event {
    fn tell(&self) -> Text {
        match self {
            Self::Grown { place, .. } => Text::new(
                format!("The forest grows to {place}."),
                format!("Der Wald wächst auf {place}."),
            ),
            Self::TurnedUp { place, number } => Text::new(
                format!("A {number} is turned up at {place}."),
                format!("Auf {place} liegt eine {number}."),
            ),
            Self::Erupted { seat, place, number } => tell_erupted(*seat, *place, *number),
            Self::Flown { seat, colour, path } => tell_flown(*seat, *colour, path),
            Self::Dropped { colour, place, left, .. } => tell_dropped(*colour, *place, *left),
            Self::Extinguished { place, number, loads, award, .. } => {
                tell_extinguished(*place, *number, *loads, *award)
            }
            Self::Isolated { place, number, loads, award } => {
                tell_isolated(*place, *number, *loads, *award)
            }
            Self::Missed { seat } => {
                let (en, de) = words::seat_name(*seat);
                Text::new(format!("{en} can't fly."), format!("{de} kann nicht fliegen."))
            }
            Self::Ended { why: Ending::NoFlight } => {
                Text::new("Nobody can fly any more.", "Niemand kann mehr fliegen.")
            }
            Self::Ended { why: Ending::TileLost } => Text::new(
                "A tile is lost, and with it the game.",
                "Ein Waldstück ist verloren und damit das Spiel.",
            ),
        }
    }
}

fn tell_erupted(seat: Seat, place: Hex, number: Number) -> Text {
    let (en, de) = words::seat_name(seat);
    Text::new(
        format!("{en} makes the {number} at {place} the volcano."),
        format!("{de} macht die {number} auf {place} zum Vulkan."),
    )
}

fn tell_flown(seat: Seat, colour: Colour, path: &[Hex]) -> Text {
    let (en, de) = words::seat_name(seat);
    let (colour, path) = (colour.name(), words::places(path));
    Text::new(
        format!("{en} flies with {} over {path}.", colour.en),
        format!("{de} fliegt mit {} über {path}.", colour.de),
    )
}

fn tell_dropped(colour: Colour, place: Hex, left: u8) -> Text {
    let colour = colour.name();
    Text::new(
        format!("A load falls on {place} ({} has {left} left).", colour.en),
        format!("Eine Ladung fällt auf {place} ({} hat noch {left}).", colour.de),
    )
}

fn tell_extinguished(place: Hex, number: Number, loads: [u8; 4], award: Award) -> Text {
    let (lying, liegend) = words::loads(loads);
    let (en, de) = award.tell();
    Text::new(
        format!("The {number} at {place} ({lying}) goes out and {en}."),
        format!("Die {number} auf {place} ({liegend}) ist gelöscht und {de}."),
    )
}

fn tell_isolated(place: Hex, number: Number, loads: [u8; 4], award: Option<Award>) -> Text {
    let (lying, liegend) = words::loads(loads);
    let leaves = || ("leaves the game".into(), "kommt aus dem Spiel".into());
    let (en, de) = award.map_or_else(leaves, Award::tell);
    Text::new(
        format!("The {number} at {place} ({lying}) is cut off and {en}."),
        format!("Die {number} auf {place} ({liegend}) ist abgeschnitten und {de}."),
    )
}
