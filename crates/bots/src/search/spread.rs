//! How far results lie apart.

use kernel::{MAX_SEATS, Seat};

use crate::insight::Shares;

/// What is assumed of every seat before anything is known, and how many results that counts for.
const USUAL: f64 = 0.35;
const USUAL_WEIGHT: f64 = 20.0;

/// The mean and the spread of each seat's share over a search.
///
/// Curiosity is measured by it: where evaluations differ by hundredths only, and where four seats
/// share the victory, a bonus made for wins and losses would drown every difference.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spread {
    count: f64,
    sums: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
}

impl Spread {
    pub(super) fn add(&mut self, shares: &Shares) {
        self.count += 1.0;
        for (seat, &share) in shares.0.iter().enumerate() {
            let share = f64::from(share);
            self.sums[seat] += share;
            self.squares[seat] += share * share;
        }
    }

    /// The mean of each seat's share.
    pub(super) fn mean(&self) -> Shares {
        Shares(self.sums.map(|sum| (sum / self.count.max(1.0)) as f32))
    }

    /// The standard deviation of a seat's share, in units of what is usual where one wins or loses.
    pub(super) fn of(&self, seat: Seat) -> f32 {
        let mean = self.sums[seat.index()] / self.count.max(1.0);
        let deviations = (self.squares[seat.index()] - self.count * mean * mean).max(0.0);
        let usual = USUAL * USUAL * USUAL_WEIGHT;
        (((deviations + usual) / (self.count + USUAL_WEIGHT)).sqrt() / USUAL) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(shares: impl Iterator<Item = f32>) -> f32 {
        let mut spread = Spread::default();
        shares.for_each(|share| spread.add(&Shares::common(1, share)));
        spread.of(Seat(0))
    }

    #[test]
    fn results_close_together_make_less_curious() {
        let coin = after((0..1000).map(|i| (i % 2) as f32));
        let close = after((0..1000).map(|i| 0.5 + 0.01 * (i % 2) as f32));
        assert!(after(std::iter::empty()) > 0.99 && coin > 1.3 && close < 0.2);
    }
}
