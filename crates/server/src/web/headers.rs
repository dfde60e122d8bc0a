//! Headers that keep a page from being made to do what it should not.

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::{self, HeaderName};
use tower_http::set_header::SetResponseHeaderLayer;

/// Only our own scripts, none of them inline; WebAssembly may be compiled; workers and sockets are
/// our own; nobody may frame us. Style attributes are allowed because a board places its pieces
/// with them; style elements are not.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// Adds the headers to every answer.
pub(super) fn secure(router: Router) -> Router {
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        let layer = SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
        router.layer(layer)
    })
}
