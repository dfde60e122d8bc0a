//! On the Run! in a terminal.

use std::fmt::Write as _;

use anstyle::Style;
use kernel::Language;
use on_the_run::{EdgeView, Occupant, PhaseView, SeatView, View};

use super::bricks::{self, Walls};
use super::canvas::Canvas;
use super::forest::{HOT, letter, piece, supply, tile, unseen};
use super::words::say;
use crate::output::{BOLD, DIM, styled};

const PREDATOR: Style = Style::new().bold().invert();

pub(crate) fn draw(view: &View, language: Language) -> String {
    let mut canvas = Canvas::default();
    let mut walls = Walls::default();
    view.tiles.iter().for_each(|tile| walls.round(tile.place));
    walls.draw(&mut canvas, DIM);
    view.edge.iter().for_each(|field| draw_field(&mut canvas, field));
    for own in &view.tiles {
        let taken: u8 = own.animals.iter().sum();
        tile(&mut canvas, own.place, own.number, own.animals, own.spaces - taken);
    }
    format!("{canvas}{}", panel(view, language))
}

/// An edge field: who escaped there, whether the fire may come, and where it is.
fn draw_field(canvas: &mut Canvas, field: &EdgeView) {
    let style = if field.hot { HOT } else { DIM };
    bricks::centred(canvas, field.place, 1, &field.place.to_string(), style);
    if field.hot {
        let (x, y) = bricks::inside(field.place);
        canvas.put(x + 5, y, '*', HOT);
    }
    match field.occupant {
        Some(Occupant::Animal(colour)) => {
            bricks::centred(canvas, field.place, 0, &letter(colour).to_string(), piece(colour));
        }
        Some(Occupant::Predator) => bricks::centred(canvas, field.place, 0, "P", PREDATOR),
        None => {}
    }
}

fn panel(view: &View, language: Language) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        let _ = writeln!(text, "{content}");
    };
    match &view.phase {
        PhaseView::Opening { drawn } => {
            let numbers: Vec<String> = drawn.iter().map(ToString::to_string).collect();
            line(format!("{} {}", say(language, "Turned up:", "Aufgedeckt:"), numbers.join(" ")));
        }
        PhaseView::Laying { number } => {
            line(format!(
                "{} {}",
                say(language, "Tile in hand:", "In der Hand:"),
                styled(BOLD, number)
            ));
        }
        PhaseView::Fleeing { number, waiting, .. } => {
            let left: u8 = waiting.iter().map(|tile| tile.count).sum();
            line(format!(
                "{} {number}: {left}",
                say(language, "Still to flee", "Noch zu fliehen von")
            ));
        }
        _ => {}
    }
    view.seats.iter().for_each(|seat| line(seat_line(view, seat, language)));
    let stock = [0, 1, 2, 3].map(|index| {
        let tally = view.colours.iter().find(|tally| tally.colour.index() == index);
        tally.map_or(0, |tally| tally.supply)
    });
    let colours: Vec<_> = view.colours.iter().map(|tally| tally.colour).collect();
    line(format!("{} {}", say(language, "Supplies:", "Vorräte:"), supply(&colours, stock)));
    if let Some(common) = view.common {
        line(format!("{} {}", say(language, "Product:", "Produkt:"), common.product));
    }
    line(unseen(view.to_draw, view.unseen, language));
    text
}

fn seat_line(view: &View, seat: &SeatView, language: Language) -> String {
    let over = matches!(view.phase, PhaseView::Over { .. });
    let turn = view.turn.seat == seat.seat && !over;
    let marker = if turn { "▶" } else { " " };
    let colours = if seat.colours.is_empty() && turn { &view.turn.colours } else { &seat.colours };
    let pieces: String = colours
        .iter()
        .map(|&colour| {
            let style = piece(colour);
            format!(" {style}{}{style:#}", letter(colour))
        })
        .collect();
    let points = seat.points.map_or(String::new(), |points| {
        format!("  {points} {}", say(language, "points", "Punkte"))
    });
    let predators = match seat.predators {
        0 => String::new(),
        count => format!("  {} {count}", say(language, "predators", "Raubtiere")),
    };
    format!("{marker} {}{pieces}{points}{predators}", seat.seat.0)
}
