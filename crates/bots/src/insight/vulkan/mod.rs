//! Vulkan! and Volcano!: what a good player knows.
//!
//! Points are given out by majority, and a tie goes to whoever flew: a tile one load short of full
//! belongs to the next who passes, so one fills what is ripe and leaves nothing ripe behind. A
//! majority nobody can break is as good as won, and loads saved are claims on what is still open.
//! Together nobody cares whose tile it is: every tile needs one load before it is cut off, and those
//! round the volcano must go out, so no load may be wasted.

mod common;
mod contest;
mod glance;
mod prospect;
mod puzzle;
mod sight;
mod weights;

use std::sync::OnceLock;

use forest::{Colour, TileSet};
use kernel::{Actor, Game, Rng, Scratch, Seat, Silent};
use vulkan::{Action, Flight, Phase, Vulkan};

use super::weights::weighted;
use super::{Insight, Shares};
use crate::Budget;
use crate::learn::{Learned, Look};
use crate::net::Net;
use crate::search::{Lore, beam};
use contest::Stakes;
use puzzle::Gathering;
use sight::Sight;
use weights::{Contest, Weights};

/// How strongly priors prefer an action after which more of the victory seems one's own: by a
/// factor of e for each such part of it.
const PART_WORTH_A_FACTOR: f32 = 1.0 / 12.0;

/// The prior of what seems hopeless.
const HOPELESS: f32 = 1e-5;

/// How much the look of the tiles counts with three and four players.
const FIRST_SIGHT_OF_SEVERAL: f32 = 0.5;

/// So many random flights are glanced at in a playout; the one that looks best is flown.
const GLANCES: u32 = 4;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct VulkanInsight {
    weights: Weights,
    /// What is added to the weights' judgement where several compete.
    nets: Nets,
}

weighted!(VulkanInsight, Weights, "weights.txt", nets: nets());

/// The nets the program was built with, by the number of players.
type Nets = [Option<&'static Net>; 5];

fn nets() -> Nets {
    static FOUR: OnceLock<Net> = OnceLock::new();
    let read = || include_str!("four.txt").parse().expect("the file is part of the program");
    [None, None, None, None, Some(FOUR.get_or_init(read))]
}

impl VulkanInsight {
    /// The weights for contests like this one.
    fn contest(&self, game: &Vulkan) -> &Contest {
        if game.seats() == 2 { &self.weights.two } else { &self.weights.several }
    }

    /// The net for games like this one, as soon as there is anything to be seen.
    fn net(&self, game: &Vulkan) -> Option<&'static Net> {
        self.nets[usize::from(game.seats())].filter(|_| is_judged_by_net(game))
    }

    /// What a seat may hope for after each of these actions, nothing after one that does the same as
    /// another. By the weights alone: a net would have to be asked about each of two dozen flights, in
    /// which time the search tries as many.
    fn hopes(&self, game: &Vulkan, seat: Seat, actions: &[Action], hopes: &mut Vec<f32>) {
        let mut stakes = (!game.is_common()).then(|| Stakes::of(game, self.contest(game)));
        hopes.extend(actions.iter().map(|&action| {
            if let Action::Fly(flight) = action
                && is_twin(game, seat, flight)
            {
                return f32::NEG_INFINITY;
            }
            let mut after = *game;
            after.play_unchecked(action, &mut Silent);
            let shares = Shares::at_end(&after).unwrap_or_else(|| match &mut stakes {
                Some(stakes) => stakes.outlook_after(&after).shares(after.seats()),
                None => self.by_weights(&after),
            });
            shares.of(seat)
        }));
    }

    fn by_weights(&self, game: &Vulkan) -> Shares {
        if game.is_common() {
            return Shares::common(game.seats(), common::chance(game, &self.weights.common));
        }
        contest::outlook(game, self.contest(game)).shares(game.seats())
    }
}

/// Where a net may be asked: several compete and fly.
fn is_judged_by_net(game: &Vulkan) -> bool {
    game.seats() > 2 && !game.is_common() && game.phase() == Phase::Flying
}

impl Learned<Vulkan> for VulkanInsight {
    const INPUTS: usize = sight::INPUTS;
    /// Games are short.
    const KEPT: u32 = 1;

    fn with_net(game: &Vulkan, net: Option<&'static Net>) -> Self {
        let mut insight = Self::default();
        insight.nets[usize::from(game.seats())] = net;
        insight
    }

    fn look(&self, game: &Vulkan, look: &mut Look) -> bool {
        look.seen.clear();
        if !is_judged_by_net(game) {
            return false;
        }
        let outlook = contest::outlook(game, self.contest(game));
        let sight = Sight::of(game, &outlook);
        for seat in Seat::all(game.seats()) {
            look.seen.extend(sight.show(game.seats(), seat));
            look.given[seat.index()] = outlook.points[seat.index()] / outlook.lead;
        }
        true
    }
}

impl Insight<Vulkan> for VulkanInsight {
    fn evaluate(&self, game: &Vulkan) -> Shares {
        let Some(net) = self.net(game) else { return self.by_weights(game) };
        let mut outlook = contest::outlook(game, self.contest(game));
        let sight = Sight::of(game, &outlook);
        for (points, more) in outlook.points.iter_mut().zip(sight.ask(net, game.seats())) {
            *points += outlook.lead * more;
        }
        outlook.shares(game.seats())
    }

    fn priors(&self, game: &Vulkan, actions: &[Action], priors: &mut Vec<f32>) {
        priors.clear();
        let Actor::Seat(seat) = game.to_act() else { return priors.resize(actions.len(), 1.0) };
        self.hopes(game, seat, actions, priors);
        let best = priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for prior in priors {
            *prior = if prior.is_finite() {
                HOPELESS + ((*prior - best) / PART_WORTH_A_FACTOR).exp()
            } else {
                0.0 // the twin of another
            };
        }
    }

    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &Vulkan,
        _lore: &Lore,
        scratch: &mut Scratch<Action>,
        rng: &mut R,
    ) -> Action {
        let mut best = game.sample(scratch, rng);
        let (Phase::Flying, Actor::Seat(seat)) = (game.phase(), game.to_act()) else {
            return best;
        };
        let mut most = glance::at(game, seat, best);
        for _ in 1..GLANCES {
            let other = game.sample(scratch, rng);
            let promises = glance::at(game, seat, other);
            if promises > most {
                (best, most) = (other, promises);
            }
        }
        best
    }

    /// To the end: games are short, and who gets a tile turns on tempo, which playing on finds out
    /// better than a sum of weights. A net tells more, in half the time.
    fn playout_depth(&self, game: &Vulkan) -> u32 {
        if self.net(game).is_some() { 0 } else { u32::MAX }
    }

    /// With three and four players nobody plans so far, and a look at the tiles tells as much. Where a net
    /// looks, nothing else counts.
    fn first_sight(&self, game: &Vulkan) -> f32 {
        let several = game.seats() > 2 && !game.is_common();
        if several && self.net(game).is_none() { FIRST_SIGHT_OF_SEVERAL } else { 0.0 }
    }

    fn plan<R: Rng + ?Sized>(
        &self,
        game: &Vulkan,
        _seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Option<Vec<Action>> {
        // Half of it is for a search if no line is found: nearly always there is one at once.
        let budget = budget.part(2);
        let gathering = Gathering(&self.weights.common);
        game.is_common().then(|| beam::solve(game, &gathering, budget, rng)).flatten()
    }
}

/// Whether an earlier action of the list does the same: a row can be flown both ways, which matters
/// only if the loads run out on it; and together colours differ only in how many there are.
fn is_twin(game: &Vulkan, seat: Seat, flight: Flight) -> bool {
    let supply = game.supply(seat, flight.colour);
    let backwards = flight.direction.index() >= 3;
    let earlier = || Colour::ALL.into_iter().take(flight.colour.index());
    backwards && u32::from(supply) >= game.count_open_below(flight)
        || game.is_common() && earlier().any(|colour| game.supply(seat, colour) == supply)
}

/// How many loads a seat has, of all colours.
fn loads_of(game: &Vulkan, seat: Seat) -> f32 {
    f32::from(Colour::ALL.into_iter().map(|colour| game.supply(seat, colour)).sum::<u8>())
}

/// The tiles of a set.
fn tiles(mut set: TileSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let tile = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            tile
        })
    })
}
