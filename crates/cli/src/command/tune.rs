//! `hearth tune`: weights from games, and nets.

mod net;

use std::fmt::Write;

use bots::glance::{Climb, Manner};
use bots::{Bot, tune};
use catalogue::{Course, Tuning};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::args::Tune;
use crate::failure::Failure;
use crate::input::{self, NewFile};
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Tune, output: &Output) -> Done {
    let game = catalogue::game(&options.game)?;
    let setups: Vec<Value> =
        options.setup.iter().map(|setup| input::setup(setup)).collect::<Result<_, _>>()?;
    let bot: Bot =
        options.bot.parse().map_err(|error| Failure::input(format!("--bot: {error}")))?;
    let names = game.weight_names();
    let is_known = |held: &String| names.iter().any(|name| tune::is_held(name, held));
    if let Some(prefix) = &options.priors
        && !names.iter().any(|name| name.starts_with(prefix.as_str()))
    {
        return Err(Failure::input(format!("--priors: no number's name begins with {prefix}")));
    }
    if let Some(unknown) = options.hold.iter().find(|held| !is_known(held)) {
        return Err(Failure::input(format!("--hold: no number is called {unknown}")));
    }
    if let Some(path) = &options.net {
        return net::run(game, path, &setups, bot, options, output);
    }
    let bar = progress();
    let mut told = |part: f64| bar.set_position((1000.0 * part) as u64);
    let Tune { games, seed, .. } = *options;
    let tuning = match &options.glance {
        Some(prefix) => {
            let Tune { apart, signs, threads, .. } = *options;
            let manner = if options.greedy { Manner::Greedy } else { Manner::Glance };
            let how = Climb { prefix, held: &options.hold, manner, signs, apart, games, threads };
            game.tune_glance(&setups, how, seed, &mut told)?
        }
        None => {
            let priors = options.priors.as_deref();
            let how = Course { bot, priors, held: &options.hold, games, seed };
            game.tune(&setups, how, &mut told)?
        }
    };
    bar.finish_and_clear();
    if options.priors.is_some() && tuning.positions == 0 {
        let game = &options.game;
        let why = "no priors of these set-ups are made of weights, or the bot does not search";
        return Err(Failure::input(format!("--priors: {game}: {why}")));
    }
    if let Some(path) = &options.out {
        let mut file = NewFile::create(path)?;
        file.write(&data_file(&tuning, options, &setups))?;
        file.finish()?;
    }
    print(&tuning, options, game.info().id, output)
}

/// A bar of a thousand parts.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent} %, {eta} left");
    ProgressBar::new(1000).with_style(style.expect("the template is well-formed"))
}

fn print(tuning: &Tuning, options: &Tune, game: &str, output: &Output) -> Done {
    let Tuning { positions, before, after, .. } = tuning;
    let rows = || tuning.names.iter().zip(&tuning.old).zip(&tuning.new);
    if output.json {
        let weight = |((name, old), new)| json!({"name": name, "old": old, "new": new});
        return output.object(&json!({
            "game": game, "positions": positions, "before": before, "after": after,
            "weights": rows().map(weight).collect::<Vec<_>>(),
        }));
    }
    let measured = match (&options.glance, &options.priors) {
        (Some(_), _) => "share at the end of games at a glance".to_owned(),
        (_, Some(_)) => format!("{positions} searches; surprise at searches of games kept apart"),
        _ => format!("{positions} positions; surprise at games kept apart"),
    };
    let name = styled(BOLD, game);
    output.line(format_args!("{name}: {measured} {before:.4}, then {after:.4}"))?;
    let moved = |((_, old), new): &((&String, &f32), &f32)| (*old - *new).abs() > 0.0;
    for ((name, old), new) in rows().filter(moved) {
        output.line(format_args!("  {name:<28} {old:>9.4} {new:>9.4}"))?;
    }
    Ok(())
}

/// The new data file: the head of the old one, the command that changed it, and every number.
fn data_file(tuning: &Tuning, options: &Tune, setups: &[Value]) -> String {
    let mut text = String::new();
    for line in tuning.file.lines().filter(|line| line.starts_with('#')) {
        text.push_str(line);
        text.push('\n');
    }
    let Tune { game, bot, games, seed, .. } = options;
    let Tuning { before, after, .. } = tuning;
    let mut how = match &options.glance {
        Some(prefix) => {
            let greedy = if options.greedy { " --greedy" } else { "" };
            let signs = if options.signs { " --signs" } else { "" };
            format!("--glance '{prefix}'{greedy}{signs} --apart {}", options.apart)
        }
        None => format!("--bot {bot}"),
    };
    if let Some(prefix) = &options.priors {
        how = format!("--priors '{prefix}' {how}");
    }
    options.hold.iter().for_each(|name| how = format!("{how} --hold {name}"));
    let setups: String = setups.iter().map(|setup| format!("--setup '{setup}' ")).collect();
    let _ = writeln!(
        text,
        "# hearth tune --game {game} {setups}{how} --games {games} --seed {seed} \
         ({before:.4}, then {after:.4})"
    );
    for (name, value) in tuning.names.iter().zip(&tuning.new) {
        let _ = writeln!(text, "{name} {value}");
    }
    text
}
