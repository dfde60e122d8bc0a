//! What a flight brings at once, for playouts.

use kernel::{Game, Seat, Silent};
use vulkan::{Action, Flight, Vulkan};

use super::tiles;

/// A point of one's own counts as much as so many of somebody else's.
const OWN: i32 = 2;

/// What a flight brings at once: own points against those of others. Together, how many loads fall
/// where one was needed, less those that fall elsewhere.
pub(super) fn at(game: &Vulkan, seat: Seat, action: Action) -> i32 {
    let Action::Fly(flight) = action else { return 0 };
    if game.is_common() {
        let needed = |tile| if game.loads_on(tile) == 0 { 1 } else { -1 };
        return tiles(game.open_below(flight)).map(needed).sum();
    }
    if !puts_out(game, flight) {
        return 0;
    }
    let mut after = *game;
    after.play_unchecked(action, &mut Silent);
    let gain = |who| i32::from(after.score(who)) - i32::from(game.score(who));
    Seat::all(game.seats()).map(|who| if who == seat { OWN * gain(who) } else { -gain(who) }).sum()
}

/// Whether the flight fills a loose tile: without that nothing is given out.
fn puts_out(game: &Vulkan, flight: Flight) -> bool {
    let fills = |tile| game.number(tile).spaces() == game.loads_on(tile) + 1;
    tiles(game.open_below(flight) & game.loose()).any(fills)
}
