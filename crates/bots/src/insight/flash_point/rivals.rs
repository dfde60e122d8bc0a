//! The best ends of a turn against each other.

use super::effort::Effort;
use super::future::Dice;
use super::plan::Planner;
use super::turn::Way;

/// The first judgement counts like so many rounds of playing on.
const FIRST_SIGHT: f32 = 20.0;
/// More rounds tell nothing new.
const ENOUGH: u32 = 2000;

/// Ways that are compared.
struct Contest<'a> {
    ways: &'a [Way],
    dice: Dice,
    effort: Effort,
    rounds: u32,
    /// What each of the ways came to, all rounds together.
    sums: Vec<f32>,
    /// Those that may still be the best.
    left: Vec<usize>,
}

impl<'a> Contest<'a> {
    fn new(ways: &'a [Way], effort: Effort, seed: u64) -> Self {
        Self {
            ways,
            dice: Dice::new(seed, effort.turns),
            effort,
            rounds: 0,
            sums: ways.iter().map(|way| FIRST_SIGHT * way.value).collect(),
            left: (0..ways.len()).collect(),
        }
    }

    /// Plays on from each of those left with the same dice.
    fn round(&mut self, planner: &mut Planner<'_>) {
        let play = |&way: &usize| {
            planner.play_turns(&self.ways[way].end, self.effort, &self.dice, self.rounds)
        };
        let values: Vec<f32> = self.left.iter().map(play).collect();
        // A round that was cut short tells nothing.
        if !planner.tired {
            self.left.iter().zip(values).for_each(|(&way, value)| self.sums[way] += value);
            self.rounds += 1;
        }
    }

    fn drop_worse_half(&mut self) {
        let sums = &self.sums;
        self.left.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]));
        self.left.truncate(self.left.len().div_ceil(2));
    }
}

impl Planner<'_> {
    /// Plays on from the ways as long as there is time, and drops the worse half of them again and
    /// again, so that time goes to those that are hard to tell apart; which is best.
    pub(super) fn compare(&mut self, ways: &[Way], effort: Effort, seed: u64) -> usize {
        let mut contest = Contest::new(ways, effort, seed);
        let stages = ways.len().next_power_of_two().ilog2();
        let begun = self.clock.used();
        for stage in 1..=stages {
            let until = begun + (1.0 - begun) * stage as f32 / stages as f32;
            while !self.tired && self.clock.used() < until && contest.rounds < ENOUGH {
                contest.round(self);
            }
            contest.drop_worse_half();
        }
        contest.left[0]
    }
}
