//! What happened, one consequence at a time.

use hex::Hex;
use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{Heading, Piece, Tile};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile was drawn.
    Drawn {
        /// Who lays it.
        seat: Seat,
        /// Its kind.
        tile: Tile,
    },
    /// A tile was laid.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Its kind.
        tile: Tile,
        /// Where its volcano lies.
        volcano: Hex,
        /// Which way the volcano points.
        heading: Heading,
        /// Where its left field lies.
        left: Hex,
        /// Where its right field lies.
        right: Hex,
        /// The level of its fields.
        level: u8,
    },
    /// Huts were covered and went back to the box (TA-13).
    Covered {
        /// Where.
        place: Hex,
        /// Whose.
        seat: Seat,
        /// How many.
        huts: u8,
    },
    /// A settlement fell apart (TA-14).
    Split {
        /// Whose.
        seat: Seat,
        /// The field it was called by.
        settlement: Hex,
        /// What is left of it.
        parts: Vec<Vec<Hex>>,
    },
    /// Pieces were built on a field.
    Built {
        /// Whose.
        seat: Seat,
        /// Which kind.
        piece: Piece,
        /// Where.
        place: Hex,
        /// How many.
        count: u8,
    },
    /// Settlements grew together (TA-23).
    Joined {
        /// Whose.
        seat: Seat,
        /// The field the whole is called by.
        settlement: Hex,
        /// How many fields it has.
        size: u8,
    },
    /// Somebody could not build and is out (TA-30).
    Out {
        /// Who.
        seat: Seat,
    },
    /// Somebody finished early in ranking play (TA-33).
    Finished {
        /// Who.
        seat: Seat,
        /// The place taken.
        place: u8,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<Seat>,
        /// What decided it.
        reason: Text,
    },
}

impl kernel::Event for Event {
    fn tell(&self) -> Text {
        match self {
            Self::Drawn { seat, tile } => tell_drawn(*seat, *tile),
            Self::Laid { seat, volcano, heading, level, .. } => {
                tell_laid(*seat, *volcano, *heading, *level)
            }
            Self::Covered { place, seat, huts } => tell_covered(*place, *seat, *huts),
            Self::Split { seat, settlement, parts } => tell_split(*seat, *settlement, parts),
            Self::Built { seat, piece, place, count } => tell_built(*seat, *piece, *place, *count),
            Self::Joined { seat, settlement, size } => tell_joined(*seat, *settlement, *size),
            Self::Out { seat } => Text::new(
                format!("Seat {} cannot build and is out", seat.0),
                format!("Platz {} kann nicht bauen und scheidet aus", seat.0),
            ),
            Self::Finished { seat, place } => Text::new(
                format!("Seat {} finishes early and takes place {place}", seat.0),
                format!("Platz {} wird vorzeitig fertig und belegt Rang {place}", seat.0),
            ),
            Self::Over { reason, .. } => reason.clone(),
        }
    }
}

fn huts_en(huts: u8) -> String {
    if huts == 1 { "1 hut".into() } else { format!("{huts} huts") }
}

fn huts_de(huts: u8) -> String {
    if huts == 1 { "1 Hütte".into() } else { format!("{huts} Hütten") }
}

fn tell_drawn(seat: Seat, tile: Tile) -> Text {
    let (left, right) = (tile.left.name(), tile.right.name());
    Text::new(
        format!("Seat {} draws {} and {}", seat.0, left.en, right.en),
        format!("Platz {} zieht {} und {}", seat.0, left.de, right.de),
    )
}

fn tell_laid(seat: Seat, volcano: Hex, heading: Heading, level: u8) -> Text {
    let way = heading.name();
    let seat = seat.0;
    if level == 1 {
        let en = format!("Seat {seat} extends the land: volcano at {volcano}, pointing {}", way.en);
        let de = format!("Platz {seat} erweitert das Land: Vulkan auf {volcano} nach {}", way.de);
        return Text::new(en, de);
    }
    Text::new(
        format!("The volcano at {volcano} erupts {} to level {level} (seat {seat})", way.en),
        format!(
            "Der Vulkan auf {volcano} bricht nach {} aus: Ebene {level} (Platz {seat})",
            way.de
        ),
    )
}

fn tell_covered(place: Hex, seat: Seat, huts: u8) -> Text {
    Text::new(
        format!("Back to the box: {} of seat {} on {place}", huts_en(huts), seat.0),
        format!("Zurück in die Schachtel: {} von Platz {} auf {place}", huts_de(huts), seat.0),
    )
}

fn tell_joined(seat: Seat, settlement: Hex, size: u8) -> Text {
    let seat = seat.0;
    Text::new(
        format!("Seat {seat}'s settlements join at {settlement}: {size} fields"),
        format!("Siedlungen von Platz {seat} verbinden sich bei {settlement}: {size} Felder"),
    )
}

fn tell_split(seat: Seat, settlement: Hex, parts: &[Vec<Hex>]) -> Text {
    let sizes: Vec<_> = parts.iter().map(|part| part.len().to_string()).collect();
    let (seat, sizes) = (seat.0, sizes.join(" + "));
    Text::new(
        format!("Seat {seat}'s settlement at {settlement} falls apart: {sizes}"),
        format!("Die Siedlung von Platz {seat} bei {settlement} wird geteilt: {sizes}"),
    )
}

fn tell_built(seat: Seat, piece: Piece, place: Hex, count: u8) -> Text {
    let (en, de) = match piece {
        Piece::Hut => (huts_en(count), huts_de(count)),
        Piece::Temple => ("a temple".into(), "einen Tempel".into()),
        Piece::Tower => ("a tower".into(), "einen Turm".into()),
    };
    Text::new(
        format!("Seat {} builds {en} on {place}", seat.0),
        format!("Platz {} baut {de} auf {place}", seat.0),
    )
}
