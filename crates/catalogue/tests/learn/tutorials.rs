//! The tutorials, followed to their ends.

use kernel::Seat;

use crate::content::{Step, Tutorial, tutorials};
use crate::walk::Walk;

#[test]
fn every_game_has_its_tutorial() {
    let mut games: Vec<&str> = catalogue::games().iter().map(|game| game.info().id).collect();
    games.sort_unstable();
    let found: Vec<String> = tutorials().into_iter().map(|(file, _)| file).collect();
    assert_eq!(found, games);
    for (file, tutorial) in tutorials() {
        assert_eq!(tutorial.game, file);
    }
}

#[test]
fn every_step_can_be_taken() {
    for (_, tutorial) in tutorials() {
        let mut walk = Walk::new(&tutorial);
        (0..tutorial.steps.len()).for_each(|number| walk.step(number));
    }
}

#[test]
fn tutorials_have_five_to_ten_steps_and_the_learner_acts_in_most() {
    for (file, Tutorial { steps, .. }) in tutorials() {
        assert!((5..=10).contains(&steps.len()), "{file}: {} steps", steps.len());
        let acted = steps.iter().filter(|step| step.is_acted()).count();
        assert!(acted >= 5 && acted + 2 >= steps.len(), "{file}: {acted} of {}", steps.len());
    }
}

/// A step to act in says what to do, helps and praises; a step to read does nothing of it.
#[test]
fn steps_are_complete() {
    for (file, tutorial) in tutorials() {
        for (number, step) in tutorial.steps.iter().enumerate() {
            let Step { task, praise, hint, accept, accept_any, accept_matching, .. } = step;
            let said = [task.is_some(), praise.is_some(), hint.is_some()];
            assert_eq!(said, [step.is_acted(); 3], "{file}, step {}", number + 1);
            let ways = [!accept.is_empty(), *accept_any, accept_matching.is_some()];
            let ways = ways.iter().filter(|&&is| is).count();
            assert!(ways <= 1, "{file}, step {}: one way to accept", number + 1);
        }
    }
}

/// Where the story ends with the end of a game, the learner has won it.
#[test]
fn whoever_follows_to_the_end_of_a_game_wins_it() {
    let mut won = 0;
    for (file, tutorial) in tutorials() {
        let mut walk = Walk::new(&tutorial);
        for number in 0..tutorial.steps.len() {
            walk.step(number);
            for outcome in walk.tables().iter().filter_map(|table| table.outcome()) {
                let place = outcome.seats.iter().find(|result| result.seat == Seat(tutorial.seat));
                let place = place.and_then(|result| result.place);
                assert_eq!(place, Some(1), "{file}, step {}: {outcome:?}", number + 1);
                won += 1;
            }
        }
    }
    assert!(won > 0, "some tutorials play a game to its end");
}
