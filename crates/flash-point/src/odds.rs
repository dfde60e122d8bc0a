//! What the coming fire may do, in whole numbers.
//!
//! A chance is a count out of [`FireOdds::total`]: [`first_roll`] counts the 48 rolls of the dice,
//! [`whole_phase`] follows flare-ups to a given depth, exactly, and [`sampled_phase`] plays the
//! phase at random. Nothing is put out while the fire advances, so a course that was cut off can
//! only get worse: the true chance lies between a count and that count plus
//! [`FireOdds::unresolved`].
//!
//! All of them ask what would happen if the fire were rolled now, whatever the turn still holds.
//! Where the player would choose among burning hazmats they go off in order of rows and columns.

use kernel::{Rng, Sink, below};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::{FIGURES, Figure};
use crate::phase::Phase;
use crate::state::FlashPoint;
use crate::tokens::POIS;

/// Cells of the house: so many rolls are equally likely.
const ROLLS: u64 = 48;
/// 48 to this power still fits.
const DEEPEST: u32 = 11;

/// What may happen to one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellOdds {
    /// The cell.
    pub cell: Cell,
    /// It does not burn now and catches fire.
    pub ignites: u64,
    /// It burns in the end.
    pub burns: u64,
    /// There is an explosion on it.
    pub explodes: u64,
}

/// What may happen to one firefighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureOdds {
    /// Which.
    pub figure: Figure,
    /// It is knocked down.
    pub knocked_down: u64,
}

/// What may happen to one POI or victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PoiOdds {
    /// Where it is.
    pub cell: Cell,
    /// It burns, or the building comes down on it.
    pub lost: u64,
}

/// What the fire may do. Every number is a count out of `total`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FireOdds {
    /// All cases.
    pub total: u64,
    /// Cases cut off while the fire still flared up; counted as if it had ended there.
    pub unresolved: u64,
    /// Error in thousandths that sampling adds, 95 times out of 100; 0 for exact counts.
    pub sampling_error: u64,
    /// Every cell of house and ring, by row and column.
    pub cells: Vec<CellOdds>,
    /// Every firefighter.
    pub figures: Vec<FigureOdds>,
    /// Every POI and victim on the board.
    pub pois: Vec<PoiOdds>,
    /// The building collapses.
    pub collapses: u64,
    /// Damage markers placed, summed over all cases.
    pub damage: u64,
}

impl FireOdds {
    /// What may happen to `cell`.
    pub fn cell(&self, cell: Cell) -> &CellOdds {
        &self.cells[cell.index()]
    }
}

/// The first roll of the fire, with explosion, flashover and hazmats: counts out of 48.
pub fn first_roll(game: &FlashPoint) -> FireOdds {
    whole_phase(game, 1)
}

/// The whole fire phase, exact to `rolls` rolls of a flare-up (1 to 11). A phase without a hot
/// spot on the board is one roll. Each further roll multiplies the work by the number of hot
/// spots; three are enough for most uses.
pub fn whole_phase(game: &FlashPoint, rolls: u32) -> FireOdds {
    let rolls = if game.hot_spots.is_empty() { 1 } else { rolls.clamp(1, DEEPEST) };
    let mut count = Count::of(game);
    let start = Course { game: game.clone(), exploded: CellSet::EMPTY };
    descend(&start, game.is_flaring(), rolls, &mut count);
    count.told(game, ROLLS.pow(rolls), 0)
}

/// The whole fire phase played `samples` times at random.
pub fn sampled_phase<R: Rng + ?Sized>(game: &FlashPoint, samples: u32, rng: &mut R) -> FireOdds {
    let samples = samples.max(1);
    let mut count = Count::of(game);
    for _ in 0..samples {
        let mut course = Course { game: game.clone(), exploded: CellSet::EMPTY };
        let mut flaring = game.is_flaring();
        while course.roll(Cell::of_house(below(rng, ROLLS as u32) as u8), flaring) {
            flaring = true;
        }
        count.add(&course, 1);
    }
    // Two standard errors of a fair coin, the worst case: 1 / sqrt(n), rounded up.
    let error = 1000_u64.div_ceil(u64::from(samples.isqrt()));
    count.told(game, u64::from(samples), error)
}

fn descend(course: &Course, flaring: bool, rolls: u32, count: &mut Count) {
    let weight = ROLLS.pow(rolls - 1);
    for cell in CellSet::HOUSE.iter() {
        let mut next = course.clone();
        let flares = next.roll(cell, flaring);
        if flares && rolls > 1 {
            descend(&next, true, rolls - 1, count);
            continue;
        }
        count.unresolved += if flares { weight } else { 0 };
        count.add(&next, weight);
    }
}

/// One course of the fire so far.
#[derive(Clone)]
struct Course {
    game: FlashPoint,
    exploded: CellSet,
}

/// Notes explosions; costly events are not asked for.
struct Blasts<'a>(&'a mut CellSet);

impl Sink<Event> for Blasts<'_> {
    const LISTENS: bool = false;

    fn push(&mut self, event: Event) {
        if let Event::Exploded { cell } = event {
            self.0.insert(cell);
        }
    }
}

impl Course {
    /// One roll with all that follows at once; whether the fire flares up (FP-92).
    fn roll(&mut self, cell: Cell, flaring: bool) -> bool {
        let hot = self.game.hot_spots.contains(cell);
        self.game.burn_through(cell, &mut Blasts(&mut self.exploded));
        if flaring && !hot {
            self.game.hot_spots.insert(cell);
        }
        hot && !self.game.house.collapsed()
    }
}

impl FlashPoint {
    fn is_flaring(&self) -> bool {
        self.phase == Phase::Fire { flaring: true }
    }

    /// A roll with explosion, flashover and hazmats till nothing changes or the house is down.
    pub(crate) fn burn_through<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        self.kindle(cell, events);
        while !self.house.collapsed() {
            let spread = self.flashover(events);
            let mut went_off = false;
            while let Some(cell) = self.burning_hazmats().iter().next() {
                self.detonate(cell, events);
                went_off = true;
                if self.house.collapsed() {
                    return;
                }
            }
            if !spread && !went_off {
                return;
            }
        }
    }
}

/// Sums over all courses.
struct Count {
    before: CellSet,
    markers: u8,
    ignites: [u64; Cell::COUNT],
    burns: [u64; Cell::COUNT],
    explodes: [u64; Cell::COUNT],
    knocked: [u64; FIGURES],
    lost: [u64; POIS],
    unresolved: u64,
    collapses: u64,
    damage: u64,
}

impl Count {
    fn of(game: &FlashPoint) -> Self {
        Self {
            before: game.fire,
            markers: game.house.markers(),
            ignites: [0; Cell::COUNT],
            burns: [0; Cell::COUNT],
            explodes: [0; Cell::COUNT],
            knocked: [0; FIGURES],
            lost: [0; POIS],
            unresolved: 0,
            collapses: 0,
            damage: 0,
        }
    }

    fn add(&mut self, course: &Course, weight: u64) {
        let game = &course.game;
        let down = game.house.collapsed();
        (game.fire - self.before).iter().for_each(|cell| self.ignites[cell.index()] += weight);
        game.fire.iter().for_each(|cell| self.burns[cell.index()] += weight);
        course.exploded.iter().for_each(|cell| self.explodes[cell.index()] += weight);
        for figure in game.all_figures() {
            let hit = game.fire.contains(game.figure(figure).cell);
            self.knocked[figure.index()] += if hit { weight } else { 0 };
        }
        for token in game.tokens.pois() {
            let hit = down || game.fire.contains(game.tokens.cell(token));
            self.lost[usize::from(token)] += if hit { weight } else { 0 };
        }
        self.collapses += if down { weight } else { 0 };
        self.damage += weight * u64::from(game.house.markers() - self.markers);
    }

    fn told(&self, game: &FlashPoint, total: u64, sampling_error: u64) -> FireOdds {
        let cells = (0..Cell::COUNT).map(|n| CellOdds {
            cell: Cell::from_index(n as u8),
            ignites: self.ignites[n],
            burns: self.burns[n],
            explodes: self.explodes[n],
        });
        let figures = game
            .all_figures()
            .map(|figure| FigureOdds { figure, knocked_down: self.knocked[figure.index()] });
        let pois = game.tokens.pois().map(|token| PoiOdds {
            cell: game.tokens.cell(token),
            lost: self.lost[usize::from(token)],
        });
        FireOdds {
            total,
            unresolved: self.unresolved,
            sampling_error,
            cells: cells.collect(),
            figures: figures.collect(),
            pois: pois.collect(),
            collapses: self.collapses,
            damage: self.damage,
        }
    }
}
