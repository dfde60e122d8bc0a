//! The best ends of a turn against each other.

use super::effort::Effort;
use super::future::Dice;
use super::plan::Planner;
use super::turn::Way;

/// The first judgement counts like so many rounds of playing on.
const FIRST_SIGHT: f32 = 20.0;
/// More rounds tell nothing new.
const ENOUGH: u32 = 2000;
/// After every so many rounds those are dropped that are surely worse.
const LOOK_EVERY: u32 = 8;
/// Who is behind by so many standard errors will not catch up.
const SURE: f32 = 2.5;
/// What is lost on average by leaving out something that seems just as good, in standard errors of the
/// difference.
const LOSS: f32 = 0.4;
/// A part of a victory so small that it is not worth any time.
const NEGLIGIBLE: f32 = 0.0002;

/// Ways that are compared.
struct Contest<'a> {
    ways: &'a [Way],
    dice: Dice,
    effort: Effort,
    rounds: u32,
    /// What each of the ways came to, round by round; those that were dropped have fewer.
    results: Vec<Vec<f32>>,
    /// All rounds together, and what they looked like at first.
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
            results: vec![vec![]; ways.len()],
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
        if planner.tired {
            return;
        }
        for (&way, value) in self.left.iter().zip(values) {
            self.sums[way] += value;
            self.results[way].push(value);
        }
        self.rounds += 1;
        if self.rounds.is_multiple_of(LOOK_EVERY) {
            self.drop_beaten();
        }
    }

    /// The best first.
    fn sort(&mut self) {
        let sums = &self.sums;
        self.left.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]));
    }

    /// Drops those that are so far behind the best, or so much like it, that nothing is lost without them.
    fn drop_beaten(&mut self) {
        self.sort();
        let (results, best) = (&self.results, self.left[0]);
        self.left.retain(|&way| way == best || loss(&results[best], &results[way]) > NEGLIGIBLE);
    }

    fn keep_best(&mut self, count: usize) {
        self.sort();
        self.left.truncate(count);
    }
}

/// What is lost on average if the one with these results is taken and the other was better, by rounds
/// played with the same dice: roughly, for a difference with a bell's spread.
fn loss(taken: &[f32], other: &[f32]) -> f32 {
    let count = taken.len() as f32;
    let ahead = || taken.iter().zip(other).map(|(taken, other)| taken - other);
    let mean = ahead().sum::<f32>() / count;
    let variance = ahead().map(|ahead| (ahead - mean).powi(2)).sum::<f32>() / (count - 1.0);
    let error = (variance / count).sqrt();
    let catching_up = (SURE * error - mean).max(0.0) / (SURE * error).max(f32::MIN_POSITIVE);
    LOSS * error * catching_up.powi(2)
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
            let is_open = |contest: &Contest<'_>| contest.left.len() > 1 && contest.rounds < ENOUGH;
            while !self.tired && self.clock.used() < until && is_open(&contest) {
                contest.round(self);
            }
            contest.keep_best(ways.len().div_ceil(1 << stage));
        }
        contest.left[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_lead_a_twin_and_an_open_question() {
        let wave = |number: u32| if number.is_multiple_of(2) { 0.04 } else { -0.04 };
        let results = |mean: f32| (0..64).map(|number| mean + wave(number)).collect::<Vec<_>>();
        let flat = vec![0.5; 64];
        assert!(loss(&flat, &results(0.47)) <= NEGLIGIBLE, "six standard errors behind");
        assert!(loss(&flat, &results(0.499)) > NEGLIGIBLE, "a fifth of a standard error behind");
        assert!(loss(&results(0.5), &results(0.5)) <= NEGLIGIBLE, "the same whatever is rolled");
    }
}
