//! Reading what JavaScript hands over. Nothing it may send is trusted to make sense.

use bots::Budget;
use kernel::{Phrase, Seat, Text, Viewer};
use serde::de::DeserializeOwned;
use table::{Record, RecordError, SeatInfo};

use crate::Problem;

const ONE_RECORD: Phrase =
    Phrase::new("one record is needed, not several", "es darf nur eine Aufzeichnung sein");

/// JSON that is called `field` where it is wrong.
pub fn json<T: DeserializeOwned>(field: &str, text: &str) -> Result<T, Problem> {
    serde_json::from_str(text)
        .map_err(|error| Problem::with_field(field, table::complaint(&error.to_string())))
}

/// The one record of a text.
pub fn record(text: &str) -> Result<Record, Problem> {
    let mut records = Record::read_all(text.as_bytes())?;
    if let Some(second) = records.get(1) {
        let (line, clause) = (second.first_line, kernel::Clause::new("RE", 2));
        return Err(RecordError { line, clause, problem: ONE_RECORD.into() }.into());
    }
    Ok(records.remove(0))
}

/// 32 bytes of chance.
pub fn seed(bytes: &[u8]) -> Result<[u8; 32], Problem> {
    bytes.try_into().map_err(|_| {
        let length = bytes.len();
        let en = format!("a seed has 32 bytes, not {length}");
        Problem::with_field("seed", Text::new(en, format!("ein Seed hat 32 Bytes, nicht {length}")))
    })
}

/// How long to think.
pub fn budget(text: &str) -> Result<Budget, Problem> {
    text.parse().map_err(|error: kernel::SyntaxError| Problem::with_field("budget", error.text()))
}

/// Who sits where at a new table.
pub fn seats(text: &str) -> Result<Vec<SeatInfo>, Problem> {
    let seats: Vec<SeatInfo> = json("seats", text)?;
    let checked = seats.iter().try_for_each(SeatInfo::check);
    checked.map_err(|problem| Problem::with_field("seats", problem))?;
    Ok(seats)
}

/// More people than seats are refused.
pub fn enough_seats(given: usize, seats: usize) -> Result<(), Problem> {
    let text = || {
        Text::new(
            format!("the table has {seats} seats, not {given}"),
            format!("der Tisch hat {seats} Plätze, nicht {given}"),
        )
    };
    if given <= seats { Ok(()) } else { Err(Problem::with_field("seats", text())) }
}

/// A seat of a table with `seats` seats.
pub fn seat(number: u32, seats: usize) -> Result<Seat, Problem> {
    match u8::try_from(number) {
        Ok(seat) if usize::from(seat) < seats => Ok(Seat(seat)),
        _ => Err(Problem::with_field("seat", no_seat(number, seats))),
    }
}

/// Somebody who looks at a table with `seats` seats.
pub fn viewer(text: &str, seats: usize) -> Result<Viewer, Problem> {
    let viewer = text
        .parse()
        .map_err(|error: kernel::SyntaxError| Problem::with_field("viewer", error.text()))?;
    match viewer {
        Viewer::Seat(Seat(number)) if usize::from(number) >= seats => {
            Err(Problem::with_field("viewer", no_seat(number.into(), seats)))
        }
        viewer => Ok(viewer),
    }
}

/// One of `made` decisions, counted from 0.
pub fn ply(number: u32, made: usize) -> Result<usize, Problem> {
    let text = || {
        Text::new(
            format!("there is no decision {number}; {made} were made"),
            format!("es gibt keine Entscheidung {number}; {made} sind gefallen"),
        )
    };
    let ply = number as usize;
    if ply < made { Ok(ply) } else { Err(Problem::with_field("ply", text())) }
}

/// How many of `made` decisions, all of them included.
pub fn plies(number: u32, made: usize) -> Result<usize, Problem> {
    let text = || {
        Text::new(
            format!("only {made} decisions were made, not {number}"),
            format!("erst {made} Entscheidungen sind gefallen, nicht {number}"),
        )
    };
    let plies = number as usize;
    if plies <= made { Ok(plies) } else { Err(Problem::with_field("plies", text())) }
}

fn no_seat(number: u32, seats: usize) -> Text {
    Text::new(
        format!("there is no seat {number}; the table has {seats}"),
        format!("es gibt keinen Platz {number}; der Tisch hat {seats}"),
    )
}
