//! The eight specialists, crew change and free points: FP-80 to FP-89.

mod common;

use common::{act, c, empty, experts, legal, offers, play, points, refused, view};
use flash_point::{Event, Kind, Load, Position, Role, Spot, Stage, Vehicle};
use kernel::{Actor, Game};

fn solo(role: Role) -> Position {
    empty(&experts(&[role])).figure(1, c(7, 9))
}

#[test]
fn fp_80_the_paramedic_treats_and_the_treated_walk_along() {
    let mut game = solo(Role::Paramedic)
        .figure(1, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .token(c(1, 1), Kind::Victim)
        .fire([c(1, 3)])
        .build()
        .unwrap();
    assert_eq!(refused(&game, "lead"), 80);
    play(&mut game, &["treat"]);
    assert_eq!((points(&game), view(&game).heal_markers), ((3, 0), 2));
    // One is led, the other carried: the price is that of carrying.
    play(&mut game, &["lead", "carry victim", "move 1,2"]);
    assert_eq!(points(&game), (1, 0));
    assert!(view(&game).pois.iter().all(|poi| poi.cell == c(1, 2)));
    play(&mut game, &["drop"]);
    assert_eq!(refused(&game, "lead"), 80);
    play(&mut game, &["move 1,1"]);
    let at: Vec<_> = view(&game).pois.iter().map(|poi| (poi.kind, poi.cell)).collect();
    assert_eq!(at, [(Kind::Treated, c(1, 1)), (Kind::Victim, c(1, 2))]);
}

#[test]
fn fp_80_the_led_never_enter_fire_and_may_be_carried_too() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(1, 2))
        .token(c(1, 2), Kind::Treated)
        .fire([c(1, 3)])
        .build()
        .unwrap();
    assert!(offers(&game, "carry treated") && offers(&game, "lead"));
    play(&mut game, &["lead"]);
    assert_eq!(refused(&game, "move 1,3"), 21);
    play(&mut game, &["leave", "carry treated"]);
    assert_eq!(view(&game).figures[0].carries, Some(Load::Treated));
    assert_eq!(refused(&game, "leave"), 80);
}

#[test]
fn fp_80_a_victim_in_somebodys_arms_can_be_treated() {
    let mut game = empty(&experts(&[Role::Paramedic, Role::Cafs]))
        .figure(1, c(1, 2))
        .figure(2, c(1, 2))
        .token(c(1, 2), Kind::Victim)
        .holds(2, Kind::Victim, false)
        .build()
        .unwrap();
    assert_eq!(refused(&game, "treat"), 80);
    assert_eq!(refused(&game, "treat held 1"), 80);
    play(&mut game, &["treat held 2"]);
    assert_eq!(view(&game).figures[1].carries, Some(Load::Treated));
}

#[test]
fn fp_80_extinguishing_costs_the_paramedic_double() {
    let start = solo(Role::Paramedic).figure(1, c(1, 1)).fire([c(1, 2)]).smoke([c(2, 1)]);
    let mut game = start.clone().build().unwrap();
    play(&mut game, &["douse 2,1", "douse 1,2"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire);
    let mut game = start.clone().build().unwrap();
    play(&mut game, &["quench 1,2"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire);
    assert_eq!(refused(&start.points(3).build().unwrap(), "quench 1,2"), 25);
}

#[test]
fn fp_80_a_led_victim_is_rescued_at_the_ambulance() {
    let mut game = solo(Role::Generalist)
        .figure(1, c(1, 6))
        .token(c(1, 6), Kind::Treated)
        .token(c(1, 6), Kind::Victim)
        .build()
        .unwrap();
    let events = play(&mut game, &["lead", "carry victim", "move 0,6"]);
    assert!(events.contains(&Event::Rescued { cell: c(0, 6), total: 2 }));
}

#[test]
fn fp_81_the_cafs_firefighter_has_three_points_for_extinguishing() {
    let mut game = solo(Role::Cafs).figure(1, c(1, 1)).fire([c(1, 2), c(2, 1)]).build().unwrap();
    assert_eq!(points(&game), (3, 3));
    play(&mut game, &["quench 1,2", "quench 2,1"]);
    assert_eq!(points(&game), (2, 0), "the free ones went first");
    let mut game = solo(Role::Cafs).figure(1, c(7, 9)).points(0).build().unwrap();
    assert_eq!(legal(&game), ["end turn"]);
    play(&mut game, &["end turn", "roll 1,1"]);
    assert_eq!(view(&game).figures[0].saved, 0, "free points are not saved");
}

#[test]
fn fp_82_the_hazmat_technician_disposes_on_the_spot() {
    let mut game = solo(Role::Hazmat)
        .figure(1, c(1, 1))
        .token(c(1, 1), Kind::Hazmat)
        .token(c(1, 1), Kind::Hazmat)
        .build()
        .unwrap();
    play(&mut game, &["dispose"]);
    assert_eq!((points(&game), view(&game).hazmats.len()), ((2, 0), 1));
    play(&mut game, &["carry hazmat"]);
    assert_eq!(refused(&game, "dispose"), 82);
    play(&mut game, &["dispose held 1"]);
    assert_eq!((view(&game).disposed, view(&game).figures[0].carries), (2, None));
    let other = solo(Role::Cafs).figure(1, c(1, 1)).token(c(1, 1), Kind::Hazmat).build().unwrap();
    assert_eq!(refused(&other, "dispose"), 82);
}

#[test]
fn fp_83_the_generalist_has_five_points() {
    assert_eq!(points(&solo(Role::Generalist).build().unwrap()), (5, 0));
}

/// A captain at the north-eastern corner and the others given.
fn captain(others: &[Role]) -> Position {
    let roles: Vec<_> = std::iter::once(Role::Captain).chain(others.iter().copied()).collect();
    empty(&experts(&roles)).figure(1, c(0, 9))
}

#[test]
fn fp_84_the_captain_moves_others_and_works_doors_with_them() {
    let mut game = captain(&[Role::Generalist]).figure(2, c(1, 3)).build().unwrap();
    assert_eq!(points(&game), (4, 2));
    assert_eq!(refused(&game, "command 1 move 0,8"), 84);
    assert_eq!(refused(&game, "command 3 move 0,8"), 84);
    let events = play(&mut game, &["command 2 open 1,4", "command 2 move 1,4"]);
    let second = 2.try_into().unwrap();
    let moved = Event::Moved { figure: second, from: c(1, 3), to: c(1, 4), commanded: true };
    assert!(events.contains(&moved));
    assert_eq!(points(&game), (4, 0), "command points first");
    play(&mut game, &["command 2 close 1,3", "command 2 move 1,5"]);
    assert_eq!(points(&game), (2, 0), "then his own");
    let other = empty(&experts(&[Role::Generalist, Role::Cafs])).build().unwrap();
    assert_eq!(refused(&other, "command 2 move 0,1"), 84);
}

#[test]
fn fp_84_command_points_do_not_move_the_captain_and_are_not_saved() {
    let mut game = captain(&[Role::Generalist]).figure(2, c(7, 9)).points(1).build().unwrap();
    play(&mut game, &["move 0,8"]);
    assert_eq!(points(&game), (0, 2));
    assert_eq!(refused(&game, "move 0,7"), 21);
    assert!(offers(&game, "command 2 move 6,9"));
    play(&mut game, &["end turn"]);
    assert_eq!(view(&game).figures[0].saved, 0);
}

#[test]
fn fp_84_the_price_is_the_other_figures_with_all_it_holds() {
    let mut game = captain(&[Role::Generalist])
        .figure(2, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .token(c(1, 1), Kind::Treated)
        .build()
        .unwrap();
    play(&mut game, &["command 2 carry victim", "command 2 lead"]);
    assert_eq!(points(&game), (4, 2), "hands are free");
    play(&mut game, &["command 2 move 1,2"]);
    assert_eq!(points(&game), (4, 0));
    play(&mut game, &["command 2 drop", "command 2 leave", "command 2 move 1,3"]);
    assert_eq!(points(&game), (3, 0));
}

#[test]
fn fp_84_at_most_one_point_on_the_cafs_firefighter() {
    let mut game = captain(&[Role::Cafs])
        .figure(2, c(1, 2))
        .fire([c(1, 3)])
        .token(c(1, 2), Kind::Victim)
        .build()
        .unwrap();
    assert_eq!(refused(&game, "command 2 move 1,3"), 84);
    let mut carrying = game.clone();
    play(&mut carrying, &["command 2 carry victim"]);
    assert_eq!(refused(&carrying, "command 2 move 1,1"), 84);
    play(&mut game, &["command 2 move 1,1"]);
    assert_eq!(refused(&game, "command 2 move 1,2"), 84);
}

#[test]
fn fp_84_nobody_commanded_is_left_on_fire() {
    let mut game = captain(&[Role::Generalist]).figure(2, c(1, 2)).fire([c(1, 3)]).build().unwrap();
    play(&mut game, &["command 2 move 1,3"]);
    assert_eq!(refused(&game, "end turn"), 21);
    play(&mut game, &["move 0,8", "move 0,7", "move 0,6"]);
    assert_eq!(refused(&game, "move 0,5"), 21, "the last point is for the other");
    play(&mut game, &["command 2 move 2,3"]);
    // With two points there is no way in and out.
    let game = captain(&[Role::Generalist]).figure(2, c(1, 2)).fire([c(1, 3)]).points(0);
    assert_eq!(refused(&game.build().unwrap(), "command 2 move 1,3"), 21);
}

#[test]
fn fp_84_the_captain_may_beat_the_fire_down_under_the_other() {
    // A wall of fire: the other is deep in it, the captain next to it.
    let fire = [c(1, 1), c(1, 2), c(2, 1), c(2, 2), c(2, 3), c(3, 1), c(3, 2), c(4, 1), c(4, 2)];
    let mut game = captain(&[Role::Generalist])
        .figure(1, c(1, 3))
        .figure(2, c(1, 3))
        .fire(fire)
        .points(2)
        .build()
        .unwrap();
    // In for two command points; out again by his own: back, or the fire doused.
    play(&mut game, &["command 2 move 1,2"]);
    assert!(offers(&game, "douse 1,2") && offers(&game, "command 2 move 1,3"));
    assert!(offers(&game, "douse 2,3"), "one more point is left");
    play(&mut game, &["douse 2,3"]);
    assert_eq!(refused(&game, "douse 2,3"), 21);
    play(&mut game, &["douse 1,2"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire);
}

#[test]
fn fp_85_the_rescue_specialist_moves_free_and_chops_for_one() {
    let mut game = solo(Role::Rescue)
        .figure(1, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .fire([c(2, 3)])
        .build()
        .unwrap();
    assert_eq!(points(&game), (4, 3));
    play(&mut game, &["carry victim", "move 1,2"]);
    assert_eq!(points(&game), (4, 1), "carrying counts as moving");
    play(&mut game, &["chop 0,2", "move 1,3"]);
    assert_eq!(points(&game), (2, 0));
    assert_eq!(refused(&game, "quench 2,3"), 25);
    play(&mut game, &["douse 2,3"]);
    assert!(game.smoke().contains(c(2, 3)), "double: two for one step");
    // Doors are not moves.
    let game = solo(Role::Rescue).figure(1, c(1, 3)).points(0).build().unwrap();
    assert_eq!(refused(&game, "open 1,4"), 24);
    assert!(offers(&game, "move 1,2"));
}

#[test]
fn fp_85_the_rescue_specialist_in_fire() {
    let hall = [c(1, 1), c(1, 2), c(2, 1), c(2, 2), c(3, 1), c(3, 2), c(4, 1), c(4, 2)];
    let with = |points, free| {
        let position = solo(Role::Rescue).figure(1, c(1, 3)).fire(hall).fire([c(2, 3)]);
        position.points(points).free_points(free).build().unwrap()
    };
    // In for two, out for one.
    assert_eq!(refused(&with(2, 0), "move 1,2"), 21);
    assert!(offers(&with(0, 3), "move 1,2"));
    // Two deep costs four, and three to get back; 7 are needed.
    let mut game = with(4, 3);
    play(&mut game, &["move 1,2"]);
    assert!(offers(&game, "move 1,1"));
    let mut game = with(2, 3);
    play(&mut game, &["move 1,2"]);
    assert_eq!(refused(&game, "move 1,1"), 21, "one point is left: no way");
    let mut game = with(3, 3);
    play(&mut game, &["move 1,2", "move 1,1"]);
    let mut way = legal(&game);
    way.sort();
    assert_eq!(way, ["douse 1,1"], "double price, two points left");
    play(&mut game, &["douse 1,1"]);
}

#[test]
fn fp_85_an_axe_can_be_the_way_out() {
    let hall = [c(1, 1), c(1, 2), c(2, 1), c(2, 2), c(3, 1), c(3, 2), c(4, 1), c(4, 2), c(2, 3)];
    let position = solo(Role::Rescue).figure(1, c(1, 3)).fire(hall).points(1).free_points(3);
    // Into 1,2 for two; one of each kind is left: back to 1,3, or through the damaged wall.
    let damaged = position.clone().damage(c(0, 2), c(1, 2), 1).build().unwrap();
    let mut game = damaged;
    play(&mut game, &["move 1,2"]);
    assert!(offers(&game, "chop 0,2"), "then out by the hole");
    play(&mut game, &["chop 0,2", "move 0,2"]);
    let mut whole = position.build().unwrap();
    play(&mut whole, &["move 1,2"]);
    assert!(offers(&whole, "chop 0,2"), "in vain, but 1,3 is still near");
}

#[test]
fn fp_86_the_imaging_technician_turns_over_any_poi() {
    let mut game = solo(Role::Imaging).token(c(3, 3), Kind::Hidden).build().unwrap();
    assert_eq!(refused(&game, "identify 3,4"), 86);
    play(&mut game, &["identify 3,3"]);
    assert_eq!((points(&game), game.to_act()), ((3, 0), Actor::Chance));
    play(&mut game, &["turn alarm"]);
    assert!(view(&game).pois.is_empty());
    let other = solo(Role::Cafs).token(c(3, 3), Kind::Hidden).build().unwrap();
    assert_eq!(refused(&other, "identify 3,3"), 86);
}

#[test]
fn fp_87_the_driver_rerolls_one_die_after_the_other() {
    let mut game = solo(Role::Driver).figure(1, c(0, 8)).build().unwrap();
    play(&mut game, &["gun", "roll 6,1"]);
    assert_eq!(points(&game), (2, 0));
    assert_eq!(legal(&game), ["keep", "reroll red", "reroll black"]);
    let mut kept = game.clone();
    // Turned at the end only: 6,1 is 1,6 in the upper right.
    assert!(play(&mut kept, &["keep"]).contains(&Event::GunFired { target: c(1, 6) }));
    play(&mut game, &["reroll red"]);
    let mut odds = vec![];
    game.chance(&mut odds);
    assert_eq!(odds.len(), 6);
    play(&mut game, &["red 3"]);
    assert_eq!(legal(&game), ["keep", "reroll black"]);
    assert_eq!(refused(&game, "reroll red"), 87);
    play(&mut game, &["reroll black"]);
    game.chance(&mut odds);
    assert_eq!(odds.len(), 8);
    let events = play(&mut game, &["black 8"]);
    assert!(events.contains(&Event::GunFired { target: c(3, 8) }), "nothing is left to choose");
}

#[test]
fn fp_88_crew_change_is_a_first_action_on_the_engine() {
    let start = empty(&experts(&[Role::Generalist, Role::Cafs]))
        .figure(1, c(0, 7))
        .figure(2, c(7, 9))
        .saved(1, 2)
        .token(c(1, 1), Kind::Victim);
    let mut game = start.clone().build().unwrap();
    assert_eq!(points(&game), (7, 0));
    assert_eq!(refused(&game, "crew cafs"), 88);
    assert_eq!(refused(&game, "crew generalist"), 88);
    let mut later = game.clone();
    play(&mut later, &["move 0,8"]);
    assert_eq!(refused(&later, "crew rescue"), 88);
    play(&mut game, &["crew rescue"]);
    assert_eq!((points(&game), view(&game).figures[0].role), ((4, 3), Some(Role::Rescue)));
    assert_eq!(refused(&game, "crew generalist"), 88, "once a turn");
    let away = start.park(Vehicle::Engine, Spot::Left).build().unwrap();
    assert_eq!(refused(&away, "crew rescue"), 88);
}

#[test]
fn fp_88_a_free_action_before_it_rules_it_out() {
    let mut game =
        solo(Role::Generalist).figure(1, c(0, 7)).token(c(0, 7), Kind::Victim).build().unwrap();
    assert!(offers(&game, "crew captain"));
    play(&mut game, &["carry victim"]);
    assert_eq!(refused(&game, "crew captain"), 88);
}

#[test]
fn fp_89_free_points_go_first_unless_the_player_says_otherwise() {
    let start = solo(Role::Cafs).figure(1, c(1, 1)).fire([c(1, 2)]).build().unwrap();
    let mut game = start.clone();
    play(&mut game, &["douse 1,2"]);
    assert_eq!(points(&game), (3, 2));
    let mut game = start.clone();
    assert_eq!(refused(&game, "spend free"), 89);
    play(&mut game, &["spend own", "douse 1,2"]);
    assert_eq!(points(&game), (2, 3));
    play(&mut game, &["spend free", "douse 1,2"]);
    assert_eq!(points(&game), (2, 2));
    let plain = solo(Role::Generalist).build().unwrap();
    assert!(plain.why_not(act("spend own")).is_some_and(|r| r.clause.number() == 89));
}
