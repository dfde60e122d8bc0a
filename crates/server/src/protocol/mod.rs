//! What client and node say to each other (`docs/protocol.md`).
//!
//! One WebSocket carries JSON text frames: [`ClientIn`] towards the node, [`ClientOut`] back. A few
//! things that need no socket go over HTTP.

mod client_in;
mod client_out;
mod http;
mod problem;
mod table_state;

pub use client_in::{ClientIn, RequestId, SeatKey};
pub use client_out::{ClaimedSeat, ClientOut, Happened, Step};
pub use http::{
    CreateTable, Created, Invitation, Listed, MySeat, MySeats, Pace, RecoveryCode, SeatPlan,
    Seated, SitDown, UseCode,
};
pub use problem::{Code, Problem};
pub use table_state::{AbsentBecause, Phase, Position, Said, SeatState, TableState};

/// The version of this protocol. A client says which one it speaks in its first frame.
pub const VERSION: u32 = 1;

/// The largest frame a client may send, in bytes.
pub const LARGEST_FRAME: usize = 8 * 1024;
