//! Facts that are kept or counted on the quick, compared with the plain way.

mod common;

use common::{rng, setup};
use forest::{Colour, TileSet};
use kernel::{Actor, Game, Scratch, Seat, Silent};
use vulkan::{Action, Vulkan};

/// Who has most loads of one colour on a tile.
fn holder(game: &Vulkan, tile: usize) -> Option<Seat> {
    let loads = Colour::ALL.map(|colour| game.loads_of(tile, colour));
    let most = loads.into_iter().max().filter(|&most| most > 0)?;
    let mut first = Colour::ALL.into_iter().filter(|colour| loads[colour.index()] == most);
    first.next().filter(|_| first.next().is_none()).and_then(|colour| game.seating().owner(colour))
}

fn is_same(tile: usize, one: &Vulkan, other: &Vulkan) -> bool {
    let seen = |game: &Vulkan| {
        let loads = Colour::ALL.map(|colour| game.loads_of(tile, colour));
        (game.burning() >> tile & 1, game.loose() >> tile & 1, loads)
    };
    seen(one) == seen(other)
}

fn tiles_of(set: TileSet) -> impl Iterator<Item = usize> {
    (0..64).filter(move |tile| set >> tile & 1 == 1)
}

fn check(game: &Vulkan, actions: &[Action]) {
    assert!(tiles_of(game.burning()).all(|tile| game.holder(tile) == holder(game, tile)));
    let mut rows = vec![];
    for &action in actions {
        if let Action::Fly(flight) = action {
            let below = game.open_below(flight);
            assert_eq!(game.count_open_below(flight), below.count_ones());
            rows.push(below);
        }
        let mut after = *game;
        after.play_unchecked(action, &mut Silent);
        let changed = tiles_of(game.burning()).filter(|&tile| !is_same(tile, game, &after));
        let changed = changed.fold(0, |set, tile| set | 1 << tile);
        assert_eq!(after.tiles_changed_since(game), changed, "{action}");
    }
    // Any set of tiles will do.
    let some = 0x5_6b3d_92a7;
    let mut quick: Vec<_> = game.open_below_rows(some).collect();
    let mut plain: Vec<_> = rows.iter().map(|row| (row.count_ones(), row & some)).collect();
    quick.sort_unstable();
    quick.dedup();
    plain.sort_unstable();
    plain.dedup();
    assert!(rows.is_empty() || quick == plain);
}

#[test]
fn quick_facts_are_right_in_random_games() {
    let mut actions = vec![];
    for (players, seed) in (1..=4).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let mut game =
            Vulkan::new(&setup("volcano", &format!(r#"{{"players":{players}}}"#))).unwrap();
        let (mut rng, mut scratch) = (rng(seed), Scratch::default());
        while game.to_act() != Actor::Nobody {
            if let Actor::Seat(_) = game.to_act() {
                game.legal(&mut actions);
                check(&game, &actions);
            }
            game.play_unchecked(game.sample(&mut scratch, &mut rng), &mut Silent);
        }
    }
}
