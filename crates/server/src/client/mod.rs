//! A client for programs: what `hearth load` and the tests speak with.

mod heard;
mod http;

use std::io;

use futures_util::{SinkExt, StreamExt};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes, protocol::WebSocketConfig};

use crate::protocol::{ClientIn, SeatKey, VERSION};

pub use heard::{Heard, HeardDone, HeardState, HeardStep, HeardTold, HeardUpdate};
pub use http::{get, post};

/// Why a node could not be talked to.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The URL is not `http://HOST:PORT`.
    #[error("{0:?} is not http://HOST:PORT")]
    Url(String),
    /// The network failed.
    #[error("{0}")]
    Network(#[from] io::Error),
    /// The socket failed.
    #[error("{0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The node refused.
    #[error("{status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// What it said.
        body: String,
    },
    /// The node said something unheard of.
    #[error("not understood: {0}")]
    Strange(String),
    /// The socket is closed.
    #[error("the socket is closed")]
    Closed,
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

/// `HOST:PORT` of a URL.
pub(crate) fn host(url: &str) -> Result<&str, ClientError> {
    let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
    host.filter(|host| !host.is_empty()).ok_or_else(|| ClientError::Url(url.to_owned()))
}

/// One open socket.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Opens a socket to the node at `url` and says nothing yet.
    pub async fn open(url: &str) -> Result<Self, ClientError> {
        let host = host(url)?;
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(0);
        let address = format!("ws://{host}/api/socket");
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(address, stream, Some(config)).await?;
        Ok(Self { socket })
    }

    /// Opens a socket and says hello.
    pub async fn connect(url: &str, seats: Vec<SeatKey>) -> Result<Self, ClientError> {
        let mut client = Self::open(url).await?;
        client.send(&ClientIn::Hello { version: VERSION, seats }).await?;
        Ok(client)
    }

    /// Sends a frame.
    pub async fn send(&mut self, frame: &ClientIn) -> Result<(), ClientError> {
        let text = serde_json::to_string(frame).expect("frames can be written");
        self.send_raw(Message::text(text)).await
    }

    /// Sends anything at all.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.socket.send(message).await?)
    }

    /// The text of the next frame.
    pub async fn text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await.ok_or(ClientError::Closed)?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(ClientError::Closed),
                _ => {}
            }
        }
    }
}
