//! The games of a match on disk, so that it can be looked into, and gone on with.
//!
//! A folder holds `match.json`, what is played; `results.jsonl`, one line a game; and one record a
//! game. A game counts once its line is there, so whatever breaks off in between is played again.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::game::{Match, Played};
use crate::failure::Failure;
use crate::input::NewFile;
use crate::output::Done;

/// Where games are kept; nowhere if nobody asked for it.
pub(super) struct Archive {
    place: Option<Place>,
    games: BTreeMap<u64, Played>,
}

struct Place {
    folder: PathBuf,
    results: File,
}

impl Archive {
    /// Opens a folder, new or of the same match.
    pub(super) fn open(folder: Option<&Path>, matched: &Match) -> Result<Self, Failure> {
        let Some(folder) = folder else {
            return Ok(Self { place: None, games: BTreeMap::new() });
        };
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
        check_description(&folder.join("match.json"), matched)?;
        let path = folder.join("results.jsonl");
        let games = read_results(&path)?;
        let results = OpenOptions::new().create(true).append(true).open(&path);
        let results = results.map_err(|error| Failure::file(&path, &error))?;
        Ok(Self { place: Some(Place { folder: folder.to_owned(), results }), games })
    }

    /// The games that were played before.
    pub(super) fn games(&self) -> BTreeMap<u64, Played> {
        self.games.clone()
    }

    /// Keeps a game that is not kept yet.
    pub(super) fn keep(&mut self, played: &Played) -> Done {
        let (Some(place), Some(record)) = (&mut self.place, &played.record) else { return Ok(()) };
        let path = place.folder.join(format!("game-{:06}.record", played.number));
        let mut file = NewFile::create(&path)?;
        file.write(record)?;
        file.finish()?;
        let line = serde_json::to_string(played).map_err(|e| Failure::File(e.to_string()))?;
        writeln!(place.results, "{line}").map_err(|error| Failure::file(&place.folder, &error))
    }
}

fn description(matched: &Match) -> Value {
    // A bot's name says its budget, an engine's does not.
    let budgets = [&matched.a, &matched.b].map(|who| who.budget().map(|b| b.to_string()));
    json!({
        "budgets": budgets, "clock": matched.clock.name(),
        "game": matched.game.info().id, "setup": matched.setup, "seed": matched.seed,
        "a": matched.a.to_string(), "b": matched.b.to_string(),
    })
}

/// A folder belongs to one match: games of another would spoil the count.
fn check_description(path: &Path, matched: &Match) -> Done {
    let wanted = description(matched);
    match fs::read(path) {
        Ok(bytes) if serde_json::from_slice::<Value>(&bytes).is_ok_and(|found| found == wanted) => {
            Ok(())
        }
        Ok(_) => Err(Failure::input(format!(
            "--records: {} is of another match: {wanted} was asked for",
            path.display()
        ))),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let mut file = NewFile::create(path)?;
            file.write(&format!("{wanted}\n"))?;
            file.finish()
        }
        Err(error) => Err(Failure::file(path, &error)),
    }
}

/// Every whole line; a last one that was cut off is taken away.
fn read_results(path: &Path) -> Result<BTreeMap<u64, Played>, Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(Failure::file(path, &error)),
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    if whole.len() < text.len() {
        let mut file = NewFile::create(path)?;
        file.write(whole)?;
        file.finish()?;
    }
    let mut games = BTreeMap::new();
    for (number, line) in whole.lines().enumerate() {
        let played: Played = serde_json::from_str(line).map_err(|error| {
            Failure::input(format!("{}, line {}: {error}", path.display(), number + 1))
        })?;
        games.insert(played.number, played);
    }
    Ok(games)
}
