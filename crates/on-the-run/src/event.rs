//! What happens, told one by one.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::wording;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile was turned up.
    Drawn {
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
        /// What it shows.
        number: Number,
        /// Where it lies.
        at: Hex,
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
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
        /// The tile or edge field.
        at: Hex,
    },
    /// A predator came from the supply (OR-40).
    PredatorLaid {
        /// Whose supply.
        seat: Seat,
        /// Where.
        at: Hex,
    },
    /// All animals of a colour began to leave a number (OR-14).
    FlightBegan {
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
        end: End,
    },
}

/// Why a game is over (OR-21, OR-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
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

impl End {
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
            Self::Drawn { number } => {
                text(format!("a {number} is turned up"), format!("eine {number} wird aufgedeckt"))
            }
            Self::Arranged { tiles } => arranged(tiles),
            Self::TurnBegan { seat, colours } => turn_began(*seat, colours),
            Self::Laid { number, at } => text(
                format!("the {number} is laid at {at}"),
                format!("die {number} wird auf {at} gelegt"),
            ),
            Self::SentHome { colour, count, from } => moved_many(
                *colour,
                *count,
                &format!("from {from} home"),
                &format!("von {from} in den Vorrat"),
            ),
            Self::Startled { colour, count, at } => moved_many(
                *colour,
                *count,
                &format!("startled at {at}"),
                &format!("aufgeschreckt auf {at}"),
            ),
            Self::FlightBegan { number, colour } => text(
                format!("{colour} flees from all {number}s"),
                format!("{} flieht von allen {number}ern", colour.name().de),
            ),
            Self::Moved { colour, from, to, escaped } => moved(*colour, *from, *to, *escaped),
            Self::Passed { seat, forced } => passed(*seat, *forced),
            Self::Ended { end } => end.tell(),
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
            Self::PredatorEvicted { from } => text(
                format!("the predator at {from} gives way to the tile"),
                format!("das Raubtier auf {from} weicht dem Waldstück"),
            ),
            Self::PredatorRelocated { to } => {
                text(format!("the predator goes to {to}"), format!("das Raubtier geht auf {to}"))
            }
            Self::PredatorLaid { at, .. } => {
                text(format!("a predator lurks at {at}"), format!("ein Raubtier lauert auf {at}"))
            }
            _ => text(
                "no edge field is free for the predator: it leaves the game",
                "kein Randfeld ist für das Raubtier frei: es verlässt das Spiel",
            ),
        }
    }
}

fn text(en: impl Into<String>, de: impl Into<String>) -> Text {
    Text::new(en, de)
}

fn arranged(tiles: &[(Hex, Number)]) -> Text {
    let each: Vec<_> = tiles.iter().map(|(at, number)| format!("{number} ({at})")).collect();
    text(
        format!("the first tiles: {}", wording::listed(&each, "and")),
        format!("die ersten Waldstücke: {}", wording::listed(&each, "und")),
    )
}

fn turn_began(seat: Seat, colours: &[Colour]) -> Text {
    let Text { en, de } = wording::colours(colours);
    let number = seat.0 + 1;
    text(format!("player {number}'s turn: {en}"), format!("Person {number} ist am Zug: {de}"))
}

fn moved_many(colour: Colour, count: u8, en: &str, de: &str) -> Text {
    let animals = wording::animals(u32::from(count));
    let name = colour.name();
    text(format!("{}: {} {en}", name.en, animals.en), format!("{}: {} {de}", name.de, animals.de))
}

fn moved(colour: Colour, from: Hex, to: Hex, escaped: bool) -> Text {
    let name = colour.name();
    let (en, de) = if escaped { (" and is out", " und ist draußen") } else { ("", "") };
    text(
        format!("{}: an animal flees from {from} to {to}{en}", name.en),
        format!("{}: ein Tier flieht von {from} nach {to}{de}", name.de),
    )
}

fn passed(seat: Seat, forced: bool) -> Text {
    let number = seat.0 + 1;
    let (en, de) = if forced {
        (": nothing else is left to do", ": es bleibt nichts anderes übrig")
    } else {
        ("", "")
    };
    text(format!("player {number} passes{en}"), format!("Person {number} passt{de}"))
}
