//! What holds in every position, however it came about.

mod common;

use common::slow::Table;
use common::{MODES, is_over, setup, view};
use kernel::Game;
use on_the_run::{Event, OnTheRun, PhaseView, View};
use proptest::prelude::*;

/// Plays by a list of choices, over and over, until the game is over. `each` gets every position
/// and how many predators have left the game.
fn play_by(
    mode: (u8, bool),
    choices: &[u16],
    mut each: impl FnMut(&OnTheRun, usize) -> Result<(), TestCaseError>,
) -> Result<usize, TestCaseError> {
    let mut game = OnTheRun::new(&setup(mode.0, mode.1)).unwrap();
    let (mut legal, mut events, mut count, mut lost) = (vec![], vec![], 0, 0);
    while !is_over(&game) {
        each(&game, lost)?;
        game.legal(&mut legal);
        let choice = choices[count % choices.len()];
        let action = legal[usize::from(choice) % legal.len()];
        events.clear();
        game.play_unchecked(action, &mut events);
        lost += usize::from(events.contains(&Event::PredatorLost));
        count += 1;
        prop_assert!(count < 20_000, "the game goes on for ever");
    }
    each(&game, lost)?;
    Ok(count)
}

fn conserved(view: &View, lost: usize) -> Result<(), TestCaseError> {
    let slow = Table::new(view);
    for tally in &view.colours {
        prop_assert_eq!(tally.supply + tally.on_tiles + tally.escaped, 12);
    }
    let held: usize = view.seats.iter().map(|seat| usize::from(seat.predators)).sum();
    let aside = usize::from(view.phase == PhaseView::Relocating);
    let all = if view.seats.len() == 3 && !view.cooperative { 12 } else { 0 };
    prop_assert_eq!(held + slow.predators() + aside + lost, all);
    Ok(())
}

fn within_spaces(view: &View) -> Result<(), TestCaseError> {
    for tile in &view.tiles {
        let standing: u8 = tile.animals.iter().sum();
        prop_assert!(standing <= tile.spaces);
    }
    Ok(())
}

/// One entry a field, so one animal a field; and none of them a tile.
fn one_animal_a_field(view: &View) -> Result<(), TestCaseError> {
    let mut places: Vec<_> = view.edge.iter().map(|field| field.place).collect();
    places.extend(view.tiles.iter().map(|tile| tile.place));
    let count = places.len();
    places.sort_unstable();
    places.dedup();
    prop_assert_eq!(places.len(), count);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// OR-1, OR-3 and OR-16 throughout; OR-21: every game ends, however it is played.
    #[test]
    fn or_21_every_game_ends_and_nothing_is_lost(
        mode in 0..MODES.len(),
        choices in proptest::collection::vec(any::<u16>(), 1..40),
    ) {
        let mode = MODES[mode];
        play_by(mode, &choices, |game, lost| {
            let view = view(game);
            conserved(&view, lost)?;
            within_spaces(&view)?;
            one_animal_a_field(&view)
        })?;
    }

    /// No action that can be written makes the rules panic.
    #[test]
    fn any_action_is_answered(
        mode in 0..MODES.len(),
        choices in proptest::collection::vec(any::<u16>(), 1..8),
        q in -120i8..=120, r in -120i8..=120, near in -4i8..=4, count in any::<u8>(),
    ) {
        let texts = [
            format!("lay {q},{r}"),
            format!("relocate {q},{r}"),
            format!("predator {near},{near}"),
            format!("startle red {count} at {near},0"),
            format!("startle yellow {count} at {q},{r}"),
            "flee 3 blue".to_owned(),
            format!("move {near},0 to {q},{r}"),
            format!("move {q},{r} to {near},0"),
            "done".to_owned(),
            "arrange 1 2 3 4".to_owned(),
        ];
        play_by(MODES[mode], &choices, |game, _| {
            for text in &texts {
                let _ = game.why_not(text.parse().unwrap());
            }
            Ok(())
        })?;
    }
}
