//! What lies ahead, for the games that reckon it.

use std::any::Any;

use flash_point::FlashPoint;
use kernel::Game;
use serde_json::Value;

/// The outlook of a position. Only a game without secrets may have one: all seats are told it.
pub(crate) fn of<G: Game + 'static>(game: &G) -> Option<Value> {
    let outlook = (game as &dyn Any).downcast_ref::<FlashPoint>()?.outlook()?;
    Some(serde_json::to_value(outlook).expect("outlooks can be written"))
}
