//! Lost answers, lost connections, stale eyes: nothing is done twice, nothing is missed.

use serde_json::{Value, json};

use crate::common::{Node, number, play_on};

#[tokio::test]
async fn a_request_sent_again_is_answered_the_same_and_done_once() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let seat: usize = begun["to_act"].as_str().unwrap().parse().unwrap();
    let act = json!({
        "type": "act", "table": table.table, "seat": seat, "seq": begun["seq"], "id": "only-once",
        "action": begun["position"]["legal"][0],
    });
    both.say(act.clone()).await;
    let first = both.until("done").await;
    both.say(act.clone()).await;
    assert_eq!(both.until("done").await, first);
    // From another connection, too, and much later.
    let update = both_latest(&mut both).await;
    play_on(&mut both, keys, update, |u| number(&u["seq"]) > 50).await;
    let mut again = node.connect(keys).await;
    again.say(act).await;
    assert_eq!(again.until("done").await, first);
    let chat = json!({"type": "chat", "table": table.table, "seat": 0, "id": "said", "text": "hm"});
    again.say(chat.clone()).await;
    let said = again.until("done").await;
    again.say(chat).await;
    assert_eq!(again.until("done").await, said);
}

/// What the table looks like now.
async fn both_latest(person: &mut crate::common::Person) -> Value {
    let id = person.id();
    person.say(json!({"type": "ping", "id": id})).await;
    person.until("pong").await;
    let updates =
        person.heard.iter().rev().map(|text| serde_json::from_str::<Value>(text).unwrap());
    updates.into_iter().find(|frame| frame["type"] == "update").expect("an update")
}

#[tokio::test]
async fn an_action_for_a_game_that_went_on_is_stale() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let old = number(&begun["seq"]);
    let update = play_on(&mut both, keys, begun, |u| number(&u["seq"]) > old + 3).await;
    let seat: usize = update["to_act"].as_str().unwrap().parse().unwrap();
    let action = update["position"]["legal"][0].as_str().unwrap();
    let stale = both.act(&keys[seat], old, action).await;
    assert_eq!(stale["problem"]["code"], "stale");
    let future = both.act(&keys[seat], 9_999, action).await;
    assert_eq!(future["problem"]["code"], "stale");
    // What was said meanwhile does not make an action stale.
    let now = number(&update["seq"]);
    assert_eq!(both.ask("chat", &keys[0], json!({"text": "hm"})).await["type"], "done");
    assert_eq!(both.act(&keys[seat], now, action).await["type"], "done");
}

#[tokio::test]
async fn reconnecting_tells_what_was_missed_or_everything() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let seen = number(&begun["seq"]);
    let update = play_on(&mut both, keys, begun, |u| number(&u["seq"]) >= seen + 5).await;
    let mut back = node.connect(&keys[..1]).await;
    back.watch(&table.table, Some(seen)).await;
    let delta = back.until("update").await;
    let seqs: Vec<u64> =
        delta["steps"].as_array().unwrap().iter().map(|step| number(&step["seq"])).collect();
    assert_eq!(seqs, (seen + 1..=number(&update["seq"])).collect::<Vec<_>>());
    assert!(delta["steps"][0]["told"][0]["action"].is_string());
    // Nothing missed: an update without steps.
    back.watch(&table.table, Some(number(&update["seq"]))).await;
    assert_eq!(back.until("update").await["steps"], json!([]));
    // Too much missed, or a sequence from nowhere: everything.
    let update = play_on(&mut both, keys, update, |u| number(&u["seq"]) > 60).await;
    for since in [0, 3, 99_999] {
        let mut late = node.connect(&[]).await;
        late.watch(&table.table, Some(since)).await;
        let snapshot = late.until("snapshot").await;
        assert_eq!(snapshot["state"]["seq"], update["seq"]);
    }
}

#[tokio::test]
async fn a_node_that_was_stopped_goes_on_where_it_was() {
    let data_dir = crate::common::folder();
    let config =
        server::Config { data_dir, limits: crate::common::generous(), ..Default::default() };
    let node = Node::with(config.clone()).await;
    let table = node.pair("taluva", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let update = play_on(&mut both, keys, begun, |u| number(&u["seq"]) > 20).await;
    node.stop().await;
    let mut bye = false;
    while let Ok(frame) = both.next().await {
        bye |= frame["type"] == "bye";
    }
    assert!(bye, "a node that goes says so");
    let node = Node::with(config).await;
    let mut both = node.join(keys, &table.table).await;
    both.watch(&table.table, None).await;
    let snapshot = both.until("snapshot").await;
    assert_eq!(snapshot["state"]["position"], update["position"]);
    assert_eq!(snapshot["state"]["seq"], update["seq"]);
    node.stop().await;
}
