//! One decision at random without a list of all: playouts draw and lay most of the time.

use forest::{Bag, Number};
use hex::Hex;
use kernel::{Rng, Scratch, below};

use crate::{Action, Feurio, Phase, Timing};

impl Feurio {
    /// What picking from the list would give with the same dice.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(
        &self,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        match self.phase {
            Phase::Opening | Phase::Drawing { .. } => Action::Draw(Some(one_of(&self.bag, rng))),
            Phase::Laying { hidden, .. } if hidden || !self.may_peek() => {
                Action::Lay(self.a_hottest_place(rng))
            }
            _ => {
                self.list_legal(&mut scratch.actions);
                scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
            }
        }
    }

    fn may_peek(&self) -> bool {
        self.rules.firebreak == Some(Timing::Peek)
    }

    fn a_hottest_place<R: Rng + ?Sized>(&self, rng: &mut R) -> Hex {
        let (hottest, heats) = (self.hottest(), self.forest.notes());
        let count = heats.iter().filter(|&&heat| heat == hottest).count();
        let nth = below(rng, count as u32) as usize;
        let mut those = (0..heats.len()).filter(|&rim| heats[rim] == hottest);
        self.forest.rim()[those.nth(nth).expect("as many as were counted")]
    }
}

/// A random one of the tiles nobody has seen.
pub(crate) fn one_of<R: Rng + ?Sized>(unseen: &Bag, rng: &mut R) -> Number {
    let mut ticket = below(rng, u32::from(unseen.unseen())) as u8;
    for number in Number::ALL {
        if ticket < unseen.count(number) {
            return number;
        }
        ticket -= unseen.count(number);
    }
    unreachable!("the ticket is below the number of unseen tiles");
}
