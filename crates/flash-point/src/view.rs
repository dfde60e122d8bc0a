//! What there is to see. Nothing is private in this game: all viewers see the same.

use kernel::{Actor, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Quadrant, Spot, Vehicle};
use crate::cell::{Cell, CellSet};
use crate::figure::Figure;
use crate::house::{Door, House};
use crate::phase::{Dice, Phase};
use crate::role::Role;
use crate::setup::{Difficulty, Mode};
use crate::state::FlashPoint;
use crate::tokens::{Kind, Load, TokenId};
use crate::words::word_enum;

/// A position as it can be drawn, without knowing the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Family or experienced.
    pub mode: Mode,
    /// The side of the board.
    pub side: u8,
    /// How hard; only in the experienced game.
    pub difficulty: Option<Difficulty>,
    /// Who decides: a seat's number, `chance` or `nobody`.
    pub to_act: String,
    /// What is being decided.
    pub phase: PhaseView,
    /// The running turn; `None` in the set-up.
    pub turn: Option<TurnView>,
    /// Cells on fire.
    pub fire: Vec<Cell>,
    /// Cells in smoke.
    pub smoke: Vec<Cell>,
    /// Cells with a hot spot.
    pub hot_spots: Vec<Cell>,
    /// Every wall segment.
    pub walls: Vec<WallView>,
    /// Every door.
    pub doors: Vec<DoorView>,
    /// Exterior openings: the cells on either side.
    pub openings: Vec<[Cell; 2]>,
    /// POI and victims on the board.
    pub pois: Vec<PoiView>,
    /// Hazmats on the board.
    pub hazmats: Vec<HazmatView>,
    /// The firefighters.
    pub figures: Vec<FigureView>,
    /// Ambulance and engine with all their spots. The family game uses the ambulance's spots.
    pub vehicles: Vec<VehicleView>,
    /// Victims rescued; seven win.
    pub rescued: u8,
    /// Victims lost; four lose.
    pub lost: u8,
    /// Damage markers placed; the 24th brings the building down.
    pub damage: u8,
    /// POI in the pool.
    pub pool: u8,
    /// Victims among all POI that are still face down, on the board and in the pool.
    pub unseen_victims: u8,
    /// False alarms among them.
    pub unseen_alarms: u8,
    /// Hot spots in reserve.
    pub hot_spot_reserve: u8,
    /// Heal markers beside the board.
    pub heal_markers: u8,
    /// Hazmats made harmless.
    pub disposed: u8,
    /// Whether the seven are safe.
    pub won: bool,
    /// Whether the team plays on for ten.
    pub plays_on: bool,
}

word_enum! {
    /// What is being decided.
    pub enum Stage, "a stage" {
        /// An explosion of the set-up.
        SetupExplosion = "setup_explosion",
        /// A hazmat of the set-up.
        SetupHazmat = "setup_hazmat",
        /// A POI of the set-up.
        SetupPoi = "setup_poi",
        /// A specialist's card.
        Deal = "deal",
        /// A hot spot of the set-up.
        SetupHotSpot = "setup_hot_spot",
        /// A starting cell.
        Start = "start",
        /// A parking spot.
        Park = "park",
        /// Actions.
        Act = "act",
        /// A POI is turned over.
        Reveal = "reveal",
        /// The deck gun is rolled.
        Gun = "gun",
        /// The deck gun's dice lie there.
        Aim = "aim",
        /// A die is rolled again.
        Reroll = "reroll",
        /// Who rides.
        Ride = "ride",
        /// Stop or play on.
        PlayOn = "play_on",
        /// The fire is rolled.
        Fire = "fire",
        /// Which hazmat goes off.
        Detonate = "detonate",
        /// Where to recover.
        KnockDown = "knock_down",
        /// A POI is rolled.
        Replenish = "replenish",
        /// The end.
        Over = "over",
    }
}

/// What is being decided, with what matters for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseView {
    /// What.
    pub stage: Stage,
    /// For whom, where it is about one firefighter.
    pub figure: Option<Figure>,
    /// Where, where it is about one cell.
    pub cell: Option<Cell>,
    /// The deck gun's dice.
    pub dice: Option<Dice>,
    /// The vehicle that is parked or driven.
    pub vehicle: Option<Vehicle>,
    /// How many are still to come, or which one it is.
    pub count: Option<u8>,
}

/// The running turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose.
    pub figure: Figure,
    /// Led by.
    pub seat: Seat,
    /// Ordinary points left.
    pub points: u8,
    /// Free points left.
    pub free: u8,
    /// Whether ordinary points are spent first.
    pub own_first: bool,
    /// Whether nothing was done yet.
    pub fresh: bool,
}

/// A wall segment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WallView {
    /// The cell on one side.
    pub a: Cell,
    /// The cell on the other.
    pub b: Cell,
    /// Markers: 0 whole, 1 damaged, 2 destroyed.
    pub damage: u8,
}

/// A door.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DoorView {
    /// The cell on one side.
    pub a: Cell,
    /// The cell on the other.
    pub b: Cell,
    /// Closed, open or gone.
    pub state: Door,
}

/// A POI or victim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PoiView {
    /// Where.
    pub cell: Cell,
    /// Hidden, victim or treated.
    pub kind: Kind,
    /// Who carries or leads it.
    pub held_by: Option<Figure>,
}

/// A hazmat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HazmatView {
    /// Where.
    pub cell: Cell,
    /// Who carries it.
    pub held_by: Option<Figure>,
}

/// A firefighter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FigureView {
    /// Which.
    pub figure: Figure,
    /// Led by.
    pub seat: Seat,
    /// Where; `None` before it has started.
    pub cell: Option<Cell>,
    /// The specialist's card.
    pub role: Option<Role>,
    /// Points saved.
    pub saved: u8,
    /// What it carries.
    pub carries: Option<Load>,
    /// Whether a treated victim walks along.
    pub leads: bool,
}

/// A vehicle and its spots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VehicleView {
    /// Which.
    pub vehicle: Vehicle,
    /// Where it stands; `None`: not parked.
    pub spot: Option<Spot>,
    /// The two cells of each spot, clockwise from the top.
    pub spots: Vec<[Cell; 2]>,
    /// What the deck gun reaches from where it stands.
    pub quadrant: Option<Quadrant>,
}

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
        let mut view = PhaseView {
            stage: Stage::Act,
            figure: None,
            cell: None,
            dice: None,
            vehicle: None,
            count: None,
        };
        let first = |pending: u8| Figure::new(pending.trailing_zeros() as u8);
        view.stage = match self.phase {
            Phase::SetupBlast { number, .. } => {
                view.count = Some(number);
                Stage::SetupExplosion
            }
            Phase::SetupHazmat { left } => {
                view.count = Some(left);
                Stage::SetupHazmat
            }
            Phase::SetupPoi { left } => {
                view.count = Some(left);
                Stage::SetupPoi
            }
            Phase::SetupHotSpot { left } => {
                view.count = Some(left);
                Stage::SetupHotSpot
            }
            Phase::Deal { figure } => {
                view.figure = Some(figure);
                Stage::Deal
            }
            Phase::Start { figure } => {
                view.figure = Some(figure);
                Stage::Start
            }
            Phase::Park { vehicle } => {
                view.vehicle = Some(vehicle);
                Stage::Park
            }
            Phase::Act => Stage::Act,
            Phase::Reveal { token, .. } => {
                view.cell = Some(self.tokens.cell(token));
                Stage::Reveal
            }
            Phase::Gun => Stage::Gun,
            Phase::Aim { dice } => {
                view.dice = Some(dice);
                Stage::Aim
            }
            Phase::Reroll { dice, .. } => {
                view.dice = Some(dice);
                Stage::Reroll
            }
            Phase::Ride { vehicle, pending } => {
                (view.vehicle, view.figure) = (Some(vehicle), first(pending));
                Stage::Ride
            }
            Phase::PlayOn => Stage::PlayOn,
            Phase::Fire { .. } => Stage::Fire,
            Phase::Detonate { roll } => {
                view.cell = Some(roll.cell);
                Stage::Detonate
            }
            Phase::KnockDown { pending } => {
                view.figure = first(pending);
                Stage::KnockDown
            }
            Phase::Replenish => Stage::Replenish,
            Phase::Over => Stage::Over,
        };
        view
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
