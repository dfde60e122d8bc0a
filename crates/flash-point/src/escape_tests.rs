//! The search for a way off the fire (FP-21) against trying everything.

use std::collections::HashMap;

use kernel::{Game, Silent, below};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::action::{Action, Order};
use crate::board::{Barrier, Spot, Vehicle};
use crate::cell::{Cell, CellSet, Direction};
use crate::figure::Figure;
use crate::phase::Phase;
use crate::role::{Role, Skill};
use crate::setup::{Mode, Setup};
use crate::state::FlashPoint;
use crate::tokens::Kind;

/// Whether anything at all, in any order, gets everybody off the fire. Luck is left out (deck gun,
/// identifying), and so are ways on which the game ends.
fn exhaustively(game: &FlashPoint, known: &mut HashMap<u64, bool>) -> bool {
    if game.burning() == 0 && !matches!(game.phase, Phase::Ride { .. }) {
        return true;
    }
    let key = game.hash();
    if let Some(&answer) = known.get(&key) {
        return answer;
    }
    // Seen on the way but not yet answered: going round in a circle helps nobody.
    known.insert(key, false);
    let mut actions = vec![];
    match game.phase {
        Phase::Ride { .. } => actions.extend(ride_choices(game)),
        _ => game.visit_choices(&mut |action| actions.push(action)),
    }
    let certain = |action: &Action| !matches!(action, Action::Gun | Action::Identify(_));
    let found = actions.into_iter().filter(certain).any(|action| {
        let mut next = game.clone();
        next.apply(action, &mut Silent);
        if matches!(next.phase, Phase::PlayOn | Phase::Reveal { .. }) {
            next.phase = Phase::Act;
        }
        next.phase != Phase::Over && exhaustively(&next, known)
    });
    known.insert(key, found);
    found
}

fn ride_choices(game: &FlashPoint) -> Vec<Action> {
    let Phase::Ride { vehicle, pending } = game.phase else { return vec![] };
    let cells = game.vehicle_cells(vehicle).expect("it is parked");
    let stay = (!game.must_ride(vehicle, pending)).then_some(Action::Stay);
    cells.map(Action::Ride).into_iter().chain(stay).collect()
}

struct Dice(ChaCha8Rng);

impl Dice {
    fn up_to(&mut self, most: u32) -> u32 {
        below(&mut self.0, most + 1)
    }

    fn cell(&mut self) -> Cell {
        Cell::of_house(self.up_to(47) as u8)
    }
}

/// A position in the middle of a burning house, with `role` to act and others about.
fn inferno(role: Role, others: &[Role], dice: &mut Dice, most: u32) -> FlashPoint {
    let roles: Vec<_> = std::iter::once(role).chain(others.iter().copied()).collect();
    let setup = Setup {
        players: 1,
        figures: Some(roles.len() as u8),
        mode: Mode::Experienced,
        side: 1 + dice.up_to(1) as u8,
        specialists: Some(roles.clone()),
        ..Setup::default()
    };
    let mut game = setup.start();
    let density = 40 + dice.up_to(55);
    game.fire = CellSet::HOUSE.iter().filter(|_| dice.up_to(99) < density).collect();
    game.smoke = (CellSet::HOUSE - game.fire).iter().filter(|_| dice.up_to(3) == 0).collect();
    damage_at_random(&mut game, dice);
    game.parked = [(); 2].map(|()| Some(Spot::ALL[dice.up_to(3) as usize]));
    // Figures gather round one cell, so that they can help each other.
    let hearth = dice.cell();
    for n in 0..roles.len() as u8 {
        let near = (0..dice.up_to(2)).fold(hearth, |cell, _| {
            let direction = Direction::ALL[dice.up_to(3) as usize];
            cell.step(direction).unwrap_or(cell)
        });
        game.figures[usize::from(n)].cell = if dice.up_to(9) == 0 { Cell::at(0, 5) } else { near };
    }
    lay_victim(&mut game, dice);
    game.begin_turn(Figure::at(0), &mut Silent);
    game.turn.fresh = false;
    let free = dice.up_to(most.min(u32::from(Some(role).free_points())));
    game.turn.free = free as u8;
    game.turn.points = dice.up_to(most - free) as u8;
    keep_others_off(&mut game, role);
    game
}

fn damage_at_random(game: &mut FlashPoint, dice: &mut Dice) {
    let board = game.house.board();
    for (wall, edge) in (0..).zip(board.walls()) {
        let direction = edge.a.direction_to(edge.b).expect("neighbours");
        for _ in 0..[0, 0, 0, 0, 1, 2][dice.up_to(5) as usize] {
            if game.house.markers() < 23 {
                game.house.damage_wall(wall, edge.a, direction);
            }
        }
    }
    for (door, edge) in (0..).zip(board.doors()) {
        let direction = edge.a.direction_to(edge.b).expect("neighbours");
        match dice.up_to(3) {
            0 => game.house.swing_door(door, edge.a, direction, true),
            1 => game.house.tear_off(door, edge.a, direction),
            _ => {}
        }
    }
}

/// A victim where it does not burn, in the arms of whoever is there.
fn lay_victim(game: &mut FlashPoint, dice: &mut Dice) {
    let holder = Figure::at(dice.up_to(u32::from(game.rules.figures) - 1) as u8);
    let cell = game.figure(holder).cell;
    if !game.fire.contains(cell) {
        let token = game.tokens.put_poi(cell, Kind::Victim).expect("the first");
        game.tokens.set_held(token, true);
        game.figure_mut(holder).carries = Some(token);
        game.tally.unseen_victims -= 1;
    }
}

/// Only a captain's turn finds others on fire, and never the CAFS firefighter.
fn keep_others_off(game: &mut FlashPoint, role: Role) {
    for figure in game.all_figures().skip(1) {
        let cell = game.figure(figure).cell;
        if game.fire.contains(cell) && (role != Role::Captain || game.is(figure, Role::Cafs)) {
            game.fire.remove(cell);
        }
    }
}

/// Compares search and exhaustion on `count` positions; how many had somebody on fire and were
/// safe, and how many were not.
fn compare(role: Role, others: &[Role], most: u32, count: u32, seed: u64) -> (u32, u32) {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(seed));
    let (mut safe, mut lost) = (0, 0);
    for _ in 0..count {
        let game = inferno(role, others, &mut dice, most);
        if game.burning() == 0 {
            continue;
        }
        let expected = exhaustively(&game, &mut HashMap::new());
        assert_eq!(game.can_end_off_fire(), expected, "{game:#?}");
        if expected {
            safe += 1;
        } else {
            lost += 1;
        }
    }
    (safe, lost)
}

#[test]
fn fp_21_the_search_finds_what_exhaustion_finds_for_one() {
    for (role, most) in [
        (Role::Rescue, 6),
        (Role::Paramedic, 3),
        (Role::Cafs, 3),
        (Role::Generalist, 3),
        (Role::Driver, 2),
    ] {
        let (safe, lost) = compare(role, &[], most, 1500, 21);
        assert!(safe > 40 && lost > 20, "{role}: {safe} safe, {lost} not: too one-sided");
    }
}

#[test]
fn fp_21_the_search_finds_what_exhaustion_finds_for_a_captain_and_others() {
    let (safe, lost) = compare(Role::Captain, &[Role::Generalist], 5, 3000, 84);
    assert!(safe > 40 && lost > 20, "{safe} safe, {lost} not");
    let (safe, lost) = compare(Role::Captain, &[Role::Rescue, Role::Cafs], 4, 2000, 85);
    assert!(safe > 40 && lost > 20, "{safe} safe, {lost} not");
    let (safe, lost) =
        compare(Role::Captain, &[Role::Driver, Role::Hazmat, Role::Cafs], 4, 1000, 86);
    assert!(safe > 20 && lost > 20, "{safe} safe, {lost} not");
}

/// The list of legal actions is what is left of all choices once each was tried to the end.
#[test]
fn fp_21_legal_actions_are_those_that_leave_a_way() {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(7));
    let mut refused = 0;
    for n in 0..300 {
        let (role, others, most): (_, &[Role], _) = match n % 4 {
            0 => (Role::Captain, &[Role::Generalist], 3),
            1 => (Role::Rescue, &[], 5),
            2 => (Role::Paramedic, &[], 4),
            _ => (Role::Cafs, &[], 4),
        };
        let game = inferno(role, others, &mut dice, most);
        if !game.can_end_off_fire() {
            continue;
        }
        let (mut legal, mut expected) = (vec![], vec![]);
        game.legal(&mut legal);
        if game.burning() == 0 {
            expected.push(Action::EndTurn);
        }
        game.visit_choices(&mut |action| {
            if keeps_a_way(&game, action) {
                expected.push(action);
            } else {
                refused += 1;
            }
        });
        legal.sort_unstable();
        expected.sort_unstable();
        assert_eq!(legal, expected, "{game:#?}");
    }
    assert!(refused > 100, "only {refused} were refused");
}

fn keeps_a_way(game: &FlashPoint, action: Action) -> bool {
    let mut next = game.clone();
    next.apply(action, &mut Silent);
    match next.phase {
        Phase::Over | Phase::PlayOn => return true,
        Phase::Ride { .. } => {}
        _ => next.phase = Phase::Act,
    }
    exhaustively(&next, &mut HashMap::new())
}

#[test]
fn fp_21_luck_is_no_way_out() {
    // The deck gun might wash the other's cell from beyond the quadrant; it need not.
    let setup = Setup {
        players: 1,
        figures: Some(2),
        mode: Mode::Experienced,
        specialists: Some(vec![Role::Captain, Role::Generalist]),
        ..Setup::default()
    };
    let mut game = setup.start();
    game.parked = [Some(Spot::Left), Some(Spot::Top)];
    game.begin_turn(Figure::at(0), &mut Silent);
    game.figures[0].cell = game.house.board().parking(Vehicle::Engine, Spot::Top)[0];
    game.figures[1].cell = Cell::at(1, 4);
    game.fire = [Cell::at(1, 4), Cell::at(1, 5)].into_iter().collect();
    (game.turn.points, game.turn.free) = (4, 0);
    assert!(game.can_end_off_fire());
    assert!(game.check(Action::Gun).is_err(), "four points for the gun, none to get out");
    let out = Action::Command(Figure::at(1), Order::Move(Cell::at(2, 4)));
    assert!(game.check(out).is_ok());
}

#[test]
fn fp_21_a_gun_fired_meanwhile_leaves_time_for_a_common_effort() {
    // Two in the middle of the fire on 4,2. Walking out by the hole in the wall of 4,1 costs three
    // each; the captain may go round (two), beat down 4,1 (one) and have them step there (two).
    let setup = Setup {
        players: 1,
        figures: Some(3),
        mode: Mode::Experienced,
        specialists: Some(vec![Role::Captain, Role::Generalist, Role::Driver]),
        ..Setup::default()
    };
    let mut game = setup.start();
    game.parked = [Some(Spot::Bottom), Some(Spot::Left)];
    game.begin_turn(Figure::at(0), &mut Silent);
    game.fire = CellSet::HOUSE;
    let (outside, direction) = (Cell::at(4, 0), Direction::East);
    let Barrier::Wall(wall) = game.house.barrier(outside, direction) else { panic!("a wall") };
    game.house.damage_wall(wall, outside, direction);
    game.house.damage_wall(wall, outside, direction);
    game.figures[0].cell = Cell::at(2, 0);
    game.figures[1].cell = Cell::at(4, 2);
    game.figures[2].cell = Cell::at(4, 2);
    (game.turn.points, game.turn.free) = (7, 2);
    assert!(game.gun_is_free() && game.check(Action::Gun).is_ok());
    game.turn.points = 6;
    assert!(game.can_end_off_fire() && game.check(Action::Gun).is_err());
}

/// A captain on `captain`, others on `others`, and a fire; the ambulance is on top.
fn rescue_party(captain: Cell, others: [Cell; 2], fire: CellSet) -> FlashPoint {
    let setup = Setup {
        players: 1,
        figures: Some(3),
        mode: Mode::Experienced,
        specialists: Some(vec![Role::Captain, Role::Generalist, Role::Driver]),
        ..Setup::default()
    };
    let mut game = setup.start();
    game.parked = [Some(Spot::Top), Some(Spot::Right)];
    game.begin_turn(Figure::at(0), &mut Silent);
    (game.figures[0].cell, game.fire) = (captain, fire);
    (game.figures[1].cell, game.figures[2].cell) = (others[0], others[1]);
    game
}

#[test]
fn fp_21_a_third_figure_may_hold_the_door() {
    // 1,5 is shut in by fire. The third opens the door of 1,4 by command, the captain beats down
    // 1,4 with his only point, and the one in the fire steps there.
    let fire = CellSet::rectangle(1, 2, 4, 5);
    let with = |third| {
        let mut game = rescue_party(Cell::at(1, 3), [Cell::at(1, 5), third], fire);
        (game.turn.points, game.turn.free) = (1, 2);
        game.can_end_off_fire()
    };
    assert!(with(Cell::at(1, 3)));
    assert!(!with(Cell::at(7, 9)));
}

#[test]
fn fp_21_an_ambulance_may_bring_the_captain() {
    // Two on 3,2 deep in the fire: walking costs three each. The captain drives up to the opening
    // of 3,1, beats it down, and both step there.
    let fire = CellSet::rectangle(1, 4, 1, 3);
    let with = |captain| {
        let mut game = rescue_party(captain, [Cell::at(3, 2); 2], fire);
        (game.turn.points, game.turn.free) = (3, 2);
        game.can_end_off_fire()
    };
    assert!(with(Cell::at(0, 5)));
    assert!(!with(Cell::at(0, 4)), "not aboard");
}
