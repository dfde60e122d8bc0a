//! Hex places.
//!
//! Axial coordinates `(q, r)`: `q` grows to the east, `r` to the south-east, as rows of pointy hexes
//! lie on a page:
//!
//! ```text
//!        0,-1   1,-1
//!    -1,0    0,0    1,0
//!        -1,1   0,1
//! ```
//!
//! [`Hex`] is a place on an endless plane. [`Wrapped`] numbers places densely so that a board is a
//! plain array, without a rim that a long game could run into.

mod direction;
mod place;
mod wrapped;

pub use direction::Direction;
pub use place::Hex;
pub use wrapped::Wrapped;
