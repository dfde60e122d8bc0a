//! The positions a turn can lead to, each once.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use flash_point::{Action, FlashPoint};
use kernel::{Actor, Game};

/// A way to spend the turn, or to spend it until chance decides something.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) actions: Vec<Action>,
    /// The position it leads to: the fire's dice, or something else chance decides.
    pub(super) end: FlashPoint,
    pub(super) value: f32,
}

struct Node {
    game: FlashPoint,
    value: f32,
    /// The node and the action it came from.
    from: Option<(usize, Action)>,
}

/// A fingerprint is as good a hash as any.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }
}

/// More points than a turn can have, free ones included.
const POINTS: usize = 16;

/// Turns that are imagined lead to fewer positions, mostly.
const USUAL: usize = 64;

fn points(game: &FlashPoint) -> usize {
    usize::from(game.points_left() + game.free_points_left()).min(POINTS - 1)
}

/// The positions of a turn that were found so far.
pub(super) struct Turn {
    nodes: Vec<Node>,
    seen: HashSet<u64, BuildHasherDefault<AsItIs>>,
    /// For each number of points left, where one may go on from.
    open: [Vec<usize>; POINTS],
    /// How many points are left where one goes on now, and how often that was done there.
    level: usize,
    tried: usize,
    ends: Vec<usize>,
}

impl Turn {
    pub(super) fn new(game: &FlashPoint) -> Self {
        let root = Node { game: game.clone(), value: 0.0, from: None };
        let mut turn = Self {
            nodes: Vec::with_capacity(USUAL),
            seen: HashSet::with_capacity_and_hasher(USUAL, BuildHasherDefault::default()),
            open: Default::default(),
            level: points(game),
            tried: 0,
            ends: vec![],
        };
        turn.nodes.push(root);
        turn.seen.insert(game.hash());
        turn.open[turn.level].push(0);
        turn
    }

    pub(super) fn game(&self, node: usize) -> &FlashPoint {
        &self.nodes[node].game
    }

    pub(super) fn has_ends(&self) -> bool {
        !self.ends.is_empty()
    }

    /// Whether everything there is to the turn was looked at.
    pub(super) fn is_whole(&self) -> bool {
        self.open.iter().all(Vec::is_empty)
    }

    /// Whether a position was not met before on another way.
    pub(super) fn is_new(&mut self, game: &FlashPoint) -> bool {
        self.seen.insert(game.hash())
    }

    /// Adds the position that an action leads to from a node.
    pub(super) fn add(&mut self, from: (usize, Action), game: FlashPoint, value: f32) {
        let node = self.nodes.len();
        match game.to_act() {
            // What costs nothing, or gives points back, is gone on from at once.
            Actor::Seat(_) => self.open[points(&game).min(self.level)].push(node),
            _ => self.ends.push(node),
        }
        self.nodes.push(Node { game, value, from: Some(from) });
    }

    /// Where to go on: the best of those with the most points left, of each number `width` at most.
    pub(super) fn next(&mut self, width: usize) -> Option<usize> {
        while self.tried >= width || self.open[self.level].is_empty() {
            self.level = self.level.checked_sub(1)?;
            self.tried = 0;
        }
        self.tried += 1;
        let (open, nodes) = (&mut self.open[self.level], &self.nodes);
        let value = |at: &usize| nodes[open[*at]].value;
        let best = (0..open.len()).max_by(|a, b| value(a).total_cmp(&value(b)))?;
        Some(open.swap_remove(best))
    }

    fn actions(&self, end: usize) -> Vec<Action> {
        let mut actions = vec![];
        let mut at = end;
        while let Some((from, action)) = self.nodes[at].from {
            actions.push(action);
            at = from;
        }
        actions.reverse();
        actions
    }

    /// The ways that were found, best first, `most` at most.
    pub(super) fn into_ways(self, most: usize) -> Vec<Way> {
        let mut ends = self.ends.clone();
        ends.sort_by(|&a, &b| self.nodes[b].value.total_cmp(&self.nodes[a].value));
        ends.truncate(most);
        let way = |&end: &usize| {
            let Node { game, value, .. } = &self.nodes[end];
            Way { actions: self.actions(end), end: game.clone(), value: *value }
        };
        ends.iter().map(way).collect()
    }
}
