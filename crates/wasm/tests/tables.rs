//! Tables as the browser uses them.

use hearth_wasm::ask;
use hearth_wasm::open_table::OpenTable;
use kernel::Actor;
use serde_json::Value;

const SEED: [u8; 32] = [9; 32];

fn open(game: &str, setup: &str) -> OpenTable {
    OpenTable::open(game, setup, "[]", &SEED).unwrap()
}

/// Lets the first legal action be done, or chance decide.
fn step(table: &mut OpenTable) {
    if !table.settle() {
        let action = table.table().legal().remove(0);
        table.act(&table.table().to_act().to_string(), &action).unwrap();
    }
}

#[test]
fn a_preview_is_what_then_happens() {
    for game in catalogue::games() {
        let mut table = open(game.info().id, "{}");
        while table.table().to_act() != Actor::Nobody && table.table().plies() < 80 {
            let Actor::Seat(seat) = table.table().to_act() else {
                step(&mut table);
                continue;
            };
            let (actor, action) = (seat.0.to_string(), table.table().legal().remove(0));
            let preview: Value =
                serde_json::from_str(&table.preview(&action, &actor).unwrap()).unwrap();
            table.act(&actor, &action).unwrap();
            let ply = table.table().plies() as u32 - 1;
            let told: Value = serde_json::from_str(&table.told(ply, &actor).unwrap()).unwrap();
            assert_eq!(preview["events"], told["events"]);
            assert_eq!(preview["view"].to_string(), table.view(&actor).unwrap());
            assert_eq!(preview["outcome"].is_null(), table.table().outcome().is_none());
        }
    }
}

#[test]
fn nobody_tries_out_what_another_seat_could_do() {
    let mut table = open("feurio", r#"{"players": 2, "firebreak": true}"#);
    while table.settle() {}
    let to_act = table.table().to_act().to_string();
    let other = if to_act == "0" { "1" } else { "0" };
    let action = table.table().legal().remove(0);
    for viewer in [other, "spectator"] {
        let problem = table.preview(&action, viewer).unwrap_err();
        assert_eq!(problem.clause.as_deref(), Some("RE-5"));
    }
    assert!(table.preview(&action, &to_act).is_ok());
    assert!(table.preview(&action, "referee").is_ok());
}

#[test]
fn chance_follows_the_seed_through_closing_and_undo() {
    let mut kept = open("taluva", "{}");
    let mut reopened = open("taluva", "{}");
    for _ in 0..40 {
        step(&mut kept);
        reopened = OpenTable::replay(&reopened.table().record().to_string(), &SEED).unwrap();
        step(&mut reopened);
    }
    assert_eq!(kept.table().record(), reopened.table().record());
    let mut earlier = kept.rewound(10).unwrap();
    (10..40).for_each(|_| step(&mut earlier));
    assert_eq!(kept.table().record(), earlier.table().record());
}

#[test]
fn taking_back_leaves_no_trace() {
    let mut table = open("flash-point", "{}");
    while table.settle() {}
    let (before, seat) = (table.table().record(), table.table().to_act().seat().unwrap());
    step(&mut table);
    assert!(table.can_undo(seat.0.into()));
    table.undo(seat.0.into()).unwrap();
    assert_eq!(table.table().record(), before);
}

#[test]
fn a_bot_answers_with_a_legal_action() {
    for game in catalogue::games() {
        let mut table = open(game.info().id, "{}");
        while table.settle() {}
        let record = table.table().record().to_string();
        let action = ask::choose(&record, "uct:20", &SEED).unwrap();
        assert!(table.table().legal().contains(&action), "{action}");
    }
}

#[test]
fn random_games_are_counted() {
    let counted: Value =
        serde_json::from_str(&ask::playouts("vulkan", "{}", 1, 3).unwrap()).unwrap();
    assert_eq!(counted["games"], 3);
    assert!(counted["actions"].as_u64().unwrap() > 3);
}

#[test]
fn every_game_is_listed() {
    let games: Value = serde_json::from_str(&ask::games()).unwrap();
    assert_eq!(games.as_array().map(Vec::len), Some(7));
}
