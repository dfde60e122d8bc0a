//! What a sensible player does at a glance when everybody plays for themselves.
//!
//! What a tile is worth to a colour depends on its number, on whether own men stand beside it, and on
//! the lowest number with a free edge that the colour holds: with a 1 every point of a sum counts
//! whole, so sixes come first; without one nothing counts for much until it is found. When the last
//! tile lies edges stay as they are, and other things matter.

use feurio::{Action, Feurio};
use forest::{Colour, TILES, TileSet};
use kernel::{Rng, Seat};

use super::Jitter;
use super::outlook::each;
use super::weights::{Glance, Look};
use crate::search::{Kind, Lore};

/// How far a glance may be wrong.
const BLUR: f32 = 3.0;

/// What a share of victory is worth, in points of a look, where men on the tile brought it so far.
const LESSON: f32 = 30.0;

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

/// One man to the tile that looks best, or nobody if there is none.
pub(super) fn deploy<R: Rng + ?Sized>(
    game: &Feurio,
    w: &Glance,
    lore: &Lore,
    rng: &mut R,
) -> Action {
    let mut jitter = Jitter::new(rng);
    let (seat, forest) = (game.turn(), game.forest());
    let w = if game.bag().left() == 0 { &w.late } else { &w.early };
    let (open, rivals) = (game.open(), held_by_others(game, seat));
    let lore = lore.of(seat);
    let mut best = (f32::MIN, None);
    for colour in game.seating().colours(seat).filter(|&c| game.supplies().of(seat, c) > 0) {
        let crew = Crew::new(game, colour);
        for tile in each(open & !crew.held) {
            let learnt = LESSON * lore.kind(man_on(colour, tile));
            let look = crew.look(game, tile, rivals, w) + learnt + BLUR * jitter.next();
            if look > best.0 {
                best = (look, Some((colour, tile)));
            }
        }
    }
    best.1.map_or(Action::Pass, |(colour, tile)| Action::Deploy {
        colour,
        count: 1,
        place: forest.place(tile),
    })
}

/// The lowest number with a free edge among the tiles of a set.
#[inline]
pub(super) fn lowest_number(game: &Feurio, held: TileSet) -> Option<usize> {
    let forest = game.forest();
    let lasting = each(held).filter(|&tile| forest.free_edges(tile) > 0);
    lasting.map(|tile| forest.number(tile).index()).min()
}

pub(super) fn held_by_others(game: &Feurio, seat: Seat) -> TileSet {
    let others = Colour::ALL.into_iter().filter(|&c| game.seating().owner(c) != Some(seat));
    others.fold(0, |held, colour| held | game.held(colour))
}

/// A colour as it stands.
struct Crew {
    held: TileSet,
    /// Which row of a table: no number with a free edge, a 1, a 2, more.
    row: usize,
}

impl Crew {
    #[inline]
    fn new(game: &Feurio, colour: Colour) -> Self {
        let held = game.held(colour);
        Self { held, row: lowest_number(game, held).map_or(0, |lowest| lowest.min(3)) }
    }

    /// How good a tile looks.
    #[inline]
    fn look(&self, game: &Feurio, tile: usize, rivals: TileSet, w: &Look) -> f32 {
        let forest = game.forest();
        let touching = forest.touching(tile);
        let (number, free) = (forest.number(tile).index(), f32::from(forest.free_edges(tile)));
        let own = (touching & self.held).count_ones();
        let table = if own > 0 { &w.beside } else { &w.apart };
        let mut look = table[self.row][number - 1] + w.edge * free;
        look += w.more_beside * own.saturating_sub(1) as f32;
        if number <= 2 {
            look += w.edge_of_water * free;
        }
        if game.room(tile) == 1 && touching & rivals != 0 {
            look += w.last_space;
        }
        if free <= 1.0 {
            look += w.last_edge;
        }
        look
    }
}
