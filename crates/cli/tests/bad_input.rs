//! Bad input: exit code 2, the field or clause on standard error, no panic, no partial file.

mod common;

use std::fs;

use common::{file, hearth, hearth_reading};

#[track_caller]
fn refused(args: &[&str], input: &[u8], words: &[&str]) {
    let run = hearth_reading(args, input);
    assert_eq!(run.code, 2, "{args:?}: {} {}", run.out, run.err);
    for word in words {
        assert!(run.err.contains(word), "{args:?}: {word:?} is not in {}", run.err);
    }
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

#[test]
fn setups() {
    let setup = |json: &str, words: &[&str]| {
        refused(&["simulate", "feurio", "--setup", json], b"", words);
    };
    setup("{", &["JSON"]);
    setup("[]", &["object"]);
    setup("{\"players\":5}", &["players", "FE-10"]);
    setup("{\"players\":123456789012345678901234567890}", &["players"]);
    setup("{\"speed\":1}", &["speed"]);
    setup("{\"players\":2,\"cooperative\":true,\"firebreak\":true}", &["firebreak", "FE-40"]);
    setup("{\"midsummer\":true}", &["midsummer", "FE-42"]);
    refused(&["simulate", "chess"], b"", &["chess", "feurio"]);
    refused(&["simulate", "feurio", "--bot", "oracle"], b"", &["oracle", "random"]);
    refused(&["simulate", "feurio", "--bot", "random", "random", "random"], b"", &["--bot"]);
    refused(&["simulate", "feurio", "--games", "0"], b"", &["--games"]);
}

#[test]
fn errors_for_programs_are_json() {
    let run = hearth(&["simulate", "feurio", "--setup", "{\"players\":7}", "--json"]);
    let error: serde_json::Value = serde_json::from_str(&run.err).expect("one object");
    assert_eq!((run.code, &error["clause"]), (2, &"FE-10".into()));
    let run = hearth(&["simulate", "feurio", "--setup", "{\"x\":7}", "--json"]);
    let error: serde_json::Value = serde_json::from_str(&run.err).expect("one object");
    assert_eq!(error["field"], "x");
}

#[test]
fn records() {
    let good = hearth(&["simulate", "feurio", "--out", "-"]).out;
    let replay = |text: &[u8], words: &[&str]| refused(&["replay", "-"], text, words);
    replay(b"", &["line 1", "RE-2"]);
    replay(b"\xff\xfe", &["line 1", "RE-1"]);
    replay(good.replacen("3 arrange", "3 derange", 1).as_bytes(), &["line 6", "RE-4"]);
    replay(good.replacen("\"ruleset\":1", "\"ruleset\":8", 1).as_bytes(), &["line 1", "RE-3"]);
    let cut: String = good.lines().take(30).map(|line| format!("{line}\n")).collect();
    replay(cut.as_bytes(), &["line 31", "RE-3"]);
    let refused_before_printing = hearth_reading(&["replay", "-", "--json"], cut.as_bytes());
    assert!(refused_before_printing.out.is_empty());
}

#[test]
fn an_action_out_of_turn_or_off_the_field() {
    let good = hearth(&["simulate", "feurio", "--out", "-"]).out;
    let line = |number: usize, new: &str| {
        let lines = (1..).zip(good.lines());
        lines
            .map(|(n, old)| format!("{}\n", if n == number { new } else { old }))
            .collect::<String>()
    };
    refused(&["replay", "-"], line(2, "3 draw 4 #00000000").as_bytes(), &["line 2", "RE-5"]);
    let far = line(8, "0 lay 99,-99 #00000000");
    refused(&["replay", "-"], far.as_bytes(), &["line 8", "FE-21"]);
    let huge = line(8, "0 lay 4000000000,1 #00000000");
    refused(&["replay", "-"], huge.as_bytes(), &["line 8", "RE-4"]);
}

/// A file that can't be finished leaves nothing behind, and one that can't be read is said so.
#[test]
fn files() {
    let folder = file("folder");
    fs::create_dir_all(&folder).expect("a folder for the test");
    let run = hearth(&["simulate", "feurio", "--out", folder.to_str().expect("a plain name")]);
    assert_eq!(run.code, 3, "{}", run.err);
    let left = fs::read_dir(folder.parent().expect("a parent")).expect("readable");
    let ours = std::process::id().to_string();
    let partial = left.filter_map(Result::ok).map(|entry| entry.file_name());
    let partial = partial.filter(|name| name.to_string_lossy().ends_with(".tmp"));
    assert_eq!(partial.filter(|name| name.to_string_lossy().starts_with(&ours)).count(), 0);
    fs::remove_dir(folder).expect("it was ours");
    assert_eq!(hearth(&["replay", "/no/such/file"]).code, 3);
}

#[test]
fn a_player_may_type_anything() {
    let nonsense =
        b"\xff\xff\n\nlay\nlay lay lay\nwhy\nwhy \xc3\xa9\nsave\n999999999999999999999\nif x\n";
    let run = hearth_reading(&["play", "feurio", "--seed", "1"], nonsense);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("is not understood"), "{}", run.out);
    refused(&["play", "feurio", "--json"], b"", &["people"]);
    refused(&["play", "feurio", "--bot", "x"], b"", &["--bot"]);
}

#[test]
fn thinking_about_nothing() {
    let good = hearth(&["simulate", "feurio", "--out", "-"]).out;
    let think = |args: &[&str], words: &[&str]| refused(args, good.as_bytes(), words);
    think(&["analyse", "-", "--ply", "9999"], &["--ply", "actions"]);
    think(&["analyse", "-", "--ply", "0"], &["--ply", "chance"]);
    think(&["analyse", "-"], &["over"]);
    think(&["analyse", "-", "--ply", "4", "--budget", "much"], &["--budget", "iterations"]);
    think(&["review", "-", "--budget", "0"], &["--budget"]);
    think(&["review", "-", "--seat", "4"], &["--seat", "4 seats"]);
    let broken = good.replacen("3 arrange", "3 derange", 1);
    refused(&["review", "-"], broken.as_bytes(), &["line 6", "RE-4"]);
    refused(&["analyse", "-"], b"", &["line 1", "RE-2"]);
}
