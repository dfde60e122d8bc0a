//! Reading what was typed and what lies in files.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use bots::Budget;
use catalogue::AnyTable;
use kernel::{Actor, Viewer};
use serde_json::Value;
use table::Record;

use crate::args::Thought;
use crate::failure::Failure;

/// Larger files are refused unread: a record is a few kilobytes.
const LARGEST_FILE: u64 = 256 * 1024 * 1024;

/// A set-up from the command line: JSON, or `@FILE`.
pub(crate) fn setup(text: &str) -> Result<Value, Failure> {
    let json = match text.strip_prefix('@') {
        Some(path) => String::from_utf8(read(Path::new(path))?)
            .map_err(|_| Failure::input(format!("{path}: the text is not UTF-8")))?,
        None => text.to_owned(),
    };
    serde_json::from_str(&json).map_err(|error| Failure::BadInput {
        problem: format!("the set-up is no JSON: {error}"),
        clause: None,
        field: Some(".".to_owned()),
    })
}

/// The records of a file; `-` is standard input.
pub(crate) fn records(path: &Path) -> Result<Vec<Record>, Failure> {
    Ok(Record::read_all(&read(path)?)?)
}

/// The one record of a file; more or none are refused.
pub(crate) fn record(path: &Path) -> Result<Record, Failure> {
    let mut records = records(path)?;
    match (records.pop(), records.len()) {
        (Some(record), 0) => Ok(record),
        (_, others) => Err(Failure::input(format!("one record is needed, not {}", others + 1))),
    }
}

/// The table as it was after the first `ply` actions, if that is asked for.
pub(crate) fn rewound(
    table: Box<dyn AnyTable>,
    ply: Option<usize>,
) -> Result<Box<dyn AnyTable>, Failure> {
    match ply {
        None => Ok(table),
        Some(ply) if ply <= table.plies() => Ok(table.rewound(ply)),
        Some(_) => {
            let plies = table.plies();
            Err(Failure::input(format!("--ply: the record has {plies} actions")))
        }
    }
}

/// How long to think, from the command line.
pub(crate) fn budget(thought: &Thought) -> Result<Budget, Failure> {
    thought.budget.parse().map_err(|error| Failure::input(format!("--budget: {error}")))
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![];
    let limit = LARGEST_FILE + 1;
    let result = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    result.map_err(|error| Failure::file(path, &error))?;
    if bytes.len() as u64 == limit {
        return Err(Failure::input(format!("{}: larger than 256 MiB", path.display())));
    }
    Ok(bytes)
}

/// Who looks: a seat's number, `spectator`, or everything.
pub(crate) fn viewer(text: Option<&str>, seats: usize) -> Result<Viewer, Failure> {
    let Some(text) = text else { return Ok(Viewer::Referee) };
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    match text.parse() {
        Ok(Actor::Seat(seat)) if seat.index() < seats => Ok(Viewer::Seat(seat)),
        _ => {
            Err(Failure::input(format!("--as: {text:?} is no seat of this game and not spectator")))
        }
    }
}

/// Writes a file so that it is there whole or not at all.
pub(crate) struct NewFile {
    path: PathBuf,
    partial: PathBuf,
    file: io::BufWriter<fs::File>,
    finished: bool,
}

impl NewFile {
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.tmp", std::process::id()));
        let partial = path.with_file_name(name);
        let file = fs::File::create(&partial).map_err(|error| Failure::file(path, &error))?;
        let file = io::BufWriter::new(file);
        Ok(Self { path: path.to_owned(), partial, file, finished: false })
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.file.write_all(text.as_bytes()).map_err(|error| Failure::file(&self.path, &error))
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let done = self
            .file
            .flush()
            .and_then(|()| self.file.get_ref().sync_all())
            .and_then(|()| fs::rename(&self.partial, &self.path));
        done.map_err(|error| Failure::file(&self.path, &error))?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.finished {
            // Best effort: the file is ours and incomplete.
            let _ = fs::remove_file(&self.partial);
        }
    }
}
