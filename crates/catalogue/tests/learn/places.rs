//! Marks: places that the view of the position knows.

use std::collections::BTreeSet;

use catalogue::AnyTable;
use kernel::Viewer;
use serde_json::Value;

/// The rows and columns of the house and the ring round it (FP-1).
const ROWS: u8 = 8;
const COLUMNS: u8 = 10;

/// Panics if a mark is no place of the position.
pub(crate) fn check_marks(table: &dyn AnyTable, marks: &[String], context: &str) {
    let places = places(table);
    for mark in marks {
        assert!(places.contains(mark), "{context}: there is no place {mark}");
    }
}

/// Every place a spectator sees, as people write it.
fn places(table: &dyn AnyTable) -> BTreeSet<String> {
    if table.info().family == "FP" {
        let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
        return cells.map(|(row, column)| format!("{row},{column}")).collect();
    }
    let mut places = BTreeSet::new();
    gather(&table.view(Viewer::Spectator), &mut places);
    places
}

/// All fields `place` of a view, however deep: pairs of coordinates.
fn gather(value: &Value, places: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(item, places)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match (name.as_str(), field) {
                    ("place", Value::Array(pair)) => {
                        places.insert(format!("{},{}", pair[0], pair[1]));
                    }
                    _ => gather(field, places),
                }
            }
        }
        _ => {}
    }
}
