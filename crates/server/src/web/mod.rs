//! The HTTP part.

mod api;
mod assets;
mod headers;
mod origin;
mod problem;
mod upgrade;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};

use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

use crate::hub::Hub;
use crate::metrics::METRICS;
use crate::protocol::LARGEST_FRAME;

/// Requests with many seats are larger than frames.
const LARGEST_BODY: usize = 4 * LARGEST_FRAME;

/// Everything that is answered over HTTP.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let router = Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/socket", get(upgrade::upgrade))
        .route("/api/tables", get(api::lobby).post(api::create))
        .route("/api/tables/{table}", get(api::look))
        .route("/api/tables/{table}/seats", post(api::sit))
        .route("/api/tables/{table}/record", get(api::record))
        .route("/api/seats", post(api::my_seats))
        .route("/api/recovery", post(api::recovery_code))
        .route("/api/recovery/use", post(api::recover))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http())
        .with_state(hub);
    headers::secure(router)
}

/// Whether to send people here: not while draining, not without a database.
async fn health(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    match (hub.stopping.is_cancelled(), hub.store.is_up().await) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "draining\n"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
        (false, true) => (StatusCode::OK, "ok\n"),
    }
}

async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text())
}
