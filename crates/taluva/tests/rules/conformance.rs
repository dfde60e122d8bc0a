//! The kernel's kit on every sample set-up.

use taluva::Taluva;

#[test]
fn taluva_conforms() {
    kernel::conformance::check::<Taluva>(3);
}
