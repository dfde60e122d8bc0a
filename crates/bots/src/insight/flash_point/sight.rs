//! What the net sees of a position: all that is counted, and what no sum of weights could use.
//!
//! Of each of the next four firefighters to act it sees who they are, what they saved and how near they
//! are to fire and people; of damage and fires not only how much there is but about which number it is.

use flash_point::{Barrier, Cell, CellSet, Direction, Door, Figure, FlashPoint, Kind, Role};

use super::super::weights::Weight;
use super::weights::Weights;

/// How many numbers it sees.
pub(super) const SEEN: usize = 164;
/// Firefighters it sees one by one.
const CREW: usize = 4;
/// Numbers for each of them.
const EACH: usize = 18;
/// So many numbers for damage and as many for fires, this far apart.
const STEPS: u8 = 8;
const APART: f32 = 3.0;

/// Everything seen in a position where so much was counted.
pub(super) fn sight(game: &FlashPoint, counted: &Weights) -> Vec<f32> {
    let mut seen = Vec::with_capacity(SEEN);
    counted.give(&mut seen);
    let turn = [game.is_turn(), game.is_fires_turn()];
    seen.extend([turn[0], turn[1], turn == [false, false]].map(flag));
    crew(game, &mut seen);
    one_of(7, game.rescued(), &mut seen);
    one_of(4, game.lost(), &mut seen);
    let fire = game.fire() & CellSet::HOUSE;
    about(f32::from(game.house().markers()) - APART, &mut seen);
    about(fire.len() as f32, &mut seen);
    spread(game, fire, &mut seen);
    people(game, &mut seen);
    walls(game, fire, &mut seen);
    quarters(game, fire, &mut seen);
    debug_assert_eq!(seen.len(), SEEN);
    seen
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// One of `count` numbers is 1.
fn one_of(count: u8, which: u8, seen: &mut Vec<f32>) {
    seen.extend((0..count).map(|number| flag(number == which.min(count - 1))));
}

/// Which of the numbers 0, 3, 6 and so on `value` is at or between.
fn about(value: f32, seen: &mut Vec<f32>) {
    let near = |step| (1.0 - (value / APART - f32::from(step)).abs()).max(0.0);
    seen.extend((0..STEPS).map(near));
}

/// The cells one, two and three steps away from some, and these.
fn rings(game: &FlashPoint, cells: CellSet) -> [CellSet; 3] {
    let house = game.house();
    let one = house.adjacent(cells) | cells;
    let two = house.adjacent(one) | one | house.behind_doors(one);
    [one, two, house.adjacent(two) | two | house.behind_doors(two)]
}

/// Those who act next, in their order.
fn crew(game: &FlashPoint, seen: &mut Vec<f32>) {
    let waiting = game.tokens_on_board().filter(|token| token.1 != Kind::Hazmat && !token.2);
    let to_people = rings(game, waiting.map(|token| token.0).collect());
    let to_fire = rings(game, game.fire() & CellSet::HOUSE);
    let count = game.firefighters().count();
    let next = game.acting_figure().index() + usize::from(!game.is_turn());
    let end = seen.len() + CREW * EACH;
    for number in (next..next + count).take(CREW) {
        let Some(figure) = Figure::new((number % count) as u8) else { break };
        let (cell, role) = (game.cell_of(figure), game.role_of(figure));
        let laden = game.load_of(figure).is_some() || game.leads(figure);
        let near = |ring: CellSet| flag(!laden && ring.contains(cell));
        seen.extend(Role::ALL.map(|one| flag(role == Some(one))));
        seen.extend([f32::from(game.saved_by(figure)) / 4.0, flag(laden)]);
        seen.extend(to_fire.map(near));
        seen.extend(to_people.map(near));
        seen.extend([cell.in_house(), game.smoke().contains(cell)].map(flag));
    }
    seen.resize(end, 0.0);
}

/// How fire, smoke and hot spots lie to each other.
fn spread(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
    let (house, smoke, hot) = (game.house(), game.smoke(), game.hot_spots());
    let beside = house.adjacent(fire);
    let cells = [beside & hot & CellSet::HOUSE, fire & hot, beside & smoke];
    seen.extend(cells.map(|cells| cells.len() as f32 / 4.0));
    seen.push((house.adjacent(smoke) & smoke).len() as f32 / 4.0);
    seen.push((beside & fire).len() as f32 / 8.0);
}

/// Who is still to be found, and where those on the board are.
fn people(game: &FlashPoint, seen: &mut Vec<f32>) {
    let (victims, alarms) = game.unseen();
    seen.extend([victims, alarms].map(|count| f32::from(count) / 5.0));
    let [mut hidden, mut known, mut held, mut outside] = [0.0; 4];
    for (cell, kind, is_held) in game.tokens_on_board().filter(|token| token.1 != Kind::Hazmat) {
        hidden += flag(kind == Kind::Hidden) / 3.0;
        known += flag(kind != Kind::Hidden) / 3.0;
        held += flag(is_held) / 3.0;
        outside += flag(!cell.in_house());
    }
    seen.extend([hidden, known, held, outside]);
}

/// What is round the burning cells: whole walls, cracked ones, closed doors, nothing.
fn walls(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
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

/// The fires in each quarter of the board, then the firefighters.
fn quarters(game: &FlashPoint, fire: CellSet, seen: &mut Vec<f32>) {
    let mut counts = [0.0; 8];
    let quarter = |cell: Cell| 2 * usize::from(cell.row() > 3) + usize::from(cell.column() > 4);
    fire.iter().for_each(|cell| counts[quarter(cell)] += 0.2);
    let figures = game.firefighters().map(|figure| game.cell_of(figure));
    figures.for_each(|cell| counts[4 + quarter(cell)] += 0.5);
    seen.extend(counts);
}
