//! What several test files need.
pub(crate) mod reference;

use kernel::{Actor, Game, Scratch, Silent, below};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use taluva::{Action, Event, Position, Setup, Taluva};

/// A set-up from JSON.
pub(crate) fn setup(json: &str) -> Setup {
    serde_json::from_str(json).expect("a set-up")
}

/// The usual set-up for so many players.
pub(crate) fn players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays checked actions and returns what happened.
pub(crate) fn play(game: &mut Taluva, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions {
        if let Err(refusal) = game.play(action(text), &mut events) {
            panic!("{text}: {refusal}");
        }
    }
    events
}

/// The numbers of all clauses that forbid an action.
pub(crate) fn objections(game: &Taluva, text: &str) -> Vec<u16> {
    let objections = game.objections(action(text));
    assert_eq!(objections.first().cloned(), game.why_not(action(text)), "{text}");
    objections.iter().map(|refusal| refusal.clause.number()).collect()
}

/// The English sentence of the only objection to an action.
pub(crate) fn objection(game: &Taluva, text: &str) -> String {
    let objections = game.objections(action(text));
    assert_eq!(objections.len(), 1, "{text}: {objections:?}");
    objections[0].to_string()
}

pub(crate) fn is_legal(game: &Taluva, text: &str) -> bool {
    legal(game).contains(&action(text))
}

pub(crate) fn legal(game: &Taluva) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    actions.sort_unstable();
    actions
}

/// Two tiles side by side, so that the volcano at 0,0 can erupt to the south-east.
///
/// ```text
///            2,-1 V
///   0,0 V  1,0 sand  2,0 lake
/// -1,1 clearing  0,1 rock
/// ```
pub(crate) fn pair(setup: &Setup) -> Position {
    Position::new(setup).tile("clearing rock", "0,0 s").tile("sand lake", "2,-1 s")
}

/// Seven tiles, piled up to level 3 at 0,0, -1,1 and 0,1.
///
/// ```text
///      -1,-1 jungle 1                     2,-1 V 1
///  -2,0 clearing 1  -1,0 V 2   0,0 V 3   1,0 rock 2   2,0 lake 1
///        -2,1 sand 2   -1,1 jungle 3   0,1 lake 3
///  -3,2 V 1   -2,2 rock 1
/// ```
pub(crate) fn mountain(setup: &Setup) -> Position {
    pair(setup)
        .tile("jungle clearing", "-1,0 nw")
        .tile("rock sand", "-3,2 ne")
        .tile("lake rock", "0,0 se")
        .tile("sand jungle", "-1,0 s")
        .tile("jungle lake", "0,0 s")
}

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Plays a game like [`random_game`] whose players pile up and build dear things when they can: it
/// gets to odder places than chance does.
pub(crate) fn steep_game(setup: &Setup, seed: u64, mut look: impl FnMut(&Taluva)) {
    let mut game = Taluva::new(setup).expect("a valid set-up");
    let (mut scratch, mut rng) = (Scratch::default(), rng(seed));
    while game.to_act() != Actor::Nobody {
        look(&game);
        let mut action = game.sample(&mut scratch, &mut rng);
        if game.to_act() != Actor::Chance && below(&mut rng, 4) > 0 {
            let eager = |action: &Action| match action {
                Action::Lay(placement) => game.landing(*placement).level,
                Action::Tower(_) => 4,
                Action::Temple(_) => 3,
                Action::Extend(..) => 2,
                Action::Hut(_) | Action::Draw(_) => 1,
            };
            let shuffled = legal(&game).into_iter().map(|action| (below(&mut rng, 999), action));
            action = shuffled.max_by_key(|(chance, action)| (eager(action), *chance)).unwrap().1;
        }
        game.play_unchecked(action, &mut Silent);
    }
    look(&game);
}

/// Plays a random game and shows each position on the way, the last one included.
pub(crate) fn random_game(setup: &Setup, seed: u64, mut look: impl FnMut(&Taluva)) {
    let mut game = Taluva::new(setup).expect("a valid set-up");
    let (mut scratch, mut rng) = (Scratch::default(), rng(seed));
    while game.to_act() != Actor::Nobody {
        look(&game);
        let action = game.sample(&mut scratch, &mut rng);
        game.play_unchecked(action, &mut Silent);
    }
    look(&game);
}
