//! A table with its dice, JSON in and JSON out.

use catalogue::AnyTable;
use kernel::Actor;
use serde::Serialize;
use serde_json::Value;
use table::{DiceError, NumberedDice};

use crate::{Problem, input};

/// A game being played, and where its chance comes from.
pub struct OpenTable {
    table: Box<dyn AnyTable>,
    dice: NumberedDice,
}

impl std::fmt::Debug for OpenTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OpenTable")
            .field("game", &self.table.info().id)
            .field("plies", &self.table.plies())
            .finish_non_exhaustive()
    }
}

/// What can be asked for JSON is written without failing.
pub(crate) fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it can be written")
}

impl OpenTable {
    /// A new table. `seats` may be shorter than the table; the rest is called by number.
    pub fn open(game: &str, setup: &str, seats: &str, seed: &[u8]) -> Result<Self, Problem> {
        let dice = NumberedDice::new(input::seed(seed)?);
        let setup: Value = input::json("setup", setup)?;
        let seats = input::seats(seats)?;
        let given = seats.len();
        let table = catalogue::game(game)?.open(&setup, seats)?;
        input::enough_seats(given, table.seats().len())?;
        Ok(Self { table, dice })
    }

    /// A table from a record, which is checked to the last line.
    pub fn replay(record: &str, seed: &[u8]) -> Result<Self, Problem> {
        let dice = NumberedDice::new(input::seed(seed)?);
        let record = input::record(record)?;
        Ok(Self { table: catalogue::game(&record.header.game)?.replay(&record)?, dice })
    }

    /// The table itself.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The team of a seat.
    pub fn team(&self, seat: u32) -> Result<u8, Problem> {
        Ok(self.table.team(input::seat(seat, self.table.seats().len())?))
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: &str) -> Result<String, Problem> {
        Ok(write(&self.table.view(self.viewer(viewer)?)))
    }

    /// Decision number `ply`, from 0, as a viewer may know it.
    pub fn told(&self, ply: u32, viewer: &str) -> Result<String, Problem> {
        let ply = input::ply(ply, self.table.plies())?;
        Ok(write(&self.table.told(ply, self.viewer(viewer)?)))
    }

    /// Lets somebody decide.
    pub fn act(&mut self, actor: &str, action: &str) -> Result<(), Problem> {
        let actor: Actor = actor
            .parse()
            .map_err(|error: kernel::SyntaxError| Problem::with_field("actor", error.text()))?;
        Ok(self.table.act(actor, action)?)
    }

    /// Lets chance decide once, if it is to act; whether it did.
    pub fn settle(&mut self) -> bool {
        self.table.settle(&mut self.dice)
    }

    /// Every clause that forbids an action here.
    pub fn objections(&self, action: &str) -> Result<String, Problem> {
        Ok(write(&self.table.objections(action)?))
    }

    /// What a legal action would bring about.
    pub fn preview(&self, action: &str, viewer: &str) -> Result<String, Problem> {
        Ok(write(&self.table.preview(action, self.viewer(viewer)?)?))
    }

    /// Whether a seat may take its last action back; no for seats that aren't there.
    pub fn can_undo(&self, seat: u32) -> bool {
        input::seat(seat, self.table.seats().len()).is_ok_and(|seat| self.table.can_undo(seat))
    }

    /// Takes the last action of a seat back.
    pub fn undo(&mut self, seat: u32) -> Result<String, Problem> {
        let seat = input::seat(seat, self.table.seats().len())?;
        Ok(self.table.undo(seat)?)
    }

    /// The table as it was after the first `plies` decisions, with the same dice.
    pub fn rewound(&self, plies: u32) -> Result<Self, Problem> {
        let plies = input::plies(plies, self.table.plies())?;
        Ok(Self { table: self.table.rewound(plies), dice: self.dice.clone() })
    }

    /// Recomputes every draw from the seed the record reveals; how many there are.
    pub fn verify_dice(&self) -> Result<u32, Problem> {
        self.table.verify_dice().map(|draws| draws as u32).map_err(|error| foul(&error))
    }

    fn viewer(&self, text: &str) -> Result<kernel::Viewer, Problem> {
        input::viewer(text, self.table.seats().len())
    }
}

/// Dice that are not what they should be, with the record's line if it is about one.
fn foul(error: &DiceError) -> Problem {
    const FIRST_ACTION: usize = 2;
    let line = match error {
        DiceError::OtherDraw { ply, .. } => Some(ply + FIRST_ACTION),
        DiceError::Unknown | DiceError::Secret | DiceError::OtherSeed => None,
    };
    Problem { clause: None, field: Some("dice".to_owned()), line, text: error.text() }
}
