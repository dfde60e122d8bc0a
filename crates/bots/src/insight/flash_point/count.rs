//! What is counted in a position.

use flash_point::{Cell, CellSet, FlashPoint, Kind, Role, Spot, Vehicle};

use super::blaze::Blaze;
use super::ways::{Gait, Ways};
use super::weights::Weights;

/// Points it takes to find a victim not yet on the board and bring it out.
const WHOLE_RESCUE: f32 = 14.0;
/// Somebody far away is hardly nearer than somebody unreachable.
const FAR_AWAY: f32 = 30.0;
/// Fires further away than this are all alike.
const FAR_FIRE: u8 = 12;
/// A victim further away than a whole rescue counts less than nothing, but not by much.
const WORST: f32 = -0.4;

/// Counts everything the evaluation weighs.
pub(super) fn count(game: &FlashPoint) -> Weights {
    let (fire, house) = (game.fire() & CellSet::HOUSE, game.house());
    let blaze = Blaze::of(game);
    let crew = Crew::of(game, fire);
    let tokens = Found::of(game, &blaze, &crew);
    let needed = 7.0 - f32::from(game.rescued());
    let fires = tens(fire);
    let damage = f32::from(house.markers()) / 24.0;
    let frontier = (house.adjacent(fire) - fire) & CellSet::HOUSE;
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
        wear: blaze.wear,
        fires,
        fires_squared: fires * fires,
        fires_needed: fires * needed,
        fires_damage: fires * damage,
        frontier: tens(frontier),
        smoke: tens(game.smoke()),
        fuse: tens(house.adjacent(frontier) & game.smoke()),
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
        away: crew.away / 10.0,
        gun: gun(game) / 10.0,
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
    cells: CellSet,
    carrying: f32,
    saved: f32,
    trapped: f32,
    away: f32,
    roles: [f32; 8],
}

impl Crew {
    fn of(game: &FlashPoint, fire: CellSet) -> Self {
        let cells: CellSet = game.firefighters().map(|figure| game.cell_of(figure)).collect();
        let mut crew =
            Self { cells, carrying: 0.0, saved: 0.0, trapped: 0.0, away: 0.0, roles: [0.0; 8] };
        let reddening = game.house().adjacent(fire) & game.smoke();
        let mut free = CellSet::EMPTY;
        for figure in game.firefighters() {
            let cell = game.cell_of(figure);
            let victim = matches!(game.load_of(figure), Some(Kind::Victim | Kind::Treated));
            // Who has somebody to bring out has no time for the fire.
            if victim || game.leads(figure) {
                crew.carrying += 1.0;
            } else {
                free.insert(cell);
            }
            crew.saved += f32::from(game.saved_by(figure));
            crew.trapped += flag(reddening.contains(cell));
            if let Some(role) = game.role_of(figure) {
                crew.roles[role.index()] = 1.0;
            }
        }
        crew.away = away(game, fire, free);
        crew
    }
}

/// How far the fires are from the nearest of those who can fight them: one crew for each blaze is
/// worth more than all at the same.
fn away(game: &FlashPoint, fire: CellSet, fighters: CellSet) -> f32 {
    let ways = Ways::to(game, Gait::Free, fighters.iter().map(|cell| (cell, 0)), fire);
    fire.iter().map(|cell| f32::from(ways.from(cell).min(FAR_FIRE))).sum()
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
    fn of(game: &FlashPoint, blaze: &Blaze, crew: &Crew) -> Self {
        let cells: CellSet = game.tokens_on_board().map(|token| token.0).collect();
        let out = Ways::out(game, cells);
        let hazmats = game.tokens_on_board().filter(|token| token.1 == Kind::Hazmat);
        let ring = CellSet::RING.iter().map(|cell| (cell, 0));
        let away = Ways::to(game, Gait::Laden, ring, hazmats.map(|token| token.0).collect());
        let (victims, alarms) = game.unseen();
        let real = f32::from(victims) / f32::from((victims + alarms).max(1));
        let rolls = Blaze::rolls(game);
        let mut found = Self::default();
        for (cell, kind, held) in game.tokens_on_board() {
            let burns = 1.0 - (1.0 - blaze.chance(cell)).powf(rolls);
            if kind == Kind::Hazmat {
                found.hazmats += 1.0;
                found.hazard += burns;
                found.hazmat_work += get_rid(game, &away, cell, held, crew);
                continue;
            }
            let likely = if kind == Kind::Hidden { real } else { 1.0 };
            let way = fetch(game, &out, cell, kind, held, crew);
            // Whoever fetches it acts once a round, and the fire four times.
            let phases = (way / 4.0).min(4.0) * 4.0;
            found.danger += likely * (1.0 - (1.0 - burns).powf(phases));
            found.peril += likely * burns;
            let known = if kind == Kind::Hidden { 0.0 } else { 1.0 };
            found.progress += likely * ((WHOLE_RESCUE + known - way) / WHOLE_RESCUE).max(WORST);
        }
        found
    }
}

/// Points until the POI on `cell` is out, by whoever is nearest.
fn fetch(game: &FlashPoint, out: &Ways, cell: Cell, kind: Kind, held: bool, crew: &Crew) -> f32 {
    // Who was treated walks, and costs half.
    let part = if kind == Kind::Treated { 0.6 } else { 1.0 };
    let carry = part * f32::from(out.from(cell)).min(FAR_AWAY);
    if held { carry } else { carry + reach(game, cell, crew).0 }
}

/// Points until somebody with free hands is there; until the hazmat technician is.
fn reach(game: &FlashPoint, cell: Cell, crew: &Crew) -> (f32, f32) {
    let ways = Ways::to(game, Gait::Free, [(cell, 0)], crew.cells);
    let (mut near, mut expert) = (12.0f32, FAR_AWAY);
    let mut first = true;
    for figure in game.firefighters() {
        let way = f32::from(ways.from(game.cell_of(figure))).min(FAR_AWAY);
        if game.load_of(figure).is_none() {
            near = if first { way } else { near.min(way) };
            first = false;
        }
        if game.role_of(figure) == Some(Role::Hazmat) {
            expert = way;
        }
    }
    (near, expert)
}

/// Points until a hazmat is out of the house, or made harmless where it lies.
fn get_rid(game: &FlashPoint, away: &Ways, cell: Cell, held: bool, crew: &Crew) -> f32 {
    let carry = f32::from(away.from(cell)).min(FAR_AWAY);
    if held {
        return carry;
    }
    let (near, expert) = reach(game, cell, crew);
    (carry + near).min(expert + 2.0)
}

/// The fires a shot of the deck gun clears on average, if somebody is there to shoot it.
fn gun(game: &FlashPoint) -> f32 {
    let Some(here) = game.parked_on(Vehicle::Engine) else { return 0.0 };
    let manned = game.firefighters().any(|figure| here.contains(&game.cell_of(figure)));
    if !manned {
        return 0.0;
    }
    let board = game.house().board();
    let spot = Spot::ALL.into_iter().find(|&s| board.parking(Vehicle::Engine, s) == here);
    let Some(cells) = spot.map(|spot| board.quadrant(spot).cells()) else { return 0.0 };
    if game.firefighters().any(|figure| cells.contains(game.cell_of(figure))) {
        return 0.0;
    }
    super::deeds::cleared_by_gun(game, cells)
}
