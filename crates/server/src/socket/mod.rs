//! One WebSocket, from its first frame to its last.

mod session;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite;

use crate::hub::{Hub, Lost, Outbox};
use crate::limits::{Bucket, Limits, too_much};
use crate::metrics::METRICS;
use crate::protocol::{ClientIn, ClientOut, Code, Problem};
use session::Session;

/// Whoever does not read a frame for so long is not reading.
const LONGEST_SEND: Duration = Duration::from_secs(10);

/// Somebody who goes, or is made to go, gets so long for the last frame.
const LAST_SEND: Duration = Duration::from_secs(1);

/// The first frame must come within this.
const FIRST_FRAME: Duration = Duration::from_secs(10);

/// So many frames over the limit, and the socket is closed.
const MOST_STRIKES: u32 = 50;

/// Why a socket ends: a close code of RFC 6455 and a word.
type Ending = (u16, &'static str);

const TOO_SLOW: Ending = (1008, "you read too slowly");

/// Serves one socket to its end.
pub(crate) async fn serve(hub: Arc<Hub>, socket: WebSocket, address: IpAddr) {
    METRICS.connections.add(1);
    let outbox = Arc::new(Outbox::new(hub.guard.limits.queue as usize));
    let session = Session::new(Arc::clone(&hub), outbox, address);
    let limits = &hub.guard.limits;
    let mut line = Line {
        socket,
        session,
        bucket: Bucket::full(limits.frames_at_once),
        strikes: 0,
        heard: Instant::now(),
        begun: Instant::now(),
    };
    let (code, reason) = line.run(&hub).await;
    line.session.end();
    let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
    // The other side may have gone already.
    let _ = timeout(LAST_SEND, line.socket.send(close)).await;
    METRICS.connections.add(-1);
    hub.guard.disconnect(address);
}

struct Line {
    socket: WebSocket,
    session: Session,
    bucket: Bucket,
    strikes: u32,
    heard: Instant,
    begun: Instant,
}

impl Line {
    async fn run(&mut self, hub: &Hub) -> Ending {
        let mut stopping = pin!(hub.stopping.cancelled());
        let mut alarm = pin!(sleep_until(self.next_look(&hub.guard.limits)));
        // What is boxed takes no memory while the socket only waits.
        loop {
            let step = tokio::select! {
                () = &mut stopping => Box::pin(self.say_bye()).await,
                frames = self.session.outbox.next() => match frames {
                    Ok(frames) => self.send_all(frames).await,
                    Err(Lost) => Err(TOO_SLOW),
                },
                message = self.socket.recv() => {
                    Box::pin(self.hear(message, &hub.guard.limits)).await
                }
                () = &mut alarm => Box::pin(self.look(&hub.guard.limits)).await,
            };
            if let Err(ending) = step {
                return ending;
            }
            // The alarm is put off when it has gone off, not with every frame.
            let next_look = self.next_look(&hub.guard.limits);
            if alarm.is_elapsed() || next_look < alarm.deadline() {
                alarm.as_mut().reset(next_look);
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Ending> {
        self.sent(1, async |socket| socket.send(message).await).await
    }

    /// Sends frames that wait together with one call to the system.
    async fn send_all(&mut self, frames: VecDeque<Utf8Bytes>) -> Result<(), Ending> {
        let count = frames.len() as u64;
        self.sent(count, async |socket| {
            for frame in frames {
                socket.feed(Message::Text(frame)).await?;
            }
            socket.flush().await
        })
        .await
    }

    async fn sent(
        &mut self,
        count: u64,
        send: impl AsyncFnOnce(&mut WebSocket) -> Result<(), axum::Error>,
    ) -> Result<(), Ending> {
        METRICS.frames_out.add(count);
        let sent = tokio::select! {
            biased;
            sent = timeout(LONGEST_SEND, send(&mut self.socket)) => sent,
            () = self.session.outbox.lost() => return Err(TOO_SLOW),
        };
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err((1001, "gone")),
            Err(_) => Err(TOO_SLOW),
        }
    }

    async fn say(&mut self, out: &ClientOut) -> Result<(), Ending> {
        self.send(Message::Text(out.text().into())).await
    }

    async fn say_bye(&mut self) -> Result<(), Ending> {
        // What is durable and acknowledged goes out first.
        let waiting = self.session.outbox.take().map_err(|Lost| TOO_SLOW)?;
        self.send_all(waiting).await?;
        self.say(&ClientOut::Bye).await?;
        Err((1012, "the node is going; connect again"))
    }

    async fn hear(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        limits: &Limits,
    ) -> Result<(), Ending> {
        self.heard = Instant::now();
        match &message {
            Some(Ok(Message::Text(text))) => self.read(text, limits).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => {
                self.complain("frames are text", "Nachrichten sind Text").await?;
                Err((1003, "frames are text"))
            }
            Some(Ok(Message::Close(_))) | None => Err((1000, "goodbye")),
            Some(Err(error)) if is_bad_frame(error) => {
                let (en, de) =
                    ("no frame, or larger than 8 KiB", "keine Nachricht oder über 8 KiB");
                self.complain(en, de).await?;
                Err((1009, "no frame, or too large"))
            }
            Some(Err(_)) => Err((1001, "gone")),
        }
    }

    async fn complain(&mut self, en: &str, de: &str) -> Result<(), Ending> {
        METRICS.refused.add(1);
        let problem = Problem::new(Code::BadFrame, en, de);
        self.say(&ClientOut::Error { id: None, table: None, problem }).await
    }

    async fn read(&mut self, text: &str, limits: &Limits) -> Result<(), Ending> {
        METRICS.frames_in.add(1);
        if !self.bucket.take(limits.frames_at_once, f64::from(limits.frames_per_second)) {
            self.strikes += 1;
            let problem = too_much();
            self.say(&ClientOut::Error { id: None, table: None, problem }).await?;
            let out = self.strikes >= MOST_STRIKES;
            return if out { Err((1008, "too many frames")) } else { Ok(()) };
        }
        let frame = match ClientIn::read(text) {
            Ok(frame) => frame,
            Err(problem) => {
                METRICS.refused.add(1);
                return self.say(&ClientOut::Error { id: None, table: None, problem }).await;
            }
        };
        match self.session.answer(&frame).await {
            Ok(Some(out)) => self.say(&out).await,
            Ok(None) => Ok(()),
            Err(problem) => {
                METRICS.refused.add(1);
                let fatal = matches!(problem.code, Code::Hello | Code::Version);
                let (id, table) = frame.about();
                self.say(&ClientOut::Error { id: id.cloned(), table: table.cloned(), problem })
                    .await?;
                if fatal { Err((1008, "say hello first")) } else { Ok(()) }
            }
        }
    }

    /// When to look whether the other side is still there.
    fn next_look(&self, limits: &Limits) -> Instant {
        match self.session.greeted() {
            false => self.begun + FIRST_FRAME,
            true => self.heard + half(limits),
        }
    }

    /// A socket that says nothing is asked for a sign of life, then closed.
    async fn look(&mut self, limits: &Limits) -> Result<(), Ending> {
        if self.next_look(limits) > Instant::now() {
            return Ok(());
        }
        if !self.session.greeted() {
            return Err((1008, "say hello first"));
        }
        self.send(Message::Ping(vec![].into())).await?;
        match timeout(half(limits), self.socket.recv()).await {
            Ok(message) => self.hear(message, limits).await,
            Err(_) => Err((1001, "half open")),
        }
    }
}

/// Whether the other side sent something that is no frame, rather than just going away.
fn is_bad_frame(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_) | tungstenite::Error::Utf8(_)))
}

fn half(limits: &Limits) -> Duration {
    Duration::from_millis(u64::from(limits.idle_seconds) * 500)
}
