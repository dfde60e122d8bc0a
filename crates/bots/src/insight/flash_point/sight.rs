//! What the net sees of a position: all that is counted, and what no sum of weights could use.
//!
//! Of each of the next four firefighters to act it sees who they are, what they saved and how near they
//! are to fire and people; of damage and fires not only how much there is but about which number it is.

use flash_point::{CellSet, Figure, FlashPoint, Kind, Role};

use super::super::weights::Weight;
use super::surroundings::{Surroundings, quarter, rings};
use super::weights::Weights;
use crate::net::Seen;

/// How many numbers it sees.
pub(super) const SEEN: usize = 164;
/// Firefighters it sees one by one.
const CREW: usize = 4;
/// Numbers for each of them.
const EACH: usize = 18;

/// All it sees, without what is zero.
pub(super) type Sight = Seen<SEEN>;

/// Everything seen in a position where so much was counted.
pub(super) fn sight(game: &FlashPoint, counted: &Weights, around: &Surroundings) -> Sight {
    let mut seen = Sight::default();
    counted.give(&mut seen);
    let turn = [game.is_turn(), game.is_fires_turn()];
    seen.extend([turn[0], turn[1], turn == [false, false]].map(flag));
    crew(game, around, &mut seen);
    seen.one_of(7, Some(usize::from(game.rescued()).min(6)));
    seen.one_of(4, Some(usize::from(game.lost()).min(3)));
    seen.append(&around.fire);
    people(game, &mut seen);
    seen.append(&around.walls);
    quarters(game, &mut seen);
    debug_assert_eq!(seen.inputs(), SEEN);
    seen
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Those who act next, in their order.
fn crew(game: &FlashPoint, around: &Surroundings, seen: &mut Sight) {
    let waiting = game.tokens_on_board().filter(|token| token.1 != Kind::Hazmat && !token.2);
    let to_people = rings(game, waiting.map(|token| token.0).collect());
    let count = game.firefighters().count();
    let next = game.acting_figure().index() + usize::from(!game.is_turn());
    for number in (next..next + count).take(CREW) {
        let number = if number < count { number } else { number - count };
        let Some(figure) = Figure::new(number as u8) else { break };
        let (cell, role) = (game.cell_of(figure), game.role_of(figure));
        let laden = game.load_of(figure).is_some() || game.leads(figure);
        let near = |ring: CellSet| flag(!laden && ring.contains(cell));
        seen.one_of(Role::ALL.len(), role.map(Role::index));
        seen.extend([f32::from(game.saved_by(figure)) / 4.0, flag(laden)]);
        seen.extend(around.rings.map(near));
        seen.extend(to_people.map(near));
        seen.extend([cell.in_house(), game.smoke().contains(cell)].map(flag));
    }
    seen.one_of((CREW - count.min(CREW)) * EACH, None);
}

/// Who is still to be found, and where those on the board are.
fn people(game: &FlashPoint, seen: &mut Sight) {
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

/// The firefighters in each quarter of the board.
fn quarters(game: &FlashPoint, seen: &mut Sight) {
    let mut counts = [0.0; 4];
    game.firefighters().for_each(|figure| counts[quarter(game.cell_of(figure))] += 0.5);
    seen.extend(counts);
}
