//! What can be typed after `hearth`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// The home of seven fire-and-volcano board games.
#[derive(Debug, Parser)]
#[command(
    name = "hearth",
    version,
    after_help = "Exit codes: 0 done; 1 the answer is no (why); 2 bad input, told on standard \
                  error with the field or clause; 3 a file could not be read or written."
)]
pub(crate) struct Args {
    /// Print JSON for programs instead of text for people.
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// The language of rules and events.
    #[arg(long, global = true, value_enum, default_value = "en")]
    pub(crate) lang: Lang,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// A language.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Lang {
    /// English.
    En,
    /// German.
    De,
}

impl From<Lang> for kernel::Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::En,
            Lang::De => Self::De,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List every game with its modes and options.
    Games(Games),
    /// Play whole games by bots and write their records.
    Simulate(Simulate),
    /// Check a record and print every position.
    Replay(Replay),
    /// Count all ways to go on from the start.
    Perft(Perft),
    /// Measure random play on one core.
    Bench(Bench),
    /// Say whether an action is legal at the end of a record, and if not, which clause forbids it.
    Why(Why),
    /// Let two bots play many games and say which is better.
    Arena(Arena),
    /// Speak the engine protocol on standard input and output (docs/engine-protocol.md).
    Engine(Engine),
    /// Fit the weights of a game's evaluation to games bots play against themselves.
    Tune(Tune),
    /// Turn the end of a Feurio! or Wildfire! game into a set-up for Vulkan! or Volcano!.
    Layout(Layout),
    /// Play a game in the terminal.
    Play(Play),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Games {
    /// Only this game.
    pub(crate) game: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Simulate {
    /// The game's id, see `hearth games`.
    pub(crate) game: String,
    /// The set-up as a JSON object, or @FILE.
    #[arg(long, default_value = "{}")]
    pub(crate) setup: String,
    /// The seed: the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// Who plays: one name for all seats, or one a seat (see --bot of play).
    #[arg(long, num_args = 1.., default_value = "random")]
    pub(crate) bot: Vec<String>,
    /// Where the records go; `-` is standard output.
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Replay {
    /// A file of records; `-` is standard input.
    pub(crate) file: PathBuf,
    /// Show what this seat may know; `spectator` shows what anybody may.
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) viewer: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Perft {
    /// The game's id.
    pub(crate) game: String,
    /// The set-up as a JSON object, or @FILE.
    #[arg(long, default_value = "{}")]
    pub(crate) setup: String,
    /// How many decisions deep.
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=40))]
    pub(crate) depth: u32,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Bench {
    /// The games to measure; all if none is named.
    pub(crate) games: Vec<String>,
    /// Measure this set-up instead of the games' usual one: a JSON object, or @FILE.
    #[arg(long)]
    pub(crate) setup: Option<String>,
    /// Measure every sample set-up of the games.
    #[arg(long, conflicts_with = "setup")]
    pub(crate) all: bool,
    /// Measure searching instead: iterations a second with insight, and how fast random playouts go
    /// within a search without insight, compared with random games alone.
    #[arg(long, conflicts_with = "listed")]
    pub(crate) search: bool,
    /// List every legal action at each step, even where one can be drawn without.
    #[arg(long)]
    pub(crate) listed: bool,
    /// Seconds for each measurement.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Why {
    /// The game's id.
    pub(crate) game: String,
    /// A file with one record, finished or not; `-` is standard input.
    pub(crate) record: PathBuf,
    /// The action in canonical text.
    pub(crate) action: String,
    /// Ask after this many actions instead of at the end.
    #[arg(long)]
    pub(crate) ply: Option<usize>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Arena {
    /// The game's id.
    #[arg(long)]
    pub(crate) game: String,
    /// The set-up as a JSON object, or @FILE.
    #[arg(long, default_value = "{\"players\":2}")]
    pub(crate) setup: String,
    /// Who is measured, alone at each seat in turn: a bot (inferno, uct:500ms), or another program
    /// as "engine:./program its arguments" (docs/engine-protocol.md).
    #[arg(long)]
    pub(crate) a: String,
    /// Who sits on all other seats.
    #[arg(long)]
    pub(crate) b: String,
    /// Seconds an action, for who has no budget of their own.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with = "nodes")]
    pub(crate) time: Option<f64>,
    /// Iterations an action, for who has no budget of their own.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) nodes: Option<u32>,
    /// How many games, rounded up to whole rounds of seats.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    pub(crate) games: u64,
    /// Stop as soon as it is clear (5 % error each way) whether A is better by --elo0 or by --elo1.
    #[arg(long, conflicts_with = "games")]
    pub(crate) sprt: bool,
    /// The rating difference of the hypothesis H0.
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
    pub(crate) elo0: f64,
    /// The rating difference of the hypothesis H1.
    #[arg(long, default_value_t = 50.0, allow_negative_numbers = true)]
    pub(crate) elo1: f64,
    /// The seed of set-ups, dice and bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Keep every game's record in this folder, and go on with the match that is there.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Games at the same time; as many as there are cores if left out.
    #[arg(long, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Seconds beyond its time after which an engine that does not answer forfeits.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) patience: f64,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Engine {
    /// The bot that answers.
    #[arg(long, default_value = "inferno")]
    pub(crate) bot: String,
    /// How many threads it thinks with.
    #[arg(long, default_value = "1", value_parser = threads)]
    pub(crate) threads: usize,
    /// The seed of its dice: with one thread and a count of nodes it answers the same each time.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Tune {
    /// The game's id.
    #[arg(long)]
    pub(crate) game: String,
    /// The set-up as a JSON object, or @FILE.
    #[arg(long, default_value = "{}")]
    pub(crate) setup: String,
    /// The bot that plays on every seat.
    #[arg(long, default_value = "blaze:200")]
    pub(crate) bot: String,
    /// How many games.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    pub(crate) games: u64,
    /// The seed: the same seed gives the same weights.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Where the new data file goes; it becomes part of the program when that is built anew.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

/// A time in seconds that makes sense.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("seconds from 0.001 to 86400 are needed".to_owned()),
    }
}

/// A number of threads that makes sense.
fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count @ 1..=64) => Ok(count),
        _ => Err("1 to 64 threads are possible".to_owned()),
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Layout {
    /// A file with one finished record; `-` is standard input.
    pub(crate) record: PathBuf,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Play {
    /// The game's id; a list to choose from if left out.
    pub(crate) game: Option<String>,
    /// The set-up as a JSON object, or @FILE.
    #[arg(long, default_value = "{}")]
    pub(crate) setup: String,
    /// How many seats, from the first, are people here; the others are bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) people: u8,
    /// The bot on the other seats: spark, flame, blaze, inferno, uct or random.
    #[arg(long, default_value = "flame")]
    pub(crate) bot: String,
    /// The seed of dice and bots; a new one each time if left out.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Type in what a real table rolled and drew.
    #[arg(long)]
    pub(crate) typed_chance: bool,
    /// Go on from an unfinished record.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "setup"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the record here at the end, and when you quit.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}
