//! `hearth tune --net`: a net from self-play.

use std::path::Path;

use bots::Bot;
use bots::learn::{Course, Learnt};
use catalogue::AnyGame;
use serde_json::{Value, json};

use super::progress;
use crate::args::Tune;
use crate::failure::Failure;
use crate::input::NewFile;
use crate::output::{BOLD, Done, Output, styled};

pub(super) fn run(
    game: &dyn AnyGame,
    path: &Path,
    setups: &[Value],
    bot: Bot,
    options: &Tune,
    output: &Output,
) -> Done {
    let refuse = |why: &str| Failure::input(format!("--net: {}: {why}", options.game));
    let Bot::Level(level, budget) = bot else {
        return Err(refuse("only bots that ask a net can learn one, e.g. --bot blaze:200"));
    };
    let budget = budget.unwrap_or_else(|| level.budget(1));
    let Tune { games, rounds, seed, .. } = *options;
    let bar = progress();
    let mut told = |part: f64| bar.set_position((1000.0 * part) as u64);
    let learnt = game.learn(setups, Course { budget, games, rounds }, seed, &mut told)?;
    bar.finish_and_clear();
    let learnt = learnt.ok_or_else(|| {
        refuse("no net judges games of these set-ups, or they differ in their number of seats")
    })?;
    let mut file = NewFile::create(path)?;
    file.write(&data_file(&learnt, bot, setups, options))?;
    file.finish()?;
    let Learnt { lessons, before, after, .. } = learnt;
    let id = game.info().id;
    if output.json {
        return output.object(&json!({
            "game": id, "lessons": lessons, "before": before, "after": after,
        }));
    }
    let name = styled(BOLD, id);
    output.line(format_args!(
        "{name}: {lessons} positions in the last round; surprise at games kept apart {before:.4}, \
         then {after:.4}"
    ))
}

/// The net, below the command that made it.
fn data_file(learnt: &Learnt, bot: Bot, setups: &[Value], options: &Tune) -> String {
    let Tune { game, games, rounds, seed, .. } = options;
    let Learnt { net, before, after, .. } = learnt;
    let setups: String = setups.iter().map(|setup| format!(" --setup '{setup}'")).collect();
    format!(
        "# What a net makes of what it is shown: sizes, then bias and rows of each layer.\n\
         # hearth tune --game {game}{setups} --net FILE --bot {bot} --games {games} --rounds {rounds} \
         --seed {seed} ({before:.4}, then {after:.4})\n{net}"
    )
}
