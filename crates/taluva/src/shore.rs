//! Where a tile may lie on the table, kept up to date tile by tile.

use hex::Hex;

use crate::places::Places;
use crate::surroundings::{Side, Surroundings};
use crate::{Heading, Placement};

/// Each tile on the table opens at most 24 footprints (those around the first tile), twelve of
/// either side, and there are 48 tiles. One place more, to write to before it is known whether
/// the footprint is open.
const MOST: usize = 12 * 48 + LANES;

/// How many footprints are looked at in one go.
const LANES: usize = 16;

/// All footprints on the table that a tile may take: three hexes of sea that share an edge with
/// the island (TA-11). Each stands for three turnings.
#[derive(Clone, Debug)]
pub(crate) struct Shore {
    south: Footprints,
    north: Footprints,
}

impl Shore {
    pub(crate) const EMPTY: Self = Self { south: Footprints::NONE, north: Footprints::NONE };

    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.south.len) + usize::from(self.north.len)
    }

    /// An open footprint; they come in no particular order.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Placement {
        let south = usize::from(self.south.len);
        if at < south {
            Placement::new(self.south.apex(at), Heading::S)
        } else {
            Placement::new(self.north.apex(at - south), Heading::N)
        }
    }

    /// The open footprints that point south.
    #[inline]
    pub(crate) fn south(&self) -> impl ExactSizeIterator<Item = Placement> {
        self.south.apexes().map(|apex| Placement::new(apex, Heading::S))
    }

    /// Those that point north.
    #[inline]
    pub(crate) fn north(&self) -> impl ExactSizeIterator<Item = Placement> {
        self.north.apexes().map(|apex| Placement::new(apex, Heading::N))
    }

    /// Brings the list up to date for a tile about to be laid on the table; `places` does not hold
    /// it yet.
    #[inline]
    pub(crate) fn lay(&mut self, places: &Places, placement: Placement) {
        let Placement { volcano: apex, heading } = placement.footprint();
        let surroundings = Surroundings::of(heading);
        let land = look_around(places, apex, surroundings);
        self.south.update(apex, &surroundings.south, land);
        self.north.update(apex, &surroundings.north, land);
    }
}

/// The open footprints that point one way: the coordinates of their apexes, column by column, so
/// that the few near a new tile are found sixteen at a time.
#[derive(Clone, Debug)]
struct Footprints {
    q: [i8; MOST],
    r: [i8; MOST],
    len: u16,
}

impl Footprints {
    const NONE: Self = Self { q: [0; MOST], r: [0; MOST], len: 0 };

    #[inline]
    fn apex(&self, at: usize) -> Hex {
        Hex::new(self.q[at], self.r[at])
    }

    #[inline]
    fn apexes(&self) -> impl ExactSizeIterator<Item = Hex> {
        let len = usize::from(self.len);
        self.q[..len].iter().zip(&self.r[..len]).map(|(&q, &r)| Hex::new(q, r))
    }

    #[inline]
    fn update(&mut self, tile: Hex, side: &Side, land: u64) {
        self.close(tile, side.overlap);
        for beside in &side.touching {
            let apex = tile + beside.apex;
            let at = usize::from(self.len);
            self.q[at] = apex.q;
            self.r[at] = apex.r;
            // A footprint that touched land before is listed already, or lies on land.
            self.len += u16::from(land & beside.close == 0);
        }
    }

    /// Drops the footprints that share a hex with the new tile. From the end, so that what takes a
    /// dropped one's place has been looked at already.
    #[inline]
    fn close(&mut self, tile: Hex, overlap: [i8; 3]) {
        for chunk in (0..usize::from(self.len).div_ceil(LANES)).rev() {
            let from = chunk * LANES;
            let mut hits = self.overlapping(from, tile, overlap);
            while hits != 0 {
                let lane = (127 - hits.leading_zeros()) as usize / 8;
                hits &= !(0xff << (lane * 8));
                if from + lane < usize::from(self.len) {
                    self.drop(from + lane);
                }
            }
        }
    }

    /// Which of sixteen footprints share a hex with a tile, a byte each. They do if their apex lies
    /// in a window three wide along each of the three axes.
    #[inline]
    fn overlapping(&self, from: usize, tile: Hex, [q0, r0, s0]: [i8; 3]) -> u128 {
        let mut hits = [0_u8; LANES];
        let columns = self.q[from..from + LANES].iter().zip(&self.r[from..from + LANES]);
        for (hit, (&q, &r)) in hits.iter_mut().zip(columns) {
            let (q, r) = (q.wrapping_sub(tile.q), r.wrapping_sub(tile.r));
            let s = 0_i8.wrapping_sub(q).wrapping_sub(r);
            let within = |x: i8, from: i8| (x.wrapping_sub(from) as u8) < 3;
            *hit = u8::from(within(q, q0) & within(r, r0) & within(s, s0));
        }
        u128::from_le_bytes(hits)
    }

    #[inline]
    fn drop(&mut self, at: usize) {
        self.len -= 1;
        let last = usize::from(self.len);
        self.q[at] = self.q[last];
        self.r[at] = self.r[last];
    }
}

/// Which hexes around a tile are land, as bits in the order of the surroundings.
#[inline]
fn look_around(places: &Places, apex: Hex, surroundings: &Surroundings) -> u64 {
    let mut land = 0;
    for (bit, &offset) in surroundings.hexes.iter().enumerate() {
        land |= u64::from(places.is_land(apex + offset)) << bit;
    }
    land
}
