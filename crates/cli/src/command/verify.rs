//! `hearth verify`: is it a game, and were its dice fair?

use serde_json::json;
use table::Record;

use crate::args::Verify;
use crate::failure::Failure;
use crate::input;
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Verify, output: &Output) -> Done {
    let mut proved = true;
    for record in input::records(&options.file)? {
        proved &= verify(&record, output)?;
    }
    if proved { Ok(()) } else { Err(Failure::No) }
}

fn verify(record: &Record, output: &Output) -> Result<bool, Failure> {
    let table = catalogue::game(&record.header.game)?.replay(record)?;
    let (game, actions) = (table.info().id, table.plies());
    let checked = table.verify_dice();
    if output.json {
        let problem = checked.as_ref().err().map(table::DiceError::text);
        let (proved, draws) = (checked.is_ok(), checked.as_ref().ok());
        output.object(&json!({
            "game": game, "actions": actions, "proved": proved, "draws": draws, "problem": problem,
        }))?;
        return Ok(proved);
    }
    let name = styled(BOLD, game);
    match &checked {
        Ok(draws) => output.line(format_args!(
            "{name}: {actions} actions replay, {draws} draws are what the dice say"
        ))?,
        Err(error) => {
            let why = error.text();
            output.line(format_args!("{name}: not proved: {}", why.say(output.language)))?;
        }
    }
    Ok(checked.is_ok())
}
