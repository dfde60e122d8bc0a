//! The rules again, slowly, from what a player sees: obviously right rather than fast.

use std::collections::{BTreeMap, BTreeSet};

use hex::Hex;
use kernel::{Game, Seat, Viewer};
use taluva::{Action, CellView, Heading, PhaseView, Piece, Placement, Taluva, Terrain, View};

/// The island as a map.
pub(crate) struct Reference {
    pub(crate) view: View,
    pub(crate) cells: BTreeMap<Hex, CellView>,
}

impl Reference {
    pub(crate) fn new(game: &Taluva) -> Self {
        let view = game.view(Viewer::Spectator);
        let cells = view.cells.iter().map(|cell| (cell.place, *cell)).collect();
        Self { view, cells }
    }

    /// Everything a player may do now, by the letter of the clauses.
    pub(crate) fn legal(&self) -> Vec<Action> {
        match self.view.phase {
            PhaseView::Lay => self.placements().into_iter().map(Action::Lay).collect(),
            PhaseView::Build => self.builds(),
            PhaseView::Draw | PhaseView::Over => Vec::new(),
        }
    }

    /// Tries every placement on and around the island.
    pub(crate) fn placements(&self) -> BTreeSet<Placement> {
        if self.cells.is_empty() {
            return BTreeSet::from([Placement::FIRST]);
        }
        let near = self.cells.keys().flat_map(|hex| hex.neighbours());
        let volcanoes: BTreeSet<Hex> = near.flat_map(Hex::neighbours).collect();
        let all = volcanoes
            .into_iter()
            .flat_map(|volcano| Heading::ALL.map(|heading| Placement::new(volcano, heading)));
        all.filter(|&placement| self.may_lie(placement)).collect()
    }

    fn may_lie(&self, placement: Placement) -> bool {
        let hexes = placement.hexes();
        let tops: Vec<&CellView> = hexes.iter().filter_map(|hex| self.cells.get(hex)).collect();
        match tops.len() {
            0 => {
                hexes.iter().any(|hex| hex.neighbours().iter().any(|n| self.cells.contains_key(n)))
            }
            3 => self.may_erupt(placement, &tops),
            _ => false,
        }
    }

    /// TA-12 to TA-14, with "covers at least two tiles" in the place of "points elsewhere".
    fn may_erupt(&self, placement: Placement, tops: &[&CellView]) -> bool {
        let on_volcano = self.cells[&placement.volcano].terrain.is_none();
        let one_level = tops.iter().all(|top| top.level == tops[0].level);
        on_volcano
            && one_level
            && self.tiles_beneath(placement) >= 2
            && tops.iter().all(|top| top.piece.is_none_or(|piece| piece.kind == Piece::Hut))
            && self.spares_all(placement)
    }

    /// How many tiles lie directly beneath a placement.
    pub(crate) fn tiles_beneath(&self, placement: Placement) -> usize {
        let tops = placement.hexes().into_iter().filter_map(|hex| self.cells.get(&hex));
        tops.map(|top| (top.volcano, top.level)).collect::<BTreeSet<_>>().len()
    }

    fn spares_all(&self, placement: Placement) -> bool {
        let covered = placement.hexes();
        let settlements = self.settlements();
        settlements.iter().all(|(_, fields)| fields.iter().any(|field| !covered.contains(field)))
    }

    pub(crate) fn owner(&self, hex: Hex) -> Option<Seat> {
        self.cells.get(&hex).and_then(|cell| cell.piece).map(|piece| piece.seat)
    }

    /// Flood fill over pieces of one colour (TA-3).
    pub(crate) fn settlements(&self) -> BTreeSet<(Seat, BTreeSet<Hex>)> {
        let mut all = BTreeSet::new();
        for &hex in self.cells.keys() {
            let Some(seat) = self.owner(hex) else { continue };
            let mut fields = BTreeSet::new();
            let mut todo = vec![hex];
            while let Some(next) = todo.pop() {
                if self.owner(next) == Some(seat) && fields.insert(next) {
                    todo.extend(next.neighbours());
                }
            }
            all.insert((seat, fields));
        }
        all
    }

    /// The fields of a seat's settlements.
    pub(crate) fn own(&self) -> Vec<BTreeSet<Hex>> {
        let turn = self.view.turn;
        self.settlements().into_iter().filter(|(seat, _)| *seat == turn).map(|(_, f)| f).collect()
    }

    fn free(&self) -> Vec<&CellView> {
        let land = self.cells.values().filter(|cell| cell.terrain.is_some());
        land.filter(|cell| cell.piece.is_none()).collect()
    }

    fn contains(&self, settlement: &BTreeSet<Hex>, piece: Piece) -> bool {
        settlement.iter().any(|field| self.cells[field].piece.is_some_and(|p| p.kind == piece))
    }

    fn builds(&self) -> Vec<Action> {
        let supply = self.view.seats[self.view.turn.index()].supply;
        let own = self.own();
        let beside = |cell: &CellView, settlement: &BTreeSet<Hex>| touches(cell.place, settlement);
        let mut actions = Vec::new();
        for cell in self.free() {
            let strict = self.view.strict_huts && own.iter().any(|s| beside(cell, s));
            if supply.huts > 0 && cell.level == 1 && !strict {
                actions.push(Action::Hut(cell.place));
            }
            let tower = |s: &BTreeSet<Hex>| beside(cell, s) && !self.contains(s, Piece::Tower);
            if supply.towers > 0 && cell.level >= 3 && own.iter().any(tower) {
                actions.push(Action::Tower(cell.place));
            }
            let temple = |s: &BTreeSet<Hex>| {
                beside(cell, s) && s.len() >= 3 && !self.contains(s, Piece::Temple)
            };
            if supply.temples > 0 && own.iter().any(temple) {
                actions.push(Action::Temple(cell.place));
            }
        }
        for settlement in &own {
            for terrain in Terrain::ALL {
                let fields = self.extension(settlement, terrain);
                let cost: u8 = fields.iter().map(|field| self.cells[field].level).sum();
                if !fields.is_empty() && cost <= supply.huts {
                    let name = *settlement.first().expect("settlements have fields");
                    actions.push(Action::Extend(name, terrain));
                }
            }
        }
        actions
    }

    /// TA-24.
    pub(crate) fn extension(&self, settlement: &BTreeSet<Hex>, terrain: Terrain) -> BTreeSet<Hex> {
        let fields = self.free().into_iter().filter(|cell| cell.terrain == Some(terrain));
        fields.map(|cell| cell.place).filter(|&place| touches(place, settlement)).collect()
    }
}

fn touches(place: Hex, settlement: &BTreeSet<Hex>) -> bool {
    place.neighbours().iter().any(|near| settlement.contains(near))
}
