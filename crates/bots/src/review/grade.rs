//! How good a decision was, in a word.

use kernel::Phrase;
use serde::{Deserialize, Serialize};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// There was nothing else to do.
    Forced,
    /// None was better.
    Best,
    /// Others were a little better.
    Fine,
    /// It gave something away.
    Inaccuracy,
    /// It gave much away.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

/// From these losses on, with two sides or a common goal. A fair share is smaller with more sides, and
/// so is what counts as much.
const FINE: f32 = 0.01;
const INACCURACY: f32 = 0.04;
const MISTAKE: f32 = 0.10;
const BLUNDER: f32 = 0.20;

impl Grade {
    /// The grade of a decision with alternatives that gave `loss` away among so many sides. `error` is
    /// how unsure the loss is: only what goes beyond is held against anybody.
    pub fn of(loss: f32, error: f32, sides: u8) -> Self {
        let scale = 2.0 / f32::from(sides.max(2));
        let sure = (loss - error) / scale;
        match sure {
            sure if sure >= BLUNDER => Self::Blunder,
            sure if sure >= MISTAKE => Self::Mistake,
            sure if sure >= INACCURACY => Self::Inaccuracy,
            _ if loss >= FINE * scale => Self::Fine,
            _ => Self::Best,
        }
    }

    /// What people call it.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Forced => Phrase::new("forced", "erzwungen"),
            Self::Best => Phrase::new("best", "bester Zug"),
            Self::Fine => Phrase::new("fine", "in Ordnung"),
            Self::Inaccuracy => Phrase::new("inaccuracy", "Ungenauigkeit"),
            Self::Mistake => Phrase::new("mistake", "Fehler"),
            Self::Blunder => Phrase::new("blunder", "grober Fehler"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_given_away_the_worse() {
        let grades = [0.0, 0.02, 0.05, 0.15, 0.3].map(|loss| Grade::of(loss, 0.0, 2));
        let all = [Grade::Best, Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];
        assert_eq!(grades, all);
    }

    #[test]
    fn four_sides_share_less() {
        assert_eq!(Grade::of(0.11, 0.0, 4), Grade::Blunder);
        assert_eq!(Grade::of(0.11, 0.0, 1), Grade::Mistake);
    }

    #[test]
    fn what_may_be_noise_is_not_held_against_anybody() {
        assert_eq!(Grade::of(0.05, 0.03, 2), Grade::Fine);
    }
}
