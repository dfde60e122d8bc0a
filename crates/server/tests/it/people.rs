//! Sitting down, leaving, chatting, giving up, playing again, watching, moving house.

use serde_json::{Value, json};
use server::client::post;
use server::protocol::{Created, SeatKey, Seated};

use crate::common::{Node, Person, number, play_on};

async fn sit(node: &Node, table: &Created, body: Value) -> Result<Seated, String> {
    let path = format!("/api/tables/{}/seats", table.table);
    post(&node.url, &path, &body).await.map_err(|error| error.to_string())
}

async fn lobby(node: &Node) -> Value {
    serde_json::from_str(&node.get("/api/tables").await).expect("JSON")
}

#[tokio::test]
async fn friends_need_their_link_and_anybody_takes_an_open_seat() {
    let node = Node::start().await;
    let seats = json!([{"me": "Ann"}, "friend", "open"]);
    let table = node.create("taluva", json!({"players": 3}), seats).await;
    assert_eq!((table.seats.len(), table.invites.len()), (1, 1));
    let mut ann = node.join(&table.seats, &table.table).await;
    let listed = lobby(&node).await[0].clone();
    assert_eq!(listed["table"], json!(table.table));
    assert_eq!((&listed["phase"], &listed["host"]), (&json!("open"), &json!(0)));
    assert_eq!(listed["setup"]["players"], 3);
    // Whoever has a link learns the same about its table.
    let looked = node.get(&format!("/api/tables/{}", table.table)).await;
    assert_eq!(serde_json::from_str::<Value>(&looked).unwrap(), listed);
    let early = ann.ask("start", &table.seats[0], json!({})).await;
    assert_eq!(early["problem"]["code"], "wrong_phase");
    let uninvited = sit(&node, &table, json!({"seat": 1, "name": "Eve"})).await;
    assert!(uninvited.unwrap_err().contains("403"));
    let invite = &table.invites[0].invite;
    let bob = sit(&node, &table, json!({"seat": 1, "name": " Bob ", "invite": invite})).await;
    let bob = bob.expect("a seat").key;
    let taken = sit(&node, &table, json!({"seat": 1, "name": "Eve", "invite": invite})).await;
    assert!(taken.unwrap_err().contains("409"));
    let cy = sit(&node, &table, json!({"seat": 2, "name": "Cy", "word": "cy's"})).await;
    let cy = cy.expect("a seat").key;
    assert_eq!(lobby(&node).await, json!([]));
    let news = ann.until("update").await;
    assert_eq!(
        (&news["steps"][0]["what"], &news["steps"][0]["name"]),
        (&json!("sat"), &json!("Bob"))
    );
    // Anybody at the table may begin once it is full.
    let mut cys = node.join(std::slice::from_ref(&cy), &table.table).await;
    cys.start(&cy).await;
    let wrong = SeatKey { seat: 1, ..cy.clone() };
    let mut thief = node.connect(&[wrong.clone(), bob.clone()]).await;
    let welcome: Value = serde_json::from_str(&thief.heard[0]).unwrap();
    assert_eq!(
        (&welcome["seats"][0]["own"], &welcome["seats"][1]["own"]),
        (&json!(false), &json!(true))
    );
    let mut eve = node.connect(std::slice::from_ref(&wrong)).await;
    let refused = eve.ask("chat", &wrong, json!({"text": "hi"})).await;
    assert_eq!(refused["problem"]["code"], "not_your_seat");
    let hi = thief.ask("chat", &bob, json!({"text": "hi"})).await;
    assert_eq!(hi["type"], "done");
}

#[tokio::test]
async fn names_and_chat_are_limited_and_kept_as_text() {
    let node = Node::start().await;
    let seats = json!([{"me": "<b>Ann</b>"}, "open"]);
    let table = node.create("taluva", json!({"players": 2}), seats).await;
    let key = &table.seats[0];
    let mut ann = node.join(&table.seats, &table.table).await;
    let long = "x".repeat(25);
    for name in ["", "  ", long.as_str(), "a\u{7}b"] {
        let refused = sit(&node, &table, json!({"seat": 1, "name": name})).await.unwrap_err();
        assert!(refused.contains("name"), "{refused}");
    }
    let done = ann.ask("chat", key, json!({"text": "<script>alert(1)</script>"})).await;
    assert_eq!(done["type"], "done");
    let said = ann.until("update").await;
    assert_eq!(said["steps"][0]["text"], "<script>alert(1)</script>");
    for text in [String::new(), "x".repeat(501), "a\u{1b}[0m".to_owned()] {
        let refused = ann.ask("chat", key, json!({"text": text})).await;
        assert_eq!(refused["problem"]["code"], "limit");
    }
    let mut other = node.connect(&[]).await;
    other.watch(&table.table, None).await;
    let state = other.until("snapshot").await;
    assert_eq!(state["state"]["chat"][0]["text"], "<script>alert(1)</script>");
}

#[tokio::test]
async fn leaving_frees_a_seat_before_the_start_and_lends_it_to_a_bot_later() {
    let node = Node::start().await;
    let seats = json!([{"me": "Ann"}, "open"]);
    let table = node.create("taluva", json!({"players": 2}), seats).await;
    let mut ann = node.join(&table.seats, &table.table).await;
    let bob = sit(&node, &table, json!({"seat": 1, "name": "Bob"})).await.unwrap().key;
    let mut bobs = node.join(std::slice::from_ref(&bob), &table.table).await;
    assert_eq!(bobs.ask("leave", &bob, json!({})).await["type"], "done");
    assert_eq!(lobby(&node).await[0]["table"], json!(table.table));
    assert_eq!(
        bobs.ask("chat", &bob, json!({"text": "?"})).await["problem"]["code"],
        "not_your_seat"
    );
    let bob = sit(&node, &table, json!({"seat": 1, "name": "Bob"})).await.unwrap().key;
    bobs.say(json!({"type": "claim", "seats": [bob]})).await;
    bobs.until("welcome").await;
    bobs.watch(&table.table, None).await;
    bobs.until("snapshot").await;
    ann.start_when_full(&table.seats[0]).await;
    // Now somebody goes away, and is told that a bot sits in; then comes back.
    assert_eq!(bobs.ask("leave", &bob, json!({})).await["type"], "done");
    seen(&mut ann, "absent").await;
    assert_eq!(bobs.ask("back", &bob, json!({})).await["type"], "done");
    seen(&mut ann, "returned").await;
    // Whoever gives up does not come back; when all have, the table is closed.
    assert_eq!(bobs.ask("resign", &bob, json!({})).await["type"], "done");
    assert_eq!(bobs.ask("back", &bob, json!({})).await["problem"]["code"], "wrong_phase");
    assert_eq!(ann.ask("resign", &table.seats[0], json!({})).await["type"], "done");
    loop {
        if ann.until("update").await["phase"] == "closed" {
            break;
        }
    }
}

/// Waits until a step of this kind is told.
async fn seen(person: &mut Person, what: &str) -> Value {
    loop {
        let update = person.until("update").await;
        let steps = update["steps"].as_array().expect("steps");
        if let Some(step) = steps.iter().find(|step| step["what"] == what) {
            return step.clone();
        }
    }
}

impl Person {
    async fn start_when_full(&mut self, key: &SeatKey) {
        let done = self.ask("start", key, json!({})).await;
        assert_eq!(done["type"], "done", "{done}");
    }
}

#[tokio::test]
async fn a_rematch_keeps_the_seats() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let early = both.ask("rematch", &keys[0], json!({})).await;
    assert_eq!(early["problem"]["code"], "wrong_phase");
    play_on(&mut both, keys, begun, |_| false).await;
    assert_eq!(both.ask("rematch", &keys[1], json!({})).await["type"], "done");
    let step = seen(&mut both, "rematch").await;
    // Whoever asks second is sent to the same table.
    assert_eq!(both.ask("rematch", &keys[0], json!({})).await["type"], "done");
    let next: server::TableId = serde_json::from_value(step["next"].clone()).unwrap();
    let again: Vec<SeatKey> =
        keys.iter().map(|key| SeatKey { table: next.clone(), ..key.clone() }).collect();
    both.say(json!({"type": "claim", "seats": again})).await;
    let welcome = both.until("welcome").await;
    assert!(welcome["seats"].as_array().unwrap().iter().all(|seat| seat["own"] == json!(true)));
    both.watch(&next, None).await;
    both.until("snapshot").await;
    both.start(&again[0]).await;
}

#[tokio::test]
async fn a_recovery_code_moves_the_seats_to_another_device_once() {
    let node = Node::start().await;
    let table = node.pair("taluva", json!({"players": 2})).await;
    let mine = json!({"seats": table.seats});
    let list: Value = post(&node.url, "/api/seats", &mine).await.unwrap();
    assert_eq!(list.as_array().unwrap().len(), 2);
    let code: Value = post(&node.url, "/api/recovery", &mine).await.unwrap();
    let mut old = node.join(&table.seats, &table.table).await;
    let moved: Vec<SeatKey> = post(&node.url, "/api/recovery/use", &code).await.unwrap();
    assert_eq!(moved.len(), 2);
    // The old device is thrown out, and its tokens are worth nothing.
    while old.next().await.is_ok() {}
    let list: Value = post(&node.url, "/api/seats", &mine).await.unwrap();
    assert_eq!(list, json!([]));
    let mut new = node.join(&moved, &table.table).await;
    new.start(&moved[0]).await;
    let twice = post::<Value>(&node.url, "/api/recovery/use", &code).await;
    assert!(twice.unwrap_err().to_string().contains("403"));
}

#[tokio::test]
async fn my_seats_say_whose_turn_it_is_and_what_happened_since() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let begun = both.start(&keys[0]).await;
    let enough = |u: &Value| number(&u["seq"]) > 12;
    let update = play_on(&mut both, keys, begun, enough).await;
    let list: Value = post(&node.url, "/api/seats", &json!({"seats": keys})).await.unwrap();
    let to_act: usize = update["to_act"].as_str().unwrap().parse().unwrap();
    for (seat, mine) in list.as_array().unwrap().iter().enumerate() {
        assert_eq!(mine["your_turn"], json!(seat == to_act));
        assert_eq!(mine["to_act"], update["to_act"]);
        assert_eq!(mine["plies"], update["position"]["plies"]);
        assert!(mine["since"].as_i64() <= mine["now"].as_i64());
        assert!(number(&mine["since_my_turn"]) <= number(&update["position"]["plies"]));
        assert!(mine["due"].as_i64().unwrap() > 0);
    }
}

#[tokio::test]
async fn spectators_see_the_public_view_and_may_not_act() {
    let node = Node::start().await;
    let table = node.pair("feurio", json!({"players": 2, "firebreak": true})).await;
    let keys = &table.seats;
    let mut both = node.join(keys, &table.table).await;
    let mut eve = node.join(&[], &table.table).await;
    both.start(&keys[0]).await;
    let update = eve.until("update").await;
    assert_eq!(update["position"]["viewer"], "spectator");
    assert!(update["position"]["legal"].is_null());
    let act = eve.act(&keys[0], number(&update["seq"]), "lay 1,-1").await;
    assert_eq!(act["problem"]["code"], "not_your_seat");
    let told = both.heard.iter().any(|text| text.contains("\"seats\":[0,1],\"spectators\":1"));
    assert!(told, "who is there is told");
}
