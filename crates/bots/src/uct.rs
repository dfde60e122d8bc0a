//! Plain Monte Carlo tree search: no knowledge of any game, only of what a game is.
//!
//! It stays as it is: the fixed opponent that cleverer bots are measured against.

use kernel::{Actor, Game, MAX_SEATS, Rng, Scratch, Seat, Silent, below};

use crate::Budget;

/// How much an action that was tried little is favoured: the textbook's √2.
const CURIOSITY: f64 = std::f64::consts::SQRT_2;

/// The expected share of victory of each seat.
type Shares = [f64; MAX_SEATS];

/// One way to go on from a node.
struct Branch<A> {
    action: A,
    visits: u32,
    /// The sum of the shares of the seat that decides here.
    value: f64,
    /// The node it leads to, once somebody has been there.
    node: Option<usize>,
}

/// A position that was visited, known by the actions that led there.
struct Node<A> {
    visits: u32,
    branches: Vec<Branch<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, branches: vec![] }
    }
}

/// A step of the way down: node, branch, and whose decision it was.
struct Step {
    node: usize,
    branch: usize,
    actor: Actor,
}

struct Tree<'a, G: Game, R: ?Sized> {
    nodes: Vec<Node<G::Action>>,
    path: Vec<Step>,
    scratch: Scratch<G::Action>,
    rng: &'a mut R,
}

/// The action that was tried most, for `seat`, which is to act in `game`.
///
/// Every iteration deals anew what the seat can't know, so the tree averages over it.
///
/// # Panics
/// If no seat is to act.
pub(crate) fn choose<G: Game, R: Rng + ?Sized>(
    game: &G,
    seat: Seat,
    budget: Budget,
    rng: &mut R,
) -> G::Action {
    let mut tree: Tree<'_, G, R> =
        Tree { nodes: vec![Node::default()], path: vec![], scratch: Scratch::default(), rng };
    tree.expand(game, 0);
    let mut clock = budget.start();
    // A single choice needs no thought.
    while tree.nodes[0].branches.len() > 1 && clock.tick() {
        let mut imagined = game.clone();
        imagined.redeal(seat, tree.rng);
        tree.iterate(imagined);
    }
    let best = tree.nodes[0].branches.iter().max_by_key(|branch| branch.visits);
    best.expect("a seat is to act").action
}

impl<G: Game, R: Rng + ?Sized> Tree<'_, G, R> {
    fn iterate(&mut self, mut game: G) {
        self.path.clear();
        let mut node = 0;
        while game.to_act() != Actor::Nobody {
            let actor = game.to_act();
            let branch = match actor {
                Actor::Chance => self.sample_chance(&game, node),
                _ => self.select(node),
            };
            self.path.push(Step { node, branch, actor });
            game.play_unchecked(self.nodes[node].branches[branch].action, &mut Silent);
            match self.nodes[node].branches[branch].node {
                Some(next) => node = next,
                None => {
                    let leaf = self.nodes.len();
                    self.nodes.push(Node::default());
                    self.nodes[node].branches[branch].node = Some(leaf);
                    self.expand(&game, leaf);
                    break;
                }
            }
        }
        kernel::playout(&mut game, &mut self.scratch, self.rng);
        let shares = shares(&game);
        self.back_up(&shares);
    }

    fn expand(&mut self, game: &G, node: usize) {
        if game.to_act() == Actor::Chance {
            return;
        }
        game.legal(&mut self.scratch.actions);
        let branch = |&action: &G::Action| Branch { action, visits: 0, value: 0.0, node: None };
        self.nodes[node].branches.extend(self.scratch.actions.iter().map(branch));
    }

    /// Chance's branches are added as they come up.
    fn sample_chance(&mut self, game: &G, node: usize) -> usize {
        let action = game.sample(&mut self.scratch, self.rng);
        let branches = &mut self.nodes[node].branches;
        branches.iter().position(|branch| branch.action == action).unwrap_or_else(|| {
            branches.push(Branch { action, visits: 0, value: 0.0, node: None });
            branches.len() - 1
        })
    }

    /// An untried branch at random, or the one with the best upper confidence bound.
    fn select(&mut self, node: usize) -> usize {
        let node = &self.nodes[node];
        let untried = node.branches.iter().filter(|branch| branch.visits == 0).count() as u32;
        if untried > 0 {
            let pick = below(self.rng, untried) as usize;
            let mut fresh = (0..).zip(&node.branches).filter(|(_, branch)| branch.visits == 0);
            return fresh.nth(pick).expect("it was counted").0;
        }
        let curiosity = CURIOSITY * f64::from(node.visits).ln().sqrt();
        let bound = |branch: &Branch<G::Action>| {
            let visits = f64::from(branch.visits);
            branch.value / visits + curiosity / visits.sqrt()
        };
        let best = (0..).zip(&node.branches).max_by(|a, b| bound(a.1).total_cmp(&bound(b.1)));
        best.expect("there is something to do").0
    }

    fn back_up(&mut self, shares: &Shares) {
        for Step { node, branch, actor } in &self.path {
            let node = &mut self.nodes[*node];
            node.visits += 1;
            let branch = &mut node.branches[*branch];
            branch.visits += 1;
            if let Actor::Seat(seat) = actor {
                branch.value += shares[seat.index()];
            }
        }
    }
}

/// What a finished game is worth to each seat: winners share 1; a common goal is worth 1 to all.
fn shares<G: Game>(game: &G) -> Shares {
    let standings = game.standings().expect("the game is over");
    let together = game.team(Seat(0)) == game.team(Seat(game.seats() - 1));
    let winners = if together { 1 } else { standings.winners().max(1) };
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()).filter(|&seat| standings.won(seat)) {
        shares[seat.index()] = 1.0 / f64::from(winners);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use feurio::{Feurio, Setup};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    fn start(players: u8) -> Feurio {
        let mut game = Feurio::new(&Setup { players, ..Setup::default() }).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        while game.to_act() == Actor::Chance {
            let action = game.sample(&mut Scratch::default(), &mut rng);
            game.play_unchecked(action, &mut Silent);
        }
        game
    }

    #[test]
    fn the_same_seed_gives_the_same_answer() {
        let game = start(4);
        let Actor::Seat(seat) = game.to_act() else { panic!("a seat arranges") };
        let ask = |seed| {
            choose(&game, seat, Budget::Iterations(200), &mut ChaCha8Rng::seed_from_u64(seed))
        };
        assert_eq!(ask(1), ask(1));
        assert_eq!(game.why_not(ask(2)), None);
    }

    /// Against random play in whole games of two, seats swapped: it wins nearly all.
    #[test]
    fn it_beats_random_play() {
        let mut won = 0.0;
        for seed in 0..10 {
            let own = Seat((seed % 2) as u8);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Feurio::new(&Setup { players: 2, ..Setup::default() }).unwrap();
            while game.to_act() != Actor::Nobody {
                let action = match game.to_act() {
                    Actor::Seat(seat) if seat == own => {
                        choose(&game, seat, Budget::Iterations(60), &mut rng)
                    }
                    _ => game.sample(&mut Scratch::default(), &mut rng),
                };
                game.play(action, &mut Silent).unwrap();
            }
            won += shares(&game)[own.index()];
        }
        assert!(won >= 8.0, "won {won} of 10");
    }
}
