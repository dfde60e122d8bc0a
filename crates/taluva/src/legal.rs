//! Everything that may be done.

use kernel::Odds;

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
        list_turnings(self.board.shore.south(), actions);
        list_turnings(self.board.shore.north(), actions);
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
}

/// Lists the turnings of footprints that all point one way: then the compiler knows all headings.
#[inline]
fn list_turnings(open: impl ExactSizeIterator<Item = Placement>, actions: &mut Vec<Action>) {
    let from = actions.len();
    actions.resize(from + open.len() * 3, Action::Lay(Placement::FIRST));
    let (places, _) = actions[from..].as_chunks_mut::<3>();
    for (place, footprint) in places.iter_mut().zip(open) {
        let [first, second, third] = footprint.turnings();
        *place = [Action::Lay(first), Action::Lay(second), Action::Lay(third)];
    }
}
