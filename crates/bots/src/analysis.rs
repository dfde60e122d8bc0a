//! What to do here: the best actions with what they lead to.

use kernel::{Rng, Seat, Silent, Viewer};
use serde::{Deserialize, Serialize};

use crate::Budget;
use crate::insight::{Insight, Known, Shares};
use crate::reasons::{Reason, Step, main_effects, steps};
use crate::search::{Search, Weighed};
use crate::ways::{planned, way_on};

/// So many actions are told at most.
const MOST: usize = 5;

/// Another action than the planned one must be better by so many standard errors to come first: plans
/// are compared more closely than a few imagined games can tell.
const TRUST: f32 = 3.0;

/// What a seat may do, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Analysis {
    /// The seat to act.
    pub seat: Seat,
    /// What it may expect with the best action: its share of victory from 0 to 1; where all win
    /// together, the chance of winning.
    pub share: f32,
    /// The best actions, best first; never empty.
    pub candidates: Vec<Candidate>,
}

/// An action worth thinking of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Candidate {
    /// The action in canonical text.
    pub action: String,
    /// What the seat may expect with it, from 0 to 1.
    pub share: f32,
    /// What every seat may expect.
    pub shares: Vec<f32>,
    /// How many imagined games that is the mean of.
    pub visits: u32,
    /// What is expected to follow, chance's most frequent outcomes included.
    pub line: Vec<Step>,
    /// What it brings about, the most important first.
    pub effects: Vec<Reason>,
}

/// The best actions for the seat that is to act in `game`; `None` if none is.
///
/// Half of the budget searches all actions, the other half looks at each of the best on its own, so
/// that their expectations are equally well founded. Where turns are planned the plan comes first,
/// unless another action turns out clearly better; of all it is then judged what they lead to if the
/// turn goes on as planned. Only what the seat may know is looked at.
pub fn analyse<G: Known, R: Rng + ?Sized>(
    game: &G,
    budget: Budget,
    rng: &mut R,
) -> Option<Analysis> {
    let seat = game.to_act().seat()?;
    let mut imagined = game.clone();
    imagined.redeal(seat, rng);
    let mut search = Search::<G, G::Insight>::default();
    let mut ways = promising(&imagined, seat, budget.part(2), &mut search, rng);
    let each = budget.part(2 * ways.all.len() as u32);
    let mut weighed: Vec<_> =
        ways.all.drain(..).map(|way| search.weigh(&imagined, seat, &way, each, rng)).collect();
    let merit = |one: &Weighed<G::Action>| {
        let trust = if ways.plan == Some(one.finding.action) { TRUST * one.error } else { 0.0 };
        one.shares.of(seat) + trust
    };
    weighed.sort_by(|a, b| merit(b).total_cmp(&merit(a)));
    let candidates: Vec<_> = weighed.iter().map(|one| candidate(&imagined, seat, one)).collect();
    Some(Analysis { seat, share: candidates[0].share, candidates })
}

/// Ways to go on that are worth being weighed.
struct Ways<A> {
    /// Each begins with another action; never empty.
    all: Vec<Vec<A>>,
    /// The action that is planned, if one is.
    plan: Option<A>,
}

/// The plan, if there is one, and what a search tried most.
fn promising<G: Known, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    budget: Budget,
    search: &mut Search<G, G::Insight>,
    rng: &mut R,
) -> Ways<G::Action> {
    let Some(plan) = planned(game, seat, budget.part(2), rng) else {
        let findings = search.think(game, seat, budget, rng);
        let tried = findings.iter().take(MOST).filter(|finding| finding.visits > 0).count();
        let best = findings.iter().take(tried.max(1));
        return Ways { all: best.map(|finding| vec![finding.action]).collect(), plan: None };
    };
    let first = plan[0];
    let mut all = vec![plan];
    let findings = search.think(game, seat, budget.part(4), rng);
    let others = findings.iter().filter(|finding| finding.visits > 0 && finding.action != first);
    for other in others.take(MOST - 1) {
        let each = budget.part(4 * (MOST as u32 - 1));
        all.push(way_on(game, seat, other.action, each, rng));
    }
    Ways { all, plan: Some(first) }
}

fn candidate<G: Known>(game: &G, seat: Seat, weighed: &Weighed<G::Action>) -> Candidate {
    let line = whole_line(weighed);
    Candidate {
        action: line[0].to_string(),
        share: weighed.shares.of(seat),
        shares: by_seat(game, &weighed.shares),
        visits: weighed.finding.visits,
        line: steps(game, &line, Viewer::Seat(seat)).split_off(1),
        effects: main_effects(game, seat, &whole_turn(game, weighed)),
    }
}

/// The action and what is expected to follow.
pub(crate) fn whole_line<A: Copy>(weighed: &Weighed<A>) -> Vec<A> {
    let finding = &weighed.finding;
    std::iter::once(finding.action).chain(finding.line.iter().copied()).collect()
}

/// So many decisions end any turn.
const LONGEST_TURN: usize = 24;

/// The action and what is expected of its seat for the rest of its turn: the line as far as it goes,
/// then what looks best at first sight. So two actions are compared at the ends of their turns.
pub(crate) fn whole_turn<G: Known>(game: &G, weighed: &Weighed<G::Action>) -> Vec<G::Action> {
    let mut line = whole_line(weighed);
    let (actor, mut now, insight) = (game.to_act(), game.clone(), G::Insight::default());
    let (mut actions, mut priors, mut next) = (vec![], vec![], 0);
    while now.to_act() == actor && next < LONGEST_TURN {
        if next == line.len() {
            now.legal(&mut actions);
            insight.priors(&now, &actions, &mut priors);
            let best = (0..actions.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b]));
            line.push(actions[best.expect("a seat is to act")]);
        }
        if now.play(line[next], &mut Silent).is_err() {
            line.truncate(next);
            break;
        }
        next += 1;
    }
    line
}

/// One share a seat.
pub(crate) fn by_seat<G: Known>(game: &G, shares: &Shares) -> Vec<f32> {
    shares.0[..usize::from(game.seats())].to_vec()
}
