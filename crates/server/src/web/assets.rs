//! The browser client: the files of `web/dist`, inside the program.
//!
//! Names under `assets/` carry a hash of their content and are kept for ever; everything else is
//! asked for again each time, cheaply by its tag.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, RwLock};

use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, Response, StatusCode, Uri};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Client;

const PLAIN_PAGE: &str = include_str!("no-client.html");

/// Smaller files gain nothing worth the time.
const LEAST_TO_SQUEEZE: usize = 1024;

/// Answers whatever is no other route: a file, or the page of the client for paths of its own.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return answer(path, &file, &headers);
    }
    // A path without a dot in its last part is a page of the client, which routes by itself.
    let is_page = !path.starts_with("api/") && !path.rsplit('/').next().unwrap_or("").contains('.');
    match (is_page, Client::get("index.html")) {
        (true, Some(page)) => answer("index.html", &page, &headers),
        (true, None) => no_client(),
        (false, _) => plain(StatusCode::NOT_FOUND, "there is nothing here\n"),
    }
}

fn answer(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response<Body> {
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", hash[..12].iter().map(|b| format!("{b:02x}")).collect::<String>());
    let response = Response::builder()
        .header(header::CACHE_CONTROL, keeping(path))
        .header(header::ETAG, &tag)
        .header(header::VARY, "accept-encoding");
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let response = if known {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let (body, encoding) = encoded(path, file, hash, asked);
        let mut response = response.header(header::CONTENT_TYPE, content_type(path));
        if let Some(name) = encoding {
            response = response.header(header::CONTENT_ENCODING, name);
        }
        response.body(Body::from(body))
    };
    response.expect("the headers are sound")
}

fn keeping(path: &str) -> &'static str {
    match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}

fn content_type(path: &str) -> String {
    let guess = mime_guess::from_path(path).first_or_octet_stream();
    let text = guess.type_() == mime_guess::mime::TEXT || guess.subtype() == "javascript";
    if text { format!("{guess}; charset=utf-8") } else { guess.to_string() }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The best one the other side understands.
    fn asked(headers: &HeaderMap) -> Option<Self> {
        let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
        let takes = |name| accepted.split(',').any(|part| part.trim() == name);
        [Self::Brotli, Self::Gzip].into_iter().find(|encoding| takes(encoding.name()))
    }

    fn squeeze(self, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
        match self {
            Self::Brotli => {
                let mut writer = brotli::CompressorWriter::new(vec![], 4096, 9, 22);
                writer.write_all(bytes)?;
                Ok(writer.into_inner())
            }
            Self::Gzip => {
                let level = flate2::Compression::best();
                let mut writer = flate2::write::GzEncoder::new(vec![], level);
                writer.write_all(bytes)?;
                writer.finish()
            }
        }
    }
}

type Squeezed = RwLock<HashMap<([u8; 32], Encoding), Bytes>>;

/// Each file is compressed once, when first asked for.
static SQUEEZED: LazyLock<Squeezed> = LazyLock::new(Squeezed::default);

fn encoded(
    path: &str,
    file: &EmbeddedFile,
    hash: [u8; 32],
    asked: &HeaderMap,
) -> (Bytes, Option<&'static str>) {
    let whole = || match &file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes.clone()),
    };
    let gains = file.data.len() >= LEAST_TO_SQUEEZE && is_squeezable(path);
    let Some(encoding) = Encoding::asked(asked).filter(|_| gains) else { return (whole(), None) };
    let key = (hash, encoding);
    if let Some(bytes) = SQUEEZED.read().expect("nobody panics here").get(&key) {
        return (bytes.clone(), Some(encoding.name()));
    }
    let Ok(bytes) = encoding.squeeze(&file.data).map(Bytes::from) else { return (whole(), None) };
    SQUEEZED.write().expect("nobody panics here").insert(key, bytes.clone());
    (bytes, Some(encoding.name()))
}

fn is_squeezable(path: &str) -> bool {
    let endings = ["html", "js", "css", "svg", "json", "wasm", "webmanifest", "txt", "md"];
    path.rsplit('.').next().is_some_and(|ending| endings.contains(&ending))
}

fn no_client() -> Response<Body> {
    let mut response = plain(StatusCode::OK, PLAIN_PAGE);
    let html = HeaderValue::from_static("text/html; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, html);
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(header::CACHE_CONTROL, "no-cache")
        .body(Body::from(text))
        .expect("the headers are sound")
}
