//! Fleeing (OR-14, OR-15).

use forest::{Colour, Number, TileSet};
use hex::Hex;
use kernel::Sink;

use crate::edge::{EdgeSet, free_beside, places};
use crate::event::Event;
use crate::herds::tiles;
use crate::state::{OnTheRun, Phase};

/// Where animals of one group of tiles may flee to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Routes {
    /// Tiles with a free space.
    pub(crate) tiles: TileSet,
    /// Free edge fields.
    pub(crate) edges: EdgeSet,
}

impl Routes {
    /// How many places they lead to.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.tiles.count_ones() + self.edges.count_ones()
    }
}

/// Those who still must move from one group of tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    /// The tiles they stand on.
    pub(crate) waiting: TileSet,
    /// Where they may go.
    pub(crate) routes: Routes,
}

impl Flight {
    /// How many moves there are to choose from.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.waiting.count_ones() * self.routes.count()
    }
}

impl OnTheRun {
    /// All who still must move, group by group.
    #[inline]
    pub(crate) fn flights(&self, number: Number, colour: Colour) -> impl Iterator<Item = Flight> {
        let mut left = self.herds.on(number, colour);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let group = self.herds.group(left.trailing_zeros() as usize);
            let waiting = left & group;
            left &= !group;
            Some(Flight { waiting, routes: self.routes(group) })
        })
    }

    /// Where animals on the tiles of `group` may flee to. Groups of equal numbers count as one tile
    /// at both ends, so every tile of a touching group can be reached.
    #[inline]
    pub(crate) fn routes(&self, group: TileSet) -> Routes {
        Routes { tiles: self.ways_inwards(group), edges: free_beside(&self.woods, group) }
    }

    #[inline]
    fn ways_inwards(&self, group: TileSet) -> TileSet {
        let mut near = tiles(group).fold(0, |near, tile| near | self.woods.touching(tile));
        near &= !group;
        let mut reached = 0;
        while near != 0 {
            let next = self.herds.group(near.trailing_zeros() as usize);
            reached |= next;
            near &= !next;
        }
        reached & self.herds.room_for(1)
    }

    /// The places routes lead to.
    #[inline]
    pub(crate) fn targets(&self, routes: Routes) -> impl Iterator<Item = Hex> {
        let inwards = tiles(routes.tiles).map(|tile| self.woods.place(tile));
        inwards.chain(places(&self.woods, routes.edges))
    }

    /// Names the number that is to be left.
    pub(crate) fn begin_flight<S: Sink<Event>>(
        &mut self,
        number: Number,
        colour: Colour,
        events: &mut S,
    ) {
        events.push(Event::FlightBegan { seat: self.turn.seat, number, colour });
        self.phase = Phase::Fleeing { number, colour };
        self.go_on_fleeing(number, colour, events);
    }

    /// Whoever has nowhere to go is taken back at once; without anybody left the turn is over.
    ///
    /// Targets only ever get fewer during a flight: the spaces left behind have the very number
    /// that is fled from. So it makes no difference when the stuck go home.
    pub(crate) fn go_on_fleeing<S: Sink<Event>>(
        &mut self,
        number: Number,
        colour: Colour,
        events: &mut S,
    ) {
        let waiting = self.herds.on(number, colour);
        let mut left = waiting;
        while left != 0 {
            let group = self.herds.group(left.trailing_zeros() as usize);
            if self.ways_inwards(group) == 0 && free_beside(&self.woods, group) == 0 {
                tiles(left & group).for_each(|tile| self.take_back(tile, colour, events));
            }
            left &= !group;
        }
        if self.herds.on(number, colour) == 0 {
            self.end_turn(false, events);
        }
    }

    fn take_back<S: Sink<Event>>(&mut self, tile: usize, colour: Colour, events: &mut S) {
        let count = self.herds.count(tile, colour);
        self.herds.leave(tile, colour, count);
        self.supplies.give(self.table.keeper(colour), colour, count);
        events.push(Event::SentHome { colour, count, from: self.woods.place(tile) });
    }
}
