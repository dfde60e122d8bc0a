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
use super::looks::{Looks, Site};
use super::outlook::each;
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
    looks: &Looks,
    lore: &Lore,
    rng: &mut R,
) -> Action {
    let mut jitter = Jitter::new(rng);
    let (seat, forest) = (game.turn(), game.forest());
    let (open, rivals) = (game.open(), held_by_others(game, seat));
    let lore = lore.of(seat);
    let mut best = (f32::MIN, None);
    for colour in game.seating().colours(seat).filter(|&c| game.supplies().of(seat, c) > 0) {
        let (held, looks) = (game.held(colour), looks.of(game, colour));
        for tile in each(open & !held) {
            let learnt = LESSON * lore.kind(man_on(colour, tile));
            let look = looks.at(site(game, tile, held, rivals));
            let look = look + learnt + BLUR * jitter.next();
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

#[inline]
fn site(game: &Feurio, tile: usize, held: TileSet, rivals: TileSet) -> Site {
    let forest = game.forest();
    let touching = forest.touching(tile);
    let last_space = game.last_spaces() >> tile & 1 == 1;
    Site {
        number: forest.number(tile).index(),
        free_edges: usize::from(forest.free_edges(tile)),
        own_beside: (touching & held).count_ones() as usize,
        contested: last_space & (touching & rivals != 0),
    }
}

pub(super) fn held_by_others(game: &Feurio, seat: Seat) -> TileSet {
    let others = Colour::ALL.into_iter().filter(|&c| game.seating().owner(c) != Some(seat));
    others.fold(0, |held, colour| held | game.held(colour))
}
