//! What everybody sees.

use forest::{Colour, Number};
use hex::Hex;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::event::Ending;

/// The table as everybody sees it: nothing in this game is private.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whether all win or lose together.
    pub cooperative: bool,
    /// Whose decision is next: a seat, `chance` or `nobody`.
    pub actor: String,
    /// What is to be decided.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: TurnView,
    /// The tiles, in the order they were laid.
    pub tiles: Vec<TileView>,
    /// The edge fields.
    pub edge: Vec<EdgeView>,
    /// How each seat stands, in seat order.
    pub seats: Vec<SeatView>,
    /// How each colour of animals stands; predators are no animals.
    pub colours: Vec<ColourTally>,
    /// How all stand together, where they play together.
    pub common: Option<CommonView>,
    /// How many tiles will still be turned up.
    pub to_draw: u8,
    /// How many tiles of each number, 1 to 6, nobody has seen yet: seven of them never will be.
    pub unseen: [u8; 6],
    /// How near the end is, once all tiles are laid.
    pub closing: Option<ClosingView>,
}

/// What is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The first tiles are turned up, then arranged.
    Opening {
        /// Those turned up so far.
        drawn: Vec<Number>,
    },
    /// The next tile is turned up.
    Drawing,
    /// The tile is laid at a hot spot.
    Laying {
        /// What it shows.
        number: Number,
    },
    /// The predator that gave way is put elsewhere.
    Relocating,
    /// Startle, flee, lay predators or do nothing.
    Acting,
    /// Animals leave a number.
    Fleeing {
        /// The number.
        number: Number,
        /// Whose animals.
        colour: Colour,
        /// Who still must move, and where to.
        waiting: Vec<FleeingTile>,
    },
    /// More predators, or done.
    Prowling {
        /// Those of this turn.
        laid: Vec<Hex>,
    },
    /// The game is over.
    Over {
        /// Why.
        ending: Ending,
    },
}

/// Animals that still must move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FleeingTile {
    /// Where they stand.
    pub place: Hex,
    /// How many.
    pub count: u8,
    /// Where each of them may go.
    pub routes: Vec<Hex>,
}

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// The seat.
    pub seat: Seat,
    /// The colours that may be used in it.
    pub colours: Vec<Colour>,
    /// Whether its tile is laid already.
    pub tile_laid: bool,
}

/// A tile and who stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// Where it lies.
    pub place: Hex,
    /// What it shows.
    pub number: Number,
    /// How many animals fit on it.
    pub spaces: u8,
    /// Animals on it: red, green, blue, yellow.
    pub animals: [u8; 4],
    /// The first tile of those that count as one with it for moving, as an index into the tiles.
    pub group: u8,
}

/// An edge field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EdgeView {
    /// Where it is.
    pub place: Hex,
    /// Who stands there.
    pub occupant: Option<Occupant>,
    /// Whether the next tile may be laid there.
    pub hot: bool,
}

/// Who stands on an edge field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// An animal.
    Animal(Colour),
    /// A predator.
    Predator,
}

/// How a seat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its colours; none where all play together.
    pub colours: Vec<Colour>,
    /// Predators in its supply.
    pub predators: u8,
    /// Its points if the game ended now; `None` where all play together.
    pub points: Option<i32>,
    /// Its damage, which breaks ties.
    pub damage: Option<u32>,
}

/// Where the animals of a colour are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColourTally {
    /// The colour.
    pub colour: Colour,
    /// In the supply.
    pub supply: u8,
    /// On tiles.
    pub on_tiles: u8,
    /// On edge fields.
    pub escaped: u8,
    /// The sum of the numbers under those on tiles.
    pub damage: u32,
}

/// How all stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommonView {
    /// The product of the numbers of escaped animals, as if all animals were in play.
    pub product: i32,
    /// Animals still in the supply: with any left the game is lost.
    pub animals_left: u8,
    /// Colours of which no animal has escaped.
    pub colours_lost: u32,
}

/// How near the end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClosingView {
    /// How many passed in a row.
    pub passes: u8,
    /// When so many passed in a row the game is over.
    pub passes_to_end: u8,
    /// Turns in a row without an escape.
    pub quiet_turns: u8,
    /// After so many the game is over.
    pub quiet_turns_to_end: u8,
}
