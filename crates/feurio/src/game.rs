//! The contract, kept by the parts of this crate.

use kernel::{
    Actor, Digest, Game, GameInfo, NoOutlook, Odds, Outcome, Refusal, Rng, Scratch, Seat, Sink,
    Standings, Text, Viewer,
};

use crate::setup::Rules;
use crate::{Action, Event, Feurio, Phase, Setup, View};

impl Game for Feurio {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = NoOutlook;

    const GAMES: &'static [GameInfo] = crate::info::GAMES;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Rules::new(setup).map(Self::start)
    }

    fn seats(&self) -> u8 {
        self.rules.seating.players()
    }

    fn team(&self, seat: Seat) -> u8 {
        if self.rules.common_goal { 0 } else { seat.0 }
    }

    #[inline]
    fn to_act(&self) -> Actor {
        self.actor()
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    #[inline]
    fn chance(&self, odds: &mut Odds<Action>) {
        self.list_chance(odds);
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        self.pick(scratch, rng)
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.carry_out(action, events);
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.judge(action).err()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redact(&self, action: Action, viewer: Viewer) -> Action {
        self.blank(action, viewer)
    }

    fn reveals(&self, action: Action) -> bool {
        self.turns_up(action)
    }

    fn fill_in<R: Rng + ?Sized>(&self, action: Action, later: &[Action], rng: &mut R) -> Action {
        self.guess(action, later, rng)
    }

    fn redeal<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.deal_anew(seat, rng);
    }

    fn digest(&self, digest: &mut Digest) {
        let phase = match self.phase {
            Phase::Opening => 0,
            Phase::Arranging => 1,
            Phase::Committing => 2,
            Phase::Drawing { hidden } => 3 + u64::from(hidden),
            Phase::Laying { number, hidden } => {
                16 + u64::from(number.value()) * 2 + u64::from(hidden)
            }
            Phase::Deploying => 5,
            Phase::Over(ending) => 6 + ending as u64,
        };
        digest.number(phase).bytes(&[
            self.turn.0,
            u8::from(self.all_laid_before),
            self.passes,
            self.difficulty,
        ]);
        self.opening.iter().for_each(|number| {
            digest.number(u64::from(number.value()));
        });
        self.rules.digest(digest);
        self.bag.digest(digest);
        self.supplies.digest(digest);
        self.forest.digest(digest);
        for tile in 0..self.forest.len() {
            let secret = self.secrets[tile];
            let men = u64::from(u32::from_le_bytes(self.men[tile]));
            let known = u64::from(secret.number.value()) << 8 | u64::from(secret.seat.0);
            digest.number(men << 16 | known);
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn task(&self) -> Text {
        self.describe_task()
    }
}
