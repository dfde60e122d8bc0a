//! On the Run!: who gets out, who is cut off, whom a tile sends home.

mod edge;

use ::on_the_run::{Event, OnTheRun};
use forest::{Colour, Lying};
use hex::Hex;
use kernel::{Phrase, Seat};

use super::words::{capital, counted, side};
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

/// What each is worth, in animals outside: one in the forest, one sent home, a turn unused.
const IN_FOREST: f32 = 0.5;
const HOME: f32 = 1.3;
const IDLE: f32 = 0.6;

impl Talk for OnTheRun {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let mut effects: Vec<Effect> =
            story.events.iter().filter_map(|event| of_event(story, seat, event)).collect();
        effects.extend(Colour::ALL.into_iter().filter_map(|colour| edge::out(story, seat, colour)));
        effects.extend(edge::ways_out(story, seat));
        effects
    }

    fn outlook(&self, _story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let mut effects = edge::on_hot_spots(self, seat);
        effects
            .extend(Colour::ALL.into_iter().filter_map(|colour| edge::ready(self, seat, colour)));
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
