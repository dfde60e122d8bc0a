//! Listing what may be done.

use forest::{Arrangement, Colour, Number};
use hex::Hex;

use crate::action::Action;
use crate::edge::{EdgeSet, free_around, free_fields, hot_spots, places};
use crate::flee::Flight;
use crate::herds::tiles;
use crate::state::{OnTheRun, Pack, Phase};

/// The most animals startled in one turn (OR-13).
pub(crate) const MOST_STARTLED: u8 = 3;

impl OnTheRun {
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Opening(drawn) if self.chance_opens(drawn.numbers().len()) => {
                self.list_draws(actions);
            }
            Phase::Opening(drawn) => {
                Arrangement::each_of(drawn.numbers(), |a| actions.push(Action::Arrange(a)));
            }
            Phase::Drawing => self.list_draws(actions),
            Phase::Laying(_) => self.list_fields(hot_spots(&self.woods), Action::Lay, actions),
            Phase::Relocating => {
                self.list_fields(free_fields(&self.woods), Action::Relocate, actions);
            }
            Phase::Acting => self.list_acting(actions),
            Phase::Fleeing { number, colour } => self.list_moves(number, colour, actions),
            Phase::Prowling(pack) => self.list_prowling(&pack, actions),
            Phase::Over(_) => {}
        }
    }

    /// Whether chance turns up another of the first tiles.
    #[inline]
    pub(crate) fn chance_opens(&self, drawn: usize) -> bool {
        drawn < usize::from(self.table.players)
    }

    fn list_fields(
        &self,
        fields: EdgeSet,
        action: impl Fn(Hex) -> Action,
        actions: &mut Vec<Action>,
    ) {
        actions.extend(places(&self.woods, fields).map(action));
    }

    fn list_draws(&self, actions: &mut Vec<Action>) {
        let drawn = Number::ALL.into_iter().filter(|&number| self.bag.count(number) > 0);
        actions.extend(drawn.map(Action::Draw));
    }

    fn list_acting(&self, actions: &mut Vec<Action>) {
        for &colour in self.colours() {
            if self.turn.laid {
                self.list_startling(colour, actions);
            }
            self.list_numbers(colour, actions);
        }
        if self.predators() > 0 {
            self.list_fields(free_fields(&self.woods), Action::Predator, actions);
        }
        actions.push(Action::Pass);
    }

    fn list_startling(&self, colour: Colour, actions: &mut Vec<Action>) {
        let most = self.supply(colour).min(MOST_STARTLED);
        for count in 1..=most {
            let places = tiles(self.herds.room_for(count)).map(|tile| self.woods.place(tile));
            actions.extend(places.map(|at| Action::Startle { colour, count, at }));
        }
        if most > 0 {
            let alone = |at| Action::Startle { colour, count: 1, at };
            self.list_fields(free_fields(&self.woods), alone, actions);
        }
    }

    fn list_numbers(&self, colour: Colour, actions: &mut Vec<Action>) {
        let stood_on = |number: &Number| self.herds.on(*number, colour) != 0;
        let named = Number::ALL.into_iter().filter(stood_on);
        actions.extend(named.map(|number| Action::Flee { number, colour }));
    }

    fn list_moves(&self, number: Number, colour: Colour, actions: &mut Vec<Action>) {
        for Flight { waiting, routes } in self.flights(number, colour) {
            for from in tiles(waiting).map(|tile| self.woods.place(tile)) {
                actions.extend(self.targets(routes).map(|to| Action::Move { from, to }));
            }
        }
    }

    /// A connected set can always be laid so that each next field touches an earlier one (take any
    /// walk through it), so demanding that step by step reaches exactly the connected sets (OR-40).
    fn list_prowling(&self, pack: &Pack, actions: &mut Vec<Action>) {
        let beside = pack
            .places()
            .iter()
            .flat_map(|&place| free_around(&self.woods, place))
            .fold(0, |set, field| set | 1 << field);
        self.list_fields(beside, Action::Predator, actions);
        actions.push(Action::Done);
    }
}
