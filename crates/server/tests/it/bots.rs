//! Bots at tables, and people who are away.

use serde_json::json;
use server::protocol::Pace;

use crate::common::{Node, number};

#[tokio::test]
async fn a_person_plays_a_bot() {
    let node = Node::start().await;
    let seats = json!([{"bot": "spark"}, {"me": "Ann"}]);
    let table = node.create("feurio", json!({"players": 2}), seats).await;
    let key = &table.seats[0];
    assert_eq!(key.seat, 1);
    let mut ann = node.join(&table.seats, &table.table).await;
    let mut update = ann.start(key).await;
    while update["phase"] == "playing" {
        let mine = update["to_act"] == "1" && update["position"]["legal"].is_array();
        if mine {
            let action = update["position"]["legal"][0].as_str().unwrap().to_owned();
            let done = ann.act(key, number(&update["seq"]), &action).await;
            assert_eq!(done["type"], "done", "{done}");
        }
        update = ann.until("update").await;
    }
    assert_eq!(update["phase"], "over");
    let bot_acted = ann.heard.iter().any(|text| text.contains("\"bot\":true"));
    assert!(bot_acted);
    node.stop().await;
}

#[tokio::test]
async fn free_seats_are_filled_with_bots_if_the_host_says_so() {
    let node = Node::start().await;
    let seats = json!([{"me": "Ann"}, "open", "friend"]);
    let table = node.create("taluva", json!({"players": 3}), seats).await;
    let mut ann = node.join(&table.seats, &table.table).await;
    let done = ann.ask("start", &table.seats[0], json!({"fill": true})).await;
    assert_eq!(done["type"], "done");
    let mut again = node.connect(&[]).await;
    again.watch(&table.table, None).await;
    let snapshot = again.until("snapshot").await;
    assert_eq!(snapshot["state"]["seats"][2]["bot"], "spark");
}

/// Time runs out, a bot sits in and plays; the person comes back and has the seat again.
#[tokio::test]
async fn a_seat_is_taken_over_and_given_back() {
    let node = Node::start().await;
    let seats = json!([{"me": "Ann"}, {"me": "Bob"}]);
    let table = node.create_paced("feurio", json!({"players": 2}), seats, Pace::Seconds(5)).await;
    let keys = &table.seats;
    let mut ann = node.join(&keys[..1], &table.table).await;
    let mut update = ann.start(&keys[0]).await;
    // Ann plays, Bob never comes.
    let mut absent = false;
    while !absent {
        if update["to_act"] == "0" && update["position"]["legal"].is_array() {
            let action = update["position"]["legal"][0].as_str().unwrap().to_owned();
            ann.act(&keys[0], number(&update["seq"]), &action).await;
        }
        update = ann.until("update").await;
        absent = update["steps"][0]["what"] == "absent";
    }
    assert_eq!(
        (&update["steps"][0]["seat"], &update["steps"][0]["because"]),
        (&json!(1), &json!("pace"))
    );
    let acted = ann.until("update").await;
    assert_eq!((&acted["steps"][0]["seat"], &acted["steps"][0]["bot"]), (&json!(1), &json!(true)));
    // Bob is back: to look is enough.
    let mut bob = node.connect(&keys[1..]).await;
    bob.watch(&table.table, None).await;
    let snapshot = bob.until("snapshot").await;
    assert!(snapshot["state"]["seats"][1]["absent"].is_null(), "{}", snapshot["state"]["seats"]);
    node.stop().await;
}

#[tokio::test]
async fn a_table_needs_a_person_and_a_known_level() {
    let node = Node::start().await;
    for (seats, field) in [
        (json!([{"bot": "spark"}, {"bot": "spark"}]), "seats"),
        (json!([{"me": "A"}, {"bot": "uct:100000000"}]), "level"),
        (json!([{"me": "A"}]), "seats"),
    ] {
        let asked = json!({"game": "taluva", "setup": {"players": 2}, "seats": seats});
        let refused = server::client::post::<serde_json::Value>(&node.url, "/api/tables", &asked);
        let refused = refused.await.unwrap_err().to_string();
        assert!(refused.contains(&format!("\"field\":\"{field}\"")), "{refused}");
    }
}
