//! Making a view of a position.

use kernel::{Actor, Game};

use crate::board::{Spot, Vehicle};
use crate::cell::CellSet;
use crate::figure::Figure;
use crate::house::House;
use crate::phase::Phase;
use crate::setup::Mode;
use crate::state::FlashPoint;
use crate::tokens::{Load, TokenId};
use crate::view::{
    DoorView, FigureView, HazmatView, PhaseView, PoiView, Stage, TurnView, VehicleView, View,
    WallView,
};

impl View {
    pub(crate) fn of(game: &FlashPoint) -> Self {
        let (tally, rules) = (&game.tally, &game.rules);
        Self {
            mode: if rules.experienced { Mode::Experienced } else { Mode::Family },
            side: game.house.side(),
            difficulty: rules.experienced.then_some(rules.difficulty),
            to_act: game.to_act().to_string(),
            phase: game.phase_view(),
            turn: game.turn_view(),
            fire: game.fire.iter().collect(),
            smoke: game.smoke.iter().collect(),
            hot_spots: game.hot_spots.iter().collect(),
            walls: game
                .house
                .walls()
                .map(|(e, damage)| WallView { a: e.a, b: e.b, damage })
                .collect(),
            doors: game
                .house
                .doors()
                .map(|(e, state)| DoorView { a: e.a, b: e.b, state })
                .collect(),
            openings: game.house.board().openings().map(|edge| [edge.a, edge.b]).collect(),
            pois: game.tokens.pois().map(|token| game.poi_view(token)).collect(),
            hazmats: game.tokens.hazmats().map(|token| game.hazmat_view(token)).collect(),
            figures: game.all_figures().map(|figure| game.figure_view(figure)).collect(),
            vehicles: Vehicle::ALL.map(|vehicle| game.vehicle_view(vehicle)).to_vec(),
            rescued: tally.rescued,
            lost: tally.lost,
            damage: game.house.markers(),
            pool: game.pool(),
            unseen_victims: tally.unseen_victims,
            unseen_alarms: tally.unseen_alarms,
            hot_spot_reserve: tally.hot_spots,
            heal_markers: if rules.experienced { game.heal_markers() } else { 0 },
            disposed: tally.disposed,
            won: game.won(),
            plays_on: tally.plays_on,
        }
    }
}

impl FlashPoint {
    fn phase_view(&self) -> PhaseView {
        let first = |pending: u8| Figure::new(pending.trailing_zeros() as u8);
        let counted = |stage, count| PhaseView { count: Some(count), ..plain(stage) };
        let about = |stage, figure| PhaseView { figure, ..plain(stage) };
        let thrown = |stage, dice| PhaseView { dice: Some(dice), ..plain(stage) };
        let at = |stage, cell| PhaseView { cell: Some(cell), ..plain(stage) };
        match self.phase {
            Phase::SetupBlast { number, .. } => counted(Stage::SetupExplosion, number),
            Phase::SetupHazmat { left } => counted(Stage::SetupHazmat, left),
            Phase::SetupPoi { left } => counted(Stage::SetupPoi, left),
            Phase::SetupHotSpot { left } => counted(Stage::SetupHotSpot, left),
            Phase::Deal { figure } => about(Stage::Deal, Some(figure)),
            Phase::Start { figure } => about(Stage::Start, Some(figure)),
            Phase::Park { vehicle } => PhaseView { vehicle: Some(vehicle), ..plain(Stage::Park) },
            Phase::Act => plain(Stage::Act),
            Phase::Reveal { token, .. } => at(Stage::Reveal, self.tokens.cell(token)),
            Phase::Gun => plain(Stage::Gun),
            Phase::Aim { dice } => thrown(Stage::Aim, dice),
            Phase::Reroll { dice, .. } => thrown(Stage::Reroll, dice),
            Phase::Ride { vehicle, pending } => {
                PhaseView { vehicle: Some(vehicle), ..about(Stage::Ride, first(pending)) }
            }
            Phase::PlayOn => plain(Stage::PlayOn),
            Phase::Fire { .. } => plain(Stage::Fire),
            Phase::Detonate { roll } => at(Stage::Detonate, roll.cell),
            Phase::KnockDown { pending } => about(Stage::KnockDown, first(pending)),
            Phase::Replenish => plain(Stage::Replenish),
            Phase::Over => plain(Stage::Over),
        }
    }

    /// How many figures have taken their starting cell.
    fn started(&self) -> usize {
        match self.phase {
            Phase::SetupBlast { .. }
            | Phase::SetupHazmat { .. }
            | Phase::SetupPoi { .. }
            | Phase::Deal { .. }
            | Phase::SetupHotSpot { .. } => 0,
            Phase::Start { figure } => figure.index(),
            _ => usize::from(self.rules.figures),
        }
    }

    fn turn_view(&self) -> Option<TurnView> {
        let figure = self.turn.figure;
        let set_up = self.started() < usize::from(self.rules.figures);
        if set_up || matches!(self.phase, Phase::Park { .. }) {
            return None;
        }
        Some(TurnView {
            figure,
            seat: self.owner(figure),
            points: self.turn.points,
            free: self.turn.free,
            own_first: self.turn.own_first,
            fresh: self.turn.fresh,
        })
    }

    fn poi_view(&self, token: TokenId) -> PoiView {
        let kind = self.tokens.kind(token);
        PoiView { cell: self.tokens.cell(token), kind, held_by: self.holder(token) }
    }

    fn hazmat_view(&self, token: TokenId) -> HazmatView {
        HazmatView { cell: self.tokens.cell(token), held_by: self.holder(token) }
    }

    fn figure_view(&self, figure: Figure) -> FigureView {
        let who = self.figure(figure);
        let load = |token: TokenId| {
            Load::ALL.into_iter().find(|load| load.kind() == self.tokens.kind(token))
        };
        FigureView {
            figure,
            seat: self.owner(figure),
            cell: (figure.index() < self.started()).then_some(who.cell),
            role: who.role,
            saved: who.saved,
            carries: who.carries.and_then(load),
            leads: who.leads.is_some(),
        }
    }

    fn vehicle_view(&self, vehicle: Vehicle) -> VehicleView {
        let (board, spot) = (self.house.board(), self.parked[vehicle.index()]);
        let engine = vehicle == Vehicle::Engine;
        VehicleView {
            vehicle,
            spot,
            spots: Spot::ALL.map(|spot| board.parking(vehicle, spot)).to_vec(),
            quadrant: spot.filter(|_| engine).map(|spot| board.quadrant(spot)),
        }
    }

    /// Cells on fire.
    pub fn fire(&self) -> CellSet {
        self.fire
    }

    /// Cells in smoke.
    pub fn smoke(&self) -> CellSet {
        self.smoke
    }

    /// Cells with a hot spot.
    pub fn hot_spots(&self) -> CellSet {
        self.hot_spots
    }

    /// Walls and doors.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Whether a seat decides in the action part of a turn.
    pub fn is_acting(&self) -> bool {
        self.phase == Phase::Act && matches!(self.to_act(), Actor::Seat(_))
    }
}

/// A phase about nothing in particular.
const fn plain(stage: Stage) -> PhaseView {
    PhaseView { stage, figure: None, cell: None, dice: None, vehicle: None, count: None }
}
