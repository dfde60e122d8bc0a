//! Who is to be rescued.

use flash_point::{CellSet, FlashPoint, Kind};

use super::super::scene::{Scene, Stake};
use super::{flag, rings};

/// People it sees one by one.
const PEOPLE: usize = 3;
/// Numbers for each of them.
const EACH: usize = 8;
/// Steps of those with free hands that are told apart.
const NEAR: usize = 3;
/// Somebody further away is as good as unreachable.
const FAR_AWAY: u8 = 30;

/// Where somebody may lie whom nobody holds.
pub(super) fn waiting(game: &FlashPoint) -> CellSet {
    let waiting = game.tokens_on_board().filter(|token| token.1 != Kind::Hazmat && !token.2);
    waiting.map(|token| token.0).collect()
}

/// Who is still to be found, and where those on the board are.
pub(super) fn people(game: &FlashPoint, seen: &mut Vec<f32>) {
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

/// Those on the board, the most nearly rescued first: what is known of them, how far they are from safety,
/// how likely they are to burn, and whether somebody with free hands is near.
pub(super) fn one_by_one(game: &FlashPoint, scene: &Scene, seen: &mut Vec<f32>) {
    let end = seen.len() + PEOPLE * EACH;
    let idle = game.firefighters().filter(|&one| game.load_of(one).is_none() && !game.leads(one));
    let near = rings(game, idle.map(|one| game.cell_of(one)).collect());
    let mut people: Vec<_> = scene.tokens(game).filter(|(one, _)| one.1 != Kind::Hazmat).collect();
    people.sort_by_key(|&((_, kind, held), Stake { carry, .. })| {
        (!held, kind == Kind::Hidden, carry)
    });
    for ((cell, kind, held), Stake { burns, carry }) in people.into_iter().take(PEOPLE) {
        seen.extend([kind == Kind::Hidden, kind != Kind::Hidden, held].map(flag));
        seen.extend([f32::from(carry.min(FAR_AWAY)) / 10.0, 2.0 * burns]);
        seen.extend(near[..NEAR].iter().map(|ring| flag(!held && ring.contains(cell))));
    }
    seen.resize(end, 0.0);
}
