//! Everything that may be done, and a fair choice of it without listing everything.

use kernel::{Odds, Rng, Seat, below};

use crate::slots::SlotSet;
use crate::state::Phase;
use crate::{Action, Heading, Pieces, Placement, Taluva, Terrain, Tile};

impl Taluva {
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Draw => actions.extend(self.draws().map(|(action, _)| action)),
            Phase::Lay(_) => self.list_placements(actions),
            Phase::Build => self.list_builds(actions),
            Phase::Over(_) => {}
        }
    }

    pub(crate) fn list_odds(&self, odds: &mut Odds<Action>) {
        odds.clear();
        if self.phase == Phase::Draw {
            odds.extend(self.draws());
        }
    }

    /// Every kind of tile still unseen with how many there are (TA-34).
    fn draws(&self) -> impl Iterator<Item = (Action, u32)> {
        let kinds = Tile::all().zip(self.unseen).filter(|&(_, count)| count > 0);
        kinds.map(|(tile, count)| (Action::Draw(tile), u32::from(count)))
    }

    fn list_placements(&self, actions: &mut Vec<Action>) {
        if self.is_first_tile() {
            return actions.push(Action::Lay(Placement::FIRST));
        }
        for footprint in self.board.shore.open() {
            actions.extend(footprint.turnings().map(Action::Lay));
        }
        for slot in self.board.island.volcanoes {
            let volcano = self.board.hex(slot);
            let mut headings = self.board.eruptions(slot);
            while headings != 0 {
                let heading = Heading::ALL[headings.trailing_zeros() as usize];
                actions.push(Action::Lay(Placement::new(volcano, heading)));
                headings &= headings - 1;
            }
        }
    }

    fn list_builds(&self, actions: &mut Vec<Action>) {
        let (board, seat) = (&self.board, self.turn);
        let Pieces { huts, temples, towers } = self.supply(seat);
        let hexes = |sites: SlotSet| sites.into_iter().map(|slot| board.hex(slot));
        if huts > 0 {
            let sites = board.hut_sites(seat, self.rules.strict_huts);
            actions.extend(hexes(sites).map(Action::Hut));
            self.list_extensions(huts, actions);
        }
        if towers > 0 {
            actions.extend(hexes(board.tower_sites(seat)).map(Action::Tower));
        }
        if temples > 0 {
            actions.extend(hexes(board.temple_sites(seat)).map(Action::Temple));
        }
    }

    fn list_extensions(&self, huts: u8, actions: &mut Vec<Action>) {
        let free = self.board.free();
        for &settlement in self.board.settlements.of(self.turn) {
            let fringe = self.board.island.fringe(settlement) & free;
            if fringe.is_empty() {
                continue;
            }
            let name = self.board.name(settlement);
            for terrain in Terrain::ALL {
                let fields = fringe & self.board.island.terrains[terrain.index()];
                if self.board.affords(fields, huts) {
                    actions.push(Action::Extend(name, terrain));
                }
            }
        }
    }

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

    /// Draws among all open footprints in three turnings, and all volcanoes with six headings, until
    /// it hits what is legal: each legal placement is one ticket, so all are equally likely.
    fn pick_placement<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        if self.is_first_tile() {
            return Action::Lay(Placement::FIRST);
        }
        let (open, volcanoes) = (self.board.shore.open(), self.board.island.volcanoes);
        let shore = open.len() as u32 * 3;
        let tickets = shore + volcanoes.len() * 6;
        loop {
            let ticket = below(rng, tickets);
            if ticket < shore {
                let turnings = open[(ticket / 3) as usize].turnings();
                return Action::Lay(turnings[(ticket % 3) as usize]);
            }
            let slot = volcanoes.nth((ticket - shore) / 6);
            let heading = ((ticket - shore) % 6) as usize;
            if self.board.eruptions(slot) >> heading & 1 != 0 {
                let volcano = self.board.hex(slot);
                return Action::Lay(Placement::new(volcano, Heading::ALL[heading]));
            }
        }
    }

    /// The same for builds: one ticket for each field that might take a hut, a tower or a temple,
    /// five for each settlement.
    fn pick_build<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let (board, seat) = (&self.board, self.turn);
        let Pieces { huts, temples, towers } = self.supply(seat);
        let free = board.free();
        let only = |possible: bool, sites: SlotSet| if possible { sites } else { SlotSet::EMPTY };
        let low = only(huts > 0, free & board.island.low);
        let high = only(towers > 0, free & board.island.high);
        let any = only(temples > 0 && self.wants_any_temple(seat), free);
        let settlements = if huts > 0 { board.settlements.of(seat) } else { &[] };
        let counts = [low.len(), high.len(), any.len(), settlements.len() as u32 * 5];
        let tickets = counts.iter().sum();
        loop {
            let mut ticket = below(rng, tickets);
            if ticket < counts[0] {
                let site = low.nth(ticket);
                if !self.rules.strict_huts || !board.island.near(site).intersects(board.own(seat)) {
                    return Action::Hut(board.hex(site));
                }
                continue;
            }
            ticket -= counts[0];
            if ticket < counts[1] {
                let site = high.nth(ticket);
                if self.touches(seat, site, |settlement| board.wants_tower(settlement)) {
                    return Action::Tower(board.hex(site));
                }
                continue;
            }
            ticket -= counts[1];
            if ticket < counts[2] {
                let site = any.nth(ticket);
                if self.touches(seat, site, |settlement| board.wants_temple(settlement)) {
                    return Action::Temple(board.hex(site));
                }
                continue;
            }
            ticket -= counts[2];
            let settlement = settlements[(ticket / 5) as usize];
            let terrain = Terrain::ALL[(ticket % 5) as usize];
            if board.affords(board.extension(settlement, terrain), huts) {
                return Action::Extend(board.name(settlement), terrain);
            }
        }
    }

    fn wants_any_temple(&self, seat: Seat) -> bool {
        let mut settlements = self.board.settlements.of(seat).iter();
        settlements.any(|&settlement| self.board.wants_temple(settlement))
    }

    /// Whether a field touches a settlement of the seat that passes the test.
    #[inline]
    fn touches(&self, seat: Seat, site: crate::slots::Slot, test: impl Fn(SlotSet) -> bool) -> bool {
        let near = self.board.island.near(site);
        let mut settlements = self.board.settlements.of(seat).iter();
        settlements.any(|&settlement| settlement.intersects(near) && test(settlement))
    }
}
