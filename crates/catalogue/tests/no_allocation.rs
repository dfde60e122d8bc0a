//! Random play allocates nothing once its buffers have grown.

use catalogue::AnyGame;
use serde_json::Value;

/// Buffers and their growth: a handful, however many games are played.
const BUFFERS: u64 = 16;

fn allocations(game: &dyn AnyGame, setup: &Value, games: u64, listed: bool) -> u64 {
    let play = || game.playouts(setup, 7, games, listed).expect("samples are legal");
    allocation_counter::measure(|| {
        play();
    })
    .count_total
}

#[test]
fn warmed_playouts_do_not_allocate() {
    for game in catalogue::games() {
        for sample in game.info().samples {
            let setup = serde_json::from_str(sample).expect("samples are JSON");
            for listed in [false, true] {
                // Reading the set-up allocates; playing must not.
                let reading = allocations(&**game, &setup, 0, listed);
                let own = allocations(&**game, &setup, 30, listed) - reading;
                let id = game.info().id;
                assert!(own <= BUFFERS, "{id} {sample}: {own} allocations in 30 games");
            }
        }
    }
}
