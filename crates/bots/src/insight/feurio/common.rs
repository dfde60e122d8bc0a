//! All together: 48 men out, one area a colour, a 1 with a free edge in each.
//!
//! Everything can go wrong on its own, so the chance is a product: each colour needs its water, its
//! areas need to be joined, and its men need spaces and turns.

use feurio::{Action, Feurio};
use forest::{Colour, Number, TileSet};
use kernel::{Game, Rng, Seat};

use super::Jitter;
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

const WATER: Number = Number::ALL[0];

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
fn has_water(game: &Feurio, colour: Colour) -> bool {
    let forest = game.forest();
    each(game.held(colour)).any(|t| forest.number(t) == WATER && forest.free_edges(t) > 0)
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
    let men: u8 = Seat::all(game.seats()).map(|seat| game.supplies().of(seat, colour)).sum();
    let lacking = (f32::from(men) - spaces).max(0.0);
    water * joins.product::<f32>() * (-w.man_lacking * lacking).exp()
}

/// Whether a seat's turns suffice for its men.
fn in_time(game: &Feurio, outlook: &Outlook, seat: Seat, w: &Common) -> f32 {
    let men: u8 = Colour::ALL.iter().map(|&colour| game.supplies().of(seat, colour)).sum();
    let late = f32::from(men) - w.men_a_turn * outlook.turns(game, seat);
    (-w.man_lacking * late.max(0.0)).exp()
}

/// How sensible it is to send men of a colour to a tile. A colour waits for its water: its first
/// tile should be a 1 or touch one nobody holds.
struct Sense {
    held: TileSet,
    beside: TileSet,
    watered: bool,
    /// The 1s that take a man.
    ones: TileSet,
    /// What a first tile without water is worth.
    first: f32,
}

/// A 1 the colour needs; a 1 it does not need but others may; a new area beside an old one; the
/// first tile of a colour, with a 1 beside it or without; passing.
const NEEDED_WATER: f32 = 12.0;
const WASTED_WATER: f32 = 0.1;
const SECOND_AREA: f32 = 0.08;
const FIRST_TILE: f32 = 0.7;
const FIRST_WITHOUT_WATER: f32 = 0.1;
const PASS: f32 = 0.7;

/// How many men a turn are too many, and how far below there is all the time in the world.
const HURRY: f32 = 2.0;
const LEISURE: f32 = 0.6;

/// From 1, time enough, to nearly 0, no turn to lose, for the seat whose turn it is.
fn patience(game: &Feurio) -> f32 {
    let seat = game.turn();
    let men: u8 = Colour::ALL.iter().map(|&colour| game.supplies().of(seat, colour)).sum();
    // The turn that is going on, and those after the others' next ones.
    let turns = 1 + game.bag().left() / game.seats();
    ((HURRY - f32::from(men) / f32::from(turns)) / LEISURE).clamp(0.05, 1.0)
}

impl Sense {
    fn new(game: &Feurio, colour: Colour, ones: TileSet, patience: f32) -> Self {
        let held = game.held(colour);
        let beside = with_neighbours(game.forest(), held);
        let first = FIRST_TILE + (FIRST_WITHOUT_WATER - FIRST_TILE) * patience;
        Self { held, beside, watered: has_water(game, colour), ones, first }
    }

    /// The more men a tile takes the better: turns are short.
    fn of(&self, game: &Feurio, tile: usize, count: u8) -> f32 {
        let apart = self.beside >> tile & 1 == 0;
        let place = match (self.held, apart) {
            (0, _) if (game.forest().touching(tile) | 1 << tile) & self.ones != 0 => FIRST_TILE,
            (0, _) => self.first,
            (_, true) => SECOND_AREA,
            _ => 1.0,
        };
        let water = match (game.forest().number(tile) == WATER, self.watered) {
            (true, false) => NEEDED_WATER,
            (true, true) => WASTED_WATER,
            (false, _) => 1.0,
        };
        place * water * f32::from(count)
    }
}

/// See [`Sense`].
pub(super) fn priors(game: &Feurio, actions: &[Action], priors: &mut Vec<f32>) {
    let (ones, patience) = (open_ones(game), patience(game));
    let senses = Colour::ALL.map(|colour| Sense::new(game, colour, ones, patience));
    priors.extend(actions.iter().map(|&action| match action {
        Action::Deploy { colour, count, place } => {
            let tile = game.forest().tile_at(place).expect("men are deployed on tiles");
            senses[colour.index()].of(game, tile, count)
        }
        _ => PASS * patience,
    }));
}

/// For playouts: what looks most sensible, a little blurred.
pub(super) fn at_a_glance<R: Rng + ?Sized>(game: &Feurio, rng: &mut R) -> Action {
    let mut jitter = Jitter::new(rng);
    let (seat, ones, patience) = (game.turn(), open_ones(game), patience(game));
    let mut best = (PASS * patience * jitter.next(), Action::Pass);
    for colour in Colour::ALL {
        let men = game.supplies().of(seat, colour);
        if men == 0 {
            continue;
        }
        let sense = Sense::new(game, colour, ones, patience);
        for tile in (0..game.forest().len()).filter(|&tile| game.room(tile) > 0) {
            let count = game.room(tile).min(men);
            let look = sense.of(game, tile, count) * jitter.next();
            if look > best.0 {
                best = (look, Action::Deploy { colour, count, place: game.forest().place(tile) });
            }
        }
    }
    best.1
}
