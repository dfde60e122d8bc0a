//! `hearth perft`: all ways to go on, counted.

use serde_json::json;

use crate::args::Perft;
use crate::input;
use crate::output::{Done, Output};

pub(crate) fn run(options: &Perft, output: &Output) -> Done {
    let game = catalogue::game(&options.game)?;
    let setup = input::setup(&options.setup)?;
    if !output.json {
        output.line(format_args!(
            "{:>5} {:>20} {:>12} {:>20}",
            "depth", "lines", "ended", "chance"
        ))?;
    }
    for depth in 0..=options.depth {
        let count = game.perft(&setup, depth)?;
        if output.json {
            output.object(&json!({
                "game": options.game, "depth": depth,
                "lines": count.lines, "ended": count.ended, "chance": count.chance,
            }))?;
        } else {
            let (lines, ended, chance) = (count.lines, count.ended, count.chance);
            output.line(format_args!("{depth:>5} {lines:>20} {ended:>12} {chance:>20}"))?;
        }
    }
    Ok(())
}
