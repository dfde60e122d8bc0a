//! Two nodes on one PostgreSQL with NATS between them serve the same table. The bus may drop,
//! delay and double messages or be down: players only notice a delay.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use server::Config;
use server::protocol::{Created, SeatKey};

use crate::common::{Node, Person, folder, generous, number};
use crate::services::{Nats, Postgres, Wire};

async fn node(database: &str, bus: &str) -> Node {
    let config = Config {
        data_dir: folder(),
        database: Some(database.to_owned()),
        bus: Some(bus.to_owned()),
        limits: generous(),
        ..Config::default()
    };
    Node::with(config).await
}

/// Ann at one node and Bob at the other play `steps` actions; returns where the game stands.
struct Game {
    people: [Person; 2],
    keys: Vec<SeatKey>,
    seen: Value,
}

impl Game {
    async fn begin(nodes: [&Node; 2], table: &Created) -> Self {
        let keys = table.seats.clone();
        let mut ann = nodes[0].join(&keys[..1], &table.table).await;
        let bob = nodes[1].join(&keys[1..], &table.table).await;
        let seen = ann.start(&keys[0]).await;
        Self { people: [ann, bob], keys, seen }
    }

    async fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            if self.seen["phase"] != "playing" {
                return;
            }
            let seq = number(&self.seen["seq"]);
            let seat: usize = self.seen["to_act"].as_str().unwrap().parse().unwrap();
            // Whoever is to act may be at the other node: wait until the news is there.
            let own = heard(&mut self.people[seat], seq).await;
            let legal = own["position"]["legal"].as_array().expect("it is this seat's turn");
            let action = legal[seq as usize * 7 % legal.len()].as_str().unwrap().to_owned();
            let done = self.people[seat].act(&self.keys[seat], seq, &action).await;
            assert_eq!(done["type"], "done", "{done}");
            self.seen = heard(&mut self.people[seat], seq + 1).await;
        }
    }

    /// Both have heard of every step exactly once, in order.
    async fn check(&mut self) {
        let last = number(&self.seen["seq"]);
        for person in &mut self.people {
            heard(person, last).await;
            let frames =
                person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
            let seqs: Vec<u64> = frames
                .filter(|frame| frame["type"] == "update")
                .flat_map(|frame| frame["steps"].as_array().unwrap().clone())
                .map(|step| number(&step["seq"]))
                .collect();
            assert_eq!(seqs, (1..=last).collect::<Vec<_>>());
        }
    }
}

/// The update of this sequence, heard already or yet to come.
async fn heard(person: &mut Person, seq: u64) -> Value {
    loop {
        let frames = person.heard.iter().rev();
        let mut frames = frames.map(|text| serde_json::from_str::<Value>(text).unwrap());
        let found = frames.find(|frame| frame["type"] == "update" && frame["seq"] == json!(seq));
        if let Some(update) = found {
            return update;
        }
        person.next().await.expect("the socket is open");
    }
}

#[tokio::test]
async fn two_nodes_serve_one_table_whatever_the_bus_does() {
    let postgres = Postgres::start().await;
    let mut nats = Nats::start().await;
    let wire = Wire::to(nats.port).await;
    let one = node(&postgres.url, &format!("nats://127.0.0.1:{}", nats.port)).await;
    let two = node(&postgres.url, &wire.url).await;
    let table = one.pair("feurio", json!({"players": 2})).await;
    let mut game = Game::begin([&one, &two], &table).await;
    game.play(12).await;

    // Messages doubled, late, from nowhere, and no messages at all.
    let nuisance = tokio::spawn(be_a_nuisance(nats.port));
    game.play(12).await;
    nuisance.abort();

    // Everything towards the second node is lost.
    wire.hold();
    game.play(6).await;
    wire.release();
    game.play(6).await;

    // The bus is down, and up again.
    nats.down().await;
    game.play(6).await;
    nats.up().await;
    game.play(400).await;
    assert_eq!(game.seen["phase"], "over");
    game.check().await;

    // Both nodes know the same game, and a node that starts while the bus is away knows it too.
    nats.down().await;
    let three = node(&postgres.url, &wire.url).await;
    let path = format!("/api/tables/{}/record", table.table);
    let record = one.get(&path).await;
    assert_eq!((two.get(&path).await, three.get(&path).await), (record.clone(), record.clone()));
    let read = table::Record::read_all(record.as_bytes()).unwrap();
    let replayed = catalogue::game("feurio").unwrap().replay(&read[0]).unwrap();
    assert!(replayed.verify_dice().is_ok());
    for node in [one, two, three] {
        node.stop().await;
    }
}

/// Repeats everything that is said on the bus, late and several times, and adds nonsense.
async fn be_a_nuisance(port: u16) {
    let client = async_nats::connect(format!("127.0.0.1:{port}")).await.expect("the bus");
    let mut said = client.subscribe("hearth.steps").await.expect("the bus");
    let mut old = vec![];
    while let Some(message) = said.next().await {
        if old.len() < 20 {
            old.push(message.payload.clone());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        let lies = [&b"{"[..], b"{\"node\":1,\"table\":\"x\",\"seq\":1}", b"\xff"];
        for lie in lies {
            client.publish("hearth.steps", lie.into()).await.expect("the bus");
        }
        let again = old[old.len() / 2].clone();
        if old.len() < 20 {
            client.publish("hearth.steps", again).await.expect("the bus");
        }
    }
}

/// Both seats act at the same moment at different nodes: exactly one action comes first.
#[tokio::test]
async fn at_two_nodes_at_once_only_one_is_first() {
    let postgres = Postgres::start().await;
    let nobody = "nats://127.0.0.1:9";
    let one = node(&postgres.url, nobody).await;
    let two = node(&postgres.url, nobody).await;
    let table = one.pair("feurio", json!({"players": 2})).await;
    let key = &table.seats[0];
    let mut here = one.join(&table.seats, &table.table).await;
    let mut there = two.join(&table.seats, &table.table).await;
    for round in 0..10 {
        let text = |who: &str| json!({"text": format!("{who} {round}")});
        let (a, b) = tokio::join!(here.ask("chat", key, text("here")), async {
            there.ask("chat", &table.seats[1], text("there")).await
        });
        assert_eq!((&a["type"], &b["type"]), (&json!("done"), &json!("done")));
        assert_ne!(a["seq"], b["seq"], "each has a place of its own");
    }
    let last = 20;
    heard_all(&mut here, last).await;
    heard_all(&mut there, last).await;
}

async fn heard_all(person: &mut Person, last: u64) {
    let mut seqs = vec![];
    let mut frames: Vec<Value> =
        person.heard.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    loop {
        for frame in frames.drain(..).filter(|frame| frame["type"] == "update") {
            seqs.extend(frame["steps"].as_array().unwrap().iter().map(|s| number(&s["seq"])));
        }
        if seqs.last() == Some(&last) {
            assert_eq!(seqs, (1..=last).collect::<Vec<_>>());
            return;
        }
        frames.push(person.next().await.expect("the socket is open"));
    }
}
