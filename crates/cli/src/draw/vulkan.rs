//! Vulkan! and Volcano! in a terminal.

use std::fmt::Write as _;

use anstyle::Style;
use kernel::Language;
use vulkan::{Fate, Phase, SeatView, TileView, View};

use super::bricks::{self, Walls};
use super::canvas::{Canvas, painted};
use super::forest::{supply, tile, unseen};
use super::words::say;
use crate::output::{BOLD, DIM, styled};

const VOLCANO: Style = painted(220, 52).bold();

pub(crate) fn draw(view: &View, language: Language) -> String {
    let lying = |tile: &&TileView| matches!(tile.fate, Fate::Burning | Fate::Volcano);
    let mut canvas = Canvas::default();
    let mut walls = Walls::default();
    view.tiles.iter().filter(lying).for_each(|tile| walls.round(tile.place));
    walls.draw(&mut canvas, DIM);
    view.tiles.iter().for_each(|tile| draw_tile(&mut canvas, tile));
    format!("{canvas}{}", panel(view, language))
}

fn draw_tile(canvas: &mut Canvas, own: &TileView) {
    let (x, y) = bricks::inside(own.place);
    match own.fate {
        Fate::Burning => {
            let taken: u8 = own.loads.iter().sum();
            let number = own.number.unwrap_or_default();
            tile(canvas, own.place, number, own.loads, own.spaces.saturating_sub(taken));
            // It goes out once it is full.
            if own.loose && own.number.is_some() {
                canvas.put(x + 6, y, '°', super::forest::ground(number));
            }
        }
        Fate::Volcano => {
            canvas.fill(x, y, bricks::WIDTH, bricks::HEIGHT, VOLCANO);
            bricks::centred(canvas, own.place, 0, "/^^^\\", VOLCANO);
            bricks::centred(canvas, own.place, 1, &own.place.to_string(), VOLCANO);
        }
        Fate::Pile(_) | Fate::Gone => bricks::centred(canvas, own.place, 0, "·", DIM),
    }
}

fn panel(view: &View, language: Language) -> String {
    let mut text = String::new();
    for seat in &view.seats {
        let _ = writeln!(text, "{}", seat_line(view, seat, language));
    }
    if let Ok(left) = <[u8; 6]>::try_from(view.unseen.as_slice()) {
        let _ = writeln!(text, "{}", unseen(left.iter().sum(), left, language));
    }
    let key = say(
        language,
        "° two free edges side by side: goes out when full",
        "° zwei benachbarte freie Kanten: erlischt, wenn voll",
    );
    let _ = writeln!(text, "{}", styled(DIM, key));
    text
}

fn seat_line(view: &View, seat: &SeatView, language: Language) -> String {
    let acting = view.to_act == seat.seat.0.to_string() && view.phase != Phase::Over;
    let marker = if acting { "▶" } else { " " };
    let mut colours = seat.colours.clone();
    colours.extend(view.neutral);
    let pile: Vec<String> = seat.pile.iter().map(ToString::to_string).collect();
    let points = say(language, "points", "Punkte");
    format!(
        "{marker} {} {}   {} {points}  {}",
        seat.seat.0,
        supply(&colours, seat.supply),
        styled(BOLD, seat.score),
        styled(DIM, pile.join(" "))
    )
}
