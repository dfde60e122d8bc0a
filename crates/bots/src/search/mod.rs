//! Monte Carlo tree search guided by insight, for any game.
//!
//! Selection is PUCT-like: an action's mean value plus its prior times a term that shrinks as it is
//! tried. Where a seat has hundreds of actions only the most promising are open at first and more are
//! opened as the node is visited (progressive widening). Chance is sampled; its outcomes get nodes as
//! they come up. A new leaf is judged by a playout to the end or to the insight's evaluation; its
//! actions are listed only when it is reached a second time, for most never are. Where actions do the
//! same whenever they are done, playouts tell about those not taken too (see [`Kind`]).
//! Each seat maximises its own share. What the searching seat can't know is dealt anew for every
//! iteration.

pub(crate) mod beam;
mod crew;
mod kinds;
mod seeds;
mod spread;
mod tree;
mod weigh;

use kernel::{Actor, Game, Rng, Scratch, Seat, Silent};

use crate::Budget;
use crate::insight::{Insight, Shares};
use tree::Tree;

pub use crew::Crew;
pub use kinds::{Kind, Lore};
pub use seeds::SplitMix;
pub use weigh::Weighed;

/// So many iterations pass between two looks at whether the best action can still change.
const LOOK_EVERY: u32 = 32;

/// What a search found about one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The share of victory it led to on average, for the seat that searched.
    pub share: f32,
    /// The decisions expected to follow, chance's most frequent outcomes included.
    pub line: Vec<A>,
}

/// A search for one seat. It keeps its tree until it is told to [`forget`](Self::forget): who
/// [`follow`](Self::follow)s what happened goes on where it stopped.
#[derive(Debug)]
pub struct Search<G: Game, I> {
    insight: I,
    tree: Tree<G::Action>,
    scratch: Scratch<G::Action>,
    priors: Vec<f32>,
}

impl<G: Game, I: Insight<G>> Default for Search<G, I> {
    fn default() -> Self {
        Self::with(I::default())
    }
}

impl<G: Game, I: Insight<G>> Search<G, I> {
    /// A search with this insight.
    pub fn with(insight: I) -> Self {
        Self { insight, tree: Tree::default(), scratch: Scratch::default(), priors: vec![] }
    }

    /// Thinks about `game` for `seat`, which is to act; the findings come best first. Nothing that was
    /// thought before counts.
    pub fn think<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Vec<Finding<G::Action>> {
        self.forget();
        self.spend(game, seat, budget, rng, false);
        self.tree.findings()
    }

    /// What to do for `seat`, which is to act in `game`. It goes on from what is left of the tree and
    /// stops as soon as the rest of the budget could not change the answer.
    ///
    /// # Panics
    /// If no seat is to act.
    pub fn decide<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> G::Action {
        self.spend(game, seat, budget, rng, true);
        self.tree.best().expect("a seat is to act")
    }

    /// Uses the budget up; in haste only as long as the answer may change.
    fn spend<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
        haste: bool,
    ) {
        self.prepare(game, seat, rng);
        let mut clock = budget.start();
        // A single choice needs no thought.
        while self.tree.width(Tree::<G::Action>::ROOT) > 1 && clock.tick() {
            let mut imagined = game.clone();
            imagined.redeal(seat, rng);
            self.iterate(&mut imagined, rng);
            let look = haste && clock.done().is_multiple_of(LOOK_EVERY);
            if look && self.tree.lead() > clock.left() {
                break;
            }
        }
    }

    /// What everything looked at since it last forgot came to on average, for every seat.
    pub fn mean(&self) -> Shares {
        self.tree.mean()
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Tells that `action` was taken in the position last thought about, or in the one that came of
    /// it: what was found behind it is kept.
    pub fn follow(&mut self, action: G::Action) {
        self.tree.descend(action);
    }

    /// How often the position to be thought about was looked at before.
    pub fn kept(&self) -> u32 {
        self.tree.visits()
    }

    fn prepare<R: Rng + ?Sized>(&mut self, game: &G, seat: Seat, rng: &mut R) {
        if self.tree.width(Tree::<G::Action>::ROOT) == 0 {
            let mut imagined = game.clone();
            imagined.redeal(seat, rng);
            self.expand(&imagined, Tree::<G::Action>::ROOT);
        }
    }

    fn iterate<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> Shares {
        let mut node = Tree::<G::Action>::ROOT;
        self.tree.begin();
        loop {
            let actor = game.to_act();
            let branch = match actor {
                Actor::Nobody => break,
                Actor::Chance => {
                    let action = game.sample(&mut self.scratch, rng);
                    self.tree.chance_branch(node, action)
                }
                Actor::Seat(_) => {
                    if self.tree.width(node) == 0 {
                        self.expand(game, node);
                    }
                    self.tree.select(node, actor)
                }
            };
            game.play_unchecked(self.tree.step(node, branch, actor), &mut Silent);
            match self.tree.child(node, branch) {
                Some(next) => node = next,
                None => break,
            }
        }
        let shares = self.judge(game, rng);
        self.tree.back_up(&shares);
        shares
    }

    /// Gives a node of a seat its branches, with priors. Chance's come as they are drawn.
    fn expand(&mut self, game: &G, node: usize) {
        if let Actor::Seat(_) = game.to_act() {
            game.legal(&mut self.scratch.actions);
            self.insight.priors(game, &self.scratch.actions, &mut self.priors);
            debug_assert_eq!(self.priors.len(), self.scratch.actions.len());
            self.tree.add_branches(node, &self.scratch.actions, &self.priors);
            self.tree.name_kinds(node, |action| self.insight.kind(game, action));
        }
    }

    /// What a leaf is worth: a sensible playout, the insight's evaluation where that stops early, and
    /// what the leaf looks like at first sight as far as that counts.
    fn judge<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> Shares {
        let part = self.insight.first_sight(game);
        if part <= 0.0 || game.to_act() == Actor::Nobody {
            return self.play_out(game, rng);
        }
        let seen = self.insight.evaluate(game);
        self.play_out(game, rng).towards(&seen, part)
    }

    fn play_out<R: Rng + ?Sized>(&mut self, game: &mut G, rng: &mut R) -> Shares {
        let depth = self.insight.playout_depth(game);
        let mut left = depth;
        while left > 0 && game.to_act() != Actor::Nobody {
            let lore = &self.tree.doings.lore;
            let action = self.insight.playout_action(game, lore, &mut self.scratch, rng);
            if let Actor::Seat(seat) = game.to_act()
                && let Some(kind) = self.insight.kind(game, action)
            {
                self.tree.doings.push(seat, kind);
            }
            game.play_unchecked(action, &mut Silent);
            left -= 1;
        }
        let end = self.insight.after_playout(game, depth - left);
        end.unwrap_or_else(|| self.insight.evaluate(game))
    }
}
