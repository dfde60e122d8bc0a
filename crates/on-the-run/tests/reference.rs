//! The fast rules against the slow ones of `common/slow.rs`, on random positions.

mod common;

use std::collections::BTreeSet;

use common::slow::Table;
use common::{MODES, is_over, legal, view, walk};
use hex::Hex;
use kernel::Game;
use on_the_run::{PhaseView, View};

const GAMES: u64 = 25;

fn each_position(mut each: impl FnMut(&on_the_run::OnTheRun, &View)) {
    for (players, cooperative) in MODES {
        walk(players, cooperative, GAMES, |game| each(game, &view(game)));
    }
}

/// OR-3 and OR-10.
#[test]
fn or_10_hot_spots_as_the_rules_say() {
    let mut compared = 0;
    each_position(|game, view| {
        let slow = Table::new(view);
        let fields: BTreeSet<Hex> = view.edge.iter().map(|field| field.place).collect();
        assert_eq!(fields, slow.edge_fields());
        if let PhaseView::Laying { .. } = view.phase {
            let slow = slow.hot_spots();
            let hot = view.edge.iter().filter(|field| field.hot).map(|field| field.place);
            assert_eq!(hot.collect::<BTreeSet<_>>(), slow);
            assert_eq!(legal(game, "lay"), slow.iter().map(|at| format!("lay {at}")).collect());
            compared += 1;
        }
    });
    assert!(compared > 4000, "{compared}");
}

/// OR-14 and OR-15: group moves.
#[test]
fn or_15_routes_as_the_rules_say() {
    let (mut compared, mut through_groups) = (0, 0);
    each_position(|game, view| {
        let PhaseView::Fleeing { number, colour, waiting } = &view.phase else { return };
        let slow = Table::new(view);
        let mut expected = BTreeSet::new();
        for tile in view.tiles.iter().filter(|tile| tile.number == *number) {
            if tile.animals[colour.index()] > 0 {
                let routes = slow.routes(tile.place);
                assert!(!routes.is_empty(), "who is stuck goes home at once");
                let from = tile.place;
                let shown = waiting.iter().find(|waiting| waiting.place == from).unwrap();
                assert_eq!(shown.routes.iter().copied().collect::<BTreeSet<_>>(), routes);
                through_groups += routes.iter().filter(|to| from.distance(**to) > 1).count();
                expected.extend(routes.iter().map(|to| format!("move {from} to {to}")));
            }
        }
        assert_eq!(legal(game, ""), expected);
        compared += 1;
    });
    assert!(compared > 1000 && through_groups > 1000, "{compared} {through_groups}");
}

/// OR-22, OR-41 and OR-42.
#[test]
fn or_22_points_as_the_rules_say() {
    each_position(|game, view| {
        let slow = Table::new(view);
        for tally in &view.colours {
            let under = slow.numbers_under(tally.colour);
            assert_eq!(i32::from(tally.escaped), slow.escaped(tally.colour));
            assert_eq!(usize::from(tally.on_tiles), under.len());
            assert_eq!(tally.damage, under.iter().map(|&n| u32::from(n)).sum::<u32>());
        }
        let product = |colours: &[forest::Colour]| -> i32 {
            colours.iter().map(|&colour| slow.escaped(colour)).product()
        };
        let unused = |colours: &[forest::Colour]| -> i32 {
            let own = view.colours.iter().filter(|tally| colours.contains(&tally.colour));
            own.map(|tally| i32::from(tally.supply)).sum()
        };
        for seat in view.seats.iter().filter(|_| !view.cooperative) {
            let points = product(&seat.colours) - unused(&seat.colours);
            assert_eq!(seat.points, Some(points));
            if is_over(game) {
                let result = &game.outcome().unwrap().seats[seat.seat.index()];
                assert_eq!(result.score, Some(points));
            }
        }
        if view.cooperative && is_over(game) {
            let all = forest::Colour::ALL;
            let points = if unused(&all) == 0 { product(&all) } else { 0 };
            let common = game.outcome().unwrap().common.unwrap();
            assert_eq!((common.won, common.score), (unused(&all) == 0, Some(points)));
        }
    });
}

/// Of everything that can be said about the places near the forest exactly what is listed is
/// accepted.
#[test]
fn whatever_is_not_listed_is_refused() {
    let mut compared = 0;
    for (players, cooperative) in MODES {
        walk(players, cooperative, 1, |game| {
            let accepted = everything(&view(game)).into_iter();
            let accepted = accepted.filter(|text| game.why_not(text.parse().unwrap()).is_none());
            let listed = legal(game, "").into_iter().filter(|text| !text.starts_with("arrange"));
            assert_eq!(accepted.collect::<BTreeSet<_>>(), listed.collect());
            compared += 1;
        });
    }
    assert!(compared > 500, "{compared}");
}

fn everything(view: &View) -> Vec<String> {
    let mut places: BTreeSet<Hex> = view.tiles.iter().map(|tile| tile.place).collect();
    places.extend(view.edge.iter().flat_map(|field| field.place.neighbours()));
    let mut texts = vec!["pass".to_owned(), "done".to_owned()];
    texts.extend((1..=6).map(|number| format!("draw {number}")));
    for colour in forest::Colour::ALL {
        texts.extend((1..=6).map(|number| format!("flee {number} {colour}")));
        for count in 0..=4 {
            texts.extend(places.iter().map(|at| format!("startle {colour} {count} at {at}")));
        }
    }
    for at in &places {
        texts.extend(["lay", "relocate", "predator"].map(|verb| format!("{verb} {at}")));
    }
    if let PhaseView::Fleeing { .. } = view.phase {
        let pairs = places.iter().flat_map(|from| places.iter().map(move |to| (from, to)));
        texts.extend(pairs.map(|(from, to)| format!("move {from} to {to}")));
    }
    texts
}
