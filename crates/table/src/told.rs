//! A game as one viewer was told it, and a table made of that.

use kernel::{Actor, Game, Rng, Silent, Viewer};

use crate::{Table, TableError};

impl<G: Game> Table<G> {
    /// Every decision so far as `viewer` may know it by now: what was private when it happened and
    /// shown since is whole.
    pub fn known(&self, viewer: Viewer) -> Vec<(Actor, G::Action)> {
        let mut state = self.state_at(0);
        let mut known: Vec<(Actor, G::Action)> = vec![];
        for (ply, entry) in self.log().iter().enumerate() {
            if state.reveals(entry.action)
                && let Some(shown) = known.last_mut()
            {
                shown.1 = self.log()[ply - 1].action;
            }
            known.push((entry.actor, entry.action_for(viewer)));
            state.play_unchecked(entry.action, &mut Silent);
        }
        known
    }

    /// Plays on as somebody was told it; what they could not know is made up so that it fits. If a
    /// decision is refused: which, counted from 0, and why. Those before it stand.
    pub fn play_told<R: Rng + ?Sized>(
        &mut self,
        told: &[(Actor, G::Action)],
        rng: &mut R,
    ) -> Result<(), (usize, TableError)> {
        let actions: Vec<G::Action> = told.iter().map(|&(_, action)| action).collect();
        for (ply, &(actor, action)) in told.iter().enumerate() {
            let whole = self.state().fill_in(action, &actions[ply + 1..], rng);
            self.act(actor, whole).map_err(|error| (ply, error))?;
        }
        Ok(())
    }
}
