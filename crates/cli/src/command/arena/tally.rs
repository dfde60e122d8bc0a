//! What the games of a match came to, and how sure that is.

/// Two-sided 95 %.
const DEVIATIONS: f64 = 1.96;

/// Games so far, in blocks of one game a seat.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    seats: usize,
    /// Games of the block that is not yet whole.
    begun: Vec<f64>,
    blocks: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    pub(super) fn new(seats: usize) -> Self {
        Self { seats, begun: vec![], blocks: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Counts a game in which A got this share of victory.
    pub(super) fn add(&mut self, share: f64) {
        self.begun.push(share);
        if self.begun.len() == self.seats {
            let mean = self.begun.drain(..).sum::<f64>() / self.seats as f64;
            self.blocks += 1.0;
            self.sum += mean;
            self.squares += mean * mean;
        }
    }

    /// Games of whole blocks.
    pub(super) fn games(&self) -> u64 {
        self.blocks as u64 * self.seats as u64
    }

    fn mean(&self) -> f64 {
        self.sum / self.blocks.max(1.0)
    }

    /// The variance of a block's mean.
    fn variance(&self) -> f64 {
        let deviations = self.squares - self.blocks * self.mean().powi(2);
        (deviations / (self.blocks - 1.0).max(1.0)).max(0.0)
    }

    /// The score and its 95 % interval: Wilson's, with as many independent games as would scatter
    /// like these blocks do. It stays honest where a few games were all won.
    pub(super) fn interval(&self) -> (f64, f64, f64) {
        if self.blocks == 0.0 {
            return (0.5, 0.0, 1.0);
        }
        let (mean, spread) = (self.mean(), self.variance() / self.blocks);
        let binomial = mean * (1.0 - mean);
        let count = if spread > 0.0 { (binomial / spread).max(self.blocks) } else { self.blocks };
        let squared = DEVIATIONS * DEVIATIONS;
        let centre = (mean + squared / (2.0 * count)) / (1.0 + squared / count);
        let half = DEVIATIONS / (1.0 + squared / count)
            * (binomial / count + squared / (4.0 * count * count)).sqrt();
        (mean, (centre - half).max(0.0), (centre + half).min(1.0))
    }

    pub(super) fn elo(&self, score: f64) -> f64 {
        elo(score, self.seats)
    }
}

/// The rating difference between A and each B that makes such a score, kept finite. Among equals a
/// seat wins one of `seats` games.
fn elo(score: f64, seats: usize) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score) * (seats as f64 - 1.0)).log10()
}

/// The score that a rating difference makes.
fn score(elo: f64, seats: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0) / (seats as f64 - 1.0);
    odds / (1.0 + odds)
}

/// What a sequential test accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A is better by the smaller difference only, or by less.
    Smaller,
    /// A is better by the greater difference, or by more.
    Greater,
}

impl Verdict {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Smaller => "H0",
            Self::Greater => "H1",
        }
    }
}

/// A sequential probability ratio test on the means of blocks, 5 % error each way.
#[derive(Clone, Debug)]
pub(super) struct Sprt {
    scores: [f64; 2],
}

/// ln(0.95 / 0.05).
const BOUND: f64 = 2.94;
/// Before so many blocks their scatter is not known well enough.
const FEWEST_BLOCKS: f64 = 10.0;
/// Blocks that all came out alike still might not have.
const LEAST_VARIANCE: f64 = 0.02;

impl Sprt {
    pub(super) fn new(elo0: f64, elo1: f64, seats: usize) -> Self {
        Self { scores: [elo0, elo1].map(|elo| score(elo, seats)) }
    }

    /// The logarithm of how much likelier the blocks are under the greater difference.
    pub(super) fn ratio(&self, tally: &Tally) -> f64 {
        let [smaller, greater] = self.scores;
        let variance = tally.variance().max(LEAST_VARIANCE);
        let surplus = 2.0 * tally.mean() - smaller - greater;
        tally.blocks * (greater - smaller) * surplus / (2.0 * variance)
    }

    pub(super) fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let ratio = self.ratio(tally);
        match tally.blocks >= FEWEST_BLOCKS && tally.begun.is_empty() {
            true if ratio >= BOUND => Some(Verdict::Greater),
            true if ratio <= -BOUND => Some(Verdict::Smaller),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(seats: usize, shares: &[f64]) -> Tally {
        let mut tally = Tally::new(seats);
        shares.iter().for_each(|&share| tally.add(share));
        tally
    }

    #[test]
    fn a_few_games_all_won_prove_little() {
        let (score, low, high) = tally(2, &[1.0; 10]).interval();
        assert_eq!((score, high), (1.0, 1.0));
        assert!((0.5..0.6).contains(&low), "{low}");
    }

    #[test]
    fn independent_games_have_the_binomial_interval() {
        let shares: Vec<f64> = (0..400).map(|i| f64::from(u8::from(i * 7 % 10 < 6))).collect();
        let (score, low, high) = tally(1, &shares).interval();
        assert!((score - 0.6).abs() < 1e-9);
        assert!((low - 0.551).abs() < 0.002 && (high - 0.647).abs() < 0.002, "{low} {high}");
    }

    #[test]
    fn games_that_mirror_each_other_are_surer() {
        let mirrored = tally(2, &[1.0, 0.0].repeat(50)).interval();
        let blocks_alike = tally(2, &[1.0, 1.0, 0.0, 0.0].repeat(25)).interval();
        assert!(mirrored.2 - mirrored.1 < blocks_alike.2 - blocks_alike.1 + 1e-9);
    }

    #[test]
    fn elo_counts_seats() {
        assert!(elo(0.5, 2).abs() < 1e-9 && elo(0.25, 4).abs() < 1e-9);
        assert!((score(elo(0.4, 4), 4) - 0.4).abs() < 1e-9);
    }

    #[test]
    fn sequential_tests_end_where_the_games_point() {
        let sprt = Sprt::new(0.0, 50.0, 2);
        let good = tally(2, &[1.0, 1.0, 1.0, 0.0].repeat(30));
        let even = tally(2, &[1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0].repeat(30));
        assert_eq!(sprt.verdict(&good), Some(Verdict::Greater));
        assert_eq!(sprt.verdict(&even), Some(Verdict::Smaller));
        assert_eq!(sprt.verdict(&tally(2, &[1.0; 10])), None);
    }
}
