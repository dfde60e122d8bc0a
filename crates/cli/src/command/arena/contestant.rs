//! Who takes part: a bot of ours, or an engine of somebody else's.

use std::fmt;
use std::time::Duration;

use bots::{Bot, Budget};
use catalogue::{AnyPlayer, AnyTable};
use kernel::{Actor, Seat};
use rand::rngs::SmallRng;

use super::engine::{Engine, Stable};
use crate::args::Arena;
use crate::failure::Failure;

/// What `--a` or `--b` names.
#[derive(Debug)]
pub(super) enum Contestant {
    /// A bot of ours.
    Bot(Bot),
    /// A program that speaks the engine protocol.
    Engine(Stable),
}

/// What an engine thinks for if nobody says.
const USUAL_TIME: Budget = Budget::Time(Duration::from_secs(1));

impl Contestant {
    /// Reads `inferno`, `uct:500ms` or `engine:./program its arguments`.
    pub(super) fn read(flag: &str, text: &str, options: &Arena) -> Result<Self, Failure> {
        let budget = budget(options);
        if let Some(command) = text.strip_prefix("engine:") {
            let patience = Duration::from_secs_f64(options.patience);
            let budget = budget.unwrap_or(USUAL_TIME);
            return Stable::new(flag, command, budget, patience).map(Self::Engine);
        }
        let bot: Bot = text.parse().map_err(|error| Failure::input(format!("{flag}: {error}")))?;
        let own_budget = text.contains(':');
        let limited = budget.filter(|_| !own_budget).and_then(|budget| bot.with_budget(budget));
        Ok(Self::Bot(limited.unwrap_or(bot)))
    }

    /// Sits down for one game.
    pub(super) fn sit(&self, table: &dyn AnyTable, seat: Seat) -> Result<Seated<'_>, Forfeit> {
        match self {
            Self::Bot(bot) => Ok(Seated::Bot(table.player(*bot, seat, 1))),
            Self::Engine(stable) => {
                let engine = stable.take().map_err(Forfeit)?;
                Ok(Seated::Engine { engine: Some(engine), stable })
            }
        }
    }
}

impl Contestant {
    /// What it may think for.
    pub(super) fn budget(&self) -> Option<Budget> {
        match self {
            Self::Bot(_) => None,
            Self::Engine(stable) => Some(stable.budget()),
        }
    }
}

fn budget(options: &Arena) -> Option<Budget> {
    let time = options.time.map(|seconds| Budget::Time(Duration::from_secs_f64(seconds)));
    time.or(options.nodes.map(Budget::Iterations))
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Engine(stable) => write!(f, "engine:{}", stable.command()),
        }
    }
}

/// Why a game is lost without being played out.
#[derive(Debug)]
pub(super) struct Forfeit(pub(super) String);

/// A contestant at a seat.
pub(super) enum Seated<'a> {
    /// A bot of ours.
    Bot(Box<dyn AnyPlayer>),
    /// An engine, given back at the end of the game if it still answers.
    Engine {
        /// `None` once it failed.
        engine: Option<Engine>,
        /// Where it comes from.
        stable: &'a Stable,
    },
}

impl Seated<'_> {
    /// Lets the contestant decide for the seat that is to act.
    pub(super) fn act(
        &mut self,
        table: &mut dyn AnyTable,
        rng: &mut SmallRng,
    ) -> Result<(), Forfeit> {
        let actor = table.to_act();
        let action = self.choose(table, actor, rng)?;
        table.act(actor, &action).map_err(|error| {
            self.dismiss();
            Forfeit(format!("{action:?} is not legal: {error}"))
        })
    }

    fn choose(
        &mut self,
        table: &dyn AnyTable,
        actor: Actor,
        rng: &mut SmallRng,
    ) -> Result<String, Forfeit> {
        match self {
            Self::Bot(player) => Ok(player.choose(table, rng).unwrap_or_default()),
            Self::Engine { engine, stable } => {
                let seat = actor.seat().expect("seats are asked only when they are to act");
                let Some(running) = engine else { return Err(Forfeit("it has ended".to_owned())) };
                stable.ask(running, table, seat).map_err(|problem| {
                    *engine = None;
                    Forfeit(problem)
                })
            }
        }
    }

    /// An engine that broke the rules is not used again.
    fn dismiss(&mut self) {
        if let Self::Engine { engine, .. } = self {
            *engine = None;
        }
    }
}

impl Drop for Seated<'_> {
    fn drop(&mut self) {
        if let Self::Engine { engine, stable } = self
            && let Some(engine) = engine.take()
        {
            stable.give_back(engine);
        }
    }
}
