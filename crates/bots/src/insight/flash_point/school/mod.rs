//! Where the net of the experienced game is taught: it plays, and learns from what it comes to know.
//!
//! A turn's end learns what the fire leaves of it on average, a turn's beginning the best end found, a
//! position within the turn the best end behind it (`game`). So everything is judged by what comes next,
//! as the net itself judges that, corrected by what the game came to know later (TD). Who only learnt how
//! games ended would take what goes with good games for what makes them good (`docs/strength-tried.md`).

mod game;

use flash_point::FlashPoint;
use kernel::{Rng, below};

use super::FlashPointInsight;
use super::judge::{Judge, chance};
use super::sight::SEEN;
use super::weights::Weights;
use crate::net::{Net, Teacher};
use game::play;

/// How a net is taught.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many rounds of games; the net learns after each.
    pub rounds: u32,
    /// How many games a round.
    pub games: u32,
    /// Positions gone on from in a turn, for each number of points left.
    pub width: usize,
    /// Ends of each turn that are followed through the fire.
    pub ends: usize,
    /// With how many of its 48 rolls.
    pub rolls: u32,
    /// How far steps of the first round go; those of the last go a tenth of it.
    pub rate: f32,
}

/// How a round went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// Its games.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// What was learnt from them.
    pub lessons: u32,
    /// The mean surprise of the net at these lessons before it learnt them, in nats, over and above how
    /// unsure they are themselves.
    pub surprise: f64,
}

/// A position of the experienced game and what is to be said of it.
#[derive(Clone, Debug)]
struct Lesson {
    seen: Vec<f32>,
    /// What the net's answer is added to.
    given: f32,
    /// How likely a victory is.
    target: f32,
}

/// Lessons of so many rounds are kept and gone over again, each as often as this in the end.
const KEPT: usize = 8;
const TIMES: usize = 2;
/// So many lessons make a step.
const BATCH: usize = 128;
/// How far the net that plays follows the one that learns, a round: what one round taught may be luck.
const FOLLOWS: f32 = 0.1;
/// The last step goes this part as far as the first.
const LAST_RATE: f32 = 0.1;

/// A net that adds nothing yet to the sum of weights; `width` units.
pub fn blank<R: Rng + ?Sized>(width: usize, rng: &mut R) -> Net {
    Net::new(&[SEEN, width], rng)
}

/// The net of the program, with at least so many units.
pub fn present<R: Rng + ?Sized>(width: usize, rng: &mut R) -> Net {
    let net = super::judge::own_net();
    net.widened(SEEN, width.max(net.width()), rng)
}

/// Teaches a net by games from each of `starts` in turn; `told` hears how each round went and the net
/// after it.
pub fn teach<R: Rng + ?Sized>(
    net: Net,
    starts: &[FlashPoint],
    course: Course,
    rng: &mut R,
    mut told: impl FnMut(Round, &Net),
) -> Net {
    let weights: Weights = FlashPointInsight::default().weights;
    let (mut player, mut teacher) = (net.clone(), Teacher::new(net));
    let mut kept: Vec<Vec<Lesson>> = vec![];
    let mut next = starts.iter().cycle();
    for number in 0..course.rounds {
        let judge = Judge { weights: &weights, net: &player };
        let mut round = Round { games: course.games, won: 0, lessons: 0, surprise: 0.0 };
        let mut lessons = vec![];
        for start in next.by_ref().take(course.games as usize) {
            let won = play(start, judge, course, &mut lessons, rng);
            round.won += u32::from(won);
        }
        round.lessons = lessons.len() as u32;
        round.surprise = surprise(&player, &lessons);
        kept.truncate(KEPT - 1);
        let steps = TIMES * lessons.len() / BATCH;
        kept.insert(0, lessons);
        let part = number as f32 / course.rounds.max(2) as f32;
        learn(&mut teacher, &kept, steps, course.rate * LAST_RATE.powf(part), rng);
        player.lean(teacher.net(), FOLLOWS);
        told(round, &player);
    }
    player
}

/// Takes so many steps with lessons of some rounds.
fn learn<R: Rng + ?Sized>(
    teacher: &mut Teacher,
    kept: &[Vec<Lesson>],
    steps: usize,
    rate: f32,
    rng: &mut R,
) {
    let all: Vec<&Lesson> = kept.iter().flatten().collect();
    for _ in 0..steps {
        for _ in 0..BATCH {
            let lesson = all[below(rng, all.len() as u32) as usize];
            teacher.add(&lesson.seen, |answer| chance(lesson.given + answer) - lesson.target);
        }
        teacher.step(rate, 0.0);
    }
}

/// The mean surprise of a net at lessons, less that of somebody who knew the targets.
fn surprise(net: &Net, lessons: &[Lesson]) -> f64 {
    let nats = |chance: f32, target: f32| {
        let one = |chance: f32, target: f32| -target * chance.max(1e-6).ln();
        f64::from(one(chance, target) + one(1.0 - chance, 1.0 - target))
    };
    let of = |lesson: &Lesson| {
        let said = chance(lesson.given + net.answer(&lesson.seen));
        nats(said, lesson.target) - nats(lesson.target, lesson.target)
    };
    lessons.iter().map(of).sum::<f64>() / lessons.len().max(1) as f64
}
