//! What a firefighter does with hands and feet, on its own or commanded (FP-21, FP-24, FP-84).

use kernel::Sink;

use crate::action::Order;
use crate::board::{Barrier, Vehicle};
use crate::cell::Cell;
use crate::event::Event;
use crate::figure::Figure;
use crate::house::Door;
use crate::phase::{Phase, Then};
use crate::role::{Purpose, Role};
use crate::state::FlashPoint;
use crate::tokens::{Kind, Load, TokenId};

impl FlashPoint {
    /// What an order of the acting player to `figure` is paid as.
    #[inline]
    pub(crate) fn purpose_of(&self, figure: Figure, order: Order) -> Purpose {
        match order {
            _ if figure != self.turn.figure => Purpose::Command,
            Order::Move(_) => Purpose::Move,
            _ => Purpose::Other,
        }
    }

    /// What an order costs; `None` if a burden forbids the way.
    #[inline]
    pub(crate) fn order_cost(&self, figure: Figure, order: Order) -> Option<u8> {
        match order {
            Order::Move(to) => self.step_cost(figure, to),
            Order::Open(_) | Order::Close(_) => Some(1),
            Order::Carry(_) | Order::Drop | Order::Lead | Order::Leave => Some(0),
        }
    }

    /// Whether the points reach for an order of that cost, the captain's limit included (FP-84).
    #[inline]
    pub(crate) fn affords(&self, figure: Figure, order: Order, cost: u8) -> bool {
        let purse = self.purse(self.purpose_of(figure, order));
        cost <= purse && self.within_cafs_limit(figure, cost)
    }

    /// At most one point a turn may be spent on the CAFS firefighter (FP-84).
    #[inline]
    pub(crate) fn within_cafs_limit(&self, figure: Figure, cost: u8) -> bool {
        let limited = figure != self.turn.figure && self.is(figure, Role::Cafs);
        !limited || self.turn.on_cafs + cost <= 1
    }

    pub(crate) fn carry_out<S: Sink<Event>>(
        &mut self,
        figure: Figure,
        order: Order,
        events: &mut S,
    ) {
        let cost = self.order_cost(figure, order).unwrap_or(0);
        self.pay(self.purpose_of(figure, order), cost);
        let commanded = figure != self.turn.figure;
        if commanded && self.is(figure, Role::Cafs) {
            self.turn.on_cafs += cost;
        }
        match order {
            Order::Move(to) => {
                let from = self.figure(figure).cell;
                self.bring(figure, to);
                events.push(Event::Moved { figure, from, to, commanded });
                self.arrive(figure, events);
            }
            Order::Open(to) => self.swing_door(figure, to, true, events),
            Order::Close(to) => self.swing_door(figure, to, false, events),
            Order::Carry(load) => self.pick_up(figure, load, events),
            Order::Drop => self.put_down(figure, events),
            Order::Lead => self.lead(figure, events),
            Order::Leave => self.leave(figure, events),
        }
    }

    /// Puts a figure with all it holds on `to`.
    pub(crate) fn bring(&mut self, figure: Figure, to: Cell) {
        let who = self.figure_mut(figure);
        who.cell = to;
        let held = [who.carries, who.leads];
        held.into_iter().flatten().for_each(|token| self.tokens.bring(token, to));
    }

    /// What happens where a figure steps: POI are turned over, outside loads are delivered.
    fn arrive<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let who = *self.figure(figure);
        if who.cell.in_house() {
            if let Some(token) = self.tokens.lying(who.cell, Kind::Hidden) {
                self.phase = Phase::Reveal { token, then: Then::Act };
            }
            return;
        }
        if who.carries.is_some() || who.leads.is_some() {
            self.deliver(figure, events);
        }
    }

    /// Outside: hazmats are disposed of (FP-90), victims are rescued (FP-23), in the experienced
    /// game only where the ambulance is (FP-71).
    fn deliver<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let who = *self.figure(figure);
        let safe = !self.rules.experienced || self.on_vehicle(Vehicle::Ambulance, who.cell);
        let mut rescued = false;
        for token in [who.carries, who.leads].into_iter().flatten() {
            if self.tokens.kind(token) == Kind::Hazmat {
                self.tally.disposed += 1;
                self.take_off(token);
                events.push(Event::Disposed { cell: who.cell });
            } else if safe {
                rescued = true;
                self.rescue(token, events);
            }
        }
        if rescued {
            self.count_rescues(events);
        }
    }

    fn swing_door<S: Sink<Event>>(&mut self, figure: Figure, to: Cell, open: bool, events: &mut S) {
        let cell = self.figure(figure).cell;
        let Some(direction) = cell.direction_to(to) else { return };
        if let Barrier::Door(door) = self.house.barrier(cell, direction) {
            self.house.swing_door(door, cell, direction, open);
            let (a, b) = crate::fire::edge(cell, direction);
            events.push(Event::DoorSwung { a, b, open });
        }
    }

    fn pick_up<S: Sink<Event>>(&mut self, figure: Figure, load: Load, events: &mut S) {
        let cell = self.figure(figure).cell;
        let Some(token) = self.tokens.lying(cell, load.kind()) else { return };
        self.tokens.set_held(token, true);
        self.figure_mut(figure).carries = Some(token);
        events.push(Event::PickedUp { figure, load, cell });
    }

    fn put_down<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let cell = self.figure(figure).cell;
        let Some(token) = self.figure_mut(figure).carries.take() else { return };
        self.tokens.set_held(token, false);
        let load = match self.tokens.kind(token) {
            Kind::Hazmat => Load::Hazmat,
            Kind::Treated => Load::Treated,
            _ => Load::Victim,
        };
        events.push(Event::PutDown { figure, load, cell });
    }

    fn lead<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let cell = self.figure(figure).cell;
        let Some(token) = self.tokens.lying(cell, Kind::Treated) else { return };
        self.tokens.set_held(token, true);
        self.figure_mut(figure).leads = Some(token);
        events.push(Event::LeadBegan { figure, cell });
    }

    fn leave<S: Sink<Event>>(&mut self, figure: Figure, events: &mut S) {
        let cell = self.figure(figure).cell;
        let Some(token) = self.figure_mut(figure).leads.take() else { return };
        self.tokens.set_held(token, false);
        events.push(Event::LeadEnded { figure, cell });
    }

    /// The token of `kind` on the acting figure's cell: one that lies there, or what `holder`,
    /// who must be there too, carries.
    pub(crate) fn within_reach(&self, holder: Option<Figure>, kind: Kind) -> Option<TokenId> {
        let cell = self.acting().cell;
        match holder {
            None => self.tokens.lying(cell, kind),
            Some(holder) => {
                let here = holder.index() < usize::from(self.rules.figures)
                    && self.figure(holder).cell == cell;
                let carried = self.figures[holder.index()].carries;
                carried.filter(|&token| here && self.tokens.kind(token) == kind)
            }
        }
    }

    /// The door of `cell` towards `to` and its state, if there is one.
    pub(crate) fn door_towards(&self, cell: Cell, to: Cell) -> Option<Door> {
        match self.house.barrier(cell, cell.direction_to(to)?) {
            Barrier::Door(door) => Some(self.house.door(door)),
            _ => None,
        }
    }

    /// Whether `to` is adjacent to `cell` (FP-3).
    #[inline]
    pub(crate) fn is_adjacent(&self, cell: Cell, to: Cell) -> bool {
        cell.direction_to(to).is_some_and(|direction| self.house.passable(cell, direction))
    }
}
