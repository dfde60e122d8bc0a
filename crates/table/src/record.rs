//! Records as text (`docs/record-format.md`, clauses RE-n).

use std::fmt;

use kernel::{Actor, Outcome, Phrase, SyntaxError, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{DiceProof, RecordError, complaint, re};

/// The version of the format this code writes and reads.
pub const FORMAT: u32 = 1;

/// Longer lines are refused unread (RE-1): no header or action comes near.
const LONGEST_LINE: usize = 64 * 1024;

/// More actions are refused (RE-1): no game comes near.
const MOST_ACTIONS: usize = 100_000;

/// Longer names are refused (RE-3).
const LONGEST_NAME: usize = 64;

const TOO_LONG: Phrase = Phrase::new("the line is too long", "die Zeile ist zu lang");
const NO_RECORD: Phrase = Phrase::new("there is no record", "hier ist keine Aufzeichnung");
const NOT_UTF_8: Phrase = Phrase::new("the text is not UTF-8", "der Text ist kein UTF-8");
const NO_VERSION: Phrase = Phrase::new(
    "the header has no field hearth with the format's version",
    "dem Kopf fehlt das Feld hearth mit der Version des Formats",
);
const LINE_FORM: Phrase =
    Phrase::new("expected \"ACTOR ACTION #CHECK\"", "erwartet ist \"ACTOR ACTION #CHECK\"");
const CHECK_FORM: Phrase = Phrase::new(
    "the check is eight hexadecimal digits",
    "die Prüfzahl hat acht hexadezimale Ziffern",
);

const DICE_FORM: Phrase = Phrase::new(
    "dice: a field is not what it should be",
    "dice: ein Feld ist nicht, was es sein soll",
);

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordHeader"))]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format's version.
    pub hearth: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub ruleset: u16,
    /// The set-up, complete.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub setup: Value,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// How many actions follow.
    pub actions: usize,
    /// How it ended; nothing if it has not.
    pub result: Option<Outcome>,
    /// How its dice can be checked, if they can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub dice: Option<DiceProof>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// A name to show.
    pub name: String,
    /// The bot's name, if a bot sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
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

    /// Whether a record may hold it: names are short and printable (RE-3).
    pub fn check(&self) -> Result<(), Text> {
        if self.is_sound() { Ok(()) } else { Err(unsound_name()) }
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
                return Err(RecordError::new(number, re(1), TOO_LONG));
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
            return Err(RecordError::new(1, re(2), NO_RECORD));
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
            let problem = Text::new(
                format!("the header promises {promised} actions; here is one more"),
                format!("der Kopf verspricht {promised} Aktionen; hier steht eine mehr"),
            );
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
        let problem = Text::new(
            format!("the record ends after {found} of {promised} actions"),
            format!("die Aufzeichnung endet nach {found} von {promised} Aktionen"),
        );
        Err(RecordError::new(self.line_of(found), re(3), problem))
    }
}

fn read_text(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        RecordError::new(line, re(1), NOT_UTF_8)
    })
}

fn read_header(line: &str, number: usize) -> Result<Record, RecordError> {
    let refuse = |clause, problem: Text| RecordError::new(number, re(clause), problem);
    let json: Value = serde_json::from_str(line).map_err(|error| {
        refuse(2, quoting("the header is no JSON object", "der Kopf ist kein JSON-Objekt", &error))
    })?;
    check_version(&json).map_err(|problem| refuse(2, problem))?;
    let header: Header = serde_json::from_str(line).map_err(|error| {
        refuse(3, quoting("the header is not understood", "der Kopf ist unverständlich", &error))
    })?;
    if header.actions > MOST_ACTIONS {
        let problem = Text::new(
            format!("actions: more than {MOST_ACTIONS}"),
            format!("actions: mehr als {MOST_ACTIONS}"),
        );
        return Err(refuse(1, problem));
    }
    header.seats.iter().try_for_each(SeatInfo::check).map_err(|problem| refuse(3, problem))?;
    if !header.dice.as_ref().is_none_or(|dice| dice.is_sound(header.seats.len())) {
        return Err(refuse(8, DICE_FORM.into()));
    }
    Ok(Record { header, lines: vec![], first_line: number })
}

fn check_version(header: &Value) -> Result<(), Text> {
    match header.get("hearth").and_then(Value::as_u64) {
        Some(version) if version == u64::from(FORMAT) => Ok(()),
        Some(version) => Err(Text::new(
            format!("format {version} is not known, only {FORMAT}"),
            format!("Format {version} ist unbekannt, bekannt ist nur {FORMAT}"),
        )),
        None => Err(NO_VERSION.into()),
    }
}

fn unsound_name() -> Text {
    Text::new(
        format!("seats: a name is at most {LONGEST_NAME} printable characters"),
        format!("seats: Ein Name hat höchstens {LONGEST_NAME} druckbare Zeichen"),
    )
}

/// A sentence and the reader's complaint after it.
fn quoting(en: &str, de: &str, error: &serde_json::Error) -> Text {
    let complaint = complaint(&error.to_string());
    Text::new(format!("{en}: {}", complaint.en), format!("{de}: {}", complaint.de))
}

fn read_line(line: &str, number: usize) -> Result<Line, RecordError> {
    let refuse = |problem: Text| RecordError::new(number, re(4), problem);
    let form = || refuse(LINE_FORM.into());
    let (rest, check) = line.rsplit_once(" #").ok_or_else(form)?;
    let (actor, action) = rest.split_once(' ').ok_or_else(form)?;
    let digits = check.len() == 8 && check.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    let check = u32::from_str_radix(check, 16).ok().filter(|_| digits);
    Ok(Line {
        check: check.ok_or_else(|| refuse(CHECK_FORM.into()))?,
        actor: actor.parse().map_err(|error: SyntaxError| refuse(error.text()))?,
        action: action.to_owned(),
    })
}
