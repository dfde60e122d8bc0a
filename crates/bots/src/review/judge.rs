//! One decision, compared with the best.

use std::collections::BTreeSet;

use kernel::{Rng, Seat, Viewer};

use super::{Grade, ReviewedPly};
use crate::Budget;
use crate::analysis::{by_seat, whole_line, whole_turn};
use crate::insight::Known;
use crate::reasons::{Contrast, Reason, contrast, main_effects, only_a_feeling, steps};
use crate::search::{Search, Weighed};
use crate::ways::{planned, way_on};

/// Looks back on `played`, decision number `ply`, which the seat to act in `game` took; `None` if no
/// seat is to act there.
///
/// Half of the budget searches for the best action, or plans; then the best and the one played get a
/// quarter each for themselves. Lines and reasons hold nothing that a spectator may not know.
pub fn review<G: Known, R: Rng + ?Sized>(
    game: &G,
    ply: usize,
    played: G::Action,
    budget: Budget,
    rng: &mut R,
) -> Option<ReviewedPly> {
    let seat = game.to_act().seat()?;
    let mut imagined = game.clone();
    imagined.redeal(seat, rng);
    let mut search = Search::<G, G::Insight>::default();
    let best = match planned(&imagined, seat, budget.part(4), rng) {
        Some(plan) => Some(plan),
        None => {
            let findings = search.think(&imagined, seat, budget.part(2), rng);
            findings.first().map(|finding| vec![finding.action])
        }
    };
    let mut actions = vec![];
    imagined.legal(&mut actions);
    let forced = actions.len() == 1;
    let own = match &best {
        Some(best) if best[0] == played => best.clone(),
        _ => way_on(&imagined, seat, played, budget.part(4), rng),
    };
    let mut weigh = |way: &[G::Action]| search.weigh(&imagined, seat, way, budget.part(4), rng);
    let own = weigh(&own);
    let rival = best.filter(|best| best[0] != played);
    let rival =
        rival.map(|way| weigh(&way)).filter(|best| best.shares.of(seat) > own.shares.of(seat));
    Some(Judge { game: &imagined, seat, ply, forced }.judge(&own, rival.as_ref()))
}

/// What does not depend on the actions compared.
struct Judge<'a, G> {
    game: &'a G,
    seat: Seat,
    ply: usize,
    forced: bool,
}

impl<G: Known> Judge<'_, G> {
    /// `rival` is a better action, if there is one.
    fn judge(&self, own: &Weighed<G::Action>, rival: Option<&Weighed<G::Action>>) -> ReviewedPly {
        let (game, best) = (self.game, rival.unwrap_or(own));
        let (before, after) = (best.shares.of(self.seat), own.shares.of(self.seat));
        let loss = before - after;
        let error = rival.map_or(0.0, |rival| rival.error.hypot(own.error));
        let grade = if self.forced { Grade::Forced } else { Grade::of(loss, error, sides(game)) };
        let (why_best, why_played) = self.reasons(own, rival);
        ReviewedPly {
            ply: self.ply,
            seat: self.seat,
            action: own.finding.action.to_string(),
            grade,
            before,
            after,
            loss,
            error,
            shares_before: by_seat(game, &best.shares),
            shares_after: by_seat(game, &own.shares),
            best: best.finding.action.to_string(),
            best_line: self.follows(best),
            played_line: self.follows(own),
            why_best,
            why_played,
        }
    }

    fn follows(&self, weighed: &Weighed<G::Action>) -> Vec<crate::reasons::Step> {
        let mut line = steps(self.game, &whole_line(weighed), Viewer::Spectator);
        line.drain(..line.len().min(1));
        line
    }

    fn reasons(
        &self,
        own: &Weighed<G::Action>,
        rival: Option<&Weighed<G::Action>>,
    ) -> (Vec<Reason>, Vec<Reason>) {
        let played = whole_turn(self.game, own);
        let Some(rival) = rival else {
            return (vec![], main_effects(self.game, self.seat, &played));
        };
        let better = whole_turn(self.game, rival);
        let Contrast { better: mut why_best, worse } =
            contrast(self.game, self.seat, &better, &played);
        if why_best.is_empty() && worse.is_empty() {
            let (before, after) = (rival.shares.of(self.seat), own.shares.of(self.seat));
            why_best.push(only_a_feeling(before, after));
        }
        (why_best, worse)
    }
}

/// How many sides play against each other; 1 with a common goal.
fn sides<G: Known>(game: &G) -> u8 {
    Seat::all(game.seats()).map(|seat| game.team(seat)).collect::<BTreeSet<_>>().len() as u8
}
