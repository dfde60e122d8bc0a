//! The goal of solitaires and cooperative games.

use forest::{Colour, Number};
use serde::{Deserialize, Serialize};

use crate::Feurio;

/// What the common goal still lacks (FE-50 to FE-52).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Nearness {
    /// Men nobody has deployed.
    pub men_left: u8,
    /// Areas too many: each colour should have one.
    pub areas_too_many: u8,
    /// Areas without a 1 that has a free edge.
    pub areas_without_water: u8,
    /// How many tiles lay open when the first men were deployed: the difficulty. 0 before.
    pub difficulty: u8,
}

impl Nearness {
    /// Whether nothing is lacking.
    pub fn reached(self) -> bool {
        (self.men_left, self.areas_too_many, self.areas_without_water) == (0, 0, 0)
    }
}

impl Feurio {
    /// What the common goal still lacks. Helpers count like men: in a cooperative game of three they
    /// need an area of their own (FE-51).
    pub fn nearness(&self) -> Nearness {
        let (mut too_many, mut dry) = (0, 0);
        for colour in Colour::ALL {
            let mut areas = 0u8;
            for area in self.areas(colour) {
                areas += 1;
                dry += u8::from(area.water != Number::new(1));
            }
            too_many += areas.saturating_sub(1);
        }
        Nearness {
            men_left: self.supplies.total(),
            areas_too_many: too_many,
            areas_without_water: dry,
            difficulty: self.difficulty,
        }
    }
}
