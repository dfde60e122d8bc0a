//! Flash Point: Fire Rescue in a terminal: the house with walls, doors, fire, smoke and figures.

use std::fmt::Write as _;

use anstyle::Style;
use flash_point::{Cell, Door, FigureView, Kind, Vehicle, View};
use kernel::Language;

use super::canvas::{Canvas, inked, painted};
use super::lines::Lines;
use super::words::say;
use crate::output::{BOLD, DIM, styled};

const WIDTH: i32 = 6;
const HEIGHT: i32 = 2;

const FIRE: Style = painted(226, 160).bold();
const SMOKE: Style = painted(255, 240);
const FLOOR: Style = painted(252, 235);
const OUTSIDE: Style = Style::new().dimmed();
const DAMAGED: Style = inked(208).bold();
const DOOR: Style = inked(114).bold();

/// Where the inside of a cell begins: column and row.
fn inside(cell: Cell) -> (i32, i32) {
    let (row, column) = (i32::from(cell.row()), i32::from(cell.column()));
    (column * (WIDTH + 1) + 1, row * (HEIGHT + 1) + 1)
}

pub(crate) fn draw(view: &View, language: Language) -> String {
    let mut canvas = Canvas::default();
    rulers(&mut canvas);
    for row in 0..8 {
        for column in 0..10 {
            draw_cell(&mut canvas, view, Cell::at(row, column));
        }
    }
    draw_walls(&mut canvas, view);
    view.doors.iter().for_each(|door| draw_door(&mut canvas, door.a, door.b, door.state));
    format!("{canvas}{}", panel(view, language))
}

/// The dice's numbers along the edges.
fn rulers(canvas: &mut Canvas) {
    for column in 1..=8 {
        let (x, _) = inside(Cell::at(0, column));
        canvas.text(x + 2, -1, &column.to_string(), DIM);
    }
    for row in 1..=6 {
        let (_, y) = inside(Cell::at(row, 0));
        canvas.text(-2, y, &row.to_string(), DIM);
    }
}

fn draw_cell(canvas: &mut Canvas, view: &View, cell: Cell) {
    let (x, y) = inside(cell);
    let (style, mark) = if view.fire.contains(&cell) {
        (FIRE, "▲▲")
    } else if view.smoke.contains(&cell) {
        (SMOKE, "░░")
    } else if cell.in_house() {
        (FLOOR, "")
    } else {
        (OUTSIDE, "")
    };
    if cell.in_house() || !mark.is_empty() {
        canvas.fill(x, y, WIDTH, HEIGHT, style);
    }
    canvas.text(x, y, mark, style);
    let tokens = tokens(view, cell);
    canvas.text(x + WIDTH - tokens.chars().count() as i32, y, &tokens, style.bold());
    let here = view.figures.iter().filter(|figure| figure.cell == Some(cell));
    for (column, figure) in (x..).zip(here) {
        canvas.put(column, y + 1, name(figure), figure_style(figure));
    }
    if let Some(name) = vehicle_at(view, cell) {
        canvas.text(x + WIDTH - 3, y + 1, name, DAMAGED);
    }
}

/// `?` face down, `V` victim, `v` treated, `H` hazmat, `*` hot spot.
fn tokens(view: &View, cell: Cell) -> String {
    let mut text = String::new();
    for poi in view.pois.iter().filter(|poi| poi.cell == cell) {
        text.push(match poi.kind {
            Kind::Hidden => '?',
            Kind::Treated => 'v',
            Kind::Victim | Kind::Hazmat | Kind::Gone => 'V',
        });
    }
    text.extend(view.hazmats.iter().filter(|hazmat| hazmat.cell == cell).map(|_| 'H'));
    text.extend(view.hot_spots.iter().filter(|spot| **spot == cell).map(|_| '*'));
    text.chars().take(WIDTH as usize - 2).collect()
}

fn vehicle_at(view: &View, cell: Cell) -> Option<&'static str> {
    let here = view.vehicles.iter().find(|vehicle| {
        let cells = vehicle.spot.and_then(|spot| vehicle.spots.get(spot as usize));
        cells.is_some_and(|cells| cells.contains(&cell))
    })?;
    Some(match here.vehicle {
        Vehicle::Ambulance => "AMB",
        Vehicle::Engine => "ENG",
    })
}

/// Figures are called by their number, as in their actions.
fn name(figure: &FigureView) -> char {
    ['1', '2', '3', '4', '5', '6'][figure.figure.index() % 6]
}

fn figure_style(figure: &FigureView) -> Style {
    painted(16, [217, 157, 153, 228, 183, 223][figure.figure.index() % 6]).bold()
}

/// The line between two cells: where it begins, and whether it stands upright.
fn between(a: Cell, b: Cell) -> (i32, i32, bool) {
    let (first, second) =
        if (a.row(), a.column()) < (b.row(), b.column()) { (a, b) } else { (b, a) };
    let (x, y) = inside(second);
    let upright = first.row() == second.row();
    (x - 1, y - 1, upright)
}

fn draw_walls(canvas: &mut Canvas, view: &View) {
    let mut lines = Lines::default();
    for wall in view.walls.iter().filter(|wall| wall.damage < 2) {
        line_between(&mut lines, wall.a, wall.b);
    }
    view.doors.iter().for_each(|door| line_between(&mut lines, door.a, door.b));
    lines.draw(canvas, BOLD);
    for wall in view.walls.iter().filter(|wall| wall.damage > 0) {
        let mark = if wall.damage == 1 { ('╌', '╎') } else { (' ', ' ') };
        mark_between(canvas, wall.a, wall.b, mark, DAMAGED);
    }
}

fn line_between(lines: &mut Lines, a: Cell, b: Cell) {
    let (x, y, upright) = between(a, b);
    if upright {
        lines.down(x, y..y + HEIGHT + 1);
    } else {
        lines.across(x..x + WIDTH + 1, y);
    }
}

/// Replaces a line's inside: `across` for a level one, `up` for an upright one.
fn mark_between(canvas: &mut Canvas, a: Cell, b: Cell, (across, up): (char, char), style: Style) {
    let (x, y, upright) = between(a, b);
    if upright {
        (1..=HEIGHT).for_each(|offset| canvas.put(x, y + offset, up, style));
    } else {
        (1..=WIDTH).for_each(|offset| canvas.put(x + offset, y, across, style));
    }
}

fn draw_door(canvas: &mut Canvas, a: Cell, b: Cell, state: Door) {
    let marks = match state {
        Door::Closed => ('▬', '▮'),
        Door::Open => ('▭', '▯'),
        Door::Gone => (' ', ' '),
    };
    mark_between(canvas, a, b, marks, DOOR);
}

fn panel(view: &View, language: Language) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        let _ = writeln!(text, "{content}");
    };
    for figure in &view.figures {
        line(figure_line(view, figure, language));
    }
    line(format!(
        "{} {}/7   {} {}/4   {} {}/24   {} {}",
        say(language, "rescued", "gerettet"),
        styled(BOLD, view.rescued),
        say(language, "lost", "verloren"),
        styled(BOLD, view.lost),
        say(language, "damage", "Schaden"),
        styled(BOLD, view.damage),
        say(language, "POI in the pool", "Marker im Vorrat"),
        view.pool
    ));
    let key = say(
        language,
        "▲ fire ░ smoke ? face down V victim v treated H hazmat * hot spot ▬▮ door (▭▯ open) ╌╎ damaged",
        "▲ Feuer ░ Rauch ? verdeckt V Opfer v versorgt H Gefahrgut * Brandherd ▬▮ Tür (▭▯ offen) ╌╎ beschädigt",
    );
    line(styled(DIM, key));
    text
}

fn figure_line(view: &View, figure: &FigureView, language: Language) -> String {
    let turn = view.turn.as_ref().filter(|turn| turn.figure == figure.figure);
    let marker = if turn.is_some() { "▶" } else { " " };
    let style = figure_style(figure);
    let role = figure.role.map_or(String::new(), |role| format!(" {}", role.name().say(language)));
    let points = match turn {
        Some(turn) if turn.free > 0 => format!("  {} + {} AP", turn.points, turn.free),
        Some(turn) => format!("  {} AP", turn.points),
        None if figure.saved > 0 => format!("  +{} AP", figure.saved),
        None => String::new(),
    };
    let load = figure.carries.map_or(String::new(), |load| format!("  [{load}]"));
    let leads = if figure.leads { say(language, "  [leads]", "  [führt]") } else { "" };
    let cell = figure.cell.map_or(String::new(), |cell| format!(" {cell}"));
    format!(
        "{marker} {style}{}{style:#} {}{cell}{role}{points}{load}{leads}",
        name(figure),
        figure.seat
    )
}
