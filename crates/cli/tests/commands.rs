//! Every command, as a person or a program runs it.

mod common;

use std::fs;

use common::{file, hearth, hearth_reading};
use serde_json::Value;

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("one object a line")).collect()
}

fn record(setup: &str) -> String {
    let run = hearth(&["simulate", "feurio", "--setup", setup, "--out", "-"]);
    assert_eq!(run.code, 0, "{}", run.err);
    run.out
}

#[test]
fn games_lists_every_game_for_people_and_programs() {
    let people = hearth(&["games"]);
    assert!(people.out.contains("Wildfire! (2010)") && people.out.contains("FE-42"));
    let games = objects(&hearth(&["games", "--json"]).out);
    assert!(games.iter().any(|game| game["id"] == "feurio" && game["ruleset"] == 1));
    assert!(hearth(&["games", "--lang", "de"]).out.contains("Zu viert"));
}

#[test]
fn simulate_is_repeatable_and_replay_checks() {
    let path = file("simulate.record");
    let name = path.to_str().expect("a plain name");
    let args = ["simulate", "wildfire", "--seed", "9", "--games", "5", "--json", "--out", name];
    let run = hearth(&args);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(objects(&run.out)[0]["games"], 5);
    let first = fs::read_to_string(&path).expect("the file was written");
    hearth(&args);
    assert_eq!(fs::read_to_string(&path).expect("written again"), first);
    let replayed = hearth(&["replay", name]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("points"));
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn replay_tells_programs_everything() {
    let text = record("{\"players\":2}");
    let run = hearth_reading(&["replay", "-", "--json"], text.as_bytes());
    let lines = objects(&run.out);
    assert_eq!(lines.len() + 1, text.lines().count());
    for (ply, line) in lines.iter().enumerate() {
        assert_eq!(line["ply"], ply);
        let legal = line["legal"].as_array().expect("a list");
        assert!(legal.contains(&line["action"]), "{line}");
        assert!(line["events"].is_array() && line["view"].is_object());
        let hash = line["hash"].as_str().expect("a text");
        assert!(text.lines().nth(ply + 1).expect("a line").ends_with(&hash[8..]));
    }
}

#[test]
fn replay_as_a_seat_hides_what_it_can_not_know() {
    let text = record("{\"players\":2,\"firebreak\":\"peek\"}");
    let seen = |viewer: &str| {
        let run = hearth_reading(&["replay", "-", "--json", "--as", viewer], text.as_bytes());
        objects(&run.out)
    };
    let (zero, one, anybody) = (seen("0"), seen("1"), seen("spectator"));
    let blanked = |lines: &[Value]| lines.iter().filter(|l| l["action"] == "draw ?").count();
    assert!(blanked(&zero) > 5 && blanked(&one) > 5);
    assert_eq!(blanked(&anybody), blanked(&zero) + blanked(&one));
    assert!(anybody.iter().all(|line| line["legal"].as_array().is_some_and(Vec::is_empty)));
    assert_eq!(hearth_reading(&["replay", "-", "--as", "2"], text.as_bytes()).code, 2);
}

#[test]
fn why_answers_with_the_clause() {
    let path = file("why.record");
    let text = record("{\"players\":2}");
    fs::write(&path, text).expect("a file for the test");
    let name = path.to_str().expect("a plain name");
    let ask = |action: &str, ply: &str| hearth(&["why", "feurio", name, action, "--ply", ply]);
    assert_eq!(ask("arrange 9 9", "2").code, 2);
    let far = ask("lay 50,50", "4");
    assert_eq!(far.code, 1);
    assert!(far.out.contains("FE-21"), "{}", far.out);
    let legal = ask("draw 2", "0");
    assert_eq!((legal.code, legal.out.as_str()), (0, "draw 2: legal\n"));
    let json = hearth(&["why", "feurio", name, "pass", "--json"]);
    assert_eq!(objects(&json.out)[0]["objections"][0]["clause"], "FE-30");
    assert_eq!(hearth(&["why", "wildfire", name, "pass"]).code, 2);
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn perft_counts() {
    let run = hearth(&["perft", "feurio", "--depth", "4", "--json"]);
    let lines = objects(&run.out);
    assert_eq!(lines.last().expect("some depth")["lines"], 6 * 6 * 6 * 6);
}

#[test]
fn bench_measures() {
    let run = hearth(&["bench", "feurio", "--seconds", "1", "--json"]);
    let line = &objects(&run.out)[0];
    for field in ["games_per_second", "actions_per_second", "mean_actions", "state_bytes"] {
        assert!(line[field].as_f64().is_some_and(|value| value > 0.0), "{field}");
    }
    assert_eq!(line["setup"]["players"], 4);
}

#[test]
fn bench_measures_searches() {
    let run = hearth(&["bench", "vulkan", "--search", "--seconds", "1", "--json"]);
    let line = &objects(&run.out)[0];
    for field in ["iterations_per_second", "playouts_per_second", "raw_games_per_second", "ratio"] {
        assert!(line[field].as_f64().is_some_and(|value| value > 0.0), "{field}");
    }
    assert_eq!(hearth(&["bench", "--search", "--listed"]).code, 2);
}

#[test]
fn tune_writes_a_data_file_with_its_command() {
    let path = file("weights.txt");
    let name = path.to_str().expect("a plain name");
    let args = ["tune", "--game", "vulkan", "--setup", "{\"players\":2}", "--games", "10"];
    let run = hearth(&[&args[..], &["--bot", "flame:5", "--json", "--out", name]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    let told = &objects(&run.out)[0];
    assert!(told["before"].is_number() && told["after"].is_number());
    let count = told["weights"].as_array().expect("a list").len();
    let text = fs::read_to_string(&path).expect("it was written");
    assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), count);
    let command = "# hearth tune --game vulkan --setup '{\"players\":2}' --bot flame:5 --games 10";
    assert!(text.contains(command), "{text}");
    assert_eq!(hearth(&[&args[..], &["--bot", "oracle"]].concat()).code, 2);
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn tune_holds_what_it_is_told_to_hold() {
    let args = ["tune", "--game", "taluva", "--games", "10", "--bot", "flame:2", "--json"];
    let run = hearth(&[&args[..], &["--hold", "two.tower"]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    let told = &objects(&run.out)[0];
    let moved = |name: &str| {
        let mut weights = told["weights"].as_array().expect("a list").iter();
        let weight = weights.find(|weight| weight["name"] == name).expect("it is there");
        weight["old"] != weight["new"]
    };
    assert!(!moved("two.tower") && moved("two.hut"));
    let unknown = hearth(&[&args[..], &["--hold", "two.castle"]].concat());
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("two.castle"), "{}", unknown.err);
}

#[test]
fn tune_finds_numbers_for_what_is_done_at_a_glance() {
    let args = ["tune", "--game", "feurio", "--setup", "{\"players\":1}", "--games", "10"];
    let run = hearth(&[&args[..], &["--glance", "alone.lay", "--json"]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    for weight in objects(&run.out)[0]["weights"].as_array().expect("a list") {
        let moved = weight["old"] != weight["new"];
        let named = weight["name"].as_str().expect("a name").starts_with("alone.lay");
        assert_eq!(moved, named, "{weight}");
    }
    let both = hearth(&[&args[..], &["--glance", "alone", "--bot", "blaze"]].concat());
    assert_eq!(both.code, 2, "no bot plays at a glance");
}

#[test]
fn tune_teaches_priors_what_searches_try() {
    let args = ["tune", "--game", "feurio", "--setup", "{\"players\":2}", "--games", "10"];
    let bot = ["--bot", "flame:40", "--json"];
    let run = hearth(&[&args[..], &bot, &["--priors", "two.leaning"]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    let told = &objects(&run.out)[0];
    assert!(told["positions"].as_u64().expect("a number") > 100, "{told}");
    let mut moved = 0;
    for weight in told["weights"].as_array().expect("a list") {
        let named = weight["name"].as_str().expect("a name").starts_with("two.leaning");
        assert!(named || weight["old"] == weight["new"], "{weight}");
        moved += u32::from(weight["old"] != weight["new"]);
    }
    assert!(moved > 100, "{moved}");
    let unknown = hearth(&[&args[..], &bot, &["--priors", "two.castle"]].concat());
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("two.castle"), "{}", unknown.err);
    let none = ["tune", "--game", "taluva", "--games", "10", "--priors", "two"];
    let none = hearth(&[&none[..], &bot].concat());
    assert_eq!(none.code, 2, "its priors are not made of weights");
    assert!(none.err.contains("taluva"), "{}", none.err);
}

#[test]
fn tune_teaches_nets_by_self_play() {
    let path = file("net.txt");
    let name = path.to_str().expect("a plain name");
    for (game, setup) in [("on-the-run", "{\"players\":2}"), ("volcano", "{\"players\":4}")] {
        let args = ["tune", "--game", game, "--setup", setup, "--net", name, "--bot", "blaze:5"];
        let run = hearth(&[&args[..], &["--games", "20", "--rounds", "1", "--json"]].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        let told = &objects(&run.out)[0];
        assert!(told["before"].is_number() && told["after"].is_number(), "{told}");
        assert!(told["lessons"].as_u64().expect("a number") > 20, "{told}");
        let text = fs::read_to_string(&path).expect("it was written");
        let command = format!("# hearth tune --game {game} --setup '{setup}' --net FILE");
        assert!(text.contains(&command), "{text}");
        fs::remove_file(&path).expect("it was ours");
    }
}

#[test]
fn tune_says_where_no_net_is_asked() {
    let path = file("no-net.txt");
    let name = path.to_str().expect("a plain name");
    let teach = |game, setup, more: &[&str]| {
        let args = ["tune", "--game", game, "--setup", setup, "--net", name, "--games", "20"];
        hearth(&[&args[..], more].concat())
    };
    let blaze = ["--bot", "blaze:2"];
    for run in [
        teach("taluva", "{}", &blaze),
        teach("volcano", "{\"players\":4,\"cooperative\":true}", &blaze),
        teach("volcano", "{\"players\":4}", &["--bot", "uct:2"]),
    ] {
        assert_eq!(run.code, 2);
        assert!(run.err.contains("--net: "), "{}", run.err);
    }
    assert_eq!(teach("volcano", "{}", &["--priors", "several"]).code, 2, "one or the other");
    let args = ["tune", "--game", "volcano", "--games", "20", "--rounds", "2"];
    assert_eq!(hearth(&args).code, 2, "only nets learn in rounds");
    assert!(!path.exists(), "nothing was written");
}

#[test]
fn a_person_can_play_a_whole_game() {
    let path = file("play.record");
    let name = path.to_str().expect("a plain name");
    // Always the first legal action, with questions in between.
    let answers = "?\nwhy lay 9,9\nhelp\nif 1\n".to_owned() + &"1\n".repeat(200);
    let args = ["play", "wildfire", "--seed", "5", "--save", name];
    let run = hearth_reading(&args, answers.as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("FE-21"), "why was answered");
    let told = ["wins with", "share the victory with"].iter().any(|end| run.out.contains(end));
    assert!(told, "who won is told: {}", &run.out[run.out.len() - 400..]);
    assert_eq!(hearth(&["replay", name]).code, 0);
    fs::remove_file(path).expect("it was ours");
}

#[test]
fn a_game_can_be_left_and_resumed_with_typed_chance() {
    let path = file("resume.record");
    let name = path.to_str().expect("a plain name");
    let args = ["play", "feurio", "--setup", "{\"players\":1}", "--typed-chance", "--save", name];
    let first = hearth_reading(&args, b"draw 3\narrange 3\nundo\narr\ndraw 1\nquit\n");
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("Taken back: arrange 3"), "{}", first.out);
    let args = ["play", "--resume", name, "--typed-chance", "--save", name];
    let second = hearth_reading(&args, b"lay 1,0\nquit\n");
    assert_eq!(second.code, 0, "{}", second.err);
    let saved = fs::read_to_string(&path).expect("saved");
    assert_eq!(saved.lines().count(), 5, "{saved}");
    fs::remove_file(path).expect("it was ours");
}

/// VU-3: the end of a finished game is a forest to fly over, or is refused with the clause.
#[test]
fn vu_3_a_finished_game_makes_a_layout() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 1..=20 {
        let seed = seed.to_string();
        let setup = "{\"players\":2,\"firebreak\":true}";
        let args = ["simulate", "wildfire", "--setup", setup, "--seed", &seed, "--out", "-"];
        let record = hearth(&args).out;
        let run = hearth_reading(&["layout", "-"], record.as_bytes());
        if run.code == 0 {
            accepted += 1;
            let played = hearth(&["simulate", "volcano", "--setup", run.out.trim()]);
            assert_eq!(played.code, 0, "{}", played.err);
        } else {
            refused += 1;
            assert!(run.code == 2 && run.err.contains("VU-3"), "{}", run.err);
        }
    }
    assert!(accepted > 0, "{refused} were refused");
}

#[test]
fn the_arena_measures_with_an_interval() {
    let args = ["arena", "--game", "feurio", "--a", "uct:40", "--b", "random", "--games", "6"];
    let people = hearth(&args);
    assert_eq!(people.code, 0, "{}", people.err);
    assert!(people.out.contains("uct:40 against random"), "{}", people.out);
    let result = &objects(&hearth(&[&args[..], &["--json"]].concat()).out)[0];
    let number = |field: &str| result[field].as_f64().expect("a number");
    assert_eq!(result["games"], 6);
    assert!(number("low") <= number("score") && number("score") <= number("high"));
    assert!(number("score") > 0.5 && number("elo") > 0.0);
    let together = ["arena", "--game", "flash-point", "--a", "uct:9", "--b", "random"];
    assert_eq!(hearth(&together).code, 2);
}

/// A record of nobody's dice replays, but proves nothing; a changed one does not even replay.
#[test]
fn verify_says_no_where_nothing_is_proved() {
    let record = hearth(&["simulate", "feurio", "--out", "-"]).out;
    let run = hearth_reading(&["verify", "-"], record.as_bytes());
    assert_eq!((run.code, run.out.contains("RE-8")), (1, true), "{}", run.out);
    let changed = record.replacen("chance draw", "chance drew", 1);
    let run = hearth_reading(&["verify", "-"], changed.as_bytes());
    assert_eq!((run.code, run.err.contains("RE-4")), (2, true), "{}", run.err);
}

#[test]
fn analyse_says_what_to_do() {
    let text = record("{\"players\":2}");
    let args = ["analyse", "-", "--ply", "4", "--budget", "100"];
    let people = hearth_reading(&args, text.as_bytes());
    assert_eq!(people.code, 0, "{}", people.err);
    let ask = || hearth_reading(&[&args[..], &["--json"]].concat(), text.as_bytes()).out;
    let first = objects(&ask()).remove(0);
    assert_eq!(first, objects(&ask()).remove(0), "the same seed says the same");
    assert_eq!((&first["game"], &first["ply"]), (&"feurio".into(), &4.into()));
    let best = &first["candidates"][0];
    assert!(people.out.contains(best["action"].as_str().expect("an action")));
    assert!(best["share"].is_number() && best["effects"].is_array());
}

#[test]
fn review_says_what_was_better_in_both_languages() {
    let text = record("{\"players\":2}");
    let args = ["review", "-", "--budget", "200"];
    let run = |more: &[&str]| hearth_reading(&[&args[..], more].concat(), text.as_bytes()).out;
    let review = objects(&run(&["--json"])).remove(0);
    assert_eq!(review, objects(&run(&["--json"])).remove(0), "whatever the threads do");
    let decided = text.lines().skip(1).filter(|line| !line.starts_with("chance")).count();
    assert_eq!(review["plies"].as_array().map(Vec::len), Some(decided));
    assert_eq!(review["series"][0]["key"], "points");
    assert!(review["turning_points"].as_array().is_some_and(|turns| !turns.is_empty()));
    assert!(run(&[]).contains("better:"), "random play can be bettered");
    let german = run(&["--lang", "de"]);
    assert!(german.contains("besser:") && german.contains("Fehler"), "{german}");
    let one = objects(&run(&["--json", "--seat", "1"])).remove(0);
    let plies = one["plies"].as_array().expect("a list");
    assert!(plies.iter().all(|ply| ply["seat"] == 1) && !plies.is_empty());
}
