//! `hearth simulate`: whole games, played by bots.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use bots::Bot;
use catalogue::{AnyGame, AnyTable, CatalogueError};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Actor, Digest, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use table::{Record, SeatInfo, SeededDice};

use crate::args::Simulate;
use crate::failure::Failure;
use crate::input::{self, NewFile};
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Simulate, output: &Output) -> Done {
    let plan = Plan::new(options)?;
    let mut sink = Records::open(options)?;
    let mut tally = Tally::new(plan.seats);
    let progress = progress_bar(options.games);
    in_order(
        options.games,
        |number| plan.play(number),
        |record| {
            tally.count(&record);
            progress.inc(1);
            sink.write(&record)
        },
    )?;
    progress.finish_and_clear();
    let to_stdout = sink.to_stdout();
    sink.finish()?;
    if to_stdout { Ok(()) } else { tally.print(plan.game.info().id, output) }
}

/// What is played.
struct Plan {
    game: &'static dyn AnyGame,
    setup: Value,
    bots: Vec<Bot>,
    seats: usize,
    seed: u64,
}

impl Plan {
    fn new(options: &Simulate) -> Result<Self, Failure> {
        let game = catalogue::game(&options.game)?;
        let setup = input::setup(&options.setup)?;
        let seats = game.open(&setup, vec![])?.seats().len();
        let named = options.bot.iter().map(|name| {
            name.parse::<Bot>().map_err(|error| Failure::input(format!("--bot: {error}")))
        });
        let named = named.collect::<Result<Vec<_>, _>>()?;
        if named.len() != 1 && named.len() != seats {
            let given = named.len();
            let problem = format!("--bot: one name, or one for each of {seats} seats, not {given}");
            return Err(Failure::input(problem));
        }
        let bots = (0..seats).map(|seat| named[seat % named.len()]).collect();
        Ok(Self { game, setup, bots, seats, seed: options.seed })
    }

    /// Game number `number`. It depends on nothing but the seed and the number, so the same games
    /// come out whatever the number of threads.
    fn play(&self, number: u64) -> Result<Record, CatalogueError> {
        let seed = Digest::default().number(self.seed).number(number).finish();
        let mut dice = SeededDice::new(seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = self.bots.iter().map(|bot| SeatInfo::bot(bot.to_string())).collect();
        let mut table = self.game.open(&self.setup, seats)?;
        while let Some(action) = self.next(&mut *table, &mut dice, &mut rng) {
            let actor = table.to_act();
            table.act(actor, &action)?;
        }
        Ok(table.record())
    }

    /// Lets chance act until a seat is to; what its bot does then, or nothing at the end.
    fn next(
        &self,
        table: &mut dyn AnyTable,
        dice: &mut SeededDice,
        rng: &mut SmallRng,
    ) -> Option<String> {
        while table.to_act() == Actor::Chance {
            table.settle(dice);
        }
        let seat = table.to_act().seat()?;
        table.ask(self.bots[seat.index()], rng)
    }
}

/// Makes `count` things on all cores and takes them in order.
fn in_order<T: Send>(
    count: u64,
    make: impl Fn(u64) -> Result<T, CatalogueError> + Sync,
    mut take: impl FnMut(T) -> Done,
) -> Done {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(16);
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        // Bounded, so that a slow disk holds the players up instead of filling the memory.
        let (send, receive) = mpsc::sync_channel(threads * 64);
        for _ in 0..threads {
            let (send, next, make) = (send.clone(), &next, &make);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, make(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = std::collections::BTreeMap::new();
        let mut due = 0;
        for (number, made) in receive {
            waiting.insert(number, made);
            while let Some(made) = waiting.remove(&due) {
                take(made?)?;
                due += 1;
            }
        }
        Ok(())
    })
}

/// Where records go.
enum Records {
    Nowhere,
    Stdout { first: bool },
    File { file: NewFile, first: bool },
}

impl Records {
    fn open(options: &Simulate) -> Result<Self, Failure> {
        match options.out.as_deref() {
            None => Ok(Self::Nowhere),
            Some(path) if path.as_os_str() == "-" => Ok(Self::Stdout { first: true }),
            Some(path) => Ok(Self::File { file: NewFile::create(path)?, first: true }),
        }
    }

    fn to_stdout(&self) -> bool {
        matches!(self, Self::Stdout { .. })
    }

    fn write(&mut self, record: &Record) -> Done {
        let separator = |first: &mut bool| if std::mem::take(first) { "" } else { "\n" };
        match self {
            Self::Nowhere => Ok(()),
            Self::Stdout { first } => {
                let text = format!("{}{record}", separator(first));
                Output::new(false, kernel::Language::En).raw(text)
            }
            Self::File { file, first } => file.write(&format!("{}{record}", separator(first))),
        }
    }

    fn finish(self) -> Done {
        match self {
            Self::File { file, .. } => file.finish(),
            Self::Nowhere | Self::Stdout { .. } => Ok(()),
        }
    }
}

/// What all games came to.
struct Tally {
    games: u64,
    actions: u64,
    wins: Vec<f64>,
    scores: Vec<i64>,
    common_wins: Option<u64>,
}

impl Tally {
    fn new(seats: usize) -> Self {
        let (wins, scores) = (vec![0.0; seats], vec![0; seats]);
        Self { games: 0, actions: 0, wins, scores, common_wins: None }
    }

    fn count(&mut self, record: &Record) {
        self.games += 1;
        self.actions += record.lines.len() as u64;
        let Some(outcome) = &record.header.result else { return };
        if let Some(common) = &outcome.common {
            *self.common_wins.get_or_insert(0) += u64::from(common.won);
        }
        let winners = outcome.seats.iter().filter(|seat| seat.place == Some(1)).count();
        for (seat, result) in outcome.seats.iter().enumerate() {
            if result.place == Some(1) {
                self.wins[seat] += 1.0 / winners as f64;
            }
            self.scores[seat] += i64::from(result.score.unwrap_or(0));
        }
    }

    fn print(&self, game: &str, output: &Output) -> Done {
        let games = self.games as f64;
        let mean = self.actions as f64 / games;
        let share = |wins: &f64| wins / games;
        let score = |sum: &i64| *sum as f64 / games;
        if output.json {
            return output.object(&json!({
                "game": game, "games": self.games, "mean_actions": mean,
                "win_share": self.wins.iter().map(share).collect::<Vec<_>>(),
                "mean_score": self.scores.iter().map(score).collect::<Vec<_>>(),
                "common_wins": self.common_wins,
            }));
        }
        let (played, name) = (self.games, styled(BOLD, game));
        output.line(format_args!("{name}: {played} games, {mean:.1} actions each"))?;
        if let Some(won) = self.common_wins {
            return output.line(format_args!("  won together: {won} of {played}"));
        }
        for seat in Seat::all(self.wins.len() as u8) {
            let (wins, score) = (&self.wins[seat.index()], &self.scores[seat.index()]);
            output.line(format_args!(
                "  {seat}: wins {:.1} %, mean score {:.1}",
                100.0 * share(wins),
                *score as f64 / games
            ))?;
        }
        Ok(())
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .expect("the template is well-formed"),
    );
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
