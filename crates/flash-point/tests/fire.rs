//! How fire advances: FP-30 to FP-35, FP-97 and the rulebook's examples.

mod common;

use common::{c, empty, family, legal, play, refused, view};
use flash_point::{Cell, CellSet, Direction, Door, Event, Kind, Position};
use kernel::{Actor, Game, Seat};

/// The fire rolls `cell`; what happened, and the position after.
fn roll(position: Position, cell: Cell) -> (Vec<Event>, flash_point::FlashPoint) {
    let mut game = position.build().expect("a position");
    let text = format!("roll {cell}");
    play(&mut game, &["end turn"]);
    let events = play(&mut game, &[&text]);
    (events, game)
}

/// Somebody outside, out of the way.
fn house() -> Position {
    empty(&family(1)).figure(1, c(7, 9))
}

fn set(cells: &[Cell]) -> CellSet {
    cells.iter().copied().collect()
}

#[test]
fn fp_30_smoke_on_a_clear_cell() {
    let (events, game) = roll(house(), c(2, 2));
    assert!(events.contains(&Event::Smoke { cell: c(2, 2) }));
    assert_eq!((game.smoke(), game.fire()), (set(&[c(2, 2)]), CellSet::EMPTY));
}

#[test]
fn fp_30_smoke_next_to_fire_is_fire_at_once() {
    let (events, game) = roll(house().fire([c(2, 1)]), c(2, 2));
    assert!(events.contains(&Event::Ignited { cell: c(2, 2) }));
    assert!(game.fire().contains(c(2, 2)) && game.smoke().is_empty());
    // Behind a wall it is only smoke.
    let (_, game) = roll(house().fire([c(2, 3)]), c(2, 4));
    assert!(game.smoke().contains(c(2, 4)));
}

#[test]
fn fp_30_smoke_on_smoke_is_fire() {
    let (_, game) = roll(house().smoke([c(2, 2)]), c(2, 2));
    assert_eq!((game.smoke(), game.fire()), (CellSet::EMPTY, set(&[c(2, 2)])));
}

#[test]
fn fp_30_fire_on_fire_explodes() {
    let (events, game) = roll(house().fire([c(2, 2)]), c(2, 2));
    assert!(events.contains(&Event::Exploded { cell: c(2, 2) }));
    assert_eq!(game.fire(), set(&[c(2, 2), c(1, 2), c(2, 1), c(2, 3), c(3, 2)]));
}

#[test]
fn fp_31_each_direction_of_an_explosion_on_its_own() {
    // North a wall, east a closed door, south smoke, west clear.
    let (events, game) = roll(house().fire([c(1, 3)]).smoke([c(2, 3)]), c(1, 3));
    assert!(events.contains(&Event::Damaged { a: c(0, 3), b: c(1, 3), markers: 1, total: 1 }));
    assert!(events.contains(&Event::DoorTornOff { a: c(1, 3), b: c(1, 4) }));
    assert_eq!(game.fire(), set(&[c(1, 2), c(1, 3), c(2, 3)]), "a closed door stops the blast");
    assert!(game.house().passable(c(1, 3), Direction::East));
}

#[test]
fn fp_31_an_open_door_is_torn_off_and_lets_the_blast_through() {
    let position = house().fire([c(1, 3)]).door(c(1, 3), c(1, 4), Door::Open);
    let (events, game) = roll(position, c(1, 3));
    assert!(events.contains(&Event::DoorTornOff { a: c(1, 3), b: c(1, 4) }));
    assert!(game.fire().contains(c(1, 4)));
}

#[test]
fn fp_31_fire_is_blown_into_the_ring_for_an_instant() {
    let (events, game) = roll(house().fire([c(3, 1)]), c(3, 1));
    assert!(events.contains(&Event::Ignited { cell: c(3, 0) }));
    assert!(events.contains(&Event::RingCleared { cells: vec![c(3, 0)] }));
    assert!(!game.fire().contains(c(3, 0)));
}

#[test]
fn fp_32_a_shockwave_runs_over_fire_until_something_stops_it() {
    let row = [c(1, 1), c(1, 2), c(1, 3)];
    let (events, game) = roll(house().fire(row), c(1, 1));
    let waves: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Shockwave { from, to, .. } => Some((*from, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(waves, [(c(1, 1), c(1, 2)), (c(1, 2), c(1, 3))]);
    assert!(events.contains(&Event::DoorTornOff { a: c(1, 3), b: c(1, 4) }));
    assert!(!game.fire().contains(c(1, 4)), "the door took it");
    // The same with the door open: through it, on to the first clear cell.
    let open = house().fire(row).door(c(1, 3), c(1, 4), Door::Open);
    assert!(roll(open, c(1, 1)).1.fire().contains(c(1, 4)));
    // With the door gone and fire beyond: further on, into the wall at the end.
    let gone = house().fire(row).fire([c(1, 4), c(1, 5)]).door(c(1, 3), c(1, 4), Door::Gone);
    let (events, _) = roll(gone, c(1, 1));
    assert!(events.contains(&Event::Damaged { a: c(1, 5), b: c(1, 6), markers: 1, total: 2 }));
}

#[test]
fn fp_32_destroyed_walls_do_not_stop_it_and_at_the_rim_it_ends() {
    let position = house().fire([c(1, 5), c(1, 6)]).damage(c(1, 5), c(1, 6), 2);
    let (events, game) = roll(position, c(1, 5));
    assert!(game.fire().contains(c(1, 7)));
    assert!(events.contains(&Event::Shockwave {
        from: c(1, 5),
        to: c(1, 6),
        direction: Direction::East
    }));
    // Out of the opening over the burning 3,1: the ring cell burns, beyond is nothing.
    let (events, _) = roll(house().fire([c(3, 1), c(3, 2)]), c(3, 2));
    assert!(events.contains(&Event::Ignited { cell: c(3, 0) }));
}

#[test]
fn fp_33_flashover_goes_on_wave_by_wave() {
    let position = house().fire([c(1, 1)]).smoke([c(1, 3), c(2, 3), c(2, 4)]);
    let (events, game) = roll(position, c(1, 2));
    let waves: Vec<_> =
        events.iter().filter(|event| matches!(event, Event::Flashover { .. })).collect();
    assert_eq!(waves.len(), 2);
    assert_eq!(*waves[0], Event::Flashover { wave: 1, cells: vec![c(1, 3)] });
    assert_eq!(*waves[1], Event::Flashover { wave: 2, cells: vec![c(2, 3)] });
    assert_eq!(game.smoke(), set(&[c(2, 4)]), "behind the wall");
}

#[test]
fn fp_33_smoke_left_beside_fire_by_the_players_flashes_over_too() {
    let mut game = house().fire([c(1, 1), c(1, 2)]).figure(1, c(1, 3)).build().unwrap();
    play(&mut game, &["douse 1,2", "end turn", "roll 6,8"]);
    assert_eq!(game.fire(), set(&[c(1, 1), c(1, 2)]));
}

#[test]
fn fp_34_who_and_what_is_on_fire() {
    let position = empty(&family(2))
        .figure(1, c(7, 9))
        .figure(2, c(1, 2))
        .fire([c(1, 1)])
        .token(c(1, 2), Kind::Victim)
        .token(c(2, 1), Kind::Hidden);
    let (events, mut game) = roll(position, c(1, 1));
    let second = 2.try_into().unwrap();
    assert!(events.contains(&Event::KnockedDown { figure: second, cell: c(1, 2) }));
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)), "its own player decides");
    let events = play(&mut game, &["recover 3,0"]);
    assert!(events.contains(&Event::Lost { cell: c(1, 2), total: 1 }));
    // The face-down one is turned over first; a false alarm is no loss.
    assert_eq!(game.to_act(), Actor::Chance);
    let mut alarm = game.clone();
    play(&mut alarm, &["turn alarm"]);
    assert_eq!((view(&alarm).lost, view(&alarm).unseen_alarms), (1, 4));
    let events = play(&mut game, &["turn victim"]);
    assert!(events.contains(&Event::Lost { cell: c(2, 1), total: 2 }));
}

#[test]
fn fp_34_fire_in_the_ring_harms_before_it_goes_out() {
    let position = empty(&family(1)).figure(1, c(3, 0)).fire([c(3, 1)]);
    let (events, mut game) = roll(position, c(3, 1));
    assert!(events.contains(&Event::KnockedDown { figure: 1.try_into().unwrap(), cell: c(3, 0) }));
    let events = play(&mut game, &["recover 4,0"]);
    assert!(events.contains(&Event::RingCleared { cells: vec![c(3, 0)] }));
}

#[test]
fn fp_35_the_nearest_ambulance_spot_as_the_crow_flies() {
    let down = |cell: Cell| roll(empty(&family(1)).figure(1, cell).smoke([cell]), cell).1;
    // From 2,5: the top spot (0,5) is 2 away; the fire stays.
    let game = down(c(2, 5));
    assert_eq!(legal(&game), ["recover 0,5", "recover 0,6"]);
    assert_eq!(refused(&game, "recover 3,0"), 35);
    assert!(game.fire().contains(c(2, 5)));
    // From 3,3 three spots are 3 or 4 away: left (3,0) wins.
    assert_eq!(legal(&down(c(3, 3))), ["recover 3,0", "recover 4,0"]);
    // From 5,2: left (4,0) and bottom (7,3) are both the root of 5 away.
    assert_eq!(legal(&down(c(5, 2))), ["recover 3,0", "recover 4,0", "recover 7,3", "recover 7,4"]);
}

#[test]
fn fp_35_a_carried_victim_is_lost() {
    let mut game = empty(&family(1))
        .figure(1, c(2, 5))
        .smoke([c(2, 5)])
        .token(c(2, 5), Kind::Victim)
        .holds(1, Kind::Victim, false)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 2,5", "recover 0,5"]);
    assert_eq!((view(&game).lost, view(&game).figures[0].carries), (1, None));
    assert_eq!(view(&game).figures[0].cell, Some(c(0, 5)));
}

#[test]
fn fp_34_led_and_carried_are_both_lost_with_their_cell() {
    let mut game = empty(&common::experts(&[flash_point::Role::Generalist]))
        .figure(1, c(2, 5))
        .smoke([c(2, 5)])
        .token(c(2, 5), Kind::Victim)
        .token(c(2, 5), Kind::Treated)
        .holds(1, Kind::Victim, false)
        .holds(1, Kind::Treated, true)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 2,5", "recover 0,5"]);
    assert_eq!((view(&game).lost, view(&game).heal_markers), (2, 3));
    assert!(!view(&game).figures[0].leads);
}

#[test]
fn fp_97_fire_and_smoke_are_not_limited_by_the_box() {
    let most: Vec<_> = CellSet::HOUSE.iter().filter(|cell| *cell != c(6, 8)).collect();
    assert!(most.len() > 33);
    let (_, game) = roll(house().smoke(most.clone()), c(6, 8));
    assert_eq!(game.smoke().len(), 48);
    // One spark and all that is not shut off burns.
    let (_, game) = roll(house().smoke(most), c(3, 3));
    assert!(game.fire().len() > 7);
}

/// The rulebook's explosion: below a clear cell with a POI, above a wall, to the left a closed
/// door, to the right two burning cells and then a firefighter on a clear one.
#[test]
fn the_rulebooks_explosion() {
    // 3,3 on side 1: door to 3,2, wall to 2,3, open to 4,3 and 3,4.
    let position = empty(&family(1))
        .fire([c(3, 3), c(3, 4), c(3, 5)])
        .figure(1, c(3, 6))
        .token(c(4, 3), Kind::Hidden);
    let (events, mut game) = roll(position, c(3, 3));
    assert!(events.contains(&Event::Ignited { cell: c(4, 3) }), "down");
    assert!(
        events.contains(&Event::Damaged { a: c(2, 3), b: c(3, 3), markers: 1, total: 1 }),
        "up"
    );
    assert!(events.contains(&Event::DoorTornOff { a: c(3, 2), b: c(3, 3) }), "left");
    assert!(events.contains(&Event::Ignited { cell: c(3, 6) }), "right");
    let first = 1.try_into().unwrap();
    assert!(events.contains(&Event::KnockedDown { figure: first, cell: c(3, 6) }));
    assert_eq!(legal(&game), ["recover 0,5", "recover 0,6", "recover 3,9", "recover 4,9"]);
    let events = play(&mut game, &["recover 3,9", "turn victim"]);
    assert!(events.contains(&Event::Lost { cell: c(4, 3), total: 1 }));
    assert_eq!(game.house().markers(), 1, "no marker for the door");
}

/// The rulebook's flashover: six of seven smokes catch fire, through a room and an open door; the
/// seventh is safe behind a wall.
#[test]
fn the_rulebooks_flashover() {
    let smokes = [c(1, 1), c(1, 2), c(1, 3), c(1, 4), c(1, 5), c(2, 5), c(1, 6)];
    let position = house().smoke(smokes).smoke([c(2, 1)]).door(c(1, 3), c(1, 4), Door::Open);
    let (events, game) = roll(position, c(2, 1));
    let lit: usize = events
        .iter()
        .map(|event| if let Event::Flashover { cells, .. } = event { cells.len() } else { 0 })
        .sum();
    assert_eq!(lit, 6);
    assert_eq!(game.smoke(), set(&[c(1, 6)]));
}
