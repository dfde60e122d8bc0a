//! `hearth replay`: a record, checked and shown.

use catalogue::AnyTable;
use kernel::{Digest, Viewer};
use serde_json::{Value, json};
use table::Record;

use crate::args::Replay;
use crate::draw;
use crate::input;
use crate::output::{BOLD, DIM, Done, Output, styled};

pub(crate) fn run(options: &Replay, output: &Output) -> Done {
    let records = input::records(&options.file)?;
    // All is checked before anything is printed: a wrong record shows nothing.
    let tables = records
        .iter()
        .map(|record| Ok(catalogue::game(&record.header.game)?.replay(record)?))
        .collect::<Result<Vec<_>, crate::failure::Failure>>()?;
    for (record, table) in records.iter().zip(&tables) {
        let viewer = input::viewer(options.viewer.as_deref(), table.seats().len())?;
        if output.json {
            print_lines(record, &**table, viewer, output)?;
        } else {
            print_story(record, &**table, viewer, output)?;
        }
    }
    Ok(())
}

/// One object an action. `legal` is what could be done before it, `view` and `hash` are what came
/// of it.
fn print_lines(record: &Record, table: &dyn AnyTable, viewer: Viewer, output: &Output) -> Done {
    let mut now = table.rewound(0);
    for (ply, line) in record.lines.iter().enumerate() {
        let legal = legal_for(&*now, viewer);
        now.act(line.actor, &line.action)?;
        let told = now.told(ply, viewer);
        let view = now.view(viewer);
        output.object(&json!({
            "ply": ply,
            "actor": told.actor,
            "legal": legal,
            "action": told.action,
            "events": told.events,
            "hash": format!("{:016x}", hash_for(&*now, &view, viewer)),
            "view": view,
        }))?;
    }
    Ok(())
}

/// What others may do can tell what a seat must not know (which tiles are left to be drawn).
fn legal_for(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    match (viewer, table.to_act().seat()) {
        (Viewer::Referee, _) => table.legal(),
        (Viewer::Seat(own), Some(seat)) if own == seat => table.legal(),
        _ => vec![],
    }
}

/// The hash of the whole state would betray secrets to who tries them all; others than the referee
/// get that of their view.
fn hash_for(table: &dyn AnyTable, view: &Value, viewer: Viewer) -> u64 {
    match viewer {
        Viewer::Referee => table.hash(),
        _ => Digest::default().bytes(view.to_string().as_bytes()).finish(),
    }
}

fn print_story(record: &Record, table: &dyn AnyTable, viewer: Viewer, output: &Output) -> Done {
    let info = table.info();
    output.line(format_args!("{} {}", styled(BOLD, info.title), styled(DIM, table.setup())))?;
    let seats: Vec<String> = record.header.seats.iter().map(|seat| seat.name.clone()).collect();
    output.line(format_args!("Seats: {}\n", seats.join(", ")))?;
    let mut now = table.rewound(0);
    for (ply, line) in record.lines.iter().enumerate() {
        now.act(line.actor, &line.action)?;
        let told = now.told(ply, viewer);
        let head = format!("{:>3}  {}: {}", ply + 1, told.actor, told.action);
        output.line(styled(BOLD, head))?;
        for event in &told.events {
            output.line(format_args!("     {}", event.text.say(output.language)))?;
        }
        output.line(draw::board(info.family, &now.view(viewer), output.language))?;
    }
    match table.outcome() {
        Some(outcome) => output.line(draw::outcome(&outcome, table.seats(), output.language)),
        None => output.line("The record ends here; the game goes on."),
    }
}
