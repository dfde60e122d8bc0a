//! What the bots know about Vulkan! and Volcano!.

use bots::insight::{Insight, VulkanInsight};
use bots::search::Lore;
use hex::Hex;
use kernel::{Actor, Game, Scratch, Seat, Silent, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use vulkan::{Action, Edition, Fate, Phase, Position, Setup, Tile, Vulkan};

/// The volcano with a ring of tiles of these numbers, counter-clockwise from east.
fn flower(numbers: [u8; 6]) -> Vec<Tile> {
    let ring = Hex::ORIGIN.neighbours().into_iter().zip(numbers);
    let ring = ring.map(|(place, number)| Tile::burning(place, number));
    [Tile::volcano(Hex::ORIGIN, 1)].into_iter().chain(ring).collect()
}

fn build(players: u8, tiles: Vec<Tile>) -> Vulkan {
    Position::new(Edition::Vulkan, players, tiles).build().unwrap()
}

fn share(game: &Vulkan, seat: u8) -> f32 {
    VulkanInsight::default().evaluate(game).of(Seat(seat))
}

/// The first tile of the ring with these loads: red and green are seat 0's, the others seat 1's.
fn with_loads(loads: [u8; 4]) -> Vulkan {
    let mut tiles = flower([6, 5, 5, 5, 5, 5]);
    tiles[1] = tiles[1].with_loads(loads);
    // Equal supplies, so that only the loads on the tile make a difference.
    let mut position = Position::new(Edition::Vulkan, 2, tiles);
    position.supplies = [[8, 8, 0, 0], [0, 0, 8, 8], [0; 4], [0; 4]];
    position.build().unwrap()
}

#[test]
fn a_sure_majority_is_good_for_who_has_it() {
    let (own, split, others) =
        (with_loads([2, 0, 0, 0]), with_loads([1, 0, 1, 0]), with_loads([0, 0, 2, 0]));
    assert!(share(&own, 0) > share(&others, 0));
    assert!(share(&split, 0) > share(&others, 0), "who flies next takes what is ripe");
}

#[test]
fn more_loads_left_are_better_than_fewer() {
    let mut position = Position::new(Edition::Vulkan, 2, flower([4; 6]));
    position.supplies = [[6, 6, 0, 0], [0, 0, 3, 3], [0; 4], [0; 4]];
    let rich = position.build().unwrap();
    position.supplies = [[3, 3, 0, 0], [0, 0, 6, 6], [0; 4], [0; 4]];
    assert!(share(&rich, 0) > share(&position.build().unwrap(), 0));
}

#[test]
fn together_a_load_to_spare_is_better_than_none() {
    let mut position = Position::new(Edition::Vulkan, 1, flower([2; 6]));
    position.supplies[0] = [6, 0, 0, 0];
    let enough = position.build().unwrap();
    position.supplies[0] = [3, 0, 0, 0];
    assert!(share(&enough, 0) > share(&position.build().unwrap(), 0));
}

fn best_by_prior(game: &Vulkan) -> Action {
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    VulkanInsight::default().priors(game, &actions, &mut priors);
    let best = (0..actions.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b]));
    actions[best.unwrap()]
}

#[test]
fn a_ripe_six_is_tried_first() {
    // A flight that fills the six takes it on a tie.
    let game = with_loads([0, 1, 1, 0]);
    let mut after = game;
    after.play(best_by_prior(&game), &mut Silent).unwrap();
    assert!(after.score(Seat(0)) >= 6);
}

#[test]
fn the_way_back_is_tried_last_if_it_does_the_same() {
    let game = build(2, flower([4; 6]));
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    VulkanInsight::default().priors(&game, &actions, &mut priors);
    for (action, &prior) in actions.iter().zip(&priors) {
        let Action::Fly(flight) = action else { panic!("{action}") };
        let backwards = flight.direction.index() >= 3;
        assert_eq!(backwards, prior < 1e-5, "{action}: {prior}");
    }
}

/// The same position with everybody one seat further, colours and all.
fn moved_on(game: &Vulkan) -> Vulkan {
    let view = game.view(Viewer::Spectator);
    let next = |seat: Seat| seat.next(4);
    let tiles = view.tiles.iter().map(|tile| {
        let mut loads = tile.loads;
        loads.rotate_right(1);
        let fate = match tile.fate {
            Fate::Pile(seat) => Fate::Pile(next(seat)),
            fate => fate,
        };
        let number = tile.number.unwrap().value();
        Tile { place: tile.place, number, loads, fate }
    });
    let mut position = Position::new(view.edition, 4, tiles.collect());
    position.turn = next(game.to_act().seat().unwrap());
    for seat in &view.seats {
        let mut supply = seat.supply;
        supply.rotate_right(1);
        position.supplies[next(seat.seat).index()] = supply;
    }
    position.build().unwrap()
}

/// Who is called what makes no difference, to the weights nor to the net.
#[test]
fn seats_are_judged_alike() {
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(2), Scratch::default());
    let setup = serde_json::json!({"edition": "volcano", "players": 4});
    let mut game = Vulkan::new(&serde_json::from_value::<Setup>(setup).unwrap()).unwrap();
    while game.to_act() != Actor::Nobody {
        if game.phase() == Phase::Flying {
            let moved = moved_on(&game);
            for seat in 0..4 {
                let (here, there) = (share(&game, seat), share(&moved, (seat + 1) % 4));
                assert!((here - there).abs() < 1e-4, "{seat}: {here} and {there}");
            }
        }
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
}

/// Four play; the ring's first tile is ripe for whoever flies next.
#[test]
fn who_flies_next_likes_what_is_ripe() {
    let mut tiles = flower([6, 5, 5, 5, 5, 5]);
    tiles[1] = tiles[1].with_loads([0, 0, 1, 1]);
    let mut position = Position::new(Edition::Volcano, 4, tiles);
    position.supplies = [[10, 0, 0, 0], [0, 10, 0, 0], [0, 0, 10, 0], [0, 0, 0, 10]];
    let first = position.build().unwrap();
    position.turn = Seat(1);
    let second = position.build().unwrap();
    assert!(share(&first, 0) > share(&second, 0));
}

fn check(game: &Vulkan, sample: &str) {
    let shares = VulkanInsight::default().evaluate(game);
    let all = || Seat::all(game.seats()).map(|seat| shares.of(seat));
    assert!(all().all(|share| (0.0..=1.0).contains(&share)), "{sample}: {shares:?}");
    if !game.is_common() {
        assert!((all().sum::<f32>() - 1.0).abs() < 1e-3, "{sample}: {shares:?}");
    }
    let (mut actions, mut priors) = (vec![], vec![]);
    game.legal(&mut actions);
    VulkanInsight::default().priors(game, &actions, &mut priors);
    assert_eq!(priors.len(), actions.len(), "{sample}");
    // 0 is for twins; something is always worth trying.
    assert!(priors.iter().all(|prior| prior.is_finite() && *prior >= 0.0), "{sample}");
    assert!(priors.iter().any(|prior| *prior > 0.0), "{sample}");
}

#[test]
fn shares_and_priors_are_sound_in_every_sample() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for edition in ["vulkan", "volcano"] {
        let info = Vulkan::GAMES.iter().find(|info| info.id == edition).unwrap();
        for sample in info.samples {
            let mut setup: serde_json::Value = serde_json::from_str(sample).unwrap();
            setup["edition"] = edition.into();
            let setup: Setup = serde_json::from_value(setup).unwrap();
            let mut game = Vulkan::new(&setup).unwrap();
            while game.to_act() != Actor::Nobody {
                if matches!(game.phase(), Phase::Choosing | Phase::Flying) {
                    check(&game, sample);
                }
                let mut scratch = Scratch::default();
                let action = VulkanInsight::default().playout_action(
                    &game,
                    &Lore::default(),
                    &mut scratch,
                    &mut rng,
                );
                assert_eq!(game.why_not(action), None, "{sample}: {action}");
                game.play_unchecked(action, &mut Silent);
            }
        }
    }
}
