//! Together or alone: each colour one area with a 1 that has a free edge (FE-50).

use ::feurio::{Event, Feurio};
use forest::{Colour, Number};
use hex::Hex;

use super::super::words::tiles;
use super::super::words::{capital, counted};
use super::super::{Effect, Reason, Story};
use super::{next_tile, places, target};

const WATER: Number = Number::ALL[0];

/// What each thing is worth, in men deployed.
const WATER_FOUND: f32 = 4.0;
const WATER_SPENT: f32 = 2.5;
const AREA: f32 = 3.0;
const MAN: f32 = 0.3;

/// What changed for each colour.
pub(super) fn effects(story: &Story<Feurio>) -> Vec<Effect> {
    let mut effects = vec![];
    for colour in Colour::ALL {
        effects.extend(water(story, colour));
        effects.extend(areas(story, colour));
    }
    effects.extend(story.events.iter().filter_map(|event| deployed(story, event)));
    effects
}

/// The 1s with a free edge that a colour holds.
fn open_water(game: &Feurio, colour: Colour) -> Vec<usize> {
    let forest = game.forest();
    let open = |&tile: &usize| forest.number(tile) == WATER && forest.free_edges(tile) > 0;
    tiles(game.held(colour)).filter(open).collect()
}

fn water(story: &Story<Feurio>, colour: Colour) -> Option<Effect> {
    let (was, now) = (open_water(&story.before, colour), open_water(&story.after, colour));
    let (en, de) = capital(colour);
    let place = |tile: usize| story.after.forest().place(tile);
    match (&was[..], &now[..]) {
        ([], [tile, ..]) => {
            let place = place(*tile);
            let reason = Reason::new(
                "feurio.water_found",
                format!("{en} gets its 1 at {place}"),
                format!("{de} bekommt auf {place} seine 1"),
            );
            Some(Effect::new(
                &colour,
                WATER_FOUND,
                reason.word("colour", &colour).at("place", &place),
            ))
        }
        ([tile, ..], []) => {
            let place = place(*tile);
            let reason = Reason::new(
                "feurio.water_lost",
                format!("{en}'s 1 at {place} loses its last free edge"),
                format!("Die 1 von {de} auf {place} verliert ihre letzte freie Kante"),
            );
            Some(Effect::new(
                &colour,
                -WATER_FOUND,
                reason.word("colour", &colour).at("place", &place),
            ))
        }
        ([_, ..], now) if now.len() > was.len() => {
            let dry = Colour::ALL.into_iter().filter(|&c| open_water(&story.after, c).is_empty());
            let place = target(story.action).unwrap_or_default();
            (dry.count() > 0)
                .then(|| Effect::new(&colour, -WATER_SPENT, water_spent(colour, place)))
        }
        _ => None,
    }
}

fn water_spent(colour: Colour, place: Hex) -> Reason {
    let (en, de) = capital(colour);
    Reason::new(
        "feurio.water_spent",
        format!(
            "{en} has a 1 already and takes another at {place} that a colour without one needs"
        ),
        format!(
            "{de} hat schon eine 1 und nimmt auf {place} eine weitere, die einer anderen fehlt"
        ),
    )
    .word("colour", &colour)
    .at("place", &place)
}

fn areas(story: &Story<Feurio>, colour: Colour) -> Option<Effect> {
    let count = |game: &Feurio| game.areas(colour).count();
    let (was, now) = (count(&story.before), count(&story.after));
    let ((en, de), lit) = (capital(colour), places(&story.after, story.after.held(colour)));
    let too_many = |areas: usize| areas.saturating_sub(1) as f32;
    let worth = AREA * (too_many(was) - too_many(now));
    let reason = if worth > 0.0 {
        Reason::new(
            "feurio.colour_joined",
            format!("{en} has fewer areas to join: {now} instead of {was}"),
            format!("{de} hat weniger Gebiete zu verbinden: {now} statt {was}"),
        )
    } else {
        Reason::new(
            "feurio.colour_torn",
            format!("{en} stands in {now} areas and must join them again"),
            format!("{de} steht in {now} Gebieten und muss sie wieder verbinden"),
        )
    };
    let reason = reason.word("colour", &colour).number("areas", now as i64).lighting(lit);
    (worth.abs() > 0.0).then(|| Effect::new(&colour, worth, reason))
}

fn deployed(story: &Story<Feurio>, event: &Event) -> Option<Effect> {
    let left: u8 = story.after.supplies().total();
    match *event {
        Event::Deployed { colour, count, place, .. } => {
            let (en, de) = capital(colour);
            let reason = Reason::new(
                "feurio.men_out",
                format!(
                    "{en}: {} out at {place}, {left} of all colours to go",
                    counted(count, "man", "men")
                ),
                format!(
                    "{de}: {} auf {place} draußen, {left} aller Farben noch übrig",
                    counted(count, "Mann", "Männer")
                ),
            );
            let reason = reason.word("colour", &colour).number("men", count).at("place", &place);
            Some(Effect::new(&"", MAN * f32::from(count), reason.number("left", left)))
        }
        Event::Passed { forced: false, .. } => {
            let tiles = story.after.bag().left();
            let reason = Reason::new(
                "feurio.turn_unused",
                format!("Nobody goes out this turn: {left} men are left for {tiles} tiles"),
                format!("In diesem Zug geht niemand hinaus: {left} Männer für {tiles} Waldstücke"),
            );
            Some(Effect::new(&"", -MAN, reason.number("left", left).number("tiles", tiles)))
        }
        _ => None,
    }
}

/// Colours whose only 1 the next tile may shut in.
pub(super) fn threats(game: &Feurio) -> Vec<Effect> {
    let places = next_tile::hottest(game);
    let mut effects = vec![];
    for &place in &places {
        let Some(next) = next_tile::with_tile_at(game, place) else { continue };
        for colour in Colour::ALL {
            let now = open_water(game, colour);
            if now.is_empty() || !open_water(&next, colour).is_empty() {
                continue;
            }
            let worth = -WATER_FOUND / places.len() as f32;
            let one = game.forest().place(now[0]);
            let reason = shut_in(colour, one, place, places.len() == 1);
            effects.push(Effect::new(&colour, worth, reason));
        }
    }
    effects
}

fn shut_in(colour: Colour, one: Hex, place: Hex, sure: bool) -> Reason {
    let (en, de) = capital(colour);
    let (goes, kommt) = next_tile::next_tile_goes(place, sure);
    Reason::new(
        if sure { "feurio.water_doomed" } else { "feurio.water_threatened" },
        format!("{goes}: {en}'s 1 at {one} loses its last free edge"),
        format!("{kommt}: Die 1 von {de} auf {one} verliert ihre letzte freie Kante"),
    )
    .word("colour", &colour)
    .at("place", &place)
    .at("water", &one)
}
