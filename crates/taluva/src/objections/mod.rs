//! Every reason why something may not be done, one by one, straight from the clauses.

mod build;
mod lay;

use hex::Hex;
use kernel::Refusal;

use crate::state::Phase;
use crate::{Action, Piece, Taluva, Tile, ta};

impl Taluva {
    /// All clauses that forbid an action, the first one first.
    pub(crate) fn objections_to(&self, action: Action) -> Vec<Refusal> {
        if let Some(refusal) = self.wrong_moment(action) {
            return vec![refusal];
        }
        match action {
            Action::Draw(tile) => self.objections_to_draw(tile),
            Action::Lay(placement) => self.objections_to_lay(placement),
            Action::Hut(field) => self.objections_to_hut(field),
            Action::Tower(field) => self.objections_to_tower(field),
            Action::Temple(field) => self.objections_to_temple(field),
            Action::Extend(settlement, terrain) => self.objections_to_extend(settlement, terrain),
        }
    }

    /// A turn is: draw, lay, build (TA-10).
    fn wrong_moment(&self, action: Action) -> Option<Refusal> {
        let (en, de) = match (self.phase, action) {
            (Phase::Build, Action::Draw(_) | Action::Lay(_)) => {
                ("Now something is built", "Jetzt wird gebaut")
            }
            (Phase::Draw, Action::Draw(_))
            | (Phase::Lay(_), Action::Lay(_))
            | (Phase::Build, _) => return None,
            (Phase::Draw, _) => ("First a tile is drawn", "Erst wird ein Plättchen gezogen"),
            (Phase::Lay(_), _) => {
                ("Now the drawn tile is laid", "Jetzt wird das gezogene Plättchen gelegt")
            }
            (Phase::Over(_), _) => ("The game is over", "Das Spiel ist zu Ende"),
        };
        Some(Refusal::new(ta(10), en, de))
    }

    fn objections_to_draw(&self, tile: Tile) -> Vec<Refusal> {
        if self.unseen[tile.index()] > 0 {
            return Vec::new();
        }
        let all = Tile::MIX[tile.index()];
        let (left, right) = (tile.left.name(), tile.right.name());
        vec![Refusal::new(
            ta(34),
            format!("No tile with {} and {} is left of {all}", left.en, right.en),
            format!("Von {all} Plättchen mit {} und {} ist keines mehr da", left.de, right.de),
        )]
    }
}

/// A piece with its article: where it stands it is the subject.
fn the(piece: Piece) -> (&'static str, &'static str) {
    match piece {
        Piece::Hut => ("a hut", "eine Hütte"),
        Piece::Temple => ("a temple", "ein Tempel"),
        Piece::Tower => ("a tower", "ein Turm"),
    }
}

/// Some hexes in a row, for a sentence.
fn list(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ")
}
