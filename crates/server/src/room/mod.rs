//! One table in memory: what its steps came to, and what may come next.
//!
//! A room holds nothing that can't be rebuilt from the steps. It is changed in two ways: by
//! [`perform`](Room::perform)ing a command, which makes a new entry, and by following entries that
//! are kept already.

mod chair;
mod command;
mod follow;
mod open;
mod perform;
mod show;
mod time;

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use catalogue::AnyTable;
use kernel::{Actor, Seat};
use table::ProvableDice;

use crate::entry::{Entry, Kept, Opened, Request};
use crate::ids::{Secret, TableId};
use crate::protocol::{Code, Happened, Phase, Problem, Said};
use crate::store::Listing;

pub(crate) use chair::Chair;
pub(crate) use command::Command;
pub(crate) use open::{clean_name, clean_word, open_again, plan};

/// So many steps are at hand for those who reconnect; more is a snapshot.
const RECENT: usize = 32;

/// So many things said are kept at hand.
const RECENT_CHAT: usize = 50;

/// A step at hand. There are many of them, so they hold no more than is told again: the decisions
/// they made are at the table.
#[derive(Debug)]
struct Recent {
    seq: u64,
    at: i64,
    request: Option<Request>,
    /// The first decision it made, and how many.
    plies: Range<usize>,
    /// What happened, without the decisions.
    what: Happened,
}

/// What somebody wants to be told beside the bare steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// The position after them.
    pub(crate) views: bool,
    /// What came of every decision.
    pub(crate) events: bool,
}

/// Whose eyes a table is shown to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Eyes {
    /// The seats whose eyes these are; none for a spectator.
    pub(crate) own: Box<[u8]>,
    pub(crate) wanted: Wanted,
}

/// Who is to move next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    /// A person.
    Person(u8),
    /// A bot of this level, of its own or sitting in.
    Bot(u8, String),
    /// Nobody: the game is not on, or nobody is there to play with.
    Nobody,
}

/// A table in memory.
pub(crate) struct Room {
    id: TableId,
    created: i64,
    opened: Opened,
    seed: [u8; 32],
    chairs: Vec<Chair>,
    phase: Phase,
    table: Box<dyn AnyTable>,
    dice: Option<ProvableDice>,
    seq: u64,
    /// The last step that moved the game.
    moved: u64,
    /// When the time for this turn began.
    turn_began: i64,
    recent: VecDeque<Recent>,
    /// Traces of all requests carried out: whoever's is not here was not. The database knows more.
    requests: HashSet<u32>,
    chat: VecDeque<Said>,
    rematch: Option<TableId>,
    /// What the database believes about this table, if we know.
    written: Option<Listing>,
    /// Something went wrong while writing: rebuild before going on.
    pub(crate) doubtful: bool,
}

impl Room {
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    pub(crate) fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether `token` proves the seat.
    pub(crate) fn owns(&self, seat: u8, token: &Secret) -> bool {
        let chair = self.chairs.get(usize::from(seat));
        chair.and_then(|chair| chair.token.as_ref()).is_some_and(|hash| hash.matches(token))
    }

    /// The seat of whoever opened the table, or of who came next if that one left.
    pub(crate) fn host(&self) -> u8 {
        let people = || (0_u8..).zip(&self.chairs).filter(|(_, chair)| chair.token.is_some());
        let opener = people().find(|&(seat, _)| seat == self.opened.host);
        opener.or_else(|| people().next()).map_or(self.opened.host, |(seat, _)| seat)
    }

    /// Who is to move next.
    pub(crate) fn mover(&self) -> Mover {
        let (Phase::Playing, Actor::Seat(Seat(seat))) = (self.phase, self.table.to_act()) else {
            return Mover::Nobody;
        };
        let chair = &self.chairs[usize::from(seat)];
        match (&chair.bot, chair.absent) {
            _ if !self.chairs.iter().any(Chair::is_present) => Mover::Nobody,
            (Some(level), _) => Mover::Bot(seat, level.clone()),
            (None, Some(_)) => Mover::Bot(seat, self.opened.level.clone()),
            (None, None) => Mover::Person(seat),
        }
    }

    /// A copy of the game for a bot to think about elsewhere.
    pub(crate) fn copy_of_game(&self) -> Box<dyn AnyTable> {
        self.table.rewound(self.table.plies())
    }

    /// Whether the request was carried out before: at which sequence, if that is still at hand.
    pub(crate) fn knows(&self, request: &Request) -> Option<Option<u64>> {
        if !self.requests.contains(&fingerprint(request)) {
            return None;
        }
        let same = |recent: &&Recent| recent.request.as_ref() == Some(request);
        Some(self.recent.iter().find(same).map(|recent| recent.seq))
    }

    /// Refuses what is meant for a game that went on since `seq`.
    fn check_fresh(&self, seq: u64) -> Result<(), Problem> {
        if seq >= self.moved && seq <= self.seq {
            return Ok(());
        }
        Err(Problem::new(
            Code::Stale,
            format!("the game has gone on: it is at {}", self.seq),
            format!("Das Spiel ist weitergegangen: Es ist bei {}", self.seq),
        ))
    }

    fn check_phase(&self, phase: Phase) -> Result<(), Problem> {
        if self.phase == phase {
            return Ok(());
        }
        let (en, de) = match self.phase {
            Phase::Open => ("the game has not begun", "Das Spiel hat noch nicht begonnen"),
            Phase::Playing => ("the game has begun", "Das Spiel hat begonnen"),
            Phase::Over => ("the game is over", "Das Spiel ist aus"),
            Phase::Closed => ("the table was given up", "Der Tisch wurde aufgegeben"),
        };
        Err(Problem::new(Code::WrongPhase, en, de))
    }

    /// Keeps a step at hand; `ply` is the number of the first decision it made.
    fn remember(&mut self, kept: Kept, ply: usize) {
        if let Some(request) = &kept.request {
            self.requests.insert(fingerprint(request));
        }
        if let Entry::Said { seat, text } = &kept.entry {
            let said = Said { seq: kept.seq, at: kept.at, seat: *seat, text: text.clone() };
            self.chat.keep_last(RECENT_CHAT - 1);
            self.chat.push_back(said);
        }
        let Kept { seq, at, request, entry } = kept;
        let recent =
            Recent { seq, at, request, plies: ply..ply + entry.plies(), what: entry.into() };
        self.recent.keep_last(RECENT - 1);
        self.recent.push_back(recent);
    }
}

/// Keeping only the newest.
trait KeepLast {
    fn keep_last(&mut self, most: usize);
}

impl<T> KeepLast for VecDeque<T> {
    fn keep_last(&mut self, most: usize) {
        while self.len() > most {
            self.pop_front();
        }
    }
}

fn fingerprint(request: &Request) -> u32 {
    let mut hasher = DefaultHasher::new();
    request.0.hash(&mut hasher);
    hasher.finish() as u32
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("id", &self.id).field("seq", &self.seq).finish_non_exhaustive()
    }
}
