//! What would happen, before it does.

use hex::Hex;
use kernel::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::settlements::connected;
use crate::slots::SlotSet;
use crate::{Event, Piece, Placement, Taluva, Terrain, Tile};

/// What laying a tile would do, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Landing {
    /// The level of its fields (TA-12); 1 on the table.
    pub level: u8,
    /// The huts it would cover, field by field (TA-13).
    pub covered: Vec<CoveredHuts>,
    /// The settlements it would cut in pieces (TA-14).
    pub splits: Vec<Split>,
}

/// Huts under a tile: they go back to the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CoveredHuts {
    /// Where.
    pub place: Hex,
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub huts: u8,
}

/// A settlement that falls apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Split {
    /// Whose.
    pub seat: Seat,
    /// The field it was called by.
    pub settlement: Hex,
    /// What is left: two or more settlements with their fields.
    pub parts: Vec<Vec<Hex>>,
}

/// An extension a player may think of (TA-24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Extension {
    /// The field the settlement is called by.
    pub settlement: Hex,
    /// The terrain to be built on.
    pub terrain: Terrain,
    /// Every field that would be built on.
    pub fields: Vec<ExtensionField>,
    /// How many huts it takes.
    pub cost: u8,
    /// Whether the seat has that many.
    pub affordable: bool,
}

/// One field of an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExtensionField {
    /// Where.
    pub place: Hex,
    /// How many huts: one a level.
    pub huts: u8,
}

impl Taluva {
    /// What a tile laid there would do.
    pub fn landing(&self, placement: Placement) -> Landing {
        let covered = self.covered(placement);
        let levels = covered.into_iter().map(|slot| self.board.island.cell(slot).level);
        let mut huts: Vec<_> = covered
            .into_iter()
            .filter_map(|slot| {
                let (seat, piece) = self.board.occupant(slot)?;
                let count = self.board.pieces_at(slot, piece);
                let covered = CoveredHuts { place: self.board.hex(slot), seat, huts: count };
                (piece == Piece::Hut).then_some(covered)
            })
            .collect();
        huts.sort_unstable_by_key(|covered| covered.place);
        let seats = self.all_seats();
        let mut splits: Vec<_> = seats.flat_map(|seat| self.splits(seat, covered)).collect();
        splits.sort_unstable_by_key(|split| (split.seat, split.settlement));
        Landing { level: levels.max().unwrap_or(0) + 1, covered: huts, splits }
    }

    /// The hexes of the island under a tile.
    pub(crate) fn covered(&self, placement: Placement) -> SlotSet {
        let under = placement.hexes().into_iter().filter_map(|hex| self.board.find(hex));
        under.fold(SlotSet::EMPTY, |set, slot| set | SlotSet::of(slot))
    }

    fn splits(&self, seat: Seat, covered: SlotSet) -> Vec<Split> {
        let touched = self.board.settlements.of(seat).iter().copied();
        let touched = touched.filter(|settlement| settlement.intersects(covered));
        touched
            .map(|settlement| Split {
                seat,
                settlement: self.board.name(settlement),
                parts: self.parts(settlement.without(covered)),
            })
            .filter(|split| split.parts.len() > 1)
            .collect()
    }

    fn parts(&self, fields: SlotSet) -> Vec<Vec<Hex>> {
        let mut rest = fields;
        let mut parts = Vec::new();
        while let Some(first) = rest.into_iter().next() {
            let part = connected(rest, first, self.board.island.neighbourhoods());
            rest = rest.without(part);
            parts.push(self.sorted(part));
        }
        parts.sort_unstable();
        parts
    }

    /// The hexes of a set in their order.
    pub(crate) fn sorted(&self, set: SlotSet) -> Vec<Hex> {
        let mut hexes: Vec<_> = set.into_iter().map(|slot| self.board.hex(slot)).collect();
        hexes.sort_unstable();
        hexes
    }

    /// Every extension of a seat with its fields and what it costs, affordable or not.
    pub fn extensions(&self, seat: Seat) -> Vec<Extension> {
        if seat.0 >= self.rules.players {
            return Vec::new();
        }
        let settlements = self.board.settlements.of(seat).iter();
        let mut extensions: Vec<_> = settlements
            .flat_map(|&settlement| Terrain::ALL.map(|terrain| (settlement, terrain)))
            .map(|(settlement, terrain)| self.extension(seat, settlement, terrain))
            .filter(|extension| !extension.fields.is_empty())
            .collect();
        extensions.sort_unstable_by_key(|extension| (extension.settlement, extension.terrain));
        extensions
    }

    fn extension(&self, seat: Seat, settlement: SlotSet, terrain: Terrain) -> Extension {
        let set = self.board.extension(settlement, terrain);
        let mut fields: Vec<_> = set
            .into_iter()
            .map(|slot| ExtensionField {
                place: self.board.hex(slot),
                huts: self.board.island.cell(slot).level,
            })
            .collect();
        fields.sort_unstable();
        let cost = self.board.cost(set) as u8;
        let affordable = cost <= self.supply(seat).huts;
        Extension { settlement: self.board.name(settlement), terrain, fields, cost, affordable }
    }

    /// Tells of a tile being laid and of everything it covers and cuts.
    pub(crate) fn tell_landing<S: Sink<Event>>(
        &self,
        tile: Tile,
        placement: Placement,
        events: &mut S,
    ) {
        let Landing { level, covered, splits } = self.landing(placement);
        let [volcano, left, right] = placement.hexes();
        let heading = placement.heading;
        events.push(Event::Laid { seat: self.turn, tile, volcano, heading, left, right, level });
        for CoveredHuts { place, seat, huts } in covered {
            events.push(Event::Covered { place, seat, huts });
        }
        for Split { seat, settlement, parts } in splits {
            events.push(Event::Split { seat, settlement, parts });
        }
    }
}
