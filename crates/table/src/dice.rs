//! Where chance comes from.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

/// A source of chance. People at a physical table need none: they type in what they rolled.
pub trait Dice {
    /// A number below `bound`, which is not 0, for the table's chance decision number `draw`,
    /// counted from 0. Every number is equally likely.
    fn below(&mut self, draw: u64, bound: u32) -> u32;
}

/// Chance from a seed: the same seed gives the same game on every platform.
#[derive(Clone, Debug)]
pub struct SeededDice(ChaCha20Rng);

impl SeededDice {
    /// Dice for this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }
}

impl Dice for SeededDice {
    fn below(&mut self, _draw: u64, bound: u32) -> u32 {
        kernel::below(&mut self.0, bound)
    }
}

/// Chance from a seed of 32 bytes, every draw from a stream of its own: draw number 7 comes out the
/// same whether or not the table was closed and opened again before it.
#[derive(Clone, Debug)]
pub struct NumberedDice(ChaCha20Rng);

impl NumberedDice {
    /// Dice for this seed.
    pub fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }
}

impl Dice for NumberedDice {
    fn below(&mut self, draw: u64, bound: u32) -> u32 {
        self.0.set_stream(draw);
        self.0.set_word_pos(0);
        kernel::below(&mut self.0, bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_dice_forget_what_was_rolled() {
        let roll = |draws: &[u64]| {
            let mut dice = NumberedDice::new([7; 32]);
            draws.iter().map(|&draw| dice.below(draw, 1_000_000)).last()
        };
        assert_eq!(roll(&[0, 1, 2, 3]), roll(&[3]));
        assert_ne!(roll(&[2]), roll(&[3]));
    }
}
