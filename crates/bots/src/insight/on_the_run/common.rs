//! Where all play together (OR-42), the solitaire included.
//!
//! Most animals come into play in time by themselves. Games are lost in the last round, when a tile
//! must go where an animal stands whose colour has no turn left to startle it again.

use ::on_the_run::OnTheRun;
use forest::Colour;

use super::survey::fields as members;
use super::{Prospect, STARTLED_A_TURN};

/// How much of the value is points rather than winning, and what is left of the chance when the
/// turns left can't suffice.
const POINTS: f32 = 0.15;
const HOPELESS: f32 = 0.01;

/// The risk of an animal on a hot spot while none, one or more other hot spots are vacant; of one
/// on a field between tiles that may become hot; and how much of it counts if the animal could be
/// startled again in one turn.
const CORNERED: [f32; 3] = [0.5, 0.2, 0.06];
const NEAR_FIRE: f32 = 0.04;
const IN_TIME: f32 = 0.3;

/// All in play wins (OR-42); with that in reach, a larger product is better.
pub(super) fn value(game: &OnTheRun) -> f32 {
    let startled: f32 = Colour::ALL.map(|colour| all_startled(game, colour)).iter().product();
    let chance = startled * nobody_sent_home(game);
    let product: f32 = Prospect::of(game).escaped.iter().product();
    let points = (product.max(0.0).powf(0.25) / 12.0).min(1.0);
    chance * (1.0 - POINTS + POINTS * points)
}

/// The chance that the turns left suffice for those of `colour` still at home.
fn all_startled(game: &OnTheRun, colour: Colour) -> f32 {
    let (waiting, turns) = (game.waiting(colour), game.turns_to_startle(colour));
    if waiting == 0 {
        return 1.0;
    }
    if waiting > 3 * turns {
        return HOPELESS;
    }
    let slack = STARTLED_A_TURN * f32::from(turns) - f32::from(waiting);
    1.0 / (1.0 + (-slack).exp())
}

/// The chance that no tile to come sends an animal home too late: it must go to a hot spot, and if
/// somebody stands on each of them there is no choice.
fn nobody_sent_home(game: &OnTheRun) -> f32 {
    if game.bag().left() == 0 {
        return 1.0;
    }
    let (fields, hot) = (game.woods().notes(), game.hot_spots());
    let vacant = members(hot).filter(|&field| fields[field].animal.is_none()).count();
    let too_late = Colour::ALL.map(|colour| match game.turns_to_startle(colour) {
        0 => 1.0,
        turns => IN_TIME / f32::from(turns),
    });
    let mut chance = 1.0;
    for (i, field) in fields.iter().enumerate().filter(|(_, field)| field.touching >= 2) {
        let Some(colour) = field.animal else { continue };
        let risk = if hot >> i & 1 == 1 { CORNERED[vacant.min(2)] } else { NEAR_FIRE };
        chance *= 1.0 - risk * too_late[colour.index()];
    }
    chance
}
