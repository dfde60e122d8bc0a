//! Somebody who sits at a table and remembers what they thought.

use std::collections::VecDeque;

use kernel::{Rng, Scratch, Seat};

use crate::insight::{Insight, Known};
use crate::search::{Crew, Finding};
use crate::{Bot, Budget, uct};

/// A bot at a seat of one game. Between its decisions it keeps what it found about the ways the game
/// may go, and follows the way it went.
#[derive(Debug)]
pub struct Player<G: Known> {
    bot: Bot,
    seat: Seat,
    crew: Crew<G, G::Insight>,
    /// Everything decided so far, as this seat may know it.
    seen: Vec<G::Action>,
    /// What the plan says will be decided next and after that, whoever decides it.
    planned: VecDeque<G::Action>,
}

impl<G: Known> Player<G> {
    /// A bot that thinks with one thread.
    pub fn new(bot: Bot, seat: Seat) -> Self {
        Self::with_threads(bot, seat, 1)
    }

    /// A bot that thinks with so many threads; `uct` and `random` have only one.
    pub fn with_threads(bot: Bot, seat: Seat, threads: usize) -> Self {
        Self { bot, seat, crew: Crew::new(threads), seen: vec![], planned: VecDeque::new() }
    }

    /// Whose decisions it makes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// From now on it thinks for so long, if it thinks at all.
    pub fn limit(&mut self, budget: Budget) {
        self.bot = self.bot.with_budget(budget).unwrap_or(self.bot);
    }

    /// What to do in `game`, where this seat is to act. `history` is every decision so far, chance's
    /// included, as this seat may know it (see [`Game::redact`](kernel::Game::redact)). If it does
    /// not go on from the one of the call before, the player begins anew; it does so if there is
    /// none.
    ///
    /// # Panics
    /// If the seat is not to act.
    pub fn choose<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        history: impl Iterator<Item = G::Action>,
        rng: &mut R,
    ) -> G::Action {
        self.catch_up(history.collect());
        // Even the first look is at a state dealt anew.
        let mut imagined = game.clone();
        imagined.redeal(self.seat, rng);
        match self.bot {
            Bot::Random => imagined.sample(&mut Scratch::default(), rng),
            Bot::Uct(budget) => uct::choose(&imagined, self.seat, budget, rng),
            Bot::Level(level, _) if level.slips_now(rng) => {
                imagined.sample(&mut Scratch::default(), rng)
            }
            Bot::Level(level, budget) => {
                let usual = || level.budget(G::Insight::default().worth_of_iteration(&imagined));
                let budget = budget.unwrap_or_else(usual);
                self.think(&imagined, budget, rng)
            }
        }
    }

    /// Goes on with the plan; or makes one, where turns are planned; or searches, with the time that is
    /// left if there was no plan to be found.
    fn think<R: Rng + ?Sized>(&mut self, game: &G, budget: Budget, rng: &mut R) -> G::Action {
        let clock = budget.start();
        if self.planned.is_empty()
            && let Some(plan) = G::Insight::default().plan(game, self.seat, budget, rng)
        {
            self.planned = plan.into();
        }
        let next = self.planned.front().copied();
        next.unwrap_or_else(|| self.crew.decide(game, self.seat, clock.rest(), rng))
    }

    /// What it found about the position it last chose in, best first; nothing for bots without a
    /// search of this kind.
    pub fn findings(&self) -> Vec<Finding<G::Action>> {
        self.crew.findings()
    }

    /// Follows what happened since the last decision.
    fn catch_up(&mut self, history: Vec<G::Action>) {
        self.keep_to_plan(&history);
        if history.len() > self.seen.len() && history.starts_with(&self.seen) {
            let news = &history[self.seen.len()..];
            news.iter().for_each(|&action| self.crew.follow(action));
        } else {
            self.crew.forget();
        }
        self.seen = history;
    }

    /// A plan holds as long as nothing happens but what it says.
    fn keep_to_plan(&mut self, history: &[G::Action]) {
        let news = history.strip_prefix(&self.seen[..]).unwrap_or_default();
        let foreseen = news.iter().zip(&self.planned).take_while(|(new, plan)| new == plan);
        if news.is_empty() || foreseen.count() < news.len() {
            self.planned.clear();
        } else {
            self.planned.drain(..news.len());
        }
    }
}
