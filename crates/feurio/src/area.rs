//! Forest areas and what they are worth.

use forest::{Colour, Forest, Number, TileSet};
use kernel::Seat;

use crate::{Feurio, Heat};

/// A forest area: connected tiles each bearing a man of one colour (FE-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Whose.
    pub colour: Colour,
    /// Which tiles.
    pub tiles: TileSet,
    /// The sum of their numbers.
    pub sum: u16,
    /// The smallest number that still has a free edge; `None` if the area is enclosed.
    pub water: Option<Number>,
    /// What it is worth.
    pub points: u16,
}

/// The area's sum divided by its water, rounded as the edition says; nothing without water.
pub(crate) fn points(sum: u16, water: Option<Number>, round_up: bool) -> u16 {
    let Some(water) = water else { return 0 };
    let divisor = u16::from(water.value());
    if round_up { sum.div_ceil(divisor) } else { sum / divisor }
}

/// What is gathered tile by tile.
#[derive(Default)]
struct Worth {
    sum: u16,
    water: Option<Number>,
}

impl Worth {
    #[inline]
    fn add(&mut self, forest: &Forest<Heat>, tile: usize) {
        let number = forest.number(tile);
        self.sum += u16::from(number.value());
        if forest.free_edges(tile) > 0 {
            self.water = Some(self.water.map_or(number, |lowest| lowest.min(number)));
        }
    }

    fn area(self, colour: Colour, tiles: TileSet, round_up: bool) -> Area {
        let Self { sum, water } = self;
        Area { colour, tiles, sum, water, points: points(sum, water, round_up) }
    }
}

impl Feurio {
    /// All areas of a colour.
    pub fn areas(&self, colour: Colour) -> impl Iterator<Item = Area> + '_ {
        let mut left = self.held[colour.index()];
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let mut worth = Worth::default();
            let first = left.trailing_zeros() as usize;
            let tiles = self.forest.walk_area(first, left, |tile| worth.add(&self.forest, tile));
            left &= !tiles;
            Some(worth.area(colour, tiles, self.rules.round_up))
        })
    }

    /// What `tiles` are worth as an area of a colour, whoever stands on them now.
    pub fn area_of(&self, colour: Colour, tiles: TileSet) -> Area {
        let mut worth = Worth::default();
        let mut left = tiles;
        while left != 0 {
            worth.add(&self.forest, left.trailing_zeros() as usize);
            left &= left - 1;
        }
        worth.area(colour, tiles, self.rules.round_up)
    }

    /// A seat's points and its most valuable single area (FE-32, FE-33). Nobody leads helpers, so
    /// they count for nobody.
    pub fn score(&self, seat: Seat) -> (u16, u16) {
        let (mut total, mut best) = (0, 0);
        for colour in self.rules.seating.colours(seat) {
            for area in self.areas(colour) {
                total += area.points;
                best = best.max(area.points);
            }
        }
        (total, best)
    }
}
