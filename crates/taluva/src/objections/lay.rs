//! Why a tile may not lie there (TA-10 to TA-14).

use hex::Hex;
use kernel::{Refusal, Seat};

use super::{list, the};
use crate::island::{Cell, Ground};
use crate::slots::SlotSet;
use crate::{Piece, Placement, Taluva, ta};

impl Taluva {
    pub(super) fn objections_to_lay(&self, placement: Placement) -> Vec<Refusal> {
        if self.is_first_tile() {
            return first_tile(placement).into_iter().collect();
        }
        if self.covered(placement).is_empty() {
            return self.off_the_island(placement).into_iter().collect();
        }
        let mut objections = Vec::new();
        objections.extend(self.not_on_a_volcano(placement.volcano));
        objections.extend(self.same_direction(placement));
        objections.extend(self.gap_beneath(placement));
        objections.extend(self.solid_pieces(placement));
        objections.extend(self.wiped_out(placement));
        objections
    }

    /// The top of a hex; `None` in the sea.
    fn top(&self, hex: Hex) -> Option<Cell> {
        self.board.find(hex).map(|slot| self.board.island.cell(slot))
    }

    /// A tile on the table shares an edge with the island (TA-11).
    fn off_the_island(&self, placement: Placement) -> Option<Refusal> {
        let around = placement.hexes().into_iter().flat_map(Hex::neighbours);
        if around.into_iter().any(|hex| self.top(hex).is_some()) {
            return None;
        }
        Some(Refusal::new(
            ta(11),
            format!("A tile on {} would not touch the island", list(&placement.hexes())),
            format!("Ein Plättchen auf {} berührt die Insel nicht", list(&placement.hexes())),
        ))
    }

    /// Volcano on volcano (TA-12).
    fn not_on_a_volcano(&self, hex: Hex) -> Option<Refusal> {
        let (en, de) = match self.top(hex).map(|cell| cell.ground.terrain()) {
            Some(None) => return None,
            Some(Some(terrain)) => (terrain.name().en, terrain.name().de),
            None => ("sea", "Meer"),
        };
        Some(Refusal::new(
            ta(12),
            format!("The volcano must lie on a volcano; {hex} is {en}"),
            format!("Der Vulkan muss auf einem Vulkan liegen; {hex} ist {de}"),
        ))
    }

    /// The new volcano points elsewhere than the one beneath (TA-12).
    fn same_direction(&self, placement: Placement) -> Option<Refusal> {
        let beneath = self.top(placement.volcano)?;
        if beneath.ground != Ground::Volcano || beneath.heading != placement.heading {
            return None;
        }
        let way = placement.heading.name();
        Some(Refusal::new(
            ta(12),
            format!("The volcano beneath points {} too", way.en),
            format!("Der Vulkan darunter zeigt auch nach {}", way.de),
        ))
    }

    /// All three hexes at one level, none over the sea (TA-12).
    fn gap_beneath(&self, placement: Placement) -> Option<Refusal> {
        let levels = placement.hexes().map(|hex| self.top(hex).map_or(0, |cell| cell.level));
        if levels[0] == levels[1] && levels[0] == levels[2] {
            return None;
        }
        let named: Vec<_> = placement
            .hexes()
            .into_iter()
            .zip(levels)
            .map(|(hex, level)| format!("{hex} ({level})"))
            .collect();
        let named = named.join(", ");
        Some(Refusal::new(
            ta(12),
            format!("There would be a gap beneath; the levels are {named}"),
            format!("Darunter entstünde ein Freiraum; die Ebenen sind {named}"),
        ))
    }

    /// Temples and towers stay (TA-13).
    fn solid_pieces(&self, placement: Placement) -> Vec<Refusal> {
        let pieces = placement.hexes().into_iter().filter_map(|hex| {
            let (_, piece) = self.board.occupant(self.board.find(hex)?)?;
            (piece != Piece::Hut).then(|| stands_there(hex, piece))
        });
        pieces.collect()
    }

    /// Of each settlement touched at least one piece stays (TA-14).
    fn wiped_out(&self, placement: Placement) -> Vec<Refusal> {
        let covered = self.covered(placement);
        let wiped = self.all_seats().flat_map(|seat| {
            let settlements = self.board.settlements.of(seat).iter().copied();
            let wiped = settlements.filter(move |settlement| settlement.is_subset(covered));
            wiped.map(move |settlement| self.last_of(seat, settlement))
        });
        wiped.collect()
    }

    fn last_of(&self, seat: Seat, settlement: SlotSet) -> Refusal {
        let fields = list(&self.sorted(settlement));
        Refusal::new(
            ta(14),
            format!("Nothing would be left of seat {}'s settlement on {fields}", seat.0),
            format!("Von der Siedlung von Platz {} auf {fields} bliebe nichts übrig", seat.0),
        )
    }
}

fn first_tile(placement: Placement) -> Option<Refusal> {
    let first = Placement::FIRST;
    (placement != first).then(|| {
        Refusal::new(
            ta(10),
            format!("The first tile lies in the middle: {first}"),
            format!("Das erste Plättchen liegt in der Mitte: {first}"),
        )
    })
}

fn stands_there(hex: Hex, piece: Piece) -> Refusal {
    let (en, de) = the(piece);
    Refusal::new(
        ta(13),
        format!("There is {en} on {hex}; it can't be covered"),
        format!("Auf {hex} steht {de}: nicht überdeckbar"),
    )
}
