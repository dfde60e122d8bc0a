//! One hex of the plane.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use kernel::{Phrase, SyntaxError};
use serde::{Deserialize, Serialize};

use crate::Direction;

/// A place, written `2,-1`.
///
/// Coordinates are small on purpose: no game of Hearth reaches 100 from its start, and text that
/// says otherwise is refused when it is read.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[q: number, r: number]"))]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    /// To the east.
    pub q: i8,
    /// To the south-east.
    pub r: i8,
}

impl Hex {
    /// What a reader of text expects where a place should stand.
    pub const EXPECTED: Phrase = Phrase::new("a place such as 2,-1", "ein Ort wie 2,-1");

    /// Where games start.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// Coordinates beyond this, either way, are refused when read from text.
    pub const FARTHEST: i8 = 120;

    /// The place `(q, r)`.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The next place in `direction`.
    ///
    /// ```
    /// use hex::{Direction, Hex};
    /// assert_eq!(Hex::new(2, -1).neighbour(Direction::Se), Hex::new(2, 0));
    /// ```
    #[inline]
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Self {
        let (q, r) = direction.step();
        Self { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }

    /// The six places around, counter-clockwise from east.
    #[inline]
    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// How many steps apart two places are.
    ///
    /// ```
    /// use hex::Hex;
    /// assert_eq!(Hex::new(-1, -1).distance(Hex::new(1, 0)), 3);
    /// ```
    pub fn distance(self, other: Self) -> u32 {
        let q = i32::from(self.q) - i32::from(other.q);
        let r = i32::from(self.r) - i32::from(other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The direction of a touching place.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == other)
    }
}

impl Add for Hex {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { q: self.q.wrapping_add(other.q), r: self.r.wrapping_add(other.r) }
    }
}

impl Sub for Hex {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { q: self.q.wrapping_sub(other.q), r: self.r.wrapping_sub(other.r) }
    }
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> Self {
        (hex.q, hex.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let expected = Phrase::new(
            "a place such as 2,-1, no more than 120 from the start",
            "ein Ort wie 2,-1, höchstens 120 vom Anfang entfernt",
        );
        let bad = || SyntaxError::new(text, expected);
        let (q, r) = text.split_once(',').ok_or_else(bad)?;
        let hex = Self { q: q.parse().map_err(|_| bad())?, r: r.parse().map_err(|_| bad())? };
        let near = |x: i8| (-Self::FARTHEST..=Self::FARTHEST).contains(&x);
        if near(hex.q) && near(hex.r) && hex.to_string() == text { Ok(hex) } else { Err(bad()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_read_as_they_are_written() {
        for hex in [Hex::ORIGIN, Hex::new(-7, 12), Hex::new(120, -120)] {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in ["", ",", "1", "1,", "+1,0", "01,0", "1, 0", "-0,0", "121,0", "999,0", "1,2,3"]
        {
            assert!(text.parse::<Hex>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn neighbours_are_at_distance_one_and_know_the_way() {
        let home = Hex::new(3, -2);
        for direction in Direction::ALL {
            let there = home.neighbour(direction);
            assert_eq!(home.distance(there), 1);
            assert_eq!(home.direction_to(there), Some(direction));
            assert_eq!(there.neighbour(direction.opposite()), home);
        }
    }
}
