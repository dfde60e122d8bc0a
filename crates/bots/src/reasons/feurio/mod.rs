//! Feurio! and Wildfire!: areas, water, men.

mod areas;
mod common;
mod next_tile;

use ::feurio::{Action, Event, Feurio};
use forest::{Colour, TileSet};
use kernel::{Actor, Game, Phrase, Seat};

use super::words::{counted, tiles};
use super::{Effect, Gauge, Reason, Story, Talk, together};

const POINTS: &[Gauge] =
    &[Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false }];

/// What a common goal lacks (FE-52).
const LACKING: &[Gauge] = &[
    Gauge { key: "men_left", name: Phrase::new("men left", "Männer übrig"), common: true },
    Gauge {
        key: "areas_too_many",
        name: Phrase::new("areas too many", "Gebiete zu viel"),
        common: true,
    },
    Gauge {
        key: "areas_without_water",
        name: Phrase::new("areas without water", "Gebiete ohne Wasser"),
        common: true,
    },
];

impl Talk for Feurio {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        if together(&story.before) {
            return common::effects(story);
        }
        let mut effects = areas::changes(story, seat);
        effects.extend(areas::denials(story, seat));
        if story.seat == seat {
            effects.extend(story.events.iter().filter_map(|event| men(story, event)));
        }
        effects
    }

    fn outlook(&self, _story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        if self.to_act() == Actor::Nobody {
            return vec![];
        }
        if together(self) {
            return common::threats(self);
        }
        let mut effects = areas::openings(self, seat);
        effects.extend(next_tile::threats(self, seat));
        effects
    }

    fn gauges(&self) -> &'static [Gauge] {
        if together(self) { LACKING } else { POINTS }
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        if !together(self) {
            return i32::from(self.score(seat).0);
        }
        let lacking = self.nearness();
        i32::from([lacking.men_left, lacking.areas_too_many, lacking.areas_without_water][gauge])
    }
}

/// What a man is worth in points where he adds nothing.
const MAN: f32 = 0.7;

/// Men that were used for nothing, or not at all.
fn men(story: &Story<Feurio>, event: &Event) -> Option<Effect> {
    match *event {
        Event::Deployed { colour, count, place, .. } => {
            let tile = story.before.forest().tile_at(place);
            let held = tile.is_some_and(|tile| story.before.held(colour) >> tile & 1 == 1);
            let idle = count - 1 + u8::from(held);
            (idle > 0).then(|| Effect::new(&place, -MAN * f32::from(idle), idle_men(idle, place)))
        }
        Event::Passed { seat, forced: false } => {
            let left = men_left(&story.after, seat);
            (left > 0).then(|| Effect::new(&"", -MAN, nobody_deployed(left)))
        }
        Event::Hidden { seat, place, paid, .. } => {
            let price = MAN * f32::from(u8::from(paid.is_some()));
            let left = men_left(&story.after, seat);
            Some(Effect::new(&"", -MAN - price, firebreak(place, paid, left)))
        }
        _ => None,
    }
}

fn men_left(game: &Feurio, seat: Seat) -> u8 {
    Colour::ALL.into_iter().map(|colour| game.supplies().of(seat, colour)).sum()
}

fn idle_men(idle: u8, place: hex::Hex) -> Reason {
    let (en, de) = (counted(idle, "man", "men"), counted(idle, "Mann", "Männer"));
    let (adds, bringt) = if idle == 1 { ("adds", "bringt") } else { ("add", "bringen") };
    Reason::new(
        "feurio.men_idle",
        format!("{en} at {place} {adds} nothing to the area: one is enough to hold a tile"),
        format!("{de} auf {place} {bringt} dem Gebiet nichts: Einer hält das Waldstück"),
    )
    .number("men", idle)
    .at("place", &place)
}

fn nobody_deployed(left: u8) -> Reason {
    let (en, de) = (counted(left, "man", "men"), counted(left, "Mann", "Männer"));
    Reason::new(
        "feurio.nobody_deployed",
        format!("Nobody is deployed this turn; {en} still to go"),
        format!("In diesem Zug wird niemand abgesetzt; noch {de} übrig"),
    )
    .number("men", left)
}

fn firebreak(place: hex::Hex, paid: Option<Colour>, left: u8) -> Reason {
    let (price, preis) = match paid {
        Some(_) => (" and costs one", " und kostet einen"),
        None => ("", ""),
    };
    Reason::new(
        "feurio.firebreak",
        format!("A firebreak at {place} deploys no men this turn{price}; {left} are left"),
        format!("Eine Feuerschneise auf {place} setzt keine Männer ein{preis}; {left} übrig"),
    )
    .number("men", left)
    .at("place", &place)
}

/// Where the tiles of a set lie.
fn places(game: &Feurio, set: TileSet) -> Vec<hex::Hex> {
    tiles(set).map(|tile| game.forest().place(tile)).collect()
}

/// Where the first action lays or deploys.
fn target(action: Action) -> Option<hex::Hex> {
    match action {
        Action::Lay(place) | Action::Hide(place, _) | Action::Deploy { place, .. } => Some(place),
        _ => None,
    }
}
