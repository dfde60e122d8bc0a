//! Matches: paired, kept, gone on with; with engines good and bad.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Run, file, hearth, hearth_reading};
use serde_json::Value;

fn arena(args: &[&str]) -> Run {
    hearth(&[&["arena", "--json", "--threads", "1"], args].concat())
}

fn result(run: &Run) -> Value {
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(run.out.lines().last().expect("a line")).expect("one object at the end")
}

/// A small engine in shell; `answer` is what it does when asked to go.
fn script(name: &str, answer: &str) -> (PathBuf, String) {
    let path = file(name);
    let text = format!(
        "while read -r word rest; do case $word in hearth) echo ready;; go) {answer};; \
         quit) exit;; esac; done\n"
    );
    fs::write(&path, text).expect("the folder can be written");
    let engine = format!("engine:sh {}", path.display());
    (path, engine)
}

#[test]
fn the_same_seed_gives_the_same_match_and_bots_are_paired() {
    let args = ["--game", "vulkan", "--a", "blaze:30", "--b", "random", "--games", "4"];
    let one = result(&arena(&args));
    assert_eq!(one, result(&arena(&args)));
    assert_eq!((&one["a"], &one["games"]), (&"blaze:30".into(), &4.into()));
    // Nobody is better than themselves.
    let even = ["--game", "vulkan", "--a", "random", "--b", "random", "--games", "40"];
    let score = result(&arena(&even))["score"].as_f64().expect("a number");
    assert!((0.2..0.8).contains(&score), "{score}");
}

#[test]
fn one_sits_among_three_and_rotates() {
    let setup = "{\"players\":4}";
    let args = ["--game", "feurio", "--setup", setup, "--a", "blaze:40", "--b", "random"];
    let found = result(&arena(&[&args[..], &["--games", "5"]].concat()));
    assert_eq!(found["games"], 8, "whole rounds of seats");
    assert!(found["elo"].as_f64().expect("a number") > 0.0);
}

#[test]
fn budgets_are_for_who_has_none() {
    let args = ["--game", "vulkan", "--a", "flame", "--b", "uct:5", "--nodes", "9", "--games", "2"];
    let found = result(&arena(&args));
    assert_eq!((&found["a"], &found["b"]), (&"flame:9".into(), &"uct:5".into()));
    let timed = ["--game", "vulkan", "--a", "uct", "--b", "random", "--time", "0.002"];
    let found = result(&arena(&[&timed[..], &["--games", "2"]].concat()));
    assert_eq!(found["a"], "uct:2ms");
    let both = [&timed[..], &["--nodes", "5"]].concat();
    assert_eq!(arena(&both).code, 2);
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let folder = file("match");
    let dir = folder.to_str().expect("a plain name");
    let with = |games: &str, b: &str| {
        let args = ["--game", "vulkan", "--a", "flame:20", "--b", b, "--games", games];
        arena(&[&args[..], &["--records", dir]].concat())
    };
    assert_eq!(result(&with("2", "random"))["games"], 2);
    let results = folder.join("results.jsonl");
    let two = fs::read_to_string(&results).expect("it is kept");
    // A line that was cut off is played again; games that are there are not.
    fs::write(&results, format!("{two}{{\"number\":2,\"sh")).expect("it can be written");
    let six = result(&with("6", "random"));
    assert_eq!(six["games"], 6);
    let text = fs::read_to_string(&results).expect("it is kept");
    assert!(text.starts_with(&two) && text.lines().count() == 6, "{text}");
    let record = folder.join("game-000005.record");
    let replayed = hearth(&["replay", record.to_str().expect("a plain name")]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    let whole = ["--game", "vulkan", "--a", "flame:20", "--b", "random", "--games", "6"];
    assert_eq!(result(&arena(&whole)), six);
    let other = with("6", "uct:5");
    assert!(other.code == 2 && other.err.contains("another match"), "{}", other.err);
    fs::remove_dir_all(folder).expect("it was ours");
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let args = ["--game", "vulkan", "--a", "blaze:20", "--b", "random", "--sprt"];
    let found = result(&arena(&args));
    assert_eq!(found["sprt"]["accepted"], "H1");
    assert!(found["games"].as_u64().expect("a number") <= 100, "{found}");
}

#[test]
fn our_own_engine_plays_a_match_and_does_not_forfeit() {
    let engine = format!("engine:{} engine --bot blaze", env!("CARGO_BIN_EXE_hearth"));
    for game in ["feurio", "vulkan", "on-the-run", "taluva"] {
        let args = ["--game", game, "--a", &engine, "--b", "random", "--nodes", "15"];
        let found = result(&arena(&[&args[..], &["--games", "2"]].concat()));
        assert_eq!(found["forfeits"]["a"], 0, "{game}");
    }
}

#[test]
fn our_own_engine_plays_with_secrets_of_others() {
    let engine = format!("engine:{} engine --bot flame", env!("CARGO_BIN_EXE_hearth"));
    for (game, timing) in [("feurio", "peek"), ("feurio", "commit"), ("wildfire", "peek")] {
        let setup = format!(r#"{{"players":3,"firebreak":"{timing}"}}"#);
        let args = ["--game", game, "--setup", &setup, "--a", &engine, "--b", "random"];
        let found = result(&arena(&[&args[..], &["--nodes", "10", "--games", "3"]].concat()));
        assert_eq!(found["forfeits"]["a"], 0, "{game} {timing}");
    }
}

/// What the engine answers in a game in which seat 1 hid a tile, as `draw` tells it.
fn answer_after_hidden(draw: &str) -> String {
    let said = format!(
        "position feurio {{\"players\":2,\"firebreak\":\"peek\",\"arrangement\":\"random\"}}\n\
         play chance draw 6\nplay chance draw 6\nplay chance draw 3\nplay 0 lay 1,-1\n\
         play 0 pass\nplay chance {draw}\nplay 1 hide 0,1 paying blue\nplay chance draw 2\n\
         go seat 0 nodes 40\nquit\n"
    );
    let run = hearth_reading(&["engine", "--bot", "blaze", "--seed", "3"], said.as_bytes());
    let best = run.out.lines().find(|line| line.starts_with("best"));
    best.unwrap_or_else(|| panic!("{}", run.out)).to_owned()
}

#[test]
fn our_engine_does_not_look_at_what_its_seat_cannot_know() {
    assert_eq!(answer_after_hidden("draw 1"), answer_after_hidden("draw 5"));
    assert!(answer_after_hidden("draw ?").starts_with("best lay"));
}

#[test]
fn an_engine_that_names_what_is_not_legal_forfeits() {
    let (path, engine) = script("illegal.sh", "echo best dance");
    let args = ["--game", "vulkan", "--a", &engine, "--b", "random", "--games", "2"];
    let run = arena(&args);
    let found = result(&run);
    assert_eq!((&found["score"], &found["forfeits"]["a"]), (&0.0.into(), &2.into()));
    assert!(run.err.contains("A forfeits") && run.err.contains("dance"), "{}", run.err);
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn an_engine_that_ends_or_complains_forfeits() {
    for (name, answer) in [("ends.sh", "exit 1"), ("complains.sh", "echo error no idea")] {
        let (path, engine) = script(name, answer);
        let args = ["--game", "vulkan", "--a", "random", "--b", &engine, "--games", "2"];
        let run = arena(&args);
        let found = result(&run);
        assert_eq!((&found["score"], &found["forfeits"]["b"]), (&1.0.into(), &2.into()));
        assert!(run.err.contains("B forfeits"), "{}", run.err);
        fs::remove_file(path).expect("it was ours");
    }
}

#[test]
fn an_engine_that_never_answers_forfeits() {
    let (path, engine) = script("slow.sh", ":");
    let args = ["--game", "vulkan", "--a", &engine, "--b", "random", "--games", "2"];
    let run = arena(&[&args[..], &["--nodes", "5", "--patience", "0.2"]].concat());
    assert_eq!(result(&run)["forfeits"]["a"], 2);
    assert!(run.err.contains("within 200ms"), "{}", run.err);
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn an_engine_that_is_none_is_refused() {
    for engine in ["engine:", "engine:./there-is-no-such-program", "engine:true"] {
        let run = arena(&["--game", "vulkan", "--a", engine, "--b", "random"]);
        assert!(run.code == 2 && run.err.contains("--a"), "{engine}: {}", run.err);
    }
}

#[test]
fn the_engine_answers_line_by_line() {
    let ask = |lines: &[&str]| {
        let run = hearth_reading(&["engine", "--bot", "flame"], lines.join("\n").as_bytes());
        assert_eq!(run.code, 0, "{}", run.err);
        run.out
    };
    let position = ["position feurio {\"players\":2}", "play chance draw 3", "play chance draw 6"];
    let good = ask(&[&["hearth 1"], &position[..], &["go seat 1 nodes 40", "quit"]].concat());
    assert!(good.contains("\nready\n") && good.contains("info nodes "), "{good}");
    assert!(good.lines().last().is_some_and(|line| line.starts_with("best arrange ")), "{good}");
    for (lines, complaint) in [
        (&["go nodes 5"][..], "error there is no position"),
        (&["hearth 2"], "error this is version 1"),
        (&["dance"], "error there is no command"),
        (&["position chess", "go nodes 5"], "error there is no game"),
        (&["position feurio {\"players\":9}", "go nodes 5"], "error set-up"),
        (&["position feurio", "play 0 pass", "go nodes 5"], "it is chance's decision"),
        (&["position feurio", "go nodes 5"], "no seat is to act"),
        (&["option threads many"], "error threads"),
    ] {
        let told = ask(lines);
        assert!(told.contains(complaint), "{lines:?}: {told}");
    }
}
