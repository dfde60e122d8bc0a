//! How fire spreads: explosions, shockwaves, flashovers (FP-30 to FP-33).

use kernel::Sink;

use crate::board::Barrier;
use crate::cell::{Cell, CellSet, Direction};
use crate::event::Event;
use crate::house::Door;
use crate::state::FlashPoint;

impl FlashPoint {
    /// Smoke is put on `cell` (FP-30). Flashover is not part of it.
    pub(crate) fn kindle<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        if self.fire.contains(cell) {
            return self.explode(cell, events);
        }
        if self.smoke.contains(cell) {
            return self.ignite(cell, events);
        }
        self.smoke.insert(cell);
        events.push(Event::Smoke { cell });
        if !(self.house.adjacent(CellSet::of(cell)) & self.fire).is_empty() {
            self.ignite(cell, events);
        }
    }

    fn ignite<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        self.smoke.remove(cell);
        self.fire.insert(cell);
        events.push(Event::Ignited { cell });
    }

    /// An explosion, each of the four directions on its own (FP-31). Stops if it brings the
    /// building down.
    pub(crate) fn explode<S: Sink<Event>>(&mut self, cell: Cell, events: &mut S) {
        events.push(Event::Exploded { cell });
        for &direction in &Direction::ALL {
            self.blast(cell, direction, events);
            if self.house.collapsed() {
                return;
            }
        }
    }

    /// The blast runs over burning cells until something stops it (FP-32); at the rim it ends.
    fn blast<S: Sink<Event>>(&mut self, origin: Cell, direction: Direction, events: &mut S) {
        let mut from = origin;
        while self.blast_passes(from, direction, events) {
            let Some(to) = from.step(direction) else { return };
            if !self.fire.contains(to) {
                return self.ignite(to, events);
            }
            events.push(Event::Shockwave { from, to, direction });
            from = to;
        }
    }

    /// Whether the blast gets through the edge, and what it does to it.
    fn blast_passes<S: Sink<Event>>(
        &mut self,
        cell: Cell,
        direction: Direction,
        events: &mut S,
    ) -> bool {
        match self.house.barrier(cell, direction) {
            Barrier::Rim => false,
            Barrier::Floor | Barrier::Opening => true,
            Barrier::Wall(wall) if self.house.damage(wall) == 2 => true,
            Barrier::Wall(wall) => {
                self.damage_wall(wall, cell, direction, events);
                false
            }
            Barrier::Door(door) => {
                let state = self.house.door(door);
                if state != Door::Gone {
                    self.house.tear_off(door, cell, direction);
                    let (a, b) = edge(cell, direction);
                    events.push(Event::DoorTornOff { a, b });
                }
                state != Door::Closed
            }
        }
    }

    /// Puts a marker on a wall that is not destroyed yet.
    pub(crate) fn damage_wall<S: Sink<Event>>(
        &mut self,
        wall: u8,
        cell: Cell,
        direction: Direction,
        events: &mut S,
    ) {
        let markers = self.house.damage_wall(wall, cell, direction);
        let (a, b) = edge(cell, direction);
        events.push(Event::Damaged { a, b, markers, total: self.house.markers() });
    }

    /// Smoke next to fire turns to fire, wave after wave (FP-33); whether any did.
    pub(crate) fn flashover<S: Sink<Event>>(&mut self, events: &mut S) -> bool {
        let mut front = self.fire;
        let mut wave = 0;
        loop {
            // Only the newest fire can find smoke the wave before did not.
            front = self.house.adjacent(front) & self.smoke;
            if front.is_empty() {
                return wave > 0;
            }
            wave += 1;
            self.smoke = self.smoke - front;
            self.fire |= front;
            if S::LISTENS {
                events.push(Event::Flashover { wave, cells: front.iter().collect() });
            }
        }
    }
}

/// The edge of `cell` in `direction`, its northern or western cell first.
pub(crate) fn edge(cell: Cell, direction: Direction) -> (Cell, Cell) {
    let other = cell.step(direction).unwrap_or(cell);
    (cell.min(other), cell.max(other))
}
