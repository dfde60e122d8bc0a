//! What happened, fine enough to animate.

use serde::{Deserialize, Serialize};

use crate::action::Die;
use crate::board::{Spot, Vehicle};
use crate::cell::{Cell, Direction};
use crate::figure::Figure;
use crate::role::Role;
use crate::tokens::Load;

/// One thing that happened. An edge is told by the two cells it lies between.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what the variant's sentence names")]
pub enum Event {
    /// A specialist's card was dealt (FP-64).
    Dealt { figure: Figure, role: Role },
    /// A firefighter took its starting cell (FP-10).
    Started { figure: Figure, cell: Cell },
    /// A vehicle was parked (FP-65).
    Parked { vehicle: Vehicle, spot: Spot },
    /// A hazmat was placed (FP-62).
    HazmatPlaced { cell: Cell },
    /// A turn began with so many points (FP-20).
    TurnBegan { figure: Figure, points: u8, free: u8 },
    /// A turn's actions ended; so many points were saved (FP-20).
    PointsSaved { figure: Figure, points: u8 },
    /// Points were spent.
    Spent { figure: Figure, points: u8, left: u8, free_left: u8 },
    /// The order of payment changed (FP-89).
    PaymentChanged { own_first: bool },
    /// A firefighter moved; `commanded`: by the captain.
    Moved { figure: Figure, from: Cell, to: Cell, commanded: bool },
    /// A POI was turned over (FP-22).
    Revealed { cell: Cell, victim: bool },
    /// Something was picked up.
    PickedUp { figure: Figure, load: Load, cell: Cell },
    /// Something was put down.
    PutDown { figure: Figure, load: Load, cell: Cell },
    /// A treated victim began to walk along (FP-80).
    LeadBegan { figure: Figure, cell: Cell },
    /// A led victim was left behind.
    LeadEnded { figure: Figure, cell: Cell },
    /// A victim is safe; `total` so far.
    Rescued { cell: Cell, total: u8 },
    /// A hazmat is gone for good.
    Disposed { cell: Cell },
    /// A victim was treated (FP-80).
    Treated { cell: Cell },
    /// A door was opened or closed (FP-24).
    DoorSwung { a: Cell, b: Cell, open: bool },
    /// Fire was beaten down to smoke (FP-25).
    FireToSmoke { cell: Cell },
    /// A cell was cleared of fire or smoke.
    Cleared { cell: Cell },
    /// An axe struck a wall (FP-26); `Damaged` follows.
    Chopped { figure: Figure, a: Cell, b: Cell },
    /// A card was swapped (FP-88).
    CrewChanged { figure: Figure, from: Role, to: Role },
    /// A vehicle drove (FP-70).
    Drove { vehicle: Vehicle, from: Spot, to: Spot },
    /// A firefighter rode along.
    Rode { figure: Figure, from: Cell, to: Cell },
    /// The deck gun's dice (FP-72).
    GunRolled { cell: Cell },
    /// A die was rolled again (FP-87).
    DieRerolled { die: Die, face: u8 },
    /// The deck gun hit.
    GunFired { target: Cell },
    /// The dice of the fire (FP-30).
    FireRolled { cell: Cell },
    /// Smoke appeared.
    Smoke { cell: Cell },
    /// A cell caught fire.
    Ignited { cell: Cell },
    /// An explosion (FP-31).
    Exploded { cell: Cell },
    /// A shockwave ran over a burning cell (FP-32).
    Shockwave { from: Cell, to: Cell, direction: Direction },
    /// A wall took a marker: now `markers` on it, `total` in all (FP-4).
    Damaged { a: Cell, b: Cell, markers: u8, total: u8 },
    /// A door was torn off (FP-31).
    DoorTornOff { a: Cell, b: Cell },
    /// One wave of a flashover (FP-33).
    Flashover { wave: u8, cells: Vec<Cell> },
    /// A hazmat went off (FP-91).
    HazmatExploded { cell: Cell },
    /// A hot spot was placed.
    HotSpotPlaced { cell: Cell },
    /// The fire flares up: another roll (FP-92).
    FlareUp { cell: Cell },
    /// A firefighter was knocked down (FP-34).
    KnockedDown { figure: Figure, cell: Cell },
    /// It was carried to an ambulance spot (FP-35, FP-95).
    Recovered { figure: Figure, cell: Cell },
    /// A victim was lost; `total` so far (FP-34).
    Lost { cell: Cell, total: u8 },
    /// Fire in the ring went out (FP-34).
    RingCleared { cells: Vec<Cell> },
    /// A POI's cell was rolled (FP-40).
    PoiRolled { cell: Cell },
    /// A POI followed an arrow (FP-96).
    PoiMovedOn { from: Cell, to: Cell },
    /// A POI was placed face down.
    PoiPlaced { cell: Cell },
    /// The seventh victim is safe (FP-50).
    Won { rescued: u8 },
    /// The team plays on (FP-50).
    PlaysOn,
    /// The building collapsed (FP-4).
    Collapsed,
    /// The game ended.
    Ended { won: bool, rescued: u8, lost: u8 },
}
