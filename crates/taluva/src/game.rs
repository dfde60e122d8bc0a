//! Taluva keeps the contract of a game.

use kernel::{
    Actor, Digest, Game, GameInfo, NoOutlook, Odds, Outcome, Refusal, Rng, Scratch, Seat, Sink,
    Standings, Text, Viewer,
};

use crate::state::Phase;
use crate::{Action, Event, Setup, Taluva, View, info};

impl Game for Taluva {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = NoOutlook;

    const GAMES: &'static [GameInfo] = &[info::TALUVA];

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Self::start(setup)
    }

    fn seats(&self) -> u8 {
        self.rules.players
    }

    fn team(&self, seat: Seat) -> u8 {
        self.rules.team(seat)
    }

    #[inline]
    fn to_act(&self) -> Actor {
        self.actor()
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    fn chance(&self, odds: &mut Odds<Action>) {
        self.list_odds(odds);
    }

    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.carry_out(action, events);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.objections_to(action).into_iter().next()
    }

    fn objections(&self, action: Action) -> Vec<Refusal> {
        self.objections_to(action)
    }

    fn sample<R: Rng + ?Sized>(&self, _scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        self.pick(rng)
    }

    /// Nothing is private: the order of the tiles is unknown to all.
    fn view(&self, _viewer: Viewer) -> View {
        self.look()
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn task(&self) -> Text {
        let seat = self.turn.0;
        match self.phase {
            Phase::Draw => Text::new(
                format!("A tile is drawn for seat {seat}"),
                format!("Für Platz {seat} wird ein Plättchen gezogen"),
            ),
            Phase::Lay(tile) => {
                let (left, right) = (tile.left.name(), tile.right.name());
                Text::new(
                    format!("Lay the tile with {} and {}", left.en, right.en),
                    format!("Lege das Plättchen mit {} und {}", left.de, right.de),
                )
            }
            Phase::Build => Text::new(
                "Build a hut, a tower or a temple, or extend a settlement",
                "Baue Hütte, Turm oder Tempel oder erweitere eine Siedlung",
            ),
            Phase::Over(_) => Text::new("The game is over", "Das Spiel ist zu Ende"),
        }
    }
}
