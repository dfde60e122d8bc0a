//! Replenishing POI: FP-40, FP-41, FP-96.

mod common;

use common::{c, empty, experts, family, offers, play, refused, view};
use flash_point::{CellSet, Event, Kind, Role, Stage};
use kernel::{Actor, Game};

#[test]
fn fp_40_three_poi_at_the_end_of_every_turn() {
    let mut game = empty(&family(1)).figure(1, c(7, 9)).token(c(1, 1), Kind::Victim);
    game = game.token(c(7, 8), Kind::Hidden);
    let mut game = game.build().unwrap();
    play(&mut game, &["end turn", "roll 6,8"]);
    // Two are there, one of them face up, one outside: one is missing.
    play(&mut game, &["roll 4,4"]);
    assert_eq!(view(&game).phase.stage, Stage::Act);
    assert_eq!(view(&game).pois.len(), 3);
}

#[test]
fn fp_40_carried_ones_count() {
    let mut game = empty(&family(1))
        .figure(1, c(1, 1))
        .token(c(1, 1), Kind::Victim)
        .token(c(1, 2), Kind::Victim)
        .token(c(1, 3), Kind::Hidden)
        .holds(1, Kind::Victim, false)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,8"]);
    assert_eq!(view(&game).phase.stage, Stage::Act);
}

#[test]
fn fp_40_an_empty_pool_gives_none() {
    let mut game = empty(&family(1))
        .figure(1, c(7, 9))
        .token(c(1, 1), Kind::Hidden)
        .tally(6, 3)
        .unseen_alarms(0)
        .build()
        .unwrap();
    assert_eq!(view(&game).pool, 0);
    play(&mut game, &["end turn", "roll 6,8"]);
    assert_eq!((view(&game).phase.stage, view(&game).pois.len()), (Stage::Act, 1));
}

#[test]
fn fp_41_family_again_on_a_poi_and_hazards_make_room() {
    let mut game = empty(&family(1))
        .figure(1, c(7, 9))
        .fire([c(1, 1)])
        .smoke([c(6, 6)])
        .token(c(3, 3), Kind::Victim)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,1"]);
    assert_eq!(refused(&game, "roll 3,3"), 41);
    assert_eq!(refused(&game, "roll 0,3"), 1);
    let mut odds = vec![];
    game.chance(&mut odds);
    assert_eq!(odds.len(), 47);
    play(&mut game, &["roll 1,1"]);
    assert!(!game.fire().contains(c(1, 1)));
    play(&mut game, &["roll 6,6"]);
    assert!(!game.smoke().contains(c(6, 6)));
}

#[test]
fn fp_41_family_a_figure_there_turns_it_over() {
    let mut game = empty(&family(1))
        .figure(1, c(1, 1))
        .token(c(3, 3), Kind::Victim)
        .token(c(3, 4), Kind::Victim)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,1", "roll 1,1"]);
    assert_eq!((game.to_act(), view(&game).phase.stage), (Actor::Chance, Stage::Reveal));
    let mut victim = game.clone();
    play(&mut victim, &["turn victim"]);
    assert!(offers(&victim, "carry victim"));
    // A false alarm leaves, and the roll is made again.
    play(&mut game, &["turn alarm"]);
    assert_eq!((view(&game).phase.stage, view(&game).unseen_alarms), (Stage::Replenish, 4));
    play(&mut game, &["roll 2,2"]);
    assert_eq!(view(&game).pois.len(), 3);
}

#[test]
fn fp_96_experienced_along_the_arrows_to_the_first_empty_cell() {
    let mut game = empty(&experts(&[Role::Generalist]))
        .figure(1, c(2, 2))
        .smoke([c(1, 1)])
        .token(c(3, 3), Kind::Hidden)
        .token(c(6, 8), Kind::Victim)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,1"]);
    // 1,1 smoke, 2,2 a figure, 3,3 a POI, 4,3 is free.
    let events = play(&mut game, &["roll 1,1"]);
    assert!(events.contains(&Event::PoiMovedOn { from: c(1, 1), to: c(2, 2) }));
    assert!(events.contains(&Event::PoiPlaced { cell: c(4, 3) }));
    assert!(game.smoke().contains(c(1, 1)), "nothing makes room here");
}

#[test]
fn fp_96_experienced_no_free_cell_on_the_path_means_another_roll() {
    let inner = [(3, 3), (3, 4), (3, 5), (3, 6), (4, 3), (4, 4), (4, 5), (4, 6)];
    let mut game = empty(&experts(&[Role::Generalist]))
        .figure(1, c(7, 9))
        .smoke(inner.map(|(row, column)| c(row, column)))
        .smoke([c(2, 4)])
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,1"]);
    // 2,4 leads to the inner circle, all of it in smoke.
    assert_eq!(refused(&game, "roll 2,4"), 96);
    assert!(offers(&game, "roll 1,1"));
}

#[test]
fn fp_96_no_free_cell_in_the_house_and_none_is_placed() {
    let mut game = empty(&experts(&[Role::Generalist]))
        .figure(1, c(7, 9))
        .smoke(CellSet::HOUSE.iter().filter(|cell| *cell != c(6, 8)))
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 6,8"]);
    assert_eq!((view(&game).phase.stage, view(&game).pois.len()), (Stage::Act, 0));
}
