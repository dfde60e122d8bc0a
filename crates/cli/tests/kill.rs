//! `kill -9` at any moment loses no acknowledged action.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use catalogue::AnyTable;
use serde_json::{Value, json};
use server::client::{Client, ClientError, post};
use server::protocol::{ClientIn, Created, RequestId};

const TABLES: usize = 16;
const KILLS: usize = 10;
/// So many acknowledged actions between two kills: the moment is anybody's guess.
const BETWEEN: usize = 31;

/// A node in a process of its own, killed when dropped.
struct Node(Child);

impl Node {
    fn start(port: u16, folder: &PathBuf) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_hearth"))
            .args(["serve", "--address", &format!("127.0.0.1:{port}")])
            .arg("--data-dir")
            .arg(folder)
            .args(["--limit", "frames_per_second=100000", "--limit", "frames_at_once=100000"])
            .args([
                "--limit",
                "requests_per_minute=100000",
                "--limit",
                "connections_per_address=1000",
            ])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        Self(child)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // On Unix this is SIGKILL: the process gets no chance to do anything.
        self.0.kill().expect("it was ours");
        self.0.wait().expect("it is dead");
    }
}

/// Somebody who plays both seats of a table, and remembers what was acknowledged.
struct Player {
    url: String,
    table: Created,
    board: Box<dyn AnyTable>,
    seq: u64,
    /// Sent, but not acknowledged.
    pending: Option<(RequestId, u8, u64, String)>,
    acknowledged: Vec<(u64, String)>,
    count: usize,
    total: Arc<AtomicUsize>,
}

impl Player {
    /// Plays until told to stop, connecting again whenever the node is gone.
    async fn play(mut self, stop: Arc<AtomicBool>) -> Self {
        while !stop.load(Ordering::Acquire) {
            // A node that is just being killed or not yet there: try again.
            if self.sitting(&stop).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self
    }

    async fn sitting(&mut self, stop: &AtomicBool) -> Result<(), ClientError> {
        let mut client = Client::connect(&self.url, self.table.seats.clone()).await?;
        let table = self.table.table.clone();
        let since = Some(self.seq);
        client.send(&ClientIn::Watch { table, since, views: false, events: false }).await?;
        let mut started = false;
        while !stop.load(Ordering::Acquire) {
            let frame: Value = serde_json::from_str(&client.text().await?).expect("JSON");
            match frame["type"].as_str() {
                Some("update") => {
                    self.follow(&frame);
                    if !started && self.pending.is_some() {
                        self.send_pending(&mut client).await?;
                    }
                    started = true;
                    if frame["phase"] == "over" {
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        return Ok(());
                    }
                    self.act(&mut client).await?;
                }
                Some("done") => self.note(&frame),
                Some("error") => panic!("{frame}"),
                _ => {}
            }
        }
        Ok(())
    }

    fn follow(&mut self, frame: &Value) {
        for step in frame["steps"].as_array().expect("steps") {
            let seq = step["seq"].as_u64().expect("a number");
            assert_eq!(seq, self.seq + 1, "no step is missed or told twice");
            self.seq = seq;
            for told in step["told"].as_array().map_or(&[][..], Vec::as_slice) {
                let actor = told["actor"].as_str().expect("who").parse().expect("an actor");
                let action = told["action"].as_str().expect("what");
                self.board.act(actor, action).expect("what is told is legal");
            }
        }
    }

    async fn act(&mut self, client: &mut Client) -> Result<(), ClientError> {
        let (None, kernel::Actor::Seat(seat)) = (&self.pending, self.board.to_act()) else {
            return Ok(());
        };
        let action = self.board.ask(bots::Bot::Random, &mut rand::rng()).expect("somebody acts");
        self.count += 1;
        let id = RequestId::try_from(self.count.to_string()).expect("a name");
        self.pending = Some((id, seat.0, self.seq, action));
        self.send_pending(client).await
    }

    async fn send_pending(&self, client: &mut Client) -> Result<(), ClientError> {
        let (id, seat, seq, action) = self.pending.clone().expect("something is pending");
        let table = self.table.table.clone();
        client.send(&ClientIn::Act { table, seat, seq, id, action }).await
    }

    fn note(&mut self, frame: &Value) {
        let Some((id, _, seq, action)) = self.pending.take() else { return };
        assert_eq!(frame["id"], json!(id));
        assert_eq!(frame["seq"], json!(seq + 1), "an action has the place it was sent for");
        self.acknowledged.push((seq + 1, action));
        self.total.fetch_add(1, Ordering::AcqRel);
    }

    /// Every acknowledged action is in the history, once, in order, and nothing else is but what was
    /// sent last.
    async fn check(&self) {
        let mut client =
            Client::connect(&self.url, self.table.seats.clone()).await.expect("a node");
        let mut told: Vec<Value> = vec![];
        loop {
            let id = RequestId::try_from("h".to_owned()).expect("a name");
            let table = self.table.table.clone();
            client.send(&ClientIn::History { table, id, from: told.len() }).await.expect("sent");
            let page = loop {
                let frame: Value =
                    serde_json::from_str(&client.text().await.expect("a frame")).expect("JSON");
                if frame["type"] == "history" {
                    break frame;
                }
            };
            let more = page["told"].as_array().expect("told").clone();
            if more.is_empty() {
                break;
            }
            told.extend(more);
        }
        let decided = told.iter().filter(|told| told["actor"] != "chance");
        let decided: Vec<&str> = decided.map(|told| told["action"].as_str().unwrap()).collect();
        let mut known: Vec<&str> = self.acknowledged.iter().map(|(_, action)| &**action).collect();
        if decided.len() == known.len() + 1 {
            known.extend(self.pending.as_ref().map(|(.., action)| &**action));
        }
        assert_eq!(decided, known, "{}", self.table.table);
    }
}

async fn begin(url: &str, total: &Arc<AtomicUsize>) -> Player {
    let seats = json!([{"me": "Ann"}, {"me": "Bob"}]);
    let asked = json!({
        "game": "taluva", "setup": {"players": 2}, "seats": seats, "pace": {"days": 1}
    });
    let table: Created = loop {
        match post(url, "/api/tables", &asked).await {
            Ok(table) => break table,
            Err(ClientError::Network(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    };
    let mut client = Client::connect(url, table.seats.clone()).await.expect("a socket");
    let start = json!({"type": "start", "table": table.table, "seat": 0, "id": "start"});
    client.send(&serde_json::from_value(start).expect("a frame")).await.expect("sent");
    while !client.text().await.expect("an answer").contains("\"done\"") {}
    let setup = json!({"players": 2});
    let board = catalogue::game("taluva").unwrap().open(&setup, vec![]).expect("a board");
    let url = url.to_owned();
    let total = Arc::clone(total);
    Player { url, table, board, seq: 0, pending: None, acknowledged: vec![], count: 0, total }
}

#[test]
fn killing_the_process_loses_no_acknowledged_action() {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(kill_many_times());
}

async fn kill_many_times() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    drop(listener);
    let folder =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}", std::process::id()));
    let mut node = Node::start(port, &folder);
    let url = format!("http://127.0.0.1:{port}");
    let (stop, total) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut players = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        players.spawn(begin(&url, &total).await.play(Arc::clone(&stop)));
    }
    for kill in 1..=KILLS {
        while total.load(Ordering::Acquire) < kill * BETWEEN && !players.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        drop(node);
        node = Node::start(port, &folder);
    }
    let enough = (KILLS + 1) * BETWEEN;
    while total.load(Ordering::Acquire) < enough {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    stop.store(true, Ordering::Release);
    // Whoever waits for a frame hears that the node goes.
    drop(node);
    let _node = Node::start(port, &folder);
    while let Some(player) = players.join_next().await {
        let player = player.expect("no player failed");
        loop {
            match Client::open(&url).await {
                Ok(_) => break,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        player.check().await;
    }
}
