//! The rules once more: slow, from what everybody sees, and with nothing remembered.

use std::collections::{BTreeMap, BTreeSet};

use forest::Colour;
use hex::Hex;
use on_the_run::{Occupant, TileView, View};

/// The table by place.
pub(crate) struct Table<'a> {
    tiles: BTreeMap<Hex, &'a TileView>,
    occupied: BTreeMap<Hex, Occupant>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(view: &'a View) -> Self {
        let occupants = view.edge.iter().filter_map(|field| Some((field.place, field.occupant?)));
        Self {
            tiles: view.tiles.iter().map(|tile| (tile.place, tile)).collect(),
            occupied: occupants.collect(),
        }
    }

    /// The empty places that touch a tile (OR-3).
    pub(crate) fn edge_fields(&self) -> BTreeSet<Hex> {
        let around = self.tiles.keys().flat_map(|place| place.neighbours());
        around.filter(|place| !self.tiles.contains_key(place)).collect()
    }

    fn numbers_around(&self, place: Hex) -> Vec<u8> {
        let tiles = place.neighbours().into_iter().filter_map(|there| self.tiles.get(&there));
        tiles.map(|tile| tile.number.value()).collect()
    }

    /// The hot spots (OR-10): the highest number visible first; where that gives none, the next.
    pub(crate) fn hot_spots(&self) -> BTreeSet<Hex> {
        if self.tiles.len() == 1 {
            return self.edge_fields();
        }
        let fields = self.edge_fields();
        for number in (1..=6).rev() {
            let hot = fields.iter().copied().filter(|&field| {
                let touching = self.numbers_around(field);
                touching.len() >= 2 && touching.contains(&number)
            });
            let hot: BTreeSet<Hex> = hot.collect();
            if !hot.is_empty() {
                return hot;
            }
        }
        BTreeSet::new()
    }

    /// All tiles linked to this one by equal numbers (OR-15).
    fn group(&self, start: Hex) -> BTreeSet<Hex> {
        let mut group = BTreeSet::from([start]);
        loop {
            let touching = group.iter().flat_map(|place| place.neighbours());
            let grown: BTreeSet<Hex> = touching
                .filter(|there| {
                    let number = |place| self.tiles.get(place).map(|tile| tile.number);
                    number(there) == number(&start)
                })
                .chain(group.iter().copied())
                .collect();
            if grown.len() == group.len() {
                return group;
            }
            group = grown;
        }
    }

    fn has_room(&self, place: Hex) -> bool {
        let tile = self.tiles[&place];
        tile.animals.iter().sum::<u8>() < tile.spaces
    }

    /// Where an animal on the tile at `from` may flee to (OR-14).
    pub(crate) fn routes(&self, from: Hex) -> BTreeSet<Hex> {
        let group = self.group(from);
        let mut routes = BTreeSet::new();
        for there in group.iter().flat_map(|place| place.neighbours()) {
            if self.tiles.contains_key(&there) {
                if !group.contains(&there) {
                    routes.extend(self.group(there).into_iter().filter(|&t| self.has_room(t)));
                }
            } else if !self.occupied.contains_key(&there) {
                routes.insert(there);
            }
        }
        routes
    }

    /// How many animals of `colour` have escaped.
    pub(crate) fn escaped(&self, colour: Colour) -> i32 {
        let own = Occupant::Animal(colour);
        self.occupied.values().filter(|&&occupant| occupant == own).count() as i32
    }

    /// The numbers under the animals of `colour`, one entry an animal.
    pub(crate) fn numbers_under(&self, colour: Colour) -> Vec<u8> {
        let mut numbers = vec![];
        for tile in self.tiles.values() {
            let count = tile.animals[colour.index()];
            numbers.extend((0..count).map(|_| tile.number.value()));
        }
        numbers
    }

    /// How many predators stand on edge fields.
    pub(crate) fn predators(&self) -> usize {
        self.occupied.values().filter(|&&occupant| occupant == Occupant::Predator).count()
    }
}
