//! Feurio! and Wildfire! keep the contract in every mode.

use feurio::Feurio;

#[test]
fn conforms() {
    kernel::conformance::check::<Feurio>(12);
}
