//! How a game ends: FP-50, FP-51.

mod common;

use common::{act, c, empty, experts, family, legal, play, refused, view};
use flash_point::{Event, FlashPoint, Kind, Position, Role, Stage};
use kernel::{Actor, Game, Silent};

/// A firefighter with a victim at the northern exit.
fn at_the_exit(rescued: u8, lost: u8) -> Position {
    empty(&family(2))
        .figure(1, c(1, 6))
        .figure(2, c(7, 9))
        .token(c(1, 6), Kind::Victim)
        .holds(1, Kind::Victim, false)
        .tally(rescued, lost)
}

fn won(game: &FlashPoint) -> Option<bool> {
    game.outcome().map(|outcome| outcome.common.expect("all together").won)
}

#[test]
fn fp_50_seven_rescued_and_the_team_may_stop() {
    let mut game = at_the_exit(6, 2).build().unwrap();
    let events = play(&mut game, &["move 0,6"]);
    assert!(events.contains(&Event::Won { rescued: 7 }));
    assert_eq!(legal(&game), ["stop", "play on"]);
    assert_eq!(refused(&game, "end turn"), 11);
    play(&mut game, &["stop"]);
    assert_eq!((game.to_act(), won(&game)), (Actor::Nobody, Some(true)));
    assert_eq!(game.standings().unwrap().winners(), 2);
}

#[test]
fn fp_50_playing_on_keeps_the_win_and_ends_with_the_tenth() {
    let mut game = at_the_exit(6, 2).build().unwrap();
    play(&mut game, &["move 0,6", "play on"]);
    assert_eq!((view(&game).phase.stage, view(&game).plays_on), (Stage::Act, true));
    // The tenth victim, lost in the fire: 7 rescued and 3 lost.
    let last = empty(&family(1))
        .figure(1, c(7, 9))
        .token(c(1, 1), Kind::Victim)
        .smoke([c(1, 1)])
        .tally(7, 2)
        .build();
    let mut game = last.unwrap();
    play(&mut game, &["end turn", "roll 1,1"]);
    assert_eq!(won(&game), Some(true));
    assert_eq!(view(&game).lost, 3);
}

#[test]
fn fp_50_seven_with_three_lost_leaves_nothing_to_choose() {
    let mut game = at_the_exit(6, 3).build().unwrap();
    play(&mut game, &["move 0,6"]);
    assert_eq!(won(&game), Some(true));
}

#[test]
fn fp_50_a_perfect_game() {
    let mut game = at_the_exit(9, 0).build().unwrap();
    play(&mut game, &["move 0,6"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((won(&game), outcome.common.unwrap().score), (Some(true), Some(10)));
    assert!(outcome.reason.en.contains("perfect"));
}

#[test]
fn fp_51_four_lost_and_it_is_lost() {
    let mut game = empty(&family(1))
        .figure(1, c(7, 9))
        .token(c(1, 1), Kind::Victim)
        .smoke([c(1, 1)])
        .tally(6, 3)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 1,1"]);
    let outcome = game.outcome().unwrap();
    assert_eq!(won(&game), Some(false));
    assert_eq!(outcome.common.unwrap().shortfalls[0].count, 1);
    assert!(game.why_not(act("end turn")).unwrap().clause.number() == 51);
}

#[test]
fn fp_51_four_lost_do_not_undo_a_win() {
    let mut game = empty(&family(1))
        .figure(1, c(7, 9))
        .token(c(1, 1), Kind::Victim)
        .smoke([c(1, 1)])
        .token(c(6, 8), Kind::Victim)
        .tally(7, 1)
        .build()
        .unwrap();
    play(&mut game, &["end turn", "roll 1,1"]);
    assert_eq!(won(&game), None, "8 rescued or lost, one more is out there");
}

/// Blows on one wall after the other until the house is down.
fn chop_down(mut game: FlashPoint) -> FlashPoint {
    while game.to_act() != Actor::Nobody {
        let texts = legal(&game);
        let chop = texts.iter().find(|text| text.starts_with("chop"));
        let step = texts.iter().find(|text| text.starts_with("move") || text.starts_with("roll"));
        let text = chop.or(step).unwrap_or(&texts[0]).clone();
        game.play_unchecked(act(&text), &mut Silent);
        if won(&game).is_none() && view(&game).turn.is_some() && view(&game).lost > 2 {
            panic!("fire came first");
        }
    }
    game
}

#[test]
fn fp_51_a_collapse_takes_everybody_on_the_board() {
    let walls = [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 7), (0, 8)];
    let sides = [(1, 0), (2, 0), (4, 0), (5, 0)];
    let build = |rescued, lost| {
        let mut position = empty(&family(1))
            .figure(1, c(6, 8))
            .token(c(1, 1), Kind::Victim)
            .token(c(1, 2), Kind::Hidden)
            .tally(rescued, lost);
        for (row, column) in walls {
            position = position.damage(c(row, column), c(row + 1, column), 2);
        }
        for (row, column) in sides {
            position = position.damage(c(row, column), c(row, column + 1), 2);
        }
        position.damage(c(6, 8), c(7, 8), 1).build().unwrap()
    };
    let mut game = build(2, 0);
    play(&mut game, &["chop 7,8"]);
    assert_eq!((won(&game), view(&game).lost, view(&game).pois.len()), (Some(false), 1, 0));
    let game = chop_down(build(7, 0));
    assert_eq!(won(&game), Some(true), "already won");
}

#[test]
fn fp_50_several_rescued_by_one_drive_are_counted_together() {
    let mut game = empty(&experts(&[Role::Generalist]))
        .figure(1, c(7, 9))
        .token(c(3, 9), Kind::Victim)
        .token(c(4, 9), Kind::Treated)
        .tally(6, 0)
        .build()
        .unwrap();
    let events = play(&mut game, &["drive ambulance clockwise"]);
    assert!(events.contains(&Event::Won { rescued: 8 }));
    assert_eq!(view(&game).phase.stage, Stage::PlayOn);
}
