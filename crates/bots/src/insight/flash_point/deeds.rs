//! Which deeds deserve to be tried first, and what one does without thinking.

use flash_point::{
    Action, Cell, CellSet, Die, Figure, FlashPoint, Kind, Load, Order, Role, Vehicle,
};

use super::blaze::Blaze;
use super::ways::{FAR, Gait, Ways};

/// Steps on the way to somebody who needs help, and steps away from it.
const ON_THE_WAY: f32 = 6.0;
const ASTRAY: f32 = 0.05;
/// Walking to a fire when others see to all the victims.
const TO_THE_FIRE: f32 = 2.5;
/// Free deeds that undo each other are next to never worth it, and some never are.
const IDLE: f32 = 0.01;
const NEVER: f32 = 0.0;
/// Picking up a victim costs nothing and is what all came for.
const PICK_UP: f32 = 40.0;
/// Putting out a fire: in itself, for each wall it would break, for each figure or POI beside it,
/// and for each fire beside it, which would make an explosion run on.
const RELIEF: f32 = 2.4;
const RELIEF_WALL: f32 = 2.8;
const RELIEF_NEAR: f32 = 3.2;
const RELIEF_FIRE: f32 = 1.6;
/// An axe does the fire's work.
const AXE: f32 = 0.2;
/// What the deck gun clears, for each fire and point.
const GUN: f32 = 8.0;
/// Saving points; throwing away more than can be saved.
const SAVE: f32 = 0.5;
const WASTE: f32 = 0.1;

/// What the acting firefighter is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    figure: Figure,
    at: Cell,
    ways: Option<Ways>,
    pull: f32,
    laden: bool,
    blaze: Blaze,
    dear: CellSet,
    /// The way out for those a captain commands.
    out: Option<Ways>,
}

impl Errand {
    pub(super) fn of(game: &FlashPoint) -> Self {
        let figure = game.acting_figure();
        let at = game.cell_of(figure);
        let laden = game.load_of(figure).is_some() || game.leads(figure);
        let figures = game.firefighters().map(|figure| game.cell_of(figure));
        let dear = figures.chain(game.tokens_on_board().map(|token| token.0)).collect();
        let commands = game.role_of(figure) == Some(Role::Captain);
        let out = commands.then(|| Ways::out(game, CellSet::RING | dear));
        let blaze = Blaze::of(game);
        let mut errand = Self { figure, at, ways: None, pull: ON_THE_WAY, laden, blaze, dear, out };
        errand.ways = Some(errand.choose(game));
        errand
    }

    /// Out with what is carried; else to those in need whom nobody else is nearer to; else to the
    /// fire.
    fn choose(&mut self, game: &FlashPoint) -> Ways {
        let here = CellSet::of(self.at);
        if game.load_of(self.figure) == Some(Kind::Hazmat) {
            return Ways::outside(game, here);
        }
        if self.laden {
            return Ways::out(game, here);
        }
        let out = Ways::out(game, game.tokens_on_board().map(|token| token.0).collect());
        let mut goals = [(self.at, FAR); 3];
        let mut count = 0;
        for (cell, kind, held) in game.tokens_on_board() {
            if !held && kind != Kind::Hazmat && count < 3 && self.is_mine(game, cell) {
                // The way out counts half: what is near is looked at first.
                goals[count] = (cell, out.from(cell) / 2);
                count += 1;
            }
        }
        if count > 0 {
            let ways = Ways::to(game, Gait::Free, goals[..count].iter().copied(), here);
            if ways.from(self.at) < FAR {
                return ways;
            }
        }
        self.pull = TO_THE_FIRE;
        // The more an explosion there would break, the more it is worth a longer walk.
        let fires = game.fire().iter().map(|cell| (cell, 8 - 2 * self.blaze.breaks(cell) as u8));
        Ways::to(game, Gait::Free, fires, here)
    }

    /// Whether no other firefighter with free hands is clearly nearer.
    fn is_mine(&self, game: &FlashPoint, goal: Cell) -> bool {
        let mine = steps(self.at, goal);
        game.firefighters().all(|other| {
            other == self.figure
                || game.load_of(other).is_some()
                || (steps(game.cell_of(other), goal), other.index()) >= (mine, self.figure.index())
        })
    }

    /// How far an action brings the errand forward: points of way saved for points paid.
    fn towards(&self, game: &FlashPoint, cell: Cell, paid: u8) -> f32 {
        let Some(ways) = &self.ways else { return ASTRAY };
        let gait = if self.laden { Gait::Laden } else { Gait::Free };
        let (here, there) = (ways.from(self.at), ways.from(cell));
        // An obstacle off the way is none.
        let burning = game.fire().contains(cell);
        let step = match (gait, burning) {
            (Gait::Free, false) => 1,
            (Gait::Free, true) => 3,
            (Gait::Laden, false) => 2,
            (Gait::Laden, true) => 4,
        };
        let hindrance = self
            .at
            .direction_to(cell)
            .map_or(0, |direction| super::ways::hindrance(game, self.at, direction));
        if here < FAR && here == there.saturating_add(step + hindrance) {
            self.pull / f32::from(paid.max(1)).sqrt()
        } else {
            ASTRAY
        }
    }

    /// How much one wants to do `action`.
    pub(super) fn wish(&self, game: &FlashPoint, action: Action) -> f32 {
        match action {
            Action::Do(order) => self.order(game, order),
            Action::Command(figure, order) => self.command(game, figure, order),
            Action::Douse(cell) => self.douse(game, cell),
            Action::Quench(cell) => self.quench(game, cell),
            Action::Chop(cell) => AXE * self.towards(game, cell, 4),
            Action::EndTurn if game.points_left() <= 4 => SAVE,
            Action::EndTurn => WASTE,
            Action::Treat(_) => 6.0,
            Action::Dispose(_) => 4.0,
            Action::Identify(_) => 3.0,
            Action::Crew(_) => 0.03,
            Action::Drive(Vehicle::Ambulance, _) => drive(game),
            Action::Drive(Vehicle::Engine, _) => 0.1,
            Action::Gun => gun(game, self.figure),
            Action::Spend(_) | Action::PlayOn => NEVER,
            Action::Start(cell) => 1.0 / (1.0 + f32::from(self.start(game, cell))),
            Action::Reroll(Die::Red | Die::Black) => 0.5,
            _ => 1.0,
        }
    }

    fn order(&self, game: &FlashPoint, order: Order) -> f32 {
        match order {
            Order::Move(to) => self.step(game, to),
            Order::Open(to) => self.towards(game, to, 1),
            Order::Close(_) => 2.0 * ASTRAY,
            Order::Carry(Load::Victim) | Order::Lead => PICK_UP,
            Order::Carry(Load::Treated) => 1.0,
            Order::Carry(Load::Hazmat) => 0.3,
            Order::Drop | Order::Leave => put_down(game, self.figure),
        }
    }

    fn step(&self, game: &FlashPoint, to: Cell) -> f32 {
        let burning = game.fire().contains(to);
        let wish = self.towards(game, to, if burning { 3 } else { 1 });
        // Through fire only in haste; and smoke beside fire burns at the turn's end (FP-33).
        if burning {
            0.3 * wish
        } else if self.is_trap(game, to) && game.points_left() <= 2 {
            0.1 * wish
        } else {
            wish
        }
    }

    fn is_trap(&self, game: &FlashPoint, cell: Cell) -> bool {
        game.smoke().contains(cell)
            && !(game.house().adjacent(CellSet::of(cell)) & game.fire()).is_empty()
    }

    /// How much is won by a cell that no longer burns.
    fn relief(&self, game: &FlashPoint, cell: Cell) -> f32 {
        let around = game.house().adjacent(CellSet::of(cell));
        let near = (around & self.dear).len() as f32;
        let beside = (around & game.fire()).len() as f32;
        RELIEF + RELIEF_WALL * self.blaze.breaks(cell) + RELIEF_NEAR * near + RELIEF_FIRE * beside
    }

    fn in_the_way(&self, game: &FlashPoint, cell: Cell) -> f32 {
        if self.at.direction_to(cell).is_some() { 0.8 * self.towards(game, cell, 1) } else { 0.0 }
    }

    /// Fire to smoke holds only where no other fire lights it again at the turn's end (FP-33).
    fn douse(&self, game: &FlashPoint, cell: Cell) -> f32 {
        let beside = game.house().adjacent(CellSet::of(cell)) & game.fire();
        if game.smoke().contains(cell) {
            return if beside.is_empty() { 0.15 } else { 1.5 * self.relief(game, cell) };
        }
        let relief = self.relief(game, cell);
        let holds = if beside.is_empty() { 1.2 } else { 0.08 };
        let burden = if self.laden { self.in_the_way(game, cell) } else { 0.0 };
        relief * holds + burden
    }

    fn quench(&self, game: &FlashPoint, cell: Cell) -> f32 {
        0.8 * self.relief(game, cell) + self.in_the_way(game, cell)
    }

    fn start(&self, game: &FlashPoint, cell: Cell) -> u8 {
        let near = |token: (Cell, Kind, bool)| steps(cell, token.0);
        game.tokens_on_board().map(near).min().unwrap_or(1)
    }

    /// The captain helps those who carry somebody out; searching decides the rest.
    fn command(&self, game: &FlashPoint, figure: Figure, order: Order) -> f32 {
        let laden = game.load_of(figure).is_some() || game.leads(figure);
        match (order, &self.out) {
            (Order::Move(to), Some(out)) if laden => {
                if out.from(to) < out.from(game.cell_of(figure)) { 3.0 } else { ASTRAY }
            }
            (Order::Move(_), _) => 0.15,
            (Order::Open(_), _) => 0.1,
            (Order::Close(_), _) => ASTRAY,
            (Order::Carry(Load::Victim) | Order::Lead, _) => 3.0,
            (Order::Drop | Order::Leave, _) => put_down(game, figure),
            _ => IDLE,
        }
    }
}

/// Whoever has somebody in the arms keeps them to the end, except outside, where the ambulance may
/// come, and to change a hazmat for a victim.
fn put_down(game: &FlashPoint, figure: Figure) -> f32 {
    let cell = game.cell_of(figure);
    let victim_here = || {
        let free = |(at, kind, held): (Cell, Kind, bool)| {
            at == cell && !held && matches!(kind, Kind::Victim | Kind::Treated)
        };
        game.tokens_on_board().any(free)
    };
    match game.load_of(figure) {
        Some(Kind::Hazmat) if victim_here() => 1.0,
        Some(Kind::Hazmat) => NEVER,
        _ if cell.in_house() => NEVER,
        _ => IDLE,
    }
}

/// Never any good: changing which points go first, playing on after the victory, putting down in the
/// house what was picked up.
pub(super) fn is_pointless(game: &FlashPoint, action: Action) -> bool {
    match action {
        Action::Spend(_) | Action::PlayOn => true,
        Action::Do(Order::Drop | Order::Leave) => put_down(game, game.acting_figure()) <= NEVER,
        Action::Command(figure, Order::Drop | Order::Leave) => put_down(game, figure) <= NEVER,
        _ => false,
    }
}

fn steps(a: Cell, b: Cell) -> u8 {
    a.row().abs_diff(b.row()) + a.column().abs_diff(b.column())
}

/// The ambulance comes to a victim that waits outside.
fn drive(game: &FlashPoint) -> f32 {
    let outside = |(cell, kind, _): (Cell, Kind, bool)| {
        !cell.in_house() && matches!(kind, Kind::Victim | Kind::Treated)
    };
    if game.tokens_on_board().any(outside) { 4.0 } else { 0.2 }
}

/// The deck gun clears a cell of its quadrant and those beside it: so many fires on average.
fn gun(game: &FlashPoint, figure: Figure) -> f32 {
    let mean = cleared_by_gun(game, game.gun_cells());
    let points = if game.role_of(figure) == Some(Role::Driver) { 2.0 } else { 4.0 };
    GUN * mean / points
}

/// The fires a shot into a quadrant clears on average.
pub(super) fn cleared_by_gun(game: &FlashPoint, quadrant: CellSet) -> f32 {
    let cleared = |cell: Cell| {
        let around = game.house().adjacent(CellSet::of(cell)) | CellSet::of(cell);
        (around & game.fire()).len() as f32
    };
    quadrant.iter().map(cleared).sum::<f32>() / quadrant.len().max(1) as f32
}
