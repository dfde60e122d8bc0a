//! On the Run!: who gets out, who is cut off, whom a tile sends home.

use ::on_the_run::{Event, OnTheRun};
use forest::{Colour, Lying};
use hex::Hex;
use kernel::{Actor, Game, Phrase, Seat};

use super::words::{capital, counted, side, tiles};
use super::{Effect, Gauge, Reason, Story, Talk};

const ESCAPED: Gauge =
    Gauge { key: "escaped", name: Phrase::new("animals outside", "Tiere draußen"), common: false };
const POINTS: Gauge = Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false };

const CONTEST: &[Gauge] = &[POINTS, ESCAPED];

/// All animals must be in play (OR-42), and those outside count.
const TOGETHER: &[Gauge] = &[
    Gauge { key: "at_home", name: Phrase::new("animals at home", "Tiere im Vorrat"), common: true },
    Gauge { common: true, ..ESCAPED },
];

/// What each is worth, in animals outside: one in the forest, one sent home, one without a way out,
/// one beside a free edge field, a turn unused.
const IN_FOREST: f32 = 0.5;
const HOME: f32 = 1.3;
const CUT_OFF: f32 = 0.3;
const READY: f32 = 0.2;
const IDLE: f32 = 0.6;

impl Talk for OnTheRun {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let mut effects: Vec<Effect> =
            story.events.iter().filter_map(|event| of_event(story, seat, event)).collect();
        effects.extend(Colour::ALL.into_iter().filter_map(|colour| out(story, seat, colour)));
        effects.extend(ways_out(story, seat));
        effects
    }

    fn outlook(&self, _story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let mut effects = on_hot_spots(self, seat);
        effects.extend(Colour::ALL.into_iter().filter_map(|colour| ready(self, seat, colour)));
        effects
    }

    fn gauges(&self) -> &'static [Gauge] {
        if self.is_cooperative() { TOGETHER } else { CONTEST }
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        let sum = |of: fn(&Self, Colour) -> u8| {
            self.stock().colours(seat).map(|colour| i32::from(of(self, colour))).sum()
        };
        match (self.is_cooperative(), gauge) {
            (false, 0) => self.points(seat),
            (true, 0) => sum(Self::waiting),
            _ => sum(Self::escaped),
        }
    }
}

/// How what happens to a colour counts for `seat`; predators are nobody's loss.
fn counts(game: &OnTheRun, seat: Seat, colour: Colour) -> f32 {
    if game.is_cooperative() {
        return 1.0;
    }
    game.stock().owner(colour).map_or(0.0, |owner| side(game, seat, owner))
}

fn animals(count: impl Into<i64> + Copy) -> (String, String) {
    (counted(count, "animal", "animals"), counted(count, "Tier", "Tiere"))
}

fn of_event(story: &Story<OnTheRun>, seat: Seat, event: &Event) -> Option<Effect> {
    match *event {
        Event::SentHome { colour, count, from } => {
            let worth = -HOME * f32::from(count) * counts(&story.after, seat, colour);
            Some(Effect::new(&format!("{colour} {from}"), worth, sent_home(colour, count, from)))
        }
        Event::Startled { colour, count, place, .. } => {
            let Lying::Tile(_) = story.after.woods().at(place) else { return None };
            let worth = IN_FOREST * f32::from(count) * counts(&story.after, seat, colour);
            let reason = startled(&story.after, colour, count, place);
            Some(Effect::new(&"", worth, reason))
        }
        Event::Passed { seat: own, forced: false } => {
            let home = story.after.stock().colours(own).map(|colour| story.after.waiting(colour));
            let home: u8 = home.sum();
            let worth = -IDLE * side(&story.after, seat, own);
            Some(Effect::new(&"", worth, nothing_done(own, home)))
        }
        Event::PredatorLaid { place, .. } | Event::PredatorRelocated { to: place } => {
            Some(Effect::new(&place, 0.1, predator(place)))
        }
        _ => None,
    }
}

fn sent_home(colour: Colour, count: u8, from: Hex) -> Reason {
    let ((en, de), (animals, tiere)) = (capital(colour), animals(count));
    let (goes, geht) = if count == 1 { ("goes", "kommt") } else { ("go", "kommen") };
    Reason::new(
        "run.sent_home",
        format!("{en}: {animals} {goes} from {from} back to the supply"),
        format!("{de}: {tiere} {geht} von {from} zurück in den Vorrat"),
    )
    .word("colour", &colour)
    .number("count", count)
    .at("place", &from)
}

fn startled(game: &OnTheRun, colour: Colour, count: u8, place: Hex) -> Reason {
    let ((en, de), (animals, tiere)) = (capital(colour), animals(count));
    let (left, turns) = (game.waiting(colour), game.turns_to_startle(colour));
    let (rest, noch) = match left {
        0 => ("none is at home any more".to_owned(), "keines ist mehr im Vorrat".to_owned()),
        _ => (
            format!("{left} at home, {} to bring them out", counted(turns, "turn", "turns")),
            format!("{left} im Vorrat, noch {} für sie", counted(turns, "Zug", "Züge")),
        ),
    };
    Reason::new(
        "run.startled",
        format!("{en}: {animals} into the forest at {place}; {rest}"),
        format!("{de}: {tiere} auf {place} in den Wald; {noch}"),
    )
    .word("colour", &colour)
    .number("count", count)
    .number("left", left)
    .number("turns", turns)
    .at("place", &place)
}

fn nothing_done(seat: Seat, home: u8) -> Reason {
    let (en, de) = animals(home);
    Reason::new(
        "run.nothing_done",
        format!("Seat {} does nothing this turn; {en} at home", seat.0),
        format!("Platz {} tut in diesem Zug nichts; {de} im Vorrat", seat.0),
    )
    .number("seat", seat.0)
    .number("left", home)
}

fn predator(place: Hex) -> Reason {
    Reason::new(
        "run.predator",
        format!("A predator blocks the edge field {place}"),
        format!("Ein Raubtier versperrt das Randfeld {place}"),
    )
    .at("place", &place)
}

/// Animals of a colour that are outside now, or no longer.
fn out(story: &Story<OnTheRun>, seat: Seat, colour: Colour) -> Option<Effect> {
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
fn ready(game: &OnTheRun, seat: Seat, colour: Colour) -> Option<Effect> {
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
fn ways_out(story: &Story<OnTheRun>, seat: Seat) -> Vec<Effect> {
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
fn on_hot_spots(game: &OnTheRun, seat: Seat) -> Vec<Effect> {
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
