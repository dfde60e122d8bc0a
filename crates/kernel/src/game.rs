//! The contract every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Actor, Digest, Event, GameInfo, Odds, Outcome, Refusal, Scratch, Seat, Sink, Standings,
    SyntaxError, Text, Viewer, below,
};

/// One atomic decision: one click, one die, one tile turned up.
///
/// `Display` is its one canonical text and `FromStr` reads exactly that.
pub trait Action:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = SyntaxError> + Send + Sync + 'static
{
}

impl<A> Action for A where
    A: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = SyntaxError>
        + Send
        + Sync
        + 'static
{
}

/// The outlook of a game that reckons none: there is no such thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoOutlook {}

/// A position of a game, with everything needed to go on from it.
///
/// States are small and cheap to clone: searches copy them millions of times. No method allocates
/// in the steady state except those that speak to people (`view`, `outlook`, `why_not`, `outcome`, `task`).
///
/// What must hold beyond the types is checked by [`conformance`](crate::conformance) in every
/// game's tests.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// Anything a person can ask for. What is left out has its rulebook default. Families with
    /// several games have a field `edition` that holds the game's id.
    type Setup: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A decision.
    type Action: Action;
    /// Something that happened.
    type Event: Event;
    /// What a viewer may know, ready to be drawn. Holds no more than that.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What lies ahead, for people who weigh what to do. [`NoOutlook`] where nothing is reckoned.
    type Outlook: Serialize;

    /// The games these rules play.
    const GAMES: &'static [GameInfo];

    /// The position before the first decision, or why there is no such game.
    fn new(setup: &Self::Setup) -> Result<Self, Refusal>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Seats with the same number win and lose together.
    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Whose decision is next.
    fn to_act(&self) -> Actor;

    /// Replaces `actions` with every legal one, each once; chance's possible outcomes if chance is
    /// to act; none if the game is over.
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// Replaces `odds` with chance's possible outcomes and their weights; none if it is not
    /// chance's turn. The sum of weights fits `u32`.
    fn chance(&self, odds: &mut Odds<Self::Action>);

    /// Carries out a legal action. May do anything but harm memory if it is not legal.
    fn play_unchecked<S: Sink<Self::Event>>(&mut self, action: Self::Action, events: &mut S);

    /// The first clause that forbids `action` here; `None` if it is legal. Decided from the rules
    /// themselves, not by looking it up in [`legal`](Self::legal): the tests compare the two.
    fn why_not(&self, action: Self::Action) -> Option<Refusal>;

    /// Every clause that forbids `action` here, the first one first.
    fn objections(&self, action: Self::Action) -> Vec<Refusal> {
        self.why_not(action).into_iter().collect()
    }

    /// Carries out an action if it is legal; otherwise nothing changes.
    fn play<S: Sink<Self::Event>>(
        &mut self,
        action: Self::Action,
        events: &mut S,
    ) -> Result<(), Refusal> {
        match self.why_not(action) {
            Some(refusal) => Err(refusal),
            None => {
                self.play_unchecked(action, events);
                Ok(())
            }
        }
    }

    /// A random decision for whoever is to act: chance by weight, a seat uniformly. Games that can
    /// do so without listing everything override this.
    ///
    /// # Panics
    /// If the game is over.
    #[inline]
    fn sample<R: Rng + ?Sized>(
        &self,
        scratch: &mut Scratch<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        if self.to_act() == Actor::Chance {
            self.chance(&mut scratch.odds);
            return crate::draw(&scratch.odds, rng);
        }
        self.legal(&mut scratch.actions);
        scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
    }

    /// What `viewer` may know of this position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What lies ahead as `viewer` may know it: odds, prices. It may take a moment.
    fn outlook(&self, _viewer: Viewer) -> Option<Self::Outlook> {
        None
    }

    /// The action as `viewer` may see it, asked before it is played: what is private is blanked.
    fn redact(&self, action: Self::Action, _viewer: Viewer) -> Self::Action {
        action
    }

    /// Whether `action` shows everybody what the decision before it kept from some.
    fn reveals(&self, _action: Self::Action) -> bool {
        false
    }

    /// A whole action for a blanked one (see [`redact`](Self::redact)), given the decisions `later` as
    /// far as they are known: a random choice among all that fit. An action that is whole stays as
    /// it is, and so does a blanked one that nothing fits.
    fn fill_in<R: Rng + ?Sized>(
        &self,
        action: Self::Action,
        _later: &[Self::Action],
        _rng: &mut R,
    ) -> Self::Action {
        action
    }

    /// Replaces what `seat` can't know by a random choice among all it can't tell apart. The
    /// seat's view stays the same to the byte.
    fn redeal<R: Rng + ?Sized>(&mut self, _seat: Seat, _rng: &mut R) {}

    /// Feeds everything that distinguishes this position from others.
    fn digest(&self, digest: &mut Digest);

    /// A fingerprint of this position, equal on every platform.
    fn hash(&self) -> u64 {
        let mut digest = Digest::default();
        self.digest(&mut digest);
        digest.finish()
    }

    /// Who came where; `None` while somebody is to act. Cheap.
    fn standings(&self) -> Option<Standings>;

    /// The end in words and numbers; `None` while somebody is to act.
    fn outcome(&self) -> Option<Outcome>;

    /// One sentence that says what is to be done now.
    fn task(&self) -> Text;
}
