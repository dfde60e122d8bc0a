//! How good tiles look, added up beforehand: playouts look at some hundred tiles each.

use feurio::Feurio;
use forest::{Colour, Number, TileSet};

use super::weights::{Glance, Look};

/// A look for each [`Site`] there can be.
const SITES: usize = 1 << 10;

/// All looks while there are tiles to come, and after.
#[derive(Clone, Debug)]
pub(super) struct Looks {
    early: Table,
    late: Table,
}

/// Looks by how a colour stands and by site.
#[derive(Clone, Debug)]
struct Table(Vec<[f32; SITES]>);

impl Looks {
    pub(super) fn new(w: &Glance) -> Self {
        Self { early: Table::new(&w.early), late: Table::new(&w.late) }
    }

    /// How good each site looks to a colour now.
    #[inline]
    pub(super) fn of(&self, game: &Feurio, colour: Colour) -> LooksOf<'_> {
        let table = if game.bag().left() == 0 { &self.late } else { &self.early };
        LooksOf(&table.0[standing(game, game.held(colour))])
    }
}

impl Table {
    fn new(w: &Look) -> Self {
        let of_row = |row| std::array::from_fn(|site| Site::from_index(site).look(row, w));
        Self((0..4).map(of_row).collect())
    }
}

/// How good each site looks to one colour.
#[derive(Clone, Copy)]
pub(super) struct LooksOf<'a>(&'a [f32; SITES]);

impl LooksOf<'_> {
    #[inline]
    pub(super) fn at(self, site: Site) -> f32 {
        self.0[site.index() % SITES]
    }
}

/// How a colour stands that holds these tiles, the row of a table: on no number with a free edge,
/// on a 1, a 2, or more.
#[inline]
pub(super) fn standing(game: &Feurio, held: TileSet) -> usize {
    let forest = game.forest();
    let lasting = held & forest.at_edge();
    let [one, two, ..] = Number::ALL;
    if lasting & forest.showing(one) != 0 {
        1
    } else if lasting & forest.showing(two) != 0 {
        2
    } else if lasting != 0 {
        3
    } else {
        0
    }
}

/// What is seen of a tile at a glance.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) number: usize,
    pub(super) free_edges: usize,
    /// How many tiles of the colour stand beside it.
    pub(super) own_beside: usize,
    /// Whether it is the last space where others stand beside.
    pub(super) contested: bool,
}

impl Site {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.contested) << 9 | self.number << 6 | self.free_edges << 3 | self.own_beside
    }

    fn from_index(index: usize) -> Self {
        Self {
            number: index >> 6 & 7,
            free_edges: index >> 3 & 7,
            own_beside: index & 7,
            contested: index >> 9 == 1,
        }
    }

    /// How good it looks; any number where there is none such.
    fn look(self, row: usize, w: &Look) -> f32 {
        let table = if self.own_beside > 0 { &w.beside } else { &w.apart };
        let Some(of_number) = self.number.checked_sub(1).and_then(|n| table[row].get(n)) else {
            return 0.0;
        };
        let free = self.free_edges as f32;
        let mut look = of_number + w.edge * free;
        look += w.more_beside * self.own_beside.saturating_sub(1) as f32;
        if self.number <= 2 {
            look += w.edge_of_water * free;
        }
        if self.contested {
            look += w.last_space;
        }
        if free <= 1.0 {
            look += w.last_edge;
        }
        look
    }
}
