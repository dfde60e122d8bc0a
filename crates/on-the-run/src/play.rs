//! Carrying out an action.

use forest::{Arrangement, ArrangementChoice, Colour, Lying, Number};
use hex::Hex;
use kernel::Sink;

use crate::action::Action;
use crate::edge::free_around;
use crate::event::Event;
use crate::state::{OnTheRun, Pack, Phase, Turn};

impl OnTheRun {
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match action {
            Action::Draw(number) => self.draw(number, events),
            Action::Arrange(arrangement) => self.arrange(arrangement, events),
            Action::Lay(at) => self.lay(at, events),
            Action::Relocate(at) => self.relocate(at, events),
            Action::Startle { colour, count, at } => self.startle(colour, count, at, events),
            Action::Flee { number, colour } => self.begin_flight(number, colour, events),
            Action::Move { from, to } => self.move_one(from, to, events),
            Action::Predator(at) => self.lay_predator(at, events),
            Action::Done => self.end_turn(false, events),
            Action::Pass => self.pass(false, events),
        }
    }

    #[inline]
    fn draw<S: Sink<Event>>(&mut self, number: Number, events: &mut S) {
        self.bag.draw(number);
        let opening = matches!(self.phase, Phase::Opening(_));
        events.push(Event::Drawn { seat: (!opening).then_some(self.turn.seat), number });
        let Phase::Opening(drawn) = &mut self.phase else {
            self.phase = Phase::Laying(number);
            return;
        };
        drawn.push(number);
        let complete = drawn.numbers().len() == usize::from(self.table.players);
        if complete && self.table.arrangement == ArrangementChoice::Random {
            let arrangement = Arrangement::as_drawn(drawn.numbers());
            self.arrange(arrangement, events);
        }
    }

    fn arrange<S: Sink<Event>>(&mut self, arrangement: Arrangement, events: &mut S) {
        for (at, number) in arrangement.tiles() {
            self.add_tile(at, number);
        }
        if S::LISTENS {
            events.push(Event::Arranged { tiles: arrangement.tiles().collect() });
        }
        self.turn = Turn::FIRST;
        self.phase = Phase::Drawing;
        self.tell_turn(events);
    }

    #[inline]
    pub(crate) fn add_tile(&mut self, at: Hex, number: Number) {
        let tile = self.woods.lay(at, number);
        self.herds.tile_laid(tile, &self.woods);
    }

    #[inline]
    fn lay<S: Sink<Event>>(&mut self, at: Hex, events: &mut S) {
        let Phase::Laying(number) = self.phase else { return };
        let evicted = match self.woods.at(at) {
            Lying::Rim(field) => self.woods.notes()[field].animal,
            Lying::Tile(_) | Lying::Nothing => None,
        };
        self.add_tile(at, number);
        self.turn.laid = true;
        events.push(Event::Laid { seat: self.turn.seat, place: at, number });
        match evicted {
            Some(colour) => self.evict(colour, at, events),
            None => self.begin_acting(events),
        }
    }

    /// Somebody stood where the tile lies now: animals go home (OR-11), predators move (OR-40).
    fn evict<S: Sink<Event>>(&mut self, colour: Colour, from: Hex, events: &mut S) {
        self.escaped[colour.index()] -= 1;
        if !self.table.is_predator(colour) {
            self.supplies.give(self.table.keeper(colour), colour, 1);
            events.push(Event::SentHome { colour, count: 1, from });
            return self.begin_acting(events);
        }
        events.push(Event::PredatorEvicted { from });
        if self.has_free_edge() {
            self.phase = Phase::Relocating;
        } else {
            events.push(Event::PredatorLost);
            self.begin_acting(events);
        }
    }

    fn relocate<S: Sink<Event>>(&mut self, at: Hex, events: &mut S) {
        self.occupy(at, Colour::Yellow);
        events.push(Event::PredatorRelocated { to: at });
        self.begin_acting(events);
    }

    /// Puts a piece on an edge field.
    #[inline]
    pub(crate) fn occupy(&mut self, at: Hex, colour: Colour) {
        let Lying::Rim(field) = self.woods.at(at) else { return };
        self.woods.note_mut(field).animal = Some(colour);
        self.escaped[colour.index()] += 1;
    }

    /// Puts animals on a tile or one on an edge field; says whether it was an edge field.
    #[inline]
    fn arrive(&mut self, at: Hex, colour: Colour, count: u8) -> bool {
        if let Some(tile) = self.woods.tile_at(at) {
            self.herds.enter(tile, colour, count);
            return false;
        }
        self.occupy(at, colour);
        true
    }

    #[inline]
    fn startle<S: Sink<Event>>(&mut self, colour: Colour, count: u8, at: Hex, events: &mut S) {
        self.supplies.take(self.table.keeper(colour), colour, count);
        self.arrive(at, colour, count);
        events.push(Event::Startled { seat: self.turn.seat, colour, count, place: at });
        self.end_turn(false, events);
    }

    #[inline]
    fn move_one<S: Sink<Event>>(&mut self, from: Hex, to: Hex, events: &mut S) {
        let Phase::Fleeing { number, colour } = self.phase else { return };
        let Some(tile) = self.woods.tile_at(from) else { return };
        self.herds.leave(tile, colour, 1);
        let escaped = self.arrive(to, colour, 1);
        self.turn.entered |= escaped;
        events.push(Event::Moved { colour, from, to, escaped });
        self.go_on_fleeing(number, colour, events);
    }

    fn lay_predator<S: Sink<Event>>(&mut self, at: Hex, events: &mut S) {
        self.supplies.take(self.turn.seat, Colour::Yellow, 1);
        self.occupy(at, Colour::Yellow);
        events.push(Event::PredatorLaid { seat: self.turn.seat, place: at });
        let pack = match self.phase {
            Phase::Prowling(pack) => pack,
            _ => Pack::default(),
        };
        match pack.with(at) {
            Some(pack) if self.pack_may_grow(&pack) => self.phase = Phase::Prowling(pack),
            _ => self.end_turn(false, events),
        }
    }

    /// Whether there is a predator left and a free edge field beside the pack.
    fn pack_may_grow(&self, pack: &Pack) -> bool {
        let beside = |&place: &Hex| free_around(&self.woods, place).next().is_some();
        self.predators() > 0 && pack.places().iter().any(beside)
    }
}
