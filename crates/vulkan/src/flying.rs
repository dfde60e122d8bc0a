//! A flight and what follows from it.

use forest::{Colour, TileSet};
use kernel::{Seat, Sink};

use crate::action::Flight;
use crate::board::tiles;
use crate::event::{Award, Ending, Event, Reason};
use crate::loads::{Leader, Loads};
use crate::rows::{Entry, Row};
use crate::state::{Phase, Vulkan};

impl Vulkan {
    /// Flies, gives out what goes out and what is cut off, and passes the turn on.
    pub(crate) fn fly<S: Sink<Event>>(&mut self, flight: Flight, events: &mut S) {
        let Some(tile) = self.board.tile_at(flight.from) else { return };
        let entry = Entry { tile, direction: flight.direction };
        let row = self.board.row_from(entry);
        if S::LISTENS {
            events.push(self.flown(flight.colour, entry, row));
        }
        self.drop_loads(flight.colour, entry, row, events);
        let torn = self.extinguish(events);
        if torn & self.board.burning() != 0 {
            self.cut_off(torn, events);
        }
        self.pass_on(events);
    }

    fn flown(&self, colour: Colour, entry: Entry, row: Row) -> Event {
        let layout = self.board.layout();
        let place = |position| layout.place(layout.tile(row.axis(), position));
        let path = in_order(row.set(), entry).map(place).collect();
        Event::Flown { seat: self.turn, colour, path }
    }

    /// A load on each tile with a free space, in order of flight, while there are any (VU-12).
    fn drop_loads<S: Sink<Event>>(
        &mut self,
        colour: Colour,
        entry: Entry,
        row: Row,
        events: &mut S,
    ) {
        let seat = self.turn;
        let mut left = self.supplies.of(seat, colour);
        let before = left;
        for position in in_order(row.set() & self.board.open_along(row.axis()), entry) {
            if left == 0 {
                break;
            }
            left -= 1;
            let tile = self.board.layout().tile(row.axis(), position);
            self.board.drop_load(tile, colour);
            if S::LISTENS {
                let place = self.board.layout().place(tile);
                events.push(Event::Dropped { seat, colour, place, left });
            }
        }
        self.supplies.take(seat, colour, before - left);
    }

    /// Gives out what is extinguished, round by round, until nothing is (VU-14). Of each part of the
    /// forest that came off with it at least one tile is among those returned.
    fn extinguish<S: Sink<Event>>(&mut self, events: &mut S) -> TileSet {
        let mut torn = 0;
        for round in 1.. {
            let out = self.board.extinguished();
            if out == 0 {
                break;
            }
            for tile in tiles(out) {
                // Where all neighbours hang together without the tile nothing comes off, but what came
                // off before may lose the tile it was known by.
                if self.board.edges(tile).bridge() || torn >> tile & 1 == 1 {
                    torn |= self.board.beside(tile);
                }
                let award = self.give_out(tile);
                if S::LISTENS {
                    events.push(self.extinguished_event(round, tile, award));
                }
                self.take(tile, Some(award.to));
            }
        }
        torn
    }

    /// Gives out what is isolated, or takes it out of the game (VU-15): what hangs together with any of
    /// the tiles `torn` but not with the volcano.
    fn cut_off<S: Sink<Event>>(&mut self, torn: TileSet, events: &mut S) {
        for tile in tiles(self.board.isolated_if(torn)) {
            let wet = self.board.loads(tile).total() > 0;
            let award = wet.then(|| self.give_out(tile));
            if S::LISTENS {
                events.push(self.isolated_event(tile, award));
            }
            self.take(tile, award.map(|award| award.to));
        }
    }

    #[inline]
    fn give_out(&self, tile: usize) -> Award {
        self.award(self.board.loads(tile))
    }

    /// Who gets a tile with `loads` on it (VU-16). Colours count on their own, so two colours of
    /// one seat can tie.
    fn award(&self, loads: Loads) -> Award {
        let flyer = self.turn;
        match loads.leader() {
            Leader::Colour(colour) => match self.seating.owner(colour) {
                Some(to) => Award { to, by: Reason::Majority },
                None => Award { to: flyer, by: Reason::Neutral },
            },
            Leader::Tied | Leader::Nobody => Award { to: flyer, by: Reason::Tie },
        }
    }

    #[inline]
    fn take(&mut self, tile: usize, to: Option<Seat>) {
        if let Some(seat) = to {
            self.scores[seat.index()] += u16::from(self.board.number(tile).value());
        }
        self.board.take(tile, to);
    }

    fn extinguished_event(&self, round: u8, tile: usize, award: Award) -> Event {
        Event::Extinguished {
            round,
            place: self.board.layout().place(tile),
            number: self.board.number(tile),
            loads: self.board.loads(tile).counts(),
            award,
        }
    }

    fn isolated_event(&self, tile: usize, award: Option<Award>) -> Event {
        Event::Isolated {
            place: self.board.layout().place(tile),
            number: self.board.number(tile),
            loads: self.board.loads(tile).counts(),
            award,
        }
    }

    /// The turn goes to the next seat with a legal flight (VU-13); without any the game is over
    /// (VU-20), as it is when a common goal is out of reach (VU-21).
    pub(crate) fn pass_on<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.is_spoilt() {
            return self.end(Ending::TileLost, events);
        }
        // A row that takes a load serves whoever has one, so only loads make a difference.
        match self.next_with_loads() {
            Some(next) if self.board.any_flyable() => self.hand_over(next, events),
            _ => self.end(Ending::NoFlight, events),
        }
    }

    /// The next seat that has a load; the one that just flew comes last.
    #[inline]
    fn next_with_loads(&self) -> Option<Seat> {
        let mut seat = self.turn;
        for _ in 0..self.seating.players() {
            seat = seat.next(self.seating.players());
            if self.has_loads(seat) {
                return Some(seat);
            }
        }
        None
    }

    fn hand_over<S: Sink<Event>>(&mut self, next: Seat, events: &mut S) {
        let mut seat = self.turn.next(self.seating.players());
        while seat != next {
            events.push(Event::Missed { seat });
            seat = seat.next(self.seating.players());
        }
        self.turn = next;
        self.phase = Phase::Flying;
    }

    fn end<S: Sink<Event>>(&mut self, why: Ending, events: &mut S) {
        self.phase = Phase::Over;
        events.push(Event::Ended { why });
    }
}

/// The positions of a set in the order a flight passes them.
#[inline]
fn in_order(mut set: TileSet, entry: Entry) -> impl Iterator<Item = usize> {
    let forwards = entry.is_forwards();
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let position = if forwards { set.trailing_zeros() } else { 63 - set.leading_zeros() };
        set &= !(1 << position);
        Some(position as usize)
    })
}
