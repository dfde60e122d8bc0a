//! How a node is asked to stop.

use tokio::signal;

/// Done when the process is asked to stop, by Ctrl+C or by whoever runs it.
pub async fn asked_to_stop() {
    let interrupt = async { signal::ctrl_c().await.is_ok() };
    #[cfg(unix)]
    let terminate = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut stream) => stream.recv().await.is_some(),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<bool>();
    tokio::select! {
        _ = interrupt => {}
        _ = terminate => {}
    }
}
