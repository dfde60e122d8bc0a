//! What a game teaches.

use std::collections::HashSet;

use flash_point::{Cell, CellSet, FlashPoint};
use kernel::{Actor, Game, Rng, Scratch, Silent, below};

use super::super::glance::mean_over_chance;
use super::super::judge::{Judge, settled};
use super::super::plan::{Planner, TURNED_OVER};
use super::super::turn::Way;
use super::{Course, Lesson};

/// So many of the ways of a turn are kept.
const WAYS: usize = 64;
/// In one turn of so many, another than the best end is played, one of those followed through the fire:
/// who never errs never learns what an error costs.
const ASTRAY: u32 = 10;
/// Positions within a turn that are learnt from.
const WITHIN: usize = 4;
/// How much what came to be known later counts, from one turn to the next.
const LATER: f32 = 0.8;

/// A way to spend a turn that was followed.
struct Followed {
    way: Way,
    /// What it comes to by other rolls than those it is chosen by: the best of several by some rolls is
    /// partly the luckiest.
    worth: f32,
}

/// A position of the game as it was played.
struct Station {
    lesson: Lesson,
    /// What whoever looked ahead to it took it for.
    believed: f32,
    /// How much what came to be known after it counts: nothing if what was played is not what was found best.
    later: f32,
}

/// Plays a game by `judge`, each turn looked at as the course says, and adds what it teaches; whether it was
/// won.
pub(super) fn play<R: Rng + ?Sized>(
    start: &FlashPoint,
    judge: Judge<'_>,
    course: Course,
    lessons: &mut Vec<Lesson>,
    rng: &mut R,
) -> bool {
    let mut pupil =
        Pupil { planner: Planner::at_leisure(judge), course, stations: vec![], lessons };
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    loop {
        match game.to_act() {
            Actor::Nobody => break,
            Actor::Chance => game.play_unchecked(game.sample(&mut scratch, rng), &mut Silent),
            Actor::Seat(_) if game.is_turn() => game = pupil.turn(&game, rng),
            Actor::Seat(_) => {
                let mut ways = pupil.planner.single_steps(&game);
                game = ways.swap_remove(0).end;
            }
        }
    }
    pupil.look_back();
    settled(&game).is_some_and(|share| share > 0.5)
}

struct Pupil<'a, 'b> {
    planner: Planner<'a>,
    course: Course,
    /// Beginnings and ends of the turns so far.
    stations: Vec<Station>,
    lessons: &'b mut Vec<Lesson>,
}

impl Pupil<'_, '_> {
    /// Looks at a turn, learns from what is found, and plays it to its end or to what chance decides.
    fn turn<R: Rng + ?Sized>(&mut self, game: &FlashPoint, rng: &mut R) -> FlashPoint {
        let mut found = self.followed(game, rng);
        self.learn_within(game, &found, rng);
        let astray = below(rng, ASTRAY) == 0;
        let chosen = if astray { below(rng, found.len() as u32) as usize } else { 0 };
        let (believed, later) = (self.planner.judge.worth(game), flag(chosen == 0));
        let lesson = self.lesson(game, found[0].worth);
        self.stations.push(Station { lesson, believed, later });
        let Followed { way, worth } = found.swap_remove(chosen);
        for other in found.iter().filter(|other| other.way.end.is_fires_turn()) {
            let lesson = self.lesson(&other.way.end, other.worth);
            self.lessons.push(lesson);
        }
        if way.end.is_fires_turn() {
            let lesson = self.lesson(&way.end, worth);
            self.stations.push(Station { lesson, believed: worth, later: LATER });
        }
        way.end
    }

    /// The most promising ends of a turn, as the fire leaves them, and the most promising way to something
    /// else chance decides; best first.
    fn followed<R: Rng + ?Sized>(&mut self, game: &FlashPoint, rng: &mut R) -> Vec<Followed> {
        let [some, others] = two_sets_of_rolls(self.course.rolls, rng);
        let seeds = [rng.next_u64(), rng.next_u64()];
        let ways = self.planner.ways(game, self.course.width, WAYS);
        let (ends, chances): (Vec<_>, Vec<_>) =
            ways.into_iter().partition(|way| way.end.is_fires_turn());
        let mut found = vec![];
        for mut way in ends.into_iter().take(self.course.ends) {
            way.value = self.planner.after_rolls(&way.end, some, seeds[0]);
            let worth = self.planner.after_rolls(&way.end, others, seeds[1]);
            found.push(Followed { way, worth });
        }
        for mut way in chances.into_iter().take(1) {
            if let Some(value) = self.through_chance(&way.end, some, seeds[0]) {
                way.value = value;
            }
            found.push(Followed { worth: way.value, way });
        }
        found.sort_by(|a, b| b.way.value.total_cmp(&a.way.value));
        found
    }

    /// What the end that looks best comes to after a POI is turned over; `None` where chance decides
    /// something with more outcomes.
    fn through_chance(&mut self, game: &FlashPoint, rolls: CellSet, seed: u64) -> Option<f32> {
        mean_over_chance(game, TURNED_OVER, |after| match after.is_turn() {
            true => self.at_best(after, rolls, seed),
            false => self.planner.value(after),
        })
    }

    /// What the way of a turn that looks best comes to.
    fn at_best(&mut self, game: &FlashPoint, rolls: CellSet, seed: u64) -> f32 {
        let way = self.planner.ways(game, self.course.width, 1).swap_remove(0);
        if way.end.is_fires_turn() {
            self.planner.after_rolls(&way.end, rolls, seed)
        } else {
            way.value
        }
    }

    /// Some of the positions on the ways of a turn learn the best of the ends behind them.
    fn learn_within<R: Rng + ?Sized>(
        &mut self,
        game: &FlashPoint,
        found: &[Followed],
        rng: &mut R,
    ) {
        let (mut met, mut within) = (HashSet::new(), vec![]);
        for Followed { way, worth } in found {
            let mut now = game.clone();
            for &action in &way.actions[..way.actions.len() - 1] {
                now.play_unchecked(action, &mut Silent);
                // The best ways come first.
                if met.insert(now.hash()) {
                    within.push((now.clone(), *worth));
                }
            }
        }
        for _ in 0..WITHIN.min(within.len()) {
            let (game, worth) = within.swap_remove(below(rng, within.len() as u32) as usize);
            let lesson = self.lesson(&game, worth);
            self.lessons.push(lesson);
        }
    }

    fn lesson(&self, game: &FlashPoint, target: f32) -> Lesson {
        let (seen, given) = self.planner.judge.show(game);
        Lesson { seen, given, target }
    }

    /// Backwards through the game: what was known later corrects what was believed.
    fn look_back(self) {
        let mut news = 0.0;
        for Station { mut lesson, believed, later } in self.stations.into_iter().rev() {
            lesson.target = (lesson.target + later * news).clamp(0.0, 1.0);
            news = lesson.target - believed;
            self.lessons.push(lesson);
        }
    }
}

fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}

/// Twice so many of the cells the fire may be rolled on, but all of them at most; none in both.
fn two_sets_of_rolls<R: Rng + ?Sized>(count: u32, rng: &mut R) -> [CellSet; 2] {
    let mut cells: Vec<Cell> = CellSet::HOUSE.iter().collect();
    let mut set = || {
        let mut draw = || cells.swap_remove(below(rng, cells.len() as u32) as usize);
        (0..count.clamp(1, 24)).map(|_| draw()).collect()
    };
    [set(), set()]
}
