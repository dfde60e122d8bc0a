//! Questions that need no table kept open.

use bots::Bot;
use catalogue::AnyTable;
use kernel::{Phrase, SyntaxError};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

use crate::open_table::write;
use crate::{Problem, input};

const NO_SEAT: Phrase = Phrase::new("no seat is to act here", "hier ist kein Platz an der Reihe");

/// What every game is and what can be asked for.
pub fn games() -> String {
    write(&catalogue::games().iter().map(|game| game.info()).collect::<Vec<_>>())
}

/// A set-up with its defaults filled in.
pub fn complete(game: &str, setup: &str) -> Result<String, Problem> {
    let setup: Value = input::json("setup", setup)?;
    Ok(write(&catalogue::game(game)?.complete(&setup)?))
}

/// What a bot would do for the seat that is to act at the end of a record.
pub fn choose(record: &str, bot: &str, seed: &[u8]) -> Result<String, Problem> {
    let mut rng = ChaCha8Rng::from_seed(input::seed(seed)?);
    let bot: Bot =
        bot.parse().map_err(|error: SyntaxError| Problem::with_field("bot", error.text()))?;
    replayed(record)?.ask(bot, &mut rng).ok_or_else(|| Problem::with_field("record", NO_SEAT))
}

/// The best actions for the seat that is to act at the end of a record: `Analysis`.
pub fn analyse(record: &str, budget: &str, seed: &[u8]) -> Result<String, Problem> {
    let mut rng = ChaCha8Rng::from_seed(input::seed(seed)?);
    let budget = input::budget(budget)?;
    let analysis = replayed(record)?.analyse(budget, &mut rng);
    analysis.map_or_else(|| Err(Problem::with_field("record", NO_SEAT)), |found| Ok(write(&found)))
}

/// How good one decision of a record was: `ReviewedPly`, or `null` if chance made it.
pub fn review(record: &str, ply: u32, budget: &str, seed: &[u8]) -> Result<String, Problem> {
    let mut rng = ChaCha8Rng::from_seed(input::seed(seed)?);
    let budget = input::budget(budget)?;
    let table = replayed(record)?;
    let ply = input::ply(ply, table.plies())?;
    Ok(write(&table.review_ply(ply, budget, &mut rng)))
}

fn replayed(record: &str) -> Result<Box<dyn AnyTable>, Problem> {
    let record = input::record(record)?;
    Ok(catalogue::game(&record.header.game)?.replay(&record)?)
}

/// Plays random games as fast as they go.
pub fn playouts(game: &str, setup: &str, seed: u32, games: u32) -> Result<String, Problem> {
    let setup: Value = input::json("setup", setup)?;
    Ok(write(&catalogue::game(game)?.playouts(&setup, seed.into(), games.into(), false)?))
}
