//! What the net sees of fire, smoke and walls.

use flash_point::{Barrier, Cell, CellSet, Direction, Door, FlashPoint};

use crate::net::Seen;

/// So many numbers for damage and as many for fires, this far apart.
const STEPS: usize = 8;
const APART: f32 = 3.0;
/// How many numbers there are of each kind.
const FIRE: usize = 2 * STEPS + 5;
const WALLS: usize = 5 + 4;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// The cells one, two and three steps away from the fire.
    pub(super) rings: [CellSet; 3],
    /// Which number damage and fires are about, how fire, smoke and hot spots lie to each other.
    pub(super) fire: Seen<FIRE>,
    /// What is round the burning cells: whole walls, cracked ones, closed doors, nothing; which side
    /// of the board it is; the fires in each quarter of the board.
    pub(super) walls: Seen<WALLS>,
}

impl Surroundings {
    pub(super) fn of(game: &FlashPoint) -> Self {
        let fire = game.fire() & CellSet::HOUSE;
        let mut around =
            Self { rings: rings(game, fire), fire: Seen::default(), walls: Seen::default() };
        around.fire.extend(amounts(game, fire));
        around.fire.extend(spread(game, fire));
        around.walls.extend(walls(game, fire));
        around.walls.extend(quarters(fire));
        around
    }
}

fn quarters(fire: CellSet) -> [f32; 4] {
    let mut fires = [0.0; 4];
    fire.iter().for_each(|cell| fires[quarter(cell)] += 0.2);
    fires
}

/// The quarter of the board a cell is in.
pub(super) fn quarter(cell: Cell) -> usize {
    2 * usize::from(cell.row() > 3) + usize::from(cell.column() > 4)
}

/// The cells one, two and three steps away from some, and these.
pub(super) fn rings(game: &FlashPoint, cells: CellSet) -> [CellSet; 3] {
    let house = game.house();
    let one = house.adjacent(cells) | cells;
    let two = house.adjacent(one) | one | house.behind_doors(one);
    [one, two, house.adjacent(two) | two | house.behind_doors(two)]
}

fn amounts(game: &FlashPoint, fire: CellSet) -> [f32; 2 * STEPS] {
    let damage = f32::from(game.house().markers()) - APART;
    let about = [damage, fire.len() as f32].map(|value| value / APART);
    let near = |of: usize| {
        let (value, step) = (about[of / STEPS], (of % STEPS) as f32);
        (1.0 - (value - step).abs()).max(0.0)
    };
    std::array::from_fn(near)
}

fn spread(game: &FlashPoint, fire: CellSet) -> [f32; 5] {
    let (house, smoke, hot) = (game.house(), game.smoke(), game.hot_spots());
    let beside = house.adjacent(fire);
    let count = |cells: CellSet| cells.len() as f32;
    [
        count(beside & hot & CellSet::HOUSE) / 4.0,
        count(fire & hot) / 4.0,
        count(beside & smoke) / 4.0,
        count(house.adjacent(smoke) & smoke) / 4.0,
        count(beside & fire) / 8.0,
    ]
}

fn walls(game: &FlashPoint, fire: CellSet) -> [f32; 5] {
    let house = game.house();
    let [mut whole, mut cracked, mut closed, mut open] = [0.0; 4];
    for cell in fire.iter() {
        for direction in Direction::ALL {
            match house.barrier(cell, direction) {
                Barrier::Wall(wall) if house.damage(wall) == 0 => whole += 0.1,
                Barrier::Wall(wall) if house.damage(wall) == 1 => cracked += 0.1,
                Barrier::Door(door) if house.door(door) == Door::Closed => closed += 0.25,
                _ => open += 0.05,
            }
        }
    }
    [whole, cracked, closed, open, if house.side() == 1 { 1.0 } else { 0.0 }]
}
