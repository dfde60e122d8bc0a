//! Records as text (`docs/record-format.md`, clauses RE-n).

use std::fmt;

use kernel::{Actor, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{DiceProof, RecordError, re};

/// The version of the format this code writes and reads.
pub const FORMAT: u32 = 1;

/// Longer lines are refused unread (RE-1): no header or action comes near.
const LONGEST_LINE: usize = 64 * 1024;

/// More actions are refused (RE-1): no game comes near.
const MOST_ACTIONS: usize = 100_000;

/// Longer names are refused (RE-3).
const LONGEST_NAME: usize = 64;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format's version.
    pub hearth: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub ruleset: u16,
    /// The set-up, complete.
    pub setup: Value,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// How many actions follow.
    pub actions: usize,
    /// How it ended; nothing if it has not.
    pub result: Option<Outcome>,
    /// How its dice can be checked, if they can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceProof>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// A name to show.
    pub name: String,
    /// The bot's name, if a bot sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl SeatInfo {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>) -> Self {
        let name = name.into();
        Self { name: name.clone(), bot: Some(name) }
    }

    fn is_sound(&self) -> bool {
        let sound = |name: &str| {
            name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control)
        };
        sound(&self.name) && self.bot.as_deref().is_none_or(sound)
    }
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who decided.
    pub actor: Actor,
    /// What, in canonical text.
    pub action: String,
    /// The low half of the state's hash after the action.
    pub check: u32,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} #{:08x}", self.actor, self.action, self.check)
    }
}

/// A whole game, explicit: header and every action, chance included.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The actions.
    pub lines: Vec<Line>,
    /// The line of the file the header stands in, counted from 1.
    pub first_line: usize,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = serde_json::to_string(&self.header).map_err(|_| fmt::Error)?;
        writeln!(f, "{header}")?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Record {
    /// Reads a file of one or more records, separated by empty lines. Only the form is checked here;
    /// [`Table::replay`](crate::Table::replay) checks that it is a game.
    pub fn read_all(bytes: &[u8]) -> Result<Vec<Self>, RecordError> {
        let text = read_text(bytes)?;
        let mut records: Vec<Self> = vec![];
        let mut open = false;
        for (i, line) in text.split('\n').enumerate() {
            let number = i + 1;
            if line.len() > LONGEST_LINE {
                return Err(RecordError::new(number, re(1), "the line is too long"));
            }
            match (open, line) {
                (_, "") => open = false,
                (false, header) => {
                    records.push(read_header(header, number)?);
                    open = true;
                }
                (true, line) => {
                    let record = records.last_mut().expect("a record is open");
                    record.push(read_line(line, number)?, number)?;
                }
            }
        }
        records.iter().try_for_each(Self::check_complete)?;
        if records.is_empty() {
            return Err(RecordError::new(1, re(2), "there is no record"));
        }
        Ok(records)
    }

    /// Where action number `ply`, from 0, stands in the file.
    pub fn line_of(&self, ply: usize) -> usize {
        self.first_line + 1 + ply
    }

    fn push(&mut self, line: Line, number: usize) -> Result<(), RecordError> {
        if self.lines.len() >= self.header.actions {
            let promised = self.header.actions;
            let problem = format!("the header promises {promised} actions; here is one more");
            return Err(RecordError::new(number, re(3), problem));
        }
        self.lines.push(line);
        Ok(())
    }

    fn check_complete(&self) -> Result<(), RecordError> {
        let (found, promised) = (self.lines.len(), self.header.actions);
        if found == promised {
            return Ok(());
        }
        let problem = format!("the record ends after {found} of {promised} actions");
        Err(RecordError::new(self.line_of(found), re(3), problem))
    }
}

fn read_text(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        RecordError::new(line, re(1), "the text is not UTF-8")
    })
}

fn read_header(line: &str, number: usize) -> Result<Record, RecordError> {
    let refuse = |clause, problem: String| Err(RecordError::new(number, re(clause), problem));
    let version: Value = match serde_json::from_str(line) {
        Ok(value) => value,
        Err(error) => return refuse(2, format!("the header is no JSON object: {error}")),
    };
    match version.get("hearth").and_then(Value::as_u64) {
        Some(version) if version == u64::from(FORMAT) => {}
        Some(version) => return refuse(2, format!("format {version} is not known, only {FORMAT}")),
        None => {
            return refuse(2, "the header has no field hearth with the format's version".into());
        }
    }
    let header: Header = match serde_json::from_str(line) {
        Ok(header) => header,
        Err(error) => return refuse(3, format!("the header is not understood: {error}")),
    };
    if header.actions > MOST_ACTIONS {
        return refuse(1, format!("actions: more than {MOST_ACTIONS}"));
    }
    if !header.seats.iter().all(SeatInfo::is_sound) {
        return refuse(3, format!("seats: a name is at most {LONGEST_NAME} printable characters"));
    }
    if !header.dice.as_ref().is_none_or(|dice| dice.is_sound(header.seats.len())) {
        return refuse(8, "dice: a field is not what it should be".to_owned());
    }
    Ok(Record { header, lines: vec![], first_line: number })
}

fn read_line(line: &str, number: usize) -> Result<Line, RecordError> {
    let refuse = |problem: String| RecordError::new(number, re(4), problem);
    let form = || refuse("expected \"ACTOR ACTION #CHECK\"".to_owned());
    let (rest, check) = line.rsplit_once(" #").ok_or_else(form)?;
    let (actor, action) = rest.split_once(' ').ok_or_else(form)?;
    let digits = check.len() == 8 && check.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    if !digits {
        return Err(refuse("the check is eight hexadecimal digits".to_owned()));
    }
    Ok(Line {
        actor: actor.parse().map_err(|error| refuse(format!("{error}")))?,
        action: action.to_owned(),
        check: u32::from_str_radix(check, 16).map_err(|error| refuse(error.to_string()))?,
    })
}
