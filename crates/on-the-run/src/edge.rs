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
pub(crate) type Woods = Forest<EdgeField>;

/// A set of edge fields, by their index on the forest's rim (never more than 76).
pub(crate) type EdgeSet = u128;

/// The edge fields of a set, by index.
#[inline]
pub(crate) fn edges(mut set: EdgeSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (next < EdgeSet::BITS as usize).then_some(next)
    })
}

/// The hot spots (OR-10): of the edge fields that touch at least two tiles, those touching the
/// highest number any of them touches. A single tile has no such field: all serve.
#[inline]
pub(crate) fn hot_spots(woods: &Woods) -> impl Iterator<Item = Hex> {
    let least = woods.len().min(2) as u8;
    let hottest = woods.notes().iter().filter(|field| field.touching >= least);
    let hottest = hottest.map(|field| field.highest).max().unwrap_or_default();
    let fields = woods.rim().iter().zip(woods.notes());
    fields
        .filter(move |(_, field)| field.touching >= least && field.highest == hottest)
        .map(|(&place, _)| place)
}

/// The edge fields nobody stands on.
#[inline]
pub(crate) fn free_fields(woods: &Woods) -> impl Iterator<Item = Hex> {
    let fields = woods.rim().iter().zip(woods.notes());
    fields.filter(|(_, field)| field.animal.is_none()).map(|(&place, _)| place)
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
