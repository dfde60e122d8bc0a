//! Bad set-ups are refused with the field or the clause.

use catalogue::CatalogueError;
use serde_json::json;

fn error(id: &str, setup: &serde_json::Value) -> CatalogueError {
    catalogue::game(id).unwrap().complete(setup).unwrap_err()
}

#[test]
fn malformed_fields_are_named() {
    for (setup, field) in [
        (json!({"players": "four"}), "players"),
        (json!({"players": -1}), "players"),
        (json!({"players": 300}), "players"),
        (json!({"players": 1e300}), "players"),
        (json!({"player": 4}), "player"),
        (json!({"firebreak": "sometimes"}), "firebreak"),
        (json!({"arrangement": 7}), "arrangement"),
        (json!({"edition": "wildfire"}), "edition"),
        (json!([4]), "."),
        (json!(null), "."),
    ] {
        assert_eq!(error("feurio", &setup).field(), Some(field), "{setup}");
    }
}

#[test]
fn impossible_games_cite_their_clause() {
    for (id, setup, clause) in [
        ("feurio", json!({"players": 5}), "FE-10"),
        ("feurio", json!({"players": 0}), "FE-10"),
        ("feurio", json!({"cooperative": true, "firebreak": true}), "FE-40"),
        ("wildfire", json!({"hot_game": true}), "FE-41"),
        ("wildfire", json!({"players": 1, "midsummer": true}), "FE-42"),
    ] {
        let found = error(id, &setup).clause().map(|clause| clause.to_string());
        assert_eq!(found.as_deref(), Some(clause), "{setup}");
    }
}

#[test]
fn unknown_games_are_told_what_there_is() {
    let Err(error) = catalogue::game("chess") else { panic!("no such game") };
    assert!(error.to_string().contains("feurio"), "{error}");
}

#[test]
fn every_sample_is_legal_and_complete_setups_are_stable() {
    for game in catalogue::games() {
        for sample in game.info().samples {
            let complete = game.complete(&serde_json::from_str(sample).unwrap()).unwrap();
            assert_eq!(game.complete(&complete).unwrap(), complete);
        }
    }
}
