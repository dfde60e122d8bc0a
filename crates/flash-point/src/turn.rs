//! From one turn to the next: POI, rescues, the end (FP-11, FP-40, FP-50).

use kernel::Sink;

use crate::board::{Vehicle, arrow};
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::Figure;
use crate::phase::{Phase, Then};
use crate::role::Skill;
use crate::state::{FlashPoint, TO_LOSE, VICTIMS};
use crate::tokens::{Kind, POIS, TokenId};

/// At most so many points are saved (FP-20).
const MOST_SAVED: u8 = 4;

impl FlashPoint {
    /// The turn of `figure` begins.
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let who = *self.figure(figure);
        self.figure_mut(figure).saved = 0;
        self.turn = crate::state::Turn {
            figure,
            points: who.role.points() + who.saved,
            free: who.role.free_points(),
            own_first: false,
            fresh: true,
            on_cafs: 0,
        };
        self.phase = Phase::Act;
        let (points, free) = (self.turn.points, self.turn.free);
        events.push(Event::TurnBegan { figure, points, free });
    }

    /// The actions are over: points are saved, the fire advances.
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        let figure = self.turn.figure;
        let points = self.turn.points.min(MOST_SAVED);
        self.figure_mut(figure).saved = points;
        (self.turn.points, self.turn.free) = (0, 0);
        self.phase = Phase::Fire { flaring: false };
        events.push(Event::PointsSaved { figure, points });
    }

    /// Three POI must be on the board (FP-40); then the next turn begins.
    pub(crate) fn replenish<S: Sink<Event>>(&mut self, events: &mut S) {
        let missing = self.tokens.pois().count() < POIS && self.pool() > 0;
        if missing && (!self.rules.experienced || !self.free_for_poi().is_empty()) {
            self.phase = Phase::Replenish;
            return;
        }
        let next = (self.turn.figure.index() as u8 + 1) % self.rules.figures;
        self.begin_turn(Figure::at(next), events);
    }

    /// The cells on which a POI may lie in the experienced game (FP-96).
    pub(crate) fn free_for_poi(&self) -> CellSet {
        let figures: CellSet = self.all_figures().map(|figure| self.figure(figure).cell).collect();
        CellSet::HOUSE - self.fire - self.smoke - figures - self.poi_cells()
    }

    /// The cells of POI and victims.
    pub(crate) fn poi_cells(&self) -> CellSet {
        self.tokens.pois().map(|token| self.tokens.cell(token)).collect()
    }

    /// Where a POI rolled for `cell` comes to lie, along the arrows; `None`: roll again (FP-96).
    pub(crate) fn follow_arrows(&self, cell: Cell, free: CellSet) -> Option<Cell> {
        let (mut at, mut seen) = (cell, CellSet::EMPTY);
        while !free.contains(at) {
            if seen.contains(at) {
                return None;
            }
            seen.insert(at);
            at = arrow(at);
        }
        Some(at)
    }

    /// A POI's dice show `cell`.
    pub(crate) fn place_poi<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        events.push(Event::PoiRolled { cell });
        if self.rules.experienced {
            return self.place_poi_by_arrows(cell, events);
        }
        if (self.fire | self.smoke).contains(cell) {
            self.clear(cell, events);
        }
        let token = self.tokens.put_poi(cell, Kind::Hidden);
        events.push(Event::PoiPlaced { cell });
        match token {
            Some(token) if self.figure_in(CellSet::of(cell)) => {
                self.phase = Phase::Reveal { token, then: Then::Replenish };
            }
            _ => self.replenish(events),
        }
    }

    fn place_poi_by_arrows<S: Sink<Event>>(&mut self, rolled: Cell, events: &mut S) {
        let free = self.free_for_poi();
        let Some(cell) = self.follow_arrows(rolled, free) else { return };
        if S::LISTENS {
            let mut from = rolled;
            while from != cell {
                events.push(Event::PoiMovedOn { from, to: arrow(from) });
                from = arrow(from);
            }
        }
        self.tokens.put_poi(cell, Kind::Hidden);
        events.push(Event::PoiPlaced { cell });
        self.replenish(events);
    }

    /// A POI turned out to be a victim, or a false alarm, which leaves the game.
    pub(crate) fn turn_over<S: Sink<Event>>(
        &mut self,
        token: TokenId,
        victim: bool,
        then: Then,
        events: &mut S,
    ) {
        events.push(Event::Revealed { cell: self.tokens.cell(token), victim });
        if victim {
            self.tally.unseen_victims -= 1;
            self.tokens.set_kind(token, Kind::Victim);
        } else {
            self.tally.unseen_alarms -= 1;
            self.tokens.take_off(token);
        }
        match then {
            Then::Act => self.phase = Phase::Act,
            Then::Lose => self.lose_burning(events),
            Then::Replenish => self.replenish(events),
        }
    }

    /// Removes fire or smoke.
    pub(crate) fn clear<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        self.fire.remove(cell);
        self.smoke.remove(cell);
        events.push(Event::Cleared { cell });
    }

    /// A victim is safe.
    pub(crate) fn rescue<S: Sink<Event>>(&mut self, token: TokenId, events: &mut S) {
        self.tally.rescued += 1;
        events.push(Event::Rescued { cell: self.tokens.cell(token), total: self.tally.rescued });
        self.take_off(token);
    }

    /// Victims on the ambulance's spot are rescued (FP-71).
    pub(crate) fn load_ambulance<S: Sink<Event>>(&mut self, events: &mut S) {
        for token in 0..POIS as TokenId {
            let victim = matches!(self.tokens.kind(token), Kind::Victim | Kind::Treated);
            if victim && self.on_vehicle(Vehicle::Ambulance, self.tokens.cell(token)) {
                self.rescue(token, events);
            }
        }
    }

    /// After rescues: all ten accounted for, or the seventh and a choice (FP-50).
    pub(crate) fn count_rescues<S: Sink<Event>>(&mut self, events: &mut S) {
        if !self.won() {
            return;
        }
        if !self.tally.plays_on {
            events.push(Event::Won { rescued: self.tally.rescued });
        }
        if self.is_decided() {
            self.finish(events);
        } else if !self.tally.plays_on {
            self.phase = Phase::PlayOn;
        }
    }

    /// Whether the victims so far end the game (FP-50, FP-51).
    pub(crate) fn is_decided(&self) -> bool {
        let tally = &self.tally;
        if self.won() { tally.rescued + tally.lost >= VICTIMS } else { tally.lost >= TO_LOSE }
    }

    /// The game is over.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, events: &mut S) {
        self.phase = Phase::Over;
        let (rescued, lost) = (self.tally.rescued, self.tally.lost);
        events.push(Event::Ended { won: self.won(), rescued, lost });
    }
}
