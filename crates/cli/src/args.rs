//! What can be typed after `hearth`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// The home of seven fire-and-volcano board games.
#[derive(Debug, Parser)]
#[command(
    name = "hearth",
    version,
    after_help = "Exit codes: 0 done; 1 the answer is no (why, verify); 2 bad input, told on standard \
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
    /// Say what to do at the end of a record: the best actions, what they lead to, and why.
    Analyse(Analyse),
    /// Look back on a record: what each action gave away, what was better, and why.
    Review(Review),
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
    /// Check a record and recompute its dice.
    Verify(Verify),
    /// Play at many tables of a node at once and measure it.
    Load(Load),
    /// Serve the browser client and tables for people to play at.
    Serve(Box<Serve>),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Games {
    /// Only this game.
    pub(crate) game: Option<String>,
}

/// What a bot's time is reckoned by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Clock {
    /// The processor time of the thread that thinks: waiting for a busy core does not count.
    Cpu,
    /// The clock on the wall.
    Wall,
}

impl Clock {
    /// From now on bots reckon by it.
    pub(crate) fn set(self) {
        if self == Self::Cpu {
            bots::reckon_time_by(|| cpu_time::ThreadTime::now().as_duration());
        }
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Cpu => "cpu",
            Self::Wall => "wall",
        }
    }
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
    /// What the time of bots is reckoned by.
    #[arg(long, value_enum, default_value = "cpu")]
    pub(crate) clock: Clock,
    /// Games at the same time; as many as there are cores if left out.
    #[arg(long, value_parser = threads)]
    pub(crate) threads: Option<usize>,
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
pub(crate) struct Analyse {
    /// A file with one record, finished or not; `-` is standard input.
    pub(crate) record: PathBuf,
    /// Look after this many actions instead of at the end.
    #[arg(long)]
    pub(crate) ply: Option<usize>,
    #[command(flatten)]
    pub(crate) thought: Thought,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Review {
    /// A file with one record, finished or not; `-` is standard input.
    pub(crate) record: PathBuf,
    /// Tell only of this seat's actions.
    #[arg(long)]
    pub(crate) seat: Option<u8>,
    #[command(flatten)]
    pub(crate) thought: Thought,
}

/// How long to think about a position.
#[derive(Debug, ClapArgs)]
pub(crate) struct Thought {
    /// For each position: a number of iterations such as 4000, or a time such as 500ms. The same
    /// number gives the same answer.
    #[arg(long, default_value = "4000")]
    pub(crate) budget: String,
    /// The seed of what the search imagines.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
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
    /// What the time of our bots is reckoned by; another program's always by the clock on the wall.
    #[arg(long, value_enum, default_value = "cpu")]
    pub(crate) clock: Clock,
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
    /// The set-up as a JSON object, or @FILE; several are played in turn.
    #[arg(long, default_value = "{}")]
    pub(crate) setup: Vec<String>,
    /// The bot that plays on every seat.
    #[arg(long, default_value = "blaze:200", conflicts_with = "glance")]
    pub(crate) bot: String,
    /// Instead of fitting the evaluation to games: find the numbers, of those whose names begin with
    /// this, that let games end best that are played at a glance.
    #[arg(long, value_name = "PREFIX")]
    pub(crate) glance: Option<String>,
    /// Instead of fitting the evaluation to games: teach the numbers whose names begin with this what
    /// searches come to try, so that it is tried first.
    #[arg(long, value_name = "PREFIX", conflicts_with = "glance")]
    pub(crate) priors: Option<String>,
    /// Instead of fitting numbers: teach the net that judges such games anew, in rounds of self-play, and
    /// write it to FILE. Games without a net have none to teach.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["glance", "priors", "hold", "out"])]
    pub(crate) net: Option<PathBuf>,
    /// Rounds of games, each played with the net of the one before.
    #[arg(long, default_value_t = 2, requires = "net", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) rounds: u32,
    /// At a glance, do what the evaluation likes best instead of what a playout does.
    #[arg(long, requires = "glance")]
    pub(crate) greedy: bool,
    /// At a glance, numbers keep their sign.
    #[arg(long, requires = "glance")]
    pub(crate) signs: bool,
    /// How far guesses lie apart at first, and how far for each unit of a number.
    #[arg(long, default_value_t = 0.3, requires = "glance")]
    pub(crate) apart: f32,
    /// Guesses that play at the same time.
    #[arg(long, default_value = "1", requires = "glance", value_parser = threads)]
    pub(crate) threads: usize,
    /// A number or a group of them that stays as it is, by its name in the data file; may be given
    /// several times.
    #[arg(long, value_name = "NAME")]
    pub(crate) hold: Vec<String>,
    /// How many games; at a glance, how many a guess; for a net, how many a round.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub(crate) games: u32,
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

#[derive(Debug, ClapArgs)]
pub(crate) struct Verify {
    /// A file of records; `-` is standard input.
    pub(crate) file: PathBuf,
}

/// Every option may also stand in the file of --config or in the environment; a flag beats the
/// environment, which beats the file.
#[derive(Debug, ClapArgs)]
pub(crate) struct Serve {
    /// A TOML file of options: address, data_dir, database, bus, origins and the rest.
    #[arg(long, env = "HEARTH_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:8080].
    #[arg(long, env = "HEARTH_ADDRESS")]
    pub(crate) address: Option<std::net::SocketAddr>,
    /// Where the SQLite file lies [default: ~/.local/share/hearth].
    #[arg(long, env = "HEARTH_DATA_DIR", value_name = "FOLDER")]
    pub(crate) data_dir: Option<PathBuf>,
    /// Another database than SQLite's: postgres://…
    #[arg(long, env = "HEARTH_DATABASE", value_name = "URL", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// The bus between nodes on one database: nats://…
    #[arg(long, env = "HEARTH_BUS", value_name = "URL", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// Another origin whose pages may talk to this node; may be given several times.
    #[arg(long, env = "HEARTH_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,
    /// A reverse proxy in front tells the true address in X-Forwarded-For.
    #[arg(long, env = "HEARTH_TRUST_PROXY")]
    pub(crate) trust_proxy: bool,
    /// Write logs as JSON.
    #[arg(long, env = "HEARTH_JSON_LOGS")]
    pub(crate) json_logs: bool,
    /// Change a limit, e.g. tables_per_hour=600; may be given several times.
    #[arg(long, env = "HEARTH_LIMITS", value_name = "NAME=NUMBER", value_delimiter = ',')]
    pub(crate) limit: Vec<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Load {
    /// The node, e.g. http://127.0.0.1:8080. Start it with limits that allow so many clients.
    #[arg(long)]
    pub(crate) url: String,
    /// How many tables.
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// How many clients in all: two play at each table, the others watch.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=500_000))]
    pub(crate) clients: u32,
    /// For how many seconds to play once all are connected.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) seconds: u64,
    /// The game's id.
    #[arg(long, default_value = "taluva")]
    pub(crate) game: String,
    /// Have clients ask for positions and events, too, as browsers do.
    #[arg(long)]
    pub(crate) full: bool,
    /// The node's process, to say how much memory a connection and how much processor time an action
    /// takes.
    #[arg(long)]
    pub(crate) pid: Option<u32>,
}
