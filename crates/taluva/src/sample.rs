//! A fair choice of what may be done, without listing everything.
//!
//! Players' decisions are drawn by rejection: tickets are given out for a little more than what is
//! legal, the same number (one) for each legal decision, and drawn until a legal one comes up. So
//! each legal decision is exactly as likely as any other.

use kernel::{Rng, Seat, below};

use crate::board::Board;
use crate::slots::{Slot, SlotSet};
use crate::state::Phase;
use crate::{Action, Heading, Pieces, Placement, Taluva, Terrain, Tile};

impl Taluva {
    /// A random decision: chance by weight, a player's uniformly among the legal ones.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        match self.phase {
            Phase::Draw => self.pick_draw(rng),
            Phase::Lay(_) => self.pick_placement(rng),
            Phase::Build => self.pick_build(rng),
            Phase::Over(_) => panic!("the game is over"),
        }
    }

    fn pick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let total = self.unseen.iter().map(|&count| u32::from(count)).sum();
        let mut ticket = below(rng, total);
        let mut index = 0;
        while ticket >= u32::from(self.unseen[index]) {
            ticket -= u32::from(self.unseen[index]);
            index += 1;
        }
        Action::Draw(Tile::from_index(index))
    }

    /// Tickets: three for each open footprint, six for each volcano.
    fn pick_placement<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        if self.is_first_tile() {
            return Action::Lay(Placement::FIRST);
        }
        let volcanoes = self.board.island.volcanoes;
        let shore = self.board.shore.len() as u32 * 3;
        let tickets = shore + volcanoes.len() * 6;
        loop {
            let ticket = below(rng, tickets);
            if ticket < shore {
                let footprint = self.board.shore.get((ticket / 3) as usize);
                return Action::Lay(footprint.turnings()[(ticket % 3) as usize]);
            }
            let slot = volcanoes.nth((ticket - shore) / 6);
            let heading = ((ticket - shore) % 6) as usize;
            if self.board.eruptions(slot) >> heading & 1 != 0 {
                let volcano = self.board.hex(slot);
                return Action::Lay(Placement::new(volcano, Heading::ALL[heading]));
            }
        }
    }

    fn pick_build<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let raffle = Raffle::new(self);
        let tickets = raffle.tickets();
        loop {
            if let Some(action) = raffle.prize(below(rng, tickets)) {
                return action;
            }
        }
    }
}

/// The tickets for a build: one for each field that might take a hut, a tower or a temple, five for
/// each settlement that might be extended.
struct Raffle<'a> {
    board: &'a Board,
    seat: Seat,
    strict: bool,
    huts: u8,
    low: SlotSet,
    high: SlotSet,
    any: SlotSet,
    settlements: &'a [SlotSet],
    /// How many tickets lie before those for towers, temples and extensions.
    before: [u32; 3],
}

impl<'a> Raffle<'a> {
    #[inline]
    fn new(game: &'a Taluva) -> Self {
        let (board, seat) = (&game.board, game.turn);
        let Pieces { huts, temples, towers } = game.supply(seat);
        let free = board.free();
        let only = |possible: bool, sites: SlotSet| if possible { sites } else { SlotSet::EMPTY };
        let settlements = board.settlements.of(seat);
        let temple = temples > 0 && settlements.iter().any(|&own| board.wants_temple(own));
        let low = only(huts > 0, free & board.island.low);
        let high = only(towers > 0, free & board.island.high);
        let any = only(temple, free);
        let before = [low.len(), low.len() + high.len(), low.len() + high.len() + any.len()];
        let settlements = if huts > 0 { settlements } else { &[] };
        let strict = game.rules.strict_huts;
        Self { board, seat, strict, huts, low, high, any, settlements, before }
    }

    #[inline]
    fn tickets(&self) -> u32 {
        self.before[2] + self.settlements.len() as u32 * 5
    }

    /// What the ticket wins, if that is legal.
    #[inline]
    fn prize(&self, ticket: u32) -> Option<Action> {
        let [tower, temple, extension] = self.before;
        let board = self.board;
        if ticket < tower {
            let site = self.low.nth(ticket);
            let good = !self.strict || !self.touches(site, |_| true);
            return good.then(|| Action::Hut(board.hex(site)));
        }
        if ticket < temple {
            let site = self.high.nth(ticket - tower);
            let good = self.touches(site, |settlement| board.wants_tower(settlement));
            return good.then(|| Action::Tower(board.hex(site)));
        }
        if ticket < extension {
            let site = self.any.nth(ticket - temple);
            let good = self.touches(site, |settlement| board.wants_temple(settlement));
            return good.then(|| Action::Temple(board.hex(site)));
        }
        let settlement = self.settlements[((ticket - extension) / 5) as usize];
        let terrain = Terrain::ALL[((ticket - extension) % 5) as usize];
        let good = board.affords(board.extension(settlement, terrain), self.huts);
        good.then(|| Action::Extend(board.name(settlement), terrain))
    }

    /// Whether a field touches an own settlement that passes the test.
    #[inline]
    fn touches(&self, site: Slot, test: impl Fn(SlotSet) -> bool) -> bool {
        let near = self.board.island.near(site);
        let mut settlements = self.board.settlements.of(self.seat).iter();
        settlements.any(|&settlement| settlement.intersects(near) && test(settlement))
    }
}
