//! The contract, kept.

use kernel::{
    Actor, Digest, Game, GameInfo, NoOutlook, Odds, Outcome, Refusal, Rng, Scratch, Seat, Sink,
    Standings, Text, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{OnTheRun, Phase};
use crate::view::View;

impl Game for OnTheRun {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = NoOutlook;

    const GAMES: &'static [GameInfo] = crate::info::GAMES;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Self::start(setup)
    }

    fn seats(&self) -> u8 {
        self.table.players
    }

    fn team(&self, seat: Seat) -> u8 {
        if self.table.cooperative { 0 } else { seat.0 }
    }

    #[inline]
    fn to_act(&self) -> Actor {
        match self.phase {
            Phase::Opening(drawn) if !self.chance_opens(drawn.numbers().len()) => {
                Actor::Seat(self.arranger())
            }
            Phase::Opening(_) | Phase::Drawing => Actor::Chance,
            Phase::Over(_) => Actor::Nobody,
            _ => Actor::Seat(self.turn.seat),
        }
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    fn chance(&self, odds: &mut Odds<Action>) {
        if self.to_act() == Actor::Chance {
            self.bag.odds(odds, Action::Draw);
        } else {
            odds.clear();
        }
    }

    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.carry_out(action, events);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.refusal(action)
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        self.pick(scratch, rng)
    }

    fn view(&self, _viewer: Viewer) -> View {
        // Everything on the table is open.
        self.show()
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn standings(&self) -> Option<Standings> {
        self.ranking()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn task(&self) -> Text {
        self.now()
    }
}
