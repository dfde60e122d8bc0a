//! Bad input of every kind is a problem told in English and German, never a panic.

use hearth_wasm::open_table::OpenTable;
use hearth_wasm::{Problem, ask};

const SEED: [u8; 32] = [1; 32];

fn table(game: &str) -> OpenTable {
    OpenTable::open(game, "{}", "[]", &SEED).expect("an empty set-up is the usual game")
}

fn field<T>(result: Result<T, Problem>) -> String {
    problem(result).field.expect("a field is named")
}

fn clause<T>(result: Result<T, Problem>) -> String {
    problem(result).clause.expect("a clause is named")
}

#[track_caller]
fn problem<T>(result: Result<T, Problem>) -> Problem {
    let problem = result.err().expect("this is wrong");
    let (en, de) = (&problem.text.en, &problem.text.de);
    assert!(!en.is_empty() && !de.is_empty() && en != de, "{problem:?}");
    problem
}

#[test]
fn set_ups() {
    assert_eq!(field(ask::complete("feurio", "")), "setup");
    assert_eq!(field(ask::complete("feurio", "[")), "setup");
    assert_eq!(field(ask::complete("feurio", "[]")), ".");
    assert_eq!(field(ask::complete("feurio", r#"{"players": "two"}"#)), "players");
    assert_eq!(field(ask::complete("feurio", r#"{"player": 2}"#)), "player");
    assert_eq!(field(ask::complete("feurio", r#"{"firebreak": 7}"#)), "firebreak");
    assert_eq!(field(ask::complete("feurio", r#"{"edition": "vulkan"}"#)), "edition");
    assert_eq!(
        field(ask::complete("vulkan", r#"{"layout": {"places": [[1]]}}"#)),
        "layout.places[0]"
    );
    assert_eq!(clause(ask::complete("feurio", r#"{"players": 9}"#)), "FE-10");
    problem(ask::complete("chess", "{}"));
}

#[test]
fn german_set_up_complaints_hold_no_english() {
    let told = |game, setup| problem(ask::complete(game, setup)).text.de;
    assert_eq!(
        told("feurio", r#"{"players": "two"}"#),
        "falsche Art: Text \"two\", erwartet ist eine Zahl von 0 bis 255"
    );
    assert_eq!(
        told("feurio", r#"{"firebreak": 7}"#),
        "falsche Art: ganze Zahl `7`, erwartet ist wahr, falsch, \"peek\" oder \"commit\""
    );
    assert_eq!(
        told("vulkan", r#"{"layout": []}"#),
        "falsche Art: Liste, erwartet ist \"random\", der Name einer fertigen Auslage, \
         oder ein Objekt mit `places`"
    );
}

#[test]
fn seats_and_seeds() {
    let open = |seats: &str, seed: &[u8]| OpenTable::open("feurio", "{}", seats, seed);
    assert_eq!(field(open("{", &SEED)), "seats");
    assert_eq!(field(open(r#"[{"name": 5}]"#, &SEED)), "seats");
    assert_eq!(field(open(r#"[{"name": "a\nb"}]"#, &SEED)), "seats");
    let long = format!(r#"[{{"name": "{}"}}]"#, "x".repeat(65));
    assert_eq!(field(open(&long, &SEED)), "seats");
    let many = format!("[{}]", [r#"{"name": "a"}"#; 7].join(","));
    assert_eq!(field(open(&many, &SEED)), "seats");
    assert_eq!(field(open("[]", &SEED[..31])), "seed");
    assert_eq!(field(OpenTable::replay("", &[])), "seed");
}

#[test]
fn viewers_plies_and_seats_out_of_range() {
    let mut table = table("feurio");
    for viewer in ["", "4", "6", "-1", "Referee", "nobody", "00"] {
        assert_eq!(field(table.view(viewer)), "viewer", "{viewer}");
        assert_eq!(field(table.preview("draw 1", viewer)), "viewer", "{viewer}");
    }
    assert_eq!(field(table.told(0, "0")), "ply");
    assert_eq!(field(table.told(u32::MAX, "0")), "ply");
    assert_eq!(field(table.rewound(1)), "plies");
    assert!(table.rewound(0).is_ok());
    assert_eq!(field(table.team(4)), "seat");
    assert_eq!(field(table.undo(u32::MAX)), "seat");
    assert!(!table.can_undo(0) && !table.can_undo(256));
    assert_eq!(clause(table.undo(0)), "RE-7");
}

#[test]
fn actions() {
    let mut table = table("feurio");
    assert_eq!(field(table.act("somebody", "draw 1")), "actor");
    assert_eq!(clause(table.act("0", "draw 1")), "RE-5");
    assert_eq!(clause(table.act("nobody", "draw 1")), "RE-5");
    for action in ["", "dance", "draw", "draw 7", "draw 1 ", "lay 1", "lay 200,0", "deploy red x"] {
        problem(table.act("chance", action));
        problem(table.objections(action));
        problem(table.preview(action, "0"));
    }
    problem(table.act("chance", "pass"));
    assert_eq!(table.table().plies(), 0);
}

#[test]
fn the_syntax_of_every_game_is_told_in_german() {
    for game in catalogue::games() {
        let table = table(game.info().id);
        let german = problem(table.objections("dance")).text.de;
        assert!(german.starts_with("\"dance\" wird nicht verstanden, erwartet ist "), "{german}");
        assert!(german.contains(" oder ") || german.contains("eine Aktion"), "{german}");
    }
}

#[test]
fn records() {
    let replay = |text: &str| OpenTable::replay(text, &SEED);
    let mut table = table("feurio");
    while table.settle() {}
    let good = table.table().record().to_string();
    assert!(replay(&good).is_ok());
    assert_eq!(clause(replay("")), "RE-2");
    assert_eq!(clause(replay("nonsense\n")), "RE-2");
    assert_eq!(clause(replay("{\"hearth\": 99}\n")), "RE-2");
    assert_eq!(clause(replay("{\"hearth\": 1}\n")), "RE-3");
    assert_eq!(clause(replay(&format!("{good}\n{good}"))), "RE-2");
    assert_eq!(clause(replay(&good.replace("\"ruleset\":1", "\"ruleset\":9"))), "RE-3");
    assert_eq!(clause(replay(&good.replace("\"players\":4", "\"players\":\"4\""))), "RE-3");
    assert_eq!(clause(replay(&good.replace("chance draw", "chance drew"))), "RE-4");
    let cut = good.trim_end().rsplit_once('\n').expect("there are lines").0;
    let cut = problem(replay(cut));
    assert_eq!((cut.clause.as_deref(), cut.line), (Some("RE-3"), Some(1 + table.table().plies())));
    problem(replay(&good.replace("\"game\":\"feurio\"", "\"game\":\"chess\"")));
}

#[test]
fn bots() {
    let table = table("feurio");
    let record = table.table().record().to_string();
    assert_eq!(field(ask::choose(&record, "oracle", &SEED)), "bot");
    assert_eq!(field(ask::choose(&record, "uct:0", &SEED)), "bot");
    assert_eq!(field(ask::choose(&record, "random", &[])), "seed");
    assert_eq!(field(ask::choose(&record, "random", &SEED)), "record"); // chance is to act
    assert_eq!(field(ask::playouts("feurio", "", 1, 1)), "setup");
}
