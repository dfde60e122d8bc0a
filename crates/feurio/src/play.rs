//! Carrying out decisions, and what follows by itself.

use forest::{Arrangement, Colour, Lying, Number};
use hex::Hex;
use kernel::{Seat, Sink};

use crate::state::Secret;
use crate::{Action, Ending, Event, Feurio, Phase, Timing};

impl Feurio {
    #[inline]
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match action {
            Action::Draw(Some(number)) => self.draw(number, events),
            Action::Arrange(arrangement) => self.begin(&arrangement, events),
            Action::Open => {
                self.phase = Phase::Drawing { hidden: false };
                events.push(Event::Opened { seat: self.turn });
            }
            Action::Firebreak(price) => {
                self.pay(price);
                self.phase = Phase::Drawing { hidden: true };
                events.push(Event::Committed { seat: self.turn, paid: price });
            }
            Action::Lay(place) => match self.phase {
                Phase::Laying { number, hidden: true } => self.hide(place, number, None, events),
                Phase::Laying { number, hidden: false } => self.lay(place, number, events),
                _ => {}
            },
            Action::Hide(place, price) => {
                if let Phase::Laying { number, .. } = self.phase {
                    self.pay(price);
                    self.hide(place, number, price, events);
                }
            }
            Action::Deploy { colour, count, place } => {
                self.deploy(colour, count, place, events);
            }
            Action::Pass => self.pass(events),
            // Nobody plays a blanked draw: why_not refuses it.
            Action::Draw(None) => {}
        }
    }

    #[inline]
    fn draw<S: Sink<Event>>(&mut self, number: Number, events: &mut S) {
        let private = self.draws_privately();
        self.bag.draw(number);
        if let Phase::Drawing { hidden } = self.phase {
            self.phase = Phase::Laying { number, hidden };
            events.push(Event::Drawn { seat: Some(self.turn), number: Some(number), private });
            return;
        }
        events.push(Event::Drawn { seat: None, number: Some(number), private: false });
        self.opening[usize::from(self.opened)] = number;
        self.opened += 1;
        if self.opened < self.rules.seating.players() {
            return;
        }
        if self.rules.arranged {
            self.phase = Phase::Arranging;
        } else {
            self.begin(&Arrangement::as_drawn(self.opening()), events);
        }
    }

    /// The first tiles lie on the table; the seat after the last one begins (FE-14).
    fn begin<S: Sink<Event>>(&mut self, arrangement: &Arrangement, events: &mut S) {
        for (place, number) in arrangement.tiles() {
            self.put(place, number);
        }
        if S::LISTENS {
            events.push(Event::Arranged { tiles: arrangement.tiles().collect() });
        }
        self.begin_turn();
    }

    /// While tiles are left, a turn begins with drawing one (FE-20).
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.phase = match self.rules.firebreak {
            Some(Timing::Commit) => Phase::Committing,
            _ => Phase::Drawing { hidden: false },
        };
    }

    #[inline]
    fn lay<S: Sink<Event>>(&mut self, place: Hex, number: Number, events: &mut S) {
        if S::LISTENS {
            let heat = self.heat_at(place);
            events.push(Event::Laid { seat: self.turn, place, number, heat });
        }
        self.put(place, number);
        if self.can_deploy() {
            self.phase = Phase::Deploying;
        } else {
            events.push(Event::Passed { seat: self.turn, forced: true });
            self.end_turn(events);
        }
    }

    /// A firebreak: it shows 0, and no men are deployed this turn (FE-40).
    fn hide<S: Sink<Event>>(
        &mut self,
        place: Hex,
        number: Number,
        paid: Option<Colour>,
        events: &mut S,
    ) {
        if S::LISTENS {
            let heat = self.heat_at(place);
            events.push(Event::Hidden { seat: self.turn, place, number: Some(number), heat, paid });
        }
        let tile = self.put(place, Number::FACE_DOWN);
        self.secrets[tile] = Secret { number, seat: self.turn };
        self.end_turn(events);
    }

    fn pay(&mut self, price: Option<Colour>) {
        if let Some(colour) = price {
            self.supplies.take(self.turn, colour, 1);
        }
    }

    #[inline]
    fn deploy<S: Sink<Event>>(&mut self, colour: Colour, count: u8, place: Hex, events: &mut S) {
        let Some(tile) = self.forest.tile_at(place) else { return };
        if self.difficulty == 0 {
            self.difficulty = self.forest.len() as u8;
        }
        self.supplies.take(self.turn, colour, count);
        self.stand(tile, colour, count);
        events.push(Event::Deployed { seat: self.turn, colour, count, place });
        self.passes = 0;
        self.end_turn(events);
    }

    #[inline]
    pub(crate) fn stand(&mut self, tile: usize, colour: Colour, count: u8) {
        self.men[tile][colour.index()] += count;
        self.standing[tile] += count;
        self.held[colour.index()] |= 1 << tile;
        self.look_again(1 << tile);
    }

    /// Puts a tile on the table; returns its index.
    #[inline]
    pub(crate) fn put(&mut self, place: Hex, number: Number) -> usize {
        let tile = self.forest.lay(place, number);
        self.look_again(self.forest.touching(tile) | 1 << tile);
        tile
    }

    fn pass<S: Sink<Event>>(&mut self, events: &mut S) {
        events.push(Event::Passed { seat: self.turn, forced: false });
        // A turn that laid a tile is never a pass (FE-30).
        if self.all_laid_before {
            self.passes += 1;
        }
        self.end_turn(events);
    }

    #[inline]
    fn end_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        self.turn = self.turn.next(self.rules.seating.players());
        if self.bag.left() > 0 {
            self.begin_turn();
        } else if self.rules.common_goal {
            self.end(Ending::LastTile, events);
        } else {
            self.all_laid_before = true;
            self.skip_those_who_must_pass(events);
        }
    }

    /// With all tiles laid: who can't deploy passes without being asked; when all have passed one
    /// after the other the game is over (FE-30).
    pub(crate) fn skip_those_who_must_pass<S: Sink<Event>>(&mut self, events: &mut S) {
        let players = self.rules.seating.players();
        while self.passes < players {
            if self.can_deploy() {
                self.phase = Phase::Deploying;
                return;
            }
            events.push(Event::Passed { seat: self.turn, forced: true });
            self.passes += 1;
            self.turn = self.turn.next(players);
        }
        self.end(Ending::AllPassed, events);
    }

    pub(crate) fn end<S: Sink<Event>>(&mut self, ending: Ending, events: &mut S) {
        self.phase = Phase::Over(ending);
        // Nobody's turn is left: the seat no longer says anything, so equal ends are equal states.
        self.turn = Seat(0);
        events.push(Event::Ended { ending });
    }

    fn heat_at(&self, place: Hex) -> u8 {
        match self.forest.at(place) {
            Lying::Rim(rim) => self.forest.notes()[rim].0,
            Lying::Tile(_) | Lying::Nothing => 0,
        }
    }
}
