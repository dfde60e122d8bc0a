//! Single facts of a position, for whoever judges many of them: a whole view would be too slow.

use crate::board::Vehicle;
use crate::cell::{Cell, CellSet};
use crate::figure::Figure;
use crate::phase::Phase;
use crate::role::{Purpose, Role};
use crate::state::FlashPoint;
use crate::tokens::Kind;

impl FlashPoint {
    /// All firefighters in play.
    pub fn firefighters(&self) -> impl Iterator<Item = Figure> + use<> {
        self.all_figures()
    }

    /// Where a firefighter stands.
    pub fn cell_of(&self, figure: Figure) -> Cell {
        self.figure(figure).cell
    }

    /// A firefighter's card, in the experienced game.
    pub fn role_of(&self, figure: Figure) -> Option<Role> {
        self.figure(figure).role
    }

    /// What a firefighter carries.
    pub fn load_of(&self, figure: Figure) -> Option<Kind> {
        self.figure(figure).carries.map(|token| self.tokens.kind(token))
    }

    /// Whether a treated victim walks along with a firefighter (FP-80).
    pub fn leads(&self, figure: Figure) -> bool {
        self.figure(figure).leads.is_some()
    }

    /// The points a firefighter saved (FP-20).
    pub fn saved_by(&self, figure: Figure) -> u8 {
        self.figure(figure).saved
    }

    /// Whose turn it is.
    pub fn acting_figure(&self) -> Figure {
        self.turn.figure
    }

    /// The points left in this turn for `purpose`.
    pub fn points_for(&self, purpose: Purpose) -> u8 {
        self.purse(purpose)
    }

    /// The ordinary points left in this turn.
    pub fn points_left(&self) -> u8 {
        self.turn.points
    }

    /// The free points of the specialist's kind left in this turn.
    pub fn free_points_left(&self) -> u8 {
        self.turn.free
    }

    /// Whether the deck gun's dice are rolled next (FP-72).
    pub fn is_shooting(&self) -> bool {
        matches!(self.phase, Phase::Gun)
    }

    /// The cells the deck gun reaches from where the engine stands (FP-73).
    pub fn gun_cells(&self) -> CellSet {
        let spot = self.parked[Vehicle::Engine.index()];
        spot.map_or(CellSet::EMPTY, |spot| self.house.board().quadrant(spot).cells())
    }

    /// Whether the driver looks at the deck gun's dice (FP-87).
    pub fn is_aiming(&self) -> bool {
        matches!(self.phase, Phase::Aim { .. })
    }

    /// Whether the firefighter whose turn it is spends points, or decides what comes of points spent.
    pub fn is_turn(&self) -> bool {
        matches!(self.phase, Phase::Act | Phase::Aim { .. } | Phase::Ride { .. } | Phase::PlayOn)
    }

    /// Whether the fire's dice are rolled next: the turn is over.
    pub fn is_fires_turn(&self) -> bool {
        matches!(self.phase, Phase::Fire { .. })
    }

    /// What lies on the board or is held: cell, kind, whether somebody holds it.
    pub fn tokens_on_board(&self) -> impl Iterator<Item = (Cell, Kind, bool)> {
        let tokens = &self.tokens;
        tokens.ids().map(|id| (tokens.cell(id), tokens.kind(id), tokens.is_held(id)))
    }

    /// Victims rescued.
    pub fn rescued(&self) -> u8 {
        self.tally.rescued
    }

    /// Victims lost.
    pub fn lost(&self) -> u8 {
        self.tally.lost
    }

    /// Victims and false alarms nobody has turned over yet.
    pub fn unseen(&self) -> (u8, u8) {
        (self.tally.unseen_victims, self.tally.unseen_alarms)
    }

    /// Whether the experienced game is played.
    pub fn is_experienced(&self) -> bool {
        self.rules.experienced
    }

    /// The cells a vehicle stands on, once parked.
    pub fn parked_on(&self, vehicle: Vehicle) -> Option<[Cell; 2]> {
        self.vehicle_cells(vehicle)
    }
}
