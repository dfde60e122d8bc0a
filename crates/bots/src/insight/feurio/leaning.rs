//! Which deployments draw a good player when everybody plays for themselves: what the search tries
//! first.
//!
//! What is weighed is much like what is seen at a glance, with more of it: what a man adds to areas
//! as things are foreseen, what he keeps from others, where the fire goes next. The weights are taught
//! by searches (`hearth tune --priors`): an action is leant to the more the more often long
//! searches came to try it.

use feurio::{Action, Feurio};
use forest::{Colour, TileSet};
use kernel::Seat;

use super::contest::Gains;
use super::glance::held_by_others;
use super::looks::standing;
use super::outlook::{Outlook, each};
use super::weights::{Contest, Leaning};

/// No single action gains more, so that no prior is out of all measure.
const MOST_GAIN: f32 = 25.0;
/// Gains are counted in this many points.
const GAIN: f32 = 5.0;
/// Tiles to come at which the middle of the game begins, and its last part.
const MIDDLE: u8 = 22;
const LAST: u8 = 9;

fn stage(game: &Feurio) -> usize {
    match game.bag().left() {
        MIDDLE.. => 0,
        LAST.. => 1,
        1.. => 2,
        0 => 3,
    }
}

/// What everybody at the table sees.
struct Sight<'a> {
    game: &'a Feurio,
    outlook: Outlook,
    gains: Gains,
    rivals: TileSet,
    /// The tiles beside which the next tile may come.
    hot: TileSet,
    weights: &'a Leaning,
}

/// Replaces `leanings` by one number for each of `actions`: one more is tried nearly three times as
/// much. It is a sum of weights each times what is seen, for whoever teaches the weights.
pub(super) fn leanings(game: &Feurio, actions: &[Action], leanings: &mut Vec<f32>, w: &Contest) {
    let outlook = Outlook::new(game, &w.edges);
    let sight = Sight {
        game,
        gains: Gains::new(game, &outlook),
        outlook,
        rivals: held_by_others(game, game.turn()),
        hot: hot_tiles(game),
        weights: &w.leaning[stage(game)],
    };
    let colours = Colour::ALL.map(|colour| Own::new(game, game.turn(), colour));
    leanings.clear();
    leanings.extend(actions.iter().map(|&action| match action {
        Action::Deploy { colour, count, place } => {
            let tile = game.forest().tile_at(place);
            tile.map_or(0.0, |tile| sight.deploy(&colours[colour.index()], count, tile))
        }
        _ => sight.weights.pass,
    }));
}

/// Makes priors of leanings; `doubt` is the part all actions have alike.
pub(super) fn to_priors(leanings: &mut [f32], doubt: f32) {
    let most = leanings.iter().copied().fold(f32::MIN, f32::max);
    leanings.iter_mut().for_each(|leaning| *leaning = (*leaning - most).exp());
    let doubt = doubt * leanings.iter().sum::<f32>() / leanings.len() as f32;
    leanings.iter_mut().for_each(|prior| *prior += doubt);
}

/// The tiles that touch a hottest place.
fn hot_tiles(game: &Feurio) -> TileSet {
    let (forest, hottest) = (game.forest(), game.hottest());
    let hot = forest.rim().iter().zip(forest.notes()).filter(|(_, heat)| **heat == hottest);
    hot.flat_map(|(&place, _)| forest.around(place)).fold(0, |tiles, tile| tiles | 1 << tile)
}

/// A colour of the seat that is to act.
struct Own {
    colour: Colour,
    held: TileSet,
    /// Which row of a table: no number with a free edge, a 1, a 2, more.
    row: usize,
    supply: u8,
}

impl Own {
    fn new(game: &Feurio, seat: Seat, colour: Colour) -> Self {
        let held = game.held(colour);
        let (row, supply) = (standing(game, held), game.supplies().of(seat, colour));
        Self { colour, held, row, supply }
    }
}

fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}

impl Sight<'_> {
    fn deploy(&self, own: &Own, count: u8, tile: usize) -> f32 {
        let (game, w, forest) = (self.game, self.weights, self.game.forest());
        let touching = forest.touching(tile);
        let (number, free) = (forest.number(tile).index(), usize::from(forest.free_edges(tile)));
        if number == 0 || free == 0 {
            return 0.0;
        }
        let beside = (touching & own.held).count_ones();
        let again = own.held >> tile & 1 == 1;
        let hot = self.hot >> tile & 1 == 1;
        let closes = game.room(tile) == count;
        let gain = self.gains.of(own.colour, tile).min(MOST_GAIN) / GAIN;
        let others = self.gains.of_others(game, game.turn(), tile).min(MOST_GAIN) / GAIN;
        let mut sum = w.number[usize::from(beside > 0)][own.row][number - 1];
        sum += w.edges[usize::from(number <= 2)][free - 1];
        sum += w.gain * gain + w.gain_root * gain.max(0.0).sqrt();
        sum += w.keep * self.outlook.keep[tile];
        sum += w.more_beside * beside.saturating_sub(1) as f32;
        sum += w.sibling * self.sibling(own.colour, tile);
        sum += self.beyond(touching & self.outlook.open & !own.held);
        sum += w.room[usize::from(game.room(tile)).clamp(1, 3) - 1];
        sum += w.others * others + w.denied * flag(closes) * others;
        sum += w.closes * flag(closes);
        sum += w.rivals * (touching & self.rivals).count_ones() as f32;
        sum += w.hot * flag(hot) + w.hot_last * flag(hot && free == 1);
        sum += w.new * flag(tile + 1 == forest.len());
        sum += w.again * flag(again) + w.two * flag(count == 2) + w.three * flag(count == 3);
        sum + w.scarce * flag(own.supply <= 2) + w.supply * f32::from(own.supply) / 12.0
    }

    /// What the tile would add to an area of the seat's other colours.
    fn sibling(&self, colour: Colour, tile: usize) -> f32 {
        let own = self.game.seating().colours(self.game.turn()).filter(|&other| other != colour);
        own.map(|other| self.gains.of(other, tile)).fold(0.0, f32::max).min(MOST_GAIN) / GAIN
    }

    /// The tiles one could go to next.
    fn beyond(&self, tiles: TileSet) -> f32 {
        let (w, forest) = (self.weights, self.game.forest());
        let of = |tile: usize| {
            let number = forest.number(tile).value();
            let water = w.beyond_water * flag(number <= 2);
            w.beyond + w.beyond_sum * f32::from(number) / 10.0 + water
        };
        each(tiles).map(of).sum()
    }
}
