//! Set-ups that make no sense, refused with their clause.

use feurio::Feurio;
use kernel::Game;

use crate::common::{clause, read, refusal};

#[track_caller]
fn refused_by(json: &str, expected: &str) {
    assert_eq!(clause(&refusal(json)), expected, "{json}");
}

#[test]
fn fe_10_the_game_is_for_one_to_four() {
    for players in [0, 5, 6, 255] {
        refused_by(&format!(r#"{{"players":{players}}}"#), "FE-10");
    }
    for players in 1..=4 {
        assert!(Feurio::new(&read(&format!(r#"{{"players":{players}}}"#))).is_ok());
    }
}

#[test]
fn fe_40_common_goals_have_no_firebreaks() {
    for timing in ["true", "\"peek\"", "\"commit\""] {
        for edition in ["feurio", "wildfire"] {
            let common = format!(r#""edition":"{edition}","firebreak":{timing}"#);
            refused_by(&format!(r#"{{"players":1,{common}}}"#), "FE-40");
            for players in 2..=4 {
                let json = format!(r#"{{"players":{players},"cooperative":true,{common}}}"#);
                refused_by(&json, "FE-40");
            }
        }
    }
}

#[test]
fn fe_41_the_hot_game_is_feurios() {
    refused_by(r#"{"edition":"wildfire","hot_game":true}"#, "FE-41");
}

/// Nothing is scored there, so nothing is rounded.
#[test]
fn fe_41_the_hot_game_needs_a_contest() {
    refused_by(r#"{"players":1,"hot_game":true}"#, "FE-41");
    refused_by(r#"{"players":3,"cooperative":true,"hot_game":true}"#, "FE-41");
}

#[test]
fn fe_42_midsummer_is_wildfires() {
    refused_by(r#"{"edition":"feurio","midsummer":true}"#, "FE-42");
}

#[test]
fn fe_42_common_goals_need_ones() {
    refused_by(r#"{"edition":"wildfire","players":1,"midsummer":true}"#, "FE-42");
    refused_by(
        r#"{"edition":"wildfire","players":4,"cooperative":true,"midsummer":true}"#,
        "FE-42",
    );
}

#[test]
fn what_makes_sense_is_played() {
    for json in [
        r#"{"edition":"wildfire","midsummer":true,"firebreak":"peek","arrangement":"random"}"#,
        r#"{"edition":"feurio","hot_game":true,"firebreak":"commit","players":2}"#,
        r#"{"edition":"wildfire","players":3,"cooperative":true}"#,
    ] {
        assert!(Feurio::new(&read(json)).is_ok(), "{json}");
    }
}
