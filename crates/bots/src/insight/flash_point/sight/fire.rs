//! How the fire lies.

use flash_point::{Barrier, CellSet, Direction, Door, FlashPoint};

use super::super::scene::{MOST_MARKERS, Scene};
use super::flag;

/// How fire, smoke and hot spots lie to each other.
pub(super) fn spread(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
    let (house, smoke, hot) = (game.house(), game.smoke(), game.hot_spots());
    let beside = house.adjacent(fire);
    let cells = [beside & hot & CellSet::HOUSE, fire & hot, beside & smoke];
    seen.extend(cells.map(|cells| cells.len() as f32 / 4.0));
    seen.push((house.adjacent(smoke) & smoke).len() as f32 / 4.0);
    seen.push((beside & fire).len() as f32 / 8.0);
}

/// What is round the burning cells: whole walls, cracked ones, closed doors, nothing.
pub(super) fn walls(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
    let house = game.house();
    let [mut whole, mut cracked, mut closed, mut open] = [0.0; 4];
    for cell in fire.iter() {
        for direction in Direction::ALL {
            match house.barrier(cell, direction) {
                Barrier::Wall(wall) if house.damage(wall) == 0 => whole += 0.1,
                Barrier::Wall(wall) if house.damage(wall) == 1 => cracked += 0.1,
                Barrier::Door(door) if house.door(door) == Door::Closed => closed += 0.25,
                _ => open += 0.05,
            }
        }
    }
    seen.extend([whole, cracked, closed, open, flag(house.side() == 1)]);
}

/// What explosions would break, how near that is to a collapse, and in how many places it burns.
pub(super) fn blasts(game: &FlashPoint, scene: &Scene, fire: CellSet, seen: &mut Vec<f32>) {
    seen.extend(scene.blasts.map(|fires| f32::from(fires) / 4.0));
    let left = f32::from(MOST_MARKERS.saturating_sub(game.house().markers()).max(1));
    seen.extend([4.0 * scene.wear / left, f32::from(scene.last_straws) / 16.0]);
    let (mut rest, mut places, mut largest) = (fire, 0.0, 0);
    while let Some(cell) = rest.iter().next() {
        let place = burning_with(game, CellSet::of(cell), fire);
        rest = rest - place;
        places += 1.0;
        largest = largest.max(place.len());
    }
    seen.extend([places / 4.0, largest as f32 / 8.0]);
}

/// All fires one comes to from some, fire by fire.
fn burning_with(game: &FlashPoint, some: CellSet, fire: CellSet) -> CellSet {
    let more = some | (game.house().adjacent(some) & fire);
    if more == some { some } else { burning_with(game, more, fire) }
}
