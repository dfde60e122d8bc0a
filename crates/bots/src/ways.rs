//! How a seat would go on from here, for whoever compares its actions.

use kernel::{Rng, Seat, Silent};

use crate::Budget;
use crate::insight::{Insight, Known};

/// What `seat` plans to do, which is to act; `None` where nothing is planned but searched.
pub(crate) fn planned<G: Known, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    budget: Budget,
    rng: &mut R,
) -> Option<Vec<G::Action>> {
    G::Insight::default().plan(game, seat, budget, rng).filter(|plan| !plan.is_empty())
}

/// An action of `seat`, and what its team plans to do after it: an action is worth what it is worth to
/// somebody who goes on well.
pub(crate) fn way_on<G: Known, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    action: G::Action,
    budget: Budget,
    rng: &mut R,
) -> Vec<G::Action> {
    let mut after = game.clone();
    after.play_unchecked(action, &mut Silent);
    let next = after.to_act().seat().filter(|&next| game.team(next) == game.team(seat));
    let plan = next.and_then(|next| planned(&after, next, budget, rng));
    std::iter::once(action).chain(plan.into_iter().flatten()).collect()
}
