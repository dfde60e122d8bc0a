//! The HTTP part.

mod assets;
mod headers;

use axum::Router;
use axum::routing::get;

/// Everything that is answered over HTTP.
pub(crate) fn router() -> Router {
    let router = Router::new().route("/health", get(health)).fallback(assets::serve);
    headers::secure(router)
}

async fn health() -> &'static str {
    "ok\n"
}
