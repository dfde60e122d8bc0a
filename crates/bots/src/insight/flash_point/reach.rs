//! How far those with free hands are from fires and tokens.

use flash_point::{Cell, CellSet, FlashPoint};

use super::ways::{Gait, Ways};

/// So many are kept of a scene.
const KEPT: usize = 4;
/// Fires further away than this are all alike.
const FAR_FIRE: u8 = 12;
/// Points a step into a fire counts as.
const INTO_FIRE: u8 = 3;

/// The ways of those with free hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    free: CellSet,
    goals: CellSet,
    /// From fires and tokens to the nearest of them; nobody's hands may be free.
    pub(super) ways: Ways,
    /// How far the fires are from the nearest of them, all together.
    pub(super) away: f32,
}

impl Reach {
    fn of(game: &FlashPoint, free: CellSet, tokens: CellSet) -> Self {
        let fire = game.fire() & CellSet::HOUSE;
        let goals = fire | tokens;
        let ways = Ways::only_to(game, Gait::Free, free.iter().map(|cell| (cell, 0)), goals);
        Self { free, goals, ways, away: away(&ways, fire) }
    }
}

/// How far the fires are from the nearest of those who can fight them: one crew for each blaze is
/// worth more than all at the same.
fn away(ways: &Ways, fire: CellSet) -> f32 {
    // Going up to a fire is enough: one need not step into it.
    let beside = |cell: Cell| ways.from(cell).saturating_sub(INTO_FIRE - 1);
    fire.iter().map(|cell| f32::from(beside(cell).min(FAR_FIRE))).sum()
}

/// What was found out lately in one scene: firefighters come back to where they were, and often
/// somebody else moves.
#[derive(Debug, Default)]
pub(super) struct Reaches {
    kept: Vec<Reach>,
    newest: usize,
}

impl Reaches {
    /// The reach of those on the cells `free`, with tokens on the cells `tokens`.
    pub(super) fn of(&mut self, game: &FlashPoint, free: CellSet, tokens: CellSet) -> Reach {
        let goals = (game.fire() & CellSet::HOUSE) | tokens;
        let met = self.kept.iter().find(|reach| reach.free == free && reach.goals == goals);
        if let Some(&reach) = met {
            return reach;
        }
        let reach = Reach::of(game, free, tokens);
        if self.kept.len() < KEPT {
            self.kept.push(reach);
        } else {
            self.newest = (self.newest + 1) % KEPT;
            self.kept[self.newest] = reach;
        }
        reach
    }
}
