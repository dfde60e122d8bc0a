//! What every game must keep, checked on random games.
//!
//! A game's test is one line:
//!
//! ```ignore
//! #[test]
//! fn conforms() {
//!     kernel::conformance::check::<Feurio>(20);
//! }
//! ```
//!
//! For each game and sample set-up of [`Game::GAMES`] it plays that many random games and checks
//! each position. A broken promise panics with the set-up, the seed and the actions so far.

mod actions;
mod knowledge;
mod results;

use std::fmt::Write as _;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{Actor, Game, GameInfo, Scratch};

/// Plays `games` random games of each sample set-up and checks every position.
///
/// # Panics
/// If a promise of the contract is broken.
pub fn check<G: Game>(games: u64) {
    assert!(!G::GAMES.is_empty(), "the rules play no game");
    for info in G::GAMES {
        assert!(!info.samples.is_empty(), "{}: no sample set-up", info.id);
        for sample in info.samples {
            let setup = read_setup::<G>(info, sample);
            let mut foreign = Vec::new();
            for seed in 0..games {
                Walk::<G>::start(info, &setup, seed).check_to_the_end(&mut foreign);
            }
        }
    }
}

/// Reads a sample set-up the way the catalogue does: the game's id is its edition.
///
/// # Panics
/// If the sample is no set-up, or does not survive being written and read again.
pub fn read_setup<G: Game>(info: &GameInfo, json: &str) -> G::Setup {
    let mut value: serde_json::Value = serde_json::from_str(json).expect("sample is JSON");
    if G::GAMES.len() > 1 {
        value["edition"] = info.id.into();
    }
    let setup: G::Setup =
        serde_json::from_value(value).unwrap_or_else(|e| panic!("{}: {json}: {e}", info.id));
    let again = serde_json::to_value(&setup).expect("set-ups can be written");
    assert_eq!(setup, serde_json::from_value(again).expect("set-ups can be read again"));
    setup
}

/// One random game under inspection.
struct Walk<'a, G: Game> {
    info: &'a GameInfo,
    setup: &'a G::Setup,
    seed: u64,
    rng: ChaCha8Rng,
    game: G,
    history: Vec<G::Action>,
    scratch: Scratch<G::Action>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn start(info: &'a GameInfo, setup: &'a G::Setup, seed: u64) -> Self {
        let game = G::new(setup).unwrap_or_else(|e| panic!("{}: {setup:?}: {e}", info.id));
        Self {
            info,
            setup,
            seed,
            rng: ChaCha8Rng::seed_from_u64(seed),
            game,
            history: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// `foreign` collects actions from other positions and games: each is tried everywhere.
    fn check_to_the_end(&mut self, foreign: &mut Vec<G::Action>) {
        while self.game.to_act() != Actor::Nobody {
            self.check_actions(foreign);
            self.check_knowledge();
            self.check_unfinished();
            self.step();
        }
        self.check_actions(foreign);
        self.check_knowledge();
        self.check_finished();
        self.check_replay();
    }

    /// Plays one random action and checks what it tells.
    fn step(&mut self) {
        let action = self.game.sample(&mut self.scratch, &mut self.rng);
        self.require(self.game.why_not(action).is_none(), "sampled actions are legal");
        let mut checked = self.game.clone();
        let mut events = Vec::new();
        self.check_redaction(action);
        self.game.play_unchecked(action, &mut crate::Silent);
        self.history.push(action);
        let result = checked.play(action, &mut events);
        self.require(result.is_ok(), "play accepts what is legal");
        self.require(checked == self.game, "play and play_unchecked agree");
        self.require(checked.hash() == self.game.hash(), "equal states have equal hashes");
        self.check_events(&events);
    }

    /// Fails with everything needed to see the failure again.
    #[track_caller]
    fn require(&self, holds: bool, promise: &str) {
        if holds {
            return;
        }
        let mut story = String::new();
        for action in &self.history {
            let _ = writeln!(story, "  {action}");
        }
        panic!(
            "{} breaks a promise: {promise}\nset-up {:?}, seed {}, after {} actions:\n{story}",
            self.info.id,
            self.setup,
            self.seed,
            self.history.len()
        );
    }
}
