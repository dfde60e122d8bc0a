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

/// A PostgreSQL. It goes, with its folder, when it is dropped, also by a test that fails; by a test
/// process that was killed it goes by itself, and the next one removes its folder.
pub(crate) struct Postgres {
    child: Child,
    place: PathBuf,
    pub(crate) url: String,
}

impl Postgres {
    pub(crate) async fn start() -> Self {
        let (script, port) = ("../../scripts/postgres", free_port());
        remove_old_places();
        // Not in the target folder, which another user may not enter.
        let place = std::env::temp_dir().join(format!("{PLACES}{}-{port}", std::process::id()));
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
        Self { child, place, url }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.start_kill();
        // Its own children go a moment later than it does, and write until then.
        for _ in 0..250 {
            let removed = std::fs::remove_dir_all(&self.place).is_ok();
            if removed || !self.place.exists() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// What the folders of databases are called, before the number of the test process.
const PLACES: &str = "hearth-postgres-";

/// Removes what test processes left behind that were killed.
fn remove_old_places() {
    let Ok(places) = std::fs::read_dir(std::env::temp_dir()) else { return };
    for place in places.flatten() {
        let name = place.file_name();
        let process = name.to_str().and_then(|name| name.strip_prefix(PLACES));
        let process = process.and_then(|rest| rest.split_once('-')).map(|(process, _)| process);
        if process.is_some_and(|process| !PathBuf::from("/proc").join(process).exists()) {
            // Somebody else may remove it at the same time.
            let _ = std::fs::remove_dir_all(place.path());
        }
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
