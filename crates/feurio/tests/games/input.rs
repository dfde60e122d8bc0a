//! Nonsense gets an error, never a panic.

use std::panic::catch_unwind;

use feurio::{Action, Feurio, Setup};
use kernel::Game;
use proptest::prelude::*;

use crate::common::{HABITS, Player, game, samples};

const NO_ACTIONS: &[&str] = &[
    "",
    " ",
    "lay",
    "lay ",
    "lay 0",
    "lay 0,",
    "lay ,0",
    "lay 0,0,0",
    "lay 0, 0",
    "lay +1,0",
    "lay 01,0",
    "lay -0,0",
    "lay 121,0",
    "lay 0,-121",
    "lay 128,0",
    "lay 99999999999999999999,0",
    "lay 1.5,0",
    "lay 0,0 ",
    " lay 0,0",
    "lay  0,0",
    "Lay 0,0",
    "lay 0,0\n",
    "lay 0,0 now",
    "hide 0,0 paying",
    "hide 0,0 paying pink",
    "hide 0,0 red",
    "hide 0,0 paying red red",
    "firebreak red",
    "firebreak paying ",
    "draw",
    "draw 0",
    "draw 7",
    "draw 01",
    "draw -1",
    "draw ??",
    "draw 256",
    "arrange",
    "arrange 0",
    "arrange 6 5",
    "arrange 1 2 3 4 5",
    "arrange 4 1 1 1",
    "deploy red 2 0,1",
    "deploy red at 0,1",
    "deploy red 256 at 0,1",
    "deploy red -1 at 0,1",
    "deploy red 2 at 0,1 0,2",
    "deploy Red 2 at 0,1",
    "pass pass",
    "open 0,0",
    "resign",
    "\u{0}",
    "légen 0,0",
];

#[test]
fn what_is_no_action_is_not_read() {
    for text in NO_ACTIONS {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("expected"), "{error}");
    }
}

/// What can be read is judged, however absurd, in every kind of position.
#[test]
fn absurd_actions_are_refused_with_a_clause() {
    let absurd = [
        "lay 120,-120",
        "hide -120,120 paying blue",
        "deploy yellow 0 at 0,0",
        "deploy red 255 at 0,0",
        "deploy red 3 at 120,120",
        "draw ?",
        "arrange 1",
        "arrange 1 1 1 1",
    ];
    for setup in samples() {
        let mut player = Player::new(5, HABITS[0]);
        let mut game = Feurio::new(&setup).expect("a sample");
        while let Some(next) = player.choose(&game) {
            for text in absurd {
                let action: Action = text.parse().expect("readable");
                if action != next {
                    check_judged(&game, action);
                }
            }
            game.play_unchecked(next, &mut kernel::Silent);
        }
    }
}

fn check_judged(game: &Feurio, action: Action) {
    let mut legal = vec![];
    game.legal(&mut legal);
    match game.why_not(action) {
        Some(refusal) => assert!(refusal.to_string().contains("(FE-"), "{refusal}"),
        None => assert!(legal.contains(&action), "{action} is accepted but not listed"),
    }
}

const NO_SETUPS: &[&str] = &[
    "",
    "null",
    "4",
    r#""feurio""#,
    r#"{"players":}"#,
    r#"{"players":"4"}"#,
    r#"{"players":-1}"#,
    r#"{"players":256}"#,
    r#"{"players":1e99}"#,
    r#"{"players":4.5}"#,
    r#"{"players":99999999999999999999999999}"#,
    r#"{"players":null}"#,
    r#"{"edition":"vulkan"}"#,
    r#"{"edition":"Feurio"}"#,
    r#"{"edition":2003}"#,
    r#"{"cooperative":"yes"}"#,
    r#"{"cooperative":1}"#,
    r#"{"firebreak":"sometimes"}"#,
    r#"{"firebreak":1}"#,
    r#"{"firebreak":null}"#,
    r#"{"firebreak":["peek"]}"#,
    r#"{"firebreak":{"peek":true}}"#,
    r#"{"hot_game":0}"#,
    r#"{"arrangement":"mine"}"#,
    r#"{"arrangement":false}"#,
    r#"{"players":4,"players":3}"#,
    r#"{"player":4}"#,
    r#"{"hotgame":true}"#,
    r#"{"seed":1}"#,
];

#[test]
fn what_is_no_setup_is_not_read() {
    for json in NO_SETUPS {
        assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
    }
}

/// Every word a menu offers for an option can be sent as it stands.
#[test]
fn every_offered_choice_is_accepted() {
    for info in Feurio::GAMES {
        for option in info.options {
            let default: serde_json::Value = option.default.parse().expect("a JSON default");
            let mut offered = vec![default];
            if let kernel::OptionKind::Choice(choices) = option.kind {
                offered.extend(choices.iter().map(|choice| choice.word.into()));
            }
            for value in offered {
                let json = serde_json::json!({"edition": info.id, option.name: value});
                let setup = serde_json::from_value::<Setup>(json.clone());
                let setup = setup.unwrap_or_else(|error| panic!("{json}: {error}"));
                assert!(Feurio::new(&setup).is_ok(), "{json}");
            }
        }
    }
}

/// A wrong action on the fast path may do anything but take the process down with it.
#[test]
fn an_unchecked_illegal_action_harms_nothing_beyond_its_own_state() {
    for text in ["draw ?", "pass", "lay 5,5", "hide 0,0", "deploy red 3 at 9,9"] {
        let action: Action = text.parse().expect("readable");
        let _ = catch_unwind(|| {
            let mut start = game("{}");
            start.play_unchecked(action, &mut kernel::Silent);
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Any text is either no action or exactly the one it spells.
    #[test]
    fn any_text_is_read_exactly_or_not_at_all(text in "[a-z]{3,9}( [a-z0-9,?-]{1,6}){0,5}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn texts_made_of_the_right_words_are_read_exactly_or_not_at_all(
        words in proptest::collection::vec(
            proptest::sample::select(vec![
                "lay", "hide", "deploy", "draw", "arrange", "pass", "open", "firebreak", "paying",
                "at", "red", "yellow", "0", "1", "3", "6", "0,0", "2,-1", "-120,120", "?", "",
            ]),
            1..7,
        )
    ) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
            let _ = game("{}").why_not(action);
        }
    }

    #[test]
    fn any_setup_is_a_game_or_refused(
        players in any::<u8>(),
        flags in any::<[bool; 5]>(),
        timing in proptest::sample::select(vec!["false", "true", "\"peek\"", "\"commit\""]),
    ) {
        let [wildfire, cooperative, hot, midsummer, random] = flags;
        let (edition, order) = (
            if wildfire { "wildfire" } else { "feurio" },
            if random { "random" } else { "chosen" },
        );
        let json = format!(
            r#"{{"edition":"{edition}","players":{players},"cooperative":{cooperative},
            "firebreak":{timing},"hot_game":{hot},"midsummer":{midsummer},
            "arrangement":"{order}"}}"#
        );
        let setup: Setup = serde_json::from_str(&json).expect("well formed");
        let common = cooperative || players == 1;
        let sensible = (1..=4).contains(&players)
            && !(common && (timing != "false" || midsummer || hot))
            && !(wildfire && hot)
            && (wildfire || !midsummer);
        prop_assert_eq!(Feurio::new(&setup).is_ok(), sensible, "{}", json);
    }
}
