//! Positions made to order: for tests, puzzles and lessons.

use kernel::{Refusal, Silent};

use crate::board::{Barrier, Spot, Vehicle};
use crate::cell::{Cell, CellSet};
use crate::clauses::{refuse, require};
use crate::figure::Figure;
use crate::house::{Door, MARKERS};
use crate::phase::Phase;
use crate::role::{Role, Skill};
use crate::setup::Setup;
use crate::state::{FlashPoint, VICTIMS};
use crate::tokens::Kind;

/// Builds a position in which a firefighter is about to act.
///
/// It starts from an empty, whole house: no fire, no POI, firefighters on the corner `0,0`,
/// doors closed. [`build`](Self::build) refuses what could not come about.
///
/// ```
/// use flash_point::{Cell, Position, Setup};
///
/// let game = Position::new(&Setup::default())?
///     .fire([Cell::at(3, 3), Cell::at(3, 4)])
///     .figure(1, Cell::at(3, 5))
///     .build()?;
/// assert_eq!(game.fire().len(), 2);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    game: FlashPoint,
    points: Option<u8>,
    free: Option<u8>,
    /// What could not be done as asked.
    failed: Option<Refusal>,
}

impl Position {
    /// An empty house for the players, mode and roles of `setup`. Roles that are not given are
    /// those of the first cards.
    pub fn new(setup: &Setup) -> Result<Self, Refusal> {
        setup.check()?;
        let mut game = setup.start();
        (game.fire, game.phase) = (CellSet::EMPTY, Phase::Act);
        (0..3).for_each(|token| game.tokens.take_off(token));
        if game.rules.experienced {
            for (figure, role) in game.figures.iter_mut().zip(Role::ALL) {
                figure.role = figure.role.or(Some(role));
            }
            game.parked = [Some(Spot::Top); 2];
        }
        Ok(Self { game, points: None, free: None, failed: None })
    }

    fn with(mut self, change: impl FnOnce(&mut FlashPoint)) -> Self {
        change(&mut self.game);
        self
    }

    fn fail(mut self, what: &str) -> Self {
        self.failed = self.failed.or(Some(refuse(
            2,
            format!("The position can't be built: {what}."),
            format!("Die Stellung geht nicht: {what}."),
        )));
        self
    }

    /// Fire on these cells.
    #[must_use]
    pub fn fire(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.with(|game| cells.into_iter().for_each(|cell| game.fire.insert(cell)))
    }

    /// Smoke on these cells.
    #[must_use]
    pub fn smoke(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.with(|game| cells.into_iter().for_each(|cell| game.smoke.insert(cell)))
    }

    /// Hot spots on these cells.
    #[must_use]
    pub fn hot_spots(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.with(|game| cells.into_iter().for_each(|cell| game.hot_spots.insert(cell)))
    }

    /// So many hot spots in reserve.
    #[must_use]
    pub fn hot_spot_reserve(self, count: u8) -> Self {
        self.with(|game| game.tally.hot_spots = count)
    }

    /// A POI, victim, treated victim or hazmat on `cell`.
    #[must_use]
    pub fn token(mut self, cell: Cell, kind: Kind) -> Self {
        let put = match kind {
            Kind::Hazmat => self.game.tokens.put_hazmat(cell),
            Kind::Gone => return self,
            _ => self.game.tokens.put_poi(cell, kind),
        };
        match (put, kind) {
            (None, _) => self.fail("too many tokens of a kind"),
            (_, Kind::Victim | Kind::Treated) => self.with(|game| {
                game.tally.unseen_victims = game.tally.unseen_victims.saturating_sub(1);
            }),
            _ => self,
        }
    }

    /// Firefighter `number` (from 1) on `cell`.
    #[must_use]
    pub fn figure(self, number: u8, cell: Cell) -> Self {
        if !(1..=self.game.rules.figures).contains(&number) {
            return self.fail("no such firefighter");
        }
        self.with(|game| game.figures[usize::from(number) - 1].cell = cell)
    }

    /// Firefighter `number` carries the token of `kind` on its cell; a treated victim is led
    /// instead if `lead`.
    #[must_use]
    pub fn holds(mut self, number: u8, kind: Kind, lead: bool) -> Self {
        if !(1..=self.game.rules.figures).contains(&number) {
            return self.fail("no such firefighter");
        }
        let figure = Figure::at(number - 1);
        let Some(token) = self.game.tokens.lying(self.game.figure(figure).cell, kind) else {
            return self.fail("nothing of that kind to hold");
        };
        self.game.tokens.set_held(token, true);
        let who = self.game.figure_mut(figure);
        *(if lead { &mut who.leads } else { &mut who.carries }) = Some(token);
        self
    }

    /// Firefighter `number` has saved so many points.
    #[must_use]
    pub fn saved(self, number: u8, points: u8) -> Self {
        if !(1..=self.game.rules.figures).contains(&number) {
            return self.fail("no such firefighter");
        }
        self.with(|game| game.figures[usize::from(number) - 1].saved = points)
    }

    /// It is the turn of firefighter `number`.
    #[must_use]
    pub fn turn(self, number: u8) -> Self {
        if !(1..=self.game.rules.figures).contains(&number) {
            return self.fail("no such firefighter");
        }
        self.with(|game| game.turn.figure = Figure::at(number - 1))
    }

    /// So many ordinary points are left, saved ones included, and something was done already.
    #[must_use]
    pub fn points(mut self, points: u8) -> Self {
        self.points = Some(points);
        self
    }

    /// So many free points are left.
    #[must_use]
    pub fn free_points(mut self, points: u8) -> Self {
        self.free = Some(points);
        self
    }

    /// A vehicle stands on `spot`.
    #[must_use]
    pub fn park(self, vehicle: Vehicle, spot: Spot) -> Self {
        self.with(|game| game.parked[vehicle.index()] = Some(spot))
    }

    /// The wall between `a` and `b` gets so many markers.
    #[must_use]
    pub fn damage(mut self, a: Cell, b: Cell, markers: u8) -> Self {
        let direction = a.direction_to(b);
        let barrier = direction.map(|direction| self.game.house.barrier(a, direction));
        let (Some(direction), Some(Barrier::Wall(wall))) = (direction, barrier) else {
            return self.fail("no wall there");
        };
        if self.game.house.damage(wall) + markers > 2 {
            return self.fail("a wall takes two markers");
        }
        for _ in 0..markers {
            self.game.house.damage_wall(wall, a, direction);
        }
        self
    }

    /// The door between `a` and `b` is in that state.
    #[must_use]
    pub fn door(mut self, a: Cell, b: Cell, state: Door) -> Self {
        let direction = a.direction_to(b);
        let barrier = direction.map(|direction| self.game.house.barrier(a, direction));
        let (Some(direction), Some(Barrier::Door(door))) = (direction, barrier) else {
            return self.fail("no door there");
        };
        match state {
            Door::Gone => self.game.house.tear_off(door, a, direction),
            Door::Open => self.game.house.swing_door(door, a, direction, true),
            Door::Closed => self.game.house.swing_door(door, a, direction, false),
        }
        self
    }

    /// So many victims were rescued and lost before; beyond seven rescues the team plays on.
    #[must_use]
    pub fn tally(self, rescued: u8, lost: u8) -> Self {
        self.with(|game| {
            (game.tally.rescued, game.tally.lost) = (rescued, lost);
            game.tally.unseen_victims = game.tally.unseen_victims.saturating_sub(rescued + lost);
            game.tally.plays_on = rescued >= 7;
        })
    }

    /// So many false alarms are still face down.
    #[must_use]
    pub fn unseen_alarms(self, count: u8) -> Self {
        self.with(|game| game.tally.unseen_alarms = count)
    }

    /// The position, if it can be.
    pub fn build(self) -> Result<FlashPoint, Refusal> {
        if let Some(failed) = self.failed {
            return Err(failed);
        }
        let mut game = self.game;
        game.begin_turn(game.turn.figure, &mut Silent);
        if let Some(points) = self.points {
            (game.turn.points, game.turn.fresh) = (points, false);
        }
        game.turn.free = self.free.unwrap_or(game.turn.free);
        check(&game)?;
        Ok(game)
    }
}

fn check(game: &FlashPoint) -> Result<(), Refusal> {
    let house = |set: CellSet| (set & CellSet::RING).is_empty();
    let hazards = house(game.fire) && house(game.smoke) && house(game.hot_spots);
    let apart = (game.fire & game.smoke).is_empty();
    require(hazards && apart, 34, || {
        ("Fire and smoke lie in the house, one a cell.", "Feuer und Rauch: im Haus, je Feld eines.")
    })?;
    let tally = &game.tally;
    let face_up = game.tokens.pois().count() as u8 - game.hidden();
    let victims = tally.rescued + tally.lost + face_up + tally.unseen_victims;
    let unseen = tally.unseen_victims + tally.unseen_alarms;
    let counted = victims == VICTIMS && tally.unseen_alarms <= 5 && game.hidden() <= unseen;
    require(counted && !game.is_decided(), 50, || {
        ("Ten victims are in the game.", "Zehn Opfer sind im Spiel.")
    })?;
    require(game.house.markers() < MARKERS, 4, || {
        ("The building has collapsed.", "Das Gebäude ist eingestürzt.")
    })?;
    let safe = game.tokens.ids().all(|token| !game.fire.contains(game.tokens.cell(token)));
    require(safe && game.burning() == game.burning_now() && game.can_end_off_fire(), 21, || {
        ("Somebody or something is lost in the fire.", "Jemand oder etwas ist im Feuer verloren.")
    })?;
    let role = game.acting().role;
    let affordable = game.turn.points <= role.points() + 4 && game.turn.free <= role.free_points();
    require(affordable, 20, || ("Too many points.", "Zu viele Punkte."))
}
