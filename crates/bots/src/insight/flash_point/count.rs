//! What is counted in a position.

use flash_point::{Cell, CellSet, FlashPoint, Kind, Role, Spot, Vehicle};

use super::reach::Reach;
use super::scene::{Scene, Stake, Stakes};
use super::ways::{Gait, Ways};
use super::weights::Weights;

/// Points it takes to find a victim not yet on the board and bring it out.
const WHOLE_RESCUE: f32 = 14.0;
/// Somebody far away is hardly nearer than somebody unreachable.
const FAR_AWAY: f32 = 30.0;
/// Somebody comes when nobody's hands are free.
const ALL_BUSY: f32 = 12.0;
/// The cards worth changing for, best first, and those worth giving away: of Veteran games crews with
/// one of the former won 26 to 30 %, with one of the latter 13 to 23 (`docs/strength-tried.md`).
const SOUGHT: [Role; 3] = [Role::Generalist, Role::Cafs, Role::Driver];
const UNWANTED: [Role; 3] = [Role::Paramedic, Role::Imaging, Role::Rescue];
/// A change of the crew that could begin the next turn counts as this part of one that is made.
const CHANGE: f32 = 0.7;
/// A victim further away than a whole rescue counts less than nothing, but not by much.
const WORST: f32 = -0.4;

/// Counts everything the evaluation weighs; `scene` is that of the position.
pub(super) fn count(game: &FlashPoint, scene: &mut Scene) -> Weights {
    let fire = game.fire() & CellSet::HOUSE;
    let crew = Crew::of(game, fire, scene);
    let stakes = scene.stakes(game);
    let tokens = Found::of(game, &stakes, &crew);
    let needed = 7.0 - f32::from(game.rescued());
    let fires = tens(fire);
    let damage = f32::from(game.house().markers()) / 24.0;
    let hand = if game.is_turn() { game.points_left() + game.free_points_left() } else { 0 };
    let hot = game.hot_spots();
    Weights {
        always: 1.0,
        experienced: flag(game.is_experienced()),
        needed,
        progress: tokens.progress,
        carrying: crew.carrying,
        damage,
        damage_squared: damage * damage,
        damage_needed: damage * needed,
        wear: stakes.wear,
        fires,
        fires_squared: fires * fires,
        fires_needed: fires * needed,
        fires_damage: fires * damage,
        frontier: scene.frontier as f32 / 10.0,
        smoke: tens(game.smoke()),
        fuse: scene.fuse as f32 / 10.0,
        lost: f32::from(game.lost()),
        last_chance: flag(game.lost() >= 3),
        danger: tokens.danger,
        peril: tokens.peril,
        hazmats: tokens.hazmats,
        hazard: tokens.hazard,
        hazmat_work: tokens.hazmat_work / 10.0,
        hot_spots: tens(hot),
        hot_burning: tens(hot & (fire | game.smoke())),
        saved: crew.saved / 4.0,
        in_hand: f32::from(hand) / 4.0,
        trapped: crew.trapped,
        away: crew.reach.away / 10.0,
        gun: gun(game, scene) / 10.0,
        roles: crew.roles,
    }
}

fn tens(cells: CellSet) -> f32 {
    cells.len() as f32 / 10.0
}

fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}

/// How the firefighters stand.
struct Crew {
    carrying: f32,
    saved: f32,
    trapped: f32,
    roles: [f32; 8],
    reach: Reach,
    idle: bool,
    /// From the hazmats to the technician.
    expert: Option<Ways>,
}

impl Crew {
    fn of(game: &FlashPoint, fire: CellSet, scene: &mut Scene) -> Self {
        let tokens: CellSet = game.tokens_on_board().map(|token| token.0).collect();
        let (free, expert) = free_hands(game);
        let mut crew = Self {
            carrying: 0.0,
            saved: 0.0,
            trapped: 0.0,
            roles: [0.0; 8],
            reach: scene.reaches.of(game, free, tokens),
            idle: !free.is_empty(),
            expert: None,
        };
        crew.expert =
            expert.map(|cell| Ways::only_to(game, Gait::Free, [(cell, 0)], hazmats(game)));
        let reddening = game.house().adjacent(fire) & game.smoke();
        for figure in game.firefighters() {
            let victim = matches!(game.load_of(figure), Some(Kind::Victim | Kind::Treated));
            crew.carrying += flag(victim || game.leads(figure));
            crew.saved += f32::from(game.saved_by(figure));
            crew.trapped += flag(reddening.contains(game.cell_of(figure)));
            if let Some(role) = game.role_of(figure) {
                crew.roles[role.index()] = 1.0;
            }
        }
        crew.foresee_changes(game);
        crew
    }

    /// Who stands by the engine may change cards at the start of a turn (FP-88).
    fn foresee_changes(&mut self, game: &FlashPoint) {
        for figure in game.firefighters().filter(|&figure| by_engine(game, game.cell_of(figure))) {
            let unwanted = game.role_of(figure).filter(|role| UNWANTED.contains(role));
            let sought = SOUGHT.into_iter().find(|role| self.roles[role.index()] == 0.0);
            if let (Some(own), Some(better)) = (unwanted, sought) {
                self.roles[own.index()] -= CHANGE;
                self.roles[better.index()] += CHANGE;
            }
        }
    }
}

/// Whether the engine is parked on a cell, or may be while it is not parked yet.
fn by_engine(game: &FlashPoint, cell: Cell) -> bool {
    match game.parked_on(Vehicle::Engine) {
        Some(cells) => cells.contains(&cell),
        None => {
            let board = game.house().board();
            let spots = Spot::ALL.into_iter().map(|spot| board.parking(Vehicle::Engine, spot));
            game.is_experienced() && spots.flatten().any(|there| there == cell)
        }
    }
}

/// The cells of those with free hands, and that of the hazmat technician while there are hazmats.
fn free_hands(game: &FlashPoint) -> (CellSet, Option<Cell>) {
    let (mut free, mut expert) = (CellSet::EMPTY, None);
    for figure in game.firefighters() {
        let cell = game.cell_of(figure);
        if game.load_of(figure).is_none() && !game.leads(figure) {
            free.insert(cell);
        }
        if game.role_of(figure) == Some(Role::Hazmat) {
            expert = Some(cell);
        }
    }
    (free, expert.filter(|_| !hazmats(game).is_empty()))
}

fn hazmats(game: &FlashPoint) -> CellSet {
    let hazmats = game.tokens_on_board().filter(|token| token.1 == Kind::Hazmat);
    hazmats.map(|token| token.0).collect()
}

/// What lies about.
#[derive(Default)]
struct Found {
    progress: f32,
    danger: f32,
    peril: f32,
    hazmats: f32,
    hazard: f32,
    hazmat_work: f32,
}

impl Found {
    fn of(game: &FlashPoint, stakes: &Stakes, crew: &Crew) -> Self {
        let (victims, alarms) = game.unseen();
        let real = f32::from(victims) / f32::from((victims + alarms).max(1));
        let mut found = Self::default();
        for ((cell, kind, held), Stake { burns, carry }) in stakes.tokens(game) {
            let carry = f32::from(carry).min(FAR_AWAY);
            if kind == Kind::Hazmat {
                found.hazmats += 1.0;
                found.hazard += burns;
                found.hazmat_work += get_rid(carry, cell, held, crew);
                continue;
            }
            let likely = if kind == Kind::Hidden { real } else { 1.0 };
            let way = fetch(carry, cell, kind, held, crew);
            if burns > 0.0 {
                // Whoever fetches it acts once a round, and the fire four times.
                let phases = (way / 4.0).min(4.0) * 4.0;
                found.danger += likely * (1.0 - (1.0 - burns).powf(phases));
                found.peril += likely * burns;
            }
            let known = if kind == Kind::Hidden { 0.0 } else { 1.0 };
            found.progress += likely * ((WHOLE_RESCUE + known - way) / WHOLE_RESCUE).max(WORST);
        }
        found
    }
}

/// Points until the POI on `cell` is out, by whoever is nearest.
fn fetch(carry: f32, cell: Cell, kind: Kind, held: bool, crew: &Crew) -> f32 {
    // Who was treated walks, and costs half.
    let part = if kind == Kind::Treated { 0.6 } else { 1.0 };
    if held { part * carry } else { part * carry + near(cell, crew) }
}

/// Points until somebody with free hands is there.
fn near(cell: Cell, crew: &Crew) -> f32 {
    if crew.idle { f32::from(crew.reach.ways.from(cell)).min(FAR_AWAY) } else { ALL_BUSY }
}

/// Points until a hazmat is out of the house, or made harmless where it lies.
fn get_rid(carry: f32, cell: Cell, held: bool, crew: &Crew) -> f32 {
    if held {
        return carry;
    }
    let expert = crew.expert.map_or(FAR_AWAY, |ways| f32::from(ways.from(cell)).min(FAR_AWAY));
    (carry + near(cell, crew)).min(expert + 2.0)
}

/// The fires a shot of the deck gun clears on average, if somebody is there to shoot it.
fn gun(game: &FlashPoint, scene: &mut Scene) -> f32 {
    let Some(here) = game.parked_on(Vehicle::Engine) else { return 0.0 };
    let manned = game.firefighters().any(|figure| here.contains(&game.cell_of(figure)));
    if !manned {
        return 0.0;
    }
    let cells = game.gun_cells();
    if game.firefighters().any(|figure| cells.contains(game.cell_of(figure))) {
        return 0.0;
    }
    scene.cleared_by_gun(game)
}
