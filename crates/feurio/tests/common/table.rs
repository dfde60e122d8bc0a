//! Starting games, playing texts, asking what is allowed.

use std::collections::{BTreeMap, BTreeSet};

use feurio::{Action, Event, Feurio, Setup};
use kernel::{Actor, Game, Refusal, Seat, Silent, Viewer};

/// Set-ups in which somebody may know more than others (FE-40).
pub(crate) const PRIVATE_SETUPS: [&str; 6] = [
    r#"{"edition":"feurio","players":4,"firebreak":"peek"}"#,
    r#"{"edition":"feurio","players":3,"firebreak":"commit"}"#,
    r#"{"edition":"feurio","players":2,"firebreak":"peek","hot_game":true}"#,
    r#"{"edition":"wildfire","players":4,"firebreak":"commit"}"#,
    r#"{"edition":"wildfire","players":3,"firebreak":"peek","midsummer":true}"#,
    r#"{"edition":"wildfire","players":2,"firebreak":"commit"}"#,
];

pub(crate) fn read(json: &str) -> Setup {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

pub(crate) fn game(json: &str) -> Feurio {
    Feurio::new(&read(json)).unwrap_or_else(|refusal| panic!("{json}: {refusal}"))
}

/// Why there is no such game.
pub(crate) fn refusal(json: &str) -> Refusal {
    Feurio::new(&read(json)).expect_err(json)
}

/// The clause of a refusal, such as `FE-21`, after making sure it is worded in both languages.
pub(crate) fn clause(refusal: &Refusal) -> String {
    assert!(!refusal.text.en.is_empty() && !refusal.text.de.is_empty());
    refusal.clause.to_string()
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays actions given as lines or separated by `;`.
pub(crate) fn play(game: &mut Feurio, texts: &str) {
    for text in lines(texts) {
        game.play(action(text), &mut Silent).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// The same, with what it told.
pub(crate) fn play_told(game: &mut Feurio, texts: &str) -> Vec<Event> {
    let mut events = vec![];
    for text in lines(texts) {
        game.play(action(text), &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    events
}

fn lines(texts: &str) -> impl Iterator<Item = &str> {
    texts.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty())
}

/// The clause by which `text` is refused.
pub(crate) fn refused(game: &Feurio, text: &str) -> String {
    let refusal = game.why_not(action(text)).unwrap_or_else(|| panic!("{text} is allowed"));
    clause(&refusal)
}

/// Everything that may be done.
pub(crate) fn legal(game: &Feurio) -> BTreeSet<String> {
    let mut actions = vec![];
    game.legal(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// What may be done and begins with `start`, in order.
pub(crate) fn legal_starting(game: &Feurio, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|text| text.starts_with(start)).collect()
}

/// Plays the first of the actions that begin with `start`; returns what it told.
pub(crate) fn play_first(game: &mut Feurio, start: &str) -> Vec<Event> {
    let first = legal_starting(game, start).into_iter().next();
    let first = first.unwrap_or_else(|| panic!("nothing begins with {start}"));
    play_told(game, &first)
}

/// Chance's outcomes with their weights.
pub(crate) fn odds(game: &Feurio) -> BTreeMap<String, u32> {
    let mut odds = vec![];
    game.chance(&mut odds);
    odds.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
}

pub(crate) fn seat_to_act(game: &Feurio) -> u8 {
    match game.to_act() {
        Actor::Seat(seat) => seat.0,
        other => panic!("{other} is to act"),
    }
}

/// How hot the hottest places are.
pub(crate) fn heat(game: &Feurio) -> u8 {
    game.hottest().0
}

/// Every seat's points, as everybody sees them.
pub(crate) fn scores(game: &Feurio) -> Vec<u16> {
    let view = game.view(Viewer::Spectator);
    let points: Vec<u16> = view.scores.iter().map(|score| score.points).collect();
    for (seat, &points) in Seat::all(game.seats()).zip(&points) {
        assert_eq!(game.score(seat).0, points);
    }
    points
}

/// What leaves the process towards `viewer`.
pub(crate) fn bytes(game: &Feurio, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("views can be written")
}
