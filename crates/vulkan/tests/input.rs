//! Bad input: a clear error, never a panic.

mod common;

use common::{position, tile, volcano};
use hex::Hex;
use kernel::{Game, Seat};
use proptest::prelude::*;
use vulkan::{Action, Edition, Fate, Position, Setup, Vulkan};

fn error(json: &str) -> String {
    serde_json::from_str::<Setup>(json).expect_err(json).to_string()
}

#[test]
fn set_ups_that_make_no_sense_are_named() {
    assert!(error("{}").contains("missing field `edition`"));
    assert!(error(r#"{"edition":"feurio"}"#).contains("unknown variant `feurio`"));
    assert!(error(r#"{"edition":"vulkan","seed":1}"#).contains("unknown field `seed`"));
    assert!(error(r#"{"edition":"vulkan","players":300}"#).contains("300"));
    assert!(error(r#"{"edition":"vulkan","players":-1}"#).contains("-1"));
    assert!(
        error(r#"{"edition":"vulkan","layout":"square"}"#).contains("unknown variant `square`")
    );
    assert!(error(r#"{"edition":"vulkan","layout":7}"#).contains("the name of a ready layout"));
    assert!(error(r#"{"edition":"vulkan","layout":{}}"#).contains("missing field `places`"));
    let extra = r#"{"edition":"vulkan","layout":{"places":[],"holes":[]}}"#;
    assert!(error(extra).contains("unknown field `holes`"));
    assert!(error(r#"{"edition":"vulkan","layout":{"places":[[999,0]]}}"#).contains("999"));
    let seven = r#"{"edition":"vulkan","layout":{"places":[],"numbers":[7]}}"#;
    assert!(error(seven).contains("1 to 6"));
}

#[test]
fn the_usual_game_is_what_is_left_out() {
    let setup: Setup = serde_json::from_str(r#"{"edition":"volcano"}"#).unwrap();
    assert_eq!(setup, Setup::usual(Edition::Volcano));
    let json = serde_json::to_string(&setup).unwrap();
    let full = r#"{"edition":"volcano","players":4,"cooperative":false,"layout":"random"}"#;
    assert_eq!(json, full);
}

#[test]
fn impossible_positions_are_refused_with_their_clause() {
    let refuse = |position: &Position| position.build().unwrap_err().clause.to_string();
    let good = position(4, 0, &[volcano(0, 0), tile(1, 0, 5)]);
    assert!(good.build().is_ok());
    let with = |tiles: &[vulkan::Tile]| refuse(&position(4, 0, tiles));
    assert_eq!(with(&[tile(1, 0, 5)]), "VU-4");
    assert_eq!(with(&[volcano(0, 0), volcano(1, 0)]), "VU-4");
    assert_eq!(with(&[volcano(0, 0), tile(0, 0, 1)]), "VU-3");
    assert_eq!(with(&[volcano(0, 0), tile(1, 0, 0)]), "VU-1");
    assert_eq!(with(&[volcano(0, 0), tile(1, 0, 200)]), "VU-1");
    assert_eq!(with(&[volcano(0, 0), tile(2, 0, 5)]), "VU-15");
    assert_eq!(with(&[volcano(0, 0), tile(1, 0, 1).with_loads([1, 1, 0, 0])]), "VU-12");
    assert_eq!(with(&[volcano(0, 0), tile(1, 0, 1).with_loads([255; 4])]), "VU-12");
    assert_eq!(with(&[volcano(0, 0), tile(1, 0, 1).with_fate(Fate::Pile(Seat(4)))]), "VU-5");
    let sixes: Vec<_> = (0..7).map(|q| tile(q + 1, 0, 6)).collect();
    assert_eq!(with(&[&[volcano(0, 0)][..], &sixes].concat()), "VU-1");
    assert_eq!(refuse(&Position { players: 9, ..good.clone() }), "VU-5");
    assert_eq!(refuse(&Position { turn: Seat(200), ..good.clone() }), "VU-5");
    assert_eq!(refuse(&Position { supplies: [[13, 0, 0, 0]; 4], ..good.clone() }), "VU-5");
    assert_eq!(refuse(&Position { players: 1, cooperative: true, ..good.clone() }), "VU-22");
    let mut doubled = good.clone();
    doubled.tiles[1].loads = [1, 0, 0, 0];
    assert_eq!(refuse(&doubled), "VU-5");
    let far = vulkan::Tile::volcano(Hex::new(127, 127), 1);
    assert_eq!(refuse(&Position { tiles: vec![far], ..good }), "VU-3");
}

proptest! {
    /// Any action that can be read is answered in any phase.
    #[test]
    fn why_not_never_panics(seed: u64, q in -120i8..=120, r in -120i8..=120, steps in 0u32..90) {
        let mut game = Vulkan::new(&common::setup("volcano", r#"{"players":3}"#)).unwrap();
        let mut rng = common::rng(seed);
        let mut scratch = kernel::Scratch::default();
        for _ in 0..steps {
            if game.to_act() != kernel::Actor::Nobody {
                let action = game.sample(&mut scratch, &mut rng);
                game.play_unchecked(action, &mut kernel::Silent);
            }
        }
        let near = (q % 6, r % 6);
        for (q, r) in [(q, r), near] {
            for text in ["grow Q,R", "volcano Q,R", "fly Q,R e red", "fly Q,R sw yellow"] {
                let text = text.replace('Q', &q.to_string()).replace('R', &r.to_string());
                let action: Action = text.parse().unwrap();
                let mut legal = vec![];
                game.legal(&mut legal);
                prop_assert_eq!(game.why_not(action).is_none(), legal.contains(&action));
            }
        }
    }

    #[test]
    fn no_text_makes_reading_panic(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(&action.to_string(), &text);
        }
        let _ = serde_json::from_str::<Setup>(&text);
    }
}
