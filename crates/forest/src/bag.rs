//! The tiles not yet turned up.

use kernel::{Digest, Odds};

use crate::Number;

/// Tiles nobody has turned up yet, and how many of them will be.
///
/// Where tiles leave the game unseen, nobody can tell them from those still to come: they stay in
/// the bag and are simply never drawn. So the odds of a draw run over all tiles not yet seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag {
    /// By number; index 0 is unused.
    counts: [u8; 7],
    /// How many more will be drawn.
    left: u8,
}

impl Bag {
    /// Feurio!'s box of 2003: each number six times, all played.
    pub const OF_2003: Self = Self { counts: [0, 6, 6, 6, 6, 6, 6], left: 36 };

    /// The box of 2010: seven of each and an eighth 3; seven leave the game unseen.
    pub const OF_2010: Self = Self { counts: [0, 7, 7, 8, 7, 7, 7], left: 36 };

    /// Midsummer (FE-42): the box of 2010 without its 1s, all played.
    pub const MIDSUMMER: Self = Self { counts: [0, 0, 7, 8, 7, 7, 7], left: 36 };

    /// How many tiles will still be drawn.
    #[inline]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// How many tiles of `number` are not yet seen.
    #[inline]
    pub const fn count(&self, number: Number) -> u8 {
        self.counts[number.index()]
    }

    /// How many tiles are not yet seen, those that leave the game included.
    pub fn unseen(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Takes one tile of `number` out.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn draw(&mut self, number: Number) {
        self.counts[number.index()] -= 1;
        self.left -= 1;
    }

    /// Takes a tile out without changing how many will be drawn: the reverse of
    /// [`with_unseen`](Self::with_unseen).
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, number: Number) {
        self.counts[number.index()] -= 1;
    }

    /// Counts a tile as unseen without changing how many will be drawn: for the eyes of somebody
    /// who doesn't know it.
    #[must_use]
    pub fn with_unseen(mut self, number: Number) -> Self {
        self.counts[number.index()] += 1;
        self
    }

    /// Replaces `odds` by the numbers that can be drawn, with their weights.
    #[inline]
    pub fn odds<A>(&self, odds: &mut Odds<A>, action: impl Fn(Number) -> A) {
        odds.clear();
        for number in Number::ALL {
            if self.counts[number.index()] > 0 {
                odds.push((action(number), u32::from(self.counts[number.index()])));
            }
        }
    }

    /// Feeds what distinguishes this bag from others.
    pub fn digest(&self, digest: &mut Digest) {
        digest.bytes(&self.counts).number(u64::from(self.left));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fe_1_boxes_hold_what_the_editions_say() {
        assert_eq!((Bag::OF_2003.unseen(), Bag::OF_2003.left()), (36, 36));
        assert_eq!((Bag::OF_2010.unseen(), Bag::OF_2010.left()), (43, 36));
        assert_eq!((Bag::MIDSUMMER.unseen(), Bag::MIDSUMMER.left()), (36, 36));
        let spaces: u8 = Number::ALL.iter().map(|&n| Bag::OF_2003.count(n) * n.spaces()).sum();
        assert_eq!(spaces, 72);
    }
}
