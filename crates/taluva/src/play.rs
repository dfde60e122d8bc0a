//! Carrying out a decision.

use hex::Hex;
use kernel::{Seat, Sink};

use crate::slots::{Slot, SlotSet};
use crate::state::{End, Fate, Phase};
use crate::{Action, Event, Piece, Placement, Taluva, Terrain, Tile};

impl Taluva {
    #[inline]
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match action {
            Action::Draw(tile) => self.draw(tile, events),
            Action::Lay(placement) => self.lay(placement, events),
            Action::Hut(field) => self.build(Piece::Hut, field, events),
            Action::Tower(field) => self.build(Piece::Tower, field, events),
            Action::Temple(field) => self.build(Piece::Temple, field, events),
            Action::Extend(settlement, terrain) => self.extend(settlement, terrain, events),
        }
    }

    fn draw<S: Sink<Event>>(&mut self, tile: Tile, events: &mut S) {
        let unseen = &mut self.unseen[tile.index()];
        *unseen = unseen.saturating_sub(1);
        self.tiles_left = self.tiles_left.saturating_sub(1);
        self.phase = Phase::Lay(tile);
        events.push(Event::Drawn { seat: self.turn, tile });
    }

    fn lay<S: Sink<Event>>(&mut self, placement: Placement, events: &mut S) {
        let Phase::Lay(tile) = self.phase else { return };
        if S::LISTENS {
            self.tell_landing(tile, placement, events);
        }
        self.board.lay(tile, placement);
        self.phase = Phase::Build;
        if !self.board.can_build(self.turn, self.supply(self.turn), self.rules.strict_huts) {
            self.drop_out(events);
        }
    }

    fn build<S: Sink<Event>>(&mut self, piece: Piece, field: Hex, events: &mut S) {
        if let Some(slot) = self.board.find(field) {
            self.put(piece, SlotSet::of(slot), events);
        }
        self.after_building(events);
    }

    fn extend<S: Sink<Event>>(&mut self, settlement: Hex, terrain: Terrain, events: &mut S) {
        let seat = self.turn;
        let named = self.board.find(settlement);
        if let Some(settlement) = named.and_then(|slot| self.board.settlements.at(seat, slot)) {
            let fields = self.board.extension(settlement, terrain);
            self.put(Piece::Hut, fields, events);
        }
        self.after_building(events);
    }

    /// Puts pieces on fields and tells of what grew together.
    #[inline]
    fn put<S: Sink<Event>>(&mut self, piece: Piece, fields: SlotSet, events: &mut S) {
        let joined = S::LISTENS && self.joins(fields);
        for slot in fields {
            self.put_one(piece, slot, events);
        }
        if joined && let Some(first) = fields.into_iter().next() {
            let whole = self.board.settlements.at(self.turn, first).unwrap_or_default();
            let settlement = self.board.name(whole);
            events.push(Event::Joined { seat: self.turn, settlement, size: whole.len() as u8 });
        }
    }

    #[inline]
    fn put_one<S: Sink<Event>>(&mut self, piece: Piece, slot: Slot, events: &mut S) {
        let seat = self.turn;
        let count = self.board.pieces_at(slot, piece);
        let supply = self.supplies[seat.index()].count_mut(piece);
        *supply = supply.saturating_sub(count);
        self.board.build(seat, piece, slot);
        events.push(Event::Built { seat, piece, place: self.board.hex(slot), count });
    }

    /// Whether pieces on these fields make one settlement of several.
    fn joins(&self, fields: SlotSet) -> bool {
        let around = self.board.island.fringe(fields);
        let settlements = self.board.settlements.of(self.turn).iter();
        settlements.filter(|settlement| settlement.intersects(around)).count() > 1
    }

    #[inline]
    fn after_building<S: Sink<Event>>(&mut self, events: &mut S) {
        if !self.has_finished(self.turn) {
            return self.pass_on(events);
        }
        if !self.rules.ranking {
            return self.end(End::Early(self.turn), events);
        }
        let finished = self.fates.iter().filter(|fate| matches!(fate, Fate::Finished(_)));
        let place = finished.count() as u8 + 1;
        self.fates[self.turn.index()] = Fate::Finished(place);
        events.push(Event::Finished { seat: self.turn, place });
        self.pass_on(events);
    }

    /// Whether the seat has used up two of its three kinds of pieces (TA-31), or with its partner
    /// three of their six (TA-34).
    #[inline]
    fn has_finished(&self, seat: Seat) -> bool {
        let own = self.supply(seat).kinds_used_up();
        if !self.rules.teams {
            return own >= 2;
        }
        let partner = Seat((seat.0 + 2) % 4);
        own + self.supply(partner).kinds_used_up() >= 3
    }

    /// Who can't build is out at once (TA-30).
    fn drop_out<S: Sink<Event>>(&mut self, events: &mut S) {
        let out = self.fates.iter().filter(|fate| matches!(fate, Fate::Out(_)));
        self.fates[self.turn.index()] = Fate::Out(out.count() as u8 + 1);
        events.push(Event::Out { seat: self.turn });
        self.pass_on(events);
    }

    /// The next player's turn, if there is one.
    #[inline]
    fn pass_on<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.is_decided() {
            return self.end(End::LastLeft, events);
        }
        if self.tiles_left == 0 {
            return self.end(End::TilesGone, events);
        }
        self.phase = Phase::Draw;
        self.turn = self.turn.next(self.rules.players);
        while !self.is_playing(self.turn) {
            self.turn = self.turn.next(self.rules.players);
        }
    }

    /// Whether only one player, or one team, is left.
    #[inline]
    fn is_decided(&self) -> bool {
        let mut sides = 0_u8;
        for seat in self.all_seats() {
            sides |= u8::from(self.is_playing(seat)) << self.rules.team(seat);
        }
        sides.is_power_of_two()
    }

    fn end<S: Sink<Event>>(&mut self, end: End, events: &mut S) {
        self.phase = Phase::Over(end);
        if S::LISTENS {
            let standings = self.places(end);
            let winners = self.all_seats().filter(|&seat| standings.won(seat)).collect();
            events.push(Event::Over { winners, reason: self.reason(end) });
        }
    }
}
