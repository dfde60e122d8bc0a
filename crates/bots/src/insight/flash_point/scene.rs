//! What stays the same while somebody only walks: the fire and what it threatens, and the ways out.

use std::cell::OnceCell;

use flash_point::{Cell, CellSet, FlashPoint, House, Kind, Vehicle};

use super::blaze::Blaze;
use super::reach::Reaches;
use super::surroundings::Surroundings;
use super::ways::Ways;

/// More tokens than there are on the board.
const TOKENS: usize = 12;

/// Two positions in which all this is the same have the same scene.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Backdrop {
    fire: CellSet,
    smoke: CellSet,
    hot_spots: CellSet,
    house: House,
    ambulance: Option<[Cell; 2]>,
}

impl Backdrop {
    fn of(game: &FlashPoint) -> Self {
        Self {
            fire: game.fire(),
            smoke: game.smoke(),
            hot_spots: game.hot_spots(),
            house: *game.house(),
            ambulance: game.parked_on(Vehicle::Ambulance),
        }
    }

    fn is_of(&self, game: &FlashPoint) -> bool {
        self.fire == game.fire()
            && self.smoke == game.smoke()
            && self.house == *game.house()
            && self.hot_spots == game.hot_spots()
            && self.ambulance == game.parked_on(Vehicle::Ambulance)
    }
}

/// All that is counted and seen and does not depend on where the firefighters are.
#[derive(Debug)]
pub(super) struct Scene {
    backdrop: Backdrop,
    blaze: Blaze,
    /// Cells of the house beside the fire.
    pub(super) frontier: u32,
    /// Smoke in cells beside the frontier.
    pub(super) fuse: u32,
    surroundings: OnceCell<Surroundings>,
    pub(super) reaches: Reaches,
    /// The fires a shot into these cells clears on average.
    gun: Option<(CellSet, f32)>,
    out: Exits,
    outside: Exits,
    /// What lay about when it was last asked for, and what becomes of it.
    lying: [Option<(Cell, Kind)>; TOKENS],
    stakes: Stakes,
}

/// What becomes of the tokens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stakes {
    /// Markers the next fire phase places on average, those of hazmats that go off included.
    pub(super) wear: f32,
    /// For each token on the board, in their order.
    each: [Stake; TOKENS],
}

/// What becomes of a token.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stake {
    /// The chance that it burns in the next fire phase.
    pub(super) burns: f32,
    /// Points it takes to carry it to where it is safe, or does no harm.
    pub(super) carry: u8,
}

impl Stakes {
    /// The tokens on the board with what becomes of them.
    pub(super) fn tokens<'a>(
        &'a self,
        game: &'a FlashPoint,
    ) -> impl Iterator<Item = ((Cell, Kind, bool), Stake)> + 'a {
        game.tokens_on_board().zip(self.each)
    }
}

impl Scene {
    pub(super) fn of(game: &FlashPoint) -> Self {
        let (fire, house) = (game.fire() & CellSet::HOUSE, game.house());
        let frontier = (house.adjacent(fire) - fire) & CellSet::HOUSE;
        Self {
            backdrop: Backdrop::of(game),
            blaze: Blaze::of(game),
            frontier: frontier.len(),
            fuse: (house.adjacent(frontier) & game.smoke()).len(),
            surroundings: OnceCell::new(),
            reaches: Reaches::default(),
            gun: None,
            out: Exits::default(),
            outside: Exits::default(),
            lying: [None; TOKENS],
            stakes: Stakes { wear: f32::NAN, ..Stakes::default() },
        }
    }

    /// Whether it is that of a position.
    pub(super) fn is_of(&self, game: &FlashPoint) -> bool {
        self.backdrop.is_of(game)
    }

    /// What the net sees of it.
    pub(super) fn surroundings(&self, game: &FlashPoint) -> &Surroundings {
        self.surroundings.get_or_init(|| Surroundings::of(game))
    }

    /// The fires the deck gun clears on average where it stands.
    pub(super) fn cleared_by_gun(&mut self, game: &FlashPoint) -> f32 {
        let cells = game.gun_cells();
        if let Some((known, cleared)) = self.gun
            && known == cells
        {
            return cleared;
        }
        let cleared = super::deeds::cleared_by_gun(game, cells);
        self.gun = Some((cells, cleared));
        cleared
    }

    /// What becomes of the tokens of a position that has this scene.
    pub(super) fn stakes(&mut self, game: &FlashPoint) -> Stakes {
        let mut lying = [None; TOKENS];
        for (place, (cell, kind, _)) in lying.iter_mut().zip(game.tokens_on_board()) {
            *place = Some((cell, kind));
        }
        if self.stakes.wear.is_nan() || lying != self.lying {
            self.lying = lying;
            self.stakes = self.find_stakes(game);
        }
        self.stakes
    }

    fn find_stakes(&mut self, game: &FlashPoint) -> Stakes {
        let cells = |of_hazmats: bool| -> CellSet {
            let alike = game.tokens_on_board().filter(|t| (t.1 == Kind::Hazmat) == of_hazmats);
            alike.map(|token| token.0).collect()
        };
        let out = self.out.from(cells(false), |cells| Ways::only_out(game, cells));
        let outside = self.outside.from(cells(true), |cells| Ways::only_outside(game, cells));
        let rolls = Blaze::rolls(game);
        let mut stakes = Stakes { wear: self.blaze.wear(game), ..Stakes::default() };
        for (stake, (cell, kind, _)) in stakes.each.iter_mut().zip(game.tokens_on_board()) {
            let ways = if kind == Kind::Hazmat { outside } else { out };
            let chance = self.blaze.chance(cell);
            let burns = if chance > 0.0 { 1.0 - (1.0 - chance).powf(rolls) } else { 0.0 };
            *stake = Stake { burns, carry: ways.from(cell) };
        }
        stakes
    }
}

/// Ways to where something is safe, as far as they were asked for.
#[derive(Debug, Default)]
struct Exits {
    ways: Ways,
    known: CellSet,
}

impl Exits {
    /// The ways from `cells`, and perhaps from others.
    fn from(&mut self, cells: CellSet, search: impl Fn(CellSet) -> Ways) -> &Ways {
        if !(cells - self.known).is_empty() {
            self.known |= cells;
            self.ways = search(self.known);
        }
        &self.ways
    }
}
