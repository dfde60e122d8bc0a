//! What settlements and placements promise, for those who judge positions. Nothing here is a rule:
//! it counts what the rules in `builds` and `board` allow now or soon.

use hex::{Direction, Hex};
use kernel::Seat;

use crate::board::Board;
use crate::slots::SlotSet;
use crate::state::{Fate, Phase};
use crate::{Placement, Taluva, Terrain};

/// What a seat's settlements promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// Settlements a temple may be built beside at once (TA-23).
    pub temple_ready: u8,
    /// Settlements without a temple that one extension brings to three fields.
    pub temple_near: u8,
    /// Other settlements without a temple that touch a free field.
    pub temple_far: u8,
    /// Settlements a tower may be built beside at once (TA-22).
    pub tower_ready: u8,
    /// Settlements without a tower beside fields that an eruption may raise to level 3.
    pub tower_near: u8,
    /// The most huts one extension would use up.
    pub largest_extension: u8,
}

/// What laying a tile somewhere would change, as far as can be told at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// The level of the new fields.
    pub level: u8,
    /// How many of the two new fields touch a settlement of one's own that may get a temple.
    pub beside_ripe: u8,
    /// How many touch one of one's own without a temple that is too small for one.
    pub beside_young: u8,
    /// Whether both show one terrain and touch the same such settlement.
    pub pair: bool,
    /// How many touch a settlement of one's own without a tower.
    pub beside_towerless: u8,
    /// The same three for the others' settlements.
    pub others_ripe: u8,
    /// How many touch one of the others' that is too small for a temple.
    pub others_young: u8,
    /// How many touch one of the others' without a tower.
    pub others_towerless: u8,
    /// Own fields covered.
    pub own_covered: u8,
    /// Fields of others covered.
    pub others_covered: u8,
    /// Settlements of others that might get a temple and no longer may.
    pub others_broken: u8,
    /// Own settlements that might get a temple and no longer may.
    pub own_broken: u8,
}

/// A seat's settlements by what they lack.
#[derive(Clone, Copy, Debug, Default)]
struct Lacking {
    ripe: SlotSet,
    young: SlotSet,
    towerless: SlotSet,
}

/// Looks at placements for the seat to act.
#[derive(Clone, Copy, Debug)]
pub struct Scout<'a> {
    game: &'a Taluva,
    own: Lacking,
    others: Lacking,
}

impl Taluva {
    /// What the settlements of a seat promise.
    pub fn prospects(&self, seat: Seat) -> Prospects {
        self.prospects_beside(seat, self.board.liftable())
    }

    /// What the settlements of every seat promise.
    pub fn all_prospects(&self) -> [Prospects; 4] {
        let liftable = self.board.liftable();
        let mut all = [Prospects::default(); 4];
        for seat in self.all_seats() {
            all[seat.index()] = self.prospects_beside(seat, liftable);
        }
        all
    }

    fn prospects_beside(&self, seat: Seat, liftable: SlotSet) -> Prospects {
        let (board, free) = (&self.board, self.board.free());
        let huts = u32::from(self.supply(seat).huts);
        let mut prospects = Prospects::default();
        for &settlement in board.settlements.of(seat) {
            let around = board.island.fringe(settlement);
            let room = around & free;
            let mut widest = 0;
            for terrain in Terrain::ALL {
                let fields = room & board.island.terrains[terrain.index()];
                let cost = board.cost(fields);
                if cost <= huts {
                    widest = widest.max(fields.len());
                    prospects.largest_extension = prospects.largest_extension.max(cost as u8);
                }
            }
            if !settlement.intersects(board.temples) && !room.is_empty() {
                let size = settlement.len();
                let count = match () {
                    () if size >= 3 => &mut prospects.temple_ready,
                    () if size + widest >= 3 => &mut prospects.temple_near,
                    () => &mut prospects.temple_far,
                };
                *count += 1;
            }
            if board.wants_tower(settlement) {
                if room.intersects(board.island.high) {
                    prospects.tower_ready += 1;
                } else if around.intersects(liftable) {
                    prospects.tower_near += 1;
                }
            }
        }
        prospects
    }

    /// The place at which the seat finished early (TA-33).
    pub fn finished_at(&self, seat: Seat) -> Option<u8> {
        match self.fates[seat.index()] {
            Fate::Finished(place) => Some(place),
            _ => None,
        }
    }

    /// Whose turn it is, and whether the tile lies already.
    pub fn turn(&self) -> (Seat, bool) {
        (self.turn, self.phase == Phase::Build)
    }

    /// What an extension of the seat to act comes to: how many fields and huts it takes, and the
    /// size of the settlement afterwards with all it grows together with.
    pub fn growth(&self, settlement: Hex, terrain: Terrain) -> (u8, u8, u8) {
        let (board, seat) = (&self.board, self.turn);
        let named = board.find(settlement);
        let Some(base) = named.and_then(|slot| board.settlements.at(seat, slot)) else {
            return (0, 0, 0);
        };
        let fields = board.extension(base, terrain);
        let around = board.island.fringe(fields);
        let joined = board.settlements.of(seat).iter().filter(|set| set.intersects(around));
        let size: u32 = joined.map(|set| set.len()).sum();
        (fields.len() as u8, board.cost(fields) as u8, (size + fields.len()) as u8)
    }

    /// What a hut of the seat to act on that field would belong to: the size of the settlement,
    /// whether it has a temple, and how many free fields touch the hut.
    pub fn founding(&self, field: Hex) -> (u8, bool, u8) {
        let board = &self.board;
        let Some(slot) = board.find(field) else { return (0, false, 0) };
        let near = board.island.near(slot);
        let joined = board.settlements.of(self.turn).iter().filter(|set| set.intersects(near));
        let whole = joined.fold(SlotSet::of(slot), |whole, &set| whole | set);
        let room = (near & board.free()).len() as u8;
        (whole.len() as u8, whole.intersects(board.temples), room)
    }

    /// Looks at placements for the seat to act.
    pub fn scout(&self) -> Scout<'_> {
        let mut others = Lacking::default();
        for seat in self.all_seats() {
            if self.rules.team(seat) != self.rules.team(self.turn) && self.is_playing(seat) {
                let lacking = self.board.lacking(seat);
                others.ripe |= lacking.ripe;
                others.young |= lacking.young;
                others.towerless |= lacking.towerless;
            }
        }
        Scout { game: self, own: self.board.lacking(self.turn), others }
    }
}

impl Board {
    /// Fields that an eruption on a volcano of level 2 or higher may raise (TA-12, TA-13), nearly:
    /// turnings are not looked at one by one.
    fn liftable(&self) -> SlotSet {
        let mut liftable = SlotSet::EMPTY;
        for volcano in self.island.volcanoes {
            let level = self.island.cell(volcano).level;
            if level >= 2 && self.eruptions(volcano) != 0 {
                let around = self.island.near(volcano).into_iter();
                around
                    .filter(|&slot| self.island.cell(slot).level == level)
                    .for_each(|slot| liftable.insert(slot));
            }
        }
        liftable
    }

    fn lacking(&self, seat: Seat) -> Lacking {
        let mut lacking = Lacking::default();
        for &settlement in self.settlements.of(seat) {
            if !settlement.intersects(self.temples) {
                let ripe = settlement.len() >= 3;
                *(if ripe { &mut lacking.ripe } else { &mut lacking.young }) |= settlement;
            }
            if self.wants_tower(settlement) {
                lacking.towerless |= settlement;
            }
        }
        lacking
    }

    /// What touches a hex, be it sea or land.
    fn touching(&self, hex: Hex) -> SlotSet {
        if let Some(slot) = self.find(hex) {
            return self.island.near(slot);
        }
        let around = Direction::ALL.into_iter().filter_map(|way| self.find(hex.neighbour(way)));
        around.fold(SlotSet::EMPTY, |set, slot| set | SlotSet::of(slot))
    }

    /// How many of the seat's settlements that may get a temple fall below three fields.
    fn broken(&self, seat: Seat, ripe: SlotSet, covered: SlotSet) -> u8 {
        let hit = self.settlements.of(seat).iter().filter(|set| {
            set.intersects(covered) && set.intersects(ripe) && set.without(covered).len() < 3
        });
        hit.count() as u8
    }
}

impl Scout<'_> {
    /// What laying the drawn tile there would change.
    pub fn glance(&self, placement: Placement) -> Glance {
        let board = &self.game.board;
        let [volcano, left, right] = placement.hexes();
        let mut glance = Glance { level: 1, ..Glance::default() };
        let mut covered = SlotSet::EMPTY;
        if let Some(slot) = board.find(volcano) {
            glance.level = board.island.cell(slot).level + 1;
            covered = self.game.covered(placement);
            self.count_covered(covered, &mut glance);
        }
        let sides = [left, right].map(|hex| board.touching(hex).without(covered));
        let count = |set: SlotSet| sides.iter().filter(|side| side.intersects(set)).count() as u8;
        glance.beside_ripe = count(self.own.ripe);
        glance.beside_young = count(self.own.young);
        glance.beside_towerless = count(self.own.towerless);
        glance.others_ripe = count(self.others.ripe);
        glance.others_young = count(self.others.young);
        glance.others_towerless = count(self.others.towerless);
        let twins = matches!(self.game.phase, Phase::Lay(tile) if tile.left == tile.right);
        glance.pair = twins && glance.beside_young == 2;
        glance
    }

    fn count_covered(&self, covered: SlotSet, glance: &mut Glance) {
        let (game, board) = (self.game, &self.game.board);
        for seat in game.all_seats() {
            let hit = (board.own(seat) & covered).len() as u8;
            if hit == 0 {
                continue;
            }
            if game.rules.team(seat) == game.rules.team(game.turn) {
                glance.own_covered += hit;
                glance.own_broken += board.broken(seat, self.own.ripe, covered);
            } else {
                glance.others_covered += hit;
                glance.others_broken += board.broken(seat, self.others.ripe, covered);
            }
        }
    }
}
