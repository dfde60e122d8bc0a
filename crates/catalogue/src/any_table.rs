//! A game being played, whatever its types.

use std::any::Any;

use bots::insight::Known;
use bots::{Analysis, Bot, Budget, Player, ReviewedPly, Series};
use kernel::{Actor, Event, GameInfo, Outcome, Refusal, Rng, Seat, Silent, Text, Viewer};
use serde::Serialize;
use serde_json::Value;
use table::{Dice, DiceError, DiceProof, Entry, Record, SeatInfo, Table, TableError};

use crate::AnyPlayer;

/// One decision as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Who decided: a seat, or `chance`.
    pub actor: String,
    /// What, in canonical text, blanked where it is private.
    pub action: String,
    /// What came of it.
    pub events: Vec<ToldEvent>,
}

/// One event as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToldEvent {
    /// The event, for programs.
    #[serde(flatten)]
    pub event: Value,
    /// The event, for people.
    pub text: Text,
}

/// What would come of an action, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    /// What would happen.
    pub events: Vec<ToldEvent>,
    /// What the viewer would see then.
    pub view: Value,
    /// How the game would have ended, if it would.
    pub outcome: Option<Outcome>,
}

/// A table, whatever the game.
pub trait AnyTable: Any + Send + Sync {
    /// Which game is played.
    fn info(&self) -> &'static GameInfo;
    /// The set-up, complete.
    fn setup(&self) -> Value;
    /// Who sits where.
    fn seats(&self) -> &[SeatInfo];
    /// The team of a seat: equal numbers win and lose together.
    fn team(&self, seat: Seat) -> u8;
    /// Whose decision is next.
    fn to_act(&self) -> Actor;
    /// One sentence that says what is to be done.
    fn task(&self) -> Text;
    /// Every legal action, in canonical text.
    fn legal(&self) -> Vec<String>;
    /// Chance's possible outcomes with their weights.
    fn odds(&self) -> Vec<(String, u32)>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The state's fingerprint. It tells secrets to who tries all of them: keep it from players.
    fn hash(&self) -> u64;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How many decisions were made.
    fn plies(&self) -> usize;
    /// Decision number `ply`, from 0, as `viewer` may know it.
    fn told(&self, ply: usize, viewer: Viewer) -> Told;
    /// Every decision so far as `viewer` may know it by now: what was private when it happened and shown
    /// since is whole.
    fn known(&self, viewer: Viewer) -> Vec<(Actor, String)>;
    /// Plays on as somebody was told it; what they could not know is made up so that it fits. If a
    /// decision is refused: which, counted from 0, and why. Those before it stand.
    fn play_told(
        &mut self,
        told: &[(Actor, String)],
        rng: &mut dyn Rng,
    ) -> Result<(), (usize, TableError)>;
    /// Whether decision number `ply` is told to everybody the same way.
    fn is_public(&self, ply: usize) -> bool;
    /// Decision number `ply`, whole: keep it from players.
    fn decided(&self, ply: usize) -> (Actor, String);
    /// Lets `actor` decide.
    fn act(&mut self, actor: Actor, action: &str) -> Result<(), TableError>;
    /// Lets chance decide once, if it is to act; whether it did.
    fn settle(&mut self, dice: &mut dyn Dice) -> bool;
    /// What `bot` would do for the seat that is to act. It sees only what that seat may know.
    fn ask(&self, bot: Bot, rng: &mut dyn Rng) -> Option<String>;
    /// The best actions for the seat that is to act, with what they lead to; `None` if none is. It
    /// looks only at what that seat may know, so it may be told to that seat.
    fn analyse(&self, budget: Budget, rng: &mut dyn Rng) -> Option<Analysis>;
    /// How good decision number `ply`, from 0, was; `None` if chance made it or nobody did. It rests
    /// on what its seat knew: while the game goes on, tell it to that seat only. A whole review is
    /// [`bots::Review::of`] all of them.
    fn review_ply(&self, ply: usize, budget: Budget, rng: &mut dyn Rng) -> Option<ReviewedPly>;
    /// The figures that show how the game stood, before the first decision and after each.
    fn series(&self) -> Vec<Series>;
    /// A bot for `seat` that remembers between its decisions what it thought, on so many threads.
    fn player(&self, bot: Bot, seat: Seat, threads: usize) -> Box<dyn AnyPlayer>;
    /// Every clause that forbids an action here; none if it is legal.
    fn objections(&self, action: &str) -> Result<Vec<Refusal>, TableError>;
    /// What a legal action would bring about, as `viewer` may know it. Trying out what another seat
    /// could do would tell secrets, so a seat may try its own actions and chance's, a spectator
    /// chance's.
    fn preview(&self, action: &str, viewer: Viewer) -> Result<Preview, TableError>;
    /// What lies ahead, as `viewer` may know it: odds, prices. `None` for games that reckon none.
    fn outlook(&self, viewer: Viewer) -> Option<Value>;
    /// Whether `seat` may take its last action back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last action of `seat` back.
    fn undo(&mut self, seat: Seat) -> Result<String, TableError>;
    /// The game so far, explicit.
    fn record(&self) -> Record;
    /// Says how the dice can be checked; the record will say so too.
    fn set_proof(&mut self, proof: Option<DiceProof>);
    /// Recomputes every draw of chance from the revealed seed; returns how many there are.
    fn verify_dice(&self) -> Result<u64, DiceError>;
    /// The table as it was after the first `plies` decisions.
    fn rewound(&self, plies: usize) -> Box<dyn AnyTable>;
}

impl<G: Known> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        Table::info(self)
    }

    fn setup(&self) -> Value {
        serde_json::to_value(Table::setup(self)).expect("set-ups can be written")
    }

    fn seats(&self) -> &[SeatInfo] {
        Table::seats(self)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.state().team(seat)
    }

    fn to_act(&self) -> Actor {
        self.state().to_act()
    }

    fn task(&self) -> Text {
        self.state().task()
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = vec![];
        self.state().legal(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = vec![];
        self.state().chance(&mut odds);
        odds.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        write_view(self.state(), viewer)
    }

    fn hash(&self) -> u64 {
        self.state().hash()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn plies(&self) -> usize {
        self.log().len()
    }

    fn told(&self, ply: usize, viewer: Viewer) -> Told {
        let entry: &Entry<G> = &self.log()[ply];
        Told {
            actor: entry.actor.to_string(),
            action: entry.action_for(viewer).to_string(),
            events: entry.events_for(viewer).map(|event| tell(&event)).collect(),
        }
    }

    fn known(&self, viewer: Viewer) -> Vec<(Actor, String)> {
        let known = Table::known(self, viewer).into_iter();
        known.map(|(actor, action)| (actor, action.to_string())).collect()
    }

    fn play_told(
        &mut self,
        told: &[(Actor, String)],
        rng: &mut dyn Rng,
    ) -> Result<(), (usize, TableError)> {
        let read = told.iter().enumerate().map(|(ply, (actor, action))| {
            let action = action.parse().map_err(|error| (ply, TableError::Syntax(error)))?;
            Ok((*actor, action))
        });
        Table::play_told(self, &read.collect::<Result<Vec<_>, _>>()?, rng)
    }

    fn is_public(&self, ply: usize) -> bool {
        self.log()[ply].is_public(self.state().seats())
    }

    fn decided(&self, ply: usize) -> (Actor, String) {
        let entry: &Entry<G> = &self.log()[ply];
        (entry.actor, entry.action.to_string())
    }

    fn act(&mut self, actor: Actor, action: &str) -> Result<(), TableError> {
        Table::act(self, actor, action.parse()?).map(|_| ())
    }

    fn settle(&mut self, dice: &mut dyn Dice) -> bool {
        Table::settle(self, dice).is_some()
    }

    fn ask(&self, bot: Bot, rng: &mut dyn Rng) -> Option<String> {
        let seat = self.to_act().seat()?;
        Some(bot.choose(self.state(), seat, rng).to_string())
    }

    fn analyse(&self, budget: Budget, rng: &mut dyn Rng) -> Option<Analysis> {
        bots::analyse(self.state(), budget, rng)
    }

    fn review_ply(&self, ply: usize, budget: Budget, rng: &mut dyn Rng) -> Option<ReviewedPly> {
        let played = self.log().get(ply)?.action;
        bots::review(&self.state_at(ply), ply, played, budget, rng)
    }

    fn series(&self) -> Vec<Series> {
        let mut next = Some((self.state_at(0), self.log()));
        bots::series(std::iter::from_fn(|| {
            let (now, log) = next.take()?;
            next = log.split_first().map(|(entry, rest)| {
                let mut after = now.clone();
                after.play_unchecked(entry.action, &mut Silent);
                (after, rest)
            });
            Some(now)
        }))
    }

    fn player(&self, bot: Bot, seat: Seat, threads: usize) -> Box<dyn AnyPlayer> {
        Box::new(Player::<G>::with_threads(bot, seat, threads))
    }

    fn objections(&self, action: &str) -> Result<Vec<Refusal>, TableError> {
        Ok(self.state().objections(action.parse()?))
    }

    fn preview(&self, action: &str, viewer: Viewer) -> Result<Preview, TableError> {
        may_try(viewer, self.to_act())?;
        let mut state = self.state().clone();
        let mut events = vec![];
        state.play(action.parse()?, &mut events)?;
        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
        Ok(Preview {
            events: seen.map(|event| tell(&event)).collect(),
            view: write_view(&state, viewer),
            outcome: state.outcome(),
        })
    }

    fn outlook(&self, viewer: Viewer) -> Option<Value> {
        let outlook = kernel::Game::outlook(self.state(), viewer)?;
        Some(serde_json::to_value(outlook).expect("outlooks can be written"))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<String, TableError> {
        Table::undo(self, seat).map(|action| action.to_string())
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn set_proof(&mut self, proof: Option<DiceProof>) {
        Table::set_proof(self, proof);
    }

    fn verify_dice(&self) -> Result<u64, DiceError> {
        Table::verify_dice(self)
    }

    fn rewound(&self, plies: usize) -> Box<dyn AnyTable> {
        Box::new(Table::rewound(self, plies))
    }
}

fn write_view<G: Known>(state: &G, viewer: Viewer) -> Value {
    serde_json::to_value(state.view(viewer)).expect("views can be written")
}

fn may_try(viewer: Viewer, to_act: Actor) -> Result<(), TableError> {
    match (viewer, to_act) {
        (Viewer::Referee, _) | (_, Actor::Chance) => Ok(()),
        (Viewer::Seat(own), Actor::Seat(seat)) if own == seat => Ok(()),
        (Viewer::Seat(own), _) => Err(TableError::out_of_turn(Actor::Seat(own), to_act)),
        (Viewer::Spectator, _) => {
            Err(TableError::OutOfTurn { asked: Text::new("a spectator", "Ein Zuschauer"), to_act })
        }
    }
}

fn tell<E: Event>(event: &E) -> ToldEvent {
    ToldEvent {
        event: serde_json::to_value(event).expect("events can be written"),
        text: event.tell(),
    }
}
