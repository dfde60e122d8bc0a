//! The decisions of the set-up, in the order of FP-60.

use kernel::Sink;

use crate::action::Action;
use crate::board::Vehicle;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::figure::Figure;
use crate::phase::Phase;
use crate::role::Role;
use crate::state::FlashPoint;
use crate::tokens::Kind;

/// The cell of the first explosion for each face of the black die (FP-61).
const FIRST_BLAST: [[u8; 2]; 8] = [[3, 3], [3, 4], [3, 5], [3, 6], [4, 6], [4, 5], [4, 4], [4, 3]];

impl FlashPoint {
    pub(crate) fn set_up<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match (self.phase, action) {
            (Phase::SetupBlast { .. }, Action::Black(face)) => {
                let [row, column] = FIRST_BLAST[usize::from(face - 1)];
                self.set_up_blast(Cell::at(row, column), 1, events);
            }
            (Phase::SetupBlast { number, .. }, Action::Roll(cell)) => {
                self.set_up_blast(cell, number, events);
            }
            (Phase::SetupBlast { number, .. }, Action::Red(face)) => {
                let column = self.turned_column();
                self.set_up_blast(Cell::at(face, column), number, events);
            }
            (Phase::SetupHazmat { left }, Action::Roll(cell)) => {
                self.tokens.put_hazmat(cell);
                events.push(Event::HazmatPlaced { cell });
                self.next_hazmat(left - 1);
            }
            (Phase::SetupPoi { left }, Action::Roll(cell)) => {
                self.tokens.put_poi(cell, Kind::Hidden);
                events.push(Event::PoiPlaced { cell });
                self.next_set_up_poi(left - 1);
            }
            (Phase::Deal { figure }, Action::Deal(role)) => {
                self.figure_mut(figure).role = Some(role);
                events.push(Event::Dealt { figure, role });
                self.next_card(figure.index() as u8 + 1);
            }
            (Phase::SetupHotSpot { left }, Action::Roll(cell)) => {
                self.hot_spots.insert(cell);
                events.push(Event::HotSpotPlaced { cell });
                self.next_hot_spot(left - 1);
            }
            (Phase::Start { figure }, Action::Start(cell)) => {
                self.figure_mut(figure).cell = cell;
                events.push(Event::Started { figure, cell });
                self.next_start(figure.index() as u8 + 1, events);
            }
            (Phase::Park { vehicle }, Action::Park(_, spot)) => {
                self.parked[vehicle.index()] = Some(spot);
                events.push(Event::Parked { vehicle, spot });
                match vehicle {
                    Vehicle::Ambulance => self.phase = Phase::Park { vehicle: Vehicle::Engine },
                    Vehicle::Engine => self.begin_turn(Figure::at(0), events),
                }
            }
            _ => {}
        }
    }

    /// Fire, a hot spot and an explosion (FP-61).
    fn set_up_blast<S: Sink<Event>>(&mut self, cell: Cell, number: u8, events: &mut S) {
        self.fire.insert(cell);
        events.push(Event::Ignited { cell });
        self.hot_spots.insert(cell);
        events.push(Event::HotSpotPlaced { cell });
        self.explode(cell, events);
        self.clear_ring(events);
        if number < self.setup_blasts() {
            self.phase = Phase::SetupBlast { number: number + 1, black: cell.column() };
        } else {
            self.next_hazmat(self.tokens.hazmats_in_play());
        }
    }

    /// The column of the third explosion: the second one's black die turned over.
    fn turned_column(&self) -> u8 {
        match self.phase {
            Phase::SetupBlast { black, .. } if black > 0 => self.rules.black_die.opposite(black),
            _ => 1,
        }
    }

    /// What the third explosion's red die may show; empty if every cell of the column burns, or
    /// if it is not the third explosion's turn.
    pub(crate) fn third_blast_faces(&self) -> CellSet {
        match self.phase {
            Phase::SetupBlast { number: 3, .. } => {
                let column = self.turned_column();
                (1..=6).map(|row| Cell::at(row, column)).collect::<CellSet>() - self.fire
            }
            _ => CellSet::EMPTY,
        }
    }

    fn next_hazmat(&mut self, left: u8) {
        self.phase =
            if left > 0 { Phase::SetupHazmat { left } } else { Phase::SetupPoi { left: 3 } };
    }

    fn next_set_up_poi(&mut self, left: u8) {
        if left > 0 {
            self.phase = Phase::SetupPoi { left };
        } else {
            self.next_card(0);
        }
    }

    fn next_card(&mut self, next: u8) {
        if next < self.rules.figures && self.figures[usize::from(next)].role.is_none() {
            self.phase = Phase::Deal { figure: Figure::at(next) };
        } else {
            self.next_hot_spot(self.extra_hot_spots());
        }
    }

    fn next_hot_spot(&mut self, left: u8) {
        self.phase = if left > 0 {
            Phase::SetupHotSpot { left }
        } else {
            Phase::Start { figure: Figure::at(0) }
        };
    }

    fn next_start<S: Sink<Event>>(&mut self, next: u8, events: &mut S) {
        if next < self.rules.figures {
            self.phase = Phase::Start { figure: Figure::at(next) };
        } else if self.rules.experienced {
            self.phase = Phase::Park { vehicle: Vehicle::Ambulance };
        } else {
            self.begin_turn(Figure::at(0), events);
        }
    }

    /// Whether no figure has that card.
    pub(crate) fn is_free(&self, role: Role) -> bool {
        self.all_figures().all(|figure| self.figure(figure).role != Some(role))
    }

    /// The cells the dice of this phase may show; empty where two dice are not rolled together.
    /// Cells that would be rolled again are left out: what remains is equally likely.
    pub(crate) fn rollable(&self) -> CellSet {
        match self.phase {
            Phase::Fire { .. } | Phase::Gun => CellSet::HOUSE,
            Phase::SetupBlast { number: 2 | 4, .. } => CellSet::HOUSE - self.fire,
            Phase::SetupBlast { number: 3, .. } if self.third_blast_faces().is_empty() => {
                CellSet::HOUSE - self.fire
            }
            Phase::SetupHazmat { .. } => CellSet::HOUSE - self.fire - self.hazmat_cells(),
            Phase::SetupPoi { .. } => CellSet::HOUSE - self.fire - self.poi_cells(),
            Phase::SetupHotSpot { .. } => CellSet::HOUSE - self.hot_spots,
            Phase::Replenish if self.rules.experienced => {
                let free = self.free_for_poi();
                CellSet::HOUSE.iter().filter(|&c| self.follow_arrows(c, free).is_some()).collect()
            }
            Phase::Replenish => CellSet::HOUSE - self.poi_cells(),
            _ => CellSet::EMPTY,
        }
    }

    pub(crate) fn hazmat_cells(&self) -> CellSet {
        self.tokens.hazmats().map(|token| self.tokens.cell(token)).collect()
    }
}
