//! `hearth bench --search`: how fast searches go.

use std::time::{Duration, Instant};

use catalogue::{AnyGame, Pace};
use serde_json::{Value, json};

use super::setups;
use crate::args::Bench;
use crate::failure::Failure;
use crate::output::{DIM, Done, Output, styled};

/// A fresh search every so many iterations: about what a decision takes.
const BATCH: u32 = 2000;

pub(super) fn run(
    options: &Bench,
    games: &[&'static dyn AnyGame],
    time: Duration,
    output: &Output,
) -> Done {
    if !output.json {
        output.line(format_args!(
            "{:<12} {:>14} {:>14} {:>14} {:>7}  set-up",
            "game", "iterations/s", "playouts/s", "raw games/s", "ratio"
        ))?;
    }
    for game in games {
        for setup in setups(options, *game)? {
            measure(*game, &setup, time, output)?;
        }
    }
    Ok(())
}

fn measure(game: &dyn AnyGame, setup: &Value, time: Duration, output: &Output) -> Done {
    let [insight, blank, raw] = Paces::of(game, setup, time)?.0;
    let (id, ratio) = (game.info().id, blank / raw);
    if output.json {
        return output.object(&json!({
            "game": id, "setup": setup, "iterations_per_second": insight.round(),
            "playouts_per_second": blank.round(), "raw_games_per_second": raw.round(),
            "ratio": (ratio * 1000.0).round() / 1000.0,
        }));
    }
    let setup = styled(DIM, setup);
    output.line(format_args!(
        "{id:<12} {insight:>14.0} {blank:>14.0} {raw:>14.0} {ratio:>7.2}  {setup}"
    ))
}

/// Iterations a second with insight and without, and random games a second.
struct Paces([f64; 3]);

impl Paces {
    /// The three are measured in turns, so that whatever else the machine does hits them alike.
    fn of(game: &dyn AnyGame, setup: &Value, time: Duration) -> Result<Self, Failure> {
        let mut spent = [(0.0, 0.0); 3];
        let start = Instant::now();
        for seed in 0.. {
            for (pace, spent) in [Pace::Insight, Pace::Blank, Pace::Raw].into_iter().zip(&mut spent)
            {
                let begun = Instant::now();
                game.search(setup, seed, BATCH, pace)?;
                spent.0 += f64::from(BATCH);
                spent.1 += begun.elapsed().as_secs_f64();
            }
            if start.elapsed() >= time {
                break;
            }
        }
        Ok(Self(spent.map(|(iterations, seconds)| iterations / seconds)))
    }
}
