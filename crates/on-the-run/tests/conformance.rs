//! The contract, on random games of every mode.

use on_the_run::OnTheRun;

#[test]
fn conforms() {
    kernel::conformance::check::<OnTheRun>(8);
}
