//! Evaluations from self-play: a net that foretells what searches and games come to.
//!
//! Bots play against themselves with short searches. Of many positions it is kept what the net is
//! shown there and what is to be foretold: what the search found there and those after it, the nearer
//! the more, and in the end who won. The net adds to what the weights of the evaluation say, so it
//! begins where they are. The games of the next round are played with it. Every eighth game is kept
//! apart: what the lessons are worth is measured there.

use kernel::{Actor, Game, MAX_SEATS, Rng, Scratch, Silent, below};

use crate::Budget;
use crate::insight::{Insight, Shares};
use crate::net::{Net, Teacher};
use crate::search::{Finding, Search};

/// What a net is shown of a position.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// As many numbers for each seat as the net has inputs.
    pub seen: Vec<f32>,
    /// What the net's answer about each seat is added to: one more makes winning e times as likely.
    pub given: [f32; MAX_SEATS],
}

/// An insight that asks a net what a position is worth.
pub trait Learned<G: Game>: Insight<G> + Copy {
    /// How many things the net is shown for each seat.
    const INPUTS: usize;

    /// Of so many decisions one is kept as a lesson.
    const KEPT: u32;

    /// The same insight with this net, or none, for games with as many players as `game`.
    fn with_net(game: &G, net: Option<&'static Net>) -> Self;

    /// Looks at a position; `false` where no net is asked.
    fn look(&self, game: &G, look: &mut Look) -> bool;
}

/// How a net is made.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How long each decision is searched.
    pub budget: Budget,
    /// How many games a round.
    pub games: u32,
    /// How many rounds, each played with the net of the one before.
    pub rounds: u32,
}

/// What came of a course.
#[derive(Clone, Debug, PartialEq)]
pub struct Learnt {
    /// The net.
    pub net: Net,
    /// How many positions the last round taught.
    pub lessons: usize,
    /// The mean surprise, in nats, at what games kept apart came to: without any net and with this one.
    pub before: f64,
    /// See `before`.
    pub after: f64,
}

/// A position and what is to be foretold.
#[derive(Clone, Debug)]
pub struct Lesson {
    look: Look,
    target: Shares,
    /// Who won in the end.
    came_to: Shares,
}

/// How wide the net's inner layer is.
const WIDTH: usize = 32;
/// Of so many decisions one is made at random, one by lot among what the search tried: bots that never
/// err never show what an error costs.
const ERRORS: u32 = 25;
const WHIMS: u32 = 4;
/// How much what comes later counts against what a search finds at once.
const LATER: f32 = 0.6;
/// Of the games, one in so many is kept apart.
const APART: u32 = 8;
/// How often each lesson is gone through, how many before each step, how far steps go at first, and how
/// fast numbers shrink.
const TIMES: u32 = 10;
const BATCH: usize = 256;
const RATE: f32 = 0.002;
const DECAY: f32 = 0.001;

/// Teaches a net for games from each of `starts` in turn; `told` hears how far it is, from 0 to 1. `None`
/// if no net is asked there, or if they differ in their number of seats.
pub fn learn<G: Game, I: Learned<G>, R: Rng + ?Sized>(
    starts: &[G],
    course: Course,
    rng: &mut R,
    told: &mut dyn FnMut(f64),
) -> Option<Learnt> {
    let seats = starts.first()?.seats();
    if starts.iter().any(|start| start.seats() != seats) {
        return None;
    }
    let mut net = Net::new(&[I::INPUTS, WIDTH], rng);
    let mut insight = I::with_net(&starts[0], None);
    let (mut past, mut lessons, mut before, mut after) = (vec![], 0, 0.0, 0.0);
    for round in 0..course.rounds {
        let (mut seen, mut apart) = (vec![], vec![]);
        for (number, start) in (0..course.games).zip(starts.iter().cycle()) {
            let fresh = play(start, insight, course.budget, rng);
            // Those that follow each other begin differently: some of each start are kept apart.
            let turn = number / starts.len() as u32;
            let side = if turn.is_multiple_of(APART) { &mut apart } else { &mut seen };
            side.extend(fresh);
            // Where no net has been asked in the first games none ever will be.
            if number == APART && seen.is_empty() && apart.is_empty() {
                return None;
            }
            let games = f64::from(round * course.games + number + 1);
            told(games / f64::from(course.rounds * course.games));
        }
        lessons = seen.len();
        if seen.is_empty() || apart.is_empty() {
            return None;
        }
        seen.append(&mut past);
        net = teach(net, &seen, usize::from(seats), rng);
        (before, after) = (surprise(&apart, None, seats), surprise(&apart, Some(&net), seats));
        seen.truncate(lessons);
        past = seen;
        // A few nets a course: they may stay until the program ends.
        insight = I::with_net(&starts[0], Some(Box::leak(Box::new(net.clone()))));
    }
    Some(Learnt { net, lessons, before, after })
}

/// A decision: the lesson, if it is kept, what the search found, and whether its choice was taken.
struct Step {
    lesson: Option<Look>,
    found: Shares,
    taken: bool,
}

/// Plays a game from `start` by short searches on every seat and keeps some of its positions.
pub fn play<G: Game, I: Learned<G>, R: Rng + ?Sized>(
    start: &G,
    insight: I,
    budget: Budget,
    rng: &mut R,
) -> Vec<Lesson> {
    let mut game = start.clone();
    let mut search = Search::with(insight);
    let (mut steps, mut scratch, mut look) = (vec![], Scratch::default(), Look::default());
    loop {
        let action = match game.to_act() {
            Actor::Nobody => break,
            Actor::Chance => game.sample(&mut scratch, rng),
            Actor::Seat(seat) => {
                let findings = search.think(&game, seat, budget, rng);
                if let [only] = &findings[..] {
                    only.action
                } else {
                    let kept = below(rng, I::KEPT) == 0 && insight.look(&game, &mut look);
                    let (action, taken) = choose(&game, &findings, &mut scratch, rng);
                    let lesson = kept.then(|| look.clone());
                    steps.push(Step { lesson, found: search.mean(), taken });
                    action
                }
            }
        };
        game.play_unchecked(action, &mut Silent);
    }
    let came_to = Shares::at_end(&game).expect("the game is over");
    lessons(steps, came_to)
}

/// What to do, and whether it is what the search liked best.
fn choose<G: Game, R: Rng + ?Sized>(
    game: &G,
    findings: &[Finding<G::Action>],
    scratch: &mut Scratch<G::Action>,
    rng: &mut R,
) -> (G::Action, bool) {
    if below(rng, ERRORS) == 0 {
        return (game.sample(scratch, rng), false);
    }
    let mut index = 0;
    if below(rng, WHIMS) == 0 {
        let trials: u32 = findings.iter().map(|finding| finding.visits).sum();
        let mut lot = below(rng, trials.max(1));
        while lot >= findings[index].visits && index + 1 < findings.len() {
            lot -= findings[index].visits;
            index += 1;
        }
    }
    (findings[index].action, index == 0)
}

/// Backwards through a game. What came after a choice the search would not have made tells nothing
/// about what was before.
fn lessons(steps: Vec<Step>, came_to: Shares) -> Vec<Lesson> {
    let (mut later, mut lessons) = (came_to, vec![]);
    for Step { lesson, found, taken } in steps.into_iter().rev() {
        later = if taken { found.towards(&later, LATER) } else { found };
        lessons.extend(lesson.map(|look| Lesson { look, target: later, came_to }));
    }
    lessons
}

/// What a net, or none, makes of a look at so many seats.
fn foretell(look: &Look, net: Option<&Net>, seats: usize) -> Shares {
    let mut merit = look.given;
    if let Some(net) = net {
        let shown = look.seen.chunks_exact(net.inputs());
        merit.iter_mut().zip(shown).for_each(|(merit, seen)| *merit += net.answer(seen));
    }
    Shares::from_merit(&merit[..seats], 1.0)
}

/// The mean surprise, in nats, at who won games of so many seats.
pub fn surprise(lessons: &[Lesson], net: Option<&Net>, seats: u8) -> f64 {
    let of = |lesson: &Lesson| -> f64 {
        let shares = foretell(&lesson.look, net, usize::from(seats));
        let nats = |(share, won): (&f32, &f32)| -f64::from(*won) * f64::from(share.max(1e-5)).ln();
        shares.0.iter().zip(&lesson.came_to.0).map(nats).sum()
    };
    lessons.iter().map(of).sum::<f64>() / lessons.len().max(1) as f64
}

fn teach<R: Rng + ?Sized>(net: Net, lessons: &[Lesson], seats: usize, rng: &mut R) -> Net {
    let mut teacher = Teacher::new(net);
    let steps = TIMES * (lessons.len() / BATCH) as u32;
    for step in 0..steps {
        for _ in 0..BATCH {
            let Lesson { look, target, .. } = &lessons[below(rng, lessons.len() as u32) as usize];
            let shares = foretell(look, Some(teacher.net()), seats);
            let inputs = teacher.net().inputs();
            for (seat, seen) in look.seen.chunks_exact(inputs).enumerate() {
                teacher.add(seen, |_| shares.0[seat] - target.0[seat]);
            }
        }
        teacher.step(RATE * (steps - step) as f32 / steps as f32, DECAY);
    }
    teacher.net().clone()
}
