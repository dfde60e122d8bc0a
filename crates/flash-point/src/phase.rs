//! What is being decided.

use serde::{Deserialize, Serialize};

use crate::board::Vehicle;
use crate::cell::Cell;
use crate::figure::Figure;
use crate::tokens::TokenId;

/// What is being decided. Fields are what must be remembered until it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Explosion `number` (1 to 4) of the set-up (FP-61); `black` is the die the second one used.
    SetupBlast { number: u8, black: u8 },
    /// So many hazmats are still to be placed (FP-62).
    SetupHazmat { left: u8 },
    /// So many POI are still to be placed (FP-62).
    SetupPoi { left: u8 },
    /// A specialist's card is dealt (FP-64).
    Deal { figure: Figure },
    /// So many hot spots are still to be placed (FP-63).
    SetupHotSpot { left: u8 },
    /// A firefighter chooses where to start (FP-10).
    Start { figure: Figure },
    /// The team parks a vehicle (FP-65).
    Park { vehicle: Vehicle },
    /// The firefighter whose turn it is spends action points (FP-20).
    Act,
    /// A face-down POI is turned over.
    Reveal { token: TokenId, then: Then },
    /// The deck gun's dice are rolled (FP-72).
    Gun,
    /// The driver looks at the dice (FP-87).
    Aim { dice: Dice },
    /// One of the driver's dice is rolled again.
    Reroll { dice: Dice, red: bool },
    /// Figures on a driving vehicle's old cells decide whether to ride (FP-70).
    Ride { vehicle: Vehicle, pending: u8 },
    /// The seventh victim is safe: stop or play on (FP-50).
    PlayOn,
    /// The fire's dice are rolled (FP-30); `flaring`: because of a flare-up (FP-92).
    Fire { flaring: bool },
    /// Several hazmats burn: which one goes off next (FP-91).
    Detonate { roll: Roll },
    /// The figures still to be carried to an ambulance spot (FP-34).
    KnockDown { pending: u8 },
    /// A new POI's cell is rolled (FP-40).
    Replenish,
    /// The game is over.
    Over,
}

/// What goes on once a POI was turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The turn's actions.
    Act,
    /// It burns: the next loss.
    Lose,
    /// The next POI.
    Replenish,
}

/// The driver's dice and which of them were rolled again (FP-87).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Dice {
    /// What they show now.
    pub cell: Cell,
    /// Whether the red one stands.
    pub red_stands: bool,
    /// Whether the black one stands.
    pub black_stands: bool,
}

/// A roll of the fire whose consequences are being worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Roll {
    pub(crate) cell: Cell,
    /// The cell held a hot spot when it was rolled: there will be another roll.
    pub(crate) hot: bool,
    /// It was rolled because of a flare-up: its cell gets a hot spot if it had none.
    pub(crate) flaring: bool,
}
