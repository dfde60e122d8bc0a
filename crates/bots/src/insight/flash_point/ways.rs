//! How many action points it takes to get from any cell to a goal.

use flash_point::{Barrier, Cell, CellSet, Direction, Door, FlashPoint, Spot, Vehicle};

/// No way.
pub(crate) const FAR: u8 = 60;

/// Breaking a wall costs two points a marker, and each marker brings the collapse nearer.
const MARKER: u8 = 3;
/// Points for nothing on an edge, a closed door, a wall with one marker, a whole wall.
const HINDRANCES: [usize; 4] = [0, 1, MARKER as usize, 2 * MARKER as usize];
/// Points more to enter a cell that burns.
const INTO_FIRE: usize = 2;
/// The dearest step there is: a whole wall, then a fire with a victim in the arms.
const DEAREST: usize = 16;

/// Points needed from each cell to the nearest goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways([u8; Cell::COUNT]);

/// Who goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// With free hands: through fire if need be.
    Free,
    /// With a victim or a hazmat: fire in the way is put out first.
    Laden,
}

impl Gait {
    /// Points to enter a cell that does not burn.
    fn step(self) -> u8 {
        match self {
            Self::Free => 1,
            Self::Laden => 2,
        }
    }
}

impl Default for Ways {
    fn default() -> Self {
        Self([FAR; Cell::COUNT])
    }
}

impl Ways {
    pub(crate) fn from(&self, cell: Cell) -> u8 {
        self.0[cell.index()]
    }

    /// To the cells of `goals`, each with what is still to be paid once there. It is found out for the
    /// cells of `wanted`, and for those that are nearer.
    pub(crate) fn to(
        game: &FlashPoint,
        gait: Gait,
        goals: impl IntoIterator<Item = (Cell, u8)>,
        wanted: CellSet,
    ) -> Self {
        Self::search(game, gait, goals, wanted, !CellSet::EMPTY)
    }

    /// The same for the cells of `wanted` alone: faster, for whoever judges many positions.
    pub(super) fn only_to(
        game: &FlashPoint,
        gait: Gait,
        goals: impl IntoIterator<Item = (Cell, u8)>,
        wanted: CellSet,
    ) -> Self {
        Self::search(game, gait, goals, wanted, wanted)
    }

    fn search(
        game: &FlashPoint,
        gait: Gait,
        goals: impl IntoIterator<Item = (Cell, u8)>,
        wanted: CellSet,
        noted: CellSet,
    ) -> Self {
        // One set of cells a distance, reused in turn: no step costs as much as there are sets.
        let steps = game.house().steps();
        let mut waiting = [CellSet::EMPTY; DEAREST];
        // Cells that burn are gone on from so much later.
        let mut burning = [CellSet::EMPTY; INTO_FIRE];
        let mut ways = Self::default();
        let mut farthest_goal = 0;
        let mut late = [(Cell::at(0, 0), FAR); 8];
        let mut lates = 0;
        for (cell, cost) in goals {
            if usize::from(cost) < DEAREST {
                waiting[usize::from(cost)].insert(cell);
            } else if lates < late.len() {
                late[lates] = (cell, cost);
                lates += 1;
                farthest_goal = farthest_goal.max(cost);
            }
        }
        let mut settled = CellSet::EMPTY;
        let (mut empty, mut distance) = (0, 0u8);
        while distance < FAR
            && !(wanted - settled).is_empty()
            && (empty < DEAREST || distance <= farthest_goal)
        {
            for &(cell, cost) in &late[..lates] {
                if cost == distance {
                    waiting[usize::from(distance) % DEAREST].insert(cell);
                }
            }
            let slot = usize::from(distance) % DEAREST;
            let now = waiting[slot] - settled;
            waiting[slot] = CellSet::EMPTY;
            empty = if now.is_empty() { empty + 1 } else { 0 };
            settled |= now;
            for cell in (now & noted).iter() {
                ways.0[cell.index()] = distance;
            }
            let burnt = std::mem::replace(&mut burning[slot % INTO_FIRE], now & game.fire());
            let entered = (now - game.fire()) | burnt;
            if !entered.is_empty() {
                let at = slot + usize::from(gait.step());
                for (cost, from) in HINDRANCES.into_iter().zip(steps.from(entered)) {
                    waiting[(at + cost) % DEAREST] |= from;
                }
            }
            distance += 1;
        }
        ways
    }

    /// The way out with a hazmat: any ring cell.
    pub(crate) fn outside(game: &FlashPoint, wanted: CellSet) -> Self {
        Self::to(game, Gait::Laden, outside(), wanted)
    }

    /// The same for the cells of `wanted` alone.
    pub(super) fn only_outside(game: &FlashPoint, wanted: CellSet) -> Self {
        Self::only_to(game, Gait::Laden, outside(), wanted)
    }

    /// The way out with a victim: any ring cell in the family game, else the ambulance, which may
    /// also be called to where the victim is.
    pub(crate) fn out(game: &FlashPoint, wanted: CellSet) -> Self {
        if !game.is_experienced() {
            return Self::outside(game, wanted);
        }
        Self::to(game, Gait::Laden, ambulances(game), wanted)
    }

    /// The same for the cells of `wanted` alone.
    pub(super) fn only_out(game: &FlashPoint, wanted: CellSet) -> Self {
        if !game.is_experienced() {
            return Self::only_outside(game, wanted);
        }
        Self::only_to(game, Gait::Laden, ambulances(game), wanted)
    }
}

/// Where hazmats do no harm.
fn outside() -> impl Iterator<Item = (Cell, u8)> {
    CellSet::RING.iter().map(|cell| (cell, 0))
}

/// Where the ambulance is or may be called to, with what that costs.
fn ambulances(game: &FlashPoint) -> impl Iterator<Item = (Cell, u8)> {
    let board = game.house().board();
    let here = game.parked_on(Vehicle::Ambulance);
    Spot::ALL.into_iter().flat_map(move |spot| {
        let cells = board.parking(Vehicle::Ambulance, spot);
        let next = [true, false]
            .into_iter()
            .any(|sense| Some(board.parking(Vehicle::Ambulance, spot.next(sense))) == here);
        // Two points a drive, and somebody must have them to spare.
        let cost = if Some(cells) == here { 0 } else { 3 + 2 * u8::from(!next) };
        cells.map(|cell| (cell, cost))
    })
}

/// Points for the door or wall on a cell's edge.
pub(crate) fn hindrance(game: &FlashPoint, cell: Cell, direction: Direction) -> u8 {
    let house = game.house();
    match house.barrier(cell, direction) {
        Barrier::Wall(wall) => MARKER * (2 - house.damage(wall)),
        Barrier::Door(door) => u8::from(house.door(door) == Door::Closed),
        _ => 0,
    }
}
