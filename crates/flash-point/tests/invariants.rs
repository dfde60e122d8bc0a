//! What holds in every position of random games of every sample set-up.

mod common;

use common::{samples, view, watch};
use flash_point::{
    Barrier, Cell, CellSet, Direction, Door, FlashPoint, House, Kind, Mode, Role, Setup, Stage,
    View,
};
use proptest::prelude::*;

/// Fire and smoke: disjoint, in the house, and settled after the fire phase (FP-33, FP-34).
fn check_fire(game: &FlashPoint, view: &View) {
    assert!((game.fire() & game.smoke()).is_empty());
    assert!((game.smoke() & CellSet::RING).is_empty());
    let settled = matches!(view.phase.stage, Stage::Replenish)
        || view.turn.as_ref().is_some_and(|turn| turn.fresh && view.phase.stage == Stage::Act);
    if settled {
        assert!((game.fire() & CellSet::RING).is_empty(), "no fire in the ring");
        let beside = game.house().adjacent(game.fire()) & game.smoke();
        assert!(beside.is_empty(), "no smoke beside fire");
    }
}

/// FP-4: never more than 24 markers, all of them on walls, two a wall.
fn check_damage(view: &View) {
    let placed: u32 = view.walls.iter().map(|wall| u32::from(wall.damage)).sum();
    assert!(placed <= 24 && placed == u32::from(view.damage));
    assert!(view.walls.iter().all(|wall| wall.damage <= 2));
}

/// The sets of cells behind doors, and the steps over all edges, say what each edge says (FP-3).
fn check_edges(game: &FlashPoint) {
    for cell in (CellSet::HOUSE | CellSet::RING).iter() {
        for direction in Direction::ALL {
            check_edge(game.house(), cell, direction);
        }
    }
}

fn check_edge(house: &House, cell: Cell, direction: Direction) {
    let Some(to) = cell.step(direction) else { return };
    let from = CellSet::of(cell);
    let [open, door, crack, wall] = match house.barrier(cell, direction) {
        Barrier::Door(door) if house.door(door) == Door::Closed => [false, true, false, false],
        Barrier::Wall(wall) if house.damage(wall) == 1 => [false, false, true, false],
        Barrier::Wall(wall) if house.damage(wall) == 0 => [false, false, false, true],
        _ => [true, false, false, false],
    };
    assert_eq!(house.adjacent(from).contains(to), open, "{cell} {to}");
    assert_eq!(house.behind_doors(from).contains(to), door, "{cell} {to}");
    let steps = house.steps().from(from).map(|cells| cells.contains(to));
    assert_eq!(steps, [open, door, crack, wall], "{cell} {to}");
}

/// Every victim, false alarm and hazmat is somewhere (FP-40, FP-90).
fn check_tokens(view: &View, hazmats: usize) {
    let face_up = view.pois.iter().filter(|poi| poi.kind != Kind::Hidden).count();
    let hidden = view.pois.len() - face_up;
    let victims = usize::from(view.rescued + view.lost + view.unseen_victims) + face_up;
    assert_eq!(victims, 10);
    let over = view.phase.stage == Stage::Over;
    let unseen = usize::from(view.unseen_victims + view.unseen_alarms);
    assert!(over || unseen == usize::from(view.pool) + hidden);
    assert!(view.pois.len() <= 3 && view.unseen_alarms <= 5);
    assert!(view.hazmats.len() + usize::from(view.disposed) <= hazmats);
    let treated = view.pois.iter().filter(|poi| poi.kind == Kind::Treated).count();
    assert!(view.mode == Mode::Family || treated + usize::from(view.heal_markers) == 3);
}

/// What is held is where its holder is; nothing is held twice (FP-21).
fn check_hands(view: &View) {
    let tokens = view.pois.iter().map(|poi| (poi.cell, poi.held_by));
    let hazmats = view.hazmats.iter().map(|hazmat| (hazmat.cell, hazmat.held_by));
    let mut held = [0; 6];
    for (cell, holder) in tokens.chain(hazmats) {
        if let Some(holder) = holder {
            assert_eq!(view.figures[holder.index()].cell, Some(cell));
            held[holder.index()] += 1;
        }
    }
    for (figure, held) in view.figures.iter().zip(held) {
        let hands = usize::from(figure.carries.is_some()) + usize::from(figure.leads);
        assert_eq!(hands, held);
        assert!(figure.saved <= 4);
    }
}

/// Turns: three POI while the pool lasts, points within bounds, nobody ends on fire.
fn check_turns(game: &FlashPoint, view: &View) {
    let Some(turn) = &view.turn else { return };
    let most = if view.figures[turn.figure.index()].role == Some(Role::Generalist) { 9 } else { 8 };
    assert!(turn.points <= most && turn.free <= 3);
    let on_fire = view.figures.iter().any(|figure| game.fire().contains(figure.cell.unwrap()));
    match view.phase.stage {
        Stage::Act if turn.fresh => {
            assert!(!on_fire);
            let free = CellSet::HOUSE - game.fire() - game.smoke();
            assert!(view.pois.len() == 3 || view.pool == 0 || free.len() < 10);
        }
        // A flare-up may find somebody in the fire; the first roll never does.
        Stage::Fire if (game.fire() & CellSet::RING).is_empty() && view.phase.cell.is_none() => {
            let first = kernel::Game::task(game).en == "Roll for the fire.";
            assert!(!(first && on_fire), "nobody ends a turn on fire");
        }
        _ => {}
    }
}

fn check_game(setup: &Setup, seed: u64) {
    let mut hazmats = None;
    watch(setup, seed, |game| {
        let view = view(game);
        if view.phase.stage == Stage::SetupPoi {
            hazmats = Some(view.hazmats.len());
        }
        check_fire(game, &view);
        check_damage(&view);
        check_edges(game);
        check_tokens(&view, hazmats.unwrap_or(6));
        check_hands(&view);
        check_turns(game, &view);
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn fp_4_fp_33_fp_40_what_always_holds(seed in any::<u64>()) {
        for setup in samples() {
            check_game(&setup, seed);
        }
    }
}
