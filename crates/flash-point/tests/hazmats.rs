//! Hazmats, hot spots and the order of the fire phase: FP-90 to FP-95.

mod common;

use common::{c, empty, experts, legal, play, points, refused, view};
use flash_point::{Event, Kind, Position, Role, Spot, Stage, Vehicle};
use kernel::{Actor, Game, Seat};

fn solo(role: Role) -> Position {
    empty(&experts(&[role])).figure(1, c(7, 9))
}

#[test]
fn fp_90_a_hazmat_is_carried_like_a_victim_and_gone_outside() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(1, 6))
        .token(c(1, 6), Kind::Hazmat)
        .token(c(1, 6), Kind::Victim)
        .fire([c(1, 7)])
        .build()
        .unwrap();
    play(&mut game, &["carry hazmat"]);
    assert_eq!(refused(&game, "carry victim"), 21);
    assert_eq!(refused(&game, "carry hazmat"), 90);
    assert_eq!(refused(&game, "move 1,7"), 21);
    let events = play(&mut game, &["move 0,6"]);
    assert!(events.contains(&Event::Disposed { cell: c(0, 6) }));
    assert_eq!((points(&game), view(&game).hazmats.len()), ((3, 0), 0));
    assert_eq!(view(&game).figures[0].carries, None);
}

#[test]
fn fp_91_a_hazmat_on_fire_explodes_and_leaves_a_hot_spot() {
    let mut game = solo(Role::Generalist)
        .fire([c(1, 2)])
        .smoke([c(1, 1)])
        .token(c(1, 1), Kind::Hazmat)
        .build()
        .unwrap();
    let events = play(&mut game, &["end turn", "roll 6,8"]);
    assert!(events.contains(&Event::HazmatExploded { cell: c(1, 1) }));
    assert!(events.contains(&Event::Exploded { cell: c(1, 1) }));
    assert!(game.hot_spots().contains(c(1, 1)) && game.fire().contains(c(2, 1)));
    assert_eq!((view(&game).hot_spot_reserve, view(&game).hazmats.len()), (5, 0));
}

#[test]
fn fp_91_with_several_the_player_chooses_the_order() {
    let mut game = solo(Role::Generalist)
        .fire([c(1, 2)])
        .token(c(1, 1), Kind::Hazmat)
        .token(c(1, 3), Kind::Hazmat)
        .token(c(2, 2), Kind::Hazmat)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 1,2"]);
    assert_eq!((game.to_act(), view(&game).phase.stage), (Actor::Seat(Seat(0)), Stage::Detonate));
    assert_eq!(legal(&game), ["detonate 1,1", "detonate 1,3", "detonate 2,2"]);
    assert_eq!(refused(&game, "detonate 4,4"), 91);
    play(&mut game, &["detonate 1,3"]);
    assert_eq!(legal(&game), ["detonate 1,1", "detonate 2,2"]);
    // After the next only one is left, and that goes off by itself.
    let events = play(&mut game, &["detonate 2,2"]);
    assert!(events.contains(&Event::HazmatExploded { cell: c(1, 1) }));
    assert_eq!(view(&game).hot_spots, [c(1, 1), c(1, 3), c(2, 2)]);
}

#[test]
fn fp_91_hazmats_lit_by_hazmats_go_off_before_the_next_flashover() {
    // 1,2 explodes and lights the hazmat on 2,2; that lights the one on 3,2. Smoke on 3,1 waits.
    let mut game = solo(Role::Generalist)
        .fire([c(1, 2)])
        .smoke([c(4, 2)])
        .token(c(2, 2), Kind::Hazmat)
        .token(c(3, 2), Kind::Hazmat)
        .build()
        .unwrap();
    let events = play(&mut game, &["end turn", "roll 1,2"]);
    let order: Vec<_> = events
        .iter()
        .filter(|e| matches!(e, Event::HazmatExploded { .. } | Event::Flashover { .. }))
        .collect();
    assert_eq!(order[0], &Event::HazmatExploded { cell: c(2, 2) });
    assert_eq!(order[1], &Event::HazmatExploded { cell: c(3, 2) });
    assert!(game.smoke().is_empty(), "till nothing changes");
}

#[test]
fn fp_91_flashover_lights_a_hazmat_and_its_blast_more_smoke() {
    let mut game = solo(Role::Generalist)
        .fire([c(1, 1)])
        .smoke([c(1, 2), c(3, 2)])
        .token(c(1, 2), Kind::Hazmat)
        .build()
        .unwrap();
    // The blast lights 2,2; the smoke on 3,2 below it flashes over in the second round.
    let events = play(&mut game, &["end turn", "roll 6,8"]);
    let waves = events.iter().filter(|e| matches!(e, Event::Flashover { .. })).count();
    assert_eq!(waves, 2);
    assert!(game.fire().contains(c(3, 2)));
}

#[test]
fn fp_92_a_hot_spot_flares_up_until_a_roll_misses() {
    let mut game = solo(Role::Generalist).hot_spots([c(1, 1), c(2, 2)]).build().unwrap();
    let events = play(&mut game, &["end turn", "roll 1,1"]);
    assert!(events.contains(&Event::FlareUp { cell: c(1, 1) }));
    assert_eq!(view(&game).phase.stage, Stage::Fire);
    play(&mut game, &["roll 2,2"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire, "no limit");
    let events = play(&mut game, &["roll 5,5"]);
    assert!(events.contains(&Event::HotSpotPlaced { cell: c(5, 5) }));
    assert_eq!(view(&game).phase.stage, Stage::Replenish);
    assert_eq!(game.smoke().len(), 3);
}

#[test]
fn fp_92_without_a_flare_up_no_hot_spot_is_placed() {
    let mut game = solo(Role::Generalist).hot_spots([c(1, 1)]).build().unwrap();
    play(&mut game, &["end turn", "roll 5,5"]);
    assert_eq!(game.hot_spots().len(), 1);
}

#[test]
fn fp_92_only_a_hot_spot_from_before_the_roll_counts() {
    // The hazmat on the rolled cell leaves a hot spot there: no flare-up from that.
    let mut game =
        solo(Role::Generalist).smoke([c(1, 1)]).token(c(1, 1), Kind::Hazmat).build().unwrap();
    play(&mut game, &["end turn", "roll 1,1"]);
    assert!(game.hot_spots().contains(c(1, 1)));
    assert_eq!(view(&game).phase.stage, Stage::Replenish);
}

#[test]
fn fp_93_hot_spots_come_from_the_reserve_one_a_cell() {
    let start = solo(Role::Generalist).hot_spots([c(1, 1)]);
    let mut game = start.clone().hot_spot_reserve(0).build().unwrap();
    play(&mut game, &["end turn", "roll 1,1", "roll 5,5"]);
    assert_eq!(game.hot_spots().len(), 1);
    // A hazmat that explodes on a hot spot needs no second one.
    let mut game = start.smoke([c(1, 1)]).token(c(1, 1), Kind::Hazmat).build().unwrap();
    play(&mut game, &["end turn", "roll 1,1"]);
    assert_eq!((game.hot_spots().len(), view(&game).hot_spot_reserve), (1, 6));
}

#[test]
fn fp_94_knock_downs_losses_and_the_ring_come_after_all_flare_ups() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(3, 0))
        .fire([c(3, 1)])
        .hot_spots([c(3, 1)])
        .token(c(2, 1), Kind::Victim)
        .park(Vehicle::Ambulance, Spot::Bottom)
        .build()
        .unwrap();
    let events = play(&mut game, &["end turn", "roll 3,1"]);
    assert!(events.contains(&Event::Ignited { cell: c(3, 0) }));
    assert!(!events.iter().any(|e| matches!(e, Event::KnockedDown { .. } | Event::Lost { .. })));
    assert_eq!(view(&game).pois.len(), 1);
    let events = play(&mut game, &["roll 6,8", "recover 7,3"]);
    let at = |found: fn(&Event) -> bool| events.iter().position(found).unwrap();
    let down = at(|e| matches!(e, Event::KnockedDown { .. }));
    let lost = at(|e| matches!(e, Event::Lost { .. }));
    let ring = at(|e| matches!(e, Event::RingCleared { .. }));
    assert!(down < lost && lost < ring);
}

#[test]
fn fp_95_knocked_down_to_the_ambulances_present_spot() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(1, 5))
        .smoke([c(1, 5)])
        .park(Vehicle::Ambulance, Spot::Bottom)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 1,5"]);
    assert_eq!(legal(&game), ["recover 7,3", "recover 7,4"]);
    assert_eq!(refused(&game, "recover 0,5"), 95);
    play(&mut game, &["recover 7,4"]);
    assert_eq!(view(&game).figures[0].cell, Some(c(7, 4)));
}

#[test]
fn fp_95_a_carried_hazmat_explodes_with_its_cell() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(2, 2))
        .smoke([c(2, 2)])
        .token(c(2, 2), Kind::Hazmat)
        .holds(1, Kind::Hazmat, false)
        .build()
        .unwrap();
    let events = play(&mut game, &["end turn", "roll 2,2"]);
    assert!(events.contains(&Event::HazmatExploded { cell: c(2, 2) }));
    assert_eq!((view(&game).hazmats.len(), view(&game).figures[0].carries), (0, None));
    play(&mut game, &["recover 0,5"]);
}

#[test]
fn fp_97_hazmats_are_limited_by_the_box() {
    let mut position = solo(Role::Generalist);
    for column in 1..=3 {
        position = position.token(c(1, column), Kind::Hazmat);
    }
    assert!(position.clone().build().is_ok());
    assert!(position.token(c(1, 4), Kind::Hazmat).build().is_err(), "recruits have three");
}
