//! All together: 48 men out, one area a colour, a 1 with a free edge in each.
//!
//! Everything can go wrong on its own, so the chance is a product: each colour needs its water, its
//! areas need to be joined, and its men need spaces and turns.

use feurio::Feurio;
use forest::{Colour, Number, TileSet};
use kernel::{Game, Seat};

use super::outlook::{Outlook, Stretch, Stretches, each, with_neighbours};
use super::weights::Common;

/// The chance of success, in a scale that leaves room for differences while success is far.
pub(super) fn chance(game: &Feurio, w: &Common) -> f32 {
    let outlook = &Outlook::new(game, &w.edges);
    let waters = Waters::new(game, outlook, w);
    let colours: f32 =
        Colour::ALL.map(|c| colour_chance(game, outlook, &waters, c, w)).iter().product();
    let chance =
        colours * Seat::all(game.seats()).map(|s| in_time(game, outlook, s, w)).product::<f32>();
    chance.powf(1.0 - 0.6 * outlook.ahead()).clamp(0.0, 1.0)
}

/// The 1s nobody holds.
struct Waters {
    /// Those that take a man.
    open: TileSet,
    /// The chance that a colour without one gets one still to come.
    to_come: f32,
}

/// Water: what every area needs.
pub(super) const WATER: Number = Number::ALL[0];

impl Waters {
    fn new(game: &Feurio, outlook: &Outlook, w: &Common) -> Self {
        let unseen = f32::from(game.bag().unseen().max(1));
        let coming = f32::from(game.bag().count(WATER)) * f32::from(outlook.left) / unseen;
        let lacking = Colour::ALL.iter().filter(|&&c| !has_water(game, c)).count() as f32;
        let to_come = w.water_to_come * (coming / lacking.max(1.0)).min(1.0);
        Self { open: open_ones(game), to_come }
    }
}

/// The 1s that take a man.
fn open_ones(game: &Feurio) -> TileSet {
    let forest = game.forest();
    let open = |&tile: &usize| forest.number(tile) == WATER && game.room(tile) > 0;
    (0..forest.len()).filter(open).fold(0, |ones, tile| ones | 1 << tile)
}

/// Whether the colour stands on a 1 with a free edge.
pub(super) fn has_water(game: &Feurio, colour: Colour) -> bool {
    let forest = game.forest();
    each(game.held(colour)).any(|t| forest.number(t) == WATER && forest.free_edges(t) > 0)
}

/// The men of a colour nobody has deployed.
pub(super) fn men_left(game: &Feurio, colour: Colour) -> u8 {
    Seat::all(game.seats()).map(|seat| game.supplies().of(seat, colour)).sum()
}

fn colour_chance(
    game: &Feurio,
    outlook: &Outlook,
    waters: &Waters,
    colour: Colour,
    w: &Common,
) -> f32 {
    let stretches = Stretches::new(game, outlook, colour);
    let size = |area: &&Stretch| area.tiles.count_ones();
    let Some(main) = stretches.iter().max_by_key(size) else {
        // Nobody out yet: everything is to come.
        let open = each(waters.open).map(|tile| w.water_near * outlook.keep[tile]);
        return open.fold(waters.to_come, f32::max);
    };
    let first = main.tiles.trailing_zeros() as usize;
    let region = game.forest().area(first, outlook.open | game.held(colour));
    let beside = with_neighbours(game.forest(), main.tiles);
    let joins = stretches.iter().filter(|area| area.tiles != main.tiles).map(|area| {
        if area.tiles & region != 0 { w.join_open } else { w.join_later * outlook.ahead() }
    });
    let dry: f32 = stretches.iter().map(|area| area.dry[0]).product();
    let found = each(waters.open & region).map(|tile| {
        let near = if beside >> tile & 1 == 1 { w.water_beside } else { w.water_near };
        near * outlook.keep[tile]
    });
    let water = (1.0 - dry) + dry * found.fold(waters.to_come, f32::max);
    let room = |tiles: TileSet| -> f32 { each(tiles).map(|t| f32::from(game.room(t))).sum() };
    let edges: f32 = each(main.tiles).map(|t| f32::from(game.forest().free_edges(t))).sum();
    let spaces = room(beside & outlook.open)
        + w.space_far * room(region & outlook.open & !beside)
        + (w.spaces_to_come * f32::from(outlook.left)).min(w.men_an_edge * edges);
    let lacking = (f32::from(men_left(game, colour)) - spaces).max(0.0);
    water * joins.product::<f32>() * (-w.man_lacking * lacking).exp()
}

/// Whether a seat's turns suffice for its men.
fn in_time(game: &Feurio, outlook: &Outlook, seat: Seat, w: &Common) -> f32 {
    let men: u8 = Colour::ALL.iter().map(|&colour| game.supplies().of(seat, colour)).sum();
    let late = f32::from(men) - w.men_a_turn * outlook.turns(game, seat);
    (-w.man_lacking * late.max(0.0)).exp()
}

/// How much a game that was lost is worth at most.
const NEARLY: f32 = 0.3;

/// What each thing the goal lacks costs of it.
const LACK: f32 = 0.7;

/// What the end of a game is worth; the nearer the goal was, the more.
pub(super) fn at_end(game: &Feurio) -> f32 {
    let near = game.nearness();
    if near.reached() {
        return 1.0;
    }
    let lacking = near.men_left + near.areas_too_many + near.areas_without_water;
    NEARLY * (-LACK * f32::from(lacking)).exp()
}
