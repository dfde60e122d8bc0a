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
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread {
    count: f64,
    sums: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
    /// What comes of it, worked out beforehand: it is asked for at every step of the way down.
    deviations: [f32; MAX_SEATS],
}

impl Default for Spread {
    fn default() -> Self {
        let nothing = [0.0; MAX_SEATS];
        let deviations = [deviation(0.0, 0.0, 0.0); MAX_SEATS];
        Self { count: 0.0, sums: nothing, squares: nothing, deviations }
    }
}

impl Spread {
    pub(super) fn add(&mut self, shares: &Shares) {
        self.count += 1.0;
        for (seat, &share) in shares.0.iter().enumerate() {
            let share = f64::from(share);
            self.sums[seat] += share;
            self.squares[seat] += share * share;
        }
        for (seat, now) in self.deviations.iter_mut().enumerate() {
            *now = deviation(self.count, self.sums[seat], self.squares[seat]);
        }
    }

    /// The mean of each seat's share.
    pub(super) fn mean(&self) -> Shares {
        Shares(self.sums.map(|sum| (sum / self.count.max(1.0)) as f32))
    }

    /// The standard deviation of a seat's share, in units of what is usual where one wins or loses.
    pub(super) fn of(&self, seat: Seat) -> f32 {
        self.deviations[seat.index()]
    }
}

#[inline]
fn deviation(count: f64, sum: f64, squares: f64) -> f32 {
    let mean = sum / count.max(1.0);
    let deviations = (squares - count * mean * mean).max(0.0);
    let usual = USUAL * USUAL * USUAL_WEIGHT;
    (((deviations + usual) / (count + USUAL_WEIGHT)).sqrt() / USUAL) as f32
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
