//! The kernel's kit on every sample set-up, and counts of all ways to go on.

use flash_point::FlashPoint;

#[test]
fn conforms() {
    kernel::conformance::check::<FlashPoint>(6);
}
