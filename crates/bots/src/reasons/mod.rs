//! Why an action is good or bad, in words.
//!
//! A family of games looks at a [`Story`], what happens from an action to the end of the turn, and
//! names its [`Effect`]s: a settlement grows, a tile goes out, a victim is in danger. What one story
//! has and another lacks is why one is better. A [`Reason`] carries a key with arguments for faces
//! that have words of their own, the places to light up, and a sentence in both languages.

mod contrast;
mod feurio;
mod flash_point;
mod on_the_run;
mod reason;
mod story;
mod taluva;
mod vulkan;
mod words;

pub(crate) use contrast::{Contrast, contrast, main_effects, only_a_feeling};
pub use reason::{Arg, Reason};
pub(crate) use story::steps;
pub use story::{Step, Story};

use kernel::{Game, Phrase, Seat};

/// Something an action brings about.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// Of two stories' effects with the same key, those with the same subject are about the same
    /// thing.
    pub subject: String,
    /// How good it is for the seat that asks, below 0 if it is bad. Only the order matters.
    pub worth: f32,
    /// What it is.
    pub reason: Reason,
}

impl Effect {
    /// An effect on `subject`.
    pub fn new(subject: &impl ToString, worth: f32, reason: Reason) -> Self {
        Self { subject: subject.to_string(), worth, reason }
    }

    fn is_about_the_same_as(&self, other: &Self) -> bool {
        self.reason.key == other.reason.key
            && self.subject == other.subject
            && self.reason.answer.is_some() == other.reason.answer.is_some()
    }
}

/// A figure that shows how a game stands: points, temples, victims rescued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What programs call it.
    pub key: &'static str,
    /// What people call it.
    pub name: Phrase,
    /// Whether there is one figure for all seats together.
    pub common: bool,
}

/// A game that can be talked about.
pub trait Talk: Game {
    /// What happens in a story, as far as it matters to `seat`. The story is an imagined one: what
    /// the seat can't know was dealt anew.
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect>;

    /// What stands out in a position of the story, its beginning or its end, whoever brought it
    /// about: dangers, chances, what others can do next.
    fn outlook(&self, story: &Story<Self>, seat: Seat) -> Vec<Effect>;

    /// The figures that show how this game stands. They hold nothing that is private.
    fn gauges(&self) -> &'static [Gauge];

    /// One of them, by index; common ones are asked for seat 0.
    fn gauge(&self, gauge: usize, seat: Seat) -> i32;
}

/// Whether all win or lose together.
pub(crate) fn together<G: Game>(game: &G) -> bool {
    game.team(Seat(0)) == game.team(Seat(game.seats() - 1))
}
