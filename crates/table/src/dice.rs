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
