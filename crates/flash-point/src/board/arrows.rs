//! The arrows printed in the cells (FP-96): where a POI goes on to that may not lie on its cell.
//! The same on both sides; walls do not matter.

/// The next cell of each house cell, row by row.
#[rustfmt::skip]
pub(super) const ARROWS: [[u8; 2]; 48] = [
    [2, 2], [2, 2], [2, 3], [2, 4], [2, 5], [2, 6], [2, 7], [2, 7],
    [2, 2], [3, 3], [2, 2], [3, 4], [3, 5], [2, 7], [3, 6], [2, 7],
    [3, 2], [2, 2], [4, 3], [3, 3], [3, 4], [3, 5], [2, 7], [3, 7],
    [4, 2], [5, 2], [4, 4], [4, 5], [4, 6], [3, 6], [5, 7], [4, 7],
    [5, 2], [4, 3], [5, 2], [4, 4], [4, 5], [5, 7], [4, 6], [5, 7],
    [5, 2], [5, 2], [5, 3], [5, 4], [5, 5], [5, 6], [5, 7], [5, 7],
];
