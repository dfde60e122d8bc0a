//! Words that sentences in both languages are made of.

use forest::Colour;
use hex::{Direction, Hex};
use kernel::{Phrase, Seat};

/// "Seat 1" / "Platz 1", to begin a sentence.
pub(crate) fn seat_name(seat: Seat) -> (String, String) {
    (format!("Seat {}", seat.0), format!("Platz {}", seat.0))
}

/// The way a flight goes.
pub(crate) const fn towards(direction: Direction) -> Phrase {
    match direction {
        Direction::E => Phrase::new("east", "Osten"),
        Direction::Ne => Phrase::new("north-east", "Nordosten"),
        Direction::Nw => Phrase::new("north-west", "Nordwesten"),
        Direction::W => Phrase::new("west", "Westen"),
        Direction::Sw => Phrase::new("south-west", "Südwesten"),
        Direction::Se => Phrase::new("south-east", "Südosten"),
    }
}

/// Places one after the other.
pub(crate) fn places(path: &[Hex]) -> String {
    path.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ")
}

/// "2 red, 1 blue" / "2 Rot, 1 Blau"; "no loads" without any.
pub(crate) fn loads(counts: [u8; 4]) -> (String, String) {
    if counts == [0; 4] {
        return ("no loads".into(), "keine Ladung".into());
    }
    let list = |name: fn(Colour) -> &'static str| {
        let some = Colour::ALL.into_iter().filter(|colour| counts[colour.index()] > 0);
        let each = some.map(|colour| format!("{} {}", counts[colour.index()], name(colour)));
        each.collect::<Vec<_>>().join(", ")
    };
    (list(|colour| colour.name().en), list(|colour| colour.name().de))
}

/// "1 tile" or "3 tiles".
pub(crate) fn tiles(count: u32) -> (String, String) {
    match count {
        1 => ("1 tile".into(), "1 Waldstück".into()),
        _ => (format!("{count} tiles"), format!("{count} Waldstücke")),
    }
}
