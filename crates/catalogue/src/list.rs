//! The list of all games. A new game is one line here.

use std::sync::OnceLock;

use bots::insight::Known;

use crate::any_game::Playable;
use crate::{AnyGame, CatalogueError};

/// Every game, in the order people meet them.
pub fn games() -> &'static [Box<dyn AnyGame>] {
    static GAMES: OnceLock<Vec<Box<dyn AnyGame>>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let mut games = vec![];
        add::<feurio::Feurio>(&mut games);
        add::<vulkan::Vulkan>(&mut games);
        add::<on_the_run::OnTheRun>(&mut games);
        add::<flash_point::FlashPoint>(&mut games);
        add::<taluva::Taluva>(&mut games);
        games
    })
}

fn add<G: Known>(games: &mut Vec<Box<dyn AnyGame>>) {
    for info in G::GAMES {
        games.push(Box::new(Playable::<G>::new(info)));
    }
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, CatalogueError> {
    let found = games().iter().find(|game| game.info().id == id);
    found.map(|game| &**game).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|game| game.info().id).collect();
        let asked = id.chars().take(40).collect();
        CatalogueError::UnknownGame { asked, known: known.join(", ") }
    })
}
