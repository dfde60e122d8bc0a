//! `hearth arena`: which of two bots plays better.
//!
//! One block is the same game with the same dice once for each seat: A sits there, B everywhere else.
//! Blocks are independent, games within one are not, so the error is reckoned from blocks.

use bots::Bot;
use catalogue::{AnyGame, AnyTable, CatalogueError};
use kernel::{Actor, Digest, Seat};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use table::{SeatInfo, SeededDice};

use super::parallel::in_order;
use crate::args::Arena;
use crate::failure::Failure;
use crate::input;
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Arena, output: &Output) -> Done {
    let pairing = Pairing::new(options)?;
    let seats = pairing.seats as u64;
    let blocks = options.games.div_ceil(seats);
    let progress = super::parallel::progress_bar(blocks * seats);
    let mut tally = Tally::default();
    in_order(
        blocks,
        |number| pairing.block(number),
        |share| {
            tally.add(share);
            progress.inc(seats);
            progress.set_message(format!("{:.1} %", 100.0 * tally.mean()));
            Ok(())
        },
    )?;
    progress.finish_and_clear();
    tally.print(&pairing, output)
}

struct Pairing {
    game: &'static dyn AnyGame,
    setup: Value,
    a: Bot,
    b: Bot,
    seats: usize,
    seed: u64,
}

impl Pairing {
    fn new(options: &Arena) -> Result<Self, Failure> {
        let game = catalogue::game(&options.game)?;
        let setup = input::setup(&options.setup)?;
        let table = game.open(&setup, vec![])?;
        let seats = table.seats().len();
        if table.team(Seat(0)) == table.team(Seat(seats as u8 - 1)) {
            let problem = "all win together here: use simulate, which counts common wins";
            return Err(Failure::input(problem));
        }
        let bot = |flag: &str, name: &str| {
            name.parse::<Bot>().map_err(|error| Failure::input(format!("{flag}: {error}")))
        };
        let (a, b) = (bot("--a", &options.a)?, bot("--b", &options.b)?);
        Ok(Self { game, setup, a, b, seats, seed: options.seed })
    }

    /// The mean share of victory of A over all its seats.
    fn block(&self, number: u64) -> Result<f64, CatalogueError> {
        let seed = Digest::default().number(self.seed).number(number).finish();
        let mut sum = 0.0;
        for seat in Seat::all(self.seats as u8) {
            sum += self.play(seat, seed)?;
        }
        Ok(sum / self.seats as f64)
    }

    fn play(&self, own: Seat, seed: u64) -> Result<f64, CatalogueError> {
        let bot = |seat: Seat| if seat == own { self.a } else { self.b };
        let seats = Seat::all(self.seats as u8).map(|seat| SeatInfo::bot(bot(seat).to_string()));
        let mut table = self.game.open(&self.setup, seats.collect())?;
        let mut dice = SeededDice::new(seed);
        let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(own.0));
        let mut players: Vec<_> =
            Seat::all(self.seats as u8).map(|seat| table.player(bot(seat), seat, 1)).collect();
        loop {
            match table.to_act() {
                Actor::Nobody => return Ok(share(&*table, own)),
                Actor::Chance => drop(table.settle(&mut dice)),
                actor @ Actor::Seat(seat) => {
                    let player = &mut players[seat.index()];
                    let action = player.choose(&*table, &mut rng).unwrap_or_default();
                    table.act(actor, &action)?;
                }
            }
        }
    }
}

fn share(table: &dyn AnyTable, own: Seat) -> f64 {
    let Some(outcome) = table.outcome() else { return 0.0 };
    let winners = outcome.seats.iter().filter(|result| result.place == Some(1)).count();
    let won = outcome.seats[own.index()].place == Some(1);
    if won { 1.0 / winners as f64 } else { 0.0 }
}

/// Blocks so far.
#[derive(Default)]
struct Tally {
    blocks: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, share: f64) {
        self.blocks += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    fn mean(&self) -> f64 {
        self.sum / self.blocks
    }

    /// Half the width of the 95 % interval.
    fn error(&self) -> f64 {
        let variance = (self.squares / self.blocks - self.mean().powi(2)).max(0.0);
        1.96 * (variance / (self.blocks - 1.0).max(1.0)).sqrt()
    }

    fn print(&self, pairing: &Pairing, output: &Output) -> Done {
        let (mean, error) = (self.mean(), self.error());
        let (low, high) = ((mean - error).max(0.0), (mean + error).min(1.0));
        let games = self.blocks as u64 * pairing.seats as u64;
        let elo = (pairing.seats == 2).then(|| elo(mean));
        let (a, b) = (pairing.a.to_string(), pairing.b.to_string());
        if output.json {
            return output.object(&json!({
                "game": pairing.game.info().id, "a": a, "b": b, "games": games,
                "score": mean, "low": low, "high": high, "elo": elo,
            }));
        }
        let elo = elo.map_or(String::new(), |elo| format!(", {elo:+.0} Elo"));
        output.line(format_args!(
            "{} against {}: {:.1} % (95 %: {:.1} to {:.1}) of {games} games{elo}",
            styled(BOLD, a),
            styled(BOLD, b),
            100.0 * mean,
            100.0 * low,
            100.0 * high
        ))
    }
}

/// The rating difference that makes such a score, kept finite.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}
