//! Analyses, reviews and figures of every game, as faces get them.

mod common;

use bots::Budget;
use catalogue::{AnyTable, games, review, review_rng};
use common::{random_game, sample};
use kernel::Actor;
use serde_json::Value;

const FEW: Budget = Budget::Iterations(24);

/// Calls `each` with a random game of every set-up.
fn with_every_sample(mut each: impl FnMut(&dyn AnyTable, &str)) {
    for game in games() {
        for text in game.info().samples {
            let table = random_game(&**game, &sample(text), 7);
            each(&*table, &format!("{} {text}", game.info().id));
        }
    }
}

fn is_share(value: &Value) -> bool {
    value.as_f64().is_some_and(|share| (0.0..=1.0).contains(&share))
}

#[track_caller]
fn check_reasons(reasons: &Value, name: &str) {
    for reason in reasons.as_array().expect("a list") {
        let key = reason["key"].as_str().expect("a key");
        assert!(key.split_once('.').is_some(), "{name}: {key}");
        assert!(reason["args"].is_object() && reason["places"].is_array(), "{name}: {reason}");
        assert!(reason["text"]["en"].is_string() && reason["text"]["de"].is_string(), "{name}");
    }
}

#[test]
fn positions_are_analysed_as_json() {
    with_every_sample(|table, name| {
        let middle = table.rewound(table.plies() / 2);
        let analysis = middle.analyse(FEW, &mut review_rng(1, 0));
        assert_eq!(analysis.is_some(), middle.to_act().seat().is_some(), "{name}");
        let Some(analysis) = analysis else { return };
        let legal = middle.legal();
        assert!(analysis.candidates.iter().all(|found| legal.contains(&found.action)), "{name}");
        let json = serde_json::to_value(&analysis).expect("it can be written");
        assert!(is_share(&json["share"]), "{name}: {json}");
        for candidate in json["candidates"].as_array().expect("a list") {
            assert!(is_share(&candidate["share"]) && candidate["line"].is_array(), "{name}");
            assert_eq!(candidate["shares"].as_array().map(Vec::len), Some(table.seats().len()));
            check_reasons(&candidate["effects"], name);
        }
    });
}

#[test]
fn decisions_are_reviewed_as_json() {
    with_every_sample(|table, name| {
        for ply in (0..table.plies()).step_by(1 + table.plies() / 12) {
            let actor: Actor = table.told(ply, kernel::Viewer::Referee).actor.parse().unwrap();
            let reviewed = table.review_ply(ply, FEW, &mut review_rng(1, ply));
            assert_eq!(
                reviewed.as_ref().map(|it| Actor::Seat(it.seat)),
                actor.seat().map(|_| actor)
            );
            let Some(reviewed) = reviewed else { continue };
            let legal = table.rewound(ply).legal();
            assert!(legal.contains(&reviewed.best) && legal.contains(&reviewed.action), "{name}");
            assert!(reviewed.loss >= 0.0 && reviewed.before >= reviewed.after, "{name}");
            let json = serde_json::to_value(&reviewed).expect("it can be written");
            assert!(is_share(&json["before"]) && is_share(&json["after"]), "{name}: {json}");
            check_reasons(&json["why_best"], name);
            check_reasons(&json["why_played"], name);
            if reviewed.best != reviewed.action {
                let said = reviewed.why_best.len() + reviewed.why_played.len();
                assert!(said > 0, "{name}: something can always be said");
            }
        }
        assert_eq!(table.review_ply(table.plies(), FEW, &mut review_rng(1, 0)), None);
    });
}

#[test]
fn figures_are_told_before_and_after_every_decision() {
    with_every_sample(|table, name| {
        let series = table.series();
        assert!(!series.is_empty(), "{name}");
        for figure in &series {
            let lines = if figure.common { 1 } else { table.seats().len() };
            assert_eq!(figure.values.len(), lines, "{name}");
            assert!(figure.values.iter().all(|line| line.len() == table.plies() + 1), "{name}");
        }
        // Where seats have points, the last figures are the result's.
        let outcome = table.outcome().expect("it is over");
        if let Some(points) = series.iter().find(|figure| figure.key == "points") {
            for (seat, line) in outcome.seats.iter().zip(&points.values) {
                assert_eq!(line.last().copied(), seat.score, "{name}");
            }
        }
    });
}

#[test]
fn a_review_can_be_watched_and_stopped() {
    let game = catalogue::game("vulkan").expect("it is there");
    let table = random_game(game, &sample("{\"players\":2}"), 3);
    let mut told = vec![];
    let whole = review(&*table, FEW, 5, |done, all| {
        told.push(done);
        all == table.plies()
    });
    let whole = whole.expect("nobody stopped it");
    assert_eq!(told.len(), table.plies());
    assert_eq!(review(&*table, FEW, 5, |_, _| true).as_ref(), Some(&whole), "the same seed");
    let alone = whole.plies.last().expect("somebody decided");
    let again = table.review_ply(alone.ply, FEW, &mut review_rng(5, alone.ply));
    assert_eq!(again.as_ref(), Some(alone), "a decision can be reviewed on its own");
    assert_eq!(review(&*table, FEW, 5, |done, _| done < 3), None);
}
