//! Who acts next, and how they stand.

use flash_point::{Cell, CellSet, Figure, FlashPoint, Role};

use super::{RINGS, flag};

/// Firefighters it sees one by one.
const CREW: usize = 4;
/// Numbers for each of them.
const EACH: usize = 18;
/// Of the rings, so many are seen with everything else about a firefighter.
const NEAR: usize = 3;

/// Those who act next, in their order, and where they are.
fn next(game: &FlashPoint) -> impl Iterator<Item = (Figure, Cell)> {
    let count = game.firefighters().count();
    let next = game.acting_figure().index() + usize::from(!game.is_turn());
    let figures = (next..next + count).map(move |number| Figure::new((number % count) as u8));
    figures.take(CREW).map_while(|figure| figure.map(|figure| (figure, game.cell_of(figure))))
}

fn is_laden(game: &FlashPoint, figure: Figure) -> bool {
    game.load_of(figure).is_some() || game.leads(figure)
}

/// Those who act next: who they are, what they saved, how near they are to fire and people.
pub(super) fn crew(
    game: &FlashPoint,
    to_fire: &[CellSet; RINGS],
    to_people: &[CellSet; RINGS],
    seen: &mut Vec<f32>,
) {
    let end = seen.len() + CREW * EACH;
    for (figure, cell) in next(game) {
        let (role, laden) = (game.role_of(figure), is_laden(game, figure));
        let near = |ring: &CellSet| flag(!laden && ring.contains(cell));
        seen.extend(Role::ALL.map(|one| flag(role == Some(one))));
        seen.extend([f32::from(game.saved_by(figure)) / 4.0, flag(laden)]);
        seen.extend(to_fire[..NEAR].iter().map(near));
        seen.extend(to_people[..NEAR].iter().map(near));
        seen.extend([cell.in_house(), game.smoke().contains(cell)].map(flag));
    }
    seen.resize(end, 0.0);
}

/// The same of the wider rings.
pub(super) fn crew_far_off(
    game: &FlashPoint,
    to_fire: &[CellSet; RINGS],
    to_people: &[CellSet; RINGS],
    seen: &mut Vec<f32>,
) {
    let end = seen.len() + CREW * 2 * (RINGS - NEAR);
    for (figure, cell) in next(game) {
        let laden = is_laden(game, figure);
        let near = |ring: &CellSet| flag(!laden && ring.contains(cell));
        seen.extend(to_fire[NEAR..].iter().map(near));
        seen.extend(to_people[NEAR..].iter().map(near));
    }
    seen.resize(end, 0.0);
}
