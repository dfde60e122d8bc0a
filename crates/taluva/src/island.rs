//! The island: what lies where, how high, and what touches what.

use hex::{Direction, Hex};

use crate::places::Places;
use crate::slots::{SLOTS, Slot, SlotSet};
use crate::{Heading, Placement, Terrain, Tile};

/// What a hex shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Nothing can be built here.
    Volcano,
    /// The left field of its tile.
    Left(Terrain),
    /// The right field of its tile.
    Right(Terrain),
}

impl Ground {
    /// The land; `None` on a volcano.
    #[inline]
    pub(crate) fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Volcano => None,
            Self::Left(terrain) | Self::Right(terrain) => Some(terrain),
        }
    }
}

/// The top of one hex of the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// 1 on the table, one more for each tile beneath (TA-12).
    pub(crate) level: u8,
    /// Which way the tile on top points.
    pub(crate) heading: Heading,
    pub(crate) ground: Ground,
}

impl Cell {
    const SEA: Self = Self { level: 0, heading: Heading::S, ground: Ground::Volcano };

    /// Where the volcano of the tile on top of `hex` lies.
    pub(crate) fn volcano(self, hex: Hex) -> Hex {
        match self.ground {
            Ground::Volcano => hex,
            Ground::Left(_) => hex.neighbour(self.heading.left().opposite()),
            Ground::Right(_) => hex.neighbour(self.heading.right().opposite()),
        }
    }
}

/// No neighbour: the sea.
const SEA: u8 = u8::MAX;

/// Everything about the tiles that lie, nothing about pieces.
#[derive(Clone, Debug)]
pub(crate) struct Island {
    pub(crate) places: Places,
    cells: [Cell; SLOTS],
    /// The slots around each, counter-clockwise from east.
    around: [[u8; 6]; SLOTS],
    /// The same as sets.
    near: [SlotSet; SLOTS],
    pub(crate) volcanoes: SlotSet,
    /// The fields of each terrain.
    pub(crate) terrains: [SlotSet; 5],
    /// All land.
    pub(crate) land: SlotSet,
    /// Where huts may found a settlement (TA-21).
    pub(crate) low: SlotSet,
    /// Where towers may stand: level 3 and higher (TA-22).
    pub(crate) high: SlotSet,
}

impl Island {
    pub(crate) const EMPTY: Self = Self {
        places: Places::EMPTY,
        cells: [Cell::SEA; SLOTS],
        around: [[SEA; 6]; SLOTS],
        near: [SlotSet::EMPTY; SLOTS],
        volcanoes: SlotSet::EMPTY,
        terrains: [SlotSet::EMPTY; 5],
        land: SlotSet::EMPTY,
        low: SlotSet::EMPTY,
        high: SlotSet::EMPTY,
    };

    #[inline]
    pub(crate) fn cell(&self, slot: Slot) -> Cell {
        self.cells[slot.index()]
    }

    /// The hexes that touch this one, at whatever level (TA-25).
    #[inline]
    pub(crate) fn near(&self, slot: Slot) -> SlotSet {
        self.near[slot.index()]
    }

    /// For each slot what [`near`](Self::near) says.
    #[inline]
    pub(crate) fn neighbourhoods(&self) -> &[SlotSet; SLOTS] {
        &self.near
    }

    /// The hexes that touch a set from outside.
    #[inline]
    pub(crate) fn fringe(&self, set: SlotSet) -> SlotSet {
        set.into_iter().fold(SlotSet::EMPTY, |all, slot| all | self.near(slot)).without(set)
    }

    #[inline]
    pub(crate) fn neighbour(&self, slot: Slot, direction: usize) -> Option<Slot> {
        match self.around[slot.index()][direction] {
            SEA => None,
            number => Some(Slot(number)),
        }
    }

    /// Lays a tile: on the table where there is sea, else on top.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, placement: Placement) -> [Slot; 3] {
        let grounds = [Ground::Volcano, Ground::Left(tile.left), Ground::Right(tile.right)];
        let slots = placement.hexes().map(|hex| self.rise(hex));
        for (slot, ground) in slots.into_iter().zip(grounds) {
            self.cover(slot, placement.heading, ground);
        }
        slots
    }

    /// The slot of a hex, taken from the sea if need be.
    #[inline]
    fn rise(&mut self, hex: Hex) -> Slot {
        self.places.find(hex).unwrap_or_else(|| {
            let slot = self.places.add(hex);
            self.join(slot, hex);
            slot
        })
    }

    /// Makes a new hex and those around it neighbours.
    #[inline]
    fn join(&mut self, slot: Slot, hex: Hex) {
        for direction in Direction::ALL {
            if let Some(other) = self.places.find(hex.neighbour(direction)) {
                self.around[slot.index()][direction.index()] = other.0;
                self.around[other.index()][direction.opposite().index()] = slot.0;
                self.near[slot.index()].insert(other);
                self.near[other.index()].insert(slot);
            }
        }
    }

    #[inline]
    fn cover(&mut self, slot: Slot, heading: Heading, ground: Ground) {
        let cell = &mut self.cells[slot.index()];
        if let Some(old) = cell.ground.terrain() {
            self.terrains[old.index()].remove(slot);
        }
        *cell = Cell { level: cell.level + 1, heading, ground };
        let level = cell.level;
        if let Some(new) = ground.terrain() {
            self.terrains[new.index()].insert(slot);
        }
        let land = ground != Ground::Volcano;
        self.volcanoes.set(slot, !land);
        self.land.set(slot, land);
        self.low.set(slot, land && level == 1);
        self.high.set(slot, land && level >= 3);
    }
}
