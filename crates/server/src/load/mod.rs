//! Load on a node: many tables, two players each, the rest watching, all over the real protocol.
//!
//! Every client keeps the game itself and plays along by what it is told, as a browser can; so
//! that every action must come exactly once, in order, or the games fall apart.

mod measure;
mod player;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;

use crate::client::{ClientError, post};
use crate::protocol::{CreateTable, Created, Pace, SeatKey, SeatPlan};

use measure::Measure;
pub use measure::Report;
use player::Player;

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
    /// The node's process, to look at its memory.
    pub pid: Option<u32>,
}

/// So many connections are opened at the same time.
const AT_ONCE: usize = 128;

/// Carries the plan out.
pub async fn run(plan: &Plan) -> Result<Report, ClientError> {
    let mut before = measure::memory(plan.pid);
    let keys = open_tables(plan).await?;
    // What tables cost is not what connections cost; both are said.
    let with_tables = measure::memory(plan.pid);
    before = before.or(with_tables);
    let measure = Arc::new(Measure::default());
    let ready = Arc::new(Barrier::new(plan.clients as usize + 1));
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut players = JoinSet::new();
    for number in 0..plan.clients {
        let table = &keys[number as usize % keys.len()];
        let seat = number as usize / keys.len();
        let own = table.get(seat).cloned();
        let player = Player::new(plan, table[0].table.clone(), own, Arc::clone(&measure));
        players.spawn(player.play(Arc::clone(&ready), Arc::clone(&doors)));
    }
    ready.wait().await;
    let connected = measure::memory(plan.pid);
    let began = Instant::now();
    tokio::time::sleep(plan.time).await;
    measure.stop();
    let time = began.elapsed();
    let finished = measure::memory(plan.pid);
    let mut failures = vec![];
    while let Some(player) = players.join_next().await {
        match player {
            Ok(Ok(())) => {}
            Ok(Err(error)) => failures.push(error.to_string()),
            Err(error) => failures.push(error.to_string()),
        }
    }
    Ok(measure.report(plan, time, [before, connected, finished], failures))
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
