//! Where something may be built, for speed. The reasons why not are in `objections`.

use kernel::Seat;

use crate::board::Board;
use crate::slots::SlotSet;
use crate::{Pieces, Terrain};

impl Board {
    /// Where a seat may found with a hut (TA-21); if `strict`, not beside its own pieces.
    #[inline]
    pub(crate) fn hut_sites(&self, seat: Seat, strict: bool) -> SlotSet {
        let sites = self.free() & self.island.low;
        if strict { sites.without(self.island.fringe(self.own(seat))) } else { sites }
    }

    /// Whether towers may stand beside this settlement (TA-22).
    #[inline]
    pub(crate) fn wants_tower(&self, settlement: SlotSet) -> bool {
        !settlement.intersects(self.towers)
    }

    /// Whether temples may stand beside this settlement (TA-23).
    #[inline]
    pub(crate) fn wants_temple(&self, settlement: SlotSet) -> bool {
        !settlement.intersects(self.temples) && settlement.len() >= 3
    }

    /// Where a seat may build a tower (TA-22).
    #[inline]
    pub(crate) fn tower_sites(&self, seat: Seat) -> SlotSet {
        let free = self.free() & self.island.high;
        if free.is_empty() { free } else { free & self.beside(seat, Self::wants_tower) }
    }

    /// Where a seat may build a temple (TA-23).
    #[inline]
    pub(crate) fn temple_sites(&self, seat: Seat) -> SlotSet {
        self.free() & self.beside(seat, Self::wants_temple)
    }

    /// What touches those of a seat's settlements that pass the test.
    #[inline]
    fn beside(&self, seat: Seat, test: impl Fn(&Self, SlotSet) -> bool) -> SlotSet {
        let settlements = self.settlements.of(seat).iter().copied();
        settlements
            .filter(|&settlement| test(self, settlement))
            .fold(SlotSet::EMPTY, |all, settlement| all | self.island.fringe(settlement))
    }

    /// The free fields of a terrain that touch a settlement (TA-24).
    #[inline]
    pub(crate) fn extension(&self, settlement: SlotSet, terrain: Terrain) -> SlotSet {
        self.island.fringe(settlement) & self.free() & self.island.terrains[terrain.index()]
    }

    /// The huts it takes to build on all these fields: one a level (TA-24).
    #[inline]
    pub(crate) fn cost(&self, fields: SlotSet) -> u32 {
        fields.into_iter().map(|slot| u32::from(self.island.cell(slot).level)).sum()
    }

    /// Whether these fields are an extension that so many huts can pay for.
    #[inline]
    pub(crate) fn affords(&self, fields: SlotSet, huts: u8) -> bool {
        !fields.is_empty() && self.cost(fields) <= u32::from(huts)
    }

    /// Whether a seat with this supply can build anything (TA-30).
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat, supply: Pieces, strict: bool) -> bool {
        supply.huts > 0 && !self.hut_sites(seat, strict).is_empty()
            || supply.towers > 0 && !self.tower_sites(seat).is_empty()
            || supply.temples > 0 && !self.temple_sites(seat).is_empty()
            || supply.huts > 0 && self.can_extend(seat, supply.huts)
    }

    fn can_extend(&self, seat: Seat, huts: u8) -> bool {
        let settlements = self.settlements.of(seat).iter();
        let mut choices = settlements.flat_map(|&settlement| {
            Terrain::ALL.map(|terrain| self.extension(settlement, terrain))
        });
        choices.any(|fields| self.affords(fields, huts))
    }
}
