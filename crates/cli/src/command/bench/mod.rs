//! `hearth bench`: how fast random games and searches go, on one core.

mod search;

use std::time::{Duration, Instant};

use catalogue::{AnyGame, Playouts};
use serde_json::{Value, json};

use crate::args::Bench;
use crate::failure::Failure;
use crate::input;
use crate::output::{DIM, Done, Output, styled};

pub(crate) fn run(options: &Bench, output: &Output) -> Done {
    let games = chosen(&options.games)?;
    let time = Duration::from_secs(options.seconds);
    if options.search {
        return search::run(options, &games, time, output);
    }
    if !output.json {
        output.line(format_args!(
            "{:<12} {:>12} {:>14} {:>12} {:>11}  set-up",
            "game", "games/s", "actions/s", "mean length", "state bytes"
        ))?;
    }
    for game in games {
        for setup in setups(options, game)? {
            measure(game, &setup, options.listed, time, output)?;
        }
    }
    Ok(())
}

fn chosen(ids: &[String]) -> Result<Vec<&'static dyn AnyGame>, Failure> {
    if ids.is_empty() {
        return Ok(catalogue::games().iter().map(|game| &**game).collect());
    }
    ids.iter().map(|id| Ok(catalogue::game(id)?)).collect()
}

fn setups(options: &Bench, game: &dyn AnyGame) -> Result<Vec<Value>, Failure> {
    if let Some(setup) = &options.setup {
        return Ok(vec![input::setup(setup)?]);
    }
    let count = if options.all { usize::MAX } else { 1 };
    game.info().samples.iter().take(count).map(|sample| input::setup(sample)).collect()
}

fn measure(
    game: &dyn AnyGame,
    setup: &Value,
    listed: bool,
    time: Duration,
    output: &Output,
) -> Done {
    // A first batch warms up caches and tells how many games fit between two looks at the clock.
    let warm = Instant::now();
    game.playouts(setup, 0, 20, listed)?;
    let batch = (20.0 * 0.05 / warm.elapsed().as_secs_f64()).clamp(1.0, 100_000.0) as u64;
    let mut total = Playouts::default();
    let start = Instant::now();
    while start.elapsed() < time {
        let seed = total.games + 1;
        let batch = game.playouts(setup, seed, batch, listed)?;
        total.games += batch.games;
        total.actions += batch.actions;
    }
    report(game, setup, total, start.elapsed().as_secs_f64(), output)
}

fn report(
    game: &dyn AnyGame,
    setup: &Value,
    total: Playouts,
    seconds: f64,
    output: &Output,
) -> Done {
    let games = total.games as f64 / seconds;
    let actions = total.actions as f64 / seconds;
    let mean = total.actions as f64 / total.games as f64;
    let (id, bytes) = (game.info().id, game.state_bytes());
    if output.json {
        return output.object(&json!({
            "game": id, "setup": setup, "games_per_second": games.round(),
            "actions_per_second": actions.round(), "mean_actions": (mean * 10.0).round() / 10.0,
            "state_bytes": bytes, "actions": total.actions, "seconds": seconds,
        }));
    }
    let setup = styled(DIM, setup);
    output.line(format_args!(
        "{id:<12} {games:>12.0} {actions:>14.0} {mean:>12.1} {bytes:>11}  {setup}"
    ))
}
