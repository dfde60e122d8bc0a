//! A bot at a table, whatever the game.

use std::any::Any;

use bots::insight::Known;
use bots::{Budget, Player};
use kernel::{Actor, Rng, Viewer};
use serde::Serialize;
use table::Table;

use crate::AnyTable;

/// What a bot thought about one action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    /// The action, in canonical text.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The share of victory it led to on average.
    pub share: f32,
    /// What is expected to follow.
    pub line: Vec<String>,
}

/// A bot that stays at its seat and remembers what it thought.
pub trait AnyPlayer: Send {
    /// What it does at `table`; `None` if its seat is not to act there, or the table is of another
    /// game. It sees only what its seat may know.
    fn choose(&mut self, table: &dyn AnyTable, rng: &mut dyn Rng) -> Option<String>;

    /// From now on it thinks for so long, if it thinks at all.
    fn limit(&mut self, budget: Budget);

    /// What it thought about when it last chose, best first.
    fn thoughts(&self) -> Vec<Thought>;
}

impl<G: Known> AnyPlayer for Player<G> {
    fn choose(&mut self, table: &dyn AnyTable, rng: &mut dyn Rng) -> Option<String> {
        let table = (table as &dyn Any).downcast_ref::<Table<G>>()?;
        if table.state().to_act() != Actor::Seat(self.seat()) {
            return None;
        }
        let viewer = Viewer::Seat(self.seat());
        let history = table.log().iter().map(|entry| entry.action_for(viewer));
        Some(Player::choose(self, table.state(), history, rng).to_string())
    }

    fn limit(&mut self, budget: Budget) {
        Player::limit(self, budget);
    }

    fn thoughts(&self) -> Vec<Thought> {
        let thought = |finding: bots::search::Finding<G::Action>| Thought {
            action: finding.action.to_string(),
            visits: finding.visits,
            share: finding.share,
            line: finding.line.iter().map(ToString::to_string).collect(),
        };
        self.findings().into_iter().map(thought).collect()
    }
}
