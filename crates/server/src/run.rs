//! The life of a node: start, serve, drain, stop.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::Config;
use crate::web;

/// Why a node did not start or stopped by itself.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is taken, not ours, or otherwise of no use.
    #[error("can't listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        error: std::io::Error,
    },
    /// The data directory can't be made.
    #[error("{}: {error}", path.display())]
    DataDir {
        /// The directory.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The network failed while serving.
    #[error("the network failed: {0}")]
    Network(std::io::Error),
}

/// Serves until `stop` is done, then lets what is under way finish. `listening` is told where.
pub async fn serve(
    config: Config,
    listening: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let refuse = |error| ServeError::Listen { address: config.address, error };
    let listener = TcpListener::bind(config.address).await.map_err(refuse)?;
    listening(listener.local_addr().map_err(refuse)?);
    let service = web::router().into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service)
        .with_graceful_shutdown(stop)
        .await
        .map_err(ServeError::Network)
}
