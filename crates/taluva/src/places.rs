//! From a hex of the endless plane to its slot.

use hex::Hex;

use crate::slots::{SLOTS, Slot};

const DOORS: usize = 512;

/// Nobody: the slot behind a door where no slot stands.
const NOBODY: u8 = SLOTS as u8;

/// A register of the island's hexes.
///
/// The plane is rolled up to a small torus of 512 doors, door `q + 23 r`; behind each door stand
/// the slots whose hexes fall on it, and each slot knows its hex. An island less than 23 wide has
/// at most one slot behind a door, so a lookup is one load and one comparison; a longer one shares
/// doors and is still told apart by the hexes. So there is no rim the island could reach: what
/// bounds it is `Hex` itself, and 48 tiles can't get near that (docs/taluva-island.md).
#[derive(Clone, Debug)]
pub(crate) struct Places {
    doors: [u8; DOORS],
    /// The slot standing behind another at the same door.
    behind: [u8; SLOTS + 1],
    /// Where each slot is. Nobody is where no text and no tile can lead.
    hexes: [Hex; SLOTS + 1],
    len: u8,
}

impl Places {
    pub(crate) const EMPTY: Self = Self {
        doors: [NOBODY; DOORS],
        behind: [NOBODY; SLOTS + 1],
        hexes: [Hex::new(i8::MIN, i8::MIN); SLOTS + 1],
        len: 0,
    };

    #[inline]
    fn door(hex: Hex) -> usize {
        (i32::from(hex.q) + 23 * i32::from(hex.r)) as usize % DOORS
    }

    /// How many hexes are registered.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// All slots, the oldest first.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.len).map(Slot)
    }

    /// The hex of a slot.
    #[inline]
    pub(crate) fn hex(&self, slot: Slot) -> Hex {
        self.hexes[slot.index()]
    }

    /// The slot of a hex, however far away it is; `None` if it is sea.
    #[inline]
    pub(crate) fn find(&self, hex: Hex) -> Option<Slot> {
        let mut slot = self.doors[Self::door(hex)];
        while slot != NOBODY {
            if same(self.hexes[usize::from(slot)], hex) {
                return Some(Slot(slot));
            }
            slot = self.behind[usize::from(slot)];
        }
        None
    }

    /// Whether a hex belongs to the island. As a rule one slot or nobody stands behind its door,
    /// and then this asks no question whose answer the processor would have to guess.
    #[inline]
    pub(crate) fn is_land(&self, hex: Hex) -> bool {
        let first = usize::from(self.doors[Self::door(hex)]);
        let here = same(self.hexes[first], hex);
        if self.behind[first] == NOBODY { here } else { self.find(hex).is_some() }
    }

    /// Gives a new hex the next slot.
    #[inline]
    pub(crate) fn add(&mut self, hex: Hex) -> Slot {
        let slot = self.len;
        self.len += 1;
        let door = &mut self.doors[Self::door(hex)];
        self.hexes[usize::from(slot)] = hex;
        self.behind[usize::from(slot)] = *door;
        *door = slot;
        Slot(slot)
    }
}

/// Both coordinates compared in one go.
#[inline]
fn same(a: Hex, b: Hex) -> bool {
    u16::from_ne_bytes([a.q as u8, a.r as u8]) == u16::from_ne_bytes([b.q as u8, b.r as u8])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 23 steps east and one step north-west fall on the same door.
    #[test]
    fn hexes_behind_one_door_are_told_apart() {
        let hexes = [Hex::ORIGIN, Hex::new(-23, 1), Hex::new(46, -2), Hex::new(120, 0)];
        let mut places = Places::EMPTY;
        let slots = hexes.map(|hex| places.add(hex));
        assert_eq!(Places::door(hexes[1]), Places::door(hexes[2]));
        for (hex, slot) in hexes.into_iter().zip(slots) {
            assert_eq!(places.find(hex), Some(slot));
            assert_eq!(places.hex(slot), hex);
            assert!(places.is_land(hex));
        }
        assert_eq!(places.find(Hex::new(23, -1)), None);
        assert!(!places.is_land(Hex::new(23, -1)));
        assert_eq!(places.find(Hex::new(i8::MIN, i8::MIN)), None);
    }
}
