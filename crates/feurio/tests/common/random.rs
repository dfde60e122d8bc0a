//! Players without a plan, and forests nobody planned.

use feurio::{Action, Feurio, Position, Setup};
use forest::{Bag, Colour, Number, Seating};
use hex::Hex;
use kernel::{Actor, Game, Seat, below, conformance, draw};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::PRIVATE_SETUPS;

/// What a random player likes, so that random games reach different corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Anything.
    None,
    /// Deploying as many as possible: supplies run out, tiles fill up.
    Deploying,
    /// Passing: games end with men left.
    Passing,
    /// Laying firebreaks.
    Hiding,
}

pub(crate) const HABITS: [Habit; 4] =
    [Habit::None, Habit::Deploying, Habit::Passing, Habit::Hiding];

/// Plays for everybody, chance included.
pub(crate) struct Player {
    pub(crate) rng: ChaCha8Rng,
    habit: Habit,
}

impl Player {
    pub(crate) fn new(seed: u64, habit: Habit) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), habit }
    }

    /// What is done next; `None` when the game is over.
    pub(crate) fn choose(&mut self, game: &Feurio) -> Option<Action> {
        match game.to_act() {
            Actor::Nobody => return None,
            Actor::Chance => {
                let mut odds = vec![];
                game.chance(&mut odds);
                return Some(draw(&odds, &mut self.rng));
            }
            Actor::Seat(_) => {}
        }
        let mut actions = vec![];
        game.legal(&mut actions);
        if below(&mut self.rng, 4) > 0 && actions.iter().any(|&action| self.likes(action)) {
            actions.retain(|&action| self.likes(action));
        }
        Some(actions[below(&mut self.rng, actions.len() as u32) as usize])
    }

    fn likes(&self, action: Action) -> bool {
        match self.habit {
            Habit::None => true,
            Habit::Deploying => matches!(action, Action::Deploy { .. }),
            Habit::Passing => matches!(action, Action::Pass),
            Habit::Hiding => matches!(action, Action::Hide(..) | Action::Firebreak(_)),
        }
    }
}

/// Every mode, edition and variant.
pub(crate) fn samples() -> Vec<Setup> {
    let offered = Feurio::GAMES.iter().flat_map(|info| {
        info.samples.iter().map(move |json| conformance::read_setup::<Feurio>(info, json))
    });
    offered.chain(PRIVATE_SETUPS.iter().map(|json| super::read(json))).collect()
}

/// A forest of `size` tiles that grew anywhere, not only where it was hottest, so that it has holes
/// and arms; with men wherever there were spaces for them.
pub(crate) fn random_position(setup: &Setup, size: usize, rng: &mut ChaCha8Rng) -> Position {
    let turn = below(rng, u32::from(setup.players)) as u8;
    let tiles = random_forest(setup, size, rng);
    let men = random_men(setup, &tiles, turn, rng);
    Position { tiles, men, turn }
}

fn random_forest(setup: &Setup, size: usize, rng: &mut ChaCha8Rng) -> Vec<(Hex, Number)> {
    let mut bag = *Feurio::new(setup).expect("a sample").bag();
    let mut tiles = vec![(Hex::ORIGIN, random_number(&mut bag, rng))];
    while tiles.len() < size {
        let (near, _) = tiles[below(rng, tiles.len() as u32) as usize];
        let place = near.neighbours()[below(rng, 6) as usize];
        if tiles.iter().all(|&(there, _)| there != place) {
            tiles.push((place, random_number(&mut bag, rng)));
        }
    }
    tiles
}

fn random_number(bag: &mut Bag, rng: &mut ChaCha8Rng) -> Number {
    let mut odds = vec![];
    bag.odds(&mut odds, |number| number);
    let number = draw(&odds, rng);
    bag.draw(number);
    number
}

fn random_men(
    setup: &Setup,
    tiles: &[(Hex, Number)],
    turn: u8,
    rng: &mut ChaCha8Rng,
) -> Vec<(Hex, Colour, u8)> {
    let seating = Seating::new(setup.players).expect("1 to 4 players");
    let mut supplies = seating.supplies();
    let mut men = vec![];
    for &(place, number) in tiles {
        let colour = Colour::ALL[below(rng, 4) as usize];
        let seat = seating.owner(colour).unwrap_or(Seat(turn));
        let most = u32::from(number.spaces().min(supplies.of(seat, colour)));
        let count = below(rng, most + 1) as u8;
        if count > 0 {
            supplies.take(seat, colour, count);
            men.push((place, colour, count));
        }
    }
    men
}
