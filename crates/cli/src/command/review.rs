//! `hearth review`: what each action gave away, what was better, and why.

use bots::{Grade, Review, ReviewedPly, SeatSummary};
use catalogue::AnyTable;
use kernel::{Language, Phrase, Seat};
use serde_json::json;
use table::Record;

use super::analyse::{line, per_cent, sentence};
use super::parallel::{in_order, progress_of};
use crate::args;
use crate::failure::Failure;
use crate::input;
use crate::output::{BOLD, DIM, Done, Output, WRONG, styled};

pub(crate) fn run(options: &args::Review, output: &Output) -> Done {
    let record = input::record(&options.record)?;
    let table = catalogue::game(&record.header.game)?.replay(&record)?;
    if options.seat.is_some_and(|seat| usize::from(seat) >= table.seats().len()) {
        let problem = format!("--seat: this game has {} seats", table.seats().len());
        return Err(Failure::input(problem));
    }
    let review = review(&record, &*table, options)?;
    if output.json {
        return output.object(&json!({
            "game": record.header.game,
            "budget": options.thought.budget,
            "plies": review.plies,
            "turning_points": review.turning_points,
            "seats": review.seats,
            "series": table.series(),
        }));
    }
    tell(&*table, &review, output)
}

/// Every decision, or those of the seat asked for, on all cores.
fn review(
    record: &Record,
    table: &dyn AnyTable,
    options: &args::Review,
) -> Result<Review, Failure> {
    let (budget, seed) = (input::budget(&options.thought)?, options.thought.seed);
    let wanted = |line: &table::Line| match (line.actor.seat(), options.seat) {
        (Some(seat), Some(asked)) => seat.0 == asked,
        (seat, _) => seat.is_some(),
    };
    let plies: Vec<usize> =
        (0..record.lines.len()).filter(|&ply| wanted(&record.lines[ply])).collect();
    let progress = progress_of(plies.len() as u64, "actions");
    let mut reviewed = vec![];
    in_order(
        plies.len() as u64,
        |number| {
            // A table is one thread's own; reading the record again is quick beside thinking.
            let ply = plies[number as usize];
            let table = catalogue::game(&record.header.game)?.replay(record)?;
            Ok::<_, Failure>(table.review_ply(ply, budget, &mut catalogue::review_rng(seed, ply)))
        },
        |ply| {
            reviewed.extend(ply);
            progress.inc(1);
            Ok(())
        },
    )?;
    progress.finish_and_clear();
    Ok(Review::of(reviewed, table.seats().len() as u8))
}

fn tell(table: &dyn AnyTable, review: &Review, output: &Output) -> Done {
    output.line(styled(BOLD, table.info().title))?;
    for ply in &review.plies {
        tell_ply(ply, output)?;
    }
    tell_turning_points(review, output)?;
    let word = Phrase::new("Seat", "Platz").say(output.language);
    for (seat, summary) in Seat::all(table.seats().len() as u8).zip(&review.seats) {
        let name = &table.seats()[seat.index()].name;
        if summary.decisions > 0 {
            output.line(summarise(
                &format!("{word} {} ({name})", seat.0),
                summary,
                output.language,
            ))?;
            output.line(format_args!("  {}", chart(review, seat)))?;
        }
    }
    Ok(())
}

fn tell_ply(ply: &ReviewedPly, output: &Output) -> Done {
    let language = output.language;
    let grade = ply.grade.name().say(language);
    let head = format!("{:>4}  {}: {}", ply.ply + 1, ply.seat.0, ply.action);
    let share = per_cent(ply.after);
    if ply.grade < Grade::Inaccuracy {
        return output.line(format_args!("{head}  {}", styled(DIM, format!("{grade}, {share}"))));
    }
    let lost = format!("{grade}: {} → {share}", per_cent(ply.before));
    output.line(format_args!("{}  {}", styled(BOLD, head), styled(WRONG, lost)))?;
    for reason in &ply.why_played {
        output.line(format_args!("        · {}", sentence(reason, language)))?;
    }
    let better = Phrase::new("better", "besser").say(language);
    output.line(format_args!("        {better}: {}", styled(BOLD, &ply.best)))?;
    for reason in &ply.why_best {
        output.line(format_args!("        · {}", sentence(reason, language)))?;
    }
    if ply.best_line.is_empty() {
        return Ok(());
    }
    output.line(styled(DIM, format_args!("        {}", line(&ply.best_line, language))))
}

fn tell_turning_points(review: &Review, output: &Output) -> Done {
    let none = Phrase::new("No action gave much away.", "Kein Zug hat viel verschenkt.");
    if review.turning_points.is_empty() {
        return output.line(none.say(output.language));
    }
    let numbers: Vec<String> =
        review.turning_points.iter().map(|ply| (ply + 1).to_string()).collect();
    let head = Phrase::new("The game turned at", "Das Spiel wendete sich bei").say(output.language);
    output.line(format_args!("{} {}", styled(BOLD, head), numbers.join(", ")))
}

fn summarise(name: &str, summary: &SeatSummary, language: Language) -> String {
    let SeatSummary { decisions, best, inaccuracies, mistakes, blunders, mean_loss } = summary;
    let loss = format!("{:.1} %", 100.0 * mean_loss);
    match language {
        Language::En => format!(
            "{name}: decisions {decisions}, best {best}, inaccuracies {inaccuracies}, mistakes \
             {mistakes}, blunders {blunders}; {loss} given away on average"
        ),
        Language::De => format!(
            "{name}: Entscheidungen {decisions}, beste {best}, Ungenauigkeiten {inaccuracies}, \
             Fehler {mistakes}, grobe Fehler {blunders}; im Mittel {} verschenkt",
            loss.replace('.', ",")
        ),
    }
}

/// More columns no terminal has to spare.
const WIDEST: usize = 72;

/// What a seat could expect in the course of the game, from nothing to everything.
fn chart(review: &Review, seat: Seat) -> String {
    let bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let step = review.plies.len().div_ceil(WIDEST).max(1);
    let share = |ply: &ReviewedPly| ply.shares_after[seat.index()].clamp(0.0, 1.0);
    let bar = |ply| bars[(share(ply) * (bars.len() - 1) as f32).round() as usize];
    review.plies.iter().step_by(step).map(bar).collect()
}
