//! Everything that may be done.

use forest::{Arrangement, Colour};
use hex::Hex;
use kernel::Odds;

use crate::{Action, Feurio, Phase, Timing};

impl Feurio {
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Opening | Phase::Drawing { .. } => self.list_draws(actions),
            Phase::Arranging => {
                Arrangement::each_of(self.opening(), |a| actions.push(Action::Arrange(a)));
            }
            Phase::Committing => {
                actions.push(Action::Open);
                self.each_price(|price| actions.push(Action::Firebreak(price)));
            }
            Phase::Laying { hidden, .. } => self.list_places(hidden, actions),
            Phase::Deploying => self.list_deployments(actions),
            Phase::Over(_) => {}
        }
    }

    pub(crate) fn list_chance(&self, odds: &mut Odds<Action>) {
        match self.phase {
            Phase::Opening | Phase::Drawing { .. } => {
                self.bag.odds(odds, |number| Action::Draw(Some(number)));
            }
            _ => odds.clear(),
        }
    }

    fn list_draws(&self, actions: &mut Vec<Action>) {
        let drawable = forest::Number::ALL.into_iter().filter(|&n| self.bag.count(n) > 0);
        actions.extend(drawable.map(|number| Action::Draw(Some(number))));
    }

    /// The hottest places (FE-21).
    #[inline]
    fn list_places(&self, hidden: bool, actions: &mut Vec<Action>) {
        let hottest = self.hottest();
        let peeked = !hidden && self.rules.firebreak == Some(Timing::Peek);
        for (&place, &heat) in self.forest.rim().iter().zip(self.forest.notes()) {
            if heat != hottest {
                continue;
            }
            actions.push(Action::Lay(place));
            if peeked {
                self.each_price(|price| actions.push(Action::Hide(place, price)));
            }
        }
    }

    /// Every way to pay for a firebreak: nothing in Wildfire!, one own man in Feurio! (FE-40).
    fn each_price(&self, mut each: impl FnMut(Option<Colour>)) {
        if !self.rules.firebreak_costs {
            return each(None);
        }
        for colour in self.rules.seating.colours(self.turn) {
            if self.supplies.of(self.turn, colour) > 0 {
                each(Some(colour));
            }
        }
    }

    #[inline]
    fn list_deployments(&self, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        for colour in Colour::ALL {
            let left = self.supplies.of(self.turn, colour);
            if left == 0 {
                continue;
            }
            for tile in 0..self.forest.len() {
                let most = self.room(tile).min(left);
                if most > 0 {
                    push_counts(actions, colour, most, self.forest.place(tile));
                }
            }
        }
    }
}

#[inline]
fn push_counts(actions: &mut Vec<Action>, colour: Colour, most: u8, place: Hex) {
    for count in 1..=most {
        actions.push(Action::Deploy { colour, count, place });
    }
}
