//! `hearth simulate`: whole games, played by bots.

use std::ops::ControlFlow;

use bots::Bot;
use catalogue::{AnyGame, AnyPlayer, AnyTable, CatalogueError};
use kernel::{Actor, Digest, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use table::{Record, SeatInfo, SeededDice};

use super::parallel::{all_cores, in_order_until, progress_bar};
use crate::args::Simulate;
use crate::failure::Failure;
use crate::input::{self, NewFile};
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Simulate, output: &Output) -> Done {
    options.clock.set();
    let plan = Plan::new(options)?;
    let mut sink = Records::open(options)?;
    let mut tally = Tally::new(plan.seats);
    let progress = progress_bar(options.games);
    in_order_until(
        options.threads.unwrap_or_else(all_cores),
        options.games,
        |number| plan.play(number),
        |record| {
            tally.count(&record);
            progress.inc(1);
            sink.write(&record).map(ControlFlow::Continue)
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
        let mut players: Vec<_> = Seat::all(self.seats as u8)
            .map(|seat| table.player(self.bots[seat.index()], seat, 1))
            .collect();
        while let Some(action) = next(&mut *table, &mut players, &mut dice, &mut rng) {
            let actor = table.to_act();
            table.act(actor, &action)?;
        }
        Ok(table.record())
    }
}

/// Lets chance act until a seat is to; what its bot does then, or nothing at the end.
fn next(
    table: &mut dyn AnyTable,
    players: &mut [Box<dyn AnyPlayer>],
    dice: &mut SeededDice,
    rng: &mut SmallRng,
) -> Option<String> {
    while table.to_act() == Actor::Chance {
        table.settle(dice);
    }
    let seat = table.to_act().seat()?;
    players[seat.index()].choose(table, rng)
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
            let wins = 100.0 * share(&self.wins[seat.index()]);
            // Some games have winners but no points.
            let points = match self.scores[seat.index()] {
                0 => String::new(),
                sum => format!(", mean score {:.1}", sum as f64 / games),
            };
            output.line(format_args!("  {seat}: wins {wins:.1} %{points}"))?;
        }
        Ok(())
    }
}
