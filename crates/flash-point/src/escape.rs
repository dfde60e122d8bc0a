//! No turn may end on fire (FP-21), so no action is offered after which it must.
//!
//! An action is legal if some way of going on leaves nobody on fire at the turn's end. Luck is no
//! such way (a deck gun that might hit), nor is the end of the game; but an action that ends the
//! game at once is free, because then no turn ends.
//!
//! Only the acting figure, or one a captain sent there, can be on fire while actions are chosen:
//! the fire's own phase knocks down everybody else. For most roles the answer is one comparison:
//! beating down the fire under one's own feet always costs 1. What is left is searched.

use kernel::{Game, Silent};

use crate::action::{Action, Order};
use crate::cell::CellSet;
use crate::figure::Figure;
use crate::house::Door;
use crate::phase::Phase;
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;

impl FlashPoint {
    /// The figures on fire while actions are chosen, one bit each.
    #[inline]
    pub(crate) fn burning_now(&self) -> u8 {
        let who = self.acting();
        if who.role == Some(Role::Captain) {
            return self.burning();
        }
        u8::from(self.fire.contains(who.cell)) << self.turn.figure.index()
    }

    /// Whether the action is a step into fire.
    #[inline]
    pub(crate) fn enters_fire(&self, action: Action) -> bool {
        let (Action::Do(Order::Move(to)) | Action::Command(_, Order::Move(to))) = action else {
            return false;
        };
        self.fire.contains(to)
    }

    /// Whether a step into fire leaves a way off again, with nobody on fire before.
    #[inline]
    pub(crate) fn may_enter_fire(&self, action: Action) -> bool {
        let role = self.acting().role;
        if role.douse_cost() > 1 || role == Some(Role::Captain) {
            return self.leads_off_fire(action);
        }
        // The step costs 2 and never takes free points: nobody but the rescue specialist has
        // any for moving. One point beats the fire down to smoke.
        let hose = if role.free_points_fit(Purpose::Extinguish) { self.turn.free } else { 0 };
        self.turn.points + hose >= 3
    }

    /// Whether some way of going on after `action` leaves nobody on fire. The action must be
    /// allowed by all other rules.
    pub(crate) fn leads_off_fire(&self, action: Action) -> bool {
        let mut next = self.clone();
        next.apply(action, &mut Silent);
        match next.phase {
            Phase::Over | Phase::PlayOn => true,
            _ => next.can_end_off_fire(),
        }
    }

    /// Whether the turn can be ended with nobody on fire.
    pub(crate) fn can_end_off_fire(&self) -> bool {
        let burning = self.burning_now();
        let own = 1 << self.turn.figure.index();
        if burning == 0 {
            return true;
        }
        if burning == own && self.purse(Purpose::Extinguish) >= self.acting().role.douse_cost() {
            return true;
        }
        self.walks_off(burning)
            || (self.could_help(burning) && self.unburdened().search(&mut Seen::default()))
    }

    /// Whether everybody on fire can just walk off it.
    fn walks_off(&self, burning: u8) -> bool {
        let own_bit = 1 << self.turn.figure.index();
        let on_fire = |bits: u8| {
            let figures = self.all_figures();
            figures.filter(move |figure| bits >> figure.index() & 1 != 0)
        };
        let others = on_fire(burning & !own_bit)
            .try_fold(0u8, |sum, figure| Some(sum.saturating_add(self.walk_cost(figure)?)));
        let Some(others) = others else { return false };
        let own = match burning & own_bit {
            0 => 0,
            // A captain beats the fire down for one of his own points.
            _ if self.acting().role == Some(Role::Captain) => 1,
            _ => match self.walk_cost(self.turn.figure) {
                Some(cost) => return others == 0 && cost <= self.purse(Purpose::Move),
                None => return false,
            },
        };
        let paid_free = others.min(self.turn.free);
        others - paid_free + own <= self.turn.points
    }

    /// The points `figure` needs to walk off the fire: two for each burning cell, one for the
    /// first that is not.
    fn walk_cost(&self, figure: Figure) -> Option<u8> {
        let mut reached = CellSet::of(self.figure(figure).cell);
        let mut cost = 1;
        loop {
            let next = self.house.adjacent(reached);
            if !(next - self.fire).is_empty() {
                return Some(cost);
            }
            if (next - reached).is_empty() {
                return None;
            }
            reached |= next;
            cost += 2;
        }
    }

    /// Whether the points could be enough: each burning cell needs one, and one more is needed
    /// if none of them can be left or beaten down at once.
    fn could_help(&self, burning: u8) -> bool {
        let who = self.acting();
        let cells: CellSet = self
            .all_figures()
            .filter(|figure| burning >> figure.index() & 1 != 0)
            .map(|figure| self.figure(figure).cell)
            .collect();
        let captain = who.role == Some(Role::Captain);
        // A captain's free points move others; he gets himself off the fire with his own.
        if captain && self.turn.points == 0 && cells.contains(who.cell) {
            return false;
        }
        let own = CellSet::of(who.cell);
        let hose = match self.turn.points {
            0 => CellSet::EMPTY,
            _ => own | self.house.adjacent(own),
        };
        let at_once = !(cells & (hose | self.house.adjacent(!self.fire))).is_empty();
        let free = if who.role == Some(Role::Cafs) { 0 } else { self.turn.free };
        cells.len() + u32::from(!at_once) <= u32::from(self.turn.points + free)
    }

    /// The same position with all hands free: putting down costs nothing and never hurts. What
    /// chance still has to say changes nothing for the worse: the turn goes on.
    fn unburdened(&self) -> Self {
        let mut light = self.clone();
        if !matches!(self.phase, Phase::Ride { .. }) {
            light.phase = Phase::Act;
        }
        light.turn.own_first = false;
        for figure in Figure::first(self.rules.figures) {
            let may_drop = figure == self.turn.figure || self.acting().role == Some(Role::Captain);
            if may_drop {
                let who = light.figure_mut(figure);
                let held = [who.carries.take(), who.leads.take()];
                held.into_iter().flatten().for_each(|token| light.tokens.set_held(token, false));
            }
        }
        light
    }

    /// Tries everything that could help, point by point.
    fn search(&self, seen: &mut Seen) -> bool {
        if !seen.is_new(self.hash()) {
            return false;
        }
        let helpers = self.door_helpers();
        let mut found = false;
        let mut attempt = |action| {
            found = found || (is_useful(action, helpers) && self.helps(action, seen));
        };
        match self.phase {
            Phase::Ride { .. } => self.visit_ride_choices(&mut attempt),
            _ => self.visit_choices(&mut attempt),
        }
        found
    }

    fn helps(&self, action: Action, seen: &mut Seen) -> bool {
        let mut next = self.clone();
        next.apply(action, &mut Silent);
        match next.phase {
            Phase::Over => return false,
            Phase::Ride { .. } => {}
            // The team may always play on, and a POI turned over on the way changes nothing.
            _ => next.phase = Phase::Act,
        }
        let burning = next.burning_now();
        if burning == 0 || next.walks_off(burning) {
            return true;
        }
        let own = 1 << next.turn.figure.index();
        let hose = next.purse(Purpose::Extinguish) >= next.acting().role.douse_cost();
        (burning == own && hose) || (next.could_help(burning) && next.search(seen))
    }

    /// The figures worth commanding: those on fire, and those who could open a door in time. A
    /// door takes the steps to it, one point to open it and one more to make use of it.
    fn door_helpers(&self) -> u8 {
        let shut: CellSet = self
            .house
            .doors()
            .filter(|&(_, state)| state == Door::Closed)
            .flat_map(|(edge, _)| [edge.a, edge.b])
            .collect();
        let steps = (self.turn.points + self.turn.free).saturating_sub(2);
        self.all_figures().fold(0, |helpers, figure| {
            let cell = self.figure(figure).cell;
            let start = CellSet::of(cell);
            let near = (0..steps).fold(start, |reach, _| reach | self.house.adjacent(reach));
            let helps = self.fire.contains(cell) || !(near & shut).is_empty();
            helpers | u8::from(helps) << figure.index()
        })
    }

    fn visit_ride_choices(&self, offer: &mut impl FnMut(Action)) {
        let Phase::Ride { vehicle, pending } = self.phase else { return };
        if !self.must_ride(vehicle, pending) {
            offer(Action::Stay);
        }
        self.vehicle_cells(vehicle).into_iter().flatten().map(Action::Ride).for_each(offer);
    }
}

/// What can get somebody off the fire. Clearing a cell does no more than beating it down, closing
/// doors and all else does nothing.
fn is_useful(action: Action, helpers: u8) -> bool {
    use Action::{Chop, Command, Do, Douse, Drive, Ride, Stay};
    let on_the_way = |order| matches!(order, Order::Move(_) | Order::Open(_));
    match action {
        Do(order) => on_the_way(order),
        Command(figure, order) => on_the_way(order) && helpers >> figure.index() & 1 != 0,
        Douse(_) | Chop(_) | Drive(..) | Ride(_) | Stay => true,
        _ => false,
    }
}

/// Positions a search has been in: the same points can be spent in many orders. A position that
/// was overwritten is only searched again.
struct Seen([u64; 4096]);

impl Default for Seen {
    fn default() -> Self {
        Self([0; 4096])
    }
}

impl Seen {
    fn is_new(&mut self, hash: u64) -> bool {
        let slot = &mut self.0[(hash >> 52) as usize];
        std::mem::replace(slot, hash) != hash
    }
}
