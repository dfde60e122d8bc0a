//! Areas, points and the common goal.

use std::collections::BTreeSet;

use super::{Model, Place, around};

/// FE-31.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stretch {
    pub(crate) places: BTreeSet<Place>,
    pub(crate) sum: u32,
    pub(crate) water: Option<u32>,
    pub(crate) points: u32,
}

impl Model {
    /// FE-31: all areas of a colour.
    pub(crate) fn areas(&self, colour: usize) -> BTreeSet<Stretch> {
        let held = self.tiles.iter().filter(|(_, tile)| tile.men[colour] > 0);
        held.map(|(&place, _)| self.stretch(self.flood(place, colour))).collect()
    }

    fn flood(&self, start: Place, colour: usize) -> BTreeSet<Place> {
        let mut reached = BTreeSet::from([start]);
        loop {
            let next: BTreeSet<Place> = reached.iter().flat_map(|&place| around(place)).collect();
            let held = |place: &Place| self.tiles.get(place).is_some_and(|t| t.men[colour] > 0);
            let before = reached.len();
            reached.extend(next.into_iter().filter(held));
            if reached.len() == before {
                return reached;
            }
        }
    }

    fn stretch(&self, places: BTreeSet<Place>) -> Stretch {
        let sum = places.iter().map(|place| self.tiles[place].shows).sum();
        let open = places.iter().filter(|&&place| self.free_edges(place) > 0);
        let water = open.map(|place| self.tiles[place].shows).min();
        let points = match water {
            None => 0,
            // The first multiple that is enough, or the last that is not too much (FE-41).
            Some(water) if self.agreed.round_up => {
                (0..=sum).find(|n| n * water >= sum).unwrap_or(0)
            }
            Some(water) => (0..=sum).rfind(|n| n * water <= sum).unwrap_or(0),
        };
        Stretch { places, sum, water, points }
    }

    /// FE-32 and FE-33: a seat's points and its most valuable area.
    pub(crate) fn score(&self, seat: usize) -> (u32, u32) {
        let own = (0..4).filter(|&colour| self.owner(colour) == Some(seat));
        let points: Vec<u32> =
            own.flat_map(|colour| self.areas(colour)).map(|area| area.points).collect();
        (points.iter().sum(), points.into_iter().max().unwrap_or(0))
    }

    /// FE-33: the seats that win.
    pub(crate) fn winners(&self) -> Vec<usize> {
        let seats = || 0..self.agreed.players;
        let most = seats().map(|seat| self.score(seat).0).max();
        let tied: Vec<usize> = seats().filter(|&seat| Some(self.score(seat).0) == most).collect();
        let best = tied.iter().map(|&seat| self.score(seat).1).max();
        tied.into_iter().filter(|&seat| Some(self.score(seat).1) == best).collect()
    }

    /// FE-52: men left, areas too many, areas lacking a 1 with a free edge.
    pub(crate) fn lacking(&self) -> (u32, u32, u32) {
        let men = self.supply.iter().flatten().sum();
        let (mut too_many, mut dry) = (0, 0);
        for areas in (0..4).map(|colour| self.areas(colour)) {
            too_many += (areas.len() as u32).saturating_sub(1);
            dry += areas.iter().filter(|area| !self.has_open_one(&area.places)).count() as u32;
        }
        (men, too_many, dry)
    }

    fn has_open_one(&self, places: &BTreeSet<Place>) -> bool {
        places.iter().any(|&place| self.tiles[&place].shows == 1 && self.free_edges(place) > 0)
    }
}
