//! A whole turn at once.
//!
//! A tree over single clicks spends its time on the many orders in which the same few points can be
//! spent. A turn is small enough to look at as a whole: every position its points can lead to, each
//! once, the most promising ones only where there are too many. Those the turn may end with are then
//! compared by what the fire makes of them, roll by roll, and the best of these by how the crew would
//! go on.

use flash_point::{Action, FlashPoint};
use kernel::{Actor, Game, Seat, Silent};

use super::FlashPointInsight;
use super::effort::{Effort, GLANCE, in_looks};
use super::glance::mean_over_chance;
use super::judge::Judge;
use super::scenes::Scenes;
use super::turn::{Turn, Way};
use crate::Budget;
use crate::budget::Clock;

/// A POI that is turned over is a victim or a false alarm.
pub(super) const TURNED_OVER: usize = 2;
/// So many of the ways that end in something chance decides are looked into.
const CHANCES: usize = 8;
/// So many ways are kept of a turn at least, and twice as many as are followed through the fire.
const KEPT: usize = 64;
/// A look that finds no end of the turn is followed by one so many times as wide.
const WIDER: usize = 4;

/// Looks at turns.
pub(super) struct Planner<'a> {
    pub(super) judge: Judge<'a>,
    pub(super) clock: Clock,
    /// The budget is used up.
    pub(super) tired: bool,
    pub(super) scenes: Scenes,
}

impl FlashPointInsight {
    /// What to do for `seat`, as far as it can be planned: the next action and what follows it until
    /// chance or somebody else decides.
    pub(super) fn plan_turn(
        &self,
        game: &FlashPoint,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Vec<Action> {
        let budget = in_looks(budget);
        let effort = Effort::of(budget);
        let mut planner = Planner::new(self.judge(), budget);
        let mut ways = planner.choices(game, effort, seed);
        ways.truncate(effort.rivals.max(1));
        let best = planner.compare(&ways, effort, seed);
        own_part(game, seat, ways.swap_remove(best).actions)
    }

    /// What to do, as far as chance lets it, without comparing ends: as in turns that are imagined.
    pub(super) fn imagine_turn(&self, game: &FlashPoint) -> Vec<Action> {
        let mut planner = Planner::at_leisure(self.judge());
        let best = if game.is_turn() {
            planner.ways(game, GLANCE, 1).pop()
        } else {
            planner.single_steps(game).into_iter().next()
        };
        best.map_or(vec![], |way| way.actions)
    }
}

/// The actions up to the first that somebody else decides.
fn own_part(game: &FlashPoint, seat: Seat, mut actions: Vec<Action>) -> Vec<Action> {
    let mut now = game.clone();
    let foreign = actions.iter().position(|&action| {
        let foreign = now.to_act() != Actor::Seat(seat);
        now.play_unchecked(action, &mut Silent);
        foreign
    });
    actions.truncate(foreign.unwrap_or(actions.len()));
    actions
}

impl<'a> Planner<'a> {
    fn new(judge: Judge<'a>, budget: Budget) -> Self {
        Self { judge, clock: budget.start(), tired: false, scenes: Scenes::default() }
    }

    /// One that looks as long as it likes.
    pub(super) fn at_leisure(judge: Judge<'a>) -> Self {
        Self::new(judge, Budget::Iterations(u32::MAX))
    }

    /// What a position is worth; counts as a look.
    pub(super) fn value(&mut self, game: &FlashPoint) -> f32 {
        self.tired |= !self.clock.tick();
        self.judge.worth_in(game, &mut self.scenes)
    }

    /// The best ways to spend the turn, judged beyond the fire's roll, best first.
    fn choices(&mut self, game: &FlashPoint, effort: Effort, seed: u64) -> Vec<Way> {
        let ways = if game.is_turn() {
            self.ways(game, effort.width, KEPT.max(2 * effort.ends))
        } else {
            self.single_steps(game)
        };
        let (ends, others): (Vec<_>, Vec<_>) =
            ways.into_iter().partition(|way| way.end.is_fires_turn());
        let (mut kept, fear) = self.through_fire(ends, effort, seed);
        for mut way in others.into_iter().take(CHANCES) {
            way.value = match self.through_chance(&way.end, effort, seed) {
                Some(value) => value,
                None => way.value - fear,
            };
            kept.push(way);
        }
        kept.sort_by(|a, b| b.value.total_cmp(&a.value));
        kept
    }

    /// The most promising ends of the turn with what the fire makes of them, and how much less that
    /// is than what was seen at first.
    fn through_fire(&mut self, ends: Vec<Way>, effort: Effort, seed: u64) -> (Vec<Way>, f32) {
        if effort.ends == 0 {
            return (ends, 0.0);
        }
        let (mut kept, mut fear) = (vec![], 0.0);
        for mut way in ends.into_iter().take(effort.ends) {
            if self.tired && !kept.is_empty() {
                break;
            }
            let value = self.after_fire(&way.end, seed);
            fear += way.value - value;
            way.value = value;
            kept.push(way);
        }
        let fear = fear / kept.len().max(1) as f32;
        (kept, fear)
    }

    /// The mean of the best one can do after a POI is turned over; `None` where chance decides
    /// something with more outcomes, or time is short.
    fn through_chance(&mut self, game: &FlashPoint, effort: Effort, seed: u64) -> Option<f32> {
        if effort.ends == 0 || self.tired {
            return None;
        }
        mean_over_chance(game, TURNED_OVER, |after| {
            let best = match after.to_act() {
                Actor::Seat(_) => self.choices(after, effort.less(), seed).first().map(|w| w.value),
                _ => None,
            };
            best.unwrap_or_else(|| self.value(after))
        })
    }

    /// Single decisions outside of turns: where to start, where to park, where to recover.
    pub(super) fn single_steps(&mut self, game: &FlashPoint) -> Vec<Way> {
        let mut actions = vec![];
        game.legal(&mut actions);
        let mut ways: Vec<Way> = vec![];
        for action in actions {
            let mut end = game.clone();
            end.play_unchecked(action, &mut Silent);
            let value = self.glance(&end);
            ways.push(Way { actions: vec![action], end, value });
        }
        ways.sort_by(|a, b| b.value.total_cmp(&a.value));
        ways
    }

    /// Every way to spend the turn that was looked at, best first, `most` at most. There is always one:
    /// where a short look does not reach the end, as between driving off and riding along or with
    /// somebody to be led out of a fire, longer ones are taken that leave nothing out. One step at a
    /// time would not do: who may not end the turn could pick up and put down for ever.
    pub(super) fn ways(&mut self, game: &FlashPoint, mut width: usize, most: usize) -> Vec<Way> {
        let mut turn = self.look(game, width, super::deeds::is_pointless);
        let mut is_whole = false;
        while !turn.has_ends() && !is_whole {
            width = width.saturating_mul(WIDER);
            turn = self.look(game, width, |_, _| false);
            is_whole = turn.is_whole();
        }
        turn.into_ways(most)
    }

    /// The positions the turn can lead to, going on from `width` of each number of points left, but for
    /// what is pointless.
    fn look(
        &mut self,
        game: &FlashPoint,
        width: usize,
        is_pointless: impl Fn(&FlashPoint, Action) -> bool,
    ) -> Turn {
        let mut turn = Turn::new(game);
        let mut actions = vec![];
        while let Some(next) = turn.next(width) {
            if self.tired && turn.has_ends() {
                break;
            }
            let game = turn.game(next).clone();
            game.legal(&mut actions);
            for &action in actions.iter().filter(|&&action| !is_pointless(&game, action)) {
                let mut after = game.clone();
                after.play_unchecked(action, &mut Silent);
                if turn.is_new(&after) {
                    let value = self.glance(&after);
                    turn.add((next, action), after, value);
                }
            }
        }
        turn
    }
}
