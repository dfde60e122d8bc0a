//! What firefighters do in the family game: FP-11, FP-20 to FP-26, the rulebook's examples.

mod common;

use common::{c, empty, family, legal, offers, play, points, refused, view};
use flash_point::{Door, Event, Kind, Role, Stage};
use kernel::{Actor, Game, Seat};

#[test]
fn fp_11_actions_then_fire_then_poi_then_the_next_player() {
    let mut game = empty(&family(2)).figure(1, c(0, 6)).figure(2, c(7, 3)).build().unwrap();
    assert_eq!(refused(&game, "roll 1,1"), 11);
    play(&mut game, &["end turn"]);
    assert_eq!((game.to_act(), view(&game).phase.stage), (Actor::Chance, Stage::Fire));
    play(&mut game, &["roll 6,1"]);
    assert_eq!(view(&game).phase.stage, Stage::Replenish);
    play(&mut game, &["roll 1,1", "roll 1,2", "roll 1,8"]);
    assert_eq!(game.to_act(), Actor::Seat(Seat(1)));
    assert_eq!(view(&game).pois.len(), 3);
}

#[test]
fn fp_20_four_points_a_turn_and_at_most_four_saved() {
    let poi = |position: flash_point::Position| {
        position.token(c(1, 1), Kind::Hidden).token(c(1, 2), Kind::Hidden)
    };
    let start = poi(empty(&family(1)).figure(1, c(7, 9)).token(c(6, 1), Kind::Hidden));
    let mut game = start.clone().build().unwrap();
    assert_eq!(points(&game), (4, 0));
    let events = play(&mut game, &["end turn", "roll 6,8"]);
    assert!(events.contains(&Event::PointsSaved { figure: 1.try_into().unwrap(), points: 4 }));
    assert_eq!(points(&game), (8, 0));
    // Nothing of the eight is used: still only four are saved.
    play(&mut game, &["end turn", "roll 5,5"]);
    assert_eq!(points(&game), (8, 0));
    play(&mut game, &["move 7,8", "move 7,7", "move 7,6", "move 7,5", "move 7,4"]);
    play(&mut game, &["end turn", "roll 5,6"]);
    assert_eq!(points(&game), (7, 0));
}

#[test]
fn fp_20_nine_points_with_a_generalist() {
    let setup = common::experts(&[Role::Generalist]);
    let position = empty(&setup).figure(1, c(7, 9)).saved(1, 4);
    assert_eq!(points(&position.build().unwrap()), (9, 0));
}

#[test]
fn fp_20_a_turn_with_nothing_left_ends_by_itself() {
    let mut game = empty(&family(1)).figure(1, c(7, 9)).points(1).build().unwrap();
    play(&mut game, &["move 7,8"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire);
    // A victim at hand is still a choice.
    let mut game = empty(&family(1))
        .figure(1, c(1, 1))
        .token(c(1, 2), Kind::Victim)
        .points(1)
        .build()
        .unwrap();
    play(&mut game, &["move 1,2"]);
    assert_eq!(legal(&game), ["end turn", "carry victim"]);
}

#[test]
fn fp_21_prices_of_moves() {
    let mut game = empty(&family(1))
        .fire([c(1, 3)])
        .smoke([c(2, 1)])
        .figure(1, c(1, 1))
        .saved(1, 4)
        .build()
        .unwrap();
    play(&mut game, &["move 2,1"]);
    assert_eq!(points(&game), (7, 0));
    play(&mut game, &["move 1,1", "move 1,2", "move 1,3"]);
    assert_eq!(points(&game), (3, 0), "two for fire");
    assert_eq!(refused(&game, "end turn"), 21);
}

#[test]
fn fp_21_carrying_costs_two_and_never_goes_into_fire() {
    let mut game = empty(&family(1))
        .fire([c(1, 3)])
        .figure(1, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .build()
        .unwrap();
    assert_eq!(refused(&game, "drop"), 21);
    play(&mut game, &["carry victim"]);
    assert_eq!(points(&game), (4, 0), "picking up is free");
    assert_eq!(refused(&game, "carry victim"), 21);
    play(&mut game, &["move 1,2"]);
    assert_eq!(points(&game), (2, 0));
    assert_eq!(refused(&game, "move 1,3"), 21);
    play(&mut game, &["drop"]);
    assert_eq!(view(&game).pois[0].held_by, None);
    assert_eq!(view(&game).pois[0].cell, c(1, 2));
}

#[test]
fn fp_21_what_is_carried_stays_with_its_figure_between_turns() {
    let mut game = empty(&family(2))
        .figure(1, c(1, 1))
        .figure(2, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .token(c(6, 1), Kind::Hidden)
        .token(c(6, 2), Kind::Hidden)
        .build()
        .unwrap();
    play(&mut game, &["carry victim", "end turn", "roll 6,8"]);
    assert_eq!(refused(&game, "carry victim"), 21);
    play(&mut game, &["end turn", "roll 5,5", "drop", "end turn", "roll 6,5"]);
    assert!(offers(&game, "carry victim"));
}

#[test]
fn fp_21_fire_is_entered_only_with_a_way_off_it() {
    let with = |points| {
        empty(&family(1)).fire([c(1, 2)]).figure(1, c(1, 1)).points(points).build().unwrap()
    };
    assert_eq!(refused(&with(2), "move 1,2"), 21);
    let mut game = with(3);
    play(&mut game, &["move 1,2"]);
    // One point left: beat the fire down or step off. Opening doors would be the end.
    assert_eq!(refused(&game, "end turn"), 21);
    let mut options = legal(&game);
    options.sort();
    assert_eq!(options, ["douse 1,2", "move 1,1", "move 1,3", "move 2,2"]);
}

#[test]
fn fp_21_a_door_is_not_worth_burning_for() {
    let mut game = empty(&family(1))
        .fire([c(1, 3), c(1, 2), c(2, 3)])
        .figure(1, c(1, 2))
        .points(4)
        .build()
        .unwrap();
    play(&mut game, &["move 1,3"]);
    assert!(offers(&game, "open 1,4"), "two points: the door, then the fire underfoot");
    play(&mut game, &["open 1,4"]);
    assert_eq!(refused(&game, "close 1,4"), 21);
    assert!(offers(&game, "move 1,4"));
}

#[test]
fn fp_22_entering_turns_over_a_poi_for_nothing() {
    let start = empty(&family(1)).figure(1, c(1, 1)).token(c(1, 2), Kind::Hidden).build().unwrap();
    let mut game = start.clone();
    play(&mut game, &["move 1,2"]);
    assert_eq!(game.to_act(), Actor::Chance);
    let mut odds = vec![];
    game.chance(&mut odds);
    assert_eq!(odds, [(common::act("turn victim"), 10), (common::act("turn alarm"), 5)]);
    let mut alarm = game.clone();
    play(&mut alarm, &["turn alarm"]);
    assert!(view(&alarm).pois.is_empty() && points(&alarm) == (3, 0));
    assert_eq!((view(&alarm).unseen_victims, view(&alarm).unseen_alarms), (10, 4));
    play(&mut game, &["turn victim"]);
    assert_eq!(view(&game).pois[0].kind, Kind::Victim);
    assert!(offers(&game, "carry victim"));
}

#[test]
fn fp_22_the_odds_follow_from_what_was_seen() {
    let mut game = empty(&family(1))
        .figure(1, c(1, 1))
        .token(c(1, 2), Kind::Hidden)
        .token(c(6, 6), Kind::Victim)
        .tally(3, 2)
        .unseen_alarms(1)
        .build()
        .unwrap();
    play(&mut game, &["move 1,2"]);
    let mut odds = vec![];
    game.chance(&mut odds);
    assert_eq!(odds, [(common::act("turn victim"), 4), (common::act("turn alarm"), 1)]);
}

#[test]
fn fp_23_carried_out_is_rescued_at_once() {
    let mut game =
        empty(&family(1)).figure(1, c(1, 6)).token(c(1, 6), Kind::Victim).build().unwrap();
    let events = play(&mut game, &["carry victim", "move 0,6"]);
    assert!(events.contains(&Event::Rescued { cell: c(0, 6), total: 1 }));
    assert_eq!((view(&game).rescued, view(&game).pois.len()), (1, 0));
}

#[test]
fn fp_24_doors_of_the_own_cell_cost_one() {
    let mut game = empty(&family(1)).figure(1, c(1, 3)).build().unwrap();
    assert_eq!(refused(&game, "move 1,4"), 3);
    assert_eq!(refused(&game, "close 1,4"), 24);
    assert_eq!(refused(&game, "open 1,2"), 24);
    play(&mut game, &["open 1,4"]);
    assert_eq!(view(&game).doors[0].state, Door::Open);
    play(&mut game, &["move 1,4", "close 1,3"]);
    assert_eq!((points(&game), view(&game).doors[0].state), ((1, 0), Door::Closed));
}

#[test]
fn fp_25_extinguishing_own_and_adjacent_cells() {
    let start = empty(&family(1))
        .fire([c(1, 1), c(2, 2)])
        .smoke([c(1, 2)])
        .figure(1, c(1, 2))
        .build()
        .unwrap();
    let mut game = start.clone();
    play(&mut game, &["douse 1,2", "douse 1,1"]);
    assert_eq!(points(&game), (2, 0));
    assert!(game.smoke().contains(c(1, 1)) && !game.fire().contains(c(1, 1)));
    let events = play(&mut game, &["quench 2,2"]);
    assert!(events.contains(&Event::Cleared { cell: c(2, 2) }) && game.fire().is_empty());
    assert_eq!(refused(&start, "quench 1,2"), 25);
    assert_eq!(refused(&start, "douse 1,3"), 25);
    assert_eq!(refused(&start, "douse 5,5"), 25);
    let behind = empty(&family(1)).fire([c(1, 4)]).figure(1, c(1, 3)).build().unwrap();
    assert_eq!(refused(&behind, "douse 1,4"), 25, "a closed door is in the way");
}

#[test]
fn fp_26_chopping_costs_two_from_inside_or_outside() {
    for (from, to) in [(c(1, 1), c(0, 1)), (c(0, 1), c(1, 1))] {
        let mut game = empty(&family(1)).figure(1, from).build().unwrap();
        let chop = format!("chop {to}");
        play(&mut game, &[&chop]);
        assert_eq!((points(&game), game.house().markers()), ((2, 0), 1));
        play(&mut game, &[&chop]);
        assert!(view(&game).walls.iter().any(|wall| wall.damage == 2));
    }
    let game = empty(&family(1)).figure(1, c(1, 1)).points(1).build().unwrap();
    assert_eq!(refused(&game, "chop 0,1"), 26);
    assert_eq!(refused(&game, "chop 1,2"), 26);
}

/// Into the fire on the right, off it to the right, a door opened: 4 points (FP-21, FP-24).
#[test]
fn example_1_of_the_rulebook() {
    let mut game = empty(&family(1)).fire([c(1, 2)]).figure(1, c(1, 1)).build().unwrap();
    play(&mut game, &["move 1,2"]);
    assert_eq!(points(&game), (2, 0));
    play(&mut game, &["move 1,3"]);
    assert_eq!(points(&game), (1, 0));
    let events = play(&mut game, &["open 1,4"]);
    assert!(events.contains(&Event::DoorSwung { a: c(1, 3), b: c(1, 4), open: true }));
    assert!(events.contains(&Event::PointsSaved { figure: 1.try_into().unwrap(), points: 0 }));
}

/// The fire on the left put out, a step to the right on to a POI, which is turned over: 3 points
/// spent, 1 saved (FP-20, FP-22, FP-25).
#[test]
fn example_2_of_the_rulebook() {
    let mut game = empty(&family(1))
        .fire([c(1, 1)])
        .figure(1, c(1, 2))
        .token(c(1, 3), Kind::Hidden)
        .build()
        .unwrap();
    play(&mut game, &["quench 1,1", "move 1,3", "turn victim"]);
    assert_eq!((points(&game), view(&game).pois[0].kind), ((1, 0), Kind::Victim));
    let events = play(&mut game, &["end turn"]);
    assert!(events.contains(&Event::PointsSaved { figure: 1.try_into().unwrap(), points: 1 }));
}

/// A victim carried one cell, the second blow destroys a wall, a step through it without the
/// victim: 5 points, one of them saved before (FP-20, FP-21, FP-26).
#[test]
fn example_3_of_the_rulebook() {
    let mut game = empty(&family(1))
        .figure(1, c(1, 4))
        .token(c(1, 4), Kind::Victim)
        .damage(c(1, 5), c(1, 6), 1)
        .saved(1, 1)
        .build()
        .unwrap();
    assert_eq!(points(&game), (5, 0));
    play(&mut game, &["carry victim", "move 1,5"]);
    assert_eq!(points(&game), (3, 0));
    let events = play(&mut game, &["chop 1,6"]);
    assert!(events.contains(&Event::Damaged { a: c(1, 5), b: c(1, 6), markers: 2, total: 2 }));
    play(&mut game, &["drop", "move 1,6"]);
    assert_eq!(view(&game).phase.stage, Stage::Fire, "all five are spent");
    assert_eq!(view(&game).pois[0].cell, c(1, 5));
}
