//! Why something may not be built there (TA-20 to TA-24).

use hex::Hex;
use kernel::Refusal;

use super::the;
use crate::slots::{Slot, SlotSet};
use crate::{Piece, Taluva, Terrain, ta};

impl Taluva {
    pub(super) fn objections_to_hut(&self, field: Hex) -> Vec<Refusal> {
        let mut objections = self.unfit_field(field);
        objections.extend(self.none_left(Piece::Hut));
        let Some(slot) = self.board.find(field) else { return objections };
        let level = self.board.island.cell(slot).level;
        if level != 1 {
            objections.push(Refusal::new(
                ta(21),
                format!("A single hut is built on level 1; {field} is level {level}"),
                format!("Eine einzelne Hütte kommt auf Ebene 1; {field} ist Ebene {level}"),
            ));
        }
        if self.rules.strict_huts && !self.beside(slot).is_empty() {
            objections.push(Refusal::new(
                ta(21),
                format!("{field} touches an own settlement, which this table forbids"),
                format!("{field} grenzt an eine eigene Siedlung; an diesem Tisch ist das verboten"),
            ));
        }
        objections
    }

    pub(super) fn objections_to_tower(&self, field: Hex) -> Vec<Refusal> {
        let mut objections = self.unfit_field(field);
        objections.extend(self.none_left(Piece::Tower));
        let Some(slot) = self.board.find(field) else { return objections };
        let level = self.board.island.cell(slot).level;
        if level < 3 {
            objections.push(Refusal::new(
                ta(22),
                format!("A tower needs level 3 or higher; {field} is level {level}"),
                format!("Ein Turm braucht Ebene 3 oder höher; {field} ist Ebene {level}"),
            ));
        }
        objections.extend(self.unfit_settlements(Piece::Tower, field, slot));
        objections
    }

    pub(super) fn objections_to_temple(&self, field: Hex) -> Vec<Refusal> {
        let mut objections = self.unfit_field(field);
        objections.extend(self.none_left(Piece::Temple));
        let Some(slot) = self.board.find(field) else { return objections };
        objections.extend(self.unfit_settlements(Piece::Temple, field, slot));
        objections
    }

    pub(super) fn objections_to_extend(&self, called: Hex, terrain: Terrain) -> Vec<Refusal> {
        let slot = self.board.find(called);
        let Some(own) = slot.and_then(|slot| self.board.settlements.at(self.turn, slot)) else {
            return vec![Refusal::new(
                ta(24),
                format!("You have no settlement on {called}"),
                format!("Auf {called} ist keine Siedlung von dir"),
            )];
        };
        let mut objections = Vec::new();
        let name = self.board.name(own);
        if name != called {
            objections.push(Refusal::new(
                ta(24),
                format!("The settlement on {called} is called by its field {name}"),
                format!("Die Siedlung auf {called} wird nach ihrem Feld {name} benannt"),
            ));
        }
        objections.extend(self.unpayable(own, terrain));
        objections
    }

    /// Free land of the island, no volcano (TA-20).
    fn unfit_field(&self, field: Hex) -> Vec<Refusal> {
        let Some(slot) = self.board.find(field) else {
            return vec![Refusal::new(
                ta(20),
                format!("{field} is sea"),
                format!("{field} ist Meer"),
            )];
        };
        let mut objections = Vec::new();
        if self.board.island.cell(slot).ground.terrain().is_none() {
            objections.push(Refusal::new(
                ta(20),
                format!("{field} is a volcano; nothing is built there"),
                format!("{field} ist ein Vulkan; dort wird nicht gebaut"),
            ));
        }
        if let Some((seat, piece)) = self.board.occupant(slot) {
            let (en, de) = the(piece);
            objections.push(Refusal::new(
                ta(20),
                format!("{field} is taken: {en} of seat {}", seat.0),
                format!("{field} ist besetzt: {de} von Platz {}", seat.0),
            ));
        }
        objections
    }

    fn none_left(&self, piece: Piece) -> Option<Refusal> {
        let name = piece.plural();
        (self.supply(self.turn).count(piece) == 0).then(|| {
            Refusal::new(
                ta(20),
                format!("You have no {} left", name.en),
                format!("Du hast keine {} mehr", name.de),
            )
        })
    }

    /// The own settlements that a field touches, at whatever level (TA-25).
    fn beside(&self, field: Slot) -> Vec<SlotSet> {
        let near = self.board.island.near(field);
        let own = self.board.settlements.of(self.turn).iter().copied();
        own.filter(|settlement| settlement.intersects(near)).collect()
    }

    /// One own settlement beside the field must want the piece (TA-22, TA-23); if none does, what
    /// is wrong with each.
    fn unfit_settlements(&self, piece: Piece, field: Hex, slot: Slot) -> Vec<Refusal> {
        let beside = self.beside(slot);
        let faults: Vec<_> = beside.iter().map(|&own| self.fault(piece, own)).collect();
        if faults.iter().any(Option::is_none) {
            return Vec::new();
        }
        if !beside.is_empty() {
            return faults.into_iter().flatten().collect();
        }
        vec![Refusal::new(
            clause_of(piece),
            format!("{field} touches no settlement of yours"),
            format!("{field} grenzt an keine Siedlung von dir"),
        )]
    }

    /// Why this settlement can't get a temple or tower.
    fn fault(&self, piece: Piece, settlement: SlotSet) -> Option<Refusal> {
        let name = self.board.name(settlement);
        let (en, de) = the(piece);
        let has_one = settlement
            .into_iter()
            .any(|slot| self.board.occupant(slot).is_some_and(|(_, standing)| standing == piece));
        if has_one {
            return Some(Refusal::new(
                clause_of(piece),
                format!("There is {en} in the settlement at {name} already"),
                format!("In der Siedlung bei {name} steht schon {de}"),
            ));
        }
        let size = settlement.len();
        (piece == Piece::Temple && size < 3).then(|| {
            Refusal::new(
                ta(23),
                format!("A temple needs a settlement of 3 fields; the one at {name} has {size}"),
                format!(
                    "Ein Tempel braucht eine Siedlung mit 3 Feldern; die bei {name} hat {size}"
                ),
            )
        })
    }

    /// All free fields of the terrain beside the settlement, one hut a level (TA-24).
    fn unpayable(&self, settlement: SlotSet, terrain: Terrain) -> Option<Refusal> {
        let (land, name) = (terrain.name(), self.board.name(settlement));
        let cost: u32 = settlement
            .into_iter()
            .fold(SlotSet::EMPTY, |all, slot| all | self.board.island.near(slot))
            .into_iter()
            .filter(|&slot| self.board.occupant(slot).is_none())
            .map(|slot| self.board.island.cell(slot))
            .filter(|cell| cell.ground.terrain() == Some(terrain))
            .map(|cell| u32::from(cell.level))
            .sum();
        let huts = u32::from(self.supply(self.turn).huts);
        let (en, de) = if cost == 0 {
            let en = format!("No free {} touches the settlement at {name}", land.en);
            (en, format!("Kein freies Feld mit {} grenzt an die Siedlung bei {name}", land.de))
        } else if cost > huts {
            let en = format!("All {} at {name} takes {cost} huts; you have {huts}", land.en);
            (en, format!("{} bei {name} kostet {cost} Hütten; du hast {huts}", land.de))
        } else {
            return None;
        };
        Some(Refusal::new(ta(24), en, de))
    }
}

fn clause_of(piece: Piece) -> kernel::Clause {
    ta(if piece == Piece::Tower { 22 } else { 23 })
}
