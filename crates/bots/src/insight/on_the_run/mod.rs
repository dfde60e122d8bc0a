//! On the Run!: what a good player knows.
//!
//! Time is short, then suddenly long: while tiles are laid each turn brings up to three animals
//! into the forest, and whoever is still at home at the end costs a point. After the last tile
//! nobody is covered any more and the animals walk out, number by number, until the edge is full.
//! So: first everybody out of the supply, three at a time, on tiles near the edge; single animals
//! on edge fields and early flights only when hardly a tile is left to cover them. In the end those
//! get the fields who have many animals on one number beside them: these all leave in one turn.

mod common;
mod priors;
mod sight;
mod survey;
mod weights;

use std::sync::OnceLock;

use ::on_the_run::{Action, OnTheRun};
use forest::{Colour, Number};
use kernel::{Game, Seat};

use super::weights::weighted;
use super::{Insight, Shares};
use crate::learn::{Learned, Look};
use crate::net::Net;
use sight::Sight;
use survey::{Survey, tiles};
use weights::Weights;

/// See the head of this file.
#[derive(Clone, Copy, Debug)]
pub struct OnTheRunInsight {
    weights: Weights,
    /// What is added to the weights' judgement where players compete.
    nets: Nets,
}

weighted!(OnTheRunInsight, Weights, "weights.txt", nets: nets());

/// The nets the program was built with, by the number of players.
type Nets = [Option<&'static Net>; 5];

fn nets() -> Nets {
    static TWO: OnceLock<Net> = OnceLock::new();
    static FOUR: OnceLock<Net> = OnceLock::new();
    let read = |text: &str| text.parse().expect("the file is part of the program");
    let two = TWO.get_or_init(|| read(include_str!("two.txt")));
    let four = FOUR.get_or_init(|| read(include_str!("four.txt")));
    [None, None, Some(two), None, Some(four)]
}

/// What each colour may expect at the end.
struct Prospect {
    /// Animals on edge fields.
    escaped: [f32; 4],
    /// Animals in the supply.
    left_behind: [f32; 4],
}

/// The herds of one colour that could leave at once: animals beside free edge fields, by number.
type Ready = [[u8; 7]; 4];

fn ready(game: &OnTheRun, survey: &Survey) -> Ready {
    let (woods, herds) = (game.woods(), game.herds());
    let mut ready = Ready::default();
    for colour in Colour::ALL {
        for tile in tiles(herds.with(colour)) {
            let able = survey.ways_out(tile).min(u32::from(herds.count(tile, colour)));
            ready[colour.index()][woods.number(tile).index()] += able as u8;
        }
    }
    ready
}

/// How much each herd's claim counts: the larger it is among those of its seat, the earlier it
/// goes.
fn claims_by_order(game: &OnTheRun, ready: &Ready, w: &Weights) -> [[f32; 7]; 4] {
    let mut weights = [[1.0; 7]; 4];
    for seat in Seat::all(game.stock().players()) {
        let own = || game.stock().colours(seat);
        for colour in own() {
            for number in Number::ALL.map(Number::index) {
                let size = ready[colour.index()][number];
                if size == 0 {
                    continue;
                }
                let earlier = own()
                    .flat_map(|other| ready[other.index()])
                    .filter(|&other| other > size)
                    .count();
                weights[colour.index()][number] = w.later_flight.powi(earlier as i32);
            }
        }
    }
    weights
}

/// Lets all animals in the forest claim the edge fields they can reach.
fn lay_claims(game: &OnTheRun, survey: &mut Survey, ready: &Ready, w: &Weights) -> [f32; 4] {
    let weights = claims_by_order(game, ready, w);
    let (woods, herds) = (game.woods(), game.herds());
    let mut inside = [0.0; 4];
    for colour in Colour::ALL {
        for tile in tiles(herds.with(colour)) {
            let count = herds.count(tile, colour);
            let able = survey.ways_out(tile).min(u32::from(count)) as u8;
            let weight = weights[colour.index()][woods.number(tile).index()];
            survey.claim(tile, colour, able, weight);
            inside[colour.index()] += f32::from(count - able);
        }
    }
    inside
}

impl Prospect {
    fn of(game: &OnTheRun, w: &Weights) -> Self {
        let mut survey = Survey::of(game, w);
        let ready = ready(game, &survey);
        Self::by(game, &mut survey, &ready, w)
    }

    fn by(game: &OnTheRun, survey: &mut Survey, ready: &Ready, w: &Weights) -> Self {
        let inside = lay_claims(game, survey, ready, w);
        let mut escaped = [0.0; 4];
        let (mut wanted, mut vacant, mut free, mut lasting) = ([0.0; 4], 0.0, 0.0, 0.0);
        for (i, field) in game.woods().notes().iter().enumerate() {
            let safety = survey.safety[i];
            if let Some(colour) = field.animal {
                escaped[colour.index()] += safety;
                continue;
            }
            let total: f32 = survey.claims[i].iter().sum();
            let each = w.not_yet * safety / total.max(1.0);
            free += 1.0;
            lasting += safety;
            vacant += safety * (1.0 - total).max(0.0);
            for (wanted, claim) in wanted.iter_mut().zip(survey.claims[i]) {
                *wanted += claim * each;
            }
        }
        let pressing: f32 = inside.iter().sum();
        let inner =
            w.inside * (lasting / f32::max(free, 1.0)) * (vacant / pressing.max(1.0)).min(1.0);
        let start = f32::from(game.bag().left()) / 36.0;
        let sight = 1.0 - (1.0 - w.foresight) * start;
        let mut left_behind = [0.0; 4];
        for colour in Colour::ALL.into_iter().filter(|&colour| !game.is_predator(colour)) {
            let i = colour.index();
            let home = Self::still_at_home(game, colour, w);
            let waiting = game.waiting(colour);
            let seen = wanted[i] + inner * inside[i];
            let roaming = f32::from(12 - waiting) - f32::from(game.escaped(colour));
            escaped[i] += sight * seen + (1.0 - sight) * w.usual * roaming;
            escaped[i] += w.late * w.usual * (f32::from(waiting) - home);
            left_behind[i] = home;
        }
        Self { escaped, left_behind }
    }

    /// How many animals of `colour` the turns left do not suffice for.
    fn still_at_home(game: &OnTheRun, colour: Colour, w: &Weights) -> f32 {
        let waiting = f32::from(game.waiting(colour));
        if waiting == 0.0 {
            return 0.0;
        }
        let together: u8 = if game.is_cooperative() {
            game.waiting(colour)
        } else {
            let keeper = game.stock().owner(colour).unwrap_or(Seat(0));
            game.stock().colours(keeper).map(|colour| game.waiting(colour)).sum()
        };
        let together = f32::from(together);
        let able = w.startled_a_turn * f32::from(game.turns_to_startle(colour));
        // Not a sharp bend: the last turns are worth more than none even when all seems in time.
        let over = together - able;
        let missing = 0.5 * (over + (over * over + 4.0).sqrt());
        waiting * (missing / together).min(1.0)
    }

    /// Less than 1 if most animals will never leave home, and 0 if three of four won't: nobody plays so,
    /// no net has seen it, and what nets say there is worth nothing.
    fn likeness_to_games(&self) -> f32 {
        let at_home: f32 = self.left_behind.iter().sum();
        (3.0 - at_home / 12.0).clamp(0.0, 1.0)
    }

    fn merit(&self, game: &OnTheRun, seat: Seat) -> f32 {
        let own = || game.stock().colours(seat).map(Colour::index);
        let product: f32 = own().map(|i| self.escaped[i]).product();
        let home: f32 = own().map(|i| self.left_behind[i]).sum();
        product - home
    }
}

/// What is made of a position before the net is asked.
struct Judgement {
    /// By seat: one more makes winning e times as likely.
    merit: [f32; 4],
    sight: Sight,
    /// How far the net may be trusted, from 0 to 1.
    trust: f32,
}

impl OnTheRunInsight {
    /// The net for games like this one, as soon as there is anything to be seen.
    fn net(&self, game: &OnTheRun) -> Option<&'static Net> {
        let seen = !game.is_cooperative() && !game.woods().is_empty();
        self.nets[usize::from(game.seats())].filter(|_| seen)
    }

    fn judge(&self, game: &OnTheRun) -> Judgement {
        let w = &self.weights;
        let mut survey = Survey::of(game, w);
        let ready = ready(game, &survey);
        let prospect = Prospect::by(game, &mut survey, &ready, w);
        let left = f32::from(game.bag().left()) / 36.0;
        let scale = if game.seats() == 2 { w.product } else { 1.0 };
        let lead = w.lead_at_end + (w.lead_at_start - w.lead_at_end) * left;
        let mut merit = [0.0; 4];
        for seat in Seat::all(game.seats()) {
            merit[seat.index()] = prospect.merit(game, seat) / (scale * lead);
        }
        let sight = Sight::of(game, &survey, &ready, &prospect);
        Judgement { merit, sight, trust: prospect.likeness_to_games() }
    }
}

impl Learned<OnTheRun> for OnTheRunInsight {
    const INPUTS: usize = sight::INPUTS;
    const KEPT: u32 = 3;

    fn with_net(game: &OnTheRun, net: Option<&'static Net>) -> Self {
        let mut insight = Self::default();
        insight.nets[usize::from(game.seats())] = net;
        insight
    }

    fn look(&self, game: &OnTheRun, look: &mut Look) -> bool {
        look.seen.clear();
        if game.is_cooperative() || game.woods().is_empty() {
            return false;
        }
        let Judgement { merit, sight, .. } = self.judge(game);
        for seat in Seat::all(game.seats()) {
            look.seen.extend(sight.show(game, &merit, seat));
        }
        look.given[..merit.len()].copy_from_slice(&merit);
        true
    }
}

impl Insight<OnTheRun> for OnTheRunInsight {
    fn evaluate(&self, game: &OnTheRun) -> Shares {
        let w = &self.weights;
        if game.is_cooperative() {
            return Shares::common(game.seats(), common::value(game, w));
        }
        let Judgement { merit, sight, trust } = self.judge(game);
        let mut sum = merit;
        if let Some(net) = self.net(game) {
            for seat in Seat::all(game.seats()) {
                sum[seat.index()] += trust * net.answer(&sight.show(game, &merit, seat));
            }
        }
        Shares::from_merit(&sum[..usize::from(game.seats())], 1.0)
    }

    fn priors(&self, game: &OnTheRun, actions: &[Action], priors: &mut Vec<f32>) {
        priors::fill(game, actions, priors, &self.weights);
    }

    fn playout_depth(&self, _game: &OnTheRun) -> u32 {
        0
    }
}
