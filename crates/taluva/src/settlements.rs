//! Settlements, kept up to date piece by piece (TA-3).

use kernel::Seat;

use crate::slots::{SLOTS, Slot, SlotSet};

/// Nobody has more settlements than pieces: 20 huts, 3 temples, 2 towers.
const MOST: usize = 25;

/// Everybody's settlements as sets of fields.
#[derive(Clone, Debug)]
pub(crate) struct Settlements {
    sets: [[SlotSet; MOST]; 4],
    lens: [u8; 4],
    /// The fields of all settlements of one field: they can't be covered (TA-14).
    pub(crate) single: SlotSet,
    /// The fields of all settlements of two: they can't be covered both at once.
    pub(crate) paired: SlotSet,
}

impl Settlements {
    pub(crate) const NONE: Self = Self {
        sets: [[SlotSet::EMPTY; MOST]; 4],
        lens: [0; 4],
        single: SlotSet::EMPTY,
        paired: SlotSet::EMPTY,
    };

    /// A seat's settlements, in no particular order.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &[SlotSet] {
        &self.sets[seat.index()][..usize::from(self.lens[seat.index()])]
    }

    /// The seat's settlement on this field.
    pub(crate) fn at(&self, seat: Seat, field: Slot) -> Option<SlotSet> {
        self.of(seat).iter().copied().find(|settlement| settlement.contains(field))
    }

    /// A piece now stands on `field`, which `near` touches: founds, enlarges or joins settlements.
    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, field: Slot, near: SlotSet) {
        let mut grown = SlotSet::of(field);
        let mut at = 0;
        while let Some(&settlement) = self.of(seat).get(at) {
            if settlement.intersects(near) {
                grown |= settlement;
                self.strike(seat, at);
            } else {
                at += 1;
            }
        }
        self.enter(seat, grown);
    }

    /// The pieces on `covered` are gone: shrinks or splits the seat's settlements there.
    #[inline]
    pub(crate) fn cover(&mut self, seat: Seat, covered: SlotSet, near: &[SlotSet; SLOTS]) {
        let mut at = 0;
        while let Some(&settlement) = self.of(seat).get(at) {
            if settlement.intersects(covered) {
                self.strike(seat, at);
                let mut rest = settlement.without(covered);
                while let Some(first) = rest.into_iter().next() {
                    let part = connected(rest, first, near);
                    rest = rest.without(part);
                    self.enter(seat, part);
                }
            } else {
                at += 1;
            }
        }
    }

    #[inline]
    fn strike(&mut self, seat: Seat, at: usize) {
        let (sets, len) = (&mut self.sets[seat.index()], &mut self.lens[seat.index()]);
        *len -= 1;
        let gone = sets[at];
        sets[at] = sets[usize::from(*len)];
        self.single = self.single.without(gone);
        self.paired = self.paired.without(gone);
    }

    #[inline]
    fn enter(&mut self, seat: Seat, settlement: SlotSet) {
        let len = &mut self.lens[seat.index()];
        self.sets[seat.index()][usize::from(*len)] = settlement;
        *len += 1;
        match settlement.len() {
            1 => self.single |= settlement,
            2 => self.paired |= settlement,
            _ => {}
        }
    }
}

/// What of `fields` can be reached from `start` within them.
pub(crate) fn connected(fields: SlotSet, start: Slot, near: &[SlotSet; SLOTS]) -> SlotSet {
    let mut found = SlotSet::of(start);
    let mut edge = found;
    while let Some(slot) = edge.pop() {
        let new = (near[slot.index()] & fields).without(found);
        found |= new;
        edge |= new;
    }
    found
}
