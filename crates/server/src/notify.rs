//! The hook for telling people who are not here that it is their turn.

use std::fmt::Debug;

use crate::ids::TableId;

/// Tells somebody who is not connected that it is the seat's turn. Web push or e-mail would go here;
/// what it does must not keep the table waiting.
pub(crate) trait Notify: Debug + Send + Sync {
    /// It is the turn of `seat`, and nobody of that seat is connected to this node.
    fn your_turn(&self, table: &TableId, seat: u8);
}

/// People find "your turn" on the page when they come by.
#[derive(Debug)]
pub(crate) struct OnThePage;

impl Notify for OnThePage {
    fn your_turn(&self, table: &TableId, seat: u8) {
        tracing::debug!(%table, seat, "it is the turn of somebody who is away");
    }
}
