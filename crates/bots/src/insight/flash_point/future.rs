//! What becomes of the end of a turn: the fire's roll, and how the crew would go on.

use flash_point::{Action, Cell, CellSet, FlashPoint};
use kernel::{Actor, Game, Scratch, Silent, below};

use super::effort::Effort;
use super::plan::Planner;
use crate::search::SplitMix;

impl Planner<'_> {
    /// What the 48 rolls of the fire make of the end of a turn, on average. `seed` decides all other
    /// chance: with the same one, ends differ by what was done only.
    pub(super) fn after_fire(&mut self, end: &FlashPoint, seed: u64) -> f32 {
        self.after_rolls(end, CellSet::HOUSE, seed)
    }

    /// The same for some of the rolls.
    pub(super) fn after_rolls(&mut self, end: &FlashPoint, rolls: CellSet, seed: u64) -> f32 {
        let mut sum = 0.0;
        for (number, cell) in rolls.iter().enumerate() {
            let mut rng = SplitMix::new(seed ^ (number as u64) << 32);
            let mut game = end.clone();
            game.play_unchecked(Action::Roll(cell), &mut Silent);
            self.settle(&mut game, &mut rng);
            sum += self.value(&game);
        }
        sum / rolls.len() as f32
    }

    /// Lets chance decide until somebody has points to spend, or the game is over. Where to start, park
    /// and recover and which hazmat goes off first is decided by what it looks like at first sight.
    fn settle(&mut self, game: &mut FlashPoint, rng: &mut SplitMix) {
        let mut scratch = Scratch::default();
        while !game.is_turn() && game.to_act() != Actor::Nobody {
            if game.to_act() == Actor::Chance {
                game.play_unchecked(game.sample(&mut scratch, rng), &mut Silent);
            } else if let Some(best) = self.single_steps(game).into_iter().next() {
                *game = best.end;
            }
        }
    }

    /// Plays some turns as the crew would at a glance, with the dice of `round`, and judges what
    /// came of it.
    pub(super) fn play_turns(
        &mut self,
        end: &FlashPoint,
        effort: Effort,
        dice: &Dice,
        round: u32,
    ) -> f32 {
        let mut game = end.clone();
        // A turn that chance interrupted is played to its end first.
        let (mut turn, mut rng) = (0, dice.rest(round, 0));
        loop {
            if game.is_fires_turn() {
                game.play_unchecked(Action::Roll(dice.roll(round, turn)), &mut Silent);
                turn += 1;
                rng = dice.rest(round, turn);
            }
            self.settle(&mut game, &mut rng);
            if turn > effort.turns || game.to_act() == Actor::Nobody {
                return self.value(&game);
            }
            let Some(best) = self.ways(&game, effort.glance, 1).pop() else {
                return self.value(&game);
            };
            game = best.end;
        }
    }
}

/// Rounds after which every cell was rolled once in each turn.
const CELLS: u32 = 48;

/// What chance decides in rounds of playing on: the same for all that are compared. Of 48 rounds each
/// turn's fire is rolled on every cell once, so that no candidate owes its place to lucky rolls.
pub(super) struct Dice {
    seed: u64,
    /// For each turn, all cells in some order.
    orders: Vec<Vec<Cell>>,
}

impl Dice {
    pub(super) fn new(seed: u64, turns: u32) -> Self {
        let mut rng = SplitMix::new(seed);
        let order = |_| {
            let mut cells: Vec<Cell> = CellSet::HOUSE.iter().collect();
            for last in (1..cells.len()).rev() {
                cells.swap(last, below(&mut rng, last as u32 + 1) as usize);
            }
            cells
        };
        Self { seed, orders: (0..=turns).map(order).collect() }
    }

    /// The fire's first roll at the end of a turn.
    fn roll(&self, round: u32, turn: u32) -> Cell {
        // Every time round, the orders are put together in another way.
        let at = round + turn * (round / CELLS);
        self.orders[turn as usize][(at % CELLS) as usize]
    }

    /// Everything else chance decides in a turn.
    fn rest(&self, round: u32, turn: u32) -> SplitMix {
        SplitMix::new(self.seed ^ (u64::from(round) + 1) << 20 ^ (u64::from(turn) + 1) << 50)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_rolled_once_in_48_rounds() {
        let dice = Dice::new(7, 3);
        for (turn, first) in [(0, 0), (1, CELLS), (3, 5 * CELLS)] {
            let rolled = (first..first + CELLS).map(|round| dice.roll(round, turn));
            assert_eq!(rolled.collect::<CellSet>(), CellSet::HOUSE);
        }
    }

    #[test]
    fn turns_are_not_rolled_alike() {
        let dice = Dice::new(7, 1);
        assert!((0..CELLS).any(|round| dice.roll(round, 0) != dice.roll(round, 1)));
    }
}
