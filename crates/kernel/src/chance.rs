//! Chance with integer weights.

use rand_core::Rng;

/// The outcomes of a chance decision with their weights. Weights are positive; only their
/// proportions matter.
pub type Odds<A> = Vec<(A, u32)>;

/// A uniformly random number below `bound`, without bias.
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    assert!(bound > 0, "nothing to choose from");
    // Lemire's multiplication: reject the few values that would favour small results.
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(bound);
        let low = wide as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (wide >> 32) as u32;
        }
    }
}

/// The outcome that the number `ticket`, below the sum of weights, stands for.
///
/// # Panics
/// If `ticket` is not below the sum of weights.
pub fn pick<A: Copy>(odds: &[(A, u32)], ticket: u32) -> A {
    let mut left = ticket;
    for &(outcome, weight) in odds {
        if left < weight {
            return outcome;
        }
        left -= weight;
    }
    panic!("ticket {ticket} is not below the sum of weights");
}

/// One outcome at random, by weight.
///
/// # Panics
/// If there is none.
#[inline]
pub fn draw<A: Copy, R: Rng + ?Sized>(odds: &[(A, u32)], rng: &mut R) -> A {
    let total = odds.iter().map(|&(_, weight)| weight).sum();
    pick(odds, below(rng, total))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_are_shared_out_by_weight() {
        let odds = [('a', 1), ('b', 3), ('c', 2)];
        let drawn: String = (0..6).map(|ticket| pick(&odds, ticket)).collect();
        assert_eq!(drawn, "abbbcc");
    }

    #[test]
    #[should_panic(expected = "not below")]
    fn a_ticket_too_high_is_refused() {
        pick(&[('a', 1)], 1);
    }
}
