//! The life of a node: start, serve, drain, stop.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::bus::{Bus, BusError};
use crate::config::Config;
use crate::hub::Hub;
use crate::limits::Guard;
use crate::store::{Store, StoreError, sqlite_in};
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
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus can't be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The network failed while serving.
    #[error("the network failed: {0}")]
    Network(std::io::Error),
}

/// After being asked to stop, requests under way get so long.
const LONGEST_DRAIN: Duration = Duration::from_secs(15);

/// Serves until `stop` is done, then lets what is under way finish. `listening` is told where.
pub async fn serve(
    config: Config,
    listening: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    // First, so that a second node on the same address does not touch the database.
    let refuse = |error| ServeError::Listen { address: config.address, error };
    let listener = TcpListener::bind(config.address).await.map_err(refuse)?;
    let address = listener.local_addr().map_err(refuse)?;
    let store = Store::open(&database(&config)?).await?;
    let bus = Bus::connect(config.bus.as_deref()).await?;
    let guard = Guard::new(config.limits);
    let hub = Hub::new(store, bus, guard, config.origins, config.trust_proxy);
    let helpers =
        [tokio::spawn(Arc::clone(&hub).tend()), tokio::spawn(Arc::clone(&hub).hear_hints())];
    listening(address);
    let served = listen(&hub, listener, stop).await;
    hub.sockets.close();
    // Whoever does not take leave in time is left.
    let _ = tokio::time::timeout(LONGEST_DRAIN, hub.sockets.wait()).await;
    for helper in helpers {
        // A helper that panicked has been logged; there is nothing more to wait for.
        let _ = helper.await;
    }
    hub.store.close().await;
    tracing::info!("stopped");
    served
}

fn database(config: &Config) -> Result<String, ServeError> {
    if let Some(url) = &config.database {
        return Ok(url.clone());
    }
    let path = config.data_dir.clone();
    match std::fs::create_dir_all(&path) {
        Ok(()) => Ok(sqlite_in(&path)),
        Err(error) => Err(ServeError::DataDir { path, error }),
    }
}

async fn listen(
    hub: &Arc<Hub>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let router = web::router(Arc::clone(hub));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let stopping = hub.stopping.clone();
    let stop = async move {
        stop.await;
        stopping.cancel();
        tracing::info!("draining");
    };
    let serving = axum::serve(listener, service).with_graceful_shutdown(stop);
    let drained = async {
        hub.stopping.cancelled().await;
        tokio::time::sleep(LONGEST_DRAIN).await;
    };
    tokio::select! {
        served = serving.into_future() => served.map_err(ServeError::Network),
        () = drained => Ok(()),
    }
}
