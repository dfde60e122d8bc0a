//! What JavaScript sees. Every function only calls its namesake in plain Rust.

use kernel::Viewer;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::open_table::{OpenTable, write};
use crate::{Problem, ask};

type Answer<T> = Result<T, JsError>;

/// A problem as JavaScript catches it.
#[expect(clippy::needless_pass_by_value, reason = "it is what map_err hands over")]
fn thrown(problem: Problem) -> JsError {
    JsError::new(&write(&problem))
}

/// What every game is and what can be asked for: `GameInfo[]`.
#[wasm_bindgen]
pub fn games() -> String {
    ask::games()
}

/// A set-up with its defaults filled in.
#[wasm_bindgen]
pub fn complete(game: &str, setup: &str) -> Answer<String> {
    ask::complete(game, setup).map_err(thrown)
}

/// What a bot would do for the seat that is to act at the end of a record.
#[wasm_bindgen]
pub fn choose(record: &str, bot: &str, seed: &[u8]) -> Answer<String> {
    ask::choose(record, bot, seed).map_err(thrown)
}

/// The best actions for the seat that is to act at the end of a record: `Analysis`.
#[wasm_bindgen]
pub fn analyse(record: &str, budget: &str, seed: &[u8]) -> Answer<String> {
    ask::analyse(record, budget, seed).map_err(thrown)
}

/// How good one decision of a record was: `ReviewedPly`, or `null` if chance made it.
#[wasm_bindgen]
pub fn review(record: &str, ply: u32, budget: &str, seed: &[u8]) -> Answer<String> {
    ask::review(record, ply, budget, seed).map_err(thrown)
}

/// Plays random games as fast as they go: `{games, actions}`.
#[wasm_bindgen]
pub fn playouts(game: &str, setup: &str, seed: u32, games: u32) -> Answer<String> {
    ask::playouts(game, setup, seed, games).map_err(thrown)
}

/// A game being played, and where its chance comes from.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(OpenTable);

#[wasm_bindgen]
impl Table {
    /// A new table. `seats` is JSON of `SeatInfo[]`, `seed` has 32 bytes.
    pub fn open(game: &str, setup: &str, seats: &str, seed: &[u8]) -> Answer<Table> {
        OpenTable::open(game, setup, seats, seed).map(Table).map_err(thrown)
    }

    /// A table from a record, which is checked to the last line.
    pub fn replay(record: &str, seed: &[u8]) -> Answer<Table> {
        OpenTable::replay(record, seed).map(Table).map_err(thrown)
    }

    /// The game's id.
    pub fn game(&self) -> String {
        self.0.table().info().id.to_owned()
    }

    /// What the game is and what can be asked for: `GameInfo`.
    pub fn info(&self) -> String {
        write(self.0.table().info())
    }

    /// The set-up, complete.
    pub fn setup(&self) -> String {
        write(&self.0.table().setup())
    }

    /// Who sits where: `SeatInfo[]`.
    pub fn seats(&self) -> String {
        write(&self.0.table().seats())
    }

    /// How many decisions were made.
    pub fn plies(&self) -> u32 {
        self.0.table().plies() as u32
    }

    /// Whose decision is next: a seat's number, `chance` or `nobody`.
    pub fn actor(&self) -> String {
        self.0.table().to_act().to_string()
    }

    /// One sentence that says what is to be done: `Text`.
    pub fn task(&self) -> String {
        write(&self.0.table().task())
    }

    /// The team of a seat: equal numbers win and lose together.
    pub fn team(&self, seat: u32) -> Answer<u8> {
        self.0.team(seat).map_err(thrown)
    }

    /// Every legal action, chance's outcomes where chance is to act: `string[]`.
    pub fn legal(&self) -> String {
        write(&self.0.table().legal())
    }

    /// Chance's possible outcomes with their weights: `[string, number][]`.
    pub fn odds(&self) -> String {
        write(&self.0.table().odds())
    }

    /// What a viewer may know: a seat's number, `spectator` or `referee`.
    pub fn view(&self, viewer: &str) -> Answer<String> {
        self.0.view(viewer).map_err(thrown)
    }

    /// Decision number `ply`, from 0, as a viewer may know it: `Told`.
    pub fn told(&self, ply: u32, viewer: &str) -> Answer<String> {
        self.0.told(ply, viewer).map_err(thrown)
    }

    /// Lets somebody decide.
    pub fn act(&mut self, actor: &str, action: &str) -> Answer<()> {
        self.0.act(actor, action).map_err(thrown)
    }

    /// Lets chance decide once by the seed, if it is to act; whether it did.
    pub fn settle(&mut self) -> bool {
        self.0.settle()
    }

    /// Every clause that forbids an action here: `Refusal[]`, empty if it is legal.
    pub fn objections(&self, action: &str) -> Answer<String> {
        self.0.objections(action).map_err(thrown)
    }

    /// What a legal action would bring about: `Preview`.
    pub fn preview(&self, action: &str, viewer: &str) -> Answer<String> {
        self.0.preview(action, viewer).map_err(thrown)
    }

    /// What lies ahead, as everybody may know it: odds, prices; undefined for games that reckon
    /// none.
    pub fn outlook(&self) -> Option<String> {
        self.0.table().outlook(Viewer::Spectator).map(|outlook| write(&outlook))
    }

    /// How it ended: `Outcome`, or undefined while somebody is to act.
    pub fn outcome(&self) -> Option<String> {
        self.0.table().outcome().map(|outcome| write(&outcome))
    }

    /// The figures that show how the game stood, before the first decision and after each:
    /// `Series[]`.
    pub fn series(&self) -> String {
        write(&self.0.table().series())
    }

    /// Whether a seat may take its last action back.
    pub fn can_undo(&self, seat: u32) -> bool {
        self.0.can_undo(seat)
    }

    /// Takes the last action of a seat back; returns it.
    pub fn undo(&mut self, seat: u32) -> Answer<String> {
        self.0.undo(seat).map_err(thrown)
    }

    /// The game so far, explicit.
    pub fn record(&self) -> String {
        self.0.table().record().to_string()
    }

    /// Recomputes every draw from the seed the record reveals; how many there are.
    pub fn verify_dice(&self) -> Answer<u32> {
        self.0.verify_dice().map_err(thrown)
    }

    /// The state's fingerprint, 16 hexadecimal digits.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.0.table().hash())
    }

    /// The table as it was after the first `plies` decisions, with the same dice.
    pub fn rewound(&self, plies: u32) -> Answer<Table> {
        self.0.rewound(plies).map(Table).map_err(thrown)
    }
}
