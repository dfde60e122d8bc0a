//! Counts of all lines of play, pinned.

mod common;

use common::{play, setup, start};
use kernel::{Game, Perft, perft};
use vulkan::Vulkan;

/// A forest with the numbers 1 to 6 in turn and the volcano in it.
fn forest(layout: &str, players: u8, volcano: &str) -> Vulkan {
    let mut game = start(&format!(r#"{{"layout":"{layout}","players":{players}}}"#));
    for tile in 0..36 {
        play(&mut game, &format!("turn up {}", tile % 6 + 1));
    }
    play(&mut game, &format!("volcano {volcano}"));
    game
}

fn lines(game: &Vulkan, depth: u32) -> (u64, u64) {
    let Perft { lines, ended, .. } = perft(game, depth);
    (lines, ended)
}

#[test]
fn perft_of_flights() {
    let counts = [
        lines(&forest("rhombus", 4, "2,2"), 3),
        lines(&forest("crater", 3, "1,1"), 3),
        lines(&forest("ridge", 2, "2,2"), 2),
        lines(&forest("triangle", 1, "2,4"), 2),
    ];
    assert_eq!(counts, [(64_536, 0), (604_656, 0), (7_872, 0), (28_544, 0)]);
}

#[test]
fn perft_of_growth() {
    let game = start("{}");
    let counts = [1, 2, 3, 4].map(|depth| perft(&game, depth).lines);
    assert_eq!(counts, [6, 42, 312, 2_424]);
}

#[test]
fn perft_of_an_end() {
    let tiles = [
        common::volcano(0, 0),
        common::tile(1, 0, 1),
        common::tile(0, 1, 2),
        common::tile(1, 1, 3),
        common::tile(2, 0, 1),
    ];
    let game = common::built(2, 0, &tiles);
    let counts = [1, 2, 3, 4].map(|depth| lines(&game, depth));
    assert_eq!(counts, [(20, 0), (304, 4), (2_624, 100), (8_960, 1_636)]);
}

/// Hashes stand in records: they never change.
#[test]
fn hashes_are_pinned() {
    let hashes = [
        start("{}").hash(),
        Vulkan::new(&setup("volcano", r#"{"players":3}"#)).unwrap().hash(),
        forest("rhombus", 4, "2,2").hash(),
    ];
    assert_eq!(hashes, [0xbbd4_f083_9eff_d775, 0xe19d_c5ff_b07c_e868, 0x7d06_479f_9ab9_9661]);
}
