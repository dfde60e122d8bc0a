//! Ambulance, engine and deck gun: FP-70 to FP-72.

mod common;

use common::{c, empty, experts, legal, offers, play, points, refused, view};
use flash_point::{CellSet, Event, Kind, Position, Role, Spot, Stage, Vehicle};
use kernel::{Actor, Game, Seat};

fn solo(role: Role) -> Position {
    empty(&experts(&[role])).figure(1, c(7, 9))
}

#[test]
fn fp_70_the_ambulance_comes_from_anywhere_to_its_next_spot() {
    let mut game = solo(Role::Generalist).figure(1, c(3, 3)).build().unwrap();
    assert_eq!(refused(&game, "drive engine clockwise"), 70);
    play(&mut game, &["drive ambulance counterclockwise"]);
    assert_eq!((view(&game).vehicles[0].spot, points(&game)), (Some(Spot::Left), (3, 0)));
    play(&mut game, &["drive ambulance counterclockwise"]);
    assert_eq!(view(&game).vehicles[0].spot, Some(Spot::Bottom), "the far side: two drives");
    assert_eq!(refused(&game, "drive ambulance clockwise"), 70);
}

#[test]
fn fp_70_the_engines_driver_is_on_it_and_rides() {
    let mut game = solo(Role::Generalist).figure(1, c(0, 7)).build().unwrap();
    play(&mut game, &["drive engine clockwise"]);
    assert_eq!(legal(&game), ["ride 5,9", "ride 6,9"]);
    assert_eq!(refused(&game, "stay"), 70);
    assert_eq!(refused(&game, "ride 0,7"), 70);
    play(&mut game, &["ride 6,9"]);
    assert_eq!(view(&game).figures[0].cell, Some(c(6, 9)));
    assert_eq!(view(&game).vehicles[1].spot, Some(Spot::Right));
}

#[test]
fn fp_70_riding_the_ambulance_is_optional_even_for_its_driver() {
    let game = solo(Role::Generalist).figure(1, c(0, 5)).build().unwrap();
    let mut stays = game.clone();
    play(&mut stays, &["drive ambulance clockwise", "stay"]);
    assert_eq!(view(&stays).figures[0].cell, Some(c(0, 5)));
    let mut rides = game;
    play(&mut rides, &["drive ambulance clockwise", "ride 3,9"]);
    assert_eq!(view(&rides).figures[0].cell, Some(c(3, 9)));
}

#[test]
fn fp_70_others_ride_free_by_their_own_choice_with_all_they_hold() {
    let setup = flash_point::Setup {
        players: 3,
        figures: None,
        ..experts(&[Role::Generalist, Role::Cafs, Role::Driver])
    };
    let mut game = empty(&setup)
        .figure(1, c(0, 7))
        .figure(2, c(0, 8))
        .figure(3, c(0, 8))
        .token(c(0, 8), Kind::Victim)
        .holds(2, Kind::Victim, false)
        .build()
        .unwrap();
    play(&mut game, &["drive engine counterclockwise", "ride 1,0"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)));
    assert_eq!(legal(&game), ["stay", "ride 1,0", "ride 2,0"]);
    play(&mut game, &["ride 2,0"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(2)));
    play(&mut game, &["stay"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(0)));
    assert_eq!(points(&game), (3, 0), "only the driver paid");
    let at: Vec<_> = view(&game).figures.iter().map(|figure| figure.cell.unwrap()).collect();
    assert_eq!(at, [c(1, 0), c(2, 0), c(0, 8)]);
    assert_eq!(view(&game).pois[0].cell, c(2, 0));
}

#[test]
fn fp_71_outside_is_not_rescued_the_ambulance_is() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(3, 1))
        .token(c(3, 1), Kind::Victim)
        .park(Vehicle::Ambulance, Spot::Bottom)
        .build()
        .unwrap();
    play(&mut game, &["carry victim", "move 3,0"]);
    assert_eq!((view(&game).rescued, view(&game).pois[0].cell), (0, c(3, 0)));
    // The ambulance drives up, and the victim is rescued out of the firefighter's arms.
    play(&mut game, &["drive ambulance clockwise"]);
    assert_eq!((view(&game).rescued, view(&game).figures[0].carries), (1, None));
}

#[test]
fn fp_71_carried_to_a_cell_of_the_ambulance() {
    let mut game =
        solo(Role::Generalist).figure(1, c(1, 6)).token(c(1, 6), Kind::Victim).build().unwrap();
    let events = play(&mut game, &["carry victim", "move 0,6"]);
    assert!(events.contains(&Event::Rescued { cell: c(0, 6), total: 1 }));
}

#[test]
fn fp_72_the_deck_gun_costs_four_from_an_engine_cell() {
    let game = solo(Role::Imaging).build().unwrap();
    assert_eq!(refused(&game, "gun"), 72);
    let game = solo(Role::Imaging).figure(1, c(0, 8)).points(3).build().unwrap();
    assert_eq!(refused(&game, "gun"), 72);
    let mut game = solo(Role::Imaging).figure(1, c(0, 8)).build().unwrap();
    play(&mut game, &["gun"]);
    assert_eq!((game.to_act(), legal(&game).len()), (Actor::Chance, 48));
    play(&mut game, &["roll 1,1"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire, "all four are spent");
}

#[test]
fn fp_72_not_while_a_firefighter_is_in_the_quadrant() {
    let game = empty(&experts(&[Role::Imaging, Role::Cafs]))
        .figure(1, c(0, 8))
        .figure(2, c(1, 5))
        .build()
        .unwrap();
    assert_eq!(refused(&game, "gun"), 72);
    let game = empty(&experts(&[Role::Imaging, Role::Cafs]))
        .figure(1, c(0, 8))
        .figure(2, c(1, 4))
        .build()
        .unwrap();
    assert!(offers(&game, "gun"));
}

#[test]
fn fp_72_dice_outside_are_turned_and_water_flows_beyond_the_quadrant() {
    // Engine on top: columns 5 to 8, rows 1 to 3. Red 6 is turned to 1, black 2 to 5.
    let mut game = solo(Role::Imaging)
        .figure(1, c(0, 8))
        .fire([c(1, 5), c(1, 4), c(1, 6), c(2, 6)])
        .smoke([c(2, 5)])
        .build()
        .unwrap();
    let events = play(&mut game, &["gun", "roll 6,2"]);
    assert!(events.contains(&Event::GunFired { target: c(1, 5) }));
    assert!(game.smoke().is_empty());
    // 1,4 is beyond the quadrant; 1,6 is behind a wall.
    assert_eq!(game.fire(), [c(1, 6), c(2, 6)].into_iter().collect());
}

#[test]
fn fp_72_every_roll_hits_its_quadrant() {
    for (spot, cell) in [
        (Spot::Top, c(0, 7)),
        (Spot::Right, c(5, 9)),
        (Spot::Bottom, c(7, 1)),
        (Spot::Left, c(1, 0)),
    ] {
        let position = solo(Role::Imaging).figure(1, cell).park(Vehicle::Engine, spot);
        let start = position.build().unwrap();
        let quadrant = view(&start).vehicles[1].quadrant.unwrap();
        let mut hits = CellSet::EMPTY;
        for roll in CellSet::HOUSE.iter() {
            let mut game = start.clone();
            let text = format!("roll {roll}");
            let events = play(&mut game, &["gun", &text]);
            for event in events {
                if let Event::GunFired { target } = event {
                    hits.insert(target);
                    assert!(!quadrant.cells().contains(roll) || target == roll);
                }
            }
        }
        assert_eq!(hits, quadrant.cells());
    }
}

/// The rulebook's deck gun: on the right of the house, a die outside the fourth quadrant is turned;
/// two fires go out, a POI next to them is not touched, walls keep the water from two more cells.
#[test]
fn the_rulebooks_deck_gun() {
    let mut game = solo(Role::Imaging)
        .figure(1, c(6, 9))
        .park(Vehicle::Engine, Spot::Right)
        .fire([c(5, 6), c(5, 7), c(4, 6), c(5, 5)])
        .token(c(6, 6), Kind::Hidden)
        .build()
        .unwrap();
    let events = play(&mut game, &["gun", "roll 2,6"]);
    assert!(events.contains(&Event::GunFired { target: c(5, 6) }));
    assert!(events.contains(&Event::Cleared { cell: c(5, 6) }));
    assert!(events.contains(&Event::Cleared { cell: c(5, 7) }));
    assert_eq!(game.fire(), [c(4, 6), c(5, 5)].into_iter().collect());
    assert_eq!((view(&game).pois[0].cell, view(&game).pois[0].kind), (c(6, 6), Kind::Hidden));
}
