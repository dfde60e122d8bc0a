//! `hearth load`: many clients at many tables of a node, measured.

use std::time::Duration;

use server::load::{Plan, Report};

use crate::args::Load;
use crate::failure::Failure;
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Load, output: &Output) -> Done {
    catalogue::game(&options.game)?;
    let plan = Plan {
        url: options.url.clone(),
        tables: options.tables,
        clients: options.clients.max(2 * options.tables),
        time: Duration::from_secs(options.seconds),
        game: options.game.clone(),
        full: options.full,
        pid: options.pid,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Failure::File(e.to_string()))?;
    let report = runtime
        .block_on(server::load::run(&plan))
        .map_err(|error| Failure::input(format!("--url: {error}")))?;
    if output.json {
        output.object(&report)?;
    } else {
        print(&report, output)?;
    }
    let sound = report.lost_or_doubled == 0 && report.failures.is_empty();
    if sound { Ok(()) } else { Err(Failure::No) }
}

fn print(report: &Report, output: &Output) -> Done {
    let Report { tables, clients, seconds, actions, games, .. } = report;
    output.line(format_args!("{clients} clients at {tables} tables for {seconds:.1} seconds"))?;
    let rate =
        styled(BOLD, format_args!("{:.0} durable actions a second", report.actions_per_second));
    output.line(format_args!("{rate} ({actions} actions, {games} games to the end)"))?;
    for (name, [half, most, nearly_all, all]) in
        [("acknowledged", report.acknowledged_ms), ("seen by others", report.seen_ms)]
    {
        output.line(format_args!(
            "{name}: 50 % within {half:.1} ms, 95 % {most:.1}, 99 % {nearly_all:.1}, 99.9 % {all:.1}"
        ))?;
    }
    if let [Some(connected), Some(end)] = report.memory_per_connection_kb {
        output.line(format_args!(
            "memory a connection: {connected:.1} kB when all were connected, {end:.1} kB at the end"
        ))?;
    }
    if let [Some(node), Some(own)] = report.processor_us_per_action {
        output.line(format_args!(
            "processor time an action: {node:.0} µs of the node, {own:.0} µs of the load generator"
        ))?;
    }
    let (wrong, seen) = (report.lost_or_doubled, report.updates_seen);
    output.line(format_args!("lost, doubled or out of order: {wrong} of {seen} seen"))?;
    for failure in report.failures.iter().take(10) {
        output.line(format_args!("  a client failed: {failure}"))?;
    }
    Ok(())
}
