//! One game, from set-up to record.

use kernel::{Actor, Event, Game, GameInfo, Refusal, Seat, Silent, Viewer};

use crate::{Dice, DiceError, DiceProof, FORMAT, Header, Line, Record, SeatInfo, TableError, re};

/// One decision that was made.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// Who decided.
    pub actor: Actor,
    /// What.
    pub action: G::Action,
    /// What came of it.
    pub events: Box<[G::Event]>,
    /// The low half of the state's hash afterwards.
    pub check: u32,
    /// The action as those see it who may not know all of it.
    blanked: Box<[(Viewer, G::Action)]>,
}

impl<G: Game> Entry<G> {
    /// The action as `viewer` may see it.
    pub fn action_for(&self, viewer: Viewer) -> G::Action {
        let blank = self.blanked.iter().find(|(who, _)| *who == viewer);
        blank.map_or(self.action, |&(_, action)| action)
    }

    /// The events as `viewer` may see them.
    pub fn events_for(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        self.events.iter().filter_map(move |event| event.seen_by(viewer))
    }

    /// Whether everybody at a table of so many seats may know all of it.
    pub fn is_public(&self, seats: u8) -> bool {
        let seen = |event: &G::Event, viewer| event.seen_by(viewer).as_ref() == Some(event);
        let mut viewers = Viewer::all(seats);
        self.blanked.is_empty()
            && viewers.all(|viewer| self.events.iter().all(|event| seen(event, viewer)))
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    info: &'static GameInfo,
    setup: G::Setup,
    seats: Vec<SeatInfo>,
    state: G,
    log: Vec<Entry<G>>,
    draws: u64,
    proof: Option<DiceProof>,
}

impl<G: Game> Table<G> {
    /// A table with nothing decided yet. Seats without a name are called by their number.
    pub fn new(
        info: &'static GameInfo,
        setup: G::Setup,
        mut seats: Vec<SeatInfo>,
    ) -> Result<Self, Refusal> {
        let state = G::new(&setup)?;
        for seat in seats.len()..usize::from(state.seats()) {
            seats.push(SeatInfo::person(format!("seat {seat}")));
        }
        seats.truncate(usize::from(state.seats()));
        Ok(Self { info, setup, seats, state, log: vec![], draws: 0, proof: None })
    }

    /// Which game is played.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatInfo] {
        &self.seats
    }

    /// What was asked for.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where the game stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All decisions so far.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Lets `actor` decide. People at a physical table act for chance, too.
    pub fn act(&mut self, actor: Actor, action: G::Action) -> Result<&Entry<G>, TableError> {
        let to_act = self.state.to_act();
        if actor != to_act || actor == Actor::Nobody {
            return Err(TableError::out_of_turn(actor, to_act));
        }
        if let Some(refusal) = self.state.why_not(action) {
            return Err(refusal.into());
        }
        Ok(self.enter(actor, action))
    }

    /// Lets chance decide once, if it is to act.
    pub fn settle(&mut self, dice: &mut dyn Dice) -> Option<&Entry<G>> {
        if self.state.to_act() != Actor::Chance {
            return None;
        }
        let mut odds = vec![];
        self.state.chance(&mut odds);
        let total = odds.iter().map(|&(_, weight)| weight).sum();
        let action = kernel::pick(&odds, dice.below(self.draws, total));
        Some(self.enter(Actor::Chance, action))
    }

    fn enter(&mut self, actor: Actor, action: G::Action) -> &Entry<G> {
        let blanked = Viewer::all(self.state.seats())
            .map(|viewer| (viewer, self.state.redact(action, viewer)))
            .filter(|&(_, shown)| shown != action)
            .collect();
        let mut events = vec![];
        self.state.play_unchecked(action, &mut events);
        self.draws += u64::from(actor == Actor::Chance);
        let check = self.state.hash() as u32;
        let events = events.into_boxed_slice();
        self.log.push(Entry { actor, action, events, check, blanked });
        self.log.last().expect("just pushed")
    }

    /// Whether `seat` may take its last action back: exactly if nobody has learnt anything since, so
    /// neither chance nor another seat has acted.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.log.last().is_some_and(|entry| entry.actor == Actor::Seat(seat))
    }

    /// Takes the last action of `seat` back; returns it.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, TableError> {
        if !self.can_undo(seat) {
            return Err(TableError::NoUndo(Refusal::new(
                re(7),
                "nothing to take back: somebody has learnt something since",
                "nichts zurückzunehmen: Seither hat jemand etwas erfahren",
            )));
        }
        let taken = self.log.pop().expect("there is a last action").action;
        self.state = self.state_at(self.log.len());
        Ok(taken)
    }

    /// Where the game stood after the first `plies` decisions.
    pub fn state_at(&self, plies: usize) -> G {
        let mut state = G::new(&self.setup).expect("the set-up was accepted before");
        for entry in &self.log[..plies] {
            state.play_unchecked(entry.action, &mut Silent);
        }
        state
    }

    /// The table as it was after the first `plies` decisions.
    #[must_use]
    pub fn rewound(&self, plies: usize) -> Self {
        let log = self.log[..plies].to_vec();
        let draws = log.iter().filter(|entry| entry.actor == Actor::Chance).count() as u64;
        Self {
            info: self.info,
            setup: self.setup.clone(),
            seats: self.seats.clone(),
            state: self.state_at(plies),
            log,
            draws,
            proof: self.proof.clone(),
        }
    }

    /// What is known about the dice.
    pub fn proof(&self) -> Option<&DiceProof> {
        self.proof.as_ref()
    }

    /// Says how the dice can be checked; the record will say so too.
    pub fn set_proof(&mut self, proof: Option<DiceProof>) {
        self.proof = proof;
    }

    /// Recomputes every draw from the revealed seed; returns how many there are.
    pub fn verify_dice(&self) -> Result<u64, DiceError> {
        let mut dice = self.proof.as_ref().ok_or(DiceError::Unknown)?.dice()?;
        let mut state = G::new(&self.setup).expect("the set-up was accepted before");
        let (mut odds, mut draw) = (vec![], 0);
        for (ply, entry) in self.log.iter().enumerate() {
            if entry.actor == Actor::Chance {
                state.chance(&mut odds);
                let total = odds.iter().map(|&(_, weight)| weight).sum();
                let expected = kernel::pick(&odds, dice.below(draw, total));
                if expected != entry.action {
                    let (expected, found) = (expected.to_string(), entry.action.to_string());
                    return Err(DiceError::OtherDraw { ply, draw, expected, found });
                }
                draw += 1;
            }
            state.play_unchecked(entry.action, &mut Silent);
        }
        Ok(draw)
    }

    /// The game so far, explicit.
    pub fn record(&self) -> Record {
        let line = |entry: &Entry<G>| Line {
            actor: entry.actor,
            action: entry.action.to_string(),
            check: entry.check,
        };
        Record {
            header: Header {
                hearth: FORMAT,
                game: self.info.id.to_owned(),
                ruleset: self.info.ruleset,
                setup: serde_json::to_value(&self.setup).expect("set-ups can be written"),
                seats: self.seats.clone(),
                actions: self.log.len(),
                result: self.state.outcome(),
                dice: self.proof.clone(),
            },
            lines: self.log.iter().map(line).collect(),
            first_line: 1,
        }
    }
}
