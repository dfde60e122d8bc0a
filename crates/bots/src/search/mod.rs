//! Monte Carlo tree search guided by insight, for any game.
//!
//! Selection is PUCT-like: an action's mean value plus its prior times a term that shrinks as it is
//! tried. Where a seat has hundreds of actions only the most promising are open at first and more are
//! opened as the node is visited (progressive widening). Chance is sampled; its outcomes get nodes as
//! they come up. A new leaf is judged by a short playout that ends in the insight's evaluation.
//! Each seat maximises its own share. What the searching seat can't know is dealt anew for every
//! iteration.

mod tree;
mod weigh;

use kernel::{Actor, Game, Rng, Scratch, Seat, Silent};

use crate::Budget;
use crate::insight::{Insight, Shares};
use tree::Tree;

pub use weigh::Weighed;

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

/// A search for one seat.
#[derive(Debug)]
pub struct Search<G: Game, I> {
    insight: I,
    tree: Tree<G::Action>,
    scratch: Scratch<G::Action>,
    priors: Vec<f32>,
}

impl<G: Game, I: Insight<G>> Default for Search<G, I> {
    fn default() -> Self {
        Self {
            insight: I::default(),
            tree: Tree::default(),
            scratch: Scratch::default(),
            priors: vec![],
        }
    }
}

impl<G: Game, I: Insight<G>> Search<G, I> {
    /// Thinks about `game` for `seat`, which is to act; the findings come best first.
    pub fn think<R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Vec<Finding<G::Action>> {
        self.tree.clear();
        let mut imagined = game.clone();
        imagined.redeal(seat, rng);
        self.expand(&imagined, Tree::<G::Action>::ROOT);
        let mut clock = budget.start();
        // A single choice needs no thought.
        while self.tree.width(Tree::<G::Action>::ROOT) > 1 && clock.tick() {
            let mut imagined = game.clone();
            imagined.redeal(seat, rng);
            self.iterate(imagined, rng);
        }
        self.tree.findings()
    }

    fn iterate<R: Rng + ?Sized>(&mut self, mut game: G, rng: &mut R) -> Shares {
        let mut node = Tree::<G::Action>::ROOT;
        self.tree.begin();
        while game.to_act() != Actor::Nobody {
            let branch = match game.to_act() {
                Actor::Chance => {
                    let action = game.sample(&mut self.scratch, rng);
                    self.tree.chance_branch(node, action)
                }
                _ => self.tree.select(node),
            };
            game.play_unchecked(self.tree.follow(node, branch, game.to_act()), &mut Silent);
            match self.tree.child(node, branch) {
                Some(next) => node = next,
                None => {
                    let leaf = self.tree.grow(node, branch);
                    self.expand(&game, leaf);
                    break;
                }
            }
        }
        let shares = self.judge(game, rng);
        self.tree.back_up(&shares);
        shares
    }

    /// Gives a new node its branches, with priors. Chance's come as they are drawn.
    fn expand(&mut self, game: &G, node: usize) {
        if let Actor::Seat(_) = game.to_act() {
            game.legal(&mut self.scratch.actions);
            self.insight.priors(game, &self.scratch.actions, &mut self.priors);
            debug_assert_eq!(self.priors.len(), self.scratch.actions.len());
            self.tree.add_branches(node, &self.scratch.actions, &self.priors);
        }
    }

    /// What a leaf is worth: a short sensible playout, then the insight's evaluation.
    fn judge<R: Rng + ?Sized>(&mut self, mut game: G, rng: &mut R) -> Shares {
        for _ in 0..self.insight.playout_depth() {
            if let Some(shares) = Shares::at_end(&game) {
                return shares;
            }
            let action = self.insight.playout_action(&game, &mut self.scratch, rng);
            game.play_unchecked(action, &mut Silent);
        }
        Shares::at_end(&game).unwrap_or_else(|| self.insight.evaluate(&game))
    }
}
