//! Sitting down, one's own seats, moving them to another device, and playing again.

use std::sync::Arc;

use table::hex;

use super::load::failed;
use super::submit::Submission;
use super::{Caller, Hub};
use crate::entry::Request;
use crate::ids::{Secret, TableId};
use crate::protocol::{
    Code, CreateTable, Created, Listed, MySeat, Problem, RecoveryCode, SeatKey, Seated, SitDown,
    UseCode,
};
use crate::room::{self, Command, clean_name, clean_word};
use crate::store::{Appended, now};

/// So many open tables are listed.
const LISTED: i64 = 100;

/// So many seats one device may ask about at once.
const MOST_SEATS: usize = 100;

/// A recovery code works for thirty days.
const CODE_LIFE: i64 = 30 * 24 * 3_600_000;

impl Hub {
    pub(crate) async fn create(&self, asked: &CreateTable) -> Result<Created, Problem> {
        let plan = room::plan(asked)?;
        let source = self.source("tables", asked.id.as_ref(), asked).await?;
        let (opened, created) = plan.open(&source);
        match (self.open(&created.table, opened).await?, &asked.id) {
            // The second: the request was sent before, and its table has this very name.
            (Appended::Durable, _) | (Appended::Second, Some(_)) => Ok(created),
            (Appended::Second, None) => Err(Problem::unavailable()),
        }
    }

    pub(crate) async fn sit(
        self: &Arc<Self>,
        table: &TableId,
        asked: SitDown,
    ) -> Result<Seated, Problem> {
        let (name, word) = (clean_name(&asked.name)?, clean_word(&asked.word)?);
        let place = format!("tables/{table}/seats");
        let source = self.source(&place, asked.id.as_ref(), &asked).await?;
        let token = Secret::from_bytes(&source.bytes("token"));
        let SitDown { id, seat, invite, .. } = asked;
        let request = id.map(|_| Request::to_sit(&source));
        let hash = token.hash().expect("a new secret is sound");
        let command = Command::Sit { seat, name, invite, word, token: hash };
        let submission = Submission { table, caller: None, request, command };
        let seq = self.submit(submission, |_| ()).await?;
        Ok(Seated { key: SeatKey { table: table.clone(), seat, token }, seq })
    }

    /// Open tables, newest first.
    pub(crate) async fn lobby(self: &Arc<Self>) -> Result<Vec<Listed>, Problem> {
        let mut lobby = vec![];
        for table in self.store.listed(LISTED).await.map_err(|error| failed(&error))? {
            match self.read(&table, room::Room::listed).await {
                Ok(listed) => lobby.push(listed),
                Err(problem) => tracing::warn!(%table, problem = problem.text.en, "not listed"),
            }
        }
        Ok(lobby)
    }

    /// How one's seats do; seats that are not proved are left out.
    pub(crate) async fn my_seats(
        self: &Arc<Self>,
        keys: &[SeatKey],
    ) -> Result<Vec<MySeat>, Problem> {
        check_count(keys)?;
        let mut seats = vec![];
        for key in keys {
            if self.proves(key).await? {
                seats.push(self.read(&key.table, |room| room.my_seat(key.seat, now())).await?);
            }
        }
        Ok(seats)
    }

    /// A code that moves these seats to another device.
    pub(crate) async fn recovery_code(
        self: &Arc<Self>,
        keys: &[SeatKey],
    ) -> Result<RecoveryCode, Problem> {
        check_count(keys)?;
        let mut own = vec![];
        for key in keys {
            if self.proves(key).await? {
                own.push((&key.table, key.seat));
            }
        }
        if own.is_empty() {
            return Err(Problem::not_your_seat());
        }
        let code = Secret::random();
        let hash = code.hash().expect("a new secret is sound");
        let seats = serde_json::to_string(&own).expect("seats can be written");
        let kept = self.store.keep_code(&hash, &seats, now() + CODE_LIFE).await;
        kept.map_err(|error| failed(&error))?;
        Ok(RecoveryCode { code })
    }

    /// Uses a code up: the seats get new secrets, and the old ones are worth nothing.
    pub(crate) async fn recover(
        self: &Arc<Self>,
        asked: &UseCode,
    ) -> Result<Vec<SeatKey>, Problem> {
        let wrong = || {
            let (en, de) = ("this code does not work", "Dieser Code gilt nicht");
            Problem::new(Code::NotYourSeat, en, de)
        };
        let hash = asked.code.hash().ok_or_else(wrong)?;
        let source = self.source("recovery/use", asked.id.as_ref(), asked).await?;
        let user = hex(&source.bytes("user"));
        let seats = self.store.use_code(&hash, &user).await.map_err(|error| failed(&error))?;
        let seats: Vec<(TableId, u8)> =
            serde_json::from_str(&seats.ok_or_else(wrong)?).map_err(|_| Problem::unavailable())?;
        let mut keys = vec![];
        for (table, seat) in seats {
            let token = Secret::from_bytes(&source.bytes(&format!("seat {seat} of {table}")));
            let hash = token.hash().expect("a new secret is sound");
            let request = Some(Request::to_move(&user, seat));
            let command = Command::Move { seat, token: hash };
            let submission = Submission { table: &table, caller: None, request, command };
            self.submit(submission, |_| ()).await?;
            keys.push(SeatKey { table, seat, token });
        }
        Ok(keys)
    }

    /// A table to play again at: one for all who ask.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        table: &TableId,
        caller: &Caller,
        request: Request,
        done: impl FnOnce(u64) + Send,
    ) -> Result<u64, Problem> {
        let agreed = self.read(table, |room| {
            if !room.owns(caller.seat, &caller.token) {
                return Err(Problem::not_your_seat());
            }
            let known = room.knows(&request).flatten().unwrap_or_else(|| room.seq());
            Ok(match room.rematch() {
                Some(_) => Err(known),
                None => Ok(room::open_again(room)),
            })
        });
        let (next, opened) = match agreed.await?? {
            Ok(plan) => plan,
            // Agreed already: everybody has been told where.
            Err(seq) => {
                done(seq);
                return Ok(seq);
            }
        };
        if self.open(&next, opened).await? == Appended::Second {
            return Err(Problem::unavailable());
        }
        let command = Command::Rematch { next };
        let request = Some(request);
        self.submit(Submission { table, caller: Some(caller), request, command }, done).await
    }
}

fn check_count(keys: &[SeatKey]) -> Result<(), Problem> {
    if keys.len() <= MOST_SEATS {
        return Ok(());
    }
    let (en, de) = ("at most 100 seats at once", "höchstens 100 Plätze auf einmal");
    Err(Problem::new(Code::Limit, en, de).in_field("seats"))
}
