//! What lies ahead is told by the games that reckon it, and by no other.

use kernel::{Actor, Viewer};
use serde_json::json;

#[test]
fn only_flash_point_tells_an_outlook() {
    for game in catalogue::games() {
        let id = game.info().id;
        let table = game.open(&json!({}), vec![]).unwrap();
        assert_eq!(table.outlook(Viewer::Spectator).is_some(), id == "flash-point", "{id}");
    }
}

#[test]
fn an_outlook_prices_every_action_of_a_turn() {
    let mut table =
        catalogue::game("flash-point").unwrap().open(&json!({"players": 1}), vec![]).unwrap();
    table.act(Actor::Seat(kernel::Seat(0)), "start 0,6").unwrap();
    let outlook = table.outlook(Viewer::Spectator).expect("a running game");
    let priced = outlook["prices"].as_array().unwrap().iter().map(|price| &price["action"]);
    assert_eq!(priced.collect::<Vec<_>>(), table.legal().iter().collect::<Vec<_>>());
    assert_eq!(outlook["rolls"].as_array().unwrap().len(), 48);
    assert_eq!(outlook["fire"]["cells"].as_array().unwrap().len(), 80);
}
