//! As much HTTP as a program needs that asks one thing at a time.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{ClientError, host};

/// Posts `body` to `path` of the node at `url`.
pub async fn post<T: DeserializeOwned>(
    url: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, ClientError> {
    let body = serde_json::to_string(body).expect("requests can be written");
    let answer = ask(url, "POST", path, &body).await?;
    serde_json::from_str(&answer).map_err(|error| ClientError::Strange(error.to_string()))
}

/// Gets the text at `path` of the node at `url`.
pub async fn get(url: &str, path: &str) -> Result<String, ClientError> {
    ask(url, "GET", path, "").await
}

async fn ask(url: &str, method: &str, path: &str, body: &str) -> Result<String, ClientError> {
    let host = host(url)?;
    let mut stream = TcpStream::connect(host).await?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = vec![];
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let strange = || ClientError::Strange(answer.chars().take(200).collect());
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(strange)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(strange)?;
    match status {
        200 => Ok(body.to_owned()),
        _ => Err(ClientError::Refused { status, body: body.to_owned() }),
    }
}
