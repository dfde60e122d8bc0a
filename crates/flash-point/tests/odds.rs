//! The odds of the coming fire against playing it (FP-30, FP-92).

mod common;

use common::{act, c, empty, experts, family, play, samples, view, watch};
use flash_point::odds::{FireOdds, first_roll, sampled_phase, whole_phase};
use flash_point::{CellSet, Event, FlashPoint, Kind, Role, Stage};
use kernel::{Actor, Game};

/// Counts by playing each of the 48 rolls in the true game to the end of its first roll.
fn played(game: &FlashPoint) -> (Vec<u64>, Vec<u64>, Vec<u64>, u64) {
    let mut ignites = vec![0; 80];
    let mut explodes = vec![0; 80];
    let mut knocked = vec![0; 6];
    let mut collapses = 0;
    for cell in CellSet::HOUSE.iter() {
        let (mut next, mut events) = (game.clone(), vec![]);
        next.play_unchecked(act(&format!("roll {cell}")), &mut events);
        while view(&next).phase.stage == Stage::Detonate {
            let first = common::legal(&next)[0].clone();
            next.play_unchecked(act(&first), &mut events);
        }
        let (mut lit, mut blown) = (CellSet::EMPTY, CellSet::EMPTY);
        for event in &events {
            match event {
                Event::Ignited { cell } => lit.insert(*cell),
                Event::Flashover { cells, .. } => cells.iter().for_each(|cell| lit.insert(*cell)),
                Event::Exploded { cell } => blown.insert(*cell),
                Event::Collapsed => collapses += 1,
                Event::KnockedDown { figure, .. } => knocked[figure.index()] += 1,
                _ => {}
            }
        }
        (lit - game.fire()).iter().for_each(|cell| ignites[cell.index()] += 1);
        blown.iter().for_each(|cell| explodes[cell.index()] += 1);
    }
    (ignites, explodes, knocked, collapses)
}

fn compare(game: &FlashPoint, odds: &FireOdds) {
    let (ignites, explodes, knocked, collapses) = played(game);
    assert_eq!(odds.total, 48);
    let listed: Vec<_> = odds.cells.iter().map(|cell| cell.ignites).collect();
    assert_eq!(listed, ignites);
    let listed: Vec<_> = odds.cells.iter().map(|cell| cell.explodes).collect();
    assert_eq!(listed, explodes);
    assert_eq!(odds.collapses, collapses);
    if odds.unresolved == 0 && collapses == 0 {
        for figure in &odds.figures {
            assert_eq!(figure.knocked_down, knocked[figure.figure.index()]);
        }
    }
}

#[test]
fn fp_30_the_first_roll_counts_what_playing_it_gives() {
    for setup in samples() {
        watch(&setup, 11, |game| {
            if view(game).phase.stage == Stage::Fire {
                compare(game, &first_roll(game));
            }
        });
    }
}

#[test]
fn fp_30_a_plain_case_by_hand() {
    let game = empty(&family(1))
        .fire([c(1, 1)])
        .figure(1, c(1, 2))
        .token(c(2, 1), Kind::Hidden)
        .build()
        .unwrap();
    let odds = first_roll(&game);
    // 1,2 burns if it is rolled itself or if 1,1 explodes; so does 2,1.
    assert_eq!(odds.cell(c(1, 2)).ignites, 2);
    assert_eq!((odds.figures[0].knocked_down, odds.pois[0].lost), (2, 2));
    assert_eq!((odds.cell(c(1, 1)).explodes, odds.cell(c(1, 1)).burns), (1, 48));
    assert_eq!((odds.unresolved, odds.collapses, odds.damage), (0, 0, 2));
}

/// All courses of at most two rolls, played in the true game.
fn two_rolls(game: &FlashPoint, target: usize) -> (u64, u64) {
    let (mut knocked, mut unresolved) = (0, 0);
    for first in CellSet::HOUSE.iter() {
        let mut one = game.clone();
        play(&mut one, &[&format!("roll {first}")]);
        let burns = |game: &FlashPoint| {
            let cell = view(game).figures[target].cell.unwrap();
            view(game).phase.stage == Stage::KnockDown || game.fire().contains(cell)
        };
        if view(&one).phase.stage != Stage::Fire {
            knocked += if burns(&one) { 48 } else { 0 };
            continue;
        }
        for second in CellSet::HOUSE.iter() {
            let mut two = one.clone();
            play(&mut two, &[&format!("roll {second}")]);
            unresolved += u64::from(view(&two).phase.stage == Stage::Fire);
            knocked += u64::from(burns(&two));
        }
    }
    (knocked, unresolved)
}

fn flaring() -> FlashPoint {
    let mut game = empty(&experts(&[Role::Generalist]))
        .fire([c(1, 1), c(2, 2)])
        .smoke([c(3, 2)])
        .hot_spots([c(1, 1), c(4, 4), c(6, 6)])
        .figure(1, c(1, 2))
        .build()
        .unwrap();
    play(&mut game, &["end turn"]);
    game
}

#[test]
fn fp_92_two_rolls_deep_is_what_playing_two_rolls_gives() {
    let game = flaring();
    let odds = whole_phase(&game, 2);
    assert_eq!(odds.total, 48 * 48);
    let (knocked, unresolved) = two_rolls(&game, 0);
    assert_eq!((odds.figures[0].knocked_down, odds.unresolved), (knocked, unresolved));
    assert_eq!(unresolved, 9, "three hot spots, twice");
}

#[test]
fn fp_92_deeper_counts_close_in_on_the_truth() {
    let game = flaring();
    let [shallow, deep] = [whole_phase(&game, 2), whole_phase(&game, 3)];
    for (a, b) in shallow.cells.iter().zip(&deep.cells) {
        // Lower bounds rise, upper bounds fall.
        assert!(a.burns * 48 <= b.burns);
        assert!(
            (a.burns + shallow.unresolved) * 48 >= b.burns + deep.unresolved || a.burns == 2304
        );
    }
    assert!(deep.unresolved <= 27 * 2);
}

#[test]
fn fp_92_sampling_agrees_within_its_stated_error() {
    let game = flaring();
    let exact = whole_phase(&game, 3);
    let samples = 4000;
    let sampled = sampled_phase(&game, samples, &mut common::rng(92));
    assert_eq!((sampled.total, sampled.sampling_error), (4000, 16));
    for (a, b) in exact.cells.iter().zip(&sampled.cells) {
        let (a, b) = (a.burns * 1000 / exact.total, b.burns * 1000 / sampled.total);
        assert!(a.abs_diff(b) <= 2 * sampled.sampling_error, "{a} against {b} thousandths");
    }
}

#[test]
fn odds_can_be_asked_at_any_time_and_travel_as_json() {
    for setup in samples() {
        watch(&setup, 5, |game| {
            if game.to_act() == Actor::Nobody {
                let json = serde_json::to_string(&first_roll(game)).unwrap();
                let again: FireOdds = serde_json::from_str(&json).unwrap();
                assert_eq!(again, first_roll(game));
            }
        });
    }
}
