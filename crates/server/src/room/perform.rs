//! From a command to an entry: what is allowed now.

use kernel::{Actor, Seat};

use super::{Command, Mover, Room, clean_name, clean_word};
use crate::entry::{Entry, Kept};
use crate::protocol::{AbsentBecause, Code, Phase, Problem};

/// The longest thing that may be said at once.
const LONGEST_CHAT: usize = 500;

impl Room {
    /// Carries a command out in memory and returns its entry, or refuses it and changes nothing.
    /// The entry must be kept before anybody hears of it; if that fails, the room is to be rebuilt.
    pub(crate) fn perform(&mut self, command: &Command) -> Result<Entry, Problem> {
        match command {
            Command::Sit { .. } => self.sit(command),
            Command::Start { seat, fill, word } => self.start(*seat, *fill, word),
            Command::Act { seat, seq, action } => {
                self.check_fresh(*seq)?;
                self.act(*seat, action, false)
            }
            Command::BotAct { seat, seq, action } => {
                self.check_fresh(*seq)?;
                match self.mover() {
                    Mover::Bot(to_move, _) if to_move == *seat => self.act(*seat, action, true),
                    _ => Err(wrong_moment()),
                }
            }
            Command::Undo { seat, seq } => self.undo(*seat, *seq),
            Command::Chat { seat, text } => chat(*seat, text),
            Command::Resign { seat } => self.resign(*seat),
            Command::Leave { seat } => self.leave(*seat),
            Command::Back { seat } => self.back(*seat),
            Command::Move { seat, token } => Ok(Entry::Moved { seat: *seat, token: token.clone() }),
            Command::Rematch { next } => self.agree_on_rematch(next),
            Command::TimeUp { now } => self.time_up(*now),
        }
    }

    /// Takes note of an entry that is kept now.
    pub(crate) fn settle(&mut self, kept: Kept, plies_before: usize) {
        self.note(kept, plies_before);
    }

    pub(crate) fn plies(&self) -> usize {
        self.table.plies()
    }

    fn sit(&mut self, command: &Command) -> Result<Entry, Problem> {
        let Command::Sit { seat, name, invite, word, token } = command else {
            unreachable!("only called for sitting down");
        };
        self.check_phase(Phase::Open)?;
        let chair = self.chairs.get(usize::from(*seat)).ok_or_else(no_such_seat)?;
        if !chair.is_free() {
            let (en, de) = ("this seat is taken", "Dieser Platz ist besetzt");
            return Err(Problem::new(Code::Taken, en, de));
        }
        let needed = chair.invite.as_ref();
        let invited = |hash: &crate::ids::Hash| invite.as_ref().is_some_and(|i| hash.matches(i));
        if !needed.is_none_or(invited) {
            let (en, de) =
                ("this seat needs its invitation", "Dieser Platz braucht eine Einladung");
            return Err(Problem::new(Code::NotYourSeat, en, de));
        }
        let (name, word) = (clean_name(name)?, clean_word(word)?);
        Ok(Entry::Sat { seat: *seat, name, token: token.clone(), word })
    }

    fn start(&mut self, seat: u8, fill: bool, word: &str) -> Result<Entry, Problem> {
        self.check_phase(Phase::Open)?;
        let word = clean_word(word)?;
        let fill = fill && seat == self.host();
        if !fill && self.chairs.iter().any(super::Chair::is_free) {
            let (en, de) = ("a seat is still free", "Ein Platz ist noch frei");
            return Err(Problem::new(Code::WrongPhase, en, de));
        }
        self.seat_all(seat, fill, &word).map_err(|_| Problem::unavailable())?;
        Ok(Entry::Started { seat, fill, word, drawn: self.draw() })
    }

    fn act(&mut self, seat: u8, action: &str, bot: bool) -> Result<Entry, Problem> {
        self.check_phase(Phase::Playing)?;
        self.table.act(Actor::Seat(Seat(seat)), action)?;
        let drawn = self.draw();
        let check = self.table.hash() as u32;
        Ok(Entry::Acted { seat, action: action.to_owned(), drawn, bot, check })
    }

    /// Lets chance decide for as long as it is to act.
    fn draw(&mut self) -> Vec<String> {
        let Some(dice) = &mut self.dice else { return vec![] };
        let before = self.table.plies();
        while self.table.settle(dice) {}
        (before..self.table.plies()).map(|ply| self.table.decided(ply).1).collect()
    }

    fn undo(&mut self, seat: u8, seq: u64) -> Result<Entry, Problem> {
        self.check_phase(Phase::Playing)?;
        self.check_fresh(seq)?;
        self.table.undo(Seat(seat))?;
        Ok(Entry::TookBack { seat })
    }

    fn resign(&mut self, seat: u8) -> Result<Entry, Problem> {
        self.check_phase(Phase::Playing)?;
        Ok(Entry::Absent { seat, because: AbsentBecause::Resigned })
    }

    fn leave(&mut self, seat: u8) -> Result<Entry, Problem> {
        if self.phase == Phase::Open {
            return Ok(Entry::Freed { seat });
        }
        self.check_phase(Phase::Playing)?;
        if self.chairs[usize::from(seat)].absent.is_some() {
            return Err(wrong_moment());
        }
        Ok(Entry::Absent { seat, because: AbsentBecause::Left })
    }

    fn back(&mut self, seat: u8) -> Result<Entry, Problem> {
        self.check_phase(Phase::Playing)?;
        match self.chairs[usize::from(seat)].absent {
            Some(AbsentBecause::Pace | AbsentBecause::Left) => Ok(Entry::Returned { seat }),
            Some(AbsentBecause::Resigned) => {
                let (en, de) = ("you have given up", "Du hast aufgegeben");
                Err(Problem::new(Code::WrongPhase, en, de))
            }
            None => Err(wrong_moment()),
        }
    }

    /// Whether the seat's person may come back from a bot that sits in.
    pub(crate) fn may_return(&self, seat: u8) -> bool {
        let absent = self.chairs.get(usize::from(seat)).and_then(|chair| chair.absent);
        let for_a_while = matches!(absent, Some(AbsentBecause::Pace | AbsentBecause::Left));
        self.phase == Phase::Playing && for_a_while
    }

    fn agree_on_rematch(&mut self, next: &crate::ids::TableId) -> Result<Entry, Problem> {
        if !matches!(self.phase, Phase::Over | Phase::Closed) || self.rematch.is_some() {
            return Err(wrong_moment());
        }
        Ok(Entry::Rematch { next: next.clone() })
    }

    fn time_up(&mut self, now: i64) -> Result<Entry, Problem> {
        if self.due().is_none_or(|due| due > now) {
            return Err(wrong_moment());
        }
        match self.mover() {
            Mover::Person(seat) => Ok(Entry::Absent { seat, because: AbsentBecause::Pace }),
            Mover::Nobody => Ok(Entry::Closed),
            Mover::Bot(..) => Err(wrong_moment()),
        }
    }
}

fn chat(seat: u8, text: &str) -> Result<Entry, Problem> {
    let text = text.trim();
    let unprintable = |c: char| c.is_control() && c != '\n';
    let length = text.chars().count();
    if !(1..=LONGEST_CHAT).contains(&length) || text.chars().any(unprintable) {
        let (en, de) = ("1 to 500 printable characters", "1 bis 500 druckbare Zeichen");
        return Err(Problem::new(Code::Limit, en, de).in_field("text"));
    }
    Ok(Entry::Said { seat, text: text.to_owned() })
}

fn no_such_seat() -> Problem {
    Problem::new(Code::NotYourSeat, "there is no such seat", "Diesen Platz gibt es nicht")
}

fn wrong_moment() -> Problem {
    Problem::new(Code::WrongPhase, "this makes no sense now", "Das passt jetzt nicht")
}
