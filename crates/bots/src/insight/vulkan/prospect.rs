//! What can become of a tile.

use vulkan::Vulkan;

/// What can become of a tile; see [`Prospect::of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    /// One of two loads: the next takes it.
    RipeOfTwo,
    /// One of three loads.
    Begun,
    /// Two of three loads of one colour: a majority that can't be broken.
    Sure,
    /// Full, with a majority: goes to its leader as soon as it is loose.
    Won,
    /// Two of three loads of different colours: the next takes it.
    RipeOfThree,
    /// Full and tied: goes to whoever makes it loose.
    Tied,
    /// Without a load, by its spaces.
    EmptyOfOne,
    EmptyOfTwo,
    EmptyOfThree,
}

/// How many there are.
pub(super) const PROSPECTS: usize = 9;

impl Prospect {
    /// That of a tile, which somebody or nobody leads on. Looked up: tiles are asked about by the dozen,
    /// and no processor guesses which comes next.
    #[inline]
    pub(super) fn of(game: &Vulkan, tile: usize, led: bool) -> Self {
        let (spaces, loads) = (game.number(tile).spaces(), game.loads_on(tile));
        ALL[index(spaces, loads, led) % ALL.len()]
    }

    const fn find(spaces: u8, loads: u8, led: bool) -> Self {
        match (spaces, loads) {
            (0 | 1, 0) => Self::EmptyOfOne,
            (2, 0) => Self::EmptyOfTwo,
            (_, 0) => Self::EmptyOfThree,
            (2, 1) => Self::RipeOfTwo,
            (3, 1) => Self::Begun,
            (3, 2) if led => Self::Sure,
            (3, 2) => Self::RipeOfThree,
            _ if led => Self::Won,
            _ => Self::Tied,
        }
    }
}

/// The answer for up to three spaces and loads.
const ALL: [Prospect; 32] = {
    let mut all = [Prospect::EmptyOfOne; 32];
    let mut at = 0;
    while at < 32 {
        let (spaces, loads) = (at as u8 >> 3, at as u8 >> 1 & 3);
        all[at] = Prospect::find(spaces, loads, at & 1 == 1);
        at += 1;
    }
    all
};

#[inline]
fn index(spaces: u8, loads: u8, led: bool) -> usize {
    usize::from(spaces) << 3 | usize::from(loads) << 1 | usize::from(led)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_up_is_what_is_found() {
        for (spaces, loads) in (0..4).flat_map(|spaces| (0..=spaces).map(move |on| (spaces, on))) {
            for led in [false, true] {
                let found = Prospect::find(spaces, loads, led);
                assert_eq!(ALL[index(spaces, loads, led)], found, "{spaces} {loads} {led}");
            }
        }
        let all: std::collections::HashSet<_> = ALL.iter().map(|&one| one as usize).collect();
        assert_eq!(all, (0..PROSPECTS).collect());
    }
}
