//! What a viewer may know. Only this leaves the process towards a player.

use catalogue::Told;
use kernel::{Actor, Refusal, Seat, Viewer};

use super::{Eyes, Recent, Room};
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

    /// The whole table.
    pub(crate) fn snapshot(&self, Eyes { own, wanted }: &Eyes) -> ClientOut {
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
            position: if wanted.views { self.position(own) } else { None },
        };
        ClientOut::Snapshot { state: Box::new(state) }
    }

    /// What happened after `since`; nothing if that is no longer at hand, or can't be told step by
    /// step because something was taken back.
    pub(crate) fn update(&self, since: u64, eyes: &Eyes) -> Option<ClientOut> {
        let Eyes { own, wanted } = eyes;
        let viewer = self.viewer(own);
        let steps = self.since(since)?.map(|recent| self.step(recent, viewer, wanted.events));
        Some(ClientOut::Update {
            table: self.id.clone(),
            seq: self.seq,
            phase: self.phase,
            to_act: self.to_act(),
            due: self.turn_ends(),
            steps: steps.collect::<Option<_>>()?,
            position: if wanted.views { self.position(own) } else { None },
            dice: (self.phase == Phase::Over).then(|| self.proof()),
        })
    }

    /// The steps after `since`; nothing if not all of them are at hand.
    fn since(&self, since: u64) -> Option<impl Iterator<Item = &Recent>> {
        let first = self.recent.front().map_or(self.seq + 1, |recent| recent.seq);
        let at_hand = since <= self.seq && since + 1 >= first;
        at_hand.then(|| self.recent.iter().filter(move |recent| recent.seq > since))
    }

    /// Whether all steps after `since` are told to everybody the same way. A whole table is not: it
    /// says whose eyes it is for.
    pub(crate) fn is_public_since(&self, since: u64) -> bool {
        let is_public = |recent: &Recent| {
            let told = self.is_at_the_table(recent) && self.can_be_told(recent);
            told && recent.plies.clone().all(|ply| self.table.is_public(ply))
        };
        self.since(since).is_some_and(|mut new| new.all(is_public))
    }

    /// Whether the decisions of a step were not taken back.
    fn is_at_the_table(&self, recent: &Recent) -> bool {
        recent.plies.is_empty() || recent.plies.end <= self.table.plies()
    }

    /// Taking back is told only while it is the last thing that moved the game.
    fn can_be_told(&self, recent: &Recent) -> bool {
        !matches!(recent.what, Happened::TookBack { .. }) || recent.seq == self.moved
    }

    fn step(&self, recent: &Recent, viewer: Viewer, events: bool) -> Option<Step> {
        if !self.is_at_the_table(recent) || !self.can_be_told(recent) {
            return None;
        }
        let mut what = recent.what.clone();
        match &mut what {
            Happened::Started { told } | Happened::Acted { told, .. } => {
                let tell = |ply| self.tell(ply, viewer, events);
                *told = recent.plies.clone().map(tell).collect();
            }
            Happened::TookBack { plies, .. } => *plies = self.table.plies(),
            _ => {}
        }
        if let Happened::Acted { ply, .. } = &mut what {
            *ply = recent.plies.start;
        }
        Some(Step { seq: recent.seq, at: recent.at, what })
    }

    /// One decision; without `events`, only who decided and what.
    fn tell(&self, ply: usize, viewer: Viewer, events: bool) -> Told {
        if events || !self.table.is_public(ply) {
            let told = self.table.told(ply, viewer);
            return if events { told } else { Told { events: vec![], ..told } };
        }
        // What everybody may know need not be looked at with anybody's eyes.
        let (actor, action) = self.table.decided(ply);
        Told { actor: actor.to_string(), action, events: vec![] }
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
        let own = |ply: &usize| self.table.decided(*ply).0 == Actor::Seat(Seat(seat));
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
