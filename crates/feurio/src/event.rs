//! What happened, fine enough to show it.

use forest::{Colour, Number};
use hex::Hex;
use kernel::{Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile was drawn. `seat` drew it; nobody did before the first turn.
    Drawn {
        /// Who.
        seat: Option<Seat>,
        /// What; blank for those who may not know.
        number: Option<Number>,
        /// Whether only `seat` may know.
        private: bool,
    },
    /// The first tiles lie on the table.
    Arranged {
        /// The tiles.
        tiles: Vec<(Hex, Number)>,
    },
    /// The seat will lay its tile face up.
    Opened {
        /// Who.
        seat: Seat,
    },
    /// The seat will lay its tile hidden, and paid for it.
    Committed {
        /// Who.
        seat: Seat,
        /// The man it cost.
        paid: Option<Colour>,
    },
    /// A tile was laid face up: the fire spread.
    Laid {
        /// Who.
        seat: Seat,
        /// Where.
        place: Hex,
        /// What it shows.
        number: Number,
        /// How hot it was there.
        heat: u8,
    },
    /// A tile was laid hidden.
    Hidden {
        /// Who.
        seat: Seat,
        /// Where.
        place: Hex,
        /// What it would show; blank for those who may not know.
        number: Option<Number>,
        /// How hot it was there.
        heat: u8,
        /// The man it cost, unless that was paid before looking.
        paid: Option<Colour>,
    },
    /// Men were deployed.
    Deployed {
        /// By whom.
        seat: Seat,
        /// Their colour.
        colour: Colour,
        /// How many.
        count: u8,
        /// Where.
        place: Hex,
    },
    /// A seat deployed nobody.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing else to do.
        forced: bool,
    },
    /// The game is over.
    Ended {
        /// Why.
        ending: Ending,
    },
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All tiles are laid and all passed one after the other (FE-30).
    AllPassed,
    /// The turn of the last tile is over (FE-50, FE-51).
    LastTile,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Drawn { seat: Some(seat), number, private: true }
            | Self::Hidden { seat, number, .. }
                if !viewer.knows(*seat) =>
            {
                *number = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn tell(&self) -> Text {
        match self {
            Self::Drawn { seat: Some(seat), number, .. } => tell_drawn(*seat, *number),
            Self::Drawn { seat: None, number, .. } => {
                let number = shown(*number);
                Text::new(
                    format!("A {number} is turned up for the start"),
                    format!("Für den Anfang wird eine {number} aufgedeckt"),
                )
            }
            Self::Arranged { tiles } => {
                let numbers: Vec<_> = tiles.iter().map(|(_, n)| n.to_string()).collect();
                let numbers = numbers.join(", ");
                Text::new(
                    format!("The fire starts with {numbers}"),
                    format!("Das Feuer beginnt mit {numbers}"),
                )
            }
            Self::Opened { seat } => Text::new(
                format!("Seat {} will lay the tile face up", seat.0),
                format!("Platz {} wird das Waldstück offen legen", seat.0),
            ),
            Self::Committed { seat, paid } => Text::new(
                format!("Seat {} will lay a firebreak{}", seat.0, paying(*paid).en),
                format!("Platz {} wird eine Feuerschneise legen{}", seat.0, paying(*paid).de),
            ),
            Self::Laid { seat, place, number, heat } => Text::new(
                format!("Seat {} lays the {number} at {place}, where the heat is {heat}", seat.0),
                format!("Platz {} legt die {number} an {place}, Hitze {heat}", seat.0),
            ),
            Self::Hidden { seat, place, number, heat, paid } => {
                let known = number.map_or(String::new(), |n| format!(" ({n})"));
                let price = paying(*paid);
                Text::new(
                    format!(
                        "Seat {} lays a firebreak{known} at {place}, where the heat is {heat}{}",
                        seat.0, price.en
                    ),
                    format!(
                        "Platz {} legt eine Feuerschneise{known} an {place}, Hitze {heat}{}",
                        seat.0, price.de
                    ),
                )
            }
            Self::Deployed { seat, colour, count, place } => {
                let name = colour.name();
                let (men, maenner) = if *count == 1 { ("man", "Mann") } else { ("men", "Männer") };
                Text::new(
                    format!("Seat {} deploys {count} {} {men} at {place}", seat.0, name.en),
                    format!("Platz {} setzt {count} {maenner} ({}) auf {place}", seat.0, name.de),
                )
            }
            Self::Passed { seat, forced } => tell_passed(*seat, *forced),
            Self::Ended { ending: Ending::AllPassed } => {
                Text::new("All pass: the game is over", "Alle passen: Das Spiel ist zu Ende")
            }
            Self::Ended { ending: Ending::LastTile } => Text::new(
                "The turn of the last tile is over, and so is the game",
                "Der Zug mit dem letzten Waldstück ist vorbei und damit das Spiel",
            ),
        }
    }
}

fn shown(number: Option<Number>) -> String {
    number.map_or_else(|| "?".to_owned(), |number| number.to_string())
}

fn tell_drawn(seat: Seat, number: Option<Number>) -> Text {
    match number {
        Some(number) => Text::new(
            format!("Seat {} draws a {number}", seat.0),
            format!("Platz {} zieht eine {number}", seat.0),
        ),
        None => Text::new(
            format!("Seat {} looks at a tile", seat.0),
            format!("Platz {} sieht sich ein Waldstück an", seat.0),
        ),
    }
}

fn tell_passed(seat: Seat, forced: bool) -> Text {
    if forced {
        return Text::new(
            format!("Seat {} has nobody to deploy", seat.0),
            format!("Platz {} kann niemanden absetzen", seat.0),
        );
    }
    Text::new(format!("Seat {} deploys nobody", seat.0), format!("Platz {} passt", seat.0))
}

fn paying(paid: Option<Colour>) -> Text {
    match paid {
        Some(colour) => Text::new(
            format!(" and pays a {} man", colour.name().en),
            format!(" und bezahlt mit einem Mann ({})", colour.name().de),
        ),
        None => Text::new("", ""),
    }
}
