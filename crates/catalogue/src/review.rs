//! Whole games, looked back on.

use bots::{Budget, Review};
use kernel::Digest;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::AnyTable;

/// The source of chance for decision number `ply` of a review: decisions can be reviewed in any order
/// and on any thread with the same result.
pub fn review_rng(seed: u64, ply: usize) -> SmallRng {
    SmallRng::seed_from_u64(Digest::default().number(seed).number(ply as u64).finish())
}

/// Reviews every decision of a game, finished or not, with `budget` for each. Before each, `goes_on` is
/// told how many are done of how many; if it says no, there is no review.
pub fn review(
    table: &dyn AnyTable,
    budget: Budget,
    seed: u64,
    mut goes_on: impl FnMut(usize, usize) -> bool,
) -> Option<Review> {
    let mut plies = vec![];
    for ply in 0..table.plies() {
        if !goes_on(ply, table.plies()) {
            return None;
        }
        plies.extend(table.review_ply(ply, budget, &mut review_rng(seed, ply)));
    }
    Some(Review::of(plies, table.seats().len() as u8))
}
