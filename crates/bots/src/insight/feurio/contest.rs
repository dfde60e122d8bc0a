//! Everybody for themselves: the most points win.

use feurio::{Action, Feurio};
use forest::{Colour, TILES, TileSet};
use kernel::{Game, Rng, Seat};

use super::super::Shares;
use super::Jitter;
use super::outlook::{Outlook, Stretch, Stretches, each, with_neighbours};
use super::weights::Contest;
use crate::search::{Kind, Lore};

/// The points by which an action must be better to be three times as worth trying.
const EAGERNESS: f32 = 2.5;

/// Keeping others off a tile is worth this part of what it would have given them.
const DENIAL: f32 = 0.15;

/// What a man is worth, in points, where he adds nothing to an area.
const MAN: f32 = 0.7;

/// Passing is worse than deploying nobody useful: men left over count for nothing.
const PASS: f32 = -1.0;

/// No single action counts for more, so that no prior is out of all measure.
const MOST_GAIN: f32 = 25.0;

/// All actions together get this part of the priors without regard to their gain.
const DOUBT: f32 = 0.02;

/// What everybody's outlook is worth.
pub(super) fn shares(game: &Feurio, w: &Contest) -> Shares {
    let outlook = &Outlook::new(game, &w.edges);
    let mut merit = [0.0; 4];
    for seat in Seat::all(game.seats()) {
        merit[seat.index()] = points_to_come(game, outlook, seat, w);
    }
    let lead = w.lead_at_end + (w.lead_at_start - w.lead_at_end) * outlook.ahead();
    Shares::from_merit(&merit[..usize::from(game.seats())], lead)
}

/// A lead of so many points at the end of a playout counts as winning three times in four. Playouts
/// are too loose for the last point to matter, and a clear lead tells more than a narrow one: counting
/// wins only scored 71 % where this scored 88 % (two players, 100 ms, 48 and 40 games against `uct`).
const LEAD_IN_PLAYOUT: f32 = 6.0;

/// What the points at the end are worth.
pub(super) fn shares_at_end(game: &Feurio) -> Shares {
    let mut points = [0.0; 4];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = f32::from(game.score(seat).0);
    }
    Shares::from_merit(&points[..usize::from(game.seats())], LEAD_IN_PLAYOUT)
}

/// A man on a tile is there at the end whenever he went. More than one are sent to keep others off,
/// which is another matter.
pub(super) fn kind(game: &Feurio, action: Action) -> Option<Kind> {
    let Action::Deploy { colour, count: 1, place } = action else { return None };
    game.forest().tile_at(place).map(|tile| man_on(colour, tile))
}

#[inline]
fn man_on(colour: Colour, tile: usize) -> Kind {
    Kind((colour.index() * TILES + tile) as u8)
}

/// The points a seat may expect at the end.
fn points_to_come(game: &Feurio, outlook: &Outlook, seat: Seat, w: &Contest) -> f32 {
    let turns = outlook.turns(game, seat);
    let colours = game.seating().colours(seat).count() as f32;
    let colour_points = |colour| {
        let men = f32::from(game.supplies().of(seat, colour));
        let tiles = men.min(turns / colours + w.late_deployments);
        let stretches = Stretches::new(game, outlook, colour);
        let now: f32 = stretches.iter().map(Stretch::points).sum();
        now + growth(game, outlook, &stretches, tiles, w)
    };
    game.seating().colours(seat).map(colour_points).sum()
}

/// What `tiles` more tiles will bring: they go to the area where they are worth most.
fn growth(game: &Feurio, outlook: &Outlook, stretches: &Stretches, tiles: f32, w: &Contest) -> f32 {
    let hope = w.hope_of_water * outlook.ahead();
    let grow = |area: &Stretch| {
        let beside = with_neighbours(game.forest(), area.tiles) & !area.tiles & outlook.open;
        let reach = (beside.count_ones() as f32).min(tiles);
        let found = (1.0 - area.yields) * hope;
        (area.yields + found) * (tiles * w.tile_to_come + reach * w.tile_in_reach)
            + found * area.sum
    };
    stretches.iter().map(grow).fold(hope * tiles * w.tile_to_come, f32::max)
}

/// By colour and tile: the points a man there would add as things are foreseen.
struct Gains([[f32; TILES]; 4]);

impl Gains {
    fn new(game: &Feurio, outlook: &Outlook) -> Self {
        let mut gains = Self([[0.0; TILES]; 4]);
        for colour in Colour::ALL {
            let owner = game.seating().owner(colour);
            if owner.is_none_or(|seat| game.supplies().of(seat, colour) == 0) {
                continue;
            }
            let stretches = Stretches::new(game, outlook, colour);
            for tile in each(outlook.open & !game.held(colour)) {
                gains.0[colour.index()][tile] = gain(game, outlook, &stretches, tile);
            }
        }
        gains
    }

    /// The most anybody but `seat` would gain on a tile.
    fn of_others(&self, game: &Feurio, seat: Seat, tile: usize) -> f32 {
        let others = Colour::ALL.into_iter().filter(|&c| game.seating().owner(c) != Some(seat));
        others.map(|colour| self.0[colour.index()][tile]).fold(0.0, f32::max)
    }
}

/// What joining a tile with all areas it touches adds.
fn gain(game: &Feurio, outlook: &Outlook, stretches: &Stretches, tile: usize) -> f32 {
    let touching: TileSet = game.forest().touching(tile);
    let mut joined = Stretch::NOTHING;
    joined.add(game.forest(), outlook, tile);
    let mut before = 0.0;
    for area in stretches.iter().filter(|area| area.tiles & touching != 0) {
        joined.join(area);
        before += area.points();
    }
    joined.settle().points() - before
}

/// Deployments by what they gain, and what they keep from others.
pub(super) fn priors(game: &Feurio, actions: &[Action], priors: &mut Vec<f32>, w: &Contest) {
    let outlook = Outlook::new(game, &w.edges);
    let gains = Gains::new(game, &outlook);
    let worth = |&action: &Action| {
        let points = points_of(game, &gains, action);
        (points.min(MOST_GAIN) / EAGERNESS).exp()
    };
    priors.extend(actions.iter().map(worth));
    let doubt = DOUBT * priors.iter().sum::<f32>() / priors.len() as f32;
    priors.iter_mut().for_each(|prior| *prior += doubt);
}

/// One man takes a tile; more only keep others off.
fn points_of(game: &Feurio, gains: &Gains, action: Action) -> f32 {
    let Action::Deploy { colour, count, place } = action else { return PASS };
    let Some(tile) = game.forest().tile_at(place) else { return PASS };
    let held = game.held(colour) >> tile & 1 == 1;
    let idle = f32::from(count - 1 + u8::from(held));
    let mut points = gains.0[colour.index()][tile] - MAN * idle;
    if game.room(tile) == count {
        points += DENIAL * gains.of_others(game, game.turn(), tile);
    }
    points
}

/// For playouts: what a tile promises at a glance, by number; beside own men and apart from them.
const BESIDE: [f32; 7] = [0.0, 7.0, 5.6, 5.0, 6.0, 7.0, 8.0];
const APART: [f32; 7] = [0.0, 4.2, 2.0, 0.6, 0.8, 1.0, 1.2];

/// How far a glance may be wrong.
const BLUR: f32 = 3.0;

/// What a share of victory is worth, in points of a look, where men on the tile brought it so far.
const LESSON: f32 = 30.0;

/// One man of some own colour to the tile that looks best.
pub(super) fn at_a_glance<R: Rng + ?Sized>(game: &Feurio, lore: &Lore, rng: &mut R) -> Action {
    let mut jitter = Jitter::new(rng);
    let (seat, forest) = (game.turn(), game.forest());
    let able = game.seating().colours(seat).filter(|&c| game.supplies().of(seat, c) > 0);
    let Some((_, colour)) = able.map(|c| (jitter.next(), c)).max_by(|a, b| a.0.total_cmp(&b.0))
    else {
        return Action::Pass;
    };
    let held = game.held(colour);
    let mut best = (0.0, None);
    for tile in (0..forest.len()).filter(|&tile| game.room(tile) > 0 && held >> tile & 1 == 0) {
        let near = forest.touching(tile) & held != 0;
        let look = if near { BESIDE } else { APART }[forest.number(tile).index()];
        let learnt = LESSON * lore.of(seat, man_on(colour, tile));
        let look = look + learnt + BLUR * jitter.next();
        if look > best.0 {
            best = (look, Some(tile));
        }
    }
    let deploy = |tile| Action::Deploy { colour, count: 1, place: forest.place(tile) };
    best.1.map_or(Action::Pass, deploy)
}
