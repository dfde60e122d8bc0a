//! What will become of the tiles, and of areas made of them.

use feurio::{Feurio, Phase};
use forest::{Colour, Forest, TILES, TileSet};

use super::weights::Edges;

/// The tiles of a set, lowest index first.
pub(super) fn each(mut tiles: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let tile = (tiles != 0).then(|| tiles.trailing_zeros() as usize)?;
        tiles &= tiles - 1;
        Some(tile)
    })
}

/// What can be foreseen of the tiles.
pub(super) struct Outlook {
    /// The chance of each tile to have a free edge at the end.
    pub(super) keep: [f32; TILES],
    /// The tiles that take a man now.
    pub(super) open: TileSet,
}

impl Outlook {
    pub(super) fn new(game: &Feurio, w: &Edges) -> Self {
        let forest = game.forest();
        let in_hand = matches!(game.phase(), Phase::Laying { .. });
        let left = game.bag().left() + u8::from(in_hand);
        let hottest = game.hottest().0;
        let scale = w.odds / f32::from(left.max(1)) - w.decay;
        let mut outlook = Self { keep: [0.0; TILES], open: game.open() };
        for tile in (0..forest.len()).filter(|&tile| forest.free_edges(tile) > 0) {
            let heats = forest.rim_beside(tile).map(|rim| forest.notes()[rim].0);
            let gap = hottest - heats.min().unwrap_or(hottest);
            let cool = 1.0 + f32::from(gap) / 2.0;
            let odds = cool * cool * scale;
            outlook.keep[tile] = if left == 0 { 1.0 } else { odds / (1.0 + odds) };
        }
        outlook
    }
}

/// An area as it may turn out.
#[derive(Clone, Copy)]
pub(super) struct Stretch {
    pub(super) tiles: TileSet,
    pub(super) sum: f32,
    /// By number, from 1: the chance that no tile of the number keeps a free edge.
    pub(super) dry: [f32; 6],
    /// What a point of the sum will be worth on average: one by the lowest number with a free edge.
    pub(super) yields: f32,
}

impl Stretch {
    pub(super) const NOTHING: Self = Self { tiles: 0, sum: 0.0, dry: [1.0; 6], yields: 0.0 };

    /// Adds a tile; [`settle`](Self::settle) when all are in.
    #[inline]
    pub(super) fn add(&mut self, forest: &Forest<feurio::Heat>, outlook: &Outlook, tile: usize) {
        let value = forest.number(tile).value();
        self.tiles |= 1 << tile;
        self.sum += f32::from(value);
        if let Some(dry) = self.dry.get_mut(usize::from(value).wrapping_sub(1)) {
            *dry *= 1.0 - outlook.keep[tile];
        }
    }

    #[inline]
    pub(super) fn join(&mut self, other: &Self) {
        self.tiles |= other.tiles;
        self.sum += other.sum;
        self.dry.iter_mut().zip(other.dry).for_each(|(own, other)| *own *= other);
    }

    #[inline]
    pub(super) fn settle(mut self) -> Self {
        const SHARE: [f32; 6] = [1.0, 0.5, 1.0 / 3.0, 0.25, 0.2, 1.0 / 6.0];
        let mut none_lower = 1.0;
        self.yields = 0.0;
        for (dry, share) in self.dry.into_iter().zip(SHARE) {
            self.yields += none_lower * (1.0 - dry) * share;
            none_lower *= dry;
        }
        self
    }

    /// Its points as expected.
    #[inline]
    pub(super) fn points(&self) -> f32 {
        self.sum * self.yields
    }
}

/// A colour has at most as many areas as men.
const MOST: usize = forest::PIECES as usize;

/// All areas of a colour.
pub(super) struct Stretches {
    all: [Stretch; MOST],
    len: usize,
}

impl Stretches {
    pub(super) fn new(game: &Feurio, outlook: &Outlook, colour: Colour) -> Self {
        let forest = game.forest();
        let mut stretches = Self { all: [Stretch::NOTHING; MOST], len: 0 };
        let mut held = game.held(colour);
        while held != 0 {
            let tiles = forest.area(held.trailing_zeros() as usize, held);
            held &= !tiles;
            let mut stretch = Stretch::NOTHING;
            each(tiles).for_each(|tile| stretch.add(forest, outlook, tile));
            stretches.all[stretches.len] = stretch.settle();
            stretches.len += 1;
        }
        stretches
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Stretch> {
        self.all[..self.len].iter()
    }
}

/// The tiles that touch a set of tiles, and the set itself.
pub(super) fn with_neighbours(forest: &Forest<feurio::Heat>, tiles: TileSet) -> TileSet {
    each(tiles).fold(tiles, |all, tile| all | forest.touching(tile))
}
