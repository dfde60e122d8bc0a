//! How dangerous the fire is: what the next rolls may break and whom they may burn.

use flash_point::{Barrier, Cell, CellSet, Direction, Door, FlashPoint, Kind};

/// What the fire threatens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blaze {
    /// How many of the 48 rolls set each cell on fire, roughly.
    threat: [f32; Cell::COUNT],
    /// Damage markers an explosion on each burning cell would place.
    breaks: [u8; Cell::COUNT],
    /// Markers the explosions on all burning cells would place.
    broken: u32,
}

/// A smoking cell needs no roll of its own: any fire that comes near sets it alight.
const SMOKE_TWICE: f32 = 2.0;
/// What a hazmat that goes off is likely to break.
const HAZMAT_BREAKS: f32 = 3.0;

impl Blaze {
    pub(super) fn of(game: &FlashPoint) -> Self {
        let mut blaze = Self { threat: [0.0; Cell::COUNT], breaks: [0; Cell::COUNT], broken: 0 };
        let (fire, house) = (game.fire(), game.house());
        for cell in fire.iter() {
            for direction in Direction::ALL {
                let placed = blaze.blast(game, cell, direction);
                blaze.broken += u32::from(placed);
            }
        }
        // A roll beside a fire burns at once; smoke beside such a cell goes along.
        for cell in (house.adjacent(fire) - fire).iter() {
            blaze.threat[cell.index()] += 1.0;
            for smoking in (house.adjacent(CellSet::of(cell)) & game.smoke()).iter() {
                blaze.threat[smoking.index()] += 1.0;
            }
        }
        for cell in game.smoke().iter() {
            blaze.threat[cell.index()] = SMOKE_TWICE * blaze.threat[cell.index()] + 1.0;
        }
        blaze
    }

    /// Markers the next fire phase places on average.
    pub(super) fn wear(&self, game: &FlashPoint) -> f32 {
        let mut wear = self.broken as f32;
        for (cell, kind, _) in game.tokens_on_board() {
            if kind == Kind::Hazmat {
                wear += HAZMAT_BREAKS * self.threat[cell.index()];
            }
        }
        wear / 48.0 * Self::rolls(game)
    }

    /// Rolls a fire phase takes on average: hot spots flare up (FP-92).
    pub(super) fn rolls(game: &FlashPoint) -> f32 {
        48.0 / (48.0 - game.hot_spots().len() as f32).max(16.0)
    }

    /// One direction of an explosion on `cell`; the markers it places.
    fn blast(&mut self, game: &FlashPoint, cell: Cell, direction: Direction) -> u8 {
        let house = game.house();
        let mut at = cell;
        loop {
            match house.barrier(at, direction) {
                Barrier::Rim => return 0,
                Barrier::Wall(wall) if house.damage(wall) < 2 => {
                    self.breaks[cell.index()] += 1;
                    return 1;
                }
                Barrier::Door(door) if house.door(door) == Door::Closed => return 0,
                _ => {}
            }
            let Some(next) = at.step(direction) else { return 0 };
            if !game.fire().contains(next) {
                self.threat[next.index()] += 1.0;
                return 0;
            }
            at = next;
        }
    }

    /// The chance that a cell catches fire in the next fire phase, roughly.
    pub(super) fn chance(&self, cell: Cell) -> f32 {
        (self.threat[cell.index()] / 48.0).min(0.9)
    }

    /// The markers an explosion on a burning cell would place.
    pub(super) fn breaks(&self, cell: Cell) -> f32 {
        f32::from(self.breaks[cell.index()])
    }
}
