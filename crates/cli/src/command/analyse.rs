//! `hearth analyse`: what to do here, what it leads to, and why.

use bots::reasons::{Reason, Step};
use bots::{Analysis, Candidate};
use catalogue::AnyTable;
use kernel::{Actor, Language};
use serde_json::json;

use crate::args::Analyse;
use crate::failure::Failure;
use crate::input;
use crate::output::{BOLD, DIM, Done, Output, styled};

pub(crate) fn run(options: &Analyse, output: &Output) -> Done {
    let budget = input::budget(&options.thought)?;
    let record = input::record(&options.record)?;
    let table = catalogue::game(&record.header.game)?.replay(&record)?;
    let table = input::rewound(table, options.ply)?;
    let mut rng = catalogue::review_rng(options.thought.seed, table.plies());
    let Some(analysis) = table.analyse(budget, &mut rng) else { return Err(nobody(&*table)) };
    if output.json {
        let (game, ply) = (&record.header.game, table.plies());
        let mut object = json!({"game": game, "ply": ply, "budget": budget.to_string()});
        if let (Some(all), Ok(serde_json::Value::Object(found))) =
            (object.as_object_mut(), serde_json::to_value(&analysis))
        {
            all.extend(found);
        }
        return output.object(&object);
    }
    tell(&*table, &analysis, output)
}

/// Why there is nothing to think about.
fn nobody(table: &dyn AnyTable) -> Failure {
    let why = match table.to_act() {
        Actor::Chance => "chance decides there",
        _ => "the game is over there",
    };
    Failure::input(format!("--ply: no seat is to act after {} actions: {why}", table.plies()))
}

fn tell(table: &dyn AnyTable, analysis: &Analysis, output: &Output) -> Done {
    let seat = &table.seats()[analysis.seat.index()].name;
    let head = format!("{}, {seat}: {}", table.info().title, table.task().say(output.language));
    output.line(styled(BOLD, head))?;
    for (place, candidate) in (1..).zip(&analysis.candidates) {
        tell_candidate(place, candidate, output)?;
    }
    Ok(())
}

fn tell_candidate(place: u32, candidate: &Candidate, output: &Output) -> Done {
    let (action, share) = (styled(BOLD, &candidate.action), per_cent(candidate.share));
    output.line(format_args!("{place:>2}. {share:>5}  {action}"))?;
    for reason in &candidate.effects {
        output.line(format_args!("           {}", sentence(reason, output.language)))?;
    }
    if candidate.line.is_empty() {
        return Ok(());
    }
    output.line(styled(DIM, format_args!("           {}", line(&candidate.line, output.language))))
}

/// A share in per cent.
pub(crate) fn per_cent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// A reason as a line.
pub(crate) fn sentence(reason: &Reason, language: Language) -> String {
    format!("{}.", reason.text.say(language))
}

/// More of a line nobody reads.
const LONGEST_LINE: usize = 6;

/// What is expected to follow.
pub(crate) fn line(steps: &[Step], language: Language) -> String {
    let (then, chance) = match language {
        Language::En => ("then", "chance"),
        Language::De => ("dann", "Zufall"),
    };
    let who = |step: &Step| match step.actor.parse() {
        Ok(Actor::Chance) => chance.to_owned(),
        _ => step.actor.clone(),
    };
    let told = steps.iter().take(LONGEST_LINE);
    let told: Vec<String> = told.map(|step| format!("{}: {}", who(step), step.action)).collect();
    format!("{then} {}", told.join(", "))
}
