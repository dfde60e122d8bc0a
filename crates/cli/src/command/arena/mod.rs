//! `hearth arena`: which of two bots plays better.
//!
//! One block is the same game with the same dice once for each seat: A sits there, B everywhere else.
//! Blocks are independent, games within one are not, so the error is reckoned from blocks.

mod archive;
mod contestant;
mod engine;
mod game;
mod tally;

use std::ops::ControlFlow;

use indicatif::ProgressBar;
use serde_json::json;

use super::parallel::{all_cores, in_order_until, progress_bar};
use crate::args::Arena;
use crate::output::{BOLD, DIM, Done, Output, WRONG, styled};
use archive::Archive;
use game::{Match, Played};
use tally::{Sprt, Tally, Verdict};

/// A match by SPRT ends here whatever it has found: about 400 games settle what is worth settling.
const MOST_SPRT_GAMES: u64 = 20_000;

pub(crate) fn run(options: &Arena, output: &Output) -> Done {
    options.clock.set();
    let matched = Match::new(options)?;
    let mut archive = Archive::open(options.records.as_deref(), &matched)?;
    let seats = matched.seats as u64;
    let wanted = if options.sprt { MOST_SPRT_GAMES } else { options.games };
    let games = wanted.div_ceil(seats) * seats;
    let mut course = Course::new(options, matched.seats, progress_bar(games));
    let threads = options.threads.unwrap_or_else(all_cores);
    let done = archive.games();
    in_order_until(
        threads,
        games,
        |number| match done.get(&number) {
            Some(played) => Ok(played.clone()),
            None => matched.play(number),
        },
        |played: Played| {
            archive.keep(&played)?;
            Ok(course.count(&played))
        },
    )?;
    course.progress.finish_and_clear();
    course.print(&matched, output)
}

/// How the match goes.
struct Course {
    tally: Tally,
    sprt: Option<Sprt>,
    verdict: Option<Verdict>,
    progress: ProgressBar,
    forfeits: [u64; 2],
}

impl Course {
    fn new(options: &Arena, seats: usize, progress: ProgressBar) -> Self {
        let sprt = options.sprt.then(|| Sprt::new(options.elo0, options.elo1, seats));
        let tally = Tally::new(seats);
        Self { tally, sprt, verdict: None, progress, forfeits: [0; 2] }
    }

    fn count(&mut self, played: &Played) -> ControlFlow<()> {
        self.tally.add(played.share);
        if let Some(forfeit) = &played.forfeit {
            self.forfeits[usize::from(!forfeit.by_a)] += 1;
            let who = if forfeit.by_a { "A" } else { "B" };
            let told = format!("game {}: {who} forfeits: {}", played.number, forfeit.reason);
            self.progress.suspend(|| anstream::eprintln!("{} {told}", styled(WRONG, "arena:")));
        }
        self.progress.inc(1);
        let (_, low, high) = self.tally.interval();
        self.progress.set_message(format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high));
        self.verdict = self.sprt.as_ref().and_then(|sprt| sprt.verdict(&self.tally));
        if self.verdict.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn print(&self, matched: &Match, output: &Output) -> Done {
        let (score, low, high) = self.tally.interval();
        let (games, elo) = (self.tally.games(), self.tally.elo(score));
        let (a, b) = (matched.a.to_string(), matched.b.to_string());
        if output.json {
            return output.object(&json!({
                "game": matched.game.info().id, "a": a, "b": b, "games": games,
                "score": score, "low": low, "high": high, "elo": elo,
                "elo_low": self.tally.elo(low), "elo_high": self.tally.elo(high),
                "sprt": self.sprt.as_ref().map(|sprt| json!({
                    "llr": sprt.ratio(&self.tally),
                    "accepted": self.verdict.map(Verdict::name),
                })),
                "forfeits": {"a": self.forfeits[0], "b": self.forfeits[1]},
            }));
        }
        output.line(format_args!(
            "{} against {}: {:.1} % (95 %: {:.1} to {:.1}) of {games} games, {elo:+.0} Elo",
            styled(BOLD, a),
            styled(BOLD, b),
            100.0 * score,
            100.0 * low,
            100.0 * high
        ))?;
        self.print_rest(output)
    }

    fn print_rest(&self, output: &Output) -> Done {
        if let Some(sprt) = &self.sprt {
            let ratio = sprt.ratio(&self.tally);
            let verdict = self.verdict.map_or("undecided", Verdict::name);
            let told = format!("SPRT: {verdict}, log-likelihood ratio {ratio:.2}");
            output.line(styled(DIM, told))?;
        }
        match self.forfeits {
            [0, 0] => Ok(()),
            [a, b] => output.line(styled(DIM, format_args!("forfeits: A {a}, B {b}"))),
        }
    }
}
