//! The water on one tile.

use forest::Colour;

/// How many loads of each colour lie on a tile: two bits a colour, as no tile takes more than
/// three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Loads(u8);

/// Which colour has most loads on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leader {
    /// There is no load.
    Nobody,
    /// One colour has more than each other.
    Colour(Colour),
    /// Several colours have most (VU-16).
    Tied,
}

impl Loads {
    /// How many loads of `colour`.
    #[inline]
    pub(crate) const fn of(self, colour: Colour) -> u8 {
        self.0 >> (2 * colour.index()) & 3
    }

    /// How many loads of all colours.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        let pairs = (self.0 & 0x33) + (self.0 >> 2 & 0x33);
        (pairs & 0xf) + (pairs >> 4)
    }

    /// One more load of `colour`.
    #[inline]
    pub(crate) fn add(&mut self, colour: Colour) {
        self.0 += 1 << (2 * colour.index());
    }

    /// By colour, in the order of [`Colour::ALL`].
    pub(crate) fn counts(self) -> [u8; 4] {
        Colour::ALL.map(|colour| self.of(colour))
    }

    /// The loads as one byte.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The other way round.
    pub(crate) const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// Who has most.
    #[inline]
    pub(crate) const fn leader(self) -> Leader {
        LEADERS[self.0 as usize]
    }

    const fn find_leader(self) -> Leader {
        let mut leader = Leader::Nobody;
        let mut most = 0;
        let mut i = 0;
        while i < 4 {
            let count = self.of(Colour::ALL[i]);
            if count > most {
                most = count;
                leader = Leader::Colour(Colour::ALL[i]);
            } else if count == most && count > 0 {
                leader = Leader::Tied;
            }
            i += 1;
        }
        leader
    }
}

/// The answer for every tile there can be.
const LEADERS: [Leader; 256] = {
    let mut leaders = [Leader::Nobody; 256];
    let mut byte = 0;
    while byte < 256 {
        leaders[byte] = Loads(byte as u8).find_leader();
        byte += 1;
    }
    leaders
};

impl From<[u8; 4]> for Loads {
    /// # Panics
    /// If there are more than three of a colour.
    fn from(counts: [u8; 4]) -> Self {
        assert!(counts.iter().all(|&count| count <= 3), "no tile takes more than three loads");
        Self(counts.iter().rev().fold(0, |byte, &count| byte << 2 | count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vu_16_most_loads_of_one_colour_lead() {
        let leader = |counts: [u8; 4]| Loads::from(counts).leader();
        assert_eq!(leader([0, 0, 0, 0]), Leader::Nobody);
        assert_eq!(leader([0, 2, 1, 0]), Leader::Colour(Colour::Green));
        assert_eq!(leader([0, 0, 0, 1]), Leader::Colour(Colour::Yellow));
        assert_eq!(leader([1, 0, 0, 1]), Leader::Tied);
        assert_eq!(leader([1, 1, 1, 0]), Leader::Tied);
    }

    #[test]
    fn loads_are_counted_by_colour() {
        let mut loads = Loads::default();
        loads.add(Colour::Blue);
        loads.add(Colour::Yellow);
        loads.add(Colour::Blue);
        assert_eq!((loads.total(), loads.counts()), (3, [0, 0, 2, 1]));
        assert_eq!(Loads::from(loads.counts()), loads);
    }
}
