//! What the net sees of a position: all that is counted, and what no sum of weights could use.
//!
//! Of each of the next four firefighters to act it sees who they are, what they saved and how near they
//! are to fire and people; of damage and fires not only how much there is but about which number it is.

mod crew;
mod fire;
mod people;

use flash_point::{Cell, CellSet, FlashPoint};

use super::super::weights::Weight;
use super::scene::Scene;
use super::weights::Weights;

/// How many numbers it sees.
pub(super) const SEEN: usize = 233;
/// So many numbers for damage and as many for fires, this far apart.
const STEPS: u8 = 8;
const APART: f32 = 3.0;
/// So many steps are told apart, and the points of a turn up to these.
const RINGS: usize = 6;
const POINTS: u8 = 9;
const FREE_POINTS: u8 = 4;

/// Everything seen in a position where so much was counted; `scene` is that of the position. What was
/// thought of later comes last, so that nets that were not shown it can be widened.
pub(super) fn sight(game: &FlashPoint, scene: &Scene, counted: &Weights) -> Vec<f32> {
    let mut seen = Vec::with_capacity(SEEN);
    counted.give(&mut seen);
    let turn = [game.is_turn(), game.is_fires_turn()];
    seen.extend([turn[0], turn[1], turn == [false, false]].map(flag));
    let waiting = people::waiting(game);
    let fire = game.fire() & CellSet::HOUSE;
    let (to_fire, to_people) = (rings(game, fire), rings(game, waiting));
    crew::crew(game, &to_fire, &to_people, &mut seen);
    one_of(7, game.rescued(), &mut seen);
    one_of(4, game.lost(), &mut seen);
    about(f32::from(game.house().markers()) - APART, &mut seen);
    about(fire.len() as f32, &mut seen);
    fire::spread(game, fire, &mut seen);
    people::people(game, &mut seen);
    fire::walls(game, fire, &mut seen);
    quarters(game, fire, &mut seen);
    purse(game, &mut seen);
    people::one_by_one(game, scene, &mut seen);
    fire::blasts(game, scene, fire, &mut seen);
    crew::crew_far_off(game, &to_fire, &to_people, &mut seen);
    debug_assert_eq!(seen.len(), SEEN);
    seen
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// One of `count` numbers is 1.
fn one_of(count: u8, which: u8, seen: &mut Vec<f32>) {
    seen.extend((0..count).map(|number| flag(number == which.min(count - 1))));
}

/// Which of the numbers 0, 3, 6 and so on `value` is at or between.
fn about(value: f32, seen: &mut Vec<f32>) {
    let near = |step| (1.0 - (value / APART - f32::from(step)).abs()).max(0.0);
    seen.extend((0..STEPS).map(near));
}

/// The cells up to one, two, three steps away from some and so on, and these.
fn rings(game: &FlashPoint, cells: CellSet) -> [CellSet; RINGS] {
    let house = game.house();
    let mut within = house.adjacent(cells) | cells;
    let mut rings = [within; RINGS];
    for ring in &mut rings[1..] {
        within = house.adjacent(within) | within | house.behind_doors(within);
        *ring = within;
    }
    rings
}

/// The points left in a turn, ordinary and free ones.
fn purse(game: &FlashPoint, seen: &mut Vec<f32>) {
    if game.is_turn() {
        one_of(POINTS, game.points_left(), seen);
        one_of(FREE_POINTS, game.free_points_left(), seen);
    } else {
        seen.resize(seen.len() + usize::from(POINTS + FREE_POINTS), 0.0);
    }
}

/// The fires in each quarter of the board, then the firefighters.
fn quarters(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
    let mut counts = [0.0; 8];
    let quarter = |cell: Cell| 2 * usize::from(cell.row() > 3) + usize::from(cell.column() > 4);
    fire.iter().for_each(|cell| counts[quarter(cell)] += 0.2);
    let figures = game.firefighters().map(|figure| game.cell_of(figure));
    figures.for_each(|cell| counts[4 + quarter(cell)] += 0.5);
    seen.extend(counts);
}
