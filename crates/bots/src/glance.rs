//! Weights of what is done at a glance: which numbers let playouts end best.
//!
//! Playouts are so cheap that their weights need no gradient. Of a crowd of guesses round what is
//! known the best ones are kept, and the next crowd is drawn round these (the cross-entropy method).
//! All guesses of a crowd play the same games; in contests against what was known before the round.
//! In games whose turns are planned they play turns as they would be imagined, and where an evaluation is
//! looked for, whatever it likes best at once.

use std::collections::VecDeque;

use kernel::{Actor, Digest, Rng, Scratch, Seat, Silent};

use crate::insight::{Insight, Known, Tuned};
use crate::search::{Lore, SplitMix};
use crate::tune::{Fit, is_held};

/// Rounds, guesses a round, and those of them the next round is drawn round.
const ROUNDS: u32 = 30;
const CROWD: usize = 45;
const BEST: usize = 9;
/// How far the next round moves towards the best, and how far guesses lie apart at least.
const STRIDE: f32 = 0.7;
const CLOSEST: f32 = 0.005;
/// Where signs are kept, so much of a number is.
const KEPT: f32 = 0.1;
/// What before and after are measured by: so many times the games of a guess.
const CHECKED: u32 = 4;

/// How games are played while numbers are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As in playouts, or in turns that are imagined.
    Glance,
    /// Whatever leads to the position that is judged best at once: for numbers an evaluation is made of.
    Greedy,
}

/// What is looked for, and how.
#[derive(Clone, Copy, Debug)]
pub struct Climb<'a> {
    /// The numbers whose names begin with this may change,
    pub prefix: &'a str,
    /// but for these.
    pub held: &'a [String],
    /// How games are played.
    pub manner: Manner,
    /// Numbers keep their sign and at least a tenth of their size: what is known to be good stays so,
    /// however little these games tell of it.
    pub signs: bool,
    /// How far guesses lie apart at first: so much, and so much of the number itself.
    pub apart: f32,
    /// How many games a guess plays.
    pub games: u32,
    /// How many guesses play at the same time; the result is the same.
    pub threads: usize,
}

impl Climb<'_> {
    fn moves(&self, name: &str) -> bool {
        name.starts_with(self.prefix) && !self.held.iter().any(|held| is_held(name, held))
    }
}

/// The numbers with which a seat's share at the end of games played at a glance is greatest on average;
/// games begin with each of `firsts` in turn. `told` hears of each round. The result's `before` and
/// `after` are that share, in contests against the numbers of the program.
pub fn climb<G: Known, R: Rng + ?Sized>(
    firsts: &[G],
    how: Climb<'_>,
    rng: &mut R,
    mut told: impl FnMut(u32, u32),
) -> Fit {
    let start = G::Insight::default().weights();
    let mut crowd = Crowd::new::<G>(&start, &how);
    let apart = rng.next_u64();
    for round in 0..ROUNDS {
        told(round, ROUNDS);
        let seed = rng.next_u64();
        let guesses: Vec<Vec<f32>> = (0..CROWD).map(|_| crowd.guess(rng)).collect();
        let play =
            |guess: &Vec<f32>| share(guess, &crowd.middle, firsts, how.manner, how.games, seed);
        let mut judged: Vec<(f32, &Vec<f32>)> =
            at_once(&guesses, how.threads, play).into_iter().zip(&guesses).collect();
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        crowd.gather(&judged[..BEST]);
    }
    let checked = how.games.saturating_mul(CHECKED);
    let check =
        |weights: &Vec<f32>| f64::from(share(weights, &start, firsts, how.manner, checked, apart));
    let both = at_once(&[start.clone(), crowd.middle.clone()], how.threads, check);
    Fit { before: both[0], after: both[1], weights: crowd.middle }
}

/// What `work` makes of each of `things`, some of them at the same time.
fn at_once<T: Sync, W: Send>(
    things: &[T],
    threads: usize,
    work: impl Fn(&T) -> W + Sync,
) -> Vec<W> {
    if threads <= 1 {
        return things.iter().map(work).collect();
    }
    let work = &work;
    std::thread::scope(|scope| {
        let some = things.chunks(things.len().div_ceil(threads));
        let workers: Vec<_> = some
            .map(|some| scope.spawn(move || some.iter().map(work).collect::<Vec<_>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    })
}

/// Where guesses come from: a bell round each number that may change.
struct Crowd {
    /// For each number, what it has to keep of its size and sign.
    least: Vec<f32>,
    middle: Vec<f32>,
    /// How far guesses lie apart; 0 for numbers that stay as they are.
    apart: Vec<f32>,
}

impl Crowd {
    fn new<G: Known>(start: &[f32], how: &Climb<'_>) -> Self {
        let names = G::Insight::names();
        let apart = names.iter().zip(start).map(|(name, weight)| {
            if how.moves(name) { how.apart * (1.0 + weight.abs()) } else { 0.0 }
        });
        let part = if how.signs { KEPT } else { 0.0 };
        let least = start.iter().map(|weight| part * weight).collect();
        Self { least, middle: start.to_vec(), apart: apart.collect() }
    }

    fn guess<R: Rng + ?Sized>(&self, rng: &mut R) -> Vec<f32> {
        let numbers = self.middle.iter().zip(&self.apart).zip(&self.least);
        let guess = |((&middle, &apart), &least): ((&f32, &f32), &f32)| {
            let guess = if apart > 0.0 { middle + apart * bell(rng) } else { middle };
            if least > 0.0 {
                guess.max(least)
            } else if least < 0.0 {
                guess.min(least)
            } else {
                guess
            }
        };
        numbers.map(guess).collect()
    }

    fn gather(&mut self, best: &[(f32, &Vec<f32>)]) {
        let count = best.len() as f32;
        let numbers = self.middle.iter_mut().zip(&mut self.apart).enumerate();
        for (index, (middle, apart)) in numbers.filter(|(_, (_, apart))| **apart > 0.0) {
            let mean = best.iter().map(|(_, guess)| guess[index]).sum::<f32>() / count;
            let squares = best.iter().map(|(_, guess)| (guess[index] - mean).powi(2));
            let spread = (squares.sum::<f32>() / count).sqrt();
            *middle += STRIDE * (mean - *middle);
            *apart = CLOSEST + *apart + STRIDE * (spread - *apart);
        }
    }
}

/// A number about 0, most between -1 and 1: nearly Gauss's bell.
fn bell<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    let draw = |_| (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32;
    (0..12).map(draw).sum::<f32>() - 6.0
}

/// A seat's mean share at the end of games in which its team has these weights and others have the
/// rivals'; each seat has its turn.
fn share<G: Known>(
    weights: &[f32],
    rivals: &[f32],
    firsts: &[G],
    manner: Manner,
    games: u32,
    seed: u64,
) -> f32 {
    let [own, rivals] = [weights, rivals].map(G::Insight::with_weights);
    let mut sum = 0.0;
    for number in 0..games {
        let first = &firsts[number as usize % firsts.len()];
        let round = number / firsts.len() as u32;
        let seat = Seat((round % u32::from(first.seats())) as u8);
        let mut rng = SplitMix::new(Digest::default().number(seed).number(number.into()).finish());
        let end = play(first, seat, [&own, &rivals], manner, &mut rng);
        sum += own.at_end(&end).map_or(0.0, |shares| shares.of(seat));
    }
    sum / games.max(1) as f32
}

/// The end of a game: `seat` and its team play by the first of the insights.
fn play<G: Known>(
    first: &G,
    seat: Seat,
    insights: [&G::Insight; 2],
    manner: Manner,
    rng: &mut SplitMix,
) -> G {
    let (mut scratch, lore) = (Scratch::default(), Lore::default());
    let mut game = first.clone();
    let mut plan = VecDeque::new();
    while game.to_act() != Actor::Nobody {
        let is_own = |actor| game.team(actor) == game.team(seat);
        let insight = insights[usize::from(!game.to_act().seat().is_none_or(is_own))];
        if let (Actor::Seat(actor), true) = (game.to_act(), plan.is_empty()) {
            match manner {
                Manner::Glance => plan.extend(insight.plan_at_a_glance(&game).unwrap_or_default()),
                Manner::Greedy => plan.extend(greediest(&game, actor, insight, &mut scratch)),
            }
        }
        let action = match plan.pop_front() {
            Some(planned) => planned,
            None => insight.playout_action(&game, &lore, &mut scratch, rng),
        };
        game.play_unchecked(action, &mut Silent);
    }
    game
}

/// The action after which `seat`'s share is judged greatest.
fn greediest<G: Known>(
    game: &G,
    seat: Seat,
    insight: &G::Insight,
    scratch: &mut Scratch<G::Action>,
) -> Option<G::Action> {
    game.legal(&mut scratch.actions);
    let judged = scratch.actions.iter().map(|&action| {
        let mut after = game.clone();
        after.play_unchecked(action, &mut Silent);
        let shares = insight.at_end(&after).unwrap_or_else(|| insight.evaluate(&after));
        (shares.of(seat), action)
    });
    judged.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Setup};
    use flash_point::FlashPoint;
    use kernel::Game;
    use vulkan::Vulkan;

    #[test]
    fn only_what_is_named_moves_and_the_same_seed_gives_the_same() {
        let alone = Feurio::new(&Setup { players: 1, ..Setup::default() }).unwrap();
        let held = ["alone.lay.closes_room".to_owned()];
        let climb = |threads| {
            let how = Climb {
                prefix: "alone.lay",
                held: &held,
                manner: Manner::Glance,
                signs: false,
                apart: 0.3,
                games: 2,
                threads,
            };
            climb(&[alone], how, &mut SplitMix::new(5), |_, _| {})
        };
        let (fit, start) = (climb(1), <Feurio as Known>::Insight::default().weights());
        assert_eq!(fit, climb(3));
        let names = <Feurio as Known>::Insight::names();
        for (name, (new, old)) in names.iter().zip(fit.weights.iter().zip(&start)) {
            let moves = name.starts_with("alone.lay") && *name != held[0];
            assert_eq!(new.to_bits() == old.to_bits(), !moves, "{name}");
        }
    }

    /// The numbers of a program, with those changed that are named.
    fn changed<G: Known>(named: impl Fn(&str) -> bool, change: impl Fn(f32) -> f32) -> Vec<f32> {
        let (names, weights) = (G::Insight::names(), G::Insight::default().weights());
        let change =
            |(name, weight): (&String, f32)| if named(name) { change(weight) } else { weight };
        names.iter().zip(weights).map(change).collect()
    }

    #[test]
    fn signs_are_kept_if_asked_for() {
        let names = <Feurio as Known>::Insight::names();
        let start = <Feurio as Known>::Insight::default().weights();
        let crosses = |signs| {
            let how = Climb {
                prefix: "alone",
                held: &[],
                manner: Manner::Glance,
                signs,
                apart: 3.0,
                games: 1,
                threads: 1,
            };
            let guess = Crowd::new::<Feurio>(&start, &how).guess(&mut SplitMix::new(3));
            let both = names.iter().zip(guess.iter().zip(&start));
            both.filter(|(_, (new, old))| *new * *old < 0.0).count()
        };
        assert!(crosses(false) > 0);
        assert_eq!(crosses(true), 0);
    }

    /// In a contest a guess meets what was known before, so better play shows.
    #[test]
    fn contests_are_played_against_the_old_weights() {
        let two = [Feurio::new(&Setup { players: 2, ..Setup::default() }).unwrap()];
        let weights = <Feurio as Known>::Insight::default().weights();
        let dull = changed::<Feurio>(|name| name.starts_with("two.glance"), |_| 0.0);
        assert!(share(&weights, &dull, &two, Manner::Glance, 400, 1) > 0.6);
        assert!(share(&dull, &weights, &two, Manner::Glance, 400, 1) < 0.4);
        assert!((share(&weights, &weights, &two, Manner::Glance, 400, 1) - 0.5).abs() < 0.1);
    }

    #[test]
    fn who_is_greedy_plays_by_the_evaluation() {
        let setup = serde_json::json!({"edition": "vulkan", "players": 2});
        let setup: vulkan::Setup = serde_json::from_value(setup).unwrap();
        let two = [Vulkan::new(&setup).unwrap()];
        let weights = <Vulkan as Known>::Insight::default().weights();
        let dull = changed::<Vulkan>(|name| !name.contains("lead_at"), |_| 0.0);
        assert!(share(&weights, &dull, &two, Manner::Greedy, 60, 1) > 0.6);
        assert!(share(&dull, &weights, &two, Manner::Greedy, 60, 1) < 0.4);
    }

    /// Who likes fire does not get far.
    #[test]
    fn turns_that_are_planned_are_imagined() {
        let house = [FlashPoint::new(&flash_point::Setup::default()).unwrap()];
        let weights = <FlashPoint as Known>::Insight::default().weights();
        let mad = changed::<FlashPoint>(|name| name.starts_with("fires"), |weight| -weight);
        let share = |weights| share(weights, weights, &house, Manner::Glance, 8, 1);
        assert!(share(&weights) > share(&mad) + 0.2);
    }
}
