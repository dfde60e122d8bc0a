//! Feurio! and Wildfire!: what a good player knows.
//!
//! Points come from a large sum over a small divisor, so one big area with water (a low number) that
//! keeps a free edge beats many small ones. Until the last tiles lie, edges close: water deep in the
//! forest is worth less than water at the rim, and room to grow (free tiles beside the area) is worth
//! something.

use feurio::{Action, Feurio};
use forest::Colour;
use kernel::{Game, Seat};

use super::{Insight, Shares};

/// A lead of so many points makes winning about three times as likely, at the end and at the start.
const LEAD_AT_END: f32 = 1.5;
const LEAD_AT_START: f32 = 9.0;

/// How much of an area's points an area without any free edge left is still worth: none; and how much
/// the second-lowest divisor counts, in case the lowest one's edge is closed.
const SAFETY: f32 = 0.35;

/// What a man in the supply is worth, in points, while there is room.
const MAN: f32 = 0.12;

/// See the head of this file.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeurioInsight;

impl FeurioInsight {
    /// How many points an area promises: what it is worth now, and what it would be worth if its
    /// best water were closed in.
    fn promise(game: &Feurio, colour: Colour, left: f32) -> f32 {
        let forest = game.forest();
        let mut total = 0.0;
        for area in game.areas(colour) {
            let now = f32::from(area.points);
            let mut second = 0.0f32;
            let mut edges_of_best = 0;
            for tile in (0..forest.len()).filter(|tile| area.tiles >> tile & 1 == 1) {
                let free = forest.free_edges(tile);
                let number = forest.number(tile);
                if free == 0 {
                    continue;
                }
                if Some(number) == area.water && edges_of_best == 0 {
                    edges_of_best = free;
                } else {
                    second = second.max(f32::from(area.sum) / f32::from(number.value()));
                }
            }
            // The fewer edges the water has left and the more tiles come, the likelier it closes.
            let risk = SAFETY * left / (1.0 + f32::from(edges_of_best));
            total += now - (now - second.min(now)) * risk;
        }
        total
    }

    fn merit(game: &Feurio, seat: Seat, left: f32) -> f32 {
        let own = game.seating().colours(seat);
        own.map(|colour| {
            let men = f32::from(game.supplies().of(seat, colour));
            Self::promise(game, colour, left) + MAN * men * left
        })
        .sum()
    }
}

impl Insight<Feurio> for FeurioInsight {
    fn evaluate(&self, game: &Feurio) -> Shares {
        let left = f32::from(game.bag().left()) / 36.0;
        if game.team(Seat(0)) == game.team(Seat(game.seats() - 1)) {
            let near = game.nearness();
            let lacking = 0.02 * f32::from(near.men_left)
                + 0.1 * f32::from(near.areas_too_many)
                + 0.1 * f32::from(near.areas_without_water);
            return Shares::common(game.seats(), (1.0 - lacking).clamp(0.0, 1.0) * 0.9);
        }
        let mut merit = [0.0; 4];
        let seats = usize::from(game.seats());
        for seat in Seat::all(game.seats()) {
            merit[seat.index()] = Self::merit(game, seat, left);
        }
        Shares::from_merit(&merit[..seats], LEAD_AT_END + (LEAD_AT_START - LEAD_AT_END) * left)
    }

    fn priors(&self, game: &Feurio, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        priors.extend(actions.iter().map(|&action| prior(game, action)));
    }

    fn playout_depth(&self) -> u32 {
        6
    }
}

/// One man is usually enough: more are for blocking. Tiles beside own men, and water, come first.
fn prior(game: &Feurio, action: Action) -> f32 {
    let Action::Deploy { colour, count, place } = action else { return 1.0 };
    let forest = game.forest();
    let Some(tile) = forest.tile_at(place) else { return 0.1 };
    let held = game.held(colour);
    let value = f32::from(forest.number(tile).value());
    let mut prior = 1.0 + 6.0 / value;
    if forest.touching(tile) & held != 0 {
        prior += 4.0 + value;
    }
    if held >> tile & 1 == 1 {
        prior *= 0.2;
    }
    prior / f32::from(count * count)
}
