//! Numbers for the island's fields, and sets of them.

use std::ops::{BitAnd, BitOr, BitOrAssign};

/// The most hexes an island can have: 48 tiles of three, all on the table.
pub(crate) const SLOTS: usize = 144;

const WORDS: usize = SLOTS.div_ceil(64);

/// A hex of the island, numbered in the order it rose from the sea. It keeps its number however
/// often it is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of the island's hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SlotSet([u64; WORDS]);

impl SlotSet {
    pub(crate) const EMPTY: Self = Self([0; WORDS]);

    #[inline]
    pub(crate) fn of(slot: Slot) -> Self {
        let mut set = Self::EMPTY;
        set.insert(slot);
        set
    }

    #[inline]
    pub(crate) fn insert(&mut self, slot: Slot) {
        self.0[slot.index() / 64] |= 1 << (slot.index() % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, slot: Slot) {
        self.0[slot.index() / 64] &= !(1 << (slot.index() % 64));
    }

    /// Puts the slot in or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, there: bool) {
        if there { self.insert(slot) } else { self.remove(slot) }
    }

    #[inline]
    pub(crate) fn contains(self, slot: Slot) -> bool {
        self.0[slot.index() / 64] >> (slot.index() % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    #[inline]
    pub(crate) fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    pub(crate) fn is_subset(self, of: Self) -> bool {
        self.without(of).is_empty()
    }

    /// Takes the first slot out.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Slot> {
        for (number, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Slot((number as u32 * 64 + bit) as u8));
            }
        }
        None
    }

    /// The slot that `skipped` others come before.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub(crate) fn nth(self, skipped: u32) -> Slot {
        let mut left = skipped;
        for (number, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                for _ in 0..left {
                    word &= word - 1;
                }
                return Slot((number as u32 * 64 + word.trailing_zeros()) as u8);
            }
            left -= here;
        }
        panic!("the set has no {skipped} slots before another");
    }
}

impl IntoIterator for SlotSet {
    type Item = Slot;
    type IntoIter = Slots;

    #[inline]
    fn into_iter(self) -> Slots {
        Slots(self)
    }
}

/// The slots of a set, in order.
#[derive(Clone, Debug)]
pub(crate) struct Slots(SlotSet);

impl Iterator for Slots {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        self.0.pop()
    }
}

impl BitAnd for SlotSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for SlotSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitOrAssign for SlotSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_come_in_order_and_are_counted() {
        let numbers = [0, 5, 63, 64, 127, 128, 143];
        let mut set = SlotSet::EMPTY;
        numbers.iter().for_each(|&number| set.insert(Slot(number)));
        assert_eq!(set.len() as usize, numbers.len());
        assert_eq!(set.into_iter().map(|slot| slot.0).collect::<Vec<_>>(), numbers);
        for (skipped, &number) in numbers.iter().enumerate() {
            assert_eq!(set.nth(skipped as u32), Slot(number));
        }
        set.remove(Slot(64));
        assert!(!set.contains(Slot(64)) && set.contains(Slot(63)));
    }
}
