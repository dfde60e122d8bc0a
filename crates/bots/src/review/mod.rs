//! How good the decisions of a game were, and where it turned.

mod grade;
mod judge;

pub use grade::Grade;
pub use judge::review;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::reasons::{Reason, Step};

/// One decision of a seat, looked back on.
///
/// It rests on what the seat knew when it decided. While a game goes on, show it to that seat only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedPly {
    /// Which decision of the game, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, in canonical text.
    pub action: String,
    /// How good that was.
    pub grade: Grade,
    /// What the seat could expect with the best action: its share of victory from 0 to 1; where all
    /// win together, the chance of winning.
    pub before: f32,
    /// What it could expect with the action played.
    pub after: f32,
    /// What was given away: the difference, never below 0.
    pub loss: f32,
    /// The standard error of that difference.
    pub error: f32,
    /// What every seat could expect with the best action.
    pub shares_before: Vec<f32>,
    /// What every seat could expect after the action played.
    pub shares_after: Vec<f32>,
    /// The best action; the one played if none was better.
    pub best: String,
    /// What was expected to follow the best action.
    pub best_line: Vec<Step>,
    /// What was expected to follow the action played.
    pub played_line: Vec<Step>,
    /// What speaks for the best action, if it is another one.
    pub why_best: Vec<Reason>,
    /// What speaks against the action played, if another was better; else what it brings about.
    pub why_played: Vec<Reason>,
}

/// A whole game, looked back on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// Every decision of a seat, in order.
    pub plies: Vec<ReviewedPly>,
    /// Where the game turned: the plies that gave most away, in order of play.
    pub turning_points: Vec<usize>,
    /// How each seat did, in seat order.
    pub seats: Vec<SeatSummary>,
}

/// How one seat decided.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// Decisions with a choice.
    pub decisions: usize,
    /// Of these, the best there was or as good.
    pub best: usize,
    /// Inaccuracies.
    pub inaccuracies: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
    /// What was given away on average.
    pub mean_loss: f32,
}

/// So many turning points are named at most.
const TURNING_POINTS: usize = 5;

impl Review {
    /// Sums up decisions of one game with so many seats.
    pub fn of(plies: Vec<ReviewedPly>, seats: u8) -> Self {
        let turning_points = turning_points(&plies);
        let seats = Seat::all(seats).map(|seat| SeatSummary::of(&plies, seat)).collect();
        Self { plies, turning_points, seats }
    }
}

fn turning_points(plies: &[ReviewedPly]) -> Vec<usize> {
    let mut worst: Vec<&ReviewedPly> =
        plies.iter().filter(|ply| ply.grade >= Grade::Inaccuracy).collect();
    worst.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    let mut turning: Vec<usize> = worst.iter().take(TURNING_POINTS).map(|ply| ply.ply).collect();
    turning.sort_unstable();
    turning
}

impl SeatSummary {
    fn of(plies: &[ReviewedPly], seat: Seat) -> Self {
        let own = || plies.iter().filter(|ply| ply.seat == seat && ply.grade != Grade::Forced);
        let graded = |grade| own().filter(|ply| ply.grade == grade).count();
        let decisions = own().count();
        Self {
            decisions,
            best: graded(Grade::Best),
            inaccuracies: graded(Grade::Inaccuracy),
            mistakes: graded(Grade::Mistake),
            blunders: graded(Grade::Blunder),
            mean_loss: own().map(|ply| ply.loss).sum::<f32>() / decisions.max(1) as f32,
        }
    }
}
