//! Carrying out decisions.

use kernel::Sink;

use crate::action::{Action, Die};
use crate::board::Vehicle;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::Figure;
use crate::phase::{Dice, Phase};
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;
use crate::tokens::Kind;

/// What a crew change costs (FP-88).
pub(crate) const CREW_CHANGE: u8 = 2;

impl FlashPoint {
    /// Carries out an action; a turn with nothing left to do ends by itself.
    pub(crate) fn play_and_settle<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.apply(action, events);
        if self.phase == Phase::Act && !self.has_choice() {
            self.end_turn(events);
        }
    }

    /// Carries out an action and its consequences.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match (self.phase, action) {
            (Phase::Act, action) => self.act(action, events),
            (Phase::Fire { flaring }, Action::Roll(cell)) => self.roll_fire(cell, flaring, events),
            (Phase::Replenish, Action::Roll(cell)) => self.place_poi(cell, events),
            (Phase::Reveal { token, then }, Action::Turn(victim)) => {
                self.turn_over(token, victim, then, events);
            }
            (Phase::KnockDown { pending }, Action::Recover(cell)) => {
                self.recover(pending, cell, events);
            }
            (Phase::Detonate { roll }, Action::Detonate(cell)) => {
                self.detonate(cell, events);
                self.set_off_hazmats(roll, events);
            }
            (Phase::Ride { vehicle, pending }, Action::Ride(cell)) => {
                self.ride(vehicle, pending, Some(cell), events);
            }
            (Phase::Ride { vehicle, pending }, Action::Stay) => {
                self.ride(vehicle, pending, None, events);
            }
            (Phase::Gun, Action::Roll(cell)) => self.gun_rolled(cell, events),
            (Phase::Aim { dice }, Action::Keep) => self.fire_gun(dice.cell, events),
            (Phase::Aim { dice }, Action::Reroll(die)) => {
                self.phase = Phase::Reroll { dice, red: die == Die::Red };
            }
            (Phase::Reroll { dice, .. }, Action::Red(face)) => {
                let cell = Cell::at(face, dice.cell.column());
                events.push(Event::DieRerolled { die: Die::Red, face });
                self.aim(Dice { cell, red_stands: true, ..dice }, events);
            }
            (Phase::Reroll { dice, .. }, Action::Black(face)) => {
                let cell = Cell::at(dice.cell.row(), face);
                events.push(Event::DieRerolled { die: Die::Black, face });
                self.aim(Dice { cell, black_stands: true, ..dice }, events);
            }
            (Phase::PlayOn, Action::Stop) => self.finish(events),
            (Phase::PlayOn, Action::PlayOn) => {
                self.tally.plays_on = true;
                self.phase = Phase::Act;
                events.push(Event::PlaysOn);
            }
            _ => self.set_up(action, events),
        }
    }

    fn act<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        let figure = self.turn.figure;
        let (points, free) = (self.turn.points, self.turn.free);
        self.turn.fresh = false;
        match action {
            Action::Do(order) => self.carry_out(figure, order, events),
            Action::Command(other, order) => self.carry_out(other, order, events),
            Action::Douse(cell) => self.douse(cell, events),
            Action::Quench(cell) => {
                self.pay(Purpose::Extinguish, 2 * self.acting().role.douse_cost());
                self.clear(cell, events);
            }
            Action::Chop(cell) => self.chop(cell, events),
            Action::Treat(holder) => self.treat(holder, events),
            Action::Dispose(holder) => self.dispose(holder, events),
            Action::Identify(cell) => self.identify(cell),
            Action::Crew(role) => self.change_crew(role, events),
            Action::Drive(vehicle, clockwise) => self.drive(vehicle, clockwise, events),
            Action::Gun => {
                self.pay(Purpose::Other, self.acting().role.gun_cost());
                self.phase = Phase::Gun;
            }
            Action::Spend(own_first) => {
                self.turn.own_first = own_first;
                events.push(Event::PaymentChanged { own_first });
            }
            Action::EndTurn => return self.end_turn(events),
            _ => {}
        }
        let (left, free_left) = (self.turn.points, self.turn.free);
        let spent = (points + free).wrapping_sub(left + free_left);
        if S::LISTENS && spent != 0 && !matches!(action, Action::Crew(_)) {
            events.push(Event::Spent { figure, points: spent, left, free_left });
        }
    }

    fn douse<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        self.pay(Purpose::Extinguish, self.acting().role.douse_cost());
        if self.smoke.contains(cell) {
            return self.clear(cell, events);
        }
        self.fire.remove(cell);
        self.smoke.insert(cell);
        events.push(Event::FireToSmoke { cell });
    }

    fn chop<S: Sink<Event>>(&mut self, towards: Cell, events: &mut S) {
        self.pay(Purpose::Other, self.acting().role.chop_cost());
        let cell = self.acting().cell;
        let Some(direction) = cell.direction_to(towards) else { return };
        let (a, b) = crate::fire::edge(cell, direction);
        events.push(Event::Chopped { figure: self.turn.figure, a, b });
        if let crate::board::Barrier::Wall(wall) = self.house.barrier(cell, direction) {
            self.damage_wall(wall, cell, direction, events);
        }
        if self.house.collapsed() {
            self.collapse(events);
        }
    }

    /// Treats a victim (FP-80): one that lies here, or the one `holder` carries.
    fn treat<S: Sink<Event>>(&mut self, holder: Option<Figure>, events: &mut S) {
        self.pay(Purpose::Other, 1);
        let cell = self.acting().cell;
        if let Some(token) = self.within_reach(holder, Kind::Victim) {
            self.tokens.set_kind(token, Kind::Treated);
            events.push(Event::Treated { cell });
        }
    }

    fn dispose<S: Sink<Event>>(&mut self, holder: Option<Figure>, events: &mut S) {
        self.pay(Purpose::Other, 2);
        let cell = self.acting().cell;
        if let Some(token) = self.within_reach(holder, Kind::Hazmat) {
            self.tally.disposed += 1;
            self.take_off(token);
            events.push(Event::Disposed { cell });
        }
    }

    fn identify(&mut self, cell: Cell) {
        self.pay(Purpose::Other, 1);
        if let Some(token) = self.tokens.lying(cell, Kind::Hidden) {
            self.phase = Phase::Reveal { token, then: crate::phase::Then::Act };
        }
    }

    /// The new card's points less the price; saved ones stay (FP-88).
    fn change_crew<S: Sink<Event>>(&mut self, to: Role, events: &mut S) {
        let figure = self.turn.figure;
        let Some(from) = self.acting().role else { return };
        let saved = self.turn.points - from.points();
        self.figure_mut(figure).role = Some(to);
        self.turn.points = to.points() + saved - CREW_CHANGE;
        self.turn.free = Some(to).free_points();
        self.turn.own_first = false;
        events.push(Event::CrewChanged { figure, from, to });
    }

    fn drive<S: Sink<Event>>(&mut self, vehicle: Vehicle, clockwise: bool, events: &mut S) {
        self.pay(Purpose::Other, 2);
        let Some(from) = self.parked[vehicle.index()] else { return };
        let to = from.next(clockwise);
        let old: CellSet = self.house.board().parking(vehicle, from).into_iter().collect();
        let aboard = self.all_figures().filter(|&figure| old.contains(self.figure(figure).cell));
        let pending = aboard.fold(0, |pending, figure| pending | 1 << figure.index());
        self.parked[vehicle.index()] = Some(to);
        events.push(Event::Drove { vehicle, from, to });
        self.board_next(vehicle, pending, events);
    }

    /// The first pending figure rides to a cell of the new spot, or stays (FP-70).
    fn ride<S: Sink<Event>>(
        &mut self,
        vehicle: Vehicle,
        pending: u8,
        to: Option<Cell>,
        events: &mut S,
    ) {
        let figure = Figure::at(pending.trailing_zeros() as u8);
        if let Some(to) = to {
            let from = self.figure(figure).cell;
            self.bring(figure, to);
            events.push(Event::Rode { figure, from, to });
        }
        self.board_next(vehicle, pending & (pending - 1), events);
    }

    fn board_next<S: Sink<Event>>(&mut self, vehicle: Vehicle, pending: u8, events: &mut S) {
        if pending != 0 {
            self.phase = Phase::Ride { vehicle, pending };
            return;
        }
        self.phase = Phase::Act;
        if vehicle == Vehicle::Ambulance {
            let before = self.tally.rescued;
            self.load_ambulance(events);
            if self.tally.rescued > before {
                self.count_rescues(events);
            }
        }
    }

    fn gun_rolled<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        events.push(Event::GunRolled { cell });
        if self.acting().role == Some(Role::Driver) {
            let dice = Dice { cell, red_stands: false, black_stands: false };
            return self.aim(dice, events);
        }
        self.fire_gun(cell, events);
    }

    /// The driver looks at the dice unless both stand (FP-87).
    fn aim<S: Sink<Event>>(&mut self, dice: Dice, events: &mut S) {
        if dice.red_stands && dice.black_stands {
            return self.fire_gun(dice.cell, events);
        }
        self.phase = Phase::Aim { dice };
    }

    /// Water for the target and all adjacent cells (FP-72).
    fn fire_gun<S: Sink<Event>>(&mut self, rolled: Cell, events: &mut S) {
        self.phase = Phase::Act;
        let Some(spot) = self.parked[Vehicle::Engine.index()] else { return };
        let quadrant = self.house.board().quadrant(spot);
        let target = quadrant.target(rolled, self.rules.black_die);
        events.push(Event::GunFired { target });
        let at = CellSet::of(target);
        let wet = (at | self.house.adjacent(at)) & (self.fire | self.smoke);
        for cell in wet.iter() {
            self.clear(cell, events);
        }
    }

    fn recover<S: Sink<Event>>(&mut self, pending: u8, cell: Cell, events: &mut S) {
        let figure = Figure::at(pending.trailing_zeros() as u8);
        self.figure_mut(figure).cell = cell;
        events.push(Event::Recovered { figure, cell });
        self.recover_next(pending & (pending - 1), events);
    }
}
