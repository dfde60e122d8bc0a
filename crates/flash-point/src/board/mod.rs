//! The two printed houses: where walls, doors, openings and parking spots are. Nothing here
//! changes in play; what does is in [`House`](crate::House).

mod arrows;
mod side1;
mod side2;
mod spot;

pub use spot::{BlackDie, Quadrant, Spot, Vehicle};

use crate::cell::{Cell, CellSet, Direction};

/// What is printed on the edge between two cells (FP-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Beyond this edge the board ends.
    Rim,
    /// Nothing: open floor, or the open air of the ring.
    Floor,
    /// An exterior opening: always open.
    Opening,
    /// The wall segment of that number.
    Wall(u8),
    /// The door of that number.
    Door(u8),
}

/// The edge between `a` and `b`, its neighbour to the east or south.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The northern or western cell.
    pub a: Cell,
    /// The southern or eastern cell.
    pub b: Cell,
}

impl Edge {
    const fn printed(edge: [u8; 4]) -> Self {
        Self { a: Cell::at(edge[0], edge[1]), b: Cell::at(edge[2], edge[3]) }
    }

    /// Whether the edge separates two cells of one row.
    pub const fn runs_north_south(self) -> bool {
        self.a.row() == self.b.row()
    }
}

/// One side of the printed board.
#[derive(Debug)]
pub struct Board {
    barriers: [[Barrier; 4]; Cell::COUNT],
    walls: &'static [[u8; 4]],
    doors: &'static [[u8; 4]],
    openings: &'static [[u8; 4]],
    ambulance: [[Cell; 2]; 4],
    engine: [[Cell; 2]; 4],
    quadrants: [Quadrant; 4],
    /// The edges to the east that are open when all doors are closed.
    pub(crate) open_east: CellSet,
    /// The edges to the south that are open when all doors are closed.
    pub(crate) open_south: CellSet,
    /// The edges to the east and to the south with a door.
    pub(crate) doorways: [CellSet; 2],
    /// The edges to the east and to the south with a wall.
    pub(crate) walled: [CellSet; 2],
}

static BOARDS: [Board; 2] = [
    Board::print(
        side1::WALLS,
        side1::DOORS,
        side1::OPENINGS,
        [side1::AMBULANCE, side1::ENGINE],
        side1::QUADRANTS,
    ),
    Board::print(
        side2::WALLS,
        side2::DOORS,
        side2::OPENINGS,
        [side2::AMBULANCE, side2::ENGINE],
        side2::QUADRANTS,
    ),
];

impl Board {
    /// Side 1 or 2 of the board.
    ///
    /// # Panics
    /// If `side` is neither.
    #[inline]
    pub fn side(side: u8) -> &'static Self {
        &BOARDS[usize::from(side) - 1]
    }

    /// What lies between `cell` and its neighbour in `direction`.
    #[inline]
    pub fn barrier(&self, cell: Cell, direction: Direction) -> Barrier {
        self.barriers[cell.index()][direction.index()]
    }

    /// The wall segments, in the order of their numbers.
    pub fn walls(&self) -> impl ExactSizeIterator<Item = Edge> {
        self.walls.iter().map(|&edge| Edge::printed(edge))
    }

    /// The doors, in the order of their numbers.
    pub fn doors(&self) -> impl ExactSizeIterator<Item = Edge> {
        self.doors.iter().map(|&edge| Edge::printed(edge))
    }

    /// The exterior openings.
    pub fn openings(&self) -> impl ExactSizeIterator<Item = Edge> {
        self.openings.iter().map(|&edge| Edge::printed(edge))
    }

    /// The two cells of a vehicle's spot (FP-73).
    #[inline]
    pub fn parking(&self, vehicle: Vehicle, spot: Spot) -> [Cell; 2] {
        match vehicle {
            Vehicle::Ambulance => self.ambulance[spot.index()],
            Vehicle::Engine => self.engine[spot.index()],
        }
    }

    /// The quadrant the deck gun reaches from `spot`.
    #[inline]
    pub fn quadrant(&self, spot: Spot) -> Quadrant {
        self.quadrants[spot.index()]
    }

    const fn print(
        walls: &'static [[u8; 4]],
        doors: &'static [[u8; 4]],
        openings: &'static [[u8; 4]],
        parking: [[[[u8; 2]; 2]; 4]; 2],
        quadrants: [Quadrant; 4],
    ) -> Self {
        let mut barriers = [[Barrier::Floor; 4]; Cell::COUNT];
        fence(&mut barriers);
        let mut n = 0;
        while n < walls.len() {
            put(&mut barriers, Edge::printed(walls[n]), Barrier::Wall(n as u8));
            n += 1;
        }
        n = 0;
        while n < doors.len() {
            put(&mut barriers, Edge::printed(doors[n]), Barrier::Door(n as u8));
            n += 1;
        }
        n = 0;
        while n < openings.len() {
            put(&mut barriers, Edge::printed(openings[n]), Barrier::Opening);
            n += 1;
        }
        let open_east = edges_with(&barriers, Direction::East, OPEN);
        let open_south = edges_with(&barriers, Direction::South, OPEN);
        let doorways = [
            edges_with(&barriers, Direction::East, DOOR),
            edges_with(&barriers, Direction::South, DOOR),
        ];
        let walled = [
            edges_with(&barriers, Direction::East, WALL),
            edges_with(&barriers, Direction::South, WALL),
        ];
        let [ambulance, engine] = [cells(parking[0]), cells(parking[1])];
        Self {
            barriers,
            walls,
            doors,
            openings,
            ambulance,
            engine,
            quadrants,
            open_east,
            open_south,
            doorways,
            walled,
        }
    }
}

/// Where the arrow of a house cell points (FP-96).
#[inline]
pub fn arrow(cell: Cell) -> Cell {
    let number = (cell.row() - 1) * 8 + cell.column() - 1;
    let [row, column] = arrows::ARROWS[usize::from(number)];
    Cell::at(row, column)
}

type Barriers = [[Barrier; 4]; Cell::COUNT];

const fn fence(barriers: &mut Barriers) {
    let mut cell = 0;
    while cell < Cell::COUNT {
        let mut d = 0;
        while d < 4 {
            if Cell::from_index(cell as u8).step(Direction::ALL[d]).is_none() {
                barriers[cell][d] = Barrier::Rim;
            }
            d += 1;
        }
        cell += 1;
    }
}

const fn put(barriers: &mut Barriers, edge: Edge, barrier: Barrier) {
    let (there, back) = if edge.runs_north_south() {
        (Direction::East, Direction::West)
    } else {
        (Direction::South, Direction::North)
    };
    barriers[edge.a.index()][there.index()] = barrier;
    barriers[edge.b.index()][back.index()] = barrier;
}

/// Kinds of edges, for [`edges_with`].
const OPEN: u8 = 0;
const DOOR: u8 = 1;
const WALL: u8 = 2;
const RIM: u8 = 3;

const fn edges_with(barriers: &Barriers, direction: Direction, kind: u8) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut cell = 0;
    while cell < Cell::COUNT {
        let found = match barriers[cell][direction.index()] {
            Barrier::Floor | Barrier::Opening => OPEN,
            Barrier::Door(_) => DOOR,
            Barrier::Wall(_) => WALL,
            Barrier::Rim => RIM,
        };
        if found == kind {
            set.insert(Cell::from_index(cell as u8));
        }
        cell += 1;
    }
    set
}

const fn cells(spots: [[[u8; 2]; 2]; 4]) -> [[Cell; 2]; 4] {
    let mut cells = [[Cell::at(0, 0); 2]; 4];
    let mut n = 0;
    while n < 4 {
        let [one, other] = spots[n];
        cells[n] = [Cell::at(one[0], one[1]), Cell::at(other[0], other[1])];
        n += 1;
    }
    cells
}
