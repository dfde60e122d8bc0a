//! Everything that may be done, by trying everything that can be said.

use std::collections::BTreeSet;

use feurio::Timing;

use super::{COLOURS, Model, Place, Stage, around, spaces};

impl Model {
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        match self.stage {
            Stage::TurnUp | Stage::Draw { .. } => self.draws(),
            Stage::Arrange => self.arrangements(),
            Stage::Commit => {
                let hidden = self.prices().into_iter().map(|price| format!("firebreak{price}"));
                hidden.chain(["open".to_owned()]).collect()
            }
            Stage::Lay { hidden, .. } => self.layings(hidden),
            Stage::Deploy => self.deployments(),
            Stage::Over => BTreeSet::new(),
        }
    }

    fn draws(&self) -> BTreeSet<String> {
        let left = self.stack.iter().filter(|&(_, &copies)| copies > 0);
        left.map(|(number, _)| format!("draw {number}")).collect()
    }

    /// FE-14: all orders; of those equal up to turning and mirroring the first one is said.
    fn arrangements(&self) -> BTreeSet<String> {
        let ways = symmetries(&OPENING[..self.turned_up.len()]);
        let orders = permutations(&self.turned_up);
        let said = orders.iter().map(|order| {
            let alike = ways.iter().map(|way| way.iter().map(|&i| order[i]).collect::<Vec<u32>>());
            let first = alike.min().expect("an order is like itself");
            let words: Vec<String> = first.iter().map(u32::to_string).collect();
            format!("arrange {}", words.join(" "))
        });
        said.collect()
    }

    fn layings(&self, hidden: bool) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for place in self.hottest() {
            all.insert(format!("lay {}", written(place)));
            if !hidden && self.agreed.firebreak == Some(Timing::Peek) {
                let prices = self.prices();
                all.extend(prices.iter().map(|price| format!("hide {}{price}", written(place))));
            }
        }
        all
    }

    /// FE-40: the ways to pay for a firebreak, as they are said.
    fn prices(&self) -> Vec<String> {
        if !self.agreed.firebreak_costs_a_man {
            return vec![String::new()];
        }
        let own = (0..4).filter(|&colour| self.owner(colour) == Some(self.turn));
        own.filter(|&colour| self.supply[self.turn][colour] > 0)
            .map(|colour| format!(" paying {}", COLOURS[colour]))
            .collect()
    }

    fn deployments(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::from(["pass".to_owned()]);
        for (colour, name) in COLOURS.iter().enumerate() {
            for &place in self.tiles.keys() {
                for count in 1..=3 {
                    if self.may_deploy(colour, count, place) {
                        all.insert(format!("deploy {name} {count} at {}", written(place)));
                    }
                }
            }
        }
        all
    }

    /// FE-22 to FE-24.
    pub(super) fn may_deploy(&self, colour: usize, count: u32, place: Place) -> bool {
        let tile = &self.tiles[&place];
        let standing: u32 = tile.men.iter().sum();
        self.supply[self.turn][colour] >= count
            && tile.shows > 0
            && standing + count <= spaces(tile.shows)
            && standing + count <= self.free_edges(place)
    }
}

pub(crate) fn written((q, r): Place) -> String {
    format!("{q},{r}")
}

fn permutations<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![vec![]];
    }
    let mut all = vec![];
    for first in 0..items.len() {
        let mut rest = items.to_vec();
        let head = rest.remove(first);
        all.extend(permutations(&rest).into_iter().map(|tail| [vec![head], tail].concat()));
    }
    all
}

/// Where the first tiles lie (FE-10 to FE-13).
pub(super) const OPENING: [Place; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

/// The ways to walk around the table: renamings of the places that keep who touches whom.
fn symmetries(places: &[Place]) -> Vec<Vec<usize>> {
    let touch = |a: usize, b: usize| around(places[a]).contains(&places[b]);
    let all = 0..places.len();
    let indices: Vec<usize> = all.clone().collect();
    let mut renamings = permutations(&indices);
    renamings
        .retain(|to| all.clone().all(|a| all.clone().all(|b| touch(a, b) == touch(to[a], to[b]))));
    renamings
}
