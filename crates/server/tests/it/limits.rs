//! Limits are on by default, and hold.

use serde_json::{Value, json};
use server::client::{Client, post};
use server::protocol::ClientIn;
use server::{Config, Limits};

use crate::common::{Node, folder, generous, play_on};

async fn limited(limits: Limits) -> Node {
    Node::with(Config { data_dir: folder(), limits, ..Config::default() }).await
}

#[tokio::test]
async fn frames_a_second() {
    let node = limited(Limits { frames_at_once: 5, frames_per_second: 1, ..generous() }).await;
    let mut person = node.connect(&[]).await;
    let mut refused = 0;
    for _ in 0..60 {
        let id = person.id();
        if person.client.send(&ClientIn::Ping { id }).await.is_err() {
            break;
        }
    }
    // Some are answered, then come errors, then the socket is closed.
    while let Ok(frame) = person.next().await {
        refused += usize::from(frame["problem"]["code"] == "limit");
    }
    assert!(refused >= 40, "{refused}");
}

#[tokio::test]
async fn connections_tables_and_seats_of_an_address() {
    let node = limited(Limits {
        connections_per_address: 2,
        tables_per_hour: 1,
        seats_per_hour: 1,
        ..generous()
    })
    .await;
    let one = Client::open(&node.url).await.unwrap();
    let _two = Client::open(&node.url).await.unwrap();
    assert!(Client::open(&node.url).await.unwrap_err().to_string().contains("429"));
    drop(one);
    let table =
        node.create("taluva", json!({"players": 3}), json!([{"me": "A"}, "open", "open"])).await;
    let asked = json!({"game": "taluva", "setup": {"players": 2}, "seats": [{"me": "A"}, "open"]});
    let refused = post::<Value>(&node.url, "/api/tables", &asked).await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
    let path = format!("/api/tables/{}/seats", table.table);
    post::<Value>(&node.url, &path, &json!({"seat": 1, "name": "B"})).await.unwrap();
    let refused = post::<Value>(&node.url, &path, &json!({"seat": 2, "name": "C"})).await;
    assert!(refused.unwrap_err().to_string().contains("429"));
}

/// Whoever does not read is dropped; the table plays on.
#[tokio::test]
async fn a_slow_reader_is_dropped() {
    let node = limited(Limits { queue: 8, ..generous() }).await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let mut ann = node.join(&table.seats, &table.table).await;
    let begun = ann.start(&table.seats[0]).await;
    play_on(&mut ann, &table.seats, begun, |_| false).await;
    // Somebody asks for a lot and reads none of it.
    let mut slow = node.join(&[], &table.table).await;
    for _ in 0..2000 {
        let (id, table) = (slow.id(), table.table.clone());
        if slow.client.send(&ClientIn::History { table, id, from: 0 }).await.is_err() {
            break;
        }
    }
    while ann.until("presence").await["spectators"] != json!(1) {}
    for _ in 0..50 {
        let done = ann.ask("chat", &table.seats[0], json!({"text": "are you there?"})).await;
        assert_eq!(done["type"], "done");
    }
    // Ann hears, or has heard meanwhile, that the other is gone.
    let gone = |text: &String| text.contains("\"spectators\":0");
    let here = ann.heard.iter().rposition(|text| text.contains("\"spectators\":1")).unwrap();
    while !ann.heard[here..].iter().any(gone) {
        ann.next().await.expect("the socket is open");
    }
}
