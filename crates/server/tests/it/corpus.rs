//! The fuzz target's corpus, replayed as a plain test.

#[path = "../../../../fuzz/frame_check.rs"]
mod frame_check;

use std::path::Path;

#[test]
fn frames() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/frame");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the corpus is there") {
        let path = entry.expect("a file of the corpus").path();
        frame_check::frame(&std::fs::read(&path).expect("a readable file"));
        files += 1;
    }
    assert!(files > 10, "the corpus is there");
}
