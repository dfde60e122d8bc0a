//! Slow, plain versions of adjacency, explosion and flashover, made from what a viewer sees,
//! against the fast ones, on the positions of random games (FP-3, FP-30 to FP-33, FP-91).

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{act, samples, view, watch};
use flash_point::{Cell, CellSet, Direction, Door, FlashPoint, Stage, View};
use kernel::{Game, Silent};

type Edge = (Cell, Cell);

/// The house as lists.
#[derive(Clone, Debug, PartialEq)]
struct Slow {
    fire: BTreeSet<Cell>,
    smoke: BTreeSet<Cell>,
    walls: BTreeMap<Edge, u8>,
    doors: BTreeMap<Edge, Door>,
    hazmats: Vec<Cell>,
}

impl Slow {
    fn of(view: &View) -> Self {
        Self {
            fire: view.fire.iter().copied().collect(),
            smoke: view.smoke.iter().copied().collect(),
            walls: view.walls.iter().map(|wall| ((wall.a, wall.b), wall.damage)).collect(),
            doors: view.doors.iter().map(|door| ((door.a, door.b), door.state)).collect(),
            hazmats: view.hazmats.iter().map(|hazmat| hazmat.cell).collect(),
        }
    }

    fn damage(&self) -> u8 {
        self.walls.values().sum()
    }

    fn adjacent(&self, a: Cell, b: Cell) -> bool {
        let edge = (a.min(b), a.max(b));
        let near = a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1;
        let walled = self.walls.get(&edge).is_some_and(|&damage| damage < 2);
        let shut = self.doors.get(&edge) == Some(&Door::Closed);
        near && !walled && !shut
    }

    fn explode(&mut self, cell: Cell) {
        for direction in Direction::ALL {
            if self.damage() < 24 {
                self.blast(cell, direction);
            }
        }
    }

    fn blast(&mut self, cell: Cell, direction: Direction) {
        let Some(next) = cell.step(direction) else { return };
        let edge = (cell.min(next), cell.max(next));
        if let Some(damage) = self.walls.get_mut(&edge).filter(|damage| **damage < 2) {
            *damage += 1;
            return;
        }
        let door = self.doors.get(&edge).copied();
        if door.is_some() {
            self.doors.insert(edge, Door::Gone);
        }
        if door == Some(Door::Closed) {
            return;
        }
        if self.fire.contains(&next) {
            return self.blast(next, direction);
        }
        self.smoke.remove(&next);
        self.fire.insert(next);
    }

    fn flashover(&mut self) {
        loop {
            let beside = |smoke: &Cell| self.fire.iter().any(|fire| self.adjacent(*fire, *smoke));
            let Some(cell) = self.smoke.iter().copied().find(beside) else { return };
            self.smoke.remove(&cell);
            self.fire.insert(cell);
        }
    }

    fn roll(&mut self, cell: Cell) {
        if self.fire.contains(&cell) {
            self.explode(cell);
        } else if self.smoke.remove(&cell) {
            self.fire.insert(cell);
        } else {
            self.smoke.insert(cell);
        }
        loop {
            let before = self.clone();
            if self.damage() < 24 {
                self.flashover();
            }
            while self.damage() < 24 && self.set_one_off() {}
            if *self == before || self.damage() >= 24 {
                return;
            }
        }
    }

    /// The first burning hazmat by row and column.
    fn set_one_off(&mut self) -> bool {
        let burning = self.hazmats.iter().copied().filter(|cell| self.fire.contains(cell)).min();
        let Some(cell) = burning else { return false };
        let at = self.hazmats.iter().position(|hazmat| *hazmat == cell).unwrap();
        self.hazmats.remove(at);
        self.explode(cell);
        true
    }
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (CellSet::HOUSE | CellSet::RING).iter()
}

#[test]
fn fp_3_adjacency_is_what_the_lists_say() {
    for setup in samples() {
        watch(&setup, 3, |game| {
            let stage = view(game).phase.stage;
            if !matches!(stage, Stage::Fire | Stage::Over) {
                return;
            }
            let slow = Slow::of(&view(game));
            for a in all_cells() {
                let fast = game.house().adjacent(CellSet::of(a));
                let listed: CellSet = all_cells().filter(|&b| slow.adjacent(a, b)).collect();
                assert_eq!(fast, listed, "around {a}");
                for direction in Direction::ALL {
                    let open = a.step(direction).is_some_and(|b| slow.adjacent(a, b));
                    assert_eq!(game.house().passable(a, direction), open);
                }
            }
        });
    }
}

/// Rolls `cell` in the true game; burning hazmats go off in order.
fn burn(game: &FlashPoint, cell: Cell) -> FlashPoint {
    let mut game = game.clone();
    game.play_unchecked(act(&format!("roll {cell}")), &mut Silent);
    while view(&game).phase.stage == Stage::Detonate {
        let first = common::legal(&game)[0].clone();
        game.play_unchecked(act(&first), &mut Silent);
    }
    game
}

#[test]
fn fp_31_fp_32_fp_33_fp_91_every_roll_burns_as_the_slow_fire_does() {
    let mut rolls = 0;
    for setup in samples() {
        for seed in 0..3 {
            watch(&setup, seed, |game| {
                if view(game).phase.stage != Stage::Fire {
                    return;
                }
                for cell in CellSet::HOUSE.iter() {
                    let mut slow = Slow::of(&view(game));
                    slow.roll(cell);
                    compare(&slow, &burn(game, cell), cell);
                    rolls += 1;
                }
            });
        }
    }
    assert!(rolls > 10_000, "{rolls}");
}

fn compare(slow: &Slow, fast: &FlashPoint, rolled: Cell) {
    let seen = Slow::of(&view(fast));
    assert_eq!(seen.damage(), slow.damage(), "rolled {rolled}");
    if slow.damage() >= 24 {
        assert!(fast.outcome().is_some());
        return;
    }
    assert_eq!((&seen.walls, &seen.doors), (&slow.walls, &slow.doors), "rolled {rolled}");
    assert_eq!(seen.smoke, slow.smoke, "rolled {rolled}");
    let inside = |fire: &BTreeSet<Cell>| -> BTreeSet<Cell> {
        fire.iter().copied().filter(|cell| cell.in_house()).collect()
    };
    assert_eq!(inside(&seen.fire), inside(&slow.fire), "rolled {rolled}");
}
