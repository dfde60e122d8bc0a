//! Structured logs, to standard error.

use tracing_subscriber::EnvFilter;

/// Starts logging: `HEARTH_LOG` says what, as `info` or `server=debug,sqlx=warn`.
pub fn start_logs(json: bool) {
    let filter = EnvFilter::try_from_env("HEARTH_LOG")
        .unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,async_nats=warn"));
    // Whoever read the logs may have gone. Complaining about that on the same closed pipe would
    // panic, and a node must stop cleanly all the same.
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .log_internal_errors(false);
    // Somebody else may log already, in a test for instance.
    let _ = if json { logs.json().try_init() } else { logs.try_init() };
}
