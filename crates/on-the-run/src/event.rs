//! What happens, told one by one.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::wording::{self, capital};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile was turned up.
    Drawn {
        /// By whom; nobody did before the first turn.
        seat: Option<Seat>,
        /// What it shows.
        number: Number,
    },
    /// The first tiles were laid (OR-2).
    Arranged {
        /// Their places and numbers.
        tiles: Vec<(Hex, Number)>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The colours that may be used in it.
        colours: Vec<Colour>,
    },
    /// A tile was laid at a hot spot (OR-10).
    Laid {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        place: Hex,
        /// What it shows.
        number: Number,
    },
    /// Animals went back to the supply: a tile was laid on them (OR-11), or they had nowhere to
    /// flee to (OR-14).
    SentHome {
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
        /// Where they stood.
        from: Hex,
    },
    /// A tile was laid where a predator stood (OR-40).
    PredatorEvicted {
        /// Where.
        from: Hex,
    },
    /// It was put on another edge field.
    PredatorRelocated {
        /// Where.
        to: Hex,
    },
    /// No edge field was free for it: it left the game.
    PredatorLost,
    /// Animals came from the supply (OR-13).
    Startled {
        /// By whom.
        seat: Seat,
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
        /// The tile or edge field.
        place: Hex,
    },
    /// A predator came from the supply (OR-40).
    PredatorLaid {
        /// Whose supply.
        seat: Seat,
        /// Where.
        place: Hex,
    },
    /// All animals of a colour began to leave a number (OR-14).
    FlightBegan {
        /// By whose decision.
        seat: Seat,
        /// The number.
        number: Number,
        /// Whose animals.
        colour: Colour,
    },
    /// One of them moved.
    Moved {
        /// Whose.
        colour: Colour,
        /// The tile it left.
        from: Hex,
        /// Where it is now.
        to: Hex,
        /// Whether that is an edge field.
        escaped: bool,
    },
    /// A seat did nothing.
    Passed {
        /// Which.
        seat: Seat,
        /// Whether nothing else was left to do.
        forced: bool,
    },
    /// The game is over.
    Ended {
        /// Why.
        ending: Ending,
    },
}

/// Why a game is over (OR-21, OR-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All passed in a row.
    AllPassed,
    /// No animal stands on a tile any more.
    ForestEmpty,
    /// No edge field is free any more.
    EdgeFull,
    /// For two rounds no animal entered an edge field.
    QuietRounds,
    /// Together: the turn of the last tile is over.
    LastTile,
}

impl Ending {
    /// A sentence without its full stop.
    pub(crate) fn tell(self) -> Text {
        let (en, de) = match self {
            Self::AllPassed => ("all passed in a row", "alle haben nacheinander gepasst"),
            Self::ForestEmpty => ("no animal is left in the forest", "kein Tier ist mehr im Wald"),
            Self::EdgeFull => ("no edge field is free any more", "kein Randfeld ist mehr frei"),
            Self::QuietRounds => {
                ("no animal escaped for two rounds", "zwei Runden lang ist kein Tier entkommen")
            }
            Self::LastTile => ("the last tile is laid", "das letzte Waldstück liegt"),
        };
        Text::new(en, de)
    }
}

impl kernel::Event for Event {
    fn tell(&self) -> Text {
        match self {
            Self::Drawn { number, .. } => Text::new(
                format!("A {number} is turned up"),
                format!("Eine {number} wird aufgedeckt"),
            ),
            Self::Arranged { tiles } => arranged(tiles),
            Self::TurnBegan { seat, colours } => turn_began(*seat, colours),
            Self::Laid { seat, place, number } => Text::new(
                format!("Seat {} lays the {number} at {place}", seat.0),
                format!("Platz {} legt die {number} an {place}", seat.0),
            ),
            Self::SentHome { colour, count, from } => herd(
                *colour,
                *count,
                &format!("from {from} back to the supply"),
                &format!("von {from} zurück in den Vorrat"),
            ),
            Self::Startled { colour, count, place, .. } => herd(
                *colour,
                *count,
                &format!("startled at {place}"),
                &format!("aufgeschreckt auf {place}"),
            ),
            Self::FlightBegan { number, colour, .. } => Text::new(
                format!("{} flees from all {number}s", capital(colour.name().en)),
                format!("{} flieht von allen {number}ern", colour.name().de),
            ),
            Self::Moved { colour, from, to, escaped } => moved(*colour, *from, *to, *escaped),
            Self::Passed { seat, forced } => passed(*seat, *forced),
            Self::Ended { ending } => {
                let Text { en, de } = ending.tell();
                Text::new(capital(&en), capital(&de))
            }
            Self::PredatorEvicted { .. }
            | Self::PredatorRelocated { .. }
            | Self::PredatorLost
            | Self::PredatorLaid { .. } => self.tell_of_predators(),
        }
    }
}

impl Event {
    fn tell_of_predators(&self) -> Text {
        match self {
            Self::PredatorEvicted { from } => Text::new(
                format!("The predator at {from} gives way to the tile"),
                format!("Das Raubtier auf {from} weicht dem Waldstück"),
            ),
            Self::PredatorRelocated { to } => Text::new(
                format!("The predator goes to {to}"),
                format!("Das Raubtier geht auf {to}"),
            ),
            Self::PredatorLaid { place, .. } => Text::new(
                format!("A predator lurks at {place}"),
                format!("Ein Raubtier lauert auf {place}"),
            ),
            _ => Text::new(
                "No edge field is free for the predator: it leaves the game",
                "Kein Randfeld ist für das Raubtier frei: es verlässt das Spiel",
            ),
        }
    }
}

fn arranged(tiles: &[(Hex, Number)]) -> Text {
    let numbers: Vec<_> = tiles.iter().map(|(_, number)| number.to_string()).collect();
    let numbers = numbers.join(", ");
    Text::new(format!("The fire starts with {numbers}"), format!("Das Feuer beginnt mit {numbers}"))
}

fn turn_began(seat: Seat, colours: &[Colour]) -> Text {
    let Text { en, de } = wording::colours(colours);
    Text::new(format!("Seat {}'s turn: {en}", seat.0), format!("Platz {} ist am Zug: {de}", seat.0))
}

fn herd(colour: Colour, count: u8, en: &str, de: &str) -> Text {
    let animals = wording::animals(u32::from(count));
    let name = colour.name();
    Text::new(
        format!("{}: {} {en}", capital(name.en), animals.en),
        format!("{}: {} {de}", name.de, animals.de),
    )
}

fn moved(colour: Colour, from: Hex, to: Hex, escaped: bool) -> Text {
    let name = colour.name();
    let (en, de) = if escaped { (" and is out", " und ist draußen") } else { ("", "") };
    Text::new(
        format!("{}: an animal flees from {from} to {to}{en}", capital(name.en)),
        format!("{}: ein Tier flieht von {from} nach {to}{de}", name.de),
    )
}

fn passed(seat: Seat, forced: bool) -> Text {
    let (en, de) = if forced {
        (": nothing else is left to do", ": es bleibt nichts anderes übrig")
    } else {
        ("", "")
    };
    Text::new(format!("Seat {} passes{en}", seat.0), format!("Platz {} passt{de}", seat.0))
}
