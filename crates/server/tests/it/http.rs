//! The HTTP part: headers, origins, the client's files, health, metrics, the description.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::Node;

/// Asks and returns everything, headers included.
async fn raw(node: &Node, request: &str) -> String {
    let host = node.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).await.unwrap();
    let request = request.replace("HOST", host);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let mut bytes = [0; 4096];
    // The node may keep the connection open: the head and what comes with it will do.
    while !answer.contains("\r\n\r\n") {
        match stream.read(&mut bytes).await.unwrap() {
            0 => break,
            count => answer += &String::from_utf8_lossy(&bytes[..count]),
        }
    }
    answer
}

async fn page(node: &Node, path: &str) -> String {
    raw(node, &format!("GET {path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n")).await
}

#[tokio::test]
async fn every_answer_has_the_secure_headers() {
    let node = Node::start().await;
    for path in ["/", "/health", "/metrics", "/api/tables", "/nothing.js", "/api/nothing"] {
        let answer = page(&node, path).await.to_lowercase();
        for header in [
            "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(answer.contains(header), "{path}: {header} is not in {answer}");
        }
        assert!(!answer.contains("set-cookie"), "there are no cookies");
        let policy = answer.lines().find(|line| line.starts_with("content-security")).unwrap();
        let scripts = policy.split(';').find(|part| part.contains("script-src")).unwrap();
        assert!(!scripts.contains("unsafe-inline") && !scripts.contains("'unsafe-eval'"));
    }
    assert!(page(&node, "/nothing.js").await.starts_with("HTTP/1.1 404"));
}

#[tokio::test]
async fn other_pages_may_not_talk_to_us() {
    let node = Node::start().await;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/socket HTTP/1.1\r\nHost: HOST\r\nOrigin: {origin}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    assert!(raw(&node, &upgrade("http://evil.example")).await.starts_with("HTTP/1.1 403"));
    assert!(raw(&node, &upgrade("null")).await.starts_with("HTTP/1.1 403"));
    let post = "POST /api/tables HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\n\
                Connection: close\r\nContent-Length: 2\r\n\r\n{}";
    assert!(raw(&node, post).await.starts_with("HTTP/1.1 403"));
    // Our own page, and whoever says nothing, may.
    let own = post.replace("http://evil.example", "http://HOST");
    assert!(raw(&node, &own).await.starts_with("HTTP/1.1 400"));
}

#[tokio::test]
async fn health_and_metrics() {
    let node = Node::start().await;
    assert_eq!(node.get("/health").await, "ok\n");
    let metrics = node.get("/metrics").await;
    for name in ["hearth_steps_total", "hearth_connections", "hearth_command_seconds_bucket"] {
        assert!(metrics.contains(name), "{metrics}");
    }
}

/// The description names exactly what is answered.
#[tokio::test]
async fn the_description_is_true() {
    let node = Node::start().await;
    let text = node.get("/api/openapi.json").await;
    let description: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(description["openapi"], "3.1.0");
    let paths = description["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 11);
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            if method == "parameters" {
                continue;
            }
            let path = path.replace("{table}", "aaaaaaaaaaaaaaaa");
            let request = format!(
                "{} {path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\
                 Content-Length: 2\r\n\r\n{{}}",
                method.to_uppercase()
            );
            let answer = raw(&node, &request).await;
            let status = answer.split(' ').nth(1).expect("a status");
            let responses = operation["responses"].as_object().expect("responses");
            assert!(responses.contains_key(status), "{method} {path}: {status} is not described");
            assert!(operation["summary"].is_string());
        }
    }
}
