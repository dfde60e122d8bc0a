//! The fast rules against slow ones written from the clauses, on random positions.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::common::reference::Reference;
use crate::common::{legal, random_game, setup, steep_game};
use kernel::{Actor, Game, Seat, Viewer};
use taluva::{Action, Heading, PhaseView, Placement, SeatState, Taluva};

const SETUPS: [&str; 7] = [
    r#"{"players":2}"#,
    r#"{"players":3}"#,
    r#"{"players":4}"#,
    r#"{"players":2,"strict_huts":true}"#,
    r#"{"players":2,"ranking":true}"#,
    r#"{"players":3,"ranking":true}"#,
    r#"{"players":4,"teams":true}"#,
];

fn on_random_positions(games: u64, look: impl Fn(&Taluva)) {
    for json in SETUPS {
        for seed in 0..games {
            random_game(&setup(json), seed, &look);
            steep_game(&setup(json), seed, &look);
        }
    }
}

/// TA-11 to TA-14 and TA-20 to TA-24: what is listed is what the clauses allow.
#[test]
fn legal_actions_are_those_of_the_reference() {
    on_random_positions(6, |game| {
        if game.to_act() == Actor::Chance {
            return;
        }
        let mut slow = Reference::new(game).legal();
        slow.sort_unstable();
        assert_eq!(legal(game), slow);
    });
}

/// TA-3: settlements kept up to date are those a flood fill finds.
#[test]
fn settlements_are_those_of_the_reference() {
    on_random_positions(12, |game| {
        let slow = Reference::new(game).settlements();
        let views = game.settlement_views();
        let fast: BTreeSet<_> = views
            .iter()
            .map(|view| (view.seat, view.fields.iter().copied().collect::<BTreeSet<_>>()))
            .collect();
        assert_eq!(fast, slow);
        assert_eq!(fast.len(), views.len(), "no settlement twice");
        for view in views {
            assert_eq!(usize::from(view.size), view.fields.len());
            assert_eq!(view.fields.first(), Some(&view.name));
        }
    });
}

/// TA-24: previews of extensions, affordable or not.
#[test]
fn extensions_are_those_of_the_reference() {
    on_random_positions(6, |game| {
        let slow = Reference::new(game);
        let turn = slow.view.turn;
        let extensions = game.extensions(turn);
        for extension in &extensions {
            let own = slow.own();
            let settlement = own.iter().find(|s| s.contains(&extension.settlement)).unwrap();
            let fields: BTreeSet<_> = extension.fields.iter().map(|field| field.place).collect();
            assert_eq!(fields, slow.extension(settlement, extension.terrain));
            let cost: u8 = fields.iter().map(|field| slow.cells[field].level).sum();
            assert_eq!(extension.cost, cost);
            let action = Action::Extend(extension.settlement, extension.terrain);
            let legal = game.why_not(action).is_none();
            let building = game.to_act() == Actor::Seat(turn) && slow.view.tile.is_none();
            assert_eq!(legal, building && extension.affordable, "{action}");
        }
        assert!(game.extensions(Seat(5)).is_empty(), "a seat that is not there has none");
    });
}

/// TA-12: given volcano on volcano and no gap, "points the same way" and "covers one tile only" are
/// the same.
#[test]
fn ta_12_the_same_direction_is_covering_one_tile() {
    on_random_positions(6, |game| {
        let slow = Reference::new(game);
        for volcano in slow.cells.values().filter(|cell| cell.terrain.is_none()) {
            for heading in Heading::ALL {
                let placement = Placement::new(volcano.place, heading);
                let tops: Vec<_> =
                    placement.hexes().iter().filter_map(|hex| slow.cells.get(hex)).collect();
                if tops.len() < 3 || tops.iter().any(|top| top.level != volcano.level) {
                    continue;
                }
                assert_eq!(heading == volcano.heading, slow.tiles_beneath(placement) == 1);
            }
        }
    });
}

/// Previews of placements tell what really happens.
#[test]
fn landings_come_true() {
    let json = r#"{"players":3}"#;
    for seed in 0..6 {
        random_game(&setup(json), seed, |game| {
            let before = Reference::new(game);
            for action in legal(game).into_iter().step_by(7) {
                let Action::Lay(placement) = action else { return };
                let landing = game.landing(placement);
                let mut next = game.clone();
                next.play(action, &mut kernel::Silent).unwrap();
                let after = Reference::new(&next);
                assert_eq!(after.cells[&placement.volcano].level, landing.level);
                let gone: BTreeSet<_> = before
                    .cells
                    .keys()
                    .filter(|&&hex| before.owner(hex) != after.owner(hex))
                    .collect();
                let covered: BTreeSet<_> = landing.covered.iter().map(|huts| &huts.place).collect();
                assert_eq!(covered, gone);
                let more = after.settlements().len() - before.settlements().len();
                let parts: usize = landing.splits.iter().map(|split| split.parts.len() - 1).sum();
                assert_eq!(parts, more);
            }
        });
    }
}

/// The comparisons above are worth something only if the games meet everything: each reason to
/// refuse an eruption alone, splits and joins, temples and towers, every way out.
#[test]
fn the_games_compared_meet_everything() {
    let met = RefCell::new(BTreeSet::new());
    on_random_positions(6, |game| {
        let mut met = met.borrow_mut();
        let view = game.view(Viewer::Spectator);
        met.extend(view.settlements.iter().filter(|s| s.temples > 1).map(|_| "two temples"));
        met.extend(view.settlements.iter().filter(|s| s.towers > 0).map(|_| "tower"));
        met.extend(view.seats.iter().filter(|s| s.state == SeatState::Out).map(|_| "out"));
        met.extend(
            view.seats.iter().filter(|s| s.state == SeatState::Finished).map(|_| "finished"),
        );
        if view.phase == PhaseView::Lay {
            for volcano in view.cells.iter().filter(|cell| cell.terrain.is_none()) {
                for heading in Heading::ALL {
                    let placement = Placement::new(volcano.place, heading);
                    met.extend(only_fault(game, placement));
                    let splits = game.landing(placement).splits;
                    met.extend(
                        splits.iter().map(|split| {
                            if split.parts.len() > 2 { "three parts" } else { "split" }
                        }),
                    );
                }
            }
        }
    });
    let expected = [
        "beneath points",
        "finished",
        "gap",
        "out",
        "split",
        "temple",
        "three parts",
        "tower",
        "tower on",
        "two temples",
        "wiped out",
    ];
    assert_eq!(met.into_inner(), BTreeSet::from(expected));
}

/// What an eruption is forbidden for, if it is one thing only.
fn only_fault(game: &Taluva, placement: Placement) -> Option<&'static str> {
    let objections = game.objections(Action::Lay(placement));
    let [objection] = &objections[..] else { return None };
    let text = &objection.text.en;
    let names = [
        ("beneath points", "beneath points"),
        ("gap", "gap"),
        ("a temple on", "temple"),
        ("a tower on", "tower on"),
        ("Nothing would be left", "wiped out"),
    ];
    names.into_iter().find(|(part, _)| text.contains(part)).map(|(_, name)| name)
}
