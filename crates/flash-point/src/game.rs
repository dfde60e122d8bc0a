//! The contract with the kernel.

use kernel::{
    Actor, Digest, Game, GameInfo, Odds, Outcome, Refusal, Rng, Scratch, Seat, Sink, Standings,
    Text, Viewer, below,
};

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::Figure;
use crate::outlook::Outlook;
use crate::phase::Phase;
use crate::setup::Setup;
use crate::state::FlashPoint;
use crate::view::View;

impl Game for FlashPoint {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = Outlook;

    const GAMES: &'static [GameInfo] = crate::info::GAMES;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        setup.check()?;
        Ok(setup.start())
    }

    fn seats(&self) -> u8 {
        self.rules.players
    }

    fn team(&self, _seat: Seat) -> u8 {
        0
    }

    #[inline]
    fn to_act(&self) -> Actor {
        let figure = match self.phase {
            Phase::Act | Phase::Aim { .. } | Phase::PlayOn | Phase::Detonate { .. } => {
                self.turn.figure
            }
            Phase::Start { figure } => figure,
            // The team decides; the first player says so.
            Phase::Park { .. } => Figure::at(0),
            Phase::Ride { pending, .. } | Phase::KnockDown { pending } => {
                Figure::at(pending.trailing_zeros() as u8)
            }
            Phase::Over => return Actor::Nobody,
            _ => return Actor::Chance,
        };
        Actor::Seat(self.owner(figure))
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.visit_legal(|action| actions.push(action));
    }

    fn chance(&self, odds: &mut Odds<Action>) {
        odds.clear();
        if self.to_act() == Actor::Chance {
            self.visit_chance(|action, weight| odds.push((action, weight)));
        }
    }

    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.play_and_settle(action, events);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.check(action).err()
    }

    fn sample<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        match self.phase {
            Phase::Fire { .. } | Phase::Gun => Action::Roll(any_cell(rng)),
            Phase::Replenish => self.sample_poi(rng),
            Phase::Reveal { .. } => {
                let victims = u32::from(self.tally.unseen_victims);
                let all = victims + u32::from(self.tally.unseen_alarms);
                Action::Turn(below(rng, all) < victims)
            }
            Phase::SetupBlast { number: 2 | 4, .. }
            | Phase::SetupHazmat { .. }
            | Phase::SetupPoi { .. }
            | Phase::SetupHotSpot { .. } => Action::Roll(any_of(self.rollable(), rng)),
            _ if self.to_act() == Actor::Chance => {
                self.chance(&mut scratch.odds);
                kernel::draw(&scratch.odds, rng)
            }
            _ => {
                self.legal(&mut scratch.actions);
                scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
            }
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        // Nothing is private: all see the same.
        View::of(self)
    }

    fn outlook(&self, _viewer: Viewer) -> Option<Outlook> {
        // All firefighters know the same: what lies face down is nobody's secret but chance's.
        Self::outlook(self)
    }

    fn digest(&self, digest: &mut Digest) {
        crate::digest::digest(self, digest);
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn task(&self) -> Text {
        self.task_now()
    }
}

/// Both dice.
fn any_cell<R: Rng + ?Sized>(rng: &mut R) -> Cell {
    Cell::of_house(below(rng, 48) as u8)
}

/// Both dice, again until they show one of `cells`, as a person would roll.
fn any_of<R: Rng + ?Sized>(cells: CellSet, rng: &mut R) -> Cell {
    loop {
        let cell = any_cell(rng);
        if cells.contains(cell) {
            return cell;
        }
    }
}

impl FlashPoint {
    fn sample_poi<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        if !self.rules.experienced {
            return Action::Roll(any_of(CellSet::HOUSE - self.poi_cells(), rng));
        }
        let free = self.free_for_poi();
        loop {
            let cell = any_cell(rng);
            if self.follow_arrows(cell, free).is_some() {
                return Action::Roll(cell);
            }
        }
    }
}
