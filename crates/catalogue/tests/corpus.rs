//! The fuzz targets' corpus, replayed as plain tests.

#[path = "../../../fuzz/checks.rs"]
mod checks;

use std::fs;
use std::path::Path;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the corpus is there") {
        let path = entry.expect("a file of the corpus").path();
        check(&fs::read(&path).expect("a readable file"));
        files += 1;
    }
    assert!(files > 0, "the corpus of {target} is empty");
}

#[test]
fn records() {
    replay("record", checks::record);
}

#[test]
fn actions() {
    replay("action", checks::action);
}

#[test]
fn setups() {
    replay("setup", checks::setup);
}
