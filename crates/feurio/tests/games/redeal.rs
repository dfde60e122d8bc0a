//! Redeals: what a seat can't know is drawn anew from all it can't know, and nothing else.

use std::collections::BTreeMap;

use feurio::Feurio;
use kernel::{Game, Seat, Silent, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::common::{Habit, PRIVATE_SETUPS, Player, bytes, game, legal_starting, play};

/// The numbers of all firebreaks, in the order they were laid.
fn hidden(game: &Feurio) -> Vec<u8> {
    let tiles = game.view(Viewer::Referee).tiles;
    let numbers = tiles.iter().filter_map(|tile| tile.firebreak?.number);
    numbers.map(forest::Number::value).collect()
}

/// How often each combination of hidden numbers comes up.
fn deals(game: &Feurio, seat: u8, times: u32) -> BTreeMap<Vec<u8>, u32> {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut count = BTreeMap::new();
    for _ in 0..times {
        let mut other = *game;
        other.redeal(Seat(seat), &mut rng);
        assert_eq!(box_of(&other), box_of(game));
        assert_eq!(other.bag().left(), game.bag().left());
        assert_eq!(other.bag().unseen(), game.bag().unseen());
        *count.entry(hidden(&other)).or_default() += 1;
    }
    count
}

/// All tiles nobody sees openly: still unseen, hidden or in hand.
fn box_of(game: &Feurio) -> [u8; 6] {
    let view = game.view(Viewer::Referee);
    let mut all = view.unseen;
    let laid = view.tiles.iter().filter_map(|tile| tile.firebreak?.number);
    for number in laid.chain(view.drawn) {
        all[number.index() - 1] += 1;
    }
    all
}

/// Three firebreaks: a 1 of seat 0, a 6 of seat 1, a 3 of seat 2.
fn three_firebreaks() -> Feurio {
    let mut game = game(r#"{"edition":"wildfire","players":4,"firebreak":"commit"}"#);
    play(&mut game, "draw 3; draw 4; draw 6; draw 6; arrange 3 6 6 4");
    play(&mut game, "firebreak; draw 1; lay 2,0");
    play(&mut game, "firebreak; draw 6; lay 0,2");
    play(&mut game, "firebreak; draw 3; lay -1,1");
    game
}

#[test]
fn fe_40_own_firebreaks_never_change_in_a_redeal() {
    let game = three_firebreaks();
    for (seat, number) in [(0, 1), (1, 6), (2, 3)] {
        for dealt in deals(&game, seat, 300).keys() {
            assert_eq!(dealt[usize::from(seat)], number);
        }
    }
}

/// Each pair of numbers of the other two comes up as often as the unseen tiles make it likely.
#[test]
fn fe_40_a_redeal_is_fair() {
    let game = three_firebreaks();
    let mut unseen = game.view(Viewer::Seat(Seat(0))).unseen.map(u32::from);
    let total: u32 = unseen.iter().sum();
    assert_eq!((unseen, total), ([6, 7, 7, 6, 7, 5], 38));
    let times = 20_000;
    let found = deals(&game, 0, times);
    for first in 1..=6u8 {
        let weight = unseen[usize::from(first) - 1];
        unseen[usize::from(first) - 1] -= 1;
        for second in 1..=6u8 {
            let ways = weight * unseen[usize::from(second) - 1];
            let expected = times * ways / (total * (total - 1));
            let times_found = found.get(&vec![1, first, second]).copied().unwrap_or(0);
            assert!(times_found.abs_diff(expected) < expected / 4, "{first} {second}: {found:?}");
        }
        unseen[usize::from(first) - 1] += 1;
    }
}

/// When all other tiles are known, only the order of the hidden ones is left to guess; and who laid
/// one of two knows both.
#[test]
fn fe_40_a_redeal_keeps_what_can_be_worked_out() {
    let mut game = game(r#"{"players":3,"firebreak":"peek"}"#);
    play(&mut game, "draw 3; draw 4; draw 6; arrange 3 4 6");
    play(&mut game, "draw 2; lay 1,1; pass");
    for (draw, colour) in [("draw 1", "green"), ("draw 6", "blue")] {
        play(&mut game, draw);
        let place = legal_starting(&game, "lay")[0].replace("lay", "hide");
        play(&mut game, &format!("{place} paying {colour}"));
    }
    let mut player = Player::new(3, Habit::Passing);
    while let Some(mut action) = player.choose(&game) {
        if let feurio::Action::Hide(place, _) = action {
            action = feurio::Action::Lay(place);
        }
        game.play(action, &mut Silent).expect("legal");
    }
    let either = deals(&game, 0, 1000);
    assert_eq!(either.keys().cloned().collect::<Vec<_>>(), [vec![1, 6], vec![6, 1]]);
    assert!(either.values().all(|&times| times > 400), "{either:?}");
    for seat in [1, 2] {
        assert_eq!(deals(&game, seat, 100), BTreeMap::from([(vec![1, 6], 100)]));
    }
}

/// The tile somebody else is looking at is dealt anew as well; one's own is not.
#[test]
fn fe_40_the_tile_in_somebodys_hand_is_dealt_anew() {
    let mut game = game(r#"{"players":2,"firebreak":"peek"}"#);
    play(&mut game, "draw 3; draw 4; arrange 3 4; draw 5");
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut seen = BTreeMap::new();
    for _ in 0..600 {
        let mut other = game;
        other.redeal(Seat(1), &mut rng);
        assert_eq!(box_of(&other), box_of(&game));
        *seen.entry(other.view(Viewer::Referee).drawn).or_insert(0) += 1;
        let mut own = game;
        own.redeal(Seat(0), &mut rng);
        assert_eq!(own, game);
    }
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|&times| times > 60), "{seen:?}");
}

#[test]
fn redeals_keep_every_seats_own_view_in_whole_games() {
    for (seed, json) in PRIVATE_SETUPS.iter().enumerate() {
        let mut player = Player::new(seed as u64, Habit::Hiding);
        let mut game = game(json);
        while let Some(action) = player.choose(&game) {
            game.play_unchecked(action, &mut Silent);
            let mut other = game;
            let seat = Seat(game.forest().len() as u8 % game.seats());
            other.redeal(seat, &mut player.rng);
            assert_eq!(bytes(&other, Viewer::Seat(seat)), bytes(&game, Viewer::Seat(seat)));
            assert_eq!(box_of(&other), box_of(&game));
        }
    }
}
