//! `hearth layout`: the end of a Feurio! or Wildfire! game as a forest for Vulkan! or Volcano! (VU-3).

use feurio::{TileView, View};
use kernel::Viewer;
use serde_json::{Value, json};

use crate::args::Layout;
use crate::failure::Failure;
use crate::input;
use crate::output::{Done, Output};

pub(crate) fn run(options: &Layout, output: &Output) -> Done {
    let record = input::record(&options.record)?;
    let next = match record.header.game.as_str() {
        "feurio" => "vulkan",
        "wildfire" => "volcano",
        other => return Err(Failure::input(format!("a game of {other} leaves no such forest"))),
    };
    let table = catalogue::game(&record.header.game)?.replay(&record)?;
    if table.outcome().is_none() {
        return Err(Failure::input("the game is not finished: its forest still grows"));
    }
    // Nobody plays this game any more: what lay hidden is turned up.
    let view: View = serde_json::from_value(table.view(Viewer::Referee))
        .map_err(|error| Failure::input(error.to_string()))?;
    let setup = setup(&view);
    catalogue::game(next)?.complete(&setup)?;
    output.object(&setup)
}

fn setup(view: &View) -> Value {
    let number =
        |tile: &TileView| tile.firebreak.and_then(|hidden| hidden.number).unwrap_or(tile.number);
    let places: Vec<_> = view.tiles.iter().map(|tile| tile.place).collect();
    let numbers: Vec<_> = view.tiles.iter().map(number).collect();
    json!({"layout": {"places": places, "numbers": numbers}})
}
