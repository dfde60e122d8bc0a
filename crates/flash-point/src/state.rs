//! A position of Flash Point.

use kernel::Seat;

use crate::board::{BlackDie, Spot, Vehicle};
use crate::cell::{Cell, CellSet};
use crate::figure::{FIGURES, Figure, Firefighter};
use crate::house::House;
use crate::phase::Phase;
use crate::role::{Purpose, Role, Skill};
use crate::setup::Difficulty;
use crate::tokens::{Kind, TokenId, Tokens};

/// What the set-up laid down for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// People.
    pub(crate) players: u8,
    /// Firefighters.
    pub(crate) figures: u8,
    pub(crate) experienced: bool,
    pub(crate) difficulty: Difficulty,
    pub(crate) black_die: BlackDie,
}

/// The turn of one firefighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) figure: Figure,
    /// Ordinary action points left, saved ones included.
    pub(crate) points: u8,
    /// Free points of the specialist's kind left.
    pub(crate) free: u8,
    /// The player asked to spend ordinary points first (FP-89).
    pub(crate) own_first: bool,
    /// Nothing was done yet: crew change is possible (FP-88).
    pub(crate) fresh: bool,
    /// Points the captain spent on the CAFS firefighter (FP-84).
    pub(crate) on_cafs: u8,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) rescued: u8,
    pub(crate) lost: u8,
    /// Victims among the POI nobody has turned over yet, on the board and in the pool.
    pub(crate) unseen_victims: u8,
    /// False alarms among them.
    pub(crate) unseen_alarms: u8,
    /// Hot spots that may still be placed (FP-93).
    pub(crate) hot_spots: u8,
    /// Hazmats made harmless.
    pub(crate) disposed: u8,
    /// Face-down POI buried when the building collapsed.
    pub(crate) buried: u8,
    /// The team goes on after its seventh rescue (FP-50).
    pub(crate) plays_on: bool,
}

/// Victims to rescue (FP-50), to lose (FP-51), and in the game.
pub(crate) const TO_WIN: u8 = 7;
pub(crate) const TO_LOSE: u8 = 4;
pub(crate) const VICTIMS: u8 = 10;
pub(crate) const ALARMS: u8 = 5;

/// A position of Flash Point: Fire Rescue.
#[derive(Clone, Debug, PartialEq)]
pub struct FlashPoint {
    pub(crate) fire: CellSet,
    pub(crate) smoke: CellSet,
    pub(crate) hot_spots: CellSet,
    pub(crate) house: House,
    pub(crate) tokens: Tokens,
    pub(crate) figures: [Firefighter; FIGURES],
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    pub(crate) tally: Tally,
    pub(crate) rules: Rules,
    /// Where the ambulance and the engine stand, once parked.
    pub(crate) parked: [Option<Spot>; 2],
}

impl FlashPoint {
    #[inline]
    pub(crate) fn all_figures(&self) -> impl Iterator<Item = Figure> + use<> {
        Figure::first(self.rules.figures)
    }

    #[inline]
    pub(crate) fn figure(&self, figure: Figure) -> &Firefighter {
        &self.figures[figure.index()]
    }

    #[inline]
    pub(crate) fn figure_mut(&mut self, figure: Figure) -> &mut Firefighter {
        &mut self.figures[figure.index()]
    }

    /// The firefighter whose turn it is.
    #[inline]
    pub(crate) fn acting(&self) -> &Firefighter {
        self.figure(self.turn.figure)
    }

    /// Who leads `figure`: figures are shared out in order of seats (FP-64).
    #[inline]
    pub(crate) fn owner(&self, figure: Figure) -> Seat {
        Seat(figure.index() as u8 % self.rules.players)
    }

    /// The figures on fire, one bit each.
    #[inline]
    pub(crate) fn burning(&self) -> u8 {
        let mut burning = 0;
        for figure in self.all_figures() {
            let on_fire = self.fire.contains(self.figure(figure).cell);
            burning |= u8::from(on_fire) << figure.index();
        }
        burning
    }

    /// Whether some figure stands on a cell of `cells`.
    pub(crate) fn figure_in(&self, cells: CellSet) -> bool {
        self.all_figures().any(|figure| cells.contains(self.figure(figure).cell))
    }

    /// The cells a parked vehicle stands on.
    #[inline]
    pub(crate) fn vehicle_cells(&self, vehicle: Vehicle) -> Option<[Cell; 2]> {
        let spot = self.parked[vehicle.index()]?;
        Some(self.house.board().parking(vehicle, spot))
    }

    #[inline]
    pub(crate) fn on_vehicle(&self, vehicle: Vehicle, cell: Cell) -> bool {
        self.vehicle_cells(vehicle).is_some_and(|cells| cells.contains(&cell))
    }

    /// The points that can be spent on `purpose`.
    #[inline]
    pub(crate) fn purse(&self, purpose: Purpose) -> u8 {
        let fits = self.acting().role.free_points_fit(purpose);
        self.turn.points + if fits { self.turn.free } else { 0 }
    }

    /// Spends points, free ones first where they fit unless the player said otherwise (FP-89).
    #[inline]
    pub(crate) fn pay(&mut self, purpose: Purpose, cost: u8) {
        let fits = self.acting().role.free_points_fit(purpose);
        let free = if fits { self.turn.free } else { 0 };
        let from_free = if self.turn.own_first {
            cost.saturating_sub(self.turn.points)
        } else {
            cost.min(free)
        };
        self.turn.free -= from_free;
        self.turn.points -= cost - from_free;
    }

    /// What a step of `figure` to `to` costs, burdens included; `None` if it may not go there
    /// (FP-21, FP-80, FP-90).
    #[inline]
    pub(crate) fn step_cost(&self, figure: Figure, to: Cell) -> Option<u8> {
        let who = self.figure(figure);
        if self.fire.contains(to) {
            let burdened = who.carries.is_some() || who.leads.is_some();
            return if burdened { None } else { Some(2) };
        }
        Some(if who.carries.is_some() { 2 } else { 1 })
    }

    /// Whether `figure` has the card of `role`.
    #[inline]
    pub(crate) fn is(&self, figure: Figure, role: Role) -> bool {
        self.figure(figure).role == Some(role)
    }

    /// Face-down POI on the board.
    pub(crate) fn hidden(&self) -> u8 {
        self.tokens.pois().filter(|&token| self.tokens.kind(token) == Kind::Hidden).count() as u8
    }

    /// POI still in the pool.
    pub(crate) fn pool(&self) -> u8 {
        (self.tally.unseen_victims + self.tally.unseen_alarms).saturating_sub(self.hidden())
    }

    /// Who carries or leads `token`.
    pub(crate) fn holder(&self, token: TokenId) -> Option<Figure> {
        self.all_figures().find(|&figure| {
            let who = self.figure(figure);
            who.carries == Some(token) || who.leads == Some(token)
        })
    }

    /// Takes a token off the board and out of its holder's hands.
    pub(crate) fn take_off(&mut self, token: TokenId) {
        if let Some(holder) = self.holder(token) {
            let who = self.figure_mut(holder);
            who.carries = who.carries.filter(|&held| held != token);
            who.leads = who.leads.filter(|&held| held != token);
        }
        self.tokens.take_off(token);
    }

    /// Whether the seven are safe (FP-50).
    #[inline]
    pub(crate) fn won(&self) -> bool {
        self.tally.rescued >= TO_WIN
    }
}
