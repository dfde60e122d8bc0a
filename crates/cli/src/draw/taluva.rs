//! Taluva in a terminal: each hex says its terrain, its level and what stands on it. Hexes of one
//! tile have no wall between them.

use std::fmt::Write as _;

use anstyle::Style;
use hex::Direction;
use kernel::{Language, Seat};
use taluva::{CellView, Piece, PieceView, SeatState, SeatView, Terrain, View};

use super::bricks::{self, Walls};
use super::canvas::{Canvas, painted};
use super::words::say;
use crate::output::{BOLD, DIM, styled};

/// The ground of a hex and the letter of its terrain.
fn ground(terrain: Option<Terrain>) -> (Style, char) {
    match terrain {
        None => (painted(220, 52), '▲'),
        Some(Terrain::Jungle) => (painted(255, 22), 'J'),
        Some(Terrain::Clearing) => (painted(16, 149), 'C'),
        Some(Terrain::Sand) => (painted(16, 222), 'S'),
        Some(Terrain::Rock) => (painted(255, 240), 'R'),
        Some(Terrain::Lake) => (painted(255, 25), 'L'),
    }
}

/// A seat's pieces: colour and letter.
fn seat_style(seat: Seat) -> Style {
    painted(16, [217, 157, 153, 228][seat.index() % 4]).bold()
}

fn seat_letter(seat: Seat) -> char {
    ['A', 'B', 'C', 'D'][seat.index() % 4]
}

fn symbol(kind: Piece) -> char {
    match kind {
        Piece::Hut => '⌂',
        Piece::Temple => '♦',
        Piece::Tower => '♜',
    }
}

pub(crate) fn draw(view: &View, language: Language) -> String {
    let mut canvas = Canvas::default();
    walls(view).draw(&mut canvas, DIM);
    view.cells.iter().for_each(|cell| draw_cell(&mut canvas, cell));
    format!("{canvas}{}", panel(view, language))
}

fn walls(view: &View) -> Walls {
    let mut walls = Walls::default();
    view.cells.iter().for_each(|cell| walls.round(cell.place));
    for cell in &view.cells {
        for direction in Direction::ALL {
            let there = cell.place.neighbour(direction);
            let same_tile = |other: &&CellView| {
                other.place == there && (other.volcano, other.level) == (cell.volcano, cell.level)
            };
            if view.cells.iter().any(|other| same_tile(&other)) {
                walls.open(cell.place, direction);
            }
        }
    }
    walls
}

fn draw_cell(canvas: &mut Canvas, cell: &CellView) {
    let (x, y) = bricks::inside(cell.place);
    let (style, letter) = ground(cell.terrain);
    canvas.fill(x, y, bricks::WIDTH, bricks::HEIGHT, style);
    canvas.text(x, y, &format!("{letter}{}", cell.level), style.bold());
    if let Some(piece) = &cell.piece {
        let text = describe(piece);
        canvas.text(
            x + bricks::WIDTH - text.chars().count() as i32,
            y,
            &text,
            seat_style(piece.seat),
        );
    }
    bricks::centred(canvas, cell.place, 1, &cell.place.to_string(), style);
}

/// `A⌂2`: two huts of seat A.
fn describe(piece: &PieceView) -> String {
    let count = if piece.count > 1 { piece.count.to_string() } else { String::new() };
    format!("{}{}{count}", seat_letter(piece.seat), symbol(piece.kind))
}

fn panel(view: &View, language: Language) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        let _ = writeln!(text, "{content}");
    };
    if let Some(tile) = view.tile {
        let hand = say(language, "Tile in hand (left, right):", "In der Hand (links, rechts):");
        line(format!("{hand} {}", styled(BOLD, tile)));
    }
    view.seats.iter().for_each(|seat| line(seat_line(view, seat, language)));
    for extension in &view.extensions {
        let price = say(language, "huts", "Hütten");
        line(styled(
            DIM,
            format_args!("  {}: {} {price}", extension_name(extension), extension.cost),
        ));
    }
    let left = say(language, "tiles left", "Plättchen übrig");
    let key = say(
        language,
        "letter and level of the land, ▲ volcano; ⌂ hut ♦ temple ♜ tower",
        "Buchstabe und Ebene des Lands, ▲ Vulkan; ⌂ Hütte ♦ Tempel ♜ Turm",
    );
    line(styled(DIM, format_args!("{} {left}; {key}", view.tiles_left)));
    text
}

fn extension_name(extension: &taluva::Extension) -> String {
    format!("extend {} {}", extension.settlement, extension.terrain)
}

fn seat_line(view: &View, seat: &SeatView, language: Language) -> String {
    let marker = if view.turn == seat.seat { "▶" } else { " " };
    let style = seat_style(seat.seat);
    let letter = seat_letter(seat.seat);
    let state = match seat.state {
        SeatState::Playing => "",
        SeatState::Out => say(language, "  out", "  ausgeschieden"),
        SeatState::Finished => say(language, "  finished", "  fertig"),
    };
    let left = seat.supply;
    format!(
        "{marker} {style}{letter}{style:#} {} ⌂{} ♦{} ♜{}{state}",
        say(language, "left", "übrig"),
        left.count(Piece::Hut),
        left.count(Piece::Temple),
        left.count(Piece::Tower)
    )
}
