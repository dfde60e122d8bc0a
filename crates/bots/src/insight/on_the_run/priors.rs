//! Which actions deserve to be tried first.

use ::on_the_run::{Action, OnTheRun};
use forest::{Colour, Lying, Number};
use hex::Hex;
use kernel::Seat;

use super::survey::{Survey, tiles};
use super::weights::Weights;

/// Nothing is so bad that it is never tried.
const LEAST: f32 = 0.05;

/// What is asked for each action.
struct Look<'a> {
    game: &'a OnTheRun,
    survey: Survey,
    /// 1 when the last tile lies, towards 0 at the start.
    late: f32,
}

pub(super) fn fill(game: &OnTheRun, actions: &[Action], priors: &mut Vec<f32>, w: &Weights) {
    priors.clear();
    if actions.len() < 2 {
        priors.resize(actions.len(), 1.0);
        return;
    }
    let mut survey = Survey::of(game, w);
    let herds = game.herds();
    for colour in Colour::ALL {
        for tile in tiles(herds.with(colour)) {
            let able = survey.ways_out(tile).min(u32::from(herds.count(tile, colour)));
            survey.claim(tile, colour, able as u8, 1.0);
        }
    }
    let late = 1.0 / (1.0 + 0.3 * f32::from(game.bag().left()));
    let look = Look { game, survey, late };
    priors.extend(actions.iter().map(|&action| look.prior(action).max(LEAST)));
}

impl Look<'_> {
    fn prior(&self, action: Action) -> f32 {
        match action {
            Action::Draw(_) | Action::Arrange(_) | Action::Done => 1.0,
            Action::Lay(at) => self.lay(at),
            Action::Relocate(at) | Action::Predator(at) => self.block(at),
            Action::Startle { count, at, .. } => self.startle(count, at),
            Action::Flee { number, colour } => self.flee(number, colour),
            Action::Move { to, .. } => self.step(to),
            Action::Pass => 0.2,
        }
    }

    fn field(&self, at: Hex) -> Option<usize> {
        match self.game.woods().at(at) {
            Lying::Rim(field) => Some(field),
            Lying::Tile(_) | Lying::Nothing => None,
        }
    }

    fn owner(&self, colour: Colour) -> Option<Seat> {
        self.game.stock().owner(colour)
    }

    /// What opponents claim of a field less what its own side claims.
    fn contest(&self, field: usize) -> f32 {
        let me = self.game.on_turn();
        let claims = self.survey.claims[field];
        let signed = Colour::ALL.map(|colour| match self.owner(colour) {
            _ if self.game.is_cooperative() => -claims[colour.index()],
            Some(seat) if seat == me => -claims[colour.index()],
            _ => claims[colour.index()],
        });
        signed.iter().sum()
    }

    /// A tile sends an opponent home rather than an own animal, and takes the fields others want.
    fn lay(&self, at: Hex) -> f32 {
        let Some(field) = self.field(at) else { return LEAST };
        let me = self.game.on_turn();
        let standing = match self.game.woods().notes()[field].animal {
            None => 1.0 + 0.5 * self.contest(field),
            Some(_) if self.game.is_cooperative() => 0.1,
            Some(colour) if self.owner(colour) == Some(me) => 0.1,
            Some(colour) if self.game.is_predator(colour) => 1.0,
            Some(_) => 4.0,
        };
        standing.max(0.1)
    }

    fn block(&self, at: Hex) -> f32 {
        self.field(at).map_or(LEAST, |field| 0.4 + self.contest(field))
    }

    /// Three at a time near the edge; onto the edge itself when it is safe.
    fn startle(&self, count: u8, at: Hex) -> f32 {
        match self.game.woods().at(at) {
            Lying::Tile(tile) => {
                let ways = self.survey.ways_out(tile).min(4) as f32;
                let count = f32::from(count);
                count * count * (0.15 + 0.15 * ways)
            }
            Lying::Rim(field) => {
                let safety = self.survey.safety[field];
                3.0 * safety * safety * (1.0 + 0.3 * self.contest(field).max(0.0))
            }
            Lying::Nothing => LEAST,
        }
    }

    /// Many beside safe fields are a reason to go; whoever can't get out is one to stay.
    fn flee(&self, number: Number, colour: Colour) -> f32 {
        let herds = self.game.herds();
        let mut out = 0.0;
        for tile in tiles(herds.on(number, colour)) {
            let count = u32::from(herds.count(tile, colour));
            let able = self.survey.ways_out(tile).min(count);
            out += able as f32 - 0.3 * (count - able) as f32;
        }
        0.2 + 3.0 * self.late * out
    }

    fn step(&self, to: Hex) -> f32 {
        match self.game.woods().at(to) {
            Lying::Tile(tile) => 0.3 + 0.2 * self.survey.ways_out(tile) as f32,
            Lying::Rim(field) => {
                4.0 * self.survey.safety[field] * (1.0 + 0.3 * self.contest(field).max(0.0))
            }
            Lying::Nothing => LEAST,
        }
    }
}
