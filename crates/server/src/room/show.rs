//! What a viewer may know. Only this leaves the process towards a player.

use catalogue::Told;
use kernel::{Actor, Refusal, Seat, Viewer};

use super::{Recent, Room};
use crate::entry::Entry;
use crate::ids::TableId;
use crate::protocol::{
    ClientOut, Code, Happened, Listed, MySeat, Phase, Position, Problem, RequestId, SeatState,
    Step, TableState,
};

/// So many decisions are told at once.
const LONGEST_HISTORY: usize = 100;

impl Room {
    /// Whose eyes: the own seat that is to move, else the first own one, else nobody's.
    fn viewer(&self, own: &[u8]) -> Viewer {
        let moving =
            self.table.to_act().seat().map(|seat| seat.0).filter(|seat| own.contains(seat));
        let seat = moving.or_else(|| own.first().copied());
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    fn to_act(&self) -> String {
        match self.phase {
            Phase::Playing => self.table.to_act().to_string(),
            Phase::Open | Phase::Over | Phase::Closed => Actor::Nobody.to_string(),
        }
    }

    fn position(&self, own: &[u8]) -> Option<Box<Position>> {
        // Before the dice are there, nothing stands anywhere.
        self.dice.as_ref()?;
        let viewer = self.viewer(own);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let moves = |seat| self.phase == Phase::Playing && self.table.to_act() == Actor::Seat(seat);
        let undoes = |seat| self.phase == Phase::Playing && self.table.can_undo(seat);
        Some(Box::new(Position {
            plies: self.table.plies(),
            to_act: self.to_act(),
            task: self.table.task(),
            viewer: seat.map_or("spectator".to_owned(), |seat| seat.0.to_string()),
            view: self.table.view(viewer),
            legal: if seat.is_some_and(moves) { self.table.legal() } else { vec![] },
            outlook: self.table.outlook(viewer).filter(|_| self.phase == Phase::Playing),
            can_undo: own.iter().any(|&seat| undoes(Seat(seat))),
            outcome: self.table.outcome(),
        }))
    }

    pub(crate) fn seat_states(&self) -> Vec<SeatState> {
        let chairs = (0..).zip(&self.chairs);
        chairs.map(|(seat, chair)| chair.state(self.table.team(Seat(seat)))).collect()
    }

    /// The whole table, for whoever has the seats `own`; with the position if `views`.
    pub(crate) fn snapshot(&self, own: &[u8], views: bool) -> ClientOut {
        let state = TableState {
            table: self.id.clone(),
            seq: self.seq,
            created: self.created,
            phase: self.phase,
            game: self.opened.game.clone(),
            setup: self.opened.setup.clone(),
            seats: self.seat_states(),
            own: own.to_vec(),
            host: self.host(),
            pace: self.opened.pace,
            level: self.opened.level.clone(),
            due: self.turn_ends(),
            dice: self.proof(),
            chat: self.chat.iter().cloned().collect(),
            rematch: self.rematch.clone(),
            position: if views { self.position(own) } else { None },
        };
        ClientOut::Snapshot { state: Box::new(state) }
    }

    /// What happened after `since`; nothing if that is no longer at hand, or can't be told step by
    /// step because something was taken back.
    pub(crate) fn update(&self, since: u64, own: &[u8], views: bool) -> Option<ClientOut> {
        let viewer = self.viewer(own);
        let first = self.recent.front().map_or(self.seq + 1, |recent| recent.kept.seq);
        if since > self.seq || since + 1 < first {
            return None;
        }
        let new = self.recent.iter().filter(|recent| recent.kept.seq > since);
        let steps = new.map(|recent| self.step(recent, viewer)).collect::<Option<Vec<_>>>()?;
        Some(ClientOut::Update {
            table: self.id.clone(),
            seq: self.seq,
            phase: self.phase,
            to_act: self.to_act(),
            due: self.turn_ends(),
            steps,
            position: if views { self.position(own) } else { None },
            dice: (self.phase == Phase::Over).then(|| self.proof()),
        })
    }

    fn step(&self, recent: &Recent, viewer: Viewer) -> Option<Step> {
        let told = |count: usize| -> Option<Vec<Told>> {
            let plies = recent.ply..recent.ply + count;
            (plies.end <= self.table.plies())
                .then(|| plies.map(|ply| self.table.told(ply, viewer)).collect())
        };
        let what = match &recent.kept.entry {
            Entry::Opened(_) => Happened::Opened,
            Entry::Sat { seat, name, .. } => Happened::Sat { seat: *seat, name: name.clone() },
            Entry::Freed { seat } => Happened::Freed { seat: *seat },
            Entry::Moved { seat, .. } => Happened::Moved { seat: *seat },
            Entry::Started { drawn, .. } => Happened::Started { told: told(drawn.len())? },
            Entry::Acted { seat, drawn, bot, .. } => {
                let told = told(1 + drawn.len())?;
                Happened::Acted { seat: *seat, ply: recent.ply, told, bot: *bot }
            }
            // Taking back is told only while it is the last thing that moved the game.
            Entry::TookBack { seat } if recent.kept.seq == self.moved => {
                Happened::TookBack { seat: *seat, plies: self.table.plies() }
            }
            Entry::TookBack { .. } => return None,
            Entry::Said { seat, text } => Happened::Said { seat: *seat, text: text.clone() },
            Entry::Absent { seat, because } => Happened::Absent { seat: *seat, because: *because },
            Entry::Returned { seat } => Happened::Returned { seat: *seat },
            Entry::Rematch { next } => Happened::Rematch { next: next.clone() },
            Entry::Closed => Happened::Closed,
        };
        Some(Step { seq: recent.kept.seq, at: recent.kept.at, what })
    }

    /// What an action of `seat` would bring about. Chance is not asked: what it will say is secret.
    pub(crate) fn preview(
        &self,
        seat: u8,
        action: &str,
        id: RequestId,
    ) -> Result<ClientOut, Problem> {
        self.check_turn(seat)?;
        let viewer = Viewer::Seat(Seat(seat));
        let catalogue::Preview { events, view, outcome } = self.table.preview(action, viewer)?;
        Ok(ClientOut::Preview { id, table: self.id.clone(), events, view, outcome })
    }

    /// Which clauses forbid an action of `seat`.
    pub(crate) fn why(&self, seat: u8, action: &str, id: RequestId) -> Result<ClientOut, Problem> {
        self.check_turn(seat)?;
        let objections: Vec<Refusal> = self.table.objections(action)?;
        Ok(ClientOut::Why { id, table: self.id.clone(), objections })
    }

    /// Only whose turn it is may try things out: others could find out what is hidden.
    fn check_turn(&self, seat: u8) -> Result<(), Problem> {
        self.check_phase(Phase::Playing)?;
        if self.table.to_act() == Actor::Seat(Seat(seat)) {
            return Ok(());
        }
        Err(Problem::new(Code::Stale, "it is not your turn", "Du bist nicht am Zug"))
    }

    /// Decisions from number `from` on, as whoever has the seats `own` may know them.
    pub(crate) fn history(&self, from: usize, own: &[u8], id: RequestId) -> ClientOut {
        let (plies, viewer) = (self.table.plies(), self.viewer(own));
        let end = plies.min(from.saturating_add(LONGEST_HISTORY));
        let told = (from..end).map(|ply| self.table.told(ply, viewer)).collect();
        ClientOut::History { id, table: self.id.clone(), from, plies, told }
    }

    /// The record with the revealed dice, once nothing in it is a secret any more.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        self.check_phase(Phase::Over)?;
        Ok(self.table.record().to_string())
    }

    pub(crate) fn listed(&self) -> Listed {
        Listed {
            table: self.id.clone(),
            game: self.opened.game.clone(),
            setup: self.opened.setup.clone(),
            created: self.created,
            phase: self.phase,
            seats: self.seat_states(),
            host: self.host(),
            pace: self.opened.pace,
            level: self.opened.level.clone(),
        }
    }

    pub(crate) fn my_seat(&self, seat: u8, now: i64) -> MySeat {
        let plies = self.table.plies();
        let own = |ply: &usize| self.table.told(*ply, Viewer::Spectator).actor == seat.to_string();
        let table: TableId = self.id.clone();
        MySeat {
            table,
            seat,
            game: self.opened.game.clone(),
            phase: self.phase,
            seats: self.seat_states(),
            your_turn: self.to_act() == seat.to_string(),
            to_act: self.to_act(),
            since: self.turn_began,
            now,
            due: self.turn_ends(),
            seq: self.seq,
            plies,
            since_my_turn: (0..plies).rev().find(own).map_or(0, |ply| ply + 1),
        }
    }
}
