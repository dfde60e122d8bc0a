//! The tree: which ways were tried, how often, and what they were worth.

use kernel::{Actor, Seat};

use super::Finding;
use super::kinds::{Doings, Kind};
use super::spread::Spread;
use crate::insight::Shares;

/// How much priors count against values.
const CURIOSITY: f32 = 1.4;

/// A node opens this many branches at first, and more with the square root of its visits.
const OPEN_AT_FIRST: f32 = 4.0;
const OPENED_BY_VISITS: f32 = 2.0;

/// An untried branch is expected to be this much worse than its node's mean, in units of the spread.
const DOUBT: f32 = 0.05;

/// How little hearsay counts against own trials: with the weight of a trial each at first, and of less
/// the more trials there are.
const MISTRUST: f32 = 0.03;

/// More branches than this, some hundred megabytes, are not kept: the tree then grows no deeper.
const MOST_BRANCHES: usize = 4_000_000;

/// One way to go on from a node.
#[derive(Clone, Debug)]
struct Branch<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of the shares of the seat that decides here.
    value: f32,
    node: Option<u32>,
    /// What the action does, if it does the same later.
    kind: Option<Kind>,
    /// How often that was done after all, and the sum of what it came to.
    heard: u32,
    hearsay: f32,
}

impl<A> Branch<A> {
    fn new(action: A, prior: f32) -> Self {
        let (kind, heard, hearsay) = (None, 0, 0.0);
        Self { action, prior, visits: 0, value: 0.0, node: None, kind, heard, hearsay }
    }

    /// What it seems to be worth, if it is not tried what is `expected` and heard.
    fn worth(&self, expected: f32) -> f32 {
        let tried = self.visits as f32;
        let value = if self.visits == 0 { expected } else { self.value / tried };
        if self.heard == 0 {
            return value;
        }
        let heard = self.heard as f32;
        let trust = heard / (heard + tried + MISTRUST * heard * tried);
        value + trust * (self.hearsay / heard - value)
    }
}

/// A position, known by the decisions that led there.
#[derive(Clone, Debug)]
struct Node<A> {
    visits: u32,
    /// The sum of the shares of the seat that decides here.
    value: f32,
    /// Greatest prior first.
    branches: Vec<Branch<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, value: 0.0, branches: vec![] }
    }
}

impl<A> Node<A> {
    /// Lets all branches hear of it whose doing was done now or later in a way that came to `share`.
    fn spread_word(&mut self, doings: &Doings, seat: Seat, share: f32) {
        let doings = doings.of(seat);
        // Added to all, nothing to most: no processor guesses which were done, and to guess wrong
        // costs more than to add.
        for branch in &mut self.branches {
            let done = branch.kind.is_some_and(|kind| doings.done(kind));
            branch.heard += u32::from(done);
            branch.hearsay += if done { share } else { 0.0 };
        }
    }
}

/// All nodes, and the path of the running iteration.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    path: Vec<(usize, usize, Actor)>,
    spread: Spread,
    branches: usize,
    pub(super) doings: Doings,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        let (spread, doings) = (Spread::default(), Doings::default());
        Self { nodes: vec![Node::default()], path: vec![], spread, branches: 0, doings }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: usize = 0;

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.spread = Spread::default();
        self.doings.forget();
        self.branches = 0;
    }

    pub(crate) fn width(&self, node: usize) -> usize {
        self.nodes[node].branches.len()
    }

    /// How often the root was visited.
    pub(crate) fn visits(&self) -> u32 {
        self.nodes[Self::ROOT].visits
    }

    /// What all iterations came to on average.
    pub(crate) fn mean(&self) -> Shares {
        self.spread.mean()
    }

    pub(crate) fn begin(&mut self) {
        self.path.clear();
    }

    /// The node a branch leads to, which is made on the second visit.
    pub(crate) fn child(&mut self, node: usize, branch: usize) -> Option<usize> {
        let way = &self.nodes[node].branches[branch];
        if way.node.is_none() && way.visits > 0 && self.branches < MOST_BRANCHES {
            let leaf = self.nodes.len();
            self.nodes.push(Node::default());
            self.nodes[node].branches[branch].node = Some(leaf as u32);
            return Some(leaf);
        }
        way.node.map(|child| child as usize)
    }

    /// Remembers the step and returns its action.
    pub(crate) fn step(&mut self, node: usize, branch: usize, actor: Actor) -> A {
        self.path.push((node, branch, actor));
        self.nodes[node].branches[branch].action
    }

    /// Gives a node its branches. One without any prior does the same as another and is left out.
    pub(crate) fn add_branches(&mut self, node: usize, actions: &[A], priors: &[f32]) {
        let sum: f32 = priors.iter().sum();
        let branches = &mut self.nodes[node].branches;
        let both = actions.iter().zip(priors).filter(|(_, prior)| **prior > 0.0);
        branches.extend(both.map(|(&action, &prior)| Branch::new(action, prior / sum)));
        if branches.is_empty() {
            let even = 1.0 / actions.len() as f32;
            branches.extend(actions.iter().map(|&action| Branch::new(action, even)));
        }
        branches.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.branches += branches.len();
    }

    /// Says of each branch of a node what its action does.
    pub(crate) fn name_kinds(&mut self, node: usize, kind: impl Fn(A) -> Option<Kind>) {
        let branches = &mut self.nodes[node].branches;
        branches.iter_mut().for_each(|branch| branch.kind = kind(branch.action));
    }

    /// The branch of a chance outcome, made if it is new.
    pub(crate) fn chance_branch(&mut self, node: usize, action: A) -> usize {
        let branches = &mut self.nodes[node].branches;
        branches.iter().position(|branch| branch.action == action).unwrap_or_else(|| {
            branches.push(Branch::new(action, 1.0));
            self.branches += 1;
            branches.len() - 1
        })
    }

    /// The open branch with the best mixture of value and promise for who acts.
    pub(crate) fn select(&self, node: usize, actor: Actor) -> usize {
        let node = &self.nodes[node];
        let visits = node.visits as f32;
        let open = (OPEN_AT_FIRST + OPENED_BY_VISITS * visits.sqrt()) as usize;
        let spread = actor.seat().map_or(1.0, |seat| self.spread.of(seat));
        let expected = if node.visits == 0 { 0.5 } else { node.value / visits - DOUBT * spread };
        let urge = CURIOSITY * spread * (visits + 1.0).sqrt();
        let merit = |branch: &Branch<A>| {
            branch.worth(expected) + urge * branch.prior / (1.0 + branch.visits as f32)
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (index, branch) in node.branches.iter().take(open).enumerate() {
            let merit = merit(branch);
            if merit > best.1 {
                best = (index, merit);
            }
        }
        best.0
    }

    pub(crate) fn back_up(&mut self, shares: &Shares) {
        self.spread.add(shares);
        self.doings.conclude(shares);
        // Backwards: at each node what was done there or after it is known.
        for &(node, branch, actor) in self.path.iter().rev() {
            let share = actor.seat().map_or(0.0, |seat| shares.of(seat));
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.value += share;
            let taken = &mut node.branches[branch];
            taken.visits += 1;
            taken.value += share;
            if let (Some(seat), Some(kind)) = (actor.seat(), taken.kind) {
                self.doings.note(seat, kind, share);
                node.spread_word(&self.doings, seat, share);
            }
        }
    }

    /// Makes the node behind `action` the root and drops all others.
    pub(crate) fn descend(&mut self, action: A) {
        let root = &self.nodes[Self::ROOT];
        let behind = root.branches.iter().find(|branch| branch.action == action);
        match behind.and_then(|branch| branch.node) {
            Some(node) => self.keep_below(node as usize),
            None => self.clear(),
        }
    }

    fn keep_below(&mut self, root: usize) {
        let mut kept = vec![std::mem::take(&mut self.nodes[root])];
        let (mut next, mut branches) = (0, 0);
        while next < kept.len() {
            let mut node = std::mem::take(&mut kept[next]);
            for child in node.branches.iter_mut().filter_map(|branch| branch.node.as_mut()) {
                kept.push(std::mem::take(&mut self.nodes[*child as usize]));
                *child = kept.len() as u32 - 1;
            }
            branches += node.branches.len();
            kept[next] = node;
            next += 1;
        }
        (self.nodes, self.branches) = (kept, branches);
    }

    /// By how many visits the most tried branch of the root leads.
    pub(crate) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for branch in &self.nodes[Self::ROOT].branches {
            if branch.visits > first {
                (first, second) = (branch.visits, first);
            } else {
                second = second.max(branch.visits);
            }
        }
        first - second
    }

    /// The most tried action of the root; of several the one worth more.
    pub(crate) fn best(&self) -> Option<A> {
        let branches = self.nodes[Self::ROOT].branches.iter();
        branches.rev().max_by(|a, b| Self::order(a, b)).map(|branch| branch.action)
    }

    fn order(a: &Branch<A>, b: &Branch<A>) -> std::cmp::Ordering {
        a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value))
    }

    /// What is known of the root's branches, most tried first.
    pub(crate) fn findings(&self) -> Vec<Finding<A>> {
        let mut branches: Vec<&Branch<A>> = self.nodes[Self::ROOT].branches.iter().collect();
        branches.sort_by(|a, b| Self::order(b, a));
        let finding = |branch: &&Branch<A>| Finding {
            action: branch.action,
            visits: branch.visits,
            share: if branch.visits == 0 { 0.0 } else { branch.value / branch.visits as f32 },
            line: self.line_after(branch),
        };
        branches.iter().map(finding).collect()
    }

    /// The most tried way on, as long as it was tried more than a few times.
    fn line_after(&self, branch: &Branch<A>) -> Vec<A> {
        let mut line = vec![];
        let mut next = branch.node;
        while let Some(node) = next {
            let best = self.nodes[node as usize].branches.iter().max_by_key(|b| b.visits);
            let Some(best) = best.filter(|best| best.visits >= 3) else { break };
            line.push(best.action);
            next = best.node;
        }
        line
    }
}
