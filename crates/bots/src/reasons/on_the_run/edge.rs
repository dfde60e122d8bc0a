//! The edge: who gets out, who could, who is cut off, who stands in danger.

use ::on_the_run::OnTheRun;
use forest::Colour;
use hex::Hex;
use kernel::{Actor, Game, Seat};

use super::super::words::{capital, tiles};
use super::super::{Effect, Reason, Story};
use super::{HOME, animals, counts};

/// What each is worth, in animals outside: one without a way out, one beside a free edge field.
const CUT_OFF: f32 = 0.3;
const READY: f32 = 0.2;

/// Animals of a colour that are outside now, or no longer.
pub(super) fn out(story: &Story<OnTheRun>, seat: Seat, colour: Colour) -> Option<Effect> {
    let (was, now) = (story.before.escaped(colour), story.after.escaped(colour));
    if now <= was || story.after.is_predator(colour) {
        return None;
    }
    let fields = |game: &OnTheRun| -> Vec<Hex> {
        let rim = game.woods().rim().iter().zip(game.woods().notes());
        rim.filter(|(_, field)| field.animal == Some(colour)).map(|(&place, _)| place).collect()
    };
    let old = fields(&story.before);
    let new: Vec<Hex> = fields(&story.after).into_iter().filter(|at| !old.contains(at)).collect();
    let count = now - was;
    let ((en, de), (animals, tiere)) = (capital(colour), animals(count));
    let (get, kommen) = if count == 1 { ("gets", "kommt") } else { ("get", "kommen") };
    let reason = Reason::new(
        "run.escaped",
        format!("{en}: {animals} {get} out, {now} outside now"),
        format!("{de}: {tiere} {kommen} hinaus, jetzt {now} draußen"),
    );
    let reason = reason.word("colour", &colour).number("count", count).number("now", now);
    let worth = f32::from(count) * counts(&story.after, seat, colour);
    Some(Effect::new(&colour, worth, reason.lighting(new)))
}

/// The free edge fields an animal on a tile could step on.
fn exits(game: &OnTheRun, tile: usize) -> u32 {
    game.free_edges_beside(game.herds().group(tile)).count_ones()
}

/// Animals that stand beside free edge fields: they can leave in one flight.
pub(super) fn ready(game: &OnTheRun, seat: Seat, colour: Colour) -> Option<Effect> {
    let able = |tile| exits(game, tile).min(u32::from(game.herds().count(tile, colour)));
    let able: u32 = tiles(game.herds().with(colour)).map(able).sum();
    (able > 0 && game.to_act() != Actor::Nobody).then(|| {
        let (en, de) = capital(colour);
        let (animals, tiere) = animals(able);
        let (stand, stehen) = if able == 1 { ("stands", "steht") } else { ("stand", "stehen") };
        let reason = Reason::new(
            "run.beside_edge",
            format!("{en}: {animals} {stand} beside free edge fields"),
            format!("{de}: {tiere} {stehen} neben freien Randfeldern"),
        );
        let worth = READY * able as f32 * counts(game, seat, colour);
        Effect::new(&colour, worth, reason.word("colour", &colour).number("count", able))
    })
}

/// Herds that lost their last way out, or found one.
pub(super) fn ways_out(story: &Story<OnTheRun>, seat: Seat) -> Vec<Effect> {
    let (before, after) = (&story.before, &story.after);
    let mut effects = vec![];
    for colour in Colour::ALL {
        for tile in tiles(after.herds().with(colour) & before.herds().with(colour)) {
            let (was, now) = (exits(before, tile), exits(after, tile));
            let count = after.herds().count(tile, colour);
            let place = after.woods().place(tile);
            let worth = CUT_OFF * f32::from(count) * counts(after, seat, colour);
            let subject = format!("{colour} {place}");
            if was > 0 && now == 0 {
                effects.push(Effect::new(&subject, -worth, cut_off(colour, count, place)));
            } else if was == 0 && now > 0 {
                effects.push(Effect::new(&subject, worth, way_out(colour, count, place)));
            }
        }
    }
    effects
}

fn cut_off(colour: Colour, count: u8, place: Hex) -> Reason {
    let ((en, de), (animals, tiere)) = (capital(colour), animals(count));
    let (has, them, hat) =
        if count == 1 { ("has", "it", "hat") } else { ("have", "them", "haben") };
    Reason::new(
        "run.cut_off",
        format!("{en}: {animals} at {place} {has} no free edge field beside {them} any more"),
        format!("{de}: {tiere} auf {place} {hat} kein freies Randfeld mehr neben sich"),
    )
    .word("colour", &colour)
    .number("count", count)
    .at("place", &place)
}

fn way_out(colour: Colour, count: u8, place: Hex) -> Reason {
    let ((en, de), (animals, tiere)) = (capital(colour), animals(count));
    let (find, them, finden) =
        if count == 1 { ("finds", "it", "findet") } else { ("find", "them", "finden") };
    Reason::new(
        "run.way_out",
        format!("{en}: {animals} at {place} {find} a free edge field beside {them}"),
        format!("{de}: {tiere} auf {place} {finden} ein freies Randfeld neben sich"),
    )
    .word("colour", &colour)
    .number("count", count)
    .at("place", &place)
}

/// Animals that stand where the next tile may be laid (OR-10, OR-11).
pub(super) fn on_hot_spots(game: &OnTheRun, seat: Seat) -> Vec<Effect> {
    if game.bag().left() == 0 || game.woods().is_empty() {
        return vec![];
    }
    let hot = game.hot_spots();
    let spots = f32::from(hot.count_ones() as u8);
    let fields = game.woods().rim().iter().zip(game.woods().notes()).enumerate();
    let standing = fields.filter(|&(i, _)| hot >> i & 1 == 1);
    let effects = standing.filter_map(|(_, (&place, field))| {
        let colour = field.animal.filter(|&colour| !game.is_predator(colour))?;
        let worth = -HOME / spots * counts(game, seat, colour);
        Some(Effect::new(&place, worth, on_hot_spot(colour, place, hot.count_ones())))
    });
    effects.collect()
}

fn on_hot_spot(colour: Colour, place: Hex, spots: u32) -> Reason {
    let (en, de) = capital(colour);
    let (one_of, eine) = match spots {
        1 => ("the only hot spot".to_owned(), "auf dem einzigen heißen Feld".to_owned()),
        n => (format!("one of {n} hot spots"), format!("auf einem von {n} heißen Feldern")),
    };
    Reason::new(
        "run.on_hot_spot",
        format!("{en}'s animal at {place} stands on {one_of}: the next tile may send it home"),
        format!(
            "Das Tier von {de} auf {place} steht {eine}: Das nächste Waldstück kann es vertreiben"
        ),
    )
    .word("colour", &colour)
    .number("spots", spots)
    .at("place", &place)
}
