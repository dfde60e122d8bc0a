//! One client under load.

use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;

use catalogue::AnyTable;
use tokio::sync::{Barrier, Semaphore};

use super::Plan;
use super::measure::{Measure, Sighting};
use crate::client::{Client, ClientError, Heard, HeardState, HeardStep, HeardUpdate};
use crate::ids::TableId;
use crate::protocol::{ClientIn, Phase, RequestId, SeatKey};

/// One client: a player with a seat, or somebody who watches.
pub(super) struct Player {
    url: String,
    game: String,
    full: bool,
    table: TableId,
    own: Option<SeatKey>,
    measure: Arc<Measure>,
    sighting: Arc<Sighting>,
    seq: u64,
    /// The game as this client knows it. Only players keep it: watchers count.
    board: Option<Box<dyn AnyTable>>,
    sent: Option<(String, Instant)>,
    count: u64,
}

impl Player {
    pub(super) fn new(
        plan: &Plan,
        table: TableId,
        own: Option<SeatKey>,
        measure: Arc<Measure>,
        sighting: Arc<Sighting>,
    ) -> Self {
        Self {
            url: plan.url.clone(),
            game: plan.game.clone(),
            full: plan.full,
            table,
            own,
            measure,
            sighting,
            seq: 0,
            board: None,
            sent: None,
            count: 0,
        }
    }

    pub(super) async fn play(
        mut self,
        ready: Arc<Barrier>,
        doors: Arc<Semaphore>,
    ) -> Result<(), ClientError> {
        let door = doors.acquire().await;
        let joined = self.join().await;
        drop(door);
        // Those who failed must not keep the others waiting.
        ready.wait().await;
        let mut client = joined?;
        if self.own.as_ref().is_some_and(|key| key.seat == 0) {
            self.start(&mut client).await?;
        }
        let measure = Arc::clone(&self.measure);
        let mut stopped = pin!(measure.stopped());
        loop {
            let text = tokio::select! {
                text = client.text() => text?,
                () = &mut stopped => return Ok(()),
            };
            self.hear(&mut client, read(&text)?).await?;
        }
    }

    async fn join(&mut self) -> Result<Client, ClientError> {
        let seats: Vec<SeatKey> = self.own.iter().cloned().collect();
        let mut client = Client::connect(&self.url, seats).await?;
        let table = self.table.clone();
        let (views, events) = (self.full, self.full);
        client.send(&ClientIn::Watch { table, since: None, views, events }).await?;
        loop {
            match read(&client.text().await?)? {
                Heard::Snapshot(state) => {
                    self.begin(&state)?;
                    return Ok(client);
                }
                Heard::Error(problem) => return Err(strange(&problem.text.en)),
                _ => {}
            }
        }
    }

    fn begin(&mut self, state: &HeardState) -> Result<(), ClientError> {
        self.seq = state.seq;
        if self.own.is_some() {
            let game = catalogue::game(&self.game).map_err(|error| strange(&error))?;
            let board = game.open(&state.setup, vec![]).map_err(|error| strange(&error))?;
            self.board = Some(board);
        }
        Ok(())
    }

    async fn start(&mut self, client: &mut Client) -> Result<(), ClientError> {
        let (table, id) = (self.table.clone(), self.name_request());
        let word = "load".to_owned();
        client.send(&ClientIn::Start { table, seat: 0, id, fill: false, word }).await
    }

    fn name_request(&mut self) -> RequestId {
        self.count += 1;
        RequestId::try_from(self.count.to_string()).expect("a number is a name")
    }

    async fn hear(&mut self, client: &mut Client, heard: Heard<'_>) -> Result<(), ClientError> {
        match heard {
            Heard::Update(HeardUpdate { seq, phase, to_act, steps }) => {
                self.follow(&steps)?;
                self.seq = seq;
                match phase {
                    Phase::Playing => self.act(client, &to_act).await,
                    Phase::Over if self.own.as_ref().is_some_and(|key| key.seat == 0) => {
                        self.measure.game_over();
                        Ok(())
                    }
                    _ => Ok(()),
                }
            }
            Heard::Done(done) => {
                if let Some((_, began)) = self.sent.take_if(|(sent, _)| *sent == done.id) {
                    self.measure.acknowledged(began);
                }
                Ok(())
            }
            Heard::Error(problem) => Err(strange(&problem.text.en)),
            Heard::Snapshot(_) | Heard::Other => Ok(()),
        }
    }

    /// Every step must be the next one, and every decision legal where it was made.
    fn follow(&mut self, steps: &[HeardStep<'_>]) -> Result<(), ClientError> {
        for step in steps {
            if step.seq != self.seq + 1 {
                self.measure.wrong();
            }
            self.seq = step.seq;
            self.measure.hears();
            // Whoever acted is no witness.
            let actor = step.told.first().and_then(|told| told.actor.parse::<u8>().ok());
            if self.own.as_ref().is_none_or(|own| actor != Some(own.seat)) {
                self.measure.sees(&self.sighting, step.seq);
            }
            let Some(board) = &mut self.board else { continue };
            for told in &step.told {
                let actor = told.actor.parse().map_err(|error| strange(&error))?;
                board.act(actor, &told.action).map_err(|error| strange(&error))?;
            }
        }
        Ok(())
    }

    async fn act(&mut self, client: &mut Client, to_act: &str) -> Result<(), ClientError> {
        let (Some(key), Some(board)) = (&self.own, &self.board) else { return Ok(()) };
        if key.seat.to_string() != to_act || self.measure.is_stopped() {
            return Ok(());
        }
        let seat = key.seat;
        let bot = bots::Bot::Random;
        let action = board.ask(bot, &mut rand::rng()).ok_or_else(|| strange(&"no action"))?;
        let (table, seq, id) = (self.table.clone(), self.seq, self.name_request());
        self.sent = Some((id.as_str().to_owned(), Instant::now()));
        self.sighting.expect(seq + 1);
        client.send(&ClientIn::Act { table, seat, seq, id, action }).await
    }
}

fn read(text: &str) -> Result<Heard<'_>, ClientError> {
    Heard::read(text).map_err(|error| ClientError::Strange(format!("{error}: {text}")))
}

fn strange(problem: &impl std::fmt::Display) -> ClientError {
    ClientError::Strange(problem.to_string())
}
