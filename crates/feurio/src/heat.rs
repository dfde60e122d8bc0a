//! How hot an empty place is.

use forest::{Note, Number};

/// The sum of the numbers of all tiles touching a place (FE-21). Tiles that lie face down add 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Heat(pub u8);

impl Note for Heat {
    #[inline]
    fn touched_by(&mut self, number: Number) {
        self.0 += number.value();
    }
}
