//! What there is to see. Nothing is private in this game: all viewers see the same.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Quadrant, Spot, Vehicle};
use crate::cell::Cell;
use crate::figure::Figure;
use crate::house::Door;
use crate::phase::Dice;
use crate::role::Role;
use crate::setup::{Difficulty, Mode};
use crate::tokens::{Kind, Load};
use crate::words::word_enum;

/// A position as it can be drawn, without knowing the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Family or experienced.
    pub mode: Mode,
    /// The side of the board.
    pub side: u8,
    /// How hard; only in the experienced game.
    pub difficulty: Option<Difficulty>,
    /// Who decides: a seat's number, `chance` or `nobody`.
    pub to_act: String,
    /// What is being decided.
    pub phase: PhaseView,
    /// The running turn; `None` in the set-up.
    pub turn: Option<TurnView>,
    /// Cells on fire.
    pub fire: Vec<Cell>,
    /// Cells in smoke.
    pub smoke: Vec<Cell>,
    /// Cells with a hot spot.
    pub hot_spots: Vec<Cell>,
    /// Every wall segment.
    pub walls: Vec<WallView>,
    /// Every door.
    pub doors: Vec<DoorView>,
    /// Exterior openings: the cells on either side.
    pub openings: Vec<[Cell; 2]>,
    /// POI and victims on the board.
    pub pois: Vec<PoiView>,
    /// Hazmats on the board.
    pub hazmats: Vec<HazmatView>,
    /// The firefighters.
    pub figures: Vec<FigureView>,
    /// Ambulance and engine with all their spots. The family game uses the ambulance's spots.
    pub vehicles: Vec<VehicleView>,
    /// Victims rescued; seven win.
    pub rescued: u8,
    /// Victims lost; four lose.
    pub lost: u8,
    /// Damage markers placed; the 24th brings the building down.
    pub damage: u8,
    /// POI in the pool.
    pub pool: u8,
    /// Victims among all POI that are still face down, on the board and in the pool.
    pub unseen_victims: u8,
    /// False alarms among them.
    pub unseen_alarms: u8,
    /// Hot spots in reserve.
    pub hot_spot_reserve: u8,
    /// Heal markers beside the board.
    pub heal_markers: u8,
    /// Hazmats made harmless.
    pub disposed: u8,
    /// Whether the seven are safe.
    pub won: bool,
    /// Whether the team plays on for ten.
    pub plays_on: bool,
}

word_enum! {
    /// What is being decided.
    pub enum Stage, "a stage", "ein Abschnitt" {
        /// An explosion of the set-up.
        SetupExplosion = "setup_explosion",
        /// A hazmat of the set-up.
        SetupHazmat = "setup_hazmat",
        /// A POI of the set-up.
        SetupPoi = "setup_poi",
        /// A specialist's card.
        Deal = "deal",
        /// A hot spot of the set-up.
        SetupHotSpot = "setup_hot_spot",
        /// A starting cell.
        Start = "start",
        /// A parking spot.
        Park = "park",
        /// Actions.
        Act = "act",
        /// A POI is turned over.
        Reveal = "reveal",
        /// The deck gun is rolled.
        Gun = "gun",
        /// The deck gun's dice lie there.
        Aim = "aim",
        /// A die is rolled again.
        Reroll = "reroll",
        /// Who rides.
        Ride = "ride",
        /// Stop or play on.
        PlayOn = "play_on",
        /// The fire is rolled.
        Fire = "fire",
        /// Which hazmat goes off.
        Detonate = "detonate",
        /// Where to recover.
        KnockDown = "knock_down",
        /// A POI is rolled.
        Replenish = "replenish",
        /// The end.
        Over = "over",
    }
}

/// What is being decided, with what matters for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PhaseView {
    /// What.
    pub stage: Stage,
    /// For whom, where it is about one firefighter.
    pub figure: Option<Figure>,
    /// Where, where it is about one cell.
    pub cell: Option<Cell>,
    /// The deck gun's dice.
    pub dice: Option<Dice>,
    /// The vehicle that is parked or driven.
    pub vehicle: Option<Vehicle>,
    /// How many are still to come, or which one it is.
    pub count: Option<u8>,
}

/// The running turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose.
    pub figure: Figure,
    /// Led by.
    pub seat: Seat,
    /// Ordinary points left.
    pub points: u8,
    /// Free points left.
    pub free: u8,
    /// Whether ordinary points are spent first.
    pub own_first: bool,
    /// Whether nothing was done yet.
    pub fresh: bool,
}

/// A wall segment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WallView {
    /// The cell on one side.
    pub a: Cell,
    /// The cell on the other.
    pub b: Cell,
    /// Markers: 0 whole, 1 damaged, 2 destroyed.
    pub damage: u8,
}

/// A door.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DoorView {
    /// The cell on one side.
    pub a: Cell,
    /// The cell on the other.
    pub b: Cell,
    /// Closed, open or gone.
    pub state: Door,
}

/// A POI or victim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PoiView {
    /// Where.
    pub cell: Cell,
    /// Hidden, victim or treated.
    pub kind: Kind,
    /// Who carries or leads it.
    pub held_by: Option<Figure>,
}

/// A hazmat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HazmatView {
    /// Where.
    pub cell: Cell,
    /// Who carries it.
    pub held_by: Option<Figure>,
}

/// A firefighter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureView {
    /// Which.
    pub figure: Figure,
    /// Led by.
    pub seat: Seat,
    /// Where; `None` before it has started.
    pub cell: Option<Cell>,
    /// The specialist's card.
    pub role: Option<Role>,
    /// Points saved.
    pub saved: u8,
    /// What it carries.
    pub carries: Option<Load>,
    /// Whether a treated victim walks along.
    pub leads: bool,
}

/// A vehicle and its spots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VehicleView {
    /// Which.
    pub vehicle: Vehicle,
    /// Where it stands; `None`: not parked.
    pub spot: Option<Spot>,
    /// The two cells of each spot, clockwise from the top.
    pub spots: Vec<[Cell; 2]>,
    /// What the deck gun reaches from where it stands.
    pub quadrant: Option<Quadrant>,
}
