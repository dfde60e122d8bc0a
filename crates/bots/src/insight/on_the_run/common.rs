//! Where all play together (OR-42), the solitaire included.
//!
//! Most animals come into play in time by themselves. Games are lost in the last round, when a tile
//! must go where an animal stands whose colour has no turn left to startle it again.

use ::on_the_run::OnTheRun;
use forest::Colour;

use super::Prospect;
use super::survey::fields as members;
use super::weights::Weights;

/// All in play wins (OR-42); with that in reach, a larger product is better.
pub(super) fn value(game: &OnTheRun, w: &Weights) -> f32 {
    let startled: f32 = Colour::ALL.map(|colour| all_startled(game, colour, w)).iter().product();
    let chance = startled * nobody_sent_home(game, w);
    let product: f32 = Prospect::of(game, w).escaped.iter().product();
    let points = (product.max(0.0).powf(0.25) / 12.0).min(1.0);
    chance * (1.0 - w.points + w.points * points)
}

/// The chance that the turns left suffice for those of `colour` still at home.
fn all_startled(game: &OnTheRun, colour: Colour, w: &Weights) -> f32 {
    let (waiting, turns) = (game.waiting(colour), game.turns_to_startle(colour));
    if waiting == 0 {
        return 1.0;
    }
    if waiting > 3 * turns {
        return w.hopeless;
    }
    let slack = w.startled_a_turn * f32::from(turns) - f32::from(waiting);
    1.0 / (1.0 + (-slack).exp())
}

/// The chance that no tile to come sends an animal home too late: it must go to a hot spot, and if
/// somebody stands on each of them there is no choice.
fn nobody_sent_home(game: &OnTheRun, w: &Weights) -> f32 {
    if game.bag().left() == 0 {
        return 1.0;
    }
    let (fields, hot) = (game.woods().notes(), game.hot_spots());
    let vacant = members(hot).filter(|&field| fields[field].animal.is_none()).count();
    let too_late = Colour::ALL.map(|colour| match game.turns_to_startle(colour) {
        0 => 1.0,
        turns => w.in_time / f32::from(turns),
    });
    let mut chance = 1.0;
    for (i, field) in fields.iter().enumerate().filter(|(_, field)| field.touching >= 2) {
        let Some(colour) = field.animal else { continue };
        let risk = if hot >> i & 1 == 1 { w.cornered[vacant.min(2)] } else { w.near_fire };
        chance *= 1.0 - risk * too_late[colour.index()];
    }
    chance
}
