//! Everybody for themselves: the most points win.

use feurio::Feurio;
use forest::{Colour, TILES, TileSet};
use kernel::{Game, Seat, Standings};

use super::super::Shares;
use super::outlook::{Outlook, Stretch, Stretches, each};

/// A lead of so many points at the end of a playout counts as winning three times in four. Playouts
/// are too loose for the last point to matter, unless they are short, and a clear lead tells more
/// than a narrow one: counting wins only scored 71 % where this scored 79 and 88 % (two players,
/// 100 ms, 40 to 48 games against `uct`).
const LEAD_IN_PLAYOUT: f32 = 6.0;

/// After so many decisions, tiles drawn included, a playout's end counts by its points alone.
const LONG_PLAYOUT: f32 = 40.0;

/// How much the points count at the end of a playout rather than who won.
pub(super) fn by_points(length: u32) -> f32 {
    (length as f32 / LONG_PLAYOUT).min(1.0)
}

/// What the points at the end are worth as far as `part` says, from 0 to 1; for the rest only who
/// won counts.
pub(super) fn shares_at_end(game: &Feurio, part: f32) -> Shares {
    let mut scores = [(0, 0); 4];
    let scores = &mut scores[..usize::from(game.seats())];
    for (score, seat) in scores.iter_mut().zip(Seat::all(game.seats())) {
        *score = game.score(seat);
    }
    let clear = by_lead(scores);
    if part >= 1.0 {
        return clear;
    }
    Shares::of_winners(game, &Standings::by_merit(scores)).towards(&clear, part)
}

fn by_lead(scores: &[(u16, u16)]) -> Shares {
    let mut points = [0.0; 4];
    points.iter_mut().zip(scores).for_each(|(points, score)| *points = f32::from(score.0));
    Shares::from_merit(&points[..scores.len()], LEAD_IN_PLAYOUT)
}

/// By colour and tile: the points a man there would add as things are foreseen.
pub(super) struct Gains([[f32; TILES]; 4]);

impl Gains {
    pub(super) fn new(game: &Feurio, outlook: &Outlook) -> Self {
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

    /// What a man of a colour would add on a tile.
    pub(super) fn of(&self, colour: Colour, tile: usize) -> f32 {
        self.0[colour.index()][tile]
    }

    /// The most anybody but `seat` would gain on a tile.
    pub(super) fn of_others(&self, game: &Feurio, seat: Seat, tile: usize) -> f32 {
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
