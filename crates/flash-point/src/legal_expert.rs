//! Legal decisions only the experienced game has.

use crate::action::{Action, Order};
use crate::board::Vehicle;
use crate::cell::{Cell, Direction};
use crate::figure::Figure;
use crate::house::Door;
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;
use crate::tokens::Kind;

impl FlashPoint {
    /// What only the experienced game has.
    pub(crate) fn visit_experienced<const GUARDED: bool>(
        &self,
        role: Role,
        cell: Cell,
        offer: &mut impl FnMut(Action),
    ) {
        let points = self.turn.points;
        let on_engine = self.on_vehicle(Vehicle::Engine, cell);
        for clockwise in [true, false] {
            if points >= 2 {
                offer(Action::Drive(Vehicle::Ambulance, clockwise));
            }
            if points >= 2 && on_engine {
                offer(Action::Drive(Vehicle::Engine, clockwise));
            }
        }
        if on_engine && points >= Some(role).gun_cost() && self.gun_is_free() {
            offer(Action::Gun);
        }
        if on_engine && self.turn.fresh {
            let others = Role::ALL.into_iter().filter(|&other| self.is_free(other));
            others.for_each(|other| offer(Action::Crew(other)));
        }
        if self.turn.free > 0 && points > 0 {
            offer(Action::Spend(!self.turn.own_first));
        }
        match role {
            Role::Paramedic if points >= 1 && self.heal_markers() > 0 => {
                self.visit_reach(Kind::Victim, &mut |holder| offer(Action::Treat(holder)));
            }
            Role::Hazmat if points >= 2 => {
                self.visit_reach(Kind::Hazmat, &mut |holder| offer(Action::Dispose(holder)));
            }
            Role::Imaging if points >= 1 => {
                let tokens = &self.tokens;
                let hidden = tokens.pois().filter(|&token| tokens.kind(token) == Kind::Hidden);
                hidden.for_each(|token| offer(Action::Identify(tokens.cell(token))));
            }
            Role::Captain => self.visit_commands::<GUARDED>(offer),
            _ => {}
        }
    }

    fn visit_reach(&self, kind: Kind, offer: &mut impl FnMut(Option<Figure>)) {
        let holders = self.all_figures().map(Some);
        for holder in std::iter::once(None).chain(holders) {
            if self.within_reach(holder, kind).is_some() {
                offer(holder);
            }
        }
    }

    fn visit_commands<const GUARDED: bool>(&self, offer: &mut impl FnMut(Action)) {
        for figure in self.all_figures().filter(|&figure| figure != self.turn.figure) {
            let mut command = |order| {
                let action = Action::Command(figure, order);
                if !GUARDED || !self.enters_fire(action) || self.may_enter_fire(action) {
                    offer(action);
                }
            };
            if self.purse(Purpose::Command) > 0 {
                self.visit_ways(figure, &mut command);
            }
            self.visit_hands(figure, &mut command);
        }
    }

    /// Steps and doors of a commanded figure.
    fn visit_ways(&self, figure: Figure, offer: &mut impl FnMut(Order)) {
        let cell = self.figure(figure).cell;
        for direction in Direction::ALL {
            let Some(to) = cell.step(direction) else { continue };
            let mut try_order = |order| {
                let cost = self.order_cost(figure, order);
                if cost.is_some_and(|cost| self.affords(figure, order, cost)) {
                    offer(order);
                }
            };
            if self.house.passable(cell, direction) {
                try_order(Order::Move(to));
            }
            match self.door_towards(cell, to) {
                Some(Door::Closed) => try_order(Order::Open(to)),
                Some(Door::Open) => try_order(Order::Close(to)),
                Some(Door::Gone) | None => {}
            }
        }
    }

    /// Whether nobody stands in the deck gun's quadrant (FP-72).
    pub(crate) fn gun_is_free(&self) -> bool {
        let spot = self.parked[Vehicle::Engine.index()];
        spot.is_some_and(|spot| !self.figure_in(self.house.board().quadrant(spot).cells()))
    }

    /// Heal markers beside the board (FP-80).
    pub(crate) fn heal_markers(&self) -> u8 {
        let treated = self.tokens.pois().filter(|&token| self.tokens.kind(token) == Kind::Treated);
        3 - treated.count() as u8
    }

    pub(crate) fn visit_ride(&self, vehicle: Vehicle, pending: u8, offer: &mut impl FnMut(Action)) {
        let mut offer = |action| {
            if self.burning_now() == 0 || self.leads_off_fire(action) {
                offer(action);
            }
        };
        if !self.must_ride(vehicle, pending) {
            offer(Action::Stay);
        }
        self.vehicle_cells(vehicle).into_iter().flatten().map(Action::Ride).for_each(offer);
    }

    /// The engine's driver rides along (FP-70).
    pub(crate) fn must_ride(&self, vehicle: Vehicle, pending: u8) -> bool {
        let figure = Figure::at(pending.trailing_zeros() as u8);
        vehicle == Vehicle::Engine && figure == self.turn.figure
    }
}
