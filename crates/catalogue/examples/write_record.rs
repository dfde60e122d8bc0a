//! Writes a record from a set-up and actions: the positions of the rules pages are made with it.
//!
//! ```text
//! $ printf 'draw 3\ndraw 6\narrange 3 6\n' |
//!     cargo run -q -p catalogue --example write_record -- feurio '{"players":2}' > start.txt
//! ```
//!
//! Each line of the input is one action in canonical text; whose it is, the game knows. Empty lines
//! and those that begin with `#` are skipped. A line that is not legal is refused with its clause
//! and a list of what would have been.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use catalogue::AnyTable;

fn main() -> ExitCode {
    let written = write().and_then(|record| {
        io::stdout().write_all(record.as_bytes()).map_err(|error| error.to_string())
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            // If even this can't be said, the exit code still does.
            let _ = writeln!(io::stderr(), "{problem}");
            ExitCode::from(2)
        }
    }
}

fn write() -> Result<String, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id, setup] = &arguments[..] else {
        return Err("usage: write_record GAME SETUP < ACTIONS".to_owned());
    };
    let setup = serde_json::from_str(setup).map_err(|error| format!("the set-up: {error}"))?;
    let game = catalogue::game(id).map_err(|error| error.to_string())?;
    let mut table = game.open(&setup, vec![]).map_err(|error| error.to_string())?;
    let mut script = String::new();
    io::stdin().read_to_string(&mut script).map_err(|error| error.to_string())?;
    for (number, line) in script.lines().enumerate() {
        let action = line.trim();
        if !action.is_empty() && !action.starts_with('#') {
            act(&mut *table, action)
                .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        }
    }
    Ok(table.record().to_string())
}

fn act(table: &mut dyn AnyTable, action: &str) -> Result<(), String> {
    let actor = table.to_act();
    table.act(actor, action).map_err(|error| {
        let legal = table.legal().join("; ");
        format!("{action}: {error}\n{actor} may: {legal}")
    })
}
