//! What is said about actions, on positions a person understands.

mod feurio;
mod flash_point;
mod on_the_run;
mod taluva;
mod vulkan;

use bots::reasons::{Effect, Story, Talk};
use kernel::Seat;

/// What a line of actions brings about for a seat, with how things stand after it.
fn effects<G: Talk>(game: &G, seat: u8, line: &[&str]) -> Vec<Effect> {
    let line: Vec<G::Action> = line.iter().map(|text| text.parse().expect("an action")).collect();
    let (story, rest) = Story::tell(game, &line).expect("a seat is to act");
    assert!(rest.is_empty(), "the line is legal and all one seat's");
    let mut effects = G::effects(&story, Seat(seat));
    effects.extend(Talk::outlook(&story.after, &story, Seat(seat)));
    for effect in &effects {
        let text = &effect.reason.text;
        assert!(!text.en.is_empty() && !text.de.is_empty() && text.en != text.de, "{text:?}");
        assert!(!text.en.ends_with('.') && !text.de.ends_with('.'), "{text:?}");
    }
    effects
}

/// The effect with this key.
#[track_caller]
fn find<'a>(effects: &'a [Effect], key: &str) -> &'a Effect {
    let all = || effects.iter().map(|effect| &effect.reason.text.en).collect::<Vec<_>>();
    let found = effects.iter().find(|effect| effect.reason.key == key);
    found.unwrap_or_else(|| panic!("no {key} in {:#?}", all()))
}

/// Whether nothing with this key is said.
fn lacks(effects: &[Effect], key: &str) -> bool {
    effects.iter().all(|effect| effect.reason.key != key)
}

/// Every effect of random play can be said, and figures fit the seats.
fn speaks_of_everything<G: Talk>() {
    use kernel::{Actor, Scratch, Silent};
    use rand_core::SeedableRng;
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(11);
    for info in G::GAMES {
        for sample in info.samples {
            let mut setup: serde_json::Value = serde_json::from_str(sample).expect("a set-up");
            if G::GAMES.len() > 1 {
                setup["edition"] = info.id.into();
            }
            let setup: G::Setup = serde_json::from_value(setup).expect("a set-up");
            let mut game = G::new(&setup).expect("a game");
            while game.to_act() != Actor::Nobody {
                let action = game.sample(&mut Scratch::default(), &mut rng);
                if game.to_act() != Actor::Chance {
                    for seat in Seat::all(game.seats()) {
                        effects(&game, seat.0, &[&action.to_string()]);
                    }
                }
                game.play_unchecked(action, &mut Silent);
                for (i, gauge) in game.gauges().iter().enumerate() {
                    let seats = if gauge.common { 1 } else { game.seats() };
                    let told: Vec<i32> = Seat::all(seats).map(|s| game.gauge(i, s)).collect();
                    assert!(told.iter().all(|figure| (-60..=600).contains(figure)), "{told:?}");
                }
            }
        }
    }
}
