//! The numbers the tutorials tell their learners.

use catalogue::AnyTable;
use kernel::Viewer;
use serde_json::Value;

use crate::content::tutorials;
use crate::positions::replayed;
use crate::walk::Walk;

/// Everybody's points, seat by seat.
fn points(table: &dyn AnyTable) -> Vec<i64> {
    let view = table.view(Viewer::Spectator);
    let seats = view.get("scores").or(view.get("seats")).and_then(Value::as_array);
    let own = |seat: &Value| seat.get("points").or(seat.get("score")).and_then(Value::as_i64);
    seats.expect("seats").iter().map(|seat| own(seat).expect("points")).collect()
}

/// Checks the points before and after a step, counted from 1; before it, those of its record.
fn check(game: &str, step: usize, before: &[i64], after: &[i64]) {
    let (_, tutorial) = tutorials().into_iter().find(|(file, _)| file == game).expect("a tutorial");
    let mut walk = Walk::new(&tutorial);
    (0..step).for_each(|number| walk.step(number));
    if let Some(record) = &tutorial.steps[step - 1].record {
        assert_eq!(points(&*replayed(record)), before, "{game}, before step {step}");
    }
    for table in walk.tables() {
        assert_eq!(points(&**table), after, "{game}, after step {step}");
    }
}

#[test]
fn feurio_tells_true_scores() {
    check("feurio", 4, &[], &[4, 1, 1, 1]);
    check("feurio", 5, &[8, 6, 7, 12], &[19, 6, 7, 12]);
    check("feurio", 6, &[31, 14, 13, 17], &[31, 14, 13, 17]);
    check("feurio", 8, &[18, 20, 22, 17], &[23, 21, 22, 18]);
}

/// "At the other place you would have fallen from 31 points to 8."
#[test]
fn feurio_warns_of_a_true_danger() {
    let mut table = replayed("feurio-water");
    table.act(table.to_act(), "lay 2,0").expect("the other hottest place");
    assert_eq!(points(&*table)[0], 8);
}

#[test]
fn wildfire_tells_true_scores() {
    check("wildfire", 5, &[55, 52], &[55, 52]);
    check("wildfire", 7, &[55, 55], &[57, 56]);
    check("wildfire", 8, &[], &[59, 58]);
    check("wildfire", 9, &[], &[60, 58]);
}

#[test]
fn vulkan_and_volcano_tell_true_scores() {
    check("vulkan", 4, &[6, 2, 13, 0], &[19, 8, 13, 0]);
    check("volcano", 2, &[16, 28], &[28, 33]);
    check("volcano", 3, &[28, 43], &[56, 55]);
}

/// "If the 4 beside it went out first, you would have lost at once."
#[test]
fn volcano_warns_of_a_true_danger() {
    let mut table = replayed("volcano-lonely");
    table.act(table.to_act(), "fly 2,0 ne blue").expect("a legal flight");
    let outcome = table.outcome().expect("the game is over");
    assert_eq!(outcome.seats[0].place, None, "{outcome:?}");
}

#[test]
fn on_the_run_tells_true_scores() {
    check("on-the-run", 7, &[], &[5, 3, 6, 1]);
    check("on-the-run", 9, &[], &[9, 1, 3, 9]);
    check("on-the-run", 10, &[], &[10, 1, 3, 9]);
}
