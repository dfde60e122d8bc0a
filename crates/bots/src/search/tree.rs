//! The tree: which ways were tried, how often, and what they were worth.

use kernel::Actor;

use super::Finding;
use crate::insight::Shares;

/// How much priors count against values.
const CURIOSITY: f32 = 1.4;

/// A node opens this many branches at first, and more with the square root of its visits.
const OPEN_AT_FIRST: f32 = 4.0;
const OPENED_BY_VISITS: f32 = 2.0;

/// An untried branch is expected to be this much worse than its node's mean.
const DOUBT: f32 = 0.05;

/// One way to go on from a node.
#[derive(Clone, Debug)]
struct Branch<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of the shares of the seat that decides here.
    value: f32,
    node: Option<u32>,
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

/// All nodes, and the path of the running iteration.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    path: Vec<(usize, usize, Actor)>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { nodes: vec![], path: vec![] }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: usize = 0;

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.push_node();
    }

    fn push_node(&mut self) -> usize {
        self.nodes.push(Node { visits: 0, value: 0.0, branches: vec![] });
        self.nodes.len() - 1
    }

    pub(crate) fn width(&self, node: usize) -> usize {
        self.nodes[node].branches.len()
    }

    pub(crate) fn begin(&mut self) {
        self.path.clear();
    }

    pub(crate) fn child(&self, node: usize, branch: usize) -> Option<usize> {
        self.nodes[node].branches[branch].node.map(|child| child as usize)
    }

    /// Makes the node a branch leads to.
    pub(crate) fn grow(&mut self, node: usize, branch: usize) -> usize {
        let leaf = self.push_node();
        self.nodes[node].branches[branch].node = Some(leaf as u32);
        leaf
    }

    /// Remembers the step and returns its action.
    pub(crate) fn follow(&mut self, node: usize, branch: usize, actor: Actor) -> A {
        self.path.push((node, branch, actor));
        self.nodes[node].branches[branch].action
    }

    pub(crate) fn add_branches(&mut self, node: usize, actions: &[A], priors: &[f32]) {
        let sum: f32 = priors.iter().sum();
        let branches = &mut self.nodes[node].branches;
        branches.extend(actions.iter().zip(priors).map(|(&action, &prior)| Branch {
            action,
            prior: prior / sum,
            visits: 0,
            value: 0.0,
            node: None,
        }));
        branches.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    }

    /// The branch of a chance outcome, made if it is new.
    pub(crate) fn chance_branch(&mut self, node: usize, action: A) -> usize {
        let branches = &mut self.nodes[node].branches;
        branches.iter().position(|branch| branch.action == action).unwrap_or_else(|| {
            branches.push(Branch { action, prior: 1.0, visits: 0, value: 0.0, node: None });
            branches.len() - 1
        })
    }

    /// The open branch with the best mixture of value and promise.
    pub(crate) fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let visits = node.visits as f32;
        let open = (OPEN_AT_FIRST + OPENED_BY_VISITS * visits.sqrt()) as usize;
        let expected = if node.visits == 0 { 0.5 } else { node.value / visits - DOUBT };
        let urge = CURIOSITY * (visits + 1.0).sqrt();
        let merit = |branch: &Branch<A>| {
            let tried = branch.visits as f32;
            let value = if branch.visits == 0 { expected } else { branch.value / tried };
            value + urge * branch.prior / (1.0 + tried)
        };
        let open = (0..).zip(node.branches.iter().take(open));
        let best = open.max_by(|a, b| merit(a.1).total_cmp(&merit(b.1)).then(b.0.cmp(&a.0)));
        best.map_or(0, |(branch, _)| branch)
    }

    pub(crate) fn back_up(&mut self, shares: &Shares) {
        for &(node, branch, actor) in &self.path {
            let share = actor.seat().map_or(0.0, |seat| shares.of(seat));
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.value += share;
            node.branches[branch].visits += 1;
            node.branches[branch].value += share;
        }
    }

    /// What is known of the root's branches, most tried first.
    pub(crate) fn findings(&self) -> Vec<Finding<A>> {
        let mut branches: Vec<&Branch<A>> = self.nodes[Self::ROOT].branches.iter().collect();
        branches
            .sort_by(|a, b| (b.visits, b.value).partial_cmp(&(a.visits, a.value)).expect("no NaN"));
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
