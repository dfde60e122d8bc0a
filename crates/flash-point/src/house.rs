//! The house as it stands: which walls are damaged, which doors are open or gone.

use crate::board::{Barrier, Board, Edge};
use crate::cell::{Cell, CellSet, Direction};
use crate::words::word_enum;

/// How many damage markers there are (FP-4).
pub(crate) const MARKERS: u8 = 24;

word_enum! {
    /// What has become of a door.
    pub enum Door, "closed, open or gone", "closed, open oder gone" {
        /// Closed, as every door starts.
        Closed = "closed",
        /// Open.
        Open = "open",
        /// Torn off: an open passage (FP-3).
        Gone = "gone",
    }
}

/// Walls and doors (FP-2, FP-3), with the open edges kept ready as bit sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    side: u8,
    /// Bit `c`: one can step from cell `c` to its eastern neighbour.
    east: CellSet,
    /// Bit `c`: one can step from cell `c` to its southern neighbour.
    south: CellSet,
    /// The same for walls with exactly one marker.
    cracked: [CellSet; 2],
    /// Walls with at least one marker, by number.
    damaged: u64,
    /// Walls with two markers, by number.
    destroyed: u64,
    open_doors: u8,
    gone_doors: u8,
    markers: u8,
}

impl House {
    /// The undamaged house of `side` 1 or 2 with all doors closed.
    pub fn new(side: u8) -> Self {
        let board = Board::side(side);
        Self {
            side,
            east: board.open_east,
            south: board.open_south,
            cracked: [CellSet::EMPTY; 2],
            damaged: 0,
            destroyed: 0,
            open_doors: 0,
            gone_doors: 0,
            markers: 0,
        }
    }

    /// The printed board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        Board::side(self.side)
    }

    /// The side of the board, 1 or 2.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The damage markers placed so far.
    #[inline]
    pub fn markers(&self) -> u8 {
        self.markers
    }

    /// Whether the building has collapsed (FP-4).
    #[inline]
    pub fn collapsed(&self) -> bool {
        self.markers >= MARKERS
    }

    /// The markers on the wall of that number, 0 to 2.
    #[inline]
    pub fn damage(&self, wall: u8) -> u8 {
        ((self.damaged >> wall) & 1) as u8 + ((self.destroyed >> wall) & 1) as u8
    }

    /// The door of that number.
    #[inline]
    pub fn door(&self, door: u8) -> Door {
        if (self.gone_doors >> door) & 1 != 0 {
            Door::Gone
        } else if (self.open_doors >> door) & 1 != 0 {
            Door::Open
        } else {
            Door::Closed
        }
    }

    /// What lies between `cell` and its neighbour in `direction`.
    #[inline]
    pub fn barrier(&self, cell: Cell, direction: Direction) -> Barrier {
        self.board().barrier(cell, direction)
    }

    /// Whether the edge in `direction` is open: a neighbour there is adjacent (FP-3).
    #[inline]
    pub fn passable(&self, cell: Cell, direction: Direction) -> bool {
        match direction {
            Direction::East => self.east.contains(cell),
            Direction::South => self.south.contains(cell),
            Direction::West => cell.step(direction).is_some_and(|west| self.east.contains(west)),
            Direction::North => {
                cell.step(direction).is_some_and(|north| self.south.contains(north))
            }
        }
    }

    /// Every cell adjacent to a cell of `from` (FP-3).
    #[inline]
    pub fn adjacent(&self, from: CellSet) -> CellSet {
        from.spread(self.east, self.south)
    }

    /// Every cell behind a closed door of a cell of `from`.
    #[inline]
    pub fn behind_doors(&self, from: CellSet) -> CellSet {
        let [east, south] = self.board().doorways;
        from.spread(east - self.east, south - self.south)
    }

    /// The edges to the east and to the south that are open, have a closed door, a wall with one
    /// marker, a whole wall.
    #[inline]
    pub(crate) fn edges(&self) -> [[CellSet; 2]; 4] {
        let (open, cracked) = ([self.east, self.south], self.cracked);
        let ([east, south], walled) = (self.board().doorways, self.board().walled);
        [
            open,
            [east - open[0], south - open[1]],
            cracked,
            [walled[0] - open[0] - cracked[0], walled[1] - open[1] - cracked[1]],
        ]
    }

    /// Puts a marker on a standing wall; returns how many it has now.
    pub(crate) fn damage_wall(&mut self, wall: u8, cell: Cell, direction: Direction) -> u8 {
        self.markers += 1;
        if self.damaged & (1 << wall) == 0 {
            self.damaged |= 1 << wall;
            self.set_cracked(cell, direction, true);
            return 1;
        }
        self.destroyed |= 1 << wall;
        self.set_cracked(cell, direction, false);
        self.set_open(cell, direction, true);
        2
    }

    /// Opens or closes a door that is still there.
    pub(crate) fn swing_door(&mut self, door: u8, cell: Cell, direction: Direction, open: bool) {
        self.open_doors = (self.open_doors & !(1 << door)) | (u8::from(open) << door);
        self.set_open(cell, direction, open);
    }

    /// Removes a door's token.
    pub(crate) fn tear_off(&mut self, door: u8, cell: Cell, direction: Direction) {
        self.open_doors &= !(1 << door);
        self.gone_doors |= 1 << door;
        self.set_open(cell, direction, true);
    }

    fn set_open(&mut self, cell: Cell, direction: Direction, open: bool) {
        let edges = match direction {
            Direction::East | Direction::West => &mut self.east,
            Direction::North | Direction::South => &mut self.south,
        };
        mark(edges, cell, direction, open);
    }

    fn set_cracked(&mut self, cell: Cell, direction: Direction, cracked: bool) {
        let across = usize::from(matches!(direction, Direction::North | Direction::South));
        mark(&mut self.cracked[across], cell, direction, cracked);
    }

    /// The walls with their markers.
    pub fn walls(&self) -> impl Iterator<Item = (Edge, u8)> {
        self.board().walls().zip(0..).map(|(edge, wall)| (edge, self.damage(wall)))
    }

    /// The doors with their state.
    pub fn doors(&self) -> impl Iterator<Item = (Edge, Door)> {
        self.board().doors().zip(0..).map(|(edge, door)| (edge, self.door(door)))
    }

    /// Feeds everything that changes in play.
    pub(crate) fn digest(&self, digest: &mut kernel::Digest) {
        let doors = u64::from(self.open_doors) << 8 | u64::from(self.gone_doors);
        digest.number(u64::from(self.side)).number(self.damaged).number(self.destroyed);
        digest.number(doors);
    }
}

/// Marks an edge, or takes its mark away: a set holds it under its western or northern cell.
fn mark(edges: &mut CellSet, cell: Cell, direction: Direction, marked: bool) {
    let west_or_north = match direction {
        Direction::East | Direction::South => Some(cell),
        Direction::West | Direction::North => cell.step(direction),
    };
    let Some(cell) = west_or_north else { return };
    if marked { edges.insert(cell) } else { edges.remove(cell) }
}
