//! Why animals or predators may not be brought into play.

use forest::Colour;
use hex::Hex;
use kernel::Refusal;

use crate::clause::refuse;
use crate::legal::MOST_STARTLED;
use crate::state::{OnTheRun, Pack};
use crate::wording::{animals, colours, listed};

impl OnTheRun {
    pub(super) fn refuse_startle(&self, colour: Colour, count: u8, at: Hex) -> Option<Refusal> {
        if !self.turn.laid {
            return refuse(
                20,
                "the last tile is laid: animals can only flee now",
                "das letzte Waldstück liegt: Tiere können nur noch fliehen",
            );
        }
        self.refuse_colour(colour).or_else(|| self.refuse_count(colour, count)).or_else(|| {
            match self.woods.tile_at(at) {
                Some(tile) => self.refuse_spaces(tile, count),
                None if count > 1 && self.refuse_field(at).is_none() => refuse(
                    13,
                    format!("edge field {at} holds one animal, not {count}"),
                    format!("Randfeld {at} fasst ein Tier, nicht {count}"),
                ),
                None => self.refuse_field(at),
            }
        })
    }

    /// Only certain colours may be used in a turn.
    pub(super) fn refuse_colour(&self, colour: Colour) -> Option<Refusal> {
        let own = self.colours();
        if own.contains(&colour) {
            return None;
        }
        let clause = match (self.table.cooperative, self.table.players) {
            (true, _) => 42,
            (false, 2) => 41,
            (false, 3) if self.table.is_predator(colour) => 40,
            _ => 2,
        };
        let (own, other) = (colours(own), colour.name());
        refuse(
            clause,
            format!("{} cannot be used in this turn, only {}", other.en, own.en),
            format!("{} ist in diesem Zug nicht dran, nur {}", other.de, own.de),
        )
    }

    pub(super) fn refuse_count(&self, colour: Colour, count: u8) -> Option<Refusal> {
        let supply = self.supply(colour);
        if (1..=MOST_STARTLED.min(supply)).contains(&count) {
            return None;
        }
        let left = animals(u32::from(supply));
        refuse(
            13,
            format!("one to three animals are startled, not {count}; the supply holds {}", left.en),
            format!(
                "ein bis drei Tiere werden aufgeschreckt, nicht {count}; der Vorrat hat {}",
                left.de
            ),
        )
    }

    pub(super) fn refuse_spaces(&self, tile: usize, count: u8) -> Option<Refusal> {
        let taken: u8 = Colour::ALL.iter().map(|&colour| self.herds.count(tile, colour)).sum();
        let free = self.woods.number(tile).spaces().saturating_sub(taken);
        if count <= free {
            return None;
        }
        let at = self.woods.place(tile);
        refuse(
            16,
            format!("the tile at {at} has room for {free} more, not for {count}"),
            format!("das Waldstück auf {at} hat noch Platz für {free}, nicht für {count}"),
        )
    }

    pub(super) fn refuse_predators(&self) -> Option<Refusal> {
        if !self.table.has_predators() {
            return refuse(
                40,
                "there are predators only where three play against each other",
                "Raubtiere gibt es nur, wenn drei gegeneinander spielen",
            );
        }
        if !self.turn.laid {
            return refuse(
                40,
                "the last tile is laid: no predator may follow",
                "das letzte Waldstück liegt: kein Raubtier darf mehr kommen",
            );
        }
        if self.supplies.of(self.turn.seat, Colour::Yellow) > 0 {
            return None;
        }
        refuse(40, "no predator is left in the supply", "kein Raubtier ist mehr im Vorrat")
    }
}

/// The predators of one turn hang together.
pub(super) fn refuse_apart(pack: &Pack, at: Hex) -> Option<Refusal> {
    if pack.places().iter().any(|place| place.distance(at) == 1) {
        return None;
    }
    let pack: Vec<_> = pack.places().iter().map(ToString::to_string).collect();
    refuse(
        40,
        format!("{at} does not touch {}", listed(&pack, "or")),
        format!("{at} berührt {} nicht", listed(&pack, "und")),
    )
}
