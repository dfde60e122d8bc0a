//! What only one seat knows: the numbers of its firebreaks (FE-40).

use forest::Number;
use kernel::{Rng, Seat, Viewer};

use crate::sample::one_of;
use crate::{Action, Feurio, Phase};

impl Feurio {
    pub(crate) fn blank(&self, action: Action, viewer: Viewer) -> Action {
        match action {
            Action::Draw(_) if self.draws_privately() && !viewer.knows(self.turn) => {
                Action::Draw(None)
            }
            other => other,
        }
    }

    /// Whether a tile its seat alone has looked at is turned up.
    pub(crate) fn turns_up(&self, action: Action) -> bool {
        let open = matches!(self.phase, Phase::Laying { hidden: false, .. });
        open && self.draws_privately() && matches!(action, Action::Lay(_))
    }

    /// A number for a tile drawn in secret: any that nobody will be seen to draw later. There is none
    /// for a tile that is turned up at once: its number is known.
    pub(crate) fn guess<R: Rng + ?Sized>(
        &self,
        action: Action,
        later: &[Action],
        rng: &mut R,
    ) -> Action {
        let secret = Phase::Drawing { hidden: true } == self.phase
            || !matches!(later.first(), Some(Action::Lay(_)));
        if action != Action::Draw(None) || !self.draws_privately() || !secret {
            return action;
        }
        let mut unseen = self.bag;
        for &drawn in later {
            match drawn {
                Action::Draw(Some(number)) if unseen.count(number) > 0 => unseen.remove(number),
                _ => {}
            }
        }
        if unseen.unseen() == 0 { action } else { Action::Draw(Some(take_one(&mut unseen, rng))) }
    }

    /// The numbers `viewer` does not know although they are out of the bag.
    pub(crate) fn unknown_to(&self, viewer: Viewer) -> impl Iterator<Item = Number> + '_ {
        let laid = self.secrets[..self.forest.len()]
            .iter()
            .filter(move |secret| !secret.number.is_face_down() && !viewer.knows(secret.seat))
            .map(|secret| secret.number);
        laid.chain(self.number_in_hand().filter(move |_| !viewer.knows(self.turn)))
    }

    /// The tile the seat to act is looking at alone.
    fn number_in_hand(&self) -> Option<Number> {
        match self.phase {
            Phase::Laying { number, .. } if self.draws_privately() => Some(number),
            _ => None,
        }
    }

    /// Shuffles what `seat` doesn't know with the tiles nobody has seen, and deals it anew.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let viewer = Viewer::Seat(seat);
        let mut unseen = self.bag;
        for number in self.unknown_to(viewer) {
            unseen = unseen.with_unseen(number);
        }
        for tile in 0..self.forest.len() {
            let secret = self.secrets[tile];
            if !secret.number.is_face_down() && secret.seat != seat {
                self.secrets[tile].number = take_one(&mut unseen, rng);
            }
        }
        if self.number_in_hand().is_some() && self.turn != seat {
            let dealt = take_one(&mut unseen, rng);
            if let Phase::Laying { number, .. } = &mut self.phase {
                *number = dealt;
            }
        }
        self.bag = unseen;
    }
}

/// Takes a random tile out of `unseen`, leaving alone how many are still to be drawn.
fn take_one<R: Rng + ?Sized>(unseen: &mut forest::Bag, rng: &mut R) -> Number {
    let number = one_of(unseen, rng);
    unseen.remove(number);
    number
}
