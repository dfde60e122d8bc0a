//! Taluva: settlements that grow, are cut, or get a temple or a tower.

mod chances;

use ::taluva::{Event, Piece, Pieces, Taluva};
use hex::Hex;
use kernel::{Game, Phrase, Seat};

use super::words::{counted, side};
use super::{Effect, Gauge, Reason, Story, Talk};

const GAUGES: &[Gauge] = &[
    Gauge { key: "temples", name: Phrase::new("temples", "Tempel"), common: false },
    Gauge { key: "towers", name: Phrase::new("towers", "Türme"), common: false },
    Gauge { key: "huts", name: Phrase::new("huts used up", "verbrauchte Hütten"), common: false },
];

/// What each is worth, in temples.
const TEMPLE: f32 = 1.0;
const TOWER: f32 = 0.5;
const SPLIT: f32 = 0.3;
const HUT_COVERED: f32 = 0.08;
const FIELD: f32 = 0.06;
const OUT: f32 = 6.0;
/// Each turn the pieces will not last, and how much more that is when they are all but gone.
const SHORT: f32 = 0.05;
const ALL_BUT_GONE: f32 = 4.0;

impl Talk for Taluva {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let side = |other| side(&story.before, seat, other);
        let mut effects: Vec<Effect> =
            story.events.iter().filter_map(|event| of_event(story, event, &side)).collect();
        effects.extend(growth(story, &side));
        effects.extend(chances::changes(story, &side));
        effects
    }

    fn outlook(&self, _story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let side = |other| side(self, seat, other);
        let mut effects = vec![];
        for other in Seat::all(self.seats()).filter(|&other| self.is_playing(other)) {
            effects.extend(lasting(self, other, &side));
            effects.extend(chances::prospects(self, other, &side));
        }
        effects
    }

    fn gauges(&self) -> &'static [Gauge] {
        GAUGES
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        let built = self.supply(seat).built();
        i32::from([built.temples, built.towers, built.huts][gauge])
    }
}

fn of_event(story: &Story<Taluva>, event: &Event, side: &dyn Fn(Seat) -> f32) -> Option<Effect> {
    match *event {
        Event::Built { seat, piece: piece @ (Piece::Temple | Piece::Tower), place, .. } => {
            let worth = if piece == Piece::Temple { TEMPLE } else { TOWER };
            let number = story.after.supply(seat).built().count(piece);
            let reason = built(seat, piece, place, number);
            Some(Effect::new(&format!("{piece:?}"), worth * side(seat), reason))
        }
        Event::Covered { place, seat, huts } => {
            let worth = -HUT_COVERED * f32::from(huts) * side(seat);
            Some(Effect::new(&place, worth, covered(seat, place, huts)))
        }
        Event::Split { seat, settlement, ref parts } => {
            Some(Effect::new(&settlement, -SPLIT * side(seat), split(seat, settlement, parts)))
        }
        Event::Out { seat } => Some(Effect::new(&seat, -OUT * side(seat), out(seat))),
        Event::Finished { seat, .. } => Some(Effect::new(&seat, OUT * side(seat), finished(seat))),
        Event::Over { ref winners, ref reason } => {
            let worth = winners.first().map_or(0.0, |&winner| OUT * side(winner));
            Some(Effect::new(&"", worth, Reason::new("taluva.over", &reason.en, &reason.de)))
        }
        _ => None,
    }
}

fn built(seat: Seat, piece: Piece, place: Hex, number: u8) -> Reason {
    let (name, all) = (piece.name(), piece.each());
    Reason::new(
        if piece == Piece::Temple { "taluva.temple" } else { "taluva.tower" },
        format!("Seat {} gets {} {number} of {all}, on {place}", seat.0, name.en),
        format!("Platz {} baut {} {number} von {all}, auf {place}", seat.0, name.de),
    )
    .number("seat", seat.0)
    .number("number", number)
    .at("place", &place)
}

fn covered(seat: Seat, place: Hex, huts: u8) -> Reason {
    let (en, de) = (counted(huts, "hut", "huts"), counted(huts, "Hütte", "Hütten"));
    Reason::new(
        "taluva.huts_covered",
        format!("The tile covers {en} of seat {} on {place}", seat.0),
        format!("Das Plättchen begräbt {de} von Platz {} auf {place}", seat.0),
    )
    .number("seat", seat.0)
    .number("huts", huts)
    .at("place", &place)
}

fn split(seat: Seat, settlement: Hex, parts: &[Vec<Hex>]) -> Reason {
    let sizes: Vec<String> = parts.iter().map(|part| part.len().to_string()).collect();
    let sizes = sizes.join(" + ");
    Reason::new(
        "taluva.settlement_cut",
        format!("Seat {}'s settlement at {settlement} is cut into {sizes} fields", seat.0),
        format!("Die Siedlung von Platz {} bei {settlement} wird zerteilt: {sizes} Felder", seat.0),
    )
    .number("seat", seat.0)
    .word("sizes", &sizes)
    .at("place", &settlement)
    .lighting(parts.iter().flatten())
}

fn out(seat: Seat) -> Reason {
    Reason::new(
        "taluva.out",
        format!("Seat {} can't build and is out", seat.0),
        format!("Platz {} kann nicht bauen und scheidet aus", seat.0),
    )
    .number("seat", seat.0)
}

fn finished(seat: Seat) -> Reason {
    Reason::new(
        "taluva.finished",
        format!("Seat {} has used up two kinds of pieces", seat.0),
        format!("Platz {} hat zwei Arten von Steinen verbraucht", seat.0),
    )
    .number("seat", seat.0)
}

/// The largest settlement that grew in the turn, and what it cost.
fn growth(story: &Story<Taluva>, side: &dyn Fn(Seat) -> f32) -> Option<Effect> {
    let place_of = |event: &Event| match *event {
        Event::Built { seat, piece: Piece::Hut, place, .. } if seat == story.seat => Some(place),
        _ => None,
    };
    let fields: Vec<Hex> = story.events.iter().filter_map(place_of).collect();
    let first = *fields.first()?;
    let whole = story.after.settlement_views().into_iter();
    let whole = whole.filter(|view| view.seat == story.seat);
    let whole = { whole }.find(|view| view.fields.contains(&first))?;
    let (Pieces { huts: had, .. }, Pieces { huts: has, .. }) =
        (story.before.supply(story.seat), story.after.supply(story.seat));
    let (used, size, seat) = (had - has, whole.size, story.seat);
    let (en, de) = (counted(used, "hut", "huts"), counted(used, "Hütte", "Hütten"));
    let (wide, gross) = (counted(size, "field", "fields"), counted(size, "Feld", "Felder"));
    let reason = Reason::new(
        "taluva.settlement_grows",
        format!("Seat {}'s settlement at {} comes to {wide} for {en}", seat.0, whole.name),
        format!("Die Siedlung von Platz {} bei {} kommt auf {gross} ({de})", seat.0, whole.name),
    );
    let reason = reason.number("seat", seat.0).number("size", size).number("huts", used);
    let reason = reason.at("place", &whole.name).lighting(&fields);
    let worth = FIELD * fields.len() as f32 * side(seat);
    Some(Effect::new(&seat, worth, reason))
}

/// Whether the pieces last: who can't build is out (TA-30), and every turn needs a piece.
fn lasting(game: &Taluva, seat: Seat, side: &dyn Fn(Seat) -> f32) -> Option<Effect> {
    let (supply, prospects) = (game.supply(seat), game.prospects(seat));
    let ready =
        prospects.temple_ready.min(supply.temples) + prospects.tower_ready.min(supply.towers);
    let turns = game.tiles_left().div_ceil(game.seats());
    let pieces = supply.huts + ready;
    if pieces > turns {
        return None;
    }
    let (en, de) = (counted(supply.huts, "hut", "huts"), counted(supply.huts, "Hütte", "Hütten"));
    let (left, noch) = (counted(turns, "turn", "turns"), counted(turns, "Zug", "Züge"));
    let reason = Reason::new(
        "taluva.pieces_run_out",
        format!("Seat {} has {en} left for {left}; who can't build is out", seat.0),
        format!("Platz {} hat noch {de} für {noch}; wer nicht bauen kann, scheidet aus", seat.0),
    );
    let urgent = 1.0 + ALL_BUT_GONE / f32::from(1 + pieces);
    let worth = -SHORT * f32::from(turns + 1 - pieces) * urgent * side(seat);
    let reason = reason.number("seat", seat.0).number("huts", supply.huts).number("turns", turns);
    Some(Effect::new(&seat, worth, reason))
}
