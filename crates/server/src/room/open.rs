//! Opening a table: what a person may ask for.

use bots::{Bot, Level};
use table::hex;

use super::{Chair, Room};
use crate::entry::{Opened, Planned};
use crate::ids::{Secret, TableId};
use crate::protocol::{Code, CreateTable, Created, Invitation, Problem, SeatKey, SeatPlan};

/// The longest name of a person.
const LONGEST_NAME: usize = 24;

/// The longest word for the dice.
const LONGEST_WORD: usize = 64;

/// Checks what is asked for; the first entry of the table and what whoever opened it must know.
pub(crate) fn open(asked: &CreateTable) -> Result<(TableId, Opened, Created), Problem> {
    let game = catalogue::game(&asked.game)?;
    let setup = game.complete(&asked.setup)?;
    let seats = game.open(&setup, vec![])?.seats().len();
    if asked.seats.len() != seats {
        let en = format!("this set-up has {seats} seats, not {}", asked.seats.len());
        let de = format!("Dieser Aufbau hat {seats} Plätze, nicht {}", asked.seats.len());
        return Err(Problem::new(Code::BadFrame, en, de).in_field("seats"));
    }
    check_level(&asked.level)?;
    if !asked.pace.is_sound() {
        let (en, de) = ("from 5 seconds to 30 days", "von 5 Sekunden bis 30 Tagen");
        return Err(Problem::new(Code::BadFrame, en, de).in_field("pace"));
    }
    let table = TableId::random();
    let (mut keys, mut invites, mut planned) = (vec![], vec![], vec![]);
    for (seat, plan) in (0..).zip(&asked.seats) {
        planned.push(self::plan(&table, seat, plan, &mut keys, &mut invites)?);
    }
    let Some(host) = keys.first().map(|key: &SeatKey| key.seat) else {
        let (en, de) = ("somebody must sit there", "Jemand muss dort sitzen");
        return Err(Problem::new(Code::BadFrame, en, de).in_field("seats"));
    };
    let seed: [u8; 32] = rand::random();
    let opened = Opened {
        game: asked.game.clone(),
        setup,
        seats: planned,
        host,
        pace: asked.pace,
        level: asked.level.clone(),
        seed: hex(&seed),
    };
    let commitment = table::commitment(&seed);
    Ok((table.clone(), opened, Created { table, seats: keys, invites, commitment }))
}

fn plan(
    table: &TableId,
    seat: u8,
    plan: &SeatPlan,
    keys: &mut Vec<SeatKey>,
    invites: &mut Vec<Invitation>,
) -> Result<Planned, Problem> {
    let secret = Secret::random();
    let hash = secret.hash().expect("a new secret is sound");
    Ok(match plan {
        SeatPlan::Me(name) => {
            keys.push(SeatKey { table: table.clone(), seat, token: secret });
            Planned::Person { name: clean_name(name)?, token: hash }
        }
        SeatPlan::Friend => {
            invites.push(Invitation { seat, invite: secret });
            Planned::Friend(hash)
        }
        SeatPlan::Open => Planned::Open,
        SeatPlan::Bot(level) => {
            check_level(level)?;
            Planned::Bot(level.clone())
        }
    })
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
