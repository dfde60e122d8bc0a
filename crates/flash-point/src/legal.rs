//! Every legal decision. [`why_not`](crate::why_not) decides the same from the other end.

use crate::action::{Action, Die, Order};
use crate::board::{Barrier, Spot};
use crate::cell::{Cell, CellSet, Direction};
use crate::figure::Figure;
use crate::house::Door;
use crate::phase::{Dice, Phase};
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;
use crate::tokens::Load;

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
        let who = self.acting();
        if self.turn.points >= 2 || self.fire.contains(who.cell) {
            return true;
        }
        // One point is a step with free hands, where there is room.
        let around = self.house.adjacent(CellSet::of(who.cell)) - self.fire;
        if self.turn.points == 1 && who.carries.is_none() && !around.is_empty() {
            return true;
        }
        let mut found = false;
        self.visit_act(&mut |action| found |= action != Action::EndTurn);
        found
    }

    fn visit_act(&self, offer: &mut impl FnMut(Action)) {
        if self.burning_now() == 0 {
            offer(Action::EndTurn);
            return self.visit_with::<true>(offer);
        }
        self.visit_choices(&mut |action| {
            if self.leads_off_fire(action) {
                offer(action);
            }
        });
    }

    /// All that could be done if nobody had to fear ending on fire (FP-21).
    pub(crate) fn visit_choices(&self, offer: &mut impl FnMut(Action)) {
        self.visit_with::<false>(offer);
    }

    /// With nobody on fire only steps into fire can be too much: if `GUARDED` those without a
    /// way back are left out.
    #[inline]
    fn visit_with<const GUARDED: bool>(&self, offer: &mut impl FnMut(Action)) {
        let figure = self.turn.figure;
        let who = self.acting();
        self.visit_surroundings::<GUARDED>(who.cell, offer);
        self.visit_hands(figure, &mut |order| offer(Action::Do(order)));
        if let Some(role) = who.role {
            self.visit_experienced::<GUARDED>(role, who.cell, offer);
        }
    }

    /// Steps, doors, walls, fire and smoke around the acting figure.
    #[inline]
    fn visit_surroundings<const GUARDED: bool>(&self, cell: Cell, offer: &mut impl FnMut(Action)) {
        let role = self.acting().role;
        let (hose, legs) = (self.purse(Purpose::Extinguish), self.purse(Purpose::Move));
        if hose + legs == 0 {
            return;
        }
        let douse = role.douse_cost();
        self.visit_hose(cell, douse, hose, offer);
        for &direction in &Direction::ALL {
            let to = cell.neighbour(direction);
            if self.visit_edge(cell, direction, to, offer) {
                self.visit_hose(to, douse, hose, offer);
                self.visit_step::<GUARDED>(to, legs, offer);
            }
        }
    }

    /// The wall or door towards `to`; whether the way there is open.
    #[inline]
    fn visit_edge(
        &self,
        cell: Cell,
        direction: Direction,
        to: Cell,
        offer: &mut impl FnMut(Action),
    ) -> bool {
        let points = self.turn.points;
        match self.house.barrier(cell, direction) {
            Barrier::Rim => false,
            Barrier::Floor | Barrier::Opening => true,
            Barrier::Wall(wall) => {
                let open = self.house.damage(wall) == 2;
                if !open && points >= self.acting().role.chop_cost() {
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
        }
    }

    /// A step the points reach for.
    #[inline]
    fn visit_step<const GUARDED: bool>(&self, to: Cell, legs: u8, offer: &mut impl FnMut(Action)) {
        let step = Action::Do(Order::Move(to));
        if self.step_cost(self.turn.figure, to).is_none_or(|cost| cost > legs) {
            return;
        }
        if !GUARDED || !self.fire.contains(to) || self.may_enter_fire(step) {
            offer(step);
        }
    }

    #[inline]
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
    pub(crate) fn visit_hands(&self, figure: Figure, offer: &mut impl FnMut(Order)) {
        let who = self.figure(figure);
        if who.carries.is_some() {
            offer(Order::Drop);
        }
        if who.leads.is_some() {
            offer(Order::Leave);
        }
        // What lies here, one bit a kind: nothing, mostly.
        let mut found = 0u8;
        for token in self.tokens.ids() {
            if self.tokens.cell(token) == who.cell && !self.tokens.is_held(token) {
                found |= 1 << self.tokens.kind(token).index();
            }
        }
        if found == 0 {
            return;
        }
        for load in Load::ALL.into_iter().filter(|load| found >> load.kind().index() & 1 != 0) {
            if who.carries.is_none() {
                offer(Order::Carry(load));
            }
            if load == Load::Treated && who.leads.is_none() {
                offer(Order::Lead);
            }
        }
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
