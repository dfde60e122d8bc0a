//! Feurio! and Wildfire! in a terminal.

use std::fmt::Write as _;

use feurio::{CrewView, View};
use forest::Colour;
use kernel::Language;

use super::bricks::{self, Walls};
use super::canvas::Canvas;
use super::forest::{HOT, supply, tile, unseen};
use super::words::say;
use crate::output::{BOLD, DIM, styled};

pub(crate) fn draw(view: &View, language: Language) -> String {
    let mut canvas = Canvas::default();
    let mut walls = Walls::default();
    view.tiles.iter().for_each(|tile| walls.round(tile.place));
    walls.draw(&mut canvas, DIM);
    for place in &view.rim {
        let style = if place.hottest { HOT } else { DIM };
        bricks::centred(&mut canvas, place.place, 0, &format!("+{}", place.heat), style);
        if place.hottest {
            bricks::centred(&mut canvas, place.place, 1, &place.place.to_string(), style);
        }
    }
    for own in &view.tiles {
        tile(&mut canvas, own.place, own.number, own.men, own.room);
        if let Some(number) = own.firebreak.and_then(|hidden| hidden.number) {
            let (x, y) = bricks::inside(own.place);
            canvas.text(x + 3, y, &format!("({number})"), super::forest::ground(own.number));
        }
    }
    format!("{canvas}{}", panel(view, language))
}

fn panel(view: &View, language: Language) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        let _ = writeln!(text, "{content}");
    };
    if !view.opening.is_empty() {
        let numbers: Vec<String> = view.opening.iter().map(ToString::to_string).collect();
        line(format!("{} {}", say(language, "Turned up:", "Aufgedeckt:"), numbers.join(" ")));
    }
    if let Some(number) = view.drawn {
        let face = if number.is_face_down() { "?".to_owned() } else { number.to_string() };
        line(format!("{} {}", say(language, "Tile in hand:", "In der Hand:"), styled(BOLD, face)));
    }
    for crew in &view.crews {
        line(crew_line(view, crew, language));
    }
    if let Some(lacking) = view.nearness {
        line(format!(
            "{} {}, {} {}, {} {}",
            say(language, "men left", "Männer übrig"),
            lacking.men_left,
            say(language, "areas too many", "Flächen zu viel"),
            lacking.areas_too_many,
            say(language, "areas without a 1 at the edge", "Flächen ohne 1 am Rand"),
            lacking.areas_without_water
        ));
    }
    line(unseen(view.to_draw, view.unseen, language));
    text
}

fn crew_line(view: &View, crew: &CrewView, language: Language) -> String {
    let mut colours: Vec<Colour> = crew.colours.clone();
    colours.extend(view.neutral);
    let marker = if view.turn == crew.seat && view.phase != "over" { "▶" } else { " " };
    let score = view
        .scores
        .iter()
        .find(|score| score.seat == crew.seat)
        .map_or_else(String::new, |score| {
            format!("   {} {}", score.points, say(language, "points", "Punkte"))
        });
    format!("{marker} {} {}{score}", crew.seat.0, supply(&colours, crew.men))
}
