//! The six edges of a tile, as six bits.

use hex::Direction;

/// Which of a tile's six neighbours lie there: one bit a direction, counter-clockwise from east.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Edges(u8);

/// One bit for each of the 64 patterns: whether two edges side by side are free (VU-14).
const LOOSE: u64 = {
    let mut set = 0;
    let mut pattern = 0;
    while pattern < 64 {
        let free = !pattern & 63;
        if free & turned(free) != 0 {
            set |= 1 << pattern;
        }
        pattern += 1;
    }
    set
};

/// One bit for each of the 64 patterns: whether the neighbours form two groups or three. They then
/// hang together through this tile alone, as far as can be seen from it.
const BRIDGE: u64 = {
    let mut set = 0;
    let mut pattern = 0;
    while pattern < 64 {
        if (pattern & !turned(pattern)).count_ones() > 1 {
            set |= 1 << pattern;
        }
        pattern += 1;
    }
    set
};

/// The pattern turned by a sixth.
const fn turned(pattern: u64) -> u64 {
    (pattern << 1 | pattern >> 5) & 63
}

impl Edges {
    /// A neighbour lies in `direction`.
    pub(crate) fn close(&mut self, direction: Direction) {
        self.0 |= 1 << direction.index();
    }

    /// The neighbour in `direction` left.
    #[inline]
    pub(crate) fn open(&mut self, direction: Direction) {
        self.0 &= !(1 << direction.index());
    }

    /// Whether no neighbour lies in `direction`.
    #[inline]
    pub(crate) const fn is_free(self, direction: Direction) -> bool {
        self.0 >> direction.index() & 1 == 0
    }

    /// How many neighbours lie there.
    pub(crate) const fn closed(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether all six neighbours lie there.
    #[inline]
    pub(crate) const fn all_closed(self) -> bool {
        self.0 == 63
    }

    /// Whether at least two free edges are next to each other (VU-14).
    #[inline]
    pub(crate) const fn loose(self) -> bool {
        LOOSE >> self.0 & 1 == 1
    }

    /// Whether taking the tile away may part its neighbours from each other.
    #[inline]
    pub(crate) const fn bridge(self) -> bool {
        BRIDGE >> self.0 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_free(free: &[usize]) -> Edges {
        let mut edges = Edges(63);
        free.iter().for_each(|&edge| edges.open(Direction::ALL[edge]));
        edges
    }

    #[test]
    fn vu_14_two_free_edges_must_be_next_to_each_other() {
        for one in 0..6 {
            assert!(!with_free(&[one]).loose());
            for other in 0..6 {
                let beside = (one + 1) % 6 == other || (other + 1) % 6 == one;
                assert_eq!(with_free(&[one, other]).loose(), beside, "{one} {other}");
            }
        }
        assert!(!with_free(&[0, 2, 4]).loose());
        assert!(with_free(&[0, 2, 3]).loose());
        assert!(with_free(&[0, 1, 2, 3, 4, 5]).loose());
    }

    #[test]
    fn a_bridge_has_neighbours_in_separate_groups() {
        assert!(with_free(&[0, 3]).bridge());
        assert!(with_free(&[1, 3, 5]).bridge());
        assert!(!with_free(&[4, 5, 0]).bridge());
        assert!(!with_free(&[]).bridge());
        assert!(!with_free(&[0, 1, 2, 3, 4, 5]).bridge());
    }
}
