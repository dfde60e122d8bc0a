//! What always holds, whatever is played.

mod common;

use common::{rng, setup};
use forest::Colour;
use kernel::{Actor, Event as _, Game, Scratch, Seat, Viewer};
use proptest::prelude::*;
use vulkan::{Event, Fate, Phase, View, Vulkan};

/// Loads that left the game with tiles.
fn spent(event: &Event) -> u32 {
    match event {
        Event::Extinguished { loads, .. } | Event::Isolated { loads, .. } => {
            loads.iter().map(|&count| u32::from(count)).sum()
        }
        _ => 0,
    }
}

fn loads_on_tiles(view: &View) -> u32 {
    view.tiles.iter().flat_map(|tile| tile.loads).map(u32::from).sum()
}

fn loads_left(view: &View) -> u32 {
    view.seats.iter().flat_map(|seat| seat.supply).map(u32::from).sum()
}

fn check_view(view: &View, spent: u32) {
    assert_eq!(loads_left(view) + loads_on_tiles(view) + spent, 48, "loads are conserved");
    for seat in &view.seats {
        let sum: u32 = seat.pile.iter().map(|number| u32::from(number.value())).sum();
        assert_eq!(u32::from(seat.score), sum, "a score is the sum of a pile");
    }
    let volcanoes = view.tiles.iter().filter(|tile| tile.fate == Fate::Volcano).count();
    if matches!(view.phase, Phase::Flying | Phase::Over) {
        assert_eq!((view.tiles.len(), volcanoes), (36, 1));
        let piles: usize = view.seats.iter().map(|seat| seat.pile.len()).sum();
        let count = |fate| view.tiles.iter().filter(|tile| tile.fate == fate).count();
        assert_eq!(piles + count(Fate::Gone) + count(Fate::Burning) + 1, 36, "tiles add up");
        assert!(view.tiles.iter().all(|tile| tile.loads.iter().sum::<u8>() <= tile.spaces));
        // Nothing that should have gone out is left lying (VU-14).
        let full = |tile: &&vulkan::TileView| tile.loads.iter().sum::<u8>() == tile.spaces;
        let burning = view.tiles.iter().filter(|tile| tile.fate == Fate::Burning);
        assert!(burning.filter(full).all(|tile| !tile.loose));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Loads are conserved, tiles add up, every flight drops something and so the game ends.
    #[test]
    fn vu_2_and_vu_12_and_vu_20_hold_in_random_games(seed: u64, sample in 0usize..18) {
        let info = &Vulkan::GAMES[(seed % 2) as usize];
        let mut game = Vulkan::new(&setup(info.id, info.samples[sample])).unwrap();
        let mut rng = rng(seed);
        let mut scratch = Scratch::default();
        let (mut gone, mut flights) = (0, 0);
        while game.to_act() != Actor::Nobody {
            let before = loads_left(&game.view(Viewer::Spectator));
            let flying = game.phase() == Phase::Flying;
            let action = game.sample(&mut scratch, &mut rng);
            let mut events = vec![];
            game.play(action, &mut events).unwrap();
            gone += events.iter().map(spent).sum::<u32>();
            let view = game.view(Viewer::Spectator);
            check_view(&view, gone);
            if flying {
                flights += 1;
                prop_assert!(loads_left(&view) < before, "every flight drops a load");
            }
            prop_assert!(events.iter().all(|event| !event.tell().de.is_empty()));
        }
        prop_assert!(flights <= 48);
        let over = game.outcome().unwrap();
        prop_assert_eq!(over.seats.len(), usize::from(game.seats()));
    }

    /// A preview is what then happens, and changes nothing.
    #[test]
    fn previews_come_true(seed: u64) {
        let mut rng = rng(seed);
        let mut game = Vulkan::new(&setup("volcano", r#"{"layout":"hexagon"}"#)).unwrap();
        common::play_while(&mut game, &mut rng, |game| game.phase() != Phase::Flying);
        let mut scratch = Scratch::default();
        while game.to_act() != Actor::Nobody {
            let action = game.sample(&mut scratch, &mut rng);
            let vulkan::Action::Fly(flight) = action else { unreachable!() };
            let before = game;
            let preview = game.preview(flight).unwrap();
            prop_assert_eq!(&game, &before);
            let seat = game.to_act().seat().unwrap();
            game.play(action, &mut kernel::Silent).unwrap();
            let dropped = before.supply(seat, flight.colour) - game.supply(seat, flight.colour);
            prop_assert_eq!(preview.drops.len(), usize::from(dropped));
            for seat in Seat::all(4) {
                let gain = game.score(seat) - before.score(seat);
                prop_assert_eq!(preview.gains[seat.index()], gain);
            }
            prop_assert_eq!(preview.ends_game, game.to_act() == Actor::Nobody);
            prop_assert!(preview.drops.iter().all(|place| preview.path.contains(place)));
        }
    }
}

/// Every legal flight is drawn equally often by the fast sampling.
#[test]
fn samples_are_uniform() {
    let mut rng = rng(11);
    let mut game = Vulkan::new(&setup("vulkan", r#"{"layout":"ridge","players":2}"#)).unwrap();
    common::play_while(&mut game, &mut rng, |game| game.phase() != Phase::Flying);
    let mut actions = vec![];
    game.legal(&mut actions);
    let mut counts = vec![0u32; actions.len()];
    let mut scratch = Scratch::default();
    let rounds = 500;
    for _ in 0..rounds * actions.len() {
        let action = game.sample(&mut scratch, &mut rng);
        counts[actions.iter().position(|&other| other == action).unwrap()] += 1;
    }
    assert!(counts.iter().all(|&count| (380..620).contains(&count)), "{counts:?}");
}

/// Numbers are turned up as often as there are tiles of them.
#[test]
fn vu_1_numbers_are_drawn_by_weight() {
    let mut rng = rng(12);
    let game = Vulkan::new(&setup("volcano", r#"{"layout":"ridge"}"#)).unwrap();
    let mut scratch = Scratch::default();
    let mut counts = [0u32; 7];
    for _ in 0..43_000 {
        match game.sample(&mut scratch, &mut rng) {
            vulkan::Action::TurnUp(number) => counts[number.index()] += 1,
            other => panic!("{other} in a ready layout"),
        }
    }
    let shares = counts[1..].iter().zip([7, 7, 8, 7, 7, 7]).map(|(&drawn, held)| drawn / held);
    assert!(shares.clone().all(|share| (930..1070).contains(&share)), "{counts:?}");
}

/// A state is small enough to be copied rather than undone.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Vulkan>() <= 512, "{}", size_of::<Vulkan>());
    let game = Vulkan::new(&setup("vulkan", "{}")).unwrap();
    assert_eq!(Colour::ALL.map(|colour| game.supply(Seat(0), colour)), [12, 0, 0, 0]);
}
