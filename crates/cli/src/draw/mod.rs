//! Boards in a terminal. A new game is one file and one line in [`board`].

mod bricks;
mod canvas;
mod feurio;
mod flash_point;
mod forest;
mod lines;
mod on_the_run;
mod taluva;
mod vulkan;
mod words;

use kernel::{Language, Outcome};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::SeatInfo;

use crate::output::{BOLD, styled};

/// The position a view shows, drawn with colours.
pub(crate) fn board(family: &str, view: &Value, language: Language) -> String {
    match family {
        "FE" => read(view).map(|view| feurio::draw(&view, language)),
        "VU" => read(view).map(|view| vulkan::draw(&view, language)),
        "OR" => read(view).map(|view| on_the_run::draw(&view, language)),
        "FP" => read(view).map(|view| flash_point::draw(&view, language)),
        "TA" => read(view).map(|view| taluva::draw(&view, language)),
        _ => None,
    }
    // A game nobody has drawn yet can still be looked at.
    .unwrap_or_else(|| serde_json::to_string_pretty(view).unwrap_or_default())
}

fn read<V: DeserializeOwned>(view: &Value) -> Option<V> {
    serde_json::from_value(view.clone()).ok()
}

/// How it ended, in lines.
pub(crate) fn outcome(outcome: &Outcome, seats: &[SeatInfo], language: Language) -> String {
    let mut lines = vec![styled(BOLD, outcome.reason.say(language))];
    for result in &outcome.seats {
        let name = seats.get(result.seat.index()).map_or("", |seat| &seat.name);
        let place = result.place.map_or("-".to_owned(), |place| format!("{place}."));
        let score = result.score.map_or(String::new(), |score| format!("  {score}"));
        if outcome.common.is_none() {
            lines.push(format!("{place:>4} {name}{score}"));
        }
        lines
            .extend(result.reasons.iter().map(|reason| format!("       {}", reason.say(language))));
    }
    for shortfall in outcome.common.iter().flat_map(|common| &common.shortfalls) {
        lines.push(format!("  {} {}", shortfall.count, shortfall.what.say(language)));
    }
    lines.join("\n")
}
