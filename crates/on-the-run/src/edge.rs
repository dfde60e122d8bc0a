//! Edge fields: the empty places round the forest.

use forest::{Colour, Forest, Lying, Note, Number, TileSet};
use hex::Hex;

use crate::herds::tiles;

/// What is remembered of an edge field (OR-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EdgeField {
    /// How many tiles touch it.
    pub touching: u8,
    /// The highest number among them.
    pub highest: Number,
    /// Who stands there, at most one. With three players the neutral colour is a predator.
    pub animal: Option<Colour>,
}

impl Note for EdgeField {
    #[inline]
    fn touched_by(&mut self, number: Number) {
        self.touching += 1;
        self.highest = self.highest.max(number);
    }
}

/// The forest of this game.
pub type Woods = Forest<EdgeField>;

/// A set of edge fields, by their index on the forest's rim (never more than 76).
pub type EdgeSet = u128;

/// The edge fields of a set, by index.
#[inline]
pub(crate) fn edges(mut set: EdgeSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (next < EdgeSet::BITS as usize).then_some(next)
    })
}

/// The `n`-th edge field of a set that has more.
#[inline]
pub(crate) fn nth_edge(mut set: EdgeSet, n: u32) -> usize {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as usize
}

/// The edge fields that are as asked for. Without branches: most questions split them unevenly.
#[inline]
fn fields_where(woods: &Woods, asked: impl Fn(&EdgeField) -> bool) -> EdgeSet {
    let fields = woods.notes().iter().enumerate();
    fields.fold(0, |set, (i, field)| set | EdgeSet::from(asked(field)) << i)
}

/// The hot spots (OR-10): of the edge fields that touch at least two tiles, those touching the
/// highest number any of them touches. A single tile has no such field: all serve.
#[inline]
pub(crate) fn hot_spots(woods: &Woods) -> EdgeSet {
    let least = woods.len().min(2) as u8;
    let heat = |field: &EdgeField| u8::from(field.touching >= least) * field.highest.value();
    let hottest = woods.notes().iter().map(heat).fold(0, u8::max);
    fields_where(woods, |field| heat(field) == hottest)
}

/// The edge fields nobody stands on.
#[inline]
pub(crate) fn free_fields(woods: &Woods) -> EdgeSet {
    fields_where(woods, |field| field.animal.is_none())
}

/// The places of some edge fields.
#[inline]
pub(crate) fn places(woods: &Woods, set: EdgeSet) -> impl Iterator<Item = Hex> {
    edges(set).map(|field| woods.rim()[field])
}

/// The index of the edge field at `place`, if nobody stands there.
#[inline]
pub(crate) fn free_field(woods: &Woods, place: Hex) -> Option<usize> {
    match woods.at(place) {
        Lying::Rim(i) if woods.notes()[i].animal.is_none() => Some(i),
        _ => None,
    }
}

/// The free edge fields that touch a place.
#[inline]
pub(crate) fn free_around(woods: &Woods, place: Hex) -> impl Iterator<Item = usize> {
    place.neighbours().into_iter().filter_map(|there| free_field(woods, there))
}

/// The free edge fields that touch any of some tiles.
#[inline]
pub(crate) fn free_beside(woods: &Woods, group: TileSet) -> EdgeSet {
    tiles(group)
        .flat_map(|tile| woods.rim_beside(tile))
        .filter(|&field| woods.notes()[field].animal.is_none())
        .fold(0, |set, field| set | 1 << field)
}
