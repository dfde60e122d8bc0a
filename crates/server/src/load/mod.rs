//! Load on a node: many tables, two players each, the rest watching, all over the real protocol.
//!
//! Every client keeps the game itself and plays along by what it is told, as a browser can; so
//! that every action must come exactly once, in order, or the games fall apart.

mod measure;
mod player;
mod process;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;

use crate::client::{ClientError, post};
use crate::protocol::{CreateTable, Created, Pace, SeatKey, SeatPlan};

pub use measure::Report;
use measure::{Measure, Sighting};
use player::Player;
use process::{memory, processor};

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The node.
    pub url: String,
    /// How many tables.
    pub tables: u32,
    /// How many clients in all.
    pub clients: u32,
    /// For how long to play.
    pub time: Duration,
    /// Which game.
    pub game: String,
    /// Whether clients want everything a browser wants, positions and events, although they play
    /// along by themselves.
    pub full: bool,
    /// The node's process, to look at its memory and time.
    pub pid: Option<u32>,
}

/// So many connections are opened at the same time.
const AT_ONCE: usize = 128;

/// Carries the plan out.
pub async fn run(plan: &Plan) -> Result<Report, ClientError> {
    let mut before = memory(plan.pid);
    let keys = open_tables(plan).await?;
    // What tables cost is not what connections cost; both are said.
    let with_tables = memory(plan.pid);
    before = before.or(with_tables);
    let measure = Arc::new(Measure::default());
    let ready = Arc::new(Barrier::new(plan.clients as usize + 1));
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut players = JoinSet::new();
    let sightings: Vec<Arc<Sighting>> = keys.iter().map(|_| Arc::default()).collect();
    for number in 0..plan.clients {
        let (place, seat) = (number as usize % keys.len(), number as usize / keys.len());
        let (table, own) = (keys[place][0].table.clone(), keys[place].get(seat).cloned());
        let sighting = Arc::clone(&sightings[place]);
        let player = Player::new(plan, table, own, Arc::clone(&measure), sighting);
        players.spawn(player.play(Arc::clone(&ready), Arc::clone(&doors)));
    }
    ready.wait().await;
    let connected = memory(plan.pid);
    let both = [plan.pid, Some(std::process::id())];
    let (began, busy) = (Instant::now(), both.map(processor));
    tokio::time::sleep(plan.time).await;
    measure.stop();
    let time = began.elapsed();
    let finished = memory(plan.pid);
    let busy = [0, 1].map(|i| Some(processor(both[i])?.saturating_sub(busy[i]?)));
    let mut failures = vec![];
    while let Some(player) = players.join_next().await {
        match player {
            Ok(Ok(())) => {}
            Ok(Err(error)) => failures.push(error.to_string()),
            Err(error) => failures.push(error.to_string()),
        }
    }
    Ok(measure.report(plan, time, [before, connected, finished], busy, failures))
}

async fn open_tables(plan: &Plan) -> Result<Vec<Vec<SeatKey>>, ClientError> {
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for _ in 0..plan.tables {
        let (url, doors) = (plan.url.clone(), Arc::clone(&doors));
        let asked = CreateTable {
            id: None,
            game: plan.game.clone(),
            setup: serde_json::json!({"players": 2}),
            seats: ["Ann", "Bob"].map(|name| SeatPlan::Me(name.to_owned())).to_vec(),
            pace: Pace::Days(1),
            level: "spark".to_owned(),
        };
        opening.spawn(async move {
            let _door = doors.acquire().await;
            post::<Created>(&url, "/api/tables", &asked).await
        });
    }
    let mut keys = vec![];
    while let Some(created) = opening.join_next().await {
        let created = created.map_err(|error| ClientError::Strange(error.to_string()))??;
        keys.push(created.seats);
    }
    Ok(keys)
}
