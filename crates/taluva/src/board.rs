//! The island with all that stands on it.

use hex::Hex;
use kernel::Seat;

use crate::island::Island;
use crate::settlements::Settlements;
use crate::shore::Shore;
use crate::slots::{Slot, SlotSet};
use crate::{Heading, Piece, Placement, Tile};

/// Tiles and pieces, with the settlements and the open shore kept up to date.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) island: Island,
    pub(crate) shore: Shore,
    pub(crate) settlements: Settlements,
    /// The fields with a seat's pieces.
    own: [SlotSet; 4],
    pub(crate) temples: SlotSet,
    pub(crate) towers: SlotSet,
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        island: Island::EMPTY,
        shore: Shore::EMPTY,
        settlements: Settlements::NONE,
        own: [SlotSet::EMPTY; 4],
        temples: SlotSet::EMPTY,
        towers: SlotSet::EMPTY,
    };

    #[inline]
    pub(crate) fn find(&self, hex: Hex) -> Option<Slot> {
        self.island.places.find(hex)
    }

    #[inline]
    pub(crate) fn hex(&self, slot: Slot) -> Hex {
        self.island.places.hex(slot)
    }

    /// The fields with pieces of this seat.
    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> SlotSet {
        self.own[seat.index()]
    }

    /// The land nobody has built on (TA-20).
    #[inline]
    pub(crate) fn free(&self) -> SlotSet {
        let [a, b, c, d] = self.own;
        self.island.land.without(a | b | c | d)
    }

    /// All fields with a temple or a tower: they can't be covered (TA-13).
    #[inline]
    fn solid(&self) -> SlotSet {
        self.temples | self.towers
    }

    /// Whose piece stands there, and what it is.
    pub(crate) fn occupant(&self, slot: Slot) -> Option<(Seat, Piece)> {
        let seat = Seat::all(4).find(|&seat| self.own(seat).contains(slot))?;
        let piece = if self.temples.contains(slot) {
            Piece::Temple
        } else if self.towers.contains(slot) {
            Piece::Tower
        } else {
            Piece::Hut
        };
        Some((seat, piece))
    }

    /// How many pieces stand on an occupied field: a hut for each level (TA-24), else one.
    pub(crate) fn pieces_at(&self, slot: Slot, piece: Piece) -> u8 {
        if piece == Piece::Hut { self.island.cell(slot).level } else { 1 }
    }

    /// The field a settlement is called by: the one with the smallest `q`, then the smallest `r`.
    #[inline]
    pub(crate) fn name(&self, settlement: SlotSet) -> Hex {
        let hexes = settlement.into_iter().map(|slot| self.hex(slot));
        hexes.min().unwrap_or_default()
    }

    /// The ways a tile may be laid with its volcano on this volcano, a bit a heading (TA-12 to 14).
    #[inline]
    pub(crate) fn eruptions(&self, volcano: Slot) -> u8 {
        let cell = self.island.cell(volcano);
        let firm = self.solid() | self.settlements.single;
        let mut ways = 0_u8;
        for direction in 0..6 {
            let good = self.island.neighbour(volcano, direction).is_some_and(|slot| {
                self.island.cell(slot).level == cell.level && !firm.contains(slot)
            });
            ways |= u8::from(good) << direction;
        }
        // Heading i lays the left field in direction i and the right one in direction i + 1.
        let both = ways & (ways >> 1 | ways << 5) & !(1 << cell.heading.index());
        both & !self.pairs(volcano, both)
    }

    /// Of these headings, those that would cover a settlement of two fields wholly (TA-14).
    #[inline]
    fn pairs(&self, volcano: Slot, headings: u8) -> u8 {
        if !self.island.near(volcano).intersects(self.settlements.paired) {
            return 0;
        }
        let mut bad = 0;
        for heading in Heading::ALL.map(Heading::index) {
            let left = self.island.neighbour(volcano, heading);
            let right = self.island.neighbour(volcano, (heading + 1) % 6);
            let (Some(left), Some(right)) = (left, right) else { continue };
            let pair = SlotSet::of(left) | SlotSet::of(right);
            let one_owner = self.own.iter().any(|&own| pair.is_subset(own));
            bad |= u8::from(one_owner && pair.is_subset(self.settlements.paired)) << heading;
        }
        bad & headings
    }

    /// Lays a tile where it may lie.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, placement: Placement) {
        match self.find(placement.volcano) {
            None => self.shore.lay(&self.island.places, placement),
            Some(_) => self.bury(placement),
        }
        self.island.lay(tile, placement);
    }

    /// Takes the huts under an eruption away (TA-13).
    #[inline]
    fn bury(&mut self, placement: Placement) {
        let mut covered = SlotSet::EMPTY;
        for hex in placement.hexes() {
            if let Some(slot) = self.find(hex) {
                covered.insert(slot);
            }
        }
        for seat in Seat::all(4) {
            if self.own(seat).intersects(covered) {
                self.own[seat.index()] = self.own(seat).without(covered);
                self.settlements.cover(seat, covered, self.island.neighbourhoods());
            }
        }
    }

    /// Puts a piece, or huts one a level, on a free field.
    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, piece: Piece, field: Slot) {
        self.own[seat.index()].insert(field);
        match piece {
            Piece::Hut => {}
            Piece::Temple => self.temples.insert(field),
            Piece::Tower => self.towers.insert(field),
        }
        self.settlements.build(seat, field, self.island.near(field));
    }
}

/// Equal if the same lies and stands in the same places, in whatever order it came there.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let (here, there) = (&self.island, &other.island);
        here.places.len() == there.places.len()
            && here.places.slots().all(|slot| {
                other.find(self.hex(slot)).is_some_and(|twin| {
                    here.cell(slot) == there.cell(twin)
                        && self.occupant(slot) == other.occupant(twin)
                })
            })
    }
}
