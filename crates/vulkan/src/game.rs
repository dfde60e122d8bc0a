//! The contract with the kernel.

use forest::{Colour, Number, TILES};
use kernel::{
    Actor, Digest, Game, GameInfo, NoOutlook, Odds, Outcome, Refusal, Rng, Scratch, Seat, Sink,
    Standings, Text, Viewer, below,
};

use crate::action::{Action, Flight};
use crate::board::tiles;
use crate::event::Event;
use crate::growth::Growth;
use crate::info;
use crate::rows::Entry;
use crate::setup::Setup;
use crate::state::{Phase, Vulkan};
use crate::view::View;

impl Game for Vulkan {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outlook = NoOutlook;

    const GAMES: &'static [GameInfo] = info::GAMES;

    fn new(setup: &Setup) -> Result<Self, Refusal> {
        Self::begin(setup)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seating.players()
    }

    fn team(&self, seat: Seat) -> u8 {
        if self.together { 0 } else { seat.0 }
    }

    #[inline]
    fn to_act(&self) -> Actor {
        match self.phase {
            Phase::Growing | Phase::TurningUp => Actor::Chance,
            Phase::Choosing | Phase::Flying => Actor::Seat(self.turn),
            Phase::Over => Actor::Nobody,
        }
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Growing => {
                let growth = Growth::of(self.places());
                actions.extend(growth.places().map(|(place, _)| Action::Grow(place)));
            }
            Phase::TurningUp => {
                let left = |&number: &_| self.bag.count(number) > 0;
                actions.extend(Number::ALL.into_iter().filter(left).map(Action::TurnUp));
            }
            Phase::Choosing => {
                let place = |tile| Action::Volcano(self.board.layout().place(tile));
                actions.extend(tiles(self.board.enclosed()).map(place));
            }
            Phase::Flying => self.list_flights(actions),
            Phase::Over => {}
        }
    }

    fn chance(&self, odds: &mut Odds<Action>) {
        odds.clear();
        match self.phase {
            Phase::Growing => {
                let growth = Growth::of(self.places());
                odds.extend(growth.places().map(|(place, weight)| (Action::Grow(place), weight)));
            }
            Phase::TurningUp => self.bag.odds(odds, Action::TurnUp),
            Phase::Choosing | Phase::Flying | Phase::Over => {}
        }
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        match action {
            Action::Grow(place) => {
                self.board.grow(place);
                let left = (TILES - self.board.layout().len()) as u8;
                if left == 0 {
                    self.phase = Phase::TurningUp;
                }
                events.push(Event::Grown { place, left });
            }
            Action::TurnUp(number) => {
                let tile = self.next_to_turn_up();
                self.turn_up(tile, number);
                events.push(Event::TurnedUp { place: self.board.layout().place(tile), number });
            }
            Action::Volcano(place) => {
                let Some(tile) = self.board.tile_at(place) else { return };
                self.board.erupt(tile);
                let number = self.board.number(tile);
                events.push(Event::Erupted { seat: self.turn, place, number });
                self.pass_on(events);
            }
            Action::Fly(flight) => self.fly(flight, events),
        }
    }

    fn why_not(&self, action: Action) -> Option<Refusal> {
        self.objections_to(action).into_iter().next()
    }

    fn objections(&self, action: Action) -> Vec<Refusal> {
        self.objections_to(action)
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Action>, rng: &mut R) -> Action {
        match self.phase {
            Phase::Flying => self.random_flight(rng),
            Phase::TurningUp => Action::TurnUp(self.random_number(rng)),
            Phase::Growing => Action::Grow(Growth::of(self.places()).random_place(rng)),
            Phase::Choosing | Phase::Over => {
                self.legal(&mut scratch.actions);
                scratch.actions[below(rng, scratch.actions.len() as u32) as usize]
            }
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn digest(&self, digest: &mut Digest) {
        let table = [self.edition as u8, self.seating.players(), u8::from(self.together)];
        digest.bytes(&table).bytes(&[self.phase as u8, self.turn.0]);
        self.bag.digest(digest);
        self.supplies.digest(digest);
        self.board.digest(digest);
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.final_standings())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn task(&self) -> Text {
        self.next_task()
    }
}

impl Vulkan {
    fn list_flights(&self, actions: &mut Vec<Action>) {
        for row in self.board.flyable_rows() {
            for Entry { tile, direction } in self.board.entries(row) {
                let from = self.board.layout().place(tile);
                let fly = |colour| Action::Fly(Flight { from, direction, colour });
                actions.extend(self.colours_left(self.turn).map(fly));
            }
        }
    }

    /// Every row can be flown both ways and with every colour left, so a flight is drawn by drawing
    /// these three on their own.
    #[inline]
    fn random_flight<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let entries = self.board.entries(self.board.random_row(rng));
        let Entry { tile, direction } = entries[below(rng, 2) as usize];
        let colour = self.random_colour(rng);
        Action::Fly(Flight { from: self.board.layout().place(tile), direction, colour })
    }

    #[inline]
    fn random_colour<R: Rng + ?Sized>(&self, rng: &mut R) -> Colour {
        let colours = self.colours_left(self.turn).count() as u32;
        let nth = if colours == 1 { 0 } else { below(rng, colours) };
        self.colours_left(self.turn).nth(nth as usize).expect("a seat to act has loads")
    }

    /// The next number, as likely as there are tiles of it nobody has seen.
    #[inline]
    fn random_number<R: Rng + ?Sized>(&self, rng: &mut R) -> Number {
        let mut ticket = below(rng, self.bag.unseen().into());
        for number in Number::ALL {
            let count = u32::from(self.bag.count(number));
            if ticket < count {
                return number;
            }
            ticket -= count;
        }
        unreachable!("a ticket is below the number of tiles")
    }
}
