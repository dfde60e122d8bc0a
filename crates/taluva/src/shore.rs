//! Where a tile may lie on the table, kept up to date tile by tile.

use hex::Hex;

use crate::places::Places;
use crate::surroundings::Surroundings;
use crate::{Heading, Placement};

/// Each tile on the table opens at most 24 footprints (those around the first tile), and there are
/// 48 tiles.
const MOST: usize = 24 * 48;

/// All footprints on the table that a tile may take: three hexes of sea that share an edge with
/// the island (TA-11). Each stands for three turnings.
#[derive(Clone, Debug)]
pub(crate) struct Shore {
    open: [Placement; MOST],
    len: u16,
}

impl Shore {
    pub(crate) const EMPTY: Self = Self { open: [Placement::FIRST; MOST], len: 0 };

    /// The open footprints, in no particular order.
    #[inline]
    pub(crate) fn open(&self) -> &[Placement] {
        &self.open[..usize::from(self.len)]
    }

    /// Brings the list up to date for a tile about to be laid on the table; `places` does not hold
    /// it yet.
    #[inline]
    pub(crate) fn lay(&mut self, places: &Places, placement: Placement) {
        let footprint = placement.footprint();
        let surroundings = Surroundings::of(footprint.heading);
        self.close(footprint, surroundings);
        let land = look_around(places, footprint.volcano, surroundings);
        for shore in &surroundings.touching {
            // A footprint that touched land before is listed already, or lies on land.
            if land & (shore.own | shore.rim) == 0 {
                let apex = footprint.volcano + shore.apex;
                self.open[usize::from(self.len)] = Placement::new(apex, shore.heading);
                self.len += 1;
            }
        }
    }

    /// Drops the footprints that share a hex with the new tile.
    #[inline]
    fn close(&mut self, taken: Placement, surroundings: &Surroundings) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let open = self.open[at];
            self.open[kept] = open;
            let away = open.volcano - taken.volcano;
            kept += usize::from(!surroundings.overlaps(away, open.heading == Heading::N));
        }
        self.len = kept as u16;
    }
}

/// Which hexes around a tile are land, as bits in the order of the surroundings.
#[inline]
fn look_around(places: &Places, apex: Hex, surroundings: &Surroundings) -> u64 {
    let mut land = 0;
    for (bit, &offset) in surroundings.hexes.iter().enumerate() {
        land |= u64::from(places.find(apex + offset).is_some()) << bit;
    }
    land
}
