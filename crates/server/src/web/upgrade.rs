//! From HTTP to the socket.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::origin;
use super::problem::Refused;
use crate::hub::Hub;
use crate::protocol::LARGEST_FRAME;
use crate::socket;

/// Frames are small; a large buffer for each of ten thousand sockets is a lot of memory.
const READ_BUFFER: usize = 512;

/// Frames that wait together go out together, up to so many bytes at once.
const WRITE_BUFFER: usize = 4096;

pub(super) async fn upgrade(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    origin::check(&hub, &headers)?;
    let address = origin::address(&hub, &headers, peer);
    hub.guard.connect(address)?;
    let failed = Arc::clone(&hub);
    Ok(upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .on_failed_upgrade(move |_| failed.guard.disconnect(address))
        .on_upgrade(move |socket| {
            let sockets = hub.sockets.clone();
            sockets.track_future(socket::serve(hub, socket, address))
        }))
}
