//! Golden records: one random game of every sample set-up, pinned to the last hash.
//!
//! They prove that old records replay and that nothing changed by accident. After a deliberate
//! change (which needs a new ruleset version) `make golden` writes them anew.

mod common;

use std::fs;
use std::path::PathBuf;

use table::Record;

fn path(id: &str, number: usize) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    folder.join(format!("{id}-{number:02}.record"))
}

#[test]
fn golden_records_are_what_is_played() {
    let bless = std::env::var_os("HEARTH_BLESS").is_some();
    for game in catalogue::games() {
        for (number, sample) in game.info().samples.iter().enumerate() {
            let table = common::random_game(&**game, &common::sample(sample), number as u64);
            let played = table.record().to_string();
            let path = path(game.info().id, number);
            if bless {
                fs::write(&path, &played).expect("golden records can be written");
            }
            let pinned = fs::read_to_string(&path).unwrap_or_default();
            let shown = path.display();
            assert!(played == pinned, "{shown} differs: see the head of this test");
        }
    }
}

#[test]
fn golden_records_replay() {
    let folder = path("", 0);
    let folder = folder.parent().expect("a folder");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let bytes = fs::read(&path).expect("a readable file");
        for record in Record::read_all(&bytes).expect("a record") {
            let game = catalogue::game(&record.header.game).expect("a known game");
            let table = game.replay(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert!(table.outcome().is_some(), "{} is finished", path.display());
            count += 1;
        }
    }
    let samples: usize = catalogue::games().iter().map(|game| game.info().samples.len()).sum();
    assert_eq!(count, samples, "every sample has its golden record, and there are no others");
}
