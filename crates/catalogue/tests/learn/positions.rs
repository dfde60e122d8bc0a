//! The positions: records that replay, each of them shown somewhere.

use std::collections::BTreeSet;
use std::fs;

use catalogue::AnyTable;
use table::Record;

use crate::content::{folder, names, pages, tutorials};

/// The table at the end of a position's record.
pub(crate) fn replayed(name: &str) -> Box<dyn AnyTable> {
    let path = folder("positions").join(format!("{name}.txt"));
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let records = Record::read_all(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    let [record] = &records[..] else { panic!("{name} holds one record") };
    let game = catalogue::game(&record.header.game).expect("a known game");
    game.replay(record).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_position_replays() {
    for name in names("positions", ".txt") {
        let table = replayed(&name);
        assert!(table.outcome().is_none(), "{name}: a lesson needs something to do or to see");
    }
}

#[test]
fn every_position_is_shown() {
    let mut shown = BTreeSet::new();
    for (_, page) in pages() {
        let diagrams = page.blocks().filter_map(|block| block.diagram.as_ref());
        shown.extend(diagrams.map(|diagram| diagram.position.clone()));
    }
    for (_, tutorial) in tutorials() {
        shown.extend(tutorial.steps.iter().filter_map(|step| step.record.clone()));
    }
    let kept: BTreeSet<String> = names("positions", ".txt").into_iter().collect();
    assert_eq!(shown, kept);
}
