//! Vulkan! and Volcano!: what goes out, what is cut off, and who gets it.

use ::vulkan::{Award, Event, Vulkan};
use forest::{Colour, Number};
use hex::Hex;
use kernel::{Game, Phrase, Seat};

use super::words::{counted, side, tiles};
use super::{Effect, Gauge, Reason, Story, Talk};

const POINTS: &[Gauge] =
    &[Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false }];

const BURNING: &[Gauge] = &[Gauge {
    key: "burning",
    name: Phrase::new("tiles burning", "brennende Waldstücke"),
    common: true,
}];

/// To lead on a tile is worth this part of it when all its spaces but one are taken.
const LEAD: f32 = 0.5;

/// Together: what a tile gathered, a tile lost and a load saved are worth.
const GATHERED: f32 = 1.0;
const LOST: f32 = 20.0;
const LOAD_SAVED: f32 = 1.5;
const LOAD: f32 = 0.4;

impl Talk for Vulkan {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let mut effects: Vec<Effect> =
            story.events.iter().filter_map(|event| leaves(story, seat, event)).collect();
        if story.before.is_common() {
            effects.extend(loads_dropped(story));
        } else {
            effects.extend(leads(story, seat));
        }
        effects
    }

    fn outlook(&self, _story: &Story<Self>, _seat: Seat) -> Vec<Effect> {
        // Nothing is left to chance: what others can do is in the answer.
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        if self.is_common() { BURNING } else { POINTS }
    }

    fn gauge(&self, _gauge: usize, seat: Seat) -> i32 {
        if self.is_common() {
            return self.burning().count_ones() as i32;
        }
        i32::from(self.score(seat))
    }
}

/// A tile leaves the table.
fn leaves(story: &Story<Vulkan>, seat: Seat, event: &Event) -> Option<Effect> {
    match *event {
        Event::Extinguished { place, number, award, .. } => {
            let reason =
                goes_out(place, number, award, "vulkan.goes_out", "goes out", "ist gelöscht");
            Some(Effect::new(&place, worth(story, seat, number, award), reason))
        }
        Event::Isolated { place, number, loads, award: Some(award) } => {
            let key = "vulkan.cut_off";
            let mut reason = goes_out(place, number, award, key, "is cut off", "ist abgeschnitten");
            let mut worth = worth(story, seat, number, award);
            if story.before.is_common() {
                let saved = number.spaces() - loads.iter().sum::<u8>();
                worth += LOAD_SAVED * f32::from(saved);
                reason = loads_saved(place, number, saved);
            }
            Some(Effect::new(&place, worth, reason))
        }
        Event::Isolated { place, number, award: None, .. } => {
            let worth = if story.before.is_common() { -LOST } else { 0.0 };
            Some(Effect::new(&place, worth, goes_to_nobody(place, number)))
        }
        _ => None,
    }
}

fn worth(story: &Story<Vulkan>, seat: Seat, number: Number, award: Award) -> f32 {
    if story.before.is_common() {
        return GATHERED;
    }
    f32::from(number.value()) * side(&story.before, seat, award.to)
}

fn goes_out(place: Hex, number: Number, award: Award, key: &str, en: &str, de: &str) -> Reason {
    let to = award.to.0;
    Reason::new(
        key,
        format!("The {number} at {place} {en}: to seat {to}"),
        format!("Die {number} auf {place} {de}: an Platz {to}"),
    )
    .number("number", number.value())
    .number("seat", to)
    .at("place", &place)
}

fn loads_saved(place: Hex, number: Number, saved: u8) -> Reason {
    let (en, de) = (counted(saved, "load", "loads"), counted(saved, "Ladung", "Ladungen"));
    Reason::new(
        "vulkan.loads_saved",
        format!("The {number} at {place} is cut off and gathered: {en} saved"),
        format!("Die {number} auf {place} ist abgeschnitten und eingesammelt: {de} gespart"),
    )
    .number("number", number.value())
    .number("loads", saved)
    .at("place", &place)
}

fn goes_to_nobody(place: Hex, number: Number) -> Reason {
    Reason::new(
        "vulkan.tile_gone",
        format!("The {number} at {place} is cut off without a load and goes to nobody"),
        format!("Die {number} auf {place} ist ohne Ladung abgeschnitten und geht an niemanden"),
    )
    .number("number", number.value())
    .at("place", &place)
}

/// Tiles that somebody else leads on now, or nobody any more (VU-16).
fn leads(story: &Story<Vulkan>, seat: Seat) -> Vec<Effect> {
    let (before, after) = (&story.before, &story.after);
    let mut effects = vec![];
    for tile in tiles(after.burning()) {
        let (was, now) = (before.holder(tile), after.holder(tile));
        if was == now {
            continue;
        }
        let (number, place) = (after.number(tile), after.places()[tile]);
        let filled = f32::from(after.loads_on(tile)) / f32::from(number.spaces());
        let holds = |holder: Option<Seat>| holder.map_or(0.0, |holder| side(after, seat, holder));
        let worth = LEAD * filled * f32::from(number.value()) * (holds(now) - holds(was));
        let loose = after.loose() >> tile & 1 == 1;
        effects.push(Effect::new(&place, worth, leads_on(place, number, was, now, loose)));
    }
    effects
}

fn leads_on(
    place: Hex,
    number: Number,
    was: Option<Seat>,
    now: Option<Seat>,
    loose: bool,
) -> Reason {
    let (en, de) = match (was, now) {
        (_, Some(Seat(now))) => (
            format!("Seat {now} now leads on the {number} at {place}"),
            format!("Platz {now} führt jetzt auf der {number} auf {place}"),
        ),
        (Some(Seat(was)), None) => (
            format!("Seat {was} no longer leads on the {number} at {place}: a tie"),
            format!("Platz {was} führt nicht mehr auf der {number} auf {place}: Gleichstand"),
        ),
        (None, None) => (String::new(), String::new()),
    };
    let (open, offen) = if loose {
        (" (goes out once full)", " (gelöscht, sobald sie voll ist)")
    } else {
        ("", "")
    };
    let key = if now.is_some() { "vulkan.leads" } else { "vulkan.lead_lost" };
    let reason = Reason::new(key, en + open, de + offen).number("number", number.value());
    let reason = match now.or(was) {
        Some(Seat(seat)) => reason.number("seat", seat),
        None => reason,
    };
    reason.at("place", &place)
}

/// Together: whether the loads will last.
fn loads_dropped(story: &Story<Vulkan>) -> Option<Effect> {
    let left = |game: &Vulkan| -> u32 {
        let seats = Seat::all(game.seats());
        let of = |seat| Colour::ALL.into_iter().map(move |c| u32::from(game.supply(seat, c)));
        seats.flat_map(of).sum()
    };
    let dropped = left(&story.before) - left(&story.after);
    let remaining = left(&story.after);
    let bare = tiles(story.after.burning())
        .filter(|&tile| story.after.loads_on(tile) == 0 && story.after.volcano() != Some(tile));
    let bare = bare.count() as i64;
    (dropped > 0).then(|| {
        let (en, de) = (counted(dropped, "load", "loads"), counted(dropped, "Ladung", "Ladungen"));
        let reason = Reason::new(
            "vulkan.loads_left",
            format!("It takes {en}; {remaining} are left and {bare} tiles bear none yet"),
            format!("Das kostet {de}; {remaining} bleiben, {bare} Waldstücke tragen noch keine"),
        );
        let reason = reason.number("loads", dropped).number("left", remaining).number("bare", bare);
        Effect::new(&"", -LOAD * dropped as f32 - LOAD * bare as f32, reason)
    })
}
