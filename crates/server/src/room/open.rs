//! Opening a table: what a person may ask for.

use bots::{Bot, Level};
use serde_json::Value;
use table::hex;

use super::{Chair, Room};
use crate::entry::{Opened, Planned};
use crate::ids::{Secret, TableId};
use crate::protocol::{Code, CreateTable, Created, Invitation, Pace, Problem, SeatKey, SeatPlan};
use crate::source::Source;

/// The longest name of a person.
const LONGEST_NAME: usize = 24;

/// The longest word for the dice.
const LONGEST_WORD: usize = 64;

/// A table that can be opened.
#[derive(Debug)]
pub(crate) struct Plan {
    game: String,
    setup: Value,
    seats: Vec<SeatPlan>,
    host: u8,
    pace: Pace,
    level: String,
}

/// Checks what is asked for.
pub(crate) fn plan(asked: &CreateTable) -> Result<Plan, Problem> {
    let game = catalogue::game(&asked.game)?;
    let setup = game.complete(&asked.setup)?;
    let count = game.open(&setup, vec![])?.seats().len();
    if asked.seats.len() != count {
        let en = format!("this set-up has {count} seats, not {}", asked.seats.len());
        let de = format!("Dieser Aufbau hat {count} Plätze, nicht {}", asked.seats.len());
        return Err(Problem::new(Code::BadFrame, en, de).in_field("seats"));
    }
    check_level(&asked.level)?;
    if !asked.pace.is_sound() {
        let (en, de) = ("from 5 seconds to 30 days", "von 5 Sekunden bis 30 Tagen");
        return Err(Problem::new(Code::BadFrame, en, de).in_field("pace"));
    }
    let seats = asked.seats.iter().map(clean_seat).collect::<Result<Vec<_>, _>>()?;
    let mut people = (0..).zip(&seats).filter(|(_, seat)| matches!(seat, SeatPlan::Me(_)));
    let Some(host) = people.next().map(|(seat, _)| seat) else {
        let (en, de) = ("somebody must sit there", "Jemand muss dort sitzen");
        return Err(Problem::new(Code::BadFrame, en, de).in_field("seats"));
    };
    let (game, level) = (asked.game.clone(), asked.level.clone());
    Ok(Plan { game, setup, seats, host, pace: asked.pace, level })
}

fn clean_seat(seat: &SeatPlan) -> Result<SeatPlan, Problem> {
    match seat {
        SeatPlan::Me(name) => return clean_name(name).map(SeatPlan::Me),
        SeatPlan::Bot(level) => check_level(level)?,
        SeatPlan::Friend | SeatPlan::Open => {}
    }
    Ok(seat.clone())
}

impl Plan {
    /// The first entry of the table and what whoever opened it must know.
    pub(crate) fn open(self, source: &Source) -> (Opened, Created) {
        let table = TableId::from_bytes(&source.bytes("table"));
        let seed = source.bytes("seed");
        let commitment = table::commitment(&seed);
        let mut created = Created { table, seats: vec![], invites: vec![], commitment };
        let seats = (0..).zip(self.seats);
        let planned = seats.map(|(seat, plan)| take(seat, plan, source, &mut created)).collect();
        let opened = Opened {
            game: self.game,
            setup: self.setup,
            seats: planned,
            host: self.host,
            pace: self.pace,
            level: self.level,
            seed: hex(&seed),
        };
        (opened, created)
    }
}

/// One seat: what is kept of it, and into `created` what its secret is.
fn take(seat: u8, plan: SeatPlan, source: &Source, created: &mut Created) -> Planned {
    let secret = Secret::from_bytes(&source.bytes(&format!("seat {seat}")));
    let hash = secret.hash().expect("a new secret is sound");
    match plan {
        SeatPlan::Me(name) => {
            created.seats.push(SeatKey { table: created.table.clone(), seat, token: secret });
            Planned::Person { name, token: hash }
        }
        SeatPlan::Friend => {
            created.invites.push(Invitation { seat, invite: secret });
            Planned::Friend(hash)
        }
        SeatPlan::Open => Planned::Open,
        SeatPlan::Bot(level) => Planned::Bot(level),
    }
}

/// Only levels sit at tables: how long they think is known.
fn check_level(level: &str) -> Result<(), Problem> {
    if Level::ALL.iter().any(|known| known.name() == level) && level.parse::<Bot>().is_ok() {
        return Ok(());
    }
    let names = Level::ALL.map(Level::name).join(", ");
    let (en, de) = (format!("a level is one of {names}"), format!("Stufen sind {names}"));
    Err(Problem::new(Code::BadFrame, en, de).in_field("level"))
}

/// A name as it may be shown: short, printable, without spaces around it.
pub(crate) fn clean_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let length = name.chars().count();
    if (1..=LONGEST_NAME).contains(&length) && !name.chars().any(char::is_control) {
        return Ok(name.to_owned());
    }
    let (en, de) = ("a name is 1 to 24 printable characters", "Ein Name hat 1 bis 24 Zeichen");
    Err(Problem::new(Code::BadFrame, en, de).in_field("name"))
}

/// A word for the dice.
pub(crate) fn clean_word(word: &str) -> Result<String, Problem> {
    if word.chars().count() <= LONGEST_WORD && !word.chars().any(char::is_control) {
        return Ok(word.to_owned());
    }
    let (en, de) = ("a word has at most 64 characters", "Ein Wort hat höchstens 64 Zeichen");
    Err(Problem::new(Code::BadFrame, en, de).in_field("word"))
}

/// The same table again, for a rematch: people keep their seats and what proves them.
pub(crate) fn open_again(room: &Room) -> (TableId, Opened) {
    let plan = |chair: &Chair| match (&chair.bot, &chair.token) {
        (Some(level), _) => Planned::Bot(level.clone()),
        (None, Some(token)) => {
            let name = chair.name.clone().unwrap_or_default();
            Planned::Person { name, token: token.clone() }
        }
        (None, None) => Planned::Open,
    };
    let opened = Opened {
        seats: room.chairs.iter().map(plan).collect(),
        host: room.host(),
        seed: hex(&rand::random::<[u8; 32]>()),
        ..room.opened.clone()
    };
    (TableId::random(), opened)
}
