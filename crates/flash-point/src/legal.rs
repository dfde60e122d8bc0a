//! Every legal decision. [`why_not`](crate::why_not) decides the same from the other end.

use crate::action::{Action, Die, Order};
use crate::board::{Barrier, Spot, Vehicle};
use crate::cell::{Cell, CellSet, Direction};
use crate::figure::Figure;
use crate::house::Door;
use crate::phase::{Dice, Phase};
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;
use crate::tokens::{Kind, Load};

impl FlashPoint {
    /// Offers every legal action.
    pub(crate) fn visit_legal(&self, mut offer: impl FnMut(Action)) {
        match self.phase {
            Phase::Act => self.visit_act(&mut offer),
            Phase::Ride { vehicle, pending } => self.visit_ride(vehicle, pending, &mut offer),
            Phase::Aim { dice } => visit_aim(dice, offer),
            Phase::PlayOn => {
                offer(Action::Stop);
                if self.can_end_off_fire() {
                    offer(Action::PlayOn);
                }
            }
            Phase::Detonate { .. } => {
                self.burning_hazmats().iter().map(Action::Detonate).for_each(offer);
            }
            Phase::KnockDown { pending } => {
                let figure = Figure::at(pending.trailing_zeros() as u8);
                self.recovery_cells(figure).iter().map(Action::Recover).for_each(offer);
            }
            Phase::Start { .. } => CellSet::RING.iter().map(Action::Start).for_each(offer),
            Phase::Park { vehicle } => {
                Spot::ALL.into_iter().map(|spot| Action::Park(vehicle, spot)).for_each(offer);
            }
            Phase::Over => {}
            _ => self.visit_chance(|action, _| offer(action)),
        }
    }

    /// Offers chance's outcomes with their weights.
    pub(crate) fn visit_chance(&self, mut offer: impl FnMut(Action, u32)) {
        match self.phase {
            Phase::Reveal { .. } => {
                let (victims, alarms) = (self.tally.unseen_victims, self.tally.unseen_alarms);
                for (action, weight) in
                    [(Action::Turn(true), victims), (Action::Turn(false), alarms)]
                {
                    if weight > 0 {
                        offer(action, u32::from(weight));
                    }
                }
            }
            Phase::SetupBlast { number: 1, .. } => {
                (1..=8).for_each(|face| offer(Action::Black(face), 1));
            }
            Phase::Reroll { red: true, .. } => (1..=6).for_each(|face| offer(Action::Red(face), 1)),
            Phase::Reroll { .. } => (1..=8).for_each(|face| offer(Action::Black(face), 1)),
            Phase::Deal { .. } => {
                let free = Role::ALL.into_iter().filter(|&role| self.is_free(role));
                free.for_each(|role| offer(Action::Deal(role), 1));
            }
            _ => {
                self.third_blast_faces().iter().for_each(|c| offer(Action::Red(c.row()), 1));
                self.rollable().iter().for_each(|cell| offer(Action::Roll(cell), 1));
            }
        }
    }

    /// Whether the acting firefighter has anything to do but end the turn.
    pub(crate) fn has_choice(&self) -> bool {
        // Two points always do: step, extinguish, open or chop. On fire there is a way off it.
        if self.turn.points >= 2 || self.fire.contains(self.acting().cell) {
            return true;
        }
        let mut found = false;
        self.visit_act(&mut |action| found |= action != Action::EndTurn);
        found
    }

    fn visit_act(&self, offer: &mut impl FnMut(Action)) {
        let burning = self.burning_now();
        if burning == 0 {
            offer(Action::EndTurn);
            return self.visit_choices(&mut |action| {
                if !self.enters_fire(action) || self.may_enter_fire(action) {
                    offer(action);
                }
            });
        }
        self.visit_choices(&mut |action| {
            if self.leads_off_fire(action) {
                offer(action);
            }
        });
    }

    /// All that could be done if nobody had to fear ending on fire (FP-21).
    pub(crate) fn visit_choices(&self, offer: &mut impl FnMut(Action)) {
        let figure = self.turn.figure;
        let who = self.acting();
        self.visit_surroundings(who.cell, offer);
        self.visit_hands(figure, &mut |order| offer(Action::Do(order)));
        if let Some(role) = who.role {
            self.visit_experienced(role, who.cell, offer);
        }
    }

    /// Steps, doors, walls, fire and smoke around the acting figure.
    fn visit_surroundings(&self, cell: Cell, offer: &mut impl FnMut(Action)) {
        let role = self.acting().role;
        let (points, hose) = (self.turn.points, self.purse(Purpose::Extinguish));
        let (legs, burdened) = (self.purse(Purpose::Move), self.acting().carries.is_some());
        if points + hose + legs == 0 {
            return;
        }
        let douse = role.douse_cost();
        self.visit_hose(cell, douse, hose, offer);
        for direction in Direction::ALL {
            let Some(to) = cell.step(direction) else { continue };
            let open = match self.house.barrier(cell, direction) {
                Barrier::Rim => false,
                Barrier::Floor | Barrier::Opening => true,
                Barrier::Wall(wall) => {
                    let open = self.house.damage(wall) == 2;
                    if !open && points >= role.chop_cost() {
                        offer(Action::Chop(to));
                    }
                    open
                }
                Barrier::Door(door) => {
                    let door = self.house.door(door);
                    if points >= 1 && door == Door::Closed {
                        offer(Action::Do(Order::Open(to)));
                    } else if points >= 1 && door == Door::Open {
                        offer(Action::Do(Order::Close(to)));
                    }
                    door != Door::Closed
                }
            };
            if !open {
                continue;
            }
            self.visit_hose(to, douse, hose, offer);
            // Most steps are plain ones: the price of others is looked up.
            let cost = if burdened || self.fire.contains(to) {
                self.step_cost(self.turn.figure, to)
            } else {
                Some(1)
            };
            if cost.is_some_and(|cost| cost <= legs) {
                offer(Action::Do(Order::Move(to)));
            }
        }
    }

    fn visit_hose(&self, cell: Cell, cost: u8, hose: u8, offer: &mut impl FnMut(Action)) {
        if self.smoke.contains(cell) && hose >= cost {
            offer(Action::Douse(cell));
        } else if self.fire.contains(cell) && hose >= cost {
            offer(Action::Douse(cell));
            if hose >= 2 * cost {
                offer(Action::Quench(cell));
            }
        }
    }

    /// Picking up, leading and putting down: all free.
    fn visit_hands(&self, figure: Figure, offer: &mut impl FnMut(Order)) {
        let who = self.figure(figure);
        if who.carries.is_some() {
            offer(Order::Drop);
        }
        if who.leads.is_some() {
            offer(Order::Leave);
        }
        let mut found = [false; 3];
        for token in self.tokens.ids() {
            if self.tokens.cell(token) == who.cell && !self.tokens.is_held(token) {
                match self.tokens.kind(token) {
                    Kind::Victim => found[Load::Victim.index()] = true,
                    Kind::Treated => found[Load::Treated.index()] = true,
                    Kind::Hazmat => found[Load::Hazmat.index()] = true,
                    Kind::Hidden | Kind::Gone => {}
                }
            }
        }
        for load in Load::ALL.into_iter().filter(|load| found[load.index()]) {
            if who.carries.is_none() {
                offer(Order::Carry(load));
            }
            if load == Load::Treated && who.leads.is_none() {
                offer(Order::Lead);
            }
        }
    }

    /// What only the experienced game has.
    fn visit_experienced(&self, role: Role, cell: Cell, offer: &mut impl FnMut(Action)) {
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
            Role::Captain => self.visit_commands(offer),
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

    fn visit_commands(&self, offer: &mut impl FnMut(Action)) {
        for figure in self.all_figures().filter(|&figure| figure != self.turn.figure) {
            let mut command = |order| offer(Action::Command(figure, order));
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

    fn visit_ride(&self, vehicle: Vehicle, pending: u8, offer: &mut impl FnMut(Action)) {
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

fn visit_aim(dice: Dice, mut offer: impl FnMut(Action)) {
    offer(Action::Keep);
    if !dice.red_stands {
        offer(Action::Reroll(Die::Red));
    }
    if !dice.black_stands {
        offer(Action::Reroll(Die::Black));
    }
}
