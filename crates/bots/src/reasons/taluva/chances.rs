//! Where a temple or a tower may be built, and where no longer (TA-22, TA-23).

use std::collections::BTreeMap;

use ::taluva::{CellView, Piece, SettlementView, Taluva};
use hex::Hex;
use kernel::{Game, Seat, Viewer};

use super::super::words::counted;
use super::super::{Effect, Reason, Story};

/// What a place for one is worth before it stands, in temples.
const TEMPLE: f32 = 0.5;
const TOWER: f32 = 0.3;
const TEMPLE_NEAR: f32 = 0.2;
const TOWER_NEAR: f32 = 0.1;

/// A settlement that may get a piece at once.
#[derive(Clone, Debug)]
struct Chance {
    seat: Seat,
    piece: Piece,
    fields: Vec<Hex>,
    name: Hex,
}

impl Chance {
    /// Whether it is what the other became, as far as fields tell.
    fn is_like(&self, other: &Self) -> bool {
        let shared = || self.fields.iter().any(|field| other.fields.contains(field));
        (self.seat, self.piece) == (other.seat, other.piece) && shared()
    }
}

/// The land by place.
type Land = BTreeMap<Hex, CellView>;

fn free(land: &Land, place: Hex) -> Option<&CellView> {
    land.get(&place).filter(|cell| cell.terrain.is_some() && cell.piece.is_none())
}

fn may_get(land: &Land, settlement: &SettlementView, piece: Piece) -> bool {
    let mut around = settlement.fields.iter().flat_map(|field| field.neighbours());
    match piece {
        Piece::Temple => {
            let ripe = settlement.size >= 3 && settlement.temples == 0;
            ripe && around.any(|place| free(land, place).is_some())
        }
        Piece::Tower => {
            let high = |place| free(land, place).is_some_and(|cell| cell.level >= 3);
            settlement.towers == 0 && around.any(high)
        }
        Piece::Hut => false,
    }
}

fn chances(game: &Taluva) -> Vec<Chance> {
    let view = game.view(Viewer::Spectator);
    let land: Land = view.cells.into_iter().map(|cell| (cell.place, cell)).collect();
    let mut chances = vec![];
    for settlement in view.settlements {
        let seat = settlement.seat;
        if !game.is_playing(seat) {
            continue;
        }
        for piece in [Piece::Temple, Piece::Tower] {
            if game.supply(seat).count(piece) > 0 && may_get(&land, &settlement, piece) {
                let (fields, name) = (settlement.fields.clone(), settlement.name);
                chances.push(Chance { seat, piece, fields, name });
            }
        }
    }
    chances
}

/// Chances that came and that went. One that was used is no loss.
pub(super) fn changes(story: &Story<Taluva>, side: &dyn Fn(Seat) -> f32) -> Vec<Effect> {
    let (before, after) = (chances(&story.before), chances(&story.after));
    let worth = |chance: &Chance| {
        side(chance.seat) * if chance.piece == Piece::Temple { TEMPLE } else { TOWER }
    };
    let subject = |chance: &Chance| format!("{:?} {:?} {}", chance.seat, chance.piece, chance.name);
    let used = |chance: &Chance| {
        let left = |game: &Taluva| game.supply(chance.seat).count(chance.piece);
        left(&story.before) != left(&story.after)
    };
    let new = after.iter().filter(|now| !before.iter().any(|old| old.is_like(now)));
    let gone = before.iter().filter(|old| !after.iter().any(|now| now.is_like(old)) && !used(old));
    let new = new.map(|chance| Effect::new(&subject(chance), worth(chance), possible(chance)));
    let gone = gone.map(|chance| Effect::new(&subject(chance), -worth(chance), gone_again(chance)));
    new.chain(gone).collect()
}

/// Settlements that are one step from a temple or a tower.
pub(super) fn prospects(game: &Taluva, seat: Seat, side: &dyn Fn(Seat) -> f32) -> Vec<Effect> {
    let (supply, prospects) = (game.supply(seat), game.prospects(seat));
    let temples = prospects.temple_near.min(supply.temples);
    let towers = prospects.tower_near.min(supply.towers);
    let mut effects = vec![];
    if temples > 0 {
        let worth = TEMPLE_NEAR * f32::from(temples) * side(seat);
        effects.push(Effect::new(&seat, worth, temples_near(seat, temples)));
    }
    if towers > 0 {
        let worth = TOWER_NEAR * f32::from(towers) * side(seat);
        effects.push(Effect::new(&seat, worth, towers_near(seat, towers)));
    }
    effects
}

fn temples_near(seat: Seat, count: u8) -> Reason {
    let en = counted(count, "settlement", "settlements");
    let de = counted(count, "Siedlung", "Siedlungen");
    Reason::new(
        "taluva.temple_near",
        format!("Seat {} has {en} that one extension makes large enough for a temple", seat.0),
        format!(
            "Platz {} hat {de}, die eine Erweiterung groß genug für einen Tempel macht",
            seat.0
        ),
    )
    .number("seat", seat.0)
    .number("count", count)
}

fn towers_near(seat: Seat, count: u8) -> Reason {
    let en = counted(count, "settlement", "settlements");
    let de = counted(count, "Siedlung", "Siedlungen");
    Reason::new(
        "taluva.tower_near",
        format!("Seat {} has {en} beside land that an eruption can raise to level 3", seat.0),
        format!("Platz {} hat {de} neben Land, das ein Ausbruch auf Ebene 3 hebt", seat.0),
    )
    .number("seat", seat.0)
    .number("count", count)
}

fn possible(chance: &Chance) -> Reason {
    let (name, seat) = (chance.piece.name(), chance.seat.0);
    reason(
        chance,
        if chance.piece == Piece::Temple {
            "taluva.temple_possible"
        } else {
            "taluva.tower_possible"
        },
        format!("Seat {seat} can build a {} beside its settlement at {}", name.en, chance.name),
        format!("Platz {seat} kann an der Siedlung bei {} einen {} bauen", chance.name, name.de),
    )
}

fn gone_again(chance: &Chance) -> Reason {
    let (name, seat) = (chance.piece.name(), chance.seat.0);
    reason(
        chance,
        if chance.piece == Piece::Temple {
            "taluva.temple_prevented"
        } else {
            "taluva.tower_prevented"
        },
        format!(
            "Seat {seat} can no longer build a {} beside its settlement at {}",
            name.en, chance.name
        ),
        format!(
            "Platz {seat} kann an der Siedlung bei {} keinen {} mehr bauen",
            chance.name, name.de
        ),
    )
}

fn reason(chance: &Chance, key: &str, en: String, de: String) -> Reason {
    let reason = Reason::new(key, en, de).number("seat", chance.seat.0);
    reason.at("place", &chance.name).lighting(&chance.fields)
}
