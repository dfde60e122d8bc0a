//! Starting nodes and talking to them.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Client, ClientError, get, post};
use server::protocol::{ClientIn, Created, Pace, RequestId, SeatKey};
use server::{Config, Limits, TableId};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Nothing takes so long, on however slow a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of this test's own.
pub(crate) fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

/// Limits that are in nobody's way.
pub(crate) fn generous() -> Limits {
    Limits {
        connections_per_address: 10_000,
        frames_per_second: 100_000,
        frames_at_once: 100_000,
        requests_per_minute: 100_000,
        tables_per_hour: 100_000,
        seats_per_hour: 100_000,
        queue: 10_000,
        thinkers: 1,
        ..Limits::default()
    }
}

/// A running node.
pub(crate) struct Node {
    pub(crate) url: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Node {
    /// A node with a database of its own and generous limits.
    pub(crate) async fn start() -> Self {
        Self::with(Config { data_dir: folder(), limits: generous(), ..Config::default() }).await
    }

    pub(crate) async fn with(mut config: Config) -> Self {
        config.address = SocketAddr::from(([127, 0, 0, 1], 0));
        let (told, listening) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let listening = move |address| told.send(address).expect("the test waits");
            let stop = async { drop(stopped.await) };
            server::serve(config, listening, stop).await.expect("the node runs");
        });
        let address = listening.await.expect("the node listens");
        Self { url: format!("http://{address}"), stop: Some(stop), task }
    }

    /// Asks the node to stop and waits until it has.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().expect("stopped once").send(());
        timeout(PATIENCE, self.task).await.expect("it stops").expect("without a panic");
    }

    pub(crate) async fn create(&self, game: &str, setup: Value, seats: Value) -> Created {
        self.create_paced(game, setup, seats, Pace::Days(1)).await
    }

    pub(crate) async fn create_paced(
        &self,
        game: &str,
        setup: Value,
        seats: Value,
        pace: Pace,
    ) -> Created {
        let asked =
            json!({"game": game, "setup": setup, "seats": seats, "pace": pace, "level": "spark"});
        post(&self.url, "/api/tables", &asked).await.expect("a table")
    }

    /// A table of two people, both of them us.
    pub(crate) async fn pair(&self, game: &str, setup: Value) -> Created {
        self.create(game, setup, json!([{"me": "Ann"}, {"me": "Bob"}])).await
    }

    pub(crate) async fn connect(&self, keys: &[SeatKey]) -> Person {
        let client = Client::connect(&self.url, keys.to_vec()).await.expect("a socket");
        let mut person = Person { client, heard: vec![], count: 0 };
        person.until("welcome").await;
        person
    }

    /// Somebody at the table, who follows it.
    pub(crate) async fn join(&self, keys: &[SeatKey], table: &TableId) -> Person {
        let mut person = self.connect(keys).await;
        person.watch(table, None).await;
        person.until("snapshot").await;
        person
    }

    /// Somebody who follows the table without views, with events or without.
    pub(crate) async fn follow(&self, keys: &[SeatKey], table: &TableId, events: bool) -> Person {
        let mut person = self.connect(keys).await;
        let watch = json!({"type": "watch", "table": table, "views": false, "events": events});
        person.say(watch).await;
        person.until("snapshot").await;
        person
    }

    pub(crate) async fn get(&self, path: &str) -> String {
        get(&self.url, path).await.expect("an answer")
    }
}

/// A client with a memory.
pub(crate) struct Person {
    pub(crate) client: Client,
    /// Every byte it ever heard.
    pub(crate) heard: Vec<String>,
    count: u64,
}

impl Person {
    /// The next frame.
    pub(crate) async fn next(&mut self) -> Result<Value, ClientError> {
        let text =
            timeout(PATIENCE, self.client.text()).await.expect("a frame in time")?.to_string();
        let value = serde_json::from_str(&text).expect("frames are JSON");
        self.heard.push(text);
        Ok(value)
    }

    /// The next frame of this type; others are passed over.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await.expect("the socket is open");
            assert!(kind == "error" || frame["type"] != "error", "{frame}");
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    pub(crate) async fn watch(&mut self, table: &TableId, since: Option<u64>) {
        let frame = ClientIn::Watch { table: table.clone(), since, views: true, events: true };
        self.client.send(&frame).await.expect("sent");
    }

    /// Sends a frame written by hand.
    pub(crate) async fn say(&mut self, frame: Value) {
        let frame = serde_json::from_value(frame).expect("a frame");
        self.client.send(&frame).await.expect("sent");
    }

    pub(crate) fn id(&mut self) -> RequestId {
        self.count += 1;
        RequestId::try_from(format!("r{}", self.count)).expect("a name")
    }

    /// Sends a request of `seat` and waits for its answer.
    pub(crate) async fn ask(&mut self, kind: &str, key: &SeatKey, more: Value) -> Value {
        let id = self.id();
        let mut frame = json!({"type": kind, "table": key.table, "seat": key.seat, "id": id});
        let fields = frame.as_object_mut().expect("an object");
        fields.extend(more.as_object().expect("an object").clone());
        self.say(frame).await;
        loop {
            let frame = self.next().await.expect("the socket is open");
            if frame["id"] == json!(id) {
                return frame;
            }
        }
    }

    /// Starts the game.
    pub(crate) async fn start(&mut self, key: &SeatKey) -> Value {
        let done = self.ask("start", key, json!({"word": "sesame"})).await;
        assert_eq!(done["type"], "done", "{done}");
        self.until("update").await
    }

    /// Does `action` for the seat at `seq`.
    pub(crate) async fn act(&mut self, key: &SeatKey, seq: u64, action: &str) -> Value {
        self.ask("act", key, json!({"seq": seq, "action": action})).await
    }
}

/// A number of a frame.
pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// Plays with both seats over one socket until `enough` says so or the game is over; the last
/// update.
pub(crate) async fn play_on(
    person: &mut Person,
    keys: &[SeatKey],
    mut update: Value,
    enough: impl Fn(&Value) -> bool,
) -> Value {
    while update["phase"] == "playing" && !enough(&update) {
        let seat: usize = update["to_act"].as_str().expect("a seat").parse().expect("a number");
        let legal = update["position"]["legal"].as_array().expect("legal actions").clone();
        // Some variety, the same each time.
        let choice = (number(&update["seq"]) as usize * 7) % legal.len();
        let action = legal[choice].as_str().expect("an action");
        let done = person.act(&keys[seat], number(&update["seq"]), action).await;
        assert_eq!(done["type"], "done", "{done}");
        update = person.until("update").await;
    }
    update
}
