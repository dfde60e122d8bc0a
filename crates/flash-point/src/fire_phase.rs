//! The fire's part of a turn: the roll and all that follows from it, in the order of FP-94.

use kernel::Sink;

use crate::board::{Spot, Vehicle};
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::Figure;
use crate::phase::{Phase, Roll, Then};
use crate::state::FlashPoint;
use crate::tokens::{Kind, TokenId};

impl FlashPoint {
    /// The fire's dice show `cell`.
    pub(crate) fn roll_fire<S: Sink<Event>>(&mut self, cell: Cell, flaring: bool, events: &mut S) {
        events.push(Event::FireRolled { cell });
        let roll = Roll { cell, hot: self.hot_spots.contains(cell), flaring };
        self.kindle(cell, events);
        if !self.house.collapsed() {
            self.flashover(events);
        }
        self.set_off_hazmats(roll, events);
    }

    /// Hazmats on fire go off, flashover follows, till nothing changes (FP-91).
    pub(crate) fn set_off_hazmats<S: Sink<Event>>(&mut self, roll: Roll, events: &mut S) {
        loop {
            if self.house.collapsed() {
                return self.collapse(events);
            }
            let burning = self.burning_hazmats();
            match burning.len() {
                0 if self.rules.experienced && self.flashover(events) => {}
                0 => return self.finish_roll(roll, events),
                // Two hazmats on one cell leave nothing to choose either.
                1 => burning.iter().for_each(|cell| self.detonate(cell, events)),
                _ => return self.phase = Phase::Detonate { roll },
            }
        }
    }

    /// The cells of hazmats on fire, carried ones included (FP-95).
    pub(crate) fn burning_hazmats(&self) -> CellSet {
        self.tokens.hazmats().map(|token| self.tokens.cell(token)).collect::<CellSet>() & self.fire
    }

    /// A hazmat explodes and leaves a hot spot (FP-91).
    pub(crate) fn detonate<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        let Some(token) = self.tokens.hazmats().find(|&token| self.tokens.cell(token) == cell)
        else {
            return;
        };
        events.push(Event::HazmatExploded { cell });
        self.take_off(token);
        self.explode(cell, events);
        self.place_hot_spot(cell, events);
    }

    /// A hot spot from the reserve, if there is one left and the cell has none (FP-93).
    fn place_hot_spot<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        if self.tally.hot_spots > 0 && !self.hot_spots.contains(cell) {
            self.tally.hot_spots -= 1;
            self.hot_spots.insert(cell);
            events.push(Event::HotSpotPlaced { cell });
        }
    }

    /// Flare-up (FP-92), or on to the consequences.
    fn finish_roll<S: Sink<Event>>(&mut self, roll: Roll, events: &mut S) {
        if roll.hot {
            events.push(Event::FlareUp { cell: roll.cell });
            self.phase = Phase::Fire { flaring: true };
            return;
        }
        if roll.flaring {
            self.place_hot_spot(roll.cell, events);
        }
        self.knock_down(events);
    }

    /// Every firefighter on fire is knocked down (FP-34); what it held stays in the fire.
    fn knock_down<S: Sink<Event>>(&mut self, events: &mut S) {
        let pending = self.burning();
        for figure in self.all_figures().filter(|figure| pending >> figure.index() & 1 != 0) {
            events.push(Event::KnockedDown { figure, cell: self.figure(figure).cell });
            let who = self.figure_mut(figure);
            let held = [who.carries.take(), who.leads.take()];
            held.into_iter().flatten().for_each(|token| self.tokens.set_held(token, false));
        }
        self.recover_next(pending, events);
    }

    /// The next knocked down figure chooses where to recover.
    pub(crate) fn recover_next<S: Sink<Event>>(&mut self, pending: u8, events: &mut S) {
        if pending == 0 {
            return self.lose_burning(events);
        }
        self.phase = Phase::KnockDown { pending };
    }

    /// Where a knocked down figure may go (FP-35, FP-95).
    pub(crate) fn recovery_cells(&self, figure: Figure) -> CellSet {
        if let Some(cells) = self.vehicle_cells(Vehicle::Ambulance) {
            return cells.into_iter().collect();
        }
        let from = self.figure(figure).cell;
        let board = self.house.board();
        let spots = Spot::ALL.map(|spot| board.parking(Vehicle::Ambulance, spot));
        let far = |spot: &[Cell; 2]| spot.map(|cell| cell.distance_squared(from)).into_iter().min();
        let nearest = spots.iter().map(far).min();
        spots.iter().filter(|spot| Some(far(spot)) == nearest).flat_map(|spot| *spot).collect()
    }

    /// Victims and POI on fire are lost, one after the other (FP-34).
    pub(crate) fn lose_burning<S: Sink<Event>>(&mut self, events: &mut S) {
        for token in 0..crate::tokens::POIS as TokenId {
            if matches!(self.tokens.kind(token), Kind::Victim | Kind::Treated) && self.burns(token)
            {
                self.lose(token, events);
            }
        }
        if self.is_decided() {
            return self.finish(events);
        }
        let hidden = self.tokens.pois().find(|&token| self.burns(token));
        if let Some(token) = hidden {
            self.phase = Phase::Reveal { token, then: Then::Lose };
            return;
        }
        self.clear_ring(events);
        self.replenish(events);
    }

    fn burns(&self, token: TokenId) -> bool {
        self.fire.contains(self.tokens.cell(token))
    }

    fn lose<S: Sink<Event>>(&mut self, token: TokenId, events: &mut S) {
        self.tally.lost += 1;
        events.push(Event::Lost { cell: self.tokens.cell(token), total: self.tally.lost });
        self.take_off(token);
    }

    /// Fire outside goes out, last of all (FP-34).
    pub(crate) fn clear_ring<S: Sink<Event>>(&mut self, events: &mut S) {
        let outside = self.fire & CellSet::RING;
        if outside.is_empty() {
            return;
        }
        self.fire = self.fire - outside;
        if S::LISTENS {
            events.push(Event::RingCleared { cells: outside.iter().collect() });
        }
    }

    /// The building comes down on all who are on the board (FP-51).
    pub(crate) fn collapse<S: Sink<Event>>(&mut self, events: &mut S) {
        events.push(Event::Collapsed);
        self.tally.buried = self.hidden();
        for token in 0..crate::tokens::POIS as TokenId {
            match self.tokens.kind(token) {
                Kind::Victim | Kind::Treated => self.lose(token, events),
                Kind::Hidden => self.take_off(token),
                Kind::Hazmat | Kind::Gone => {}
            }
        }
        self.finish(events);
    }
}
