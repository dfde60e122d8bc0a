//! The `hearth` program.

mod args;
mod command;
mod draw;
mod failure;
mod input;
mod output;
mod play;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    let output = Output::new(args.json, args.lang.into());
    let result = match &args.command {
        Command::Games(options) => command::games::run(options, &output),
        Command::Simulate(options) => command::simulate::run(options, &output),
        Command::Replay(options) => command::replay::run(options, &output),
        Command::Perft(options) => command::perft::run(options, &output),
        Command::Bench(options) => command::bench::run(options, &output),
        Command::Why(options) => command::why::run(options, &output),
        Command::Analyse(options) => command::analyse::run(options, &output),
        Command::Review(options) => command::review::run(options, &output),
        Command::Arena(options) => command::arena::run(options, &output),
        Command::Engine(options) => command::engine::run(options, &output),
        Command::Tune(options) => command::tune::run(options, &output),
        Command::Layout(options) => command::layout::run(options, &output),
        Command::Play(options) => play::run(options, &output),
        Command::Verify(options) => command::verify::run(options, &output),
        Command::Load(options) => command::load::run(options, &output),
        Command::Serve(options) => command::serve::run(options, &output),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => output.fail(&failure),
    }
}
