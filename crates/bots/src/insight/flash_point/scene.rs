//! What stays the same while somebody only walks: the fire and what it threatens, and the ways out.

use flash_point::{Cell, CellSet, FlashPoint, Kind, Vehicle};

use super::blaze::Blaze;
use super::ways::Ways;

/// More tokens than there are on the board.
const TOKENS: usize = 12;

/// All that is counted and does not depend on where the firefighters are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    /// Markers the next fire phase places on average.
    pub(super) wear: f32,
    /// Cells of the house beside the fire.
    pub(super) frontier: u32,
    /// Smoke in cells beside the frontier.
    pub(super) fuse: u32,
    /// For each token on the board, in their order.
    stakes: [Stake; TOKENS],
}

/// What becomes of a token.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stake {
    /// The chance that it burns in the next fire phase.
    pub(super) burns: f32,
    /// Points it takes to carry it to where it is safe, or does no harm.
    pub(super) carry: u8,
}

impl Scene {
    pub(super) fn of(game: &FlashPoint) -> Self {
        let (fire, house) = (game.fire() & CellSet::HOUSE, game.house());
        let blaze = Blaze::of(game);
        let frontier = (house.adjacent(fire) - fire) & CellSet::HOUSE;
        Self {
            wear: blaze.wear,
            frontier: frontier.len(),
            fuse: (house.adjacent(frontier) & game.smoke()).len(),
            stakes: stakes(game, &blaze),
        }
    }

    /// Whether the scene of both positions is the same, so that it need not be looked at again.
    pub(super) fn is_shared(one: &FlashPoint, other: &FlashPoint) -> bool {
        one.fire() == other.fire()
            && one.smoke() == other.smoke()
            && one.hot_spots() == other.hot_spots()
            && one.house() == other.house()
            && one.parked_on(Vehicle::Ambulance) == other.parked_on(Vehicle::Ambulance)
            && what_lies(one).eq(what_lies(other))
    }

    /// The tokens on the board with what becomes of them.
    pub(super) fn tokens<'a>(
        &'a self,
        game: &'a FlashPoint,
    ) -> impl Iterator<Item = ((Cell, Kind, bool), Stake)> + 'a {
        game.tokens_on_board().zip(self.stakes)
    }
}

fn what_lies(game: &FlashPoint) -> impl Iterator<Item = (Cell, Kind)> {
    game.tokens_on_board().map(|(cell, kind, _)| (cell, kind))
}

fn stakes(game: &FlashPoint, blaze: &Blaze) -> [Stake; TOKENS] {
    let cells = |of_hazmats: bool| -> CellSet {
        let alike = game.tokens_on_board().filter(|t| (t.1 == Kind::Hazmat) == of_hazmats);
        alike.map(|token| token.0).collect()
    };
    let (out, away) = (Ways::only_out(game, cells(false)), Ways::only_outside(game, cells(true)));
    let rolls = Blaze::rolls(game);
    let mut stakes = [Stake::default(); TOKENS];
    for (stake, (cell, kind, _)) in stakes.iter_mut().zip(game.tokens_on_board()) {
        let ways = if kind == Kind::Hazmat { &away } else { &out };
        let chance = blaze.chance(cell);
        let burns = if chance > 0.0 { 1.0 - (1.0 - chance).powf(rolls) } else { 0.0 };
        *stake = Stake { burns, carry: ways.from(cell) };
    }
    stakes
}
