//! What several test files share.
#![allow(dead_code, reason = "each test file uses its own part")]

use hex::Hex;
use kernel::conformance::read_setup;
use kernel::{Game, Refusal, Scratch, Seat, Silent};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use vulkan::{Action, Edition, Event, Position, Setup, Tile, TileView, Vulkan};

/// A set-up from JSON, as the catalogue reads it.
pub(crate) fn setup(edition: &str, json: &str) -> Setup {
    let info = Vulkan::GAMES.iter().find(|info| info.id == edition).expect("an edition");
    read_setup::<Vulkan>(info, json)
}

/// The start of a Vulkan! game.
pub(crate) fn start(json: &str) -> Vulkan {
    Vulkan::new(&setup("vulkan", json)).expect("a good set-up")
}

/// Why a set-up is refused.
pub(crate) fn refused(edition: &str, json: &str) -> Refusal {
    Vulkan::new(&setup(edition, json)).expect_err("a bad set-up")
}

/// Plays an action that must be legal; returns what happened.
pub(crate) fn play(game: &mut Vulkan, action: &str) -> Vec<Event> {
    let mut events = vec![];
    let action: Action = action.parse().expect("canonical text");
    game.play(action, &mut events).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    events
}

/// The clauses that forbid an action, the first one first.
pub(crate) fn forbidden(game: &Vulkan, action: &str) -> Vec<String> {
    let objections = game.objections(action.parse().expect("canonical text"));
    objections.iter().map(|refusal| refusal.clause.to_string()).collect()
}

/// All legal actions as text.
pub(crate) fn legal(game: &Vulkan) -> Vec<String> {
    let mut actions = vec![];
    game.legal(&mut actions);
    actions.iter().map(Action::to_string).collect()
}

/// Plays at random while `go_on`.
pub(crate) fn play_while(game: &mut Vulkan, rng: &mut ChaCha8Rng, go_on: impl Fn(&Vulkan) -> bool) {
    let mut scratch = Scratch::default();
    while game.to_act() != kernel::Actor::Nobody && go_on(game) {
        let action = game.sample(&mut scratch, rng);
        game.play_unchecked(action, &mut Silent);
    }
}

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A tile that burns.
pub(crate) fn tile(q: i8, r: i8, number: u8) -> Tile {
    Tile::burning(Hex::new(q, r), number)
}

/// The volcano.
pub(crate) fn volcano(q: i8, r: i8) -> Tile {
    Tile::volcano(Hex::new(q, r), 6)
}

/// A position of Vulkan! in which `turn` is to act.
pub(crate) fn position(players: u8, turn: u8, tiles: &[Tile]) -> Position {
    let position = Position::new(Edition::Vulkan, players, tiles.to_vec());
    Position { turn: Seat(turn), ..position }
}

/// The same, ready to be played.
pub(crate) fn built(players: u8, turn: u8, tiles: &[Tile]) -> Vulkan {
    position(players, turn, tiles).build().expect("a possible position")
}

/// What is seen of one place.
pub(crate) fn at(game: &Vulkan, q: i8, r: i8) -> TileView {
    let view = game.view(kernel::Viewer::Spectator);
    let here = view.tiles.into_iter().find(|tile| tile.place == Hex::new(q, r));
    here.expect("a place of the forest")
}
