//! Side 2 of the board. An edge is the two cells it lies between: row, column, row, column.

use super::Quadrant;

/// Wall segments, inner ones first (FP-2).
#[rustfmt::skip]
pub(super) const WALLS: &[[u8; 4]] = &[
    [1, 3, 1, 4], [1, 4, 2, 4], [1, 5, 2, 5], [2, 1, 3, 1], [2, 2, 3, 2],
    [2, 3, 2, 4], [2, 5, 2, 6], [3, 3, 3, 4], [3, 4, 4, 4], [3, 7, 4, 7],
    [3, 8, 4, 8], [4, 1, 5, 1], [4, 2, 5, 2], [4, 4, 5, 4], [4, 5, 5, 5],
    [5, 3, 5, 4], [5, 6, 5, 7], [6, 3, 6, 4], [6, 6, 6, 7], [0, 1, 1, 1],
    [0, 2, 1, 2], [0, 3, 1, 3], [0, 4, 1, 4], [0, 5, 1, 5], [0, 6, 1, 6],
    [0, 7, 1, 7], [0, 8, 1, 8], [1, 0, 1, 1], [1, 8, 1, 9], [2, 0, 2, 1],
    [2, 8, 2, 9], [3, 8, 3, 9], [4, 0, 4, 1], [4, 8, 4, 9], [5, 0, 5, 1],
    [5, 8, 5, 9], [6, 0, 6, 1], [6, 1, 7, 1], [6, 2, 7, 2], [6, 4, 7, 4],
    [6, 5, 7, 5], [6, 6, 7, 6], [6, 7, 7, 7], [6, 8, 6, 9], [6, 8, 7, 8],
];

/// Interior doors.
#[rustfmt::skip]
pub(super) const DOORS: &[[u8; 4]] = &[
    [1, 5, 1, 6], [3, 5, 3, 6], [3, 5, 4, 5], [3, 6, 4, 6], [4, 3, 5, 3],
    [4, 6, 4, 7], [4, 6, 5, 6],
];

/// Exterior openings.
#[rustfmt::skip]
pub(super) const OPENINGS: &[[u8; 4]] = &[
    [3, 0, 3, 1], [6, 3, 7, 3],
];

/// The ambulance's spots clockwise from the top (FP-73).
pub(super) const AMBULANCE: [[[u8; 2]; 2]; 4] =
    [[[0, 5], [0, 6]], [[4, 9], [5, 9]], [[7, 3], [7, 4]], [[2, 0], [3, 0]]];

/// The engine's spots clockwise from the top (FP-73).
pub(super) const ENGINE: [[[u8; 2]; 2]; 4] =
    [[[0, 3], [0, 4]], [[2, 9], [3, 9]], [[7, 5], [7, 6]], [[4, 0], [5, 0]]];

/// The quadrant the deck gun reaches from each spot of the engine.
pub(super) const QUADRANTS: [Quadrant; 4] =
    [Quadrant::TopLeft, Quadrant::TopRight, Quadrant::BottomRight, Quadrant::BottomLeft];
