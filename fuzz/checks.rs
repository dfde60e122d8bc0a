//! What must hold for any bytes whatever. The fuzz targets call these, and `make test` replays the
//! corpus through them.
#![allow(dead_code, reason = "each fuzz target is a program of its own and uses one of these")]

use kernel::Viewer;
use table::Record;

/// A record is refused, or it replays and is written again just as it was understood.
pub(crate) fn record(data: &[u8]) {
    let Ok(records) = Record::read_all(data) else { return };
    for record in records {
        let Ok(game) = catalogue::game(&record.header.game) else { continue };
        let Ok(table) = game.replay(&record) else { continue };
        let text = table.record().to_string();
        let again = Record::read_all(text.as_bytes()).expect("what we write we can read");
        let again = game.replay(&again[0]).expect("what we write replays");
        assert_eq!(again.hash(), table.hash());
        let _ = table.view(Viewer::Spectator);
    }
}

/// An action's text is refused, or is the one spelling of an action that can be judged anywhere.
pub(crate) fn action(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for game in catalogue::games() {
        if game.understands(text).is_err() {
            continue;
        }
        for sample in game.info().samples.iter().take(2) {
            let setup = serde_json::from_str(sample).expect("samples are JSON");
            let mut table = game.open(&setup, vec![]).expect("samples are legal");
            let objections = table.objections(text).expect("it was understood");
            let actor = table.to_act();
            assert_eq!(table.act(actor, text).is_ok(), objections.is_empty());
        }
    }
}

/// A set-up is refused, or opens a table whose complete set-up opens the same.
pub(crate) fn setup(data: &[u8]) {
    let Ok(json) = serde_json::from_slice(data) else { return };
    for game in catalogue::games() {
        let Ok(complete) = game.complete(&json) else { continue };
        assert_eq!(game.complete(&complete).as_ref(), Ok(&complete));
        game.open(&json, vec![]).expect("a complete set-up opens a table");
    }
}
