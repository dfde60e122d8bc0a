//! What one story has that another lacks.

use kernel::{Actor, Seat};

use super::{Effect, Reason, Story, Talk};

/// More reasons than this nobody reads.
const MOST: usize = 3;

/// A difference of worth that is none.
const SAME: f32 = 0.05;

/// What a line brings about that begins in `game`: in the turn, and in the next seat's answer if no
/// chance comes before it and it plays against us.
fn deeds<G: Talk>(turn: &Story<G>, rest: &[G::Action], seat: Seat) -> Vec<Effect> {
    let mut effects = G::effects(turn, seat);
    if let Actor::Seat(next) = turn.after.to_act()
        && turn.after.team(next) != turn.after.team(seat)
        && let Some((answer, _)) = Story::tell(&turn.after, rest)
    {
        let step = answer.first_step();
        effects.extend(
            G::effects(&answer, seat)
                .into_iter()
                .map(|effect| Effect { reason: effect.reason.answering(step.clone()), ..effect }),
        );
    }
    effects
}

/// All effects of a line, with how things stand after the turn.
fn effects_of<G: Talk>(game: &G, seat: Seat, line: &[G::Action]) -> Vec<Effect> {
    let Some((turn, rest)) = Story::tell(game, line) else { return vec![] };
    let mut effects = deeds(&turn, rest, seat);
    effects.extend(Talk::outlook(&turn.after, &turn, seat));
    effects
}

/// What a line brings about, good or bad: what matters most first. How things stand afterwards is told
/// as far as it has changed.
pub(crate) fn main_effects<G: Talk>(game: &G, seat: Seat, line: &[G::Action]) -> Vec<Reason> {
    let Some((turn, rest)) = Story::tell(game, line) else { return vec![] };
    let mut effects = deeds(&turn, rest, seat);
    let before = Talk::outlook(&turn.before, &turn, seat);
    effects.extend(Talk::outlook(&turn.after, &turn, seat).into_iter().map(|now| {
        let old = before.iter().find(|old| old.is_about_the_same_as(&now));
        let change = now.worth - old.map_or(0.0, |old| old.worth);
        Effect { worth: change, ..now }
    }));
    effects.retain(|effect| effect.worth.abs() > SAME);
    effects.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    effects.into_iter().take(MOST).map(|effect| effect.reason).collect()
}

/// Why one line is better than another: what is said of the better one, and of the other.
pub(crate) struct Contrast {
    pub(crate) better: Vec<Reason>,
    pub(crate) worse: Vec<Reason>,
}

/// Compares two lines of `seat` that begin in `game`.
pub(crate) fn contrast<G: Talk>(
    game: &G,
    seat: Seat,
    better: &[G::Action],
    worse: &[G::Action],
) -> Contrast {
    let better = effects_of(game, seat, better);
    let mut worse: Vec<Option<Effect>> =
        effects_of(game, seat, worse).into_iter().map(Some).collect();
    let mut pairs: Vec<(f32, Option<Effect>, Option<Effect>)> = vec![];
    for good in better {
        let twin = worse
            .iter_mut()
            .find(|bad| bad.as_ref().is_some_and(|bad| bad.is_about_the_same_as(&good)));
        let bad = twin.and_then(Option::take);
        let gap = good.worth - bad.as_ref().map_or(0.0, |bad| bad.worth);
        pairs.push((gap, Some(good), bad));
    }
    pairs.extend(worse.into_iter().flatten().map(|bad| (-bad.worth, None, Some(bad))));
    pairs.retain(|pair| pair.0 > SAME);
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut contrast = Contrast { better: vec![], worse: vec![] };
    for (_, good, bad) in pairs.into_iter().take(MOST) {
        contrast.better.extend(good.map(|effect| effect.reason));
        contrast.worse.extend(bad.map(|effect| effect.reason));
    }
    contrast
}

/// What can be said when nothing particular is found: how the expectation differs.
pub(crate) fn only_a_feeling(before: f32, after: f32) -> Reason {
    let (before, after) = (per_cent(before), per_cent(after));
    Reason::new(
        "general.expectation",
        format!("From here it leads to {before} % rather than {after} % on average"),
        format!("Von hier führt es im Mittel zu {before} % statt {after} %"),
    )
    .number("better", before)
    .number("played", after)
}

/// A share in whole per cent.
pub(crate) fn per_cent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
