//! The tree: which ways were tried, how often, and what they were worth.

use std::num::NonZeroU32;

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

/// One way to go on from a node. Small: which one is best is asked of many, again and again.
#[derive(Clone, Debug)]
struct Branch<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of the shares of the seat that decides here.
    value: f32,
    /// Never the root.
    node: Option<NonZeroU32>,
}

impl<A> Branch<A> {
    fn new(action: A, prior: f32) -> Self {
        Self { action, prior, visits: 0, value: 0.0, node: None }
    }

    /// The index of the node it leads to.
    fn behind(&self) -> Option<usize> {
        self.node.map(|node| node.get() as usize)
    }

    /// What it seems to be worth, if it is not tried what is `expected`.
    fn worth(&self, expected: f32) -> f32 {
        if self.visits == 0 { expected } else { self.value / self.visits as f32 }
    }
}

/// What is heard of a branch.
#[derive(Clone, Copy, Debug)]
struct Rumour {
    /// What the action does, if it does the same later.
    kind: Option<Kind>,
    /// How often that was done after all, and the sum of what it came to.
    heard: u32,
    hearsay: f32,
}

impl Rumour {
    /// What a branch tried so often seems to be worth, which is `value` without hearsay.
    fn weighed(&self, tried: u32, value: f32) -> f32 {
        if self.heard == 0 {
            return value;
        }
        let (heard, tried) = (self.heard as f32, tried as f32);
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
    /// One for each branch, or none: where no action does the same later, nothing is heard.
    rumours: Box<[Rumour]>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, value: 0.0, branches: vec![], rumours: Box::default() }
    }
}

impl<A> Node<A> {
    /// Lets all branches hear of it whose doing was done now or later in a way that came to `share`.
    fn spread_word(&mut self, doings: &Doings, seat: Seat, share: f32) {
        let doings = doings.of(seat);
        // Added to all, nothing to most: no processor guesses which were done, and to guess wrong
        // costs more than to add.
        for rumour in &mut self.rumours {
            let done = rumour.kind.is_some_and(|kind| doings.done(kind));
            rumour.heard += u32::from(done);
            rumour.hearsay += if done { share } else { 0.0 };
        }
    }

    /// The first of the best among the first `open` branches.
    fn best(&self, open: usize, expected: f32, urge: f32) -> usize {
        let merit = |branch: &Branch<A>, worth: f32| {
            worth + urge * branch.prior / (1.0 + branch.visits as f32)
        };
        let worths = self.branches.iter().take(open).map(|branch| (branch, branch.worth(expected)));
        if self.rumours.is_empty() {
            return first_of_most(worths.map(|(branch, worth)| merit(branch, worth)));
        }
        first_of_most(
            worths.zip(&self.rumours).map(|((branch, worth), rumour)| {
                merit(branch, rumour.weighed(branch.visits, worth))
            }),
        )
    }
}

/// Which one is greatest; the first if there are several, or none.
fn first_of_most(merits: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, merit) in merits.enumerate() {
        if merit > best.1 {
            best = (index, merit);
        }
    }
    best.0
}

/// All nodes, and the path of the running iteration.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    path: Vec<(usize, usize, Actor)>,
    spread: Spread,
    branches: usize,
    /// For sorting.
    order: Vec<u64>,
    pub(super) doings: Doings,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        let (spread, doings) = (Spread::default(), Doings::default());
        Self {
            nodes: vec![Node::default()],
            path: vec![],
            spread,
            branches: 0,
            order: vec![],
            doings,
        }
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
            self.nodes[node].branches[branch].node = NonZeroU32::new(leaf as u32);
            return Some(leaf);
        }
        way.behind()
    }

    /// Remembers the step and returns its action.
    pub(crate) fn step(&mut self, node: usize, branch: usize, actor: Actor) -> A {
        self.path.push((node, branch, actor));
        self.nodes[node].branches[branch].action
    }

    /// Gives a node its branches. One without any prior does the same as another and is left out.
    pub(crate) fn add_branches(&mut self, node: usize, actions: &[A], priors: &[f32]) {
        let sum: f32 = priors.iter().sum();
        // The bits of numbers from 0 on are in the order of the numbers: turned, with the index behind
        // them, they are sorted as the branches are to be, and much faster.
        let key = |(index, &prior): (usize, &f32)| {
            (prior > 0.0).then(|| u64::from(!(prior / sum).to_bits()) << 32 | index as u64)
        };
        self.order.clear();
        self.order.extend(priors.iter().enumerate().filter_map(key));
        self.order.sort_unstable();
        let branches = &mut self.nodes[node].branches;
        branches.reserve_exact(self.order.len());
        branches.extend(self.order.iter().map(|&key| {
            Branch::new(actions[key as u32 as usize], f32::from_bits(!((key >> 32) as u32)))
        }));
        if branches.is_empty() {
            let even = 1.0 / actions.len() as f32;
            branches.extend(actions.iter().map(|&action| Branch::new(action, even)));
        }
        self.branches += branches.len();
    }

    /// Says of each branch of a node what its action does.
    pub(crate) fn name_kinds(&mut self, node: usize, kind: impl Fn(A) -> Option<Kind>) {
        let node = &mut self.nodes[node];
        let kinds = || node.branches.iter().map(|branch| kind(branch.action));
        if kinds().any(|kind| kind.is_some()) {
            node.rumours = kinds().map(|kind| Rumour { kind, heard: 0, hearsay: 0.0 }).collect();
        }
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
        node.best(open, expected, urge)
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
            if let (Some(seat), Some(kind)) =
                (actor.seat(), node.rumours.get(branch).and_then(|rumour| rumour.kind))
            {
                self.doings.note(seat, kind, share);
                node.spread_word(&self.doings, seat, share);
            }
        }
    }

    /// Makes the node behind `action` the root and drops all others.
    pub(crate) fn descend(&mut self, action: A) {
        let root = &self.nodes[Self::ROOT];
        let behind = root.branches.iter().find(|branch| branch.action == action);
        match behind.and_then(Branch::behind) {
            Some(node) => self.keep_below(node),
            None => self.clear(),
        }
    }

    fn keep_below(&mut self, root: usize) {
        let mut kept = vec![std::mem::take(&mut self.nodes[root])];
        let (mut next, mut branches) = (0, 0);
        while next < kept.len() {
            let mut node = std::mem::take(&mut kept[next]);
            for child in node.branches.iter_mut().filter_map(|branch| branch.node.as_mut()) {
                let place = NonZeroU32::new(kept.len() as u32).expect("the root is kept first");
                kept.push(std::mem::take(&mut self.nodes[child.get() as usize]));
                *child = place;
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
        let mut next = branch.behind();
        while let Some(node) = next {
            let best = self.nodes[node].branches.iter().max_by_key(|b| b.visits);
            let Some(best) = best.filter(|best| best.visits >= 3) else { break };
            line.push(best.action);
            next = best.behind();
        }
        line
    }
}
