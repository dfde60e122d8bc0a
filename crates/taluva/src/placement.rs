//! Where a tile lies.
//!
//! Listing placements is the hottest loop there is; inlined always, the headings in it are known to
//! the compiler, which the hint alone does not achieve (a sixth of the listing speed).

use std::fmt;
use std::str::FromStr;

use hex::{Direction, Hex};
use kernel::{Phrase, SyntaxError, Words};
use serde::{Deserialize, Serialize};

use crate::Heading;

/// A tile's place: its volcano's hex and which way it points. Written `2,-1 se`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placement {
    /// The hex of the volcano.
    pub volcano: Hex,
    /// The way from there to the tile's middle.
    pub heading: Heading,
}

impl Placement {
    /// Where the first tile lies: in the middle, upright (TA-10).
    pub const FIRST: Self = Self::new(Hex::ORIGIN, Heading::S);

    /// A tile there, pointing so.
    #[inline(always)]
    pub const fn new(volcano: Hex, heading: Heading) -> Self {
        Self { volcano, heading }
    }

    /// The hexes of the volcano, the left and the right field.
    ///
    /// ```
    /// use hex::Hex;
    /// use taluva::Placement;
    /// let upright = Placement::FIRST.hexes();
    /// assert_eq!(upright, [Hex::new(0, 0), Hex::new(-1, 1), Hex::new(0, 1)]);
    /// ```
    #[inline(always)]
    pub const fn hexes(self) -> [Hex; 3] {
        let left = self.volcano.neighbour(self.heading.left());
        let right = self.volcano.neighbour(self.heading.right());
        [self.volcano, left, right]
    }

    /// The same three hexes, turned so that the volcano points south or north: one name for what
    /// three turnings of a tile cover.
    #[inline(always)]
    #[must_use]
    pub const fn footprint(self) -> Self {
        let (way, heading) = match self.heading {
            Heading::S | Heading::N => return self,
            Heading::Ne => (Direction::Ne, Heading::S),
            Heading::Nw => (Direction::Nw, Heading::S),
            Heading::Se => (Direction::Se, Heading::N),
            Heading::Sw => (Direction::Sw, Heading::N),
        };
        Self::new(self.volcano.neighbour(way), heading)
    }

    /// The three ways to lay a tile on these three hexes.
    #[inline(always)]
    pub const fn turnings(self) -> [Self; 3] {
        let footprint = self.footprint();
        let [_, left, right] = footprint.hexes();
        let (from_left, from_right) = match footprint.heading {
            Heading::S => (Heading::Ne, Heading::Nw),
            _ => (Heading::Sw, Heading::Se),
        };
        [footprint, Self::new(left, from_left), Self::new(right, from_right)]
    }

    /// Reads a placement's two words.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, SyntaxError> {
        let volcano = words.value(VOLCANO)?;
        let heading = words.value(HEADING)?;
        Ok(Self { volcano, heading })
    }
}

const VOLCANO: Phrase =
    Phrase::new("the volcano's place such as 2,-1", "der Ort des Vulkans wie 2,-1");
const HEADING: Phrase = Phrase::new(
    "the volcano's heading: n, ne, se, s, sw or nw",
    "die Richtung des Vulkans: n, ne, se, s, sw oder nw",
);

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.volcano, self.heading)
    }
}

impl FromStr for Placement {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut words = Words::new(text);
        let placement = Self::read(&mut words)?;
        words.end()?;
        Ok(placement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(placement: Placement) -> [Hex; 3] {
        let mut hexes = placement.hexes();
        hexes.sort_unstable();
        hexes
    }

    #[test]
    fn turnings_cover_the_same_hexes_with_each_as_volcano() {
        for heading in Heading::ALL {
            let placement = Placement::new(Hex::new(4, -7), heading);
            let turnings = placement.footprint().turnings();
            assert!(turnings.contains(&placement));
            for turning in turnings {
                assert_eq!(sorted(turning), sorted(placement));
                assert_eq!(turning.footprint(), placement.footprint());
            }
            let mut volcanoes = turnings.map(|turning| turning.volcano);
            volcanoes.sort_unstable();
            assert_eq!(volcanoes, sorted(placement));
        }
    }
}
