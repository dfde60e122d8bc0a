//! The engine against the slow reference, at every position of random games.

use std::collections::{BTreeMap, BTreeSet};

use feurio::{Feurio, Setup};
use forest::Colour;
use hex::Hex;
use kernel::{Game, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::common::{HABITS, Player, legal, odds, random_position, samples};
use crate::reference::{Model, Place, Stretch};

fn place(hex: Hex) -> Place {
    (i32::from(hex.q), i32::from(hex.r))
}

/// Everything that can be asked of a position, asked of both.
fn compare(game: &Feurio, model: &Model) {
    assert_eq!(game.to_act().to_string(), model.actor());
    assert_eq!(legal(game), model.legal());
    compare_odds(game, model);
    compare_supplies(game, model);
    compare_rim(game, model);
    compare_tiles(game, model);
    compare_scores(game, model);
    compare_goal(game, model);
}

fn compare_odds(game: &Feurio, model: &Model) {
    assert_eq!(usize::from(game.bag().left()), model.to_draw);
    let weights: BTreeMap<String, u32> = match model.actor().as_str() {
        "chance" => model.stack.iter().map(|(n, &left)| (format!("draw {n}"), left)).collect(),
        _ => BTreeMap::new(),
    };
    let weights = weights.into_iter().filter(|&(_, weight)| weight > 0).collect();
    assert_eq!(odds(game), weights);
}

fn compare_supplies(game: &Feurio, model: &Model) {
    for seat in Seat::all(4) {
        let own = Colour::ALL.map(|colour| u32::from(game.supplies().of(seat, colour)));
        assert_eq!(own, model.supply[seat.index()]);
    }
}

fn compare_rim(game: &Feurio, model: &Model) {
    let rim: BTreeSet<Place> = game.forest().rim().iter().map(|&hex| place(hex)).collect();
    assert_eq!(rim.len(), game.forest().rim().len());
    assert_eq!(rim, model.rim());
    for (&hex, heat) in game.forest().rim().iter().zip(game.forest().notes()) {
        assert_eq!(u32::from(heat.0), model.heat(place(hex)));
    }
}

fn compare_tiles(game: &Feurio, model: &Model) {
    assert_eq!(game.forest().len(), model.tiles.len());
    for tile in 0..game.forest().len() {
        let there = place(game.forest().place(tile));
        let plain = &model.tiles[&there];
        assert_eq!(u32::from(game.forest().number(tile).value()), plain.shows);
        assert_eq!(u32::from(game.forest().free_edges(tile)), model.free_edges(there));
        assert_eq!(Colour::ALL.map(|colour| u32::from(game.men(tile, colour))), plain.men);
    }
}

fn compare_scores(game: &Feurio, model: &Model) {
    for colour in Colour::ALL {
        let fast: BTreeSet<Stretch> = game.areas(colour).map(|area| stretch(game, area)).collect();
        assert_eq!(fast, model.areas(colour.index()), "{colour} areas");
    }
    for seat in Seat::all(game.seats()) {
        let (points, best) = game.score(seat);
        assert_eq!((u32::from(points), u32::from(best)), model.score(seat.index()));
    }
}

fn stretch(game: &Feurio, area: feurio::Area) -> Stretch {
    let tiles = (0..game.forest().len()).filter(|tile| area.tiles >> tile & 1 == 1);
    Stretch {
        places: tiles.map(|tile| place(game.forest().place(tile))).collect(),
        sum: u32::from(area.sum),
        water: area.water.map(|water| u32::from(water.value())),
        points: u32::from(area.points),
    }
}

fn compare_goal(game: &Feurio, model: &Model) {
    let near = game.nearness();
    let lacking = (near.men_left, near.areas_too_many, near.areas_without_water);
    let lacking = (u32::from(lacking.0), u32::from(lacking.1), u32::from(lacking.2));
    assert_eq!(lacking, model.lacking());
}

fn compare_end(game: &Feurio, model: &Model, setup: &Setup) {
    let standings = game.standings().expect("the game is over");
    let won: Vec<usize> =
        (0..usize::from(setup.players)).filter(|&seat| standings.won(Seat(seat as u8))).collect();
    if setup.cooperative || setup.players == 1 {
        assert_eq!(won.is_empty(), model.lacking() != (0, 0, 0));
    } else {
        assert_eq!(won, model.winners());
    }
}

/// Plays both to the end.
fn play_both(mut game: Feurio, mut model: Model, setup: &Setup, mut player: Player) {
    loop {
        compare(&game, &model);
        let Some(action) = player.choose(&game) else { break };
        model.apply(&action.to_string());
        game.play(action, &mut Silent).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    compare_end(&game, &model, setup);
}

#[test]
fn engine_and_reference_agree_on_whole_games() {
    for (seed, setup) in samples().iter().enumerate() {
        for (game, habit) in HABITS.iter().cycle().take(3 * HABITS.len()).enumerate() {
            let player = Player::new((100 * game + seed) as u64, *habit);
            let game = Feurio::new(setup).expect("a sample");
            play_both(game, Model::new(setup), setup, player);
        }
    }
}

/// Forests with holes and arms, which games grown at the hottest place hardly ever have.
#[test]
fn engine_and_reference_agree_from_any_forest() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for (seed, setup) in samples().iter().enumerate() {
        for size in [1, 2, 6, 12, 20, 30, 34, 35, 36] {
            let position = random_position(setup, size, &mut rng);
            let game = Feurio::from_position(setup, &position).expect("a sound position");
            let player = Player::new(seed as u64, HABITS[(seed + size) % HABITS.len()]);
            play_both(game, Model::at(setup, &position), setup, player);
        }
    }
}
