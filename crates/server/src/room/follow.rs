//! From kept entries back to a table.

use std::collections::{HashSet, VecDeque};

use catalogue::AnyTable;
use kernel::{Actor, Seat};
use table::{DiceProof, ProvableDice, SeatInfo, hex, unhex};

use super::{Chair, Room};
use crate::entry::{Entry, Kept, Opened};
use crate::ids::TableId;
use crate::protocol::{AbsentBecause, Phase};

impl Room {
    /// A room from the first entry of its table.
    pub(crate) fn new(id: TableId, opened: Opened, at: i64) -> Result<Self, String> {
        let game = catalogue::game(&opened.game).map_err(|error| error.to_string())?;
        let table = game.open(&opened.setup, vec![]).map_err(|error| error.to_string())?;
        let seed = unhex(&opened.seed).ok_or("the seed is damaged")?;
        let chairs = opened.seats.iter().map(Chair::planned).collect();
        Ok(Self {
            id,
            created: at,
            opened,
            seed,
            chairs,
            phase: Phase::Open,
            table,
            dice: None,
            seq: 0,
            moved: 0,
            turn_began: at,
            recent: VecDeque::new(),
            requests: HashSet::new(),
            chat: VecDeque::new(),
            rematch: None,
            written: None,
            doubtful: false,
        })
    }

    /// A room from all its steps.
    pub(crate) fn rebuild(id: TableId, steps: Vec<Kept>) -> Result<Self, String> {
        let mut steps = steps.into_iter();
        let mut room = match steps.next() {
            Some(Kept { seq: 0, at, entry: Entry::Opened(opened), .. }) => {
                Self::new(id, *opened, at)?
            }
            _ => return Err("the first step does not open the table".to_owned()),
        };
        steps.try_for_each(|kept| room.follow(kept))?;
        Ok(room)
    }

    /// Follows one more step that is kept already.
    pub(crate) fn follow(&mut self, kept: Kept) -> Result<(), String> {
        if kept.seq != self.seq + 1 {
            return Err(format!("step {} does not follow {}", kept.seq, self.seq));
        }
        let ply = self.table.plies();
        self.replay(&kept.entry)?;
        self.note(kept, ply);
        Ok(())
    }

    /// The game's part of an entry.
    fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Started { seat, fill, word, drawn } => {
                self.seat_all(*seat, *fill, word)?;
                self.redraw(drawn)
            }
            Entry::Acted { seat, action, drawn, check, .. } => {
                let actor = Actor::Seat(Seat(*seat));
                self.table.act(actor, action).map_err(|error| error.to_string())?;
                self.redraw(drawn)?;
                match self.table.hash() as u32 == *check {
                    true => Ok(()),
                    false => Err("the game came out differently".to_owned()),
                }
            }
            Entry::TookBack { seat } => {
                self.table.undo(Seat(*seat)).map(drop).map_err(|error| error.to_string())
            }
            _ => Ok(()),
        }
    }

    fn redraw(&mut self, drawn: &[String]) -> Result<(), String> {
        drawn.iter().try_for_each(|action| {
            self.table.act(Actor::Chance, action).map_err(|error| error.to_string())
        })
    }

    /// Settles who plays: free seats go to bots if `fill`, the record gets its names, the dice
    /// their words.
    pub(super) fn seat_all(&mut self, seat: u8, fill: bool, word: &str) -> Result<(), String> {
        for chair in self.chairs.iter_mut().filter(|chair| fill && chair.is_free()) {
            chair.bot = Some(self.opened.level.clone());
        }
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)).filter(|_| !word.is_empty()) {
            word.clone_into(&mut chair.word);
        }
        let infos: Vec<SeatInfo> = self.chairs.iter().map(Chair::info).collect();
        self.table = self.fresh_table(infos)?;
        self.dice = Some(ProvableDice::new(&self.seed, self.id.as_str(), &self.words()));
        Ok(())
    }

    fn fresh_table(&self, infos: Vec<SeatInfo>) -> Result<Box<dyn AnyTable>, String> {
        let game = catalogue::game(&self.opened.game).map_err(|error| error.to_string())?;
        let mut table = game.open(&self.opened.setup, infos).map_err(|error| error.to_string())?;
        table.set_proof(Some(self.proof()));
        Ok(table)
    }

    fn words(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.word.clone()).collect()
    }

    /// What binds the dice; with the seed exactly when the game is over.
    pub(super) fn proof(&self) -> DiceProof {
        let mut proof = DiceProof::committed(&self.seed, self.id.as_str(), self.words());
        proof.seed = (self.phase == Phase::Over).then(|| hex(&self.seed));
        proof
    }

    /// Everything of an entry but the game's part.
    pub(super) fn note(&mut self, kept: Kept, ply: usize) {
        self.seq = kept.seq;
        if kept.entry.moves_the_game() {
            self.moved = kept.seq;
        }
        if !matches!(kept.entry, Entry::Said { .. } | Entry::Rematch { .. }) {
            self.turn_began = kept.at;
        }
        match &kept.entry {
            Entry::Sat { seat, name, token, word } => {
                let chair = &mut self.chairs[usize::from(*seat)];
                (chair.name, chair.token) = (Some(name.clone()), Some(token.clone()));
                chair.word.clone_from(word);
            }
            Entry::Freed { seat } => self.free(*seat),
            Entry::Moved { seat, token } => {
                self.chairs[usize::from(*seat)].token = Some(token.clone());
            }
            Entry::Started { .. } => self.phase = Phase::Playing,
            Entry::Absent { seat, because } => {
                self.chairs[usize::from(*seat)].absent = Some(*because);
                self.close_if_given_up();
            }
            Entry::Returned { seat } => self.chairs[usize::from(*seat)].absent = None,
            Entry::Rematch { next } => self.rematch = Some(next.clone()),
            Entry::Closed => self.phase = Phase::Closed,
            Entry::Opened(_)
            | Entry::Acted { .. }
            | Entry::TookBack { .. }
            | Entry::Said { .. } => {}
        }
        if self.phase == Phase::Playing && self.table.to_act() == Actor::Nobody {
            self.phase = Phase::Over;
            self.table.set_proof(Some(self.proof()));
        }
        self.remember(kept, ply);
    }

    fn free(&mut self, seat: u8) {
        let chair = &mut self.chairs[usize::from(seat)];
        *chair = Chair { invite: chair.invite.take(), ..Chair::default() };
        if self.chairs.iter().all(|chair| chair.token.is_none()) {
            self.phase = Phase::Closed;
        }
    }

    /// A game that every person gave up is no game.
    fn close_if_given_up(&mut self) {
        let mut people = self.chairs.iter().filter(|chair| chair.token.is_some());
        if people.all(|chair| chair.absent == Some(AbsentBecause::Resigned)) {
            self.phase = Phase::Closed;
        }
    }
}
