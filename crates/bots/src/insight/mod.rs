//! What a good player knows about each game.
//!
//! An [`Insight`] tells the search three things: what a position is worth, which actions deserve to
//! be tried first, and how a sensible person would play on without thinking. One file a game; the
//! search itself knows none.

mod feurio;
pub(crate) mod flash_point;
mod on_the_run;
mod taluva;
mod vulkan;
mod weights;

use kernel::{Game, MAX_SEATS, Rng, Scratch, Seat, Standings};

pub use self::feurio::FeurioInsight;
pub use self::flash_point::{FlashPointInsight, school as flash_point_school};
pub use self::on_the_run::OnTheRunInsight;
pub use self::taluva::TaluvaInsight;
pub use self::vulkan::VulkanInsight;

use crate::Budget;
use crate::learn::{Course, Learnt, learn};
use crate::reasons::Talk;
use crate::search::{Kind, Lore};

/// The expected share of victory of each seat, from 0 to 1. Where all win together each seat's share
/// is the chance of winning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares(pub [f32; MAX_SEATS]);

impl Shares {
    /// As far from these shares towards `others` as `part` says, from 0 to 1.
    #[must_use]
    pub fn towards(mut self, others: &Self, part: f32) -> Self {
        self.0
            .iter_mut()
            .zip(others.0)
            .for_each(|(share, other)| *share += part * (other - *share));
        self
    }

    /// The share of a seat.
    pub fn of(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }

    /// The same for all `seats`.
    pub fn common(seats: u8, share: f32) -> Self {
        let mut shares = Self::default();
        shares.0[..usize::from(seats)].fill(share);
        shares
    }

    /// What the end of a game is worth; `None` while it goes on. Winners share 1; seats of one team
    /// that win together count as one winner.
    pub fn at_end<G: Game>(game: &G) -> Option<Self> {
        game.standings().map(|standings| Self::of_winners(game, &standings))
    }

    /// What an end is worth that came to `standings`.
    pub(crate) fn of_winners<G: Game>(game: &G, standings: &Standings) -> Self {
        let seats = || Seat::all(game.seats());
        let winners = seats().filter(|&seat| standings.won(seat));
        let mut teams = [false; MAX_SEATS];
        winners.for_each(|seat| teams[usize::from(game.team(seat))] = true);
        let teams = teams.iter().filter(|&&won| won).count().max(1) as f32;
        let mut shares = Self::default();
        for seat in seats().filter(|&seat| standings.won(seat)) {
            shares.0[seat.index()] = 1.0 / teams;
        }
        shares
    }

    /// Shares from one figure of merit a seat: the further ahead, the surer. `scale` is the lead
    /// that makes winning about three times as likely.
    pub fn from_merit(merit: &[f32], scale: f32) -> Self {
        let best = merit.iter().copied().fold(f32::MIN, f32::max);
        let mut shares = Self::default();
        let mut sum = 0.0;
        for (share, own) in shares.0.iter_mut().zip(merit) {
            *share = ((own - best) / scale).exp();
            sum += *share;
        }
        shares.0.iter_mut().for_each(|share| *share /= sum);
        shares
    }
}

/// What a good player knows about a game.
pub trait Insight<G: Game>: Default + Send + Sync {
    /// What a position that is not over is worth to each seat.
    fn evaluate(&self, game: &G) -> Shares;

    /// Replaces `priors` by one number for each of `actions`, greater for those that deserve to be
    /// tried first. Any positive scale: the search divides by their sum. 0 is for an action that does
    /// the same as another or is never any good: it is not tried at all.
    fn priors(&self, game: &G, actions: &[G::Action], priors: &mut Vec<f32>);

    /// How many iterations of a usual game one here is worth to somebody who makes few, at least 1: where
    /// priors know much, levels that think little would else come too near to those that think long.
    fn worth_of_iteration(&self, _game: &G) -> u32 {
        1
    }

    /// Replaces `leanings` by one number for each of `actions`, one more for those that deserve to be
    /// tried nearly three times as much: what [`priors`](Self::priors) are made of, as a sum of weights each
    /// times what is seen, so that searches can teach the weights (`hearth tune --priors`). `false` where
    /// they are not made so.
    fn leanings(&self, _game: &G, _actions: &[G::Action], _leanings: &mut Vec<f32>) -> bool {
        false
    }

    /// What somebody sensible would do without thinking, for playouts. `lore` is what actions came to
    /// in this search (see [`kind`](Self::kind)). Chance is drawn by weight.
    fn playout_action<R: Rng + ?Sized>(
        &self,
        game: &G,
        _lore: &Lore,
        scratch: &mut Scratch<G::Action>,
        rng: &mut R,
    ) -> G::Action {
        game.sample(scratch, rng)
    }

    /// What an action does, if it comes to much the same whenever its seat does it. `None` for most:
    /// where actions of a kind differ more than a little with the moment, hearsay misleads.
    fn kind(&self, _game: &G, _action: G::Action) -> Option<Kind> {
        None
    }

    /// After how many decisions a playout from `game` is stopped and the position evaluated.
    fn playout_depth(&self, game: &G) -> u32;

    /// How much the evaluation of a leaf itself counts against what a playout from it comes to, from 0,
    /// only the playout, to 1. For games where either sees what the other does not.
    fn first_sight(&self, _game: &G) -> f32 {
        0.0
    }

    /// What `seat`, which is to act, does next and what is decided after that, whoever decides it: for
    /// games where whole turns, or whole games, are better planned than searched step by step. It
    /// holds as long as everything comes as planned; who can't foresee what others or chance will
    /// do ends the plan there. `None`: search.
    fn plan<R: Rng + ?Sized>(
        &self,
        _game: &G,
        _seat: Seat,
        _budget: Budget,
        _rng: &mut R,
    ) -> Option<Vec<G::Action>> {
        None
    }

    /// What is done in a turn that is only imagined, as far as chance lets it, in games whose turns are
    /// planned: [`plan`](Self::plan) without much looking. `None`: playouts decide action by action.
    fn plan_at_a_glance(&self, _game: &G) -> Option<Vec<G::Action>> {
        None
    }

    /// How much of what an end is worth is what [`at_end`](Self::at_end) says, from 0, only who won, to 1,
    /// when the playout that led there was `length` decisions long. How clearly a game was won tells much
    /// at the end of a long playout, which could have gone another way, and nothing of a game that is
    /// over.
    fn by_clearness(&self, _game: &G, _length: u32) -> f32 {
        1.0
    }

    /// What the end of a game is worth; `None` while it goes on. It may say how clearly it was won or
    /// lost: a narrow end could as well have gone the other way. Where all lose together it may say how
    /// nearly they won, as long as that stays well below a victory: who never wins in a search learns
    /// from it what to try.
    fn at_end(&self, game: &G) -> Option<Shares> {
        Shares::at_end(game)
    }

    /// What the end of a playout of `length` decisions is worth, who won and how clearly taken
    /// together; `None` if the game goes on. To be replaced where both come of the same scores.
    fn after_playout(&self, game: &G, length: u32) -> Option<Shares> {
        let clear = self.at_end(game)?;
        let part = self.by_clearness(game, length);
        if part >= 1.0 {
            return Some(clear);
        }
        Shares::at_end(game).map(|won| won.towards(&clear, part))
    }
}

/// An insight whose numbers can be tuned (`hearth tune`).
pub trait Tuned: Sized {
    /// The data file the program was built with.
    fn file() -> &'static str;
    /// The name of each number, in order.
    fn names() -> Vec<String>;
    /// The numbers.
    fn weights(&self) -> Vec<f32>;
    /// The same insight with other numbers, as many as there are names.
    fn with_weights(values: &[f32]) -> Self;
}

/// Knows nothing: evaluates all alike and plays to the end at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blank;

impl<G: Game> Insight<G> for Blank {
    fn evaluate(&self, game: &G) -> Shares {
        Shares::common(game.seats(), 0.5)
    }

    fn priors(&self, _game: &G, actions: &[G::Action], priors: &mut Vec<f32>) {
        priors.clear();
        priors.resize(actions.len(), 1.0);
    }

    fn playout_depth(&self, _game: &G) -> u32 {
        u32::MAX
    }
}

/// There is nothing to tune.
impl Tuned for Blank {
    fn file() -> &'static str {
        ""
    }

    fn names() -> Vec<String> {
        vec![]
    }

    fn weights(&self) -> Vec<f32> {
        vec![]
    }

    fn with_weights(_values: &[f32]) -> Self {
        Self
    }
}

/// A game somebody knows something about and can talk about.
pub trait Known: Talk {
    /// What is known.
    type Insight: Insight<Self> + Tuned;

    /// Teaches a net for games from each of `starts` in turn (`hearth tune --net`). `told` hears how far
    /// it is, from 0 to 1. `None` where no net judges such games.
    fn learn<R: Rng + ?Sized>(
        _starts: &[Self],
        _course: Course,
        _rng: &mut R,
        _told: &mut dyn FnMut(f64),
    ) -> Option<Learnt> {
        None
    }
}

/// A game whose net learns from self-play.
macro_rules! learns_from_self_play {
    () => {
        fn learn<R: Rng + ?Sized>(
            starts: &[Self],
            course: Course,
            rng: &mut R,
            told: &mut dyn FnMut(f64),
        ) -> Option<Learnt> {
            learn::<Self, Self::Insight, R>(starts, course, rng, told)
        }
    };
}

impl Known for ::feurio::Feurio {
    type Insight = FeurioInsight;
}

impl Known for ::vulkan::Vulkan {
    type Insight = VulkanInsight;

    learns_from_self_play!();
}

impl Known for ::on_the_run::OnTheRun {
    type Insight = OnTheRunInsight;

    learns_from_self_play!();
}

impl Known for ::flash_point::FlashPoint {
    type Insight = FlashPointInsight;
}

impl Known for ::taluva::Taluva {
    type Insight = TaluvaInsight;
}
