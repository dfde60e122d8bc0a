//! A table made of what a seat was told shows that seat the same game.

mod common;

use catalogue::{AnyGame, AnyTable};
use kernel::{Actor, Seat, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// Calls `each` with random games of every sample set-up, stopped here and there.
fn on_random_games(mut each: impl FnMut(&dyn AnyGame, &Value, &dyn AnyTable)) {
    for game in catalogue::games() {
        for (seed, sample) in (1..).zip(game.info().samples) {
            let setup = common::sample(sample);
            let table = common::random_game(&**game, &setup, seed);
            for plies in (0..=table.plies()).step_by(17) {
                each(&**game, &setup, &*table.rewound(plies));
            }
        }
    }
}

#[test]
fn a_seat_sees_the_game_it_was_told() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut blanks = 0;
    on_random_games(|game, setup, table| {
        for seat in Seat::all(table.seats().len() as u8) {
            let viewer = Viewer::Seat(seat);
            let known = table.known(viewer);
            blanks += known.iter().filter(|(_, action)| action.ends_with('?')).count();
            let mut told = game.open(setup, table.seats().to_vec()).unwrap();
            // Somebody else's private draw that was not laid yet: nobody asks this seat then.
            if known.last().is_some_and(|(_, action)| action.ends_with('?')) {
                continue;
            }
            told.play_told(&known, &mut rng).unwrap();
            assert_eq!(told.to_act(), table.to_act());
            assert_eq!(told.view(viewer), table.view(viewer), "{setup} {seat}");
        }
    });
    assert!(blanks > 100, "some games have secrets");
}

fn peeking(told: &[&str]) -> Result<(), (usize, String)> {
    let game = catalogue::game("feurio").unwrap();
    let setup = json!({"players": 2, "firebreak": "peek", "arrangement": "random"});
    let mut table = game.open(&setup, vec![]).unwrap();
    let seat = |action: &str| {
        if action.starts_with("draw") { Actor::Chance } else { Actor::Seat(Seat(0)) }
    };
    let told: Vec<_> = told.iter().map(|action| (seat(action), (*action).to_owned())).collect();
    let played = table.play_told(&told, &mut ChaCha8Rng::seed_from_u64(1));
    played.map_err(|(ply, error)| (ply, error.to_string()))
}

#[test]
fn a_tile_that_lies_hidden_need_not_be_named_but_one_turned_up_must() {
    let opening = ["draw 6", "draw 6"];
    let hidden = [&opening[..], &["draw ?", "hide 1,-1 paying red"]].concat();
    assert_eq!(peeking(&hidden), Ok(()));
    let turned_up = [&opening[..], &["draw ?", "lay 1,-1"]].concat();
    let (ply, problem) = peeking(&turned_up).unwrap_err();
    assert!(ply == 2 && problem.contains("must be named"), "{problem}");
}
