//! A real PostgreSQL and a real NATS, of this test's own.

use std::net::TcpListener as StdListener;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

use crate::common::folder;

/// A port nobody uses right now.
pub(crate) fn free_port() -> u16 {
    let listener = StdListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

async fn reachable(port: u16, child: &mut Child, what: &str) {
    for _ in 0..600 {
        if TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
            return;
        }
        if let Some(status) = child.try_wait().expect("a child") {
            panic!("{what} ended with {status}: is it installed? (scripts/install-missing)");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{what} does not listen");
}

/// A PostgreSQL.
pub(crate) struct Postgres {
    _child: Child,
    pub(crate) url: String,
}

impl Postgres {
    pub(crate) async fn start() -> Self {
        let (script, port) = ("../../scripts/postgres", free_port());
        // Not in the target folder, which another user may not enter.
        let place =
            std::env::temp_dir().join(format!("hearth-postgres-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&place).expect("a folder");
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(script);
        let mut child = Command::new(path)
            .arg(&place)
            .arg(port.to_string())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the script is there");
        reachable(port, &mut child, "PostgreSQL").await;
        let url = format!("postgres://hearth@127.0.0.1:{port}/postgres");
        Self { _child: child, url }
    }
}

/// A NATS server that can be stopped and started again.
pub(crate) struct Nats {
    child: Option<Child>,
    pub(crate) port: u16,
}

impl Nats {
    pub(crate) async fn start() -> Self {
        let mut nats = Self { child: None, port: free_port() };
        nats.up().await;
        nats
    }

    pub(crate) async fn up(&mut self) {
        let program = if std::path::Path::new("/usr/sbin/nats-server").exists() {
            "/usr/sbin/nats-server"
        } else {
            "nats-server"
        };
        let mut child = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .current_dir(folder())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("nats-server is installed (scripts/install-missing)");
        reachable(self.port, &mut child, "NATS").await;
        self.child = Some(child);
    }

    pub(crate) async fn down(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().await.expect("it was ours");
        }
    }
}

/// A wire to the bus that can be held or cut.
pub(crate) struct Wire {
    state: Arc<AtomicU8>,
    pub(crate) url: String,
}

const OPEN: u8 = 0;
const HELD: u8 = 1;

impl Wire {
    pub(crate) async fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("nats://{}", listener.local_addr().expect("an address"));
        let state = Arc::new(AtomicU8::new(OPEN));
        tokio::spawn(carry(listener, port, Arc::clone(&state)));
        Self { state, url }
    }

    /// Nothing gets through, and connections under way are lost with all they carry.
    pub(crate) fn hold(&self) {
        self.state.store(HELD, Ordering::Release);
    }

    pub(crate) fn release(&self) {
        self.state.store(OPEN, Ordering::Release);
    }
}

async fn carry(listener: TcpListener, port: u16, state: Arc<AtomicU8>) {
    let mut carried = JoinSet::new();
    loop {
        let held = state.load(Ordering::Acquire) == HELD;
        if held {
            carried.abort_all();
        }
        let wait = tokio::time::timeout(Duration::from_millis(20), listener.accept());
        let Ok(Ok((mut near, _))) = wait.await else { continue };
        if held {
            continue;
        }
        carried.spawn(async move {
            let Ok(mut far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
            let _ = copy_bidirectional(&mut near, &mut far).await;
        });
    }
}
