//! What one client may do, and does.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use crate::entry::Request;
use crate::hub::{Caller, Hub, Outbox, Submission, Watching};
use crate::ids::TableId;
use crate::limits::Doing;
use crate::protocol::{ClientIn, ClientOut, Code, Problem, RequestId, SeatKey, VERSION};
use crate::room::{Command, Wanted};
use crate::store::now;

/// So many seats one socket may speak for.
const MOST_SEATS: usize = 64;

/// So many tables one socket may follow.
const MOST_WATCHED: usize = 32;

/// One client.
#[derive(Debug)]
pub(super) struct Session {
    hub: Arc<Hub>,
    pub(super) outbox: Arc<Outbox>,
    address: IpAddr,
    greeted: bool,
    keys: Vec<SeatKey>,
    watched: Vec<TableId>,
}

type Answer = Result<Option<ClientOut>, Problem>;

impl Session {
    pub(super) fn new(hub: Arc<Hub>, outbox: Arc<Outbox>, address: IpAddr) -> Self {
        Self { hub, outbox, address, greeted: false, keys: vec![], watched: vec![] }
    }

    pub(super) fn greeted(&self) -> bool {
        self.greeted
    }

    /// The socket is closed.
    pub(super) fn end(&mut self) {
        for table in self.watched.drain(..) {
            self.hub.unwatch(&table, &self.outbox);
        }
    }

    /// Does what the frame says; the answer, if the frame has one of its own.
    pub(super) async fn answer(&mut self, frame: &ClientIn) -> Answer {
        if let ClientIn::Hello { version, seats } = frame {
            return self.hello(*version, seats).await;
        }
        if !self.greeted {
            let (en, de) = ("the first frame must be hello", "Zuerst kommt hello");
            return Err(Problem::new(Code::Hello, en, de));
        }
        match frame {
            ClientIn::Hello { .. } => unreachable!("answered above"),
            ClientIn::Claim { seats } => self.claim(seats).await.map(Some),
            ClientIn::Watch { table, since, views, events } => {
                self.watch(table, *since, Wanted { views: *views, events: *events }).await
            }
            ClientIn::Unwatch { table } => {
                self.watched.retain(|watched| watched != table);
                self.hub.unwatch(table, &self.outbox);
                Ok(None)
            }
            ClientIn::Ping { id } => Ok(Some(ClientOut::Pong { id: id.clone() })),
            ClientIn::Preview { table, seat, id, action } => {
                self.caller(table, *seat)?;
                let look = |room: &crate::room::Room| room.preview(*seat, action, id.clone());
                self.hub.read(table, look).await?.map(Some)
            }
            ClientIn::Why { table, seat, id, action } => {
                self.caller(table, *seat)?;
                let look = |room: &crate::room::Room| room.why(*seat, action, id.clone());
                self.hub.read(table, look).await?.map(Some)
            }
            ClientIn::History { table, id, from } => self.history(table, id, *from).await,
            ClientIn::Rematch { table, seat, id } => self.rematch(table, *seat, id).await,
            command => self.command(command).await,
        }
    }

    async fn hello(&mut self, version: u32, seats: &[SeatKey]) -> Answer {
        if self.greeted {
            let (en, de) = ("hello was said already", "hello wurde schon gesagt");
            return Err(Problem::new(Code::BadFrame, en, de));
        }
        if version != VERSION {
            let en = format!("this node speaks version {VERSION}: reload the page");
            let de = format!("Dieser Server spricht Version {VERSION}: bitte die Seite neu laden");
            return Err(Problem::new(Code::Version, en, de));
        }
        self.greeted = true;
        self.claim(seats).await.map(Some)
    }

    async fn claim(&mut self, seats: &[SeatKey]) -> Result<ClientOut, Problem> {
        if self.keys.len() + seats.len() > MOST_SEATS {
            let (en, de) = ("at most 64 seats", "höchstens 64 Plätze");
            return Err(Problem::new(Code::Limit, en, de).in_field("seats"));
        }
        let claimed = self.hub.claim(seats).await?;
        let own = seats.iter().zip(&claimed).filter(|(_, claimed)| claimed.own);
        for (key, _) in own {
            self.keys.retain(|old| (&old.table, old.seat) != (&key.table, key.seat));
            self.keys.push(key.clone());
        }
        Ok(ClientOut::Welcome { version: VERSION, seats: claimed, now: now() })
    }

    /// Those seats of a table this client has proved.
    fn callers(&self, table: &TableId) -> Vec<Caller> {
        let own = self.keys.iter().filter(|key| key.table == *table);
        own.map(|key| Caller { seat: key.seat, token: key.token.clone() }).collect()
    }

    fn caller(&self, table: &TableId, seat: u8) -> Result<Caller, Problem> {
        let mut callers = self.callers(table).into_iter();
        callers.find(|caller| caller.seat == seat).ok_or_else(Problem::not_your_seat)
    }

    async fn watch(&mut self, table: &TableId, since: Option<u64>, wanted: Wanted) -> Answer {
        let again = self.watched.contains(table);
        if !again && self.watched.len() >= MOST_WATCHED {
            let (en, de) = ("at most 32 tables at once", "höchstens 32 Tische auf einmal");
            return Err(Problem::new(Code::Limit, en, de));
        }
        let callers = self.callers(table);
        let outbox = &self.outbox;
        let watching = Watching { table, callers: &callers, since, wanted, outbox };
        self.hub.watch(watching).await?;
        if !again {
            self.watched.push(table.clone());
        }
        Ok(None)
    }

    async fn history(&self, table: &TableId, id: &RequestId, from: usize) -> Answer {
        let callers = self.callers(table);
        let history = self.hub.read(table, |room| {
            let own: Vec<u8> = callers
                .iter()
                .filter(|caller| room.owns(caller.seat, &caller.token))
                .map(|caller| caller.seat)
                .collect();
            room.history(from, &own, id.clone())
        });
        history.await.map(Some)
    }

    async fn rematch(&self, table: &TableId, seat: u8, id: &RequestId) -> Answer {
        let caller = self.caller(table, seat)?;
        self.hub.guard.check(self.address, Doing::Table)?;
        let done = self.acknowledge(table, id);
        let request = Request::new(seat, id);
        self.hub.rematch(table, &caller, request, done).await?;
        Ok(None)
    }

    /// A command that becomes a step of its table.
    async fn command(&self, frame: &ClientIn) -> Answer {
        let (Some(id), Some(table)) = frame.about() else { return Ok(None) };
        let Some((seat, command)) = command(frame) else { return Ok(None) };
        let caller = self.caller(table, seat)?;
        if matches!(command, Command::Act { .. }) {
            self.hub.return_to_seat(table, &caller).await?;
        }
        let request = Some(Request::new(seat, id));
        let submission = Submission { table, caller: Some(&caller), request, command };
        self.hub.submit(submission, self.acknowledge(table, id)).await?;
        Ok(None)
    }

    /// Puts the acknowledgement into the queue, before anybody hears of the step.
    fn acknowledge(&self, table: &TableId, id: &RequestId) -> impl FnOnce(u64) + Send + use<> {
        let (outbox, id, table) = (Arc::clone(&self.outbox), id.clone(), table.clone());
        move |seq| {
            let done = ClientOut::Done { id, table, seq };
            outbox.send(Utf8Bytes::from(done.text()));
        }
    }
}

fn command(frame: &ClientIn) -> Option<(u8, Command)> {
    Some(match frame.clone() {
        ClientIn::Start { seat, fill, word, .. } => (seat, Command::Start { seat, fill, word }),
        ClientIn::Act { seat, seq, action, .. } => (seat, Command::Act { seat, seq, action }),
        ClientIn::Undo { seat, seq, .. } => (seat, Command::Undo { seat, seq }),
        ClientIn::Chat { seat, text, .. } => (seat, Command::Chat { seat, text }),
        ClientIn::Resign { seat, .. } => (seat, Command::Resign { seat }),
        ClientIn::Leave { seat, .. } => (seat, Command::Leave { seat }),
        ClientIn::Back { seat, .. } => (seat, Command::Back { seat }),
        _ => return None,
    })
}
