//! Steps over every kind of edge at once, for whoever searches the house for ways.

use crate::cell_set::CellSet;
use crate::house::House;

/// The edges of a house by what is on them, ready to be crossed by many sets of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// Open edges, closed doors, walls with one marker, whole walls: for each direction the cells
    /// one comes to.
    into: [[CellSet; 4]; 4],
}

impl Steps {
    /// Every cell one step away from a cell of `from`: over an open edge, behind a closed door,
    /// behind a wall with exactly one marker, behind a whole wall.
    #[inline]
    pub fn from(&self, from: CellSet) -> [CellSet; 4] {
        let moved = from.moved();
        self.into.map(|into| {
            (moved[0] & into[0])
                | (moved[1] & into[1])
                | (moved[2] & into[2])
                | (moved[3] & into[3])
        })
    }
}

impl House {
    /// The steps that can be taken as the house stands.
    #[inline]
    pub fn steps(&self) -> Steps {
        Steps { into: self.edges().map(|[east, south]| CellSet::beyond(east, south)) }
    }
}
