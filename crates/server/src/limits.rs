//! How much anybody may ask of a node. On by default.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::metrics::METRICS;
use crate::protocol::{Code, Problem};

/// The limits, for the configuration.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Open sockets from one address.
    pub connections_per_address: u32,
    /// Open sockets in all.
    pub connections: u32,
    /// Frames a second on one socket, over a while.
    pub frames_per_second: u32,
    /// Frames at once on one socket.
    pub frames_at_once: u32,
    /// HTTP requests a minute from one address (the browser client's files are not counted).
    pub requests_per_minute: u32,
    /// Tables opened an hour from one address.
    pub tables_per_hour: u32,
    /// Seats taken an hour from one address.
    pub seats_per_hour: u32,
    /// Frames waiting for a slow reader before it is dropped.
    pub queue: u32,
    /// A socket that says nothing for so long is closed.
    pub idle_seconds: u32,
    /// Bots thinking at the same time; 0 is half of the processors.
    pub thinkers: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections_per_address: 32,
            connections: 20_000,
            frames_per_second: 20,
            frames_at_once: 60,
            requests_per_minute: 120,
            tables_per_hour: 60,
            seats_per_hour: 120,
            queue: 64,
            idle_seconds: 75,
            thinkers: 0,
        }
    }
}

impl Limits {
    /// Sets the limit `name` to `value`.
    pub fn set(&mut self, name: &str, value: u32) -> Result<(), String> {
        let field = match name {
            "connections_per_address" => &mut self.connections_per_address,
            "connections" => &mut self.connections,
            "frames_per_second" => &mut self.frames_per_second,
            "frames_at_once" => &mut self.frames_at_once,
            "requests_per_minute" => &mut self.requests_per_minute,
            "tables_per_hour" => &mut self.tables_per_hour,
            "seats_per_hour" => &mut self.seats_per_hour,
            "queue" => &mut self.queue,
            "idle_seconds" => &mut self.idle_seconds,
            "thinkers" => &mut self.thinkers,
            _ => return Err(format!("there is no limit {name:?}")),
        };
        *field = value;
        Ok(())
    }
}

/// A bucket that fills with time: so many at once, so many a second over a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(size: u32) -> Self {
        Self { left: f64::from(size), filled: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, size: u32, each_second: f64) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.filled).as_secs_f64() * each_second;
        self.left = (self.left + gained).min(f64::from(size));
        self.filled = now;
        let enough = self.left >= 1.0;
        self.left -= if enough { 1.0 } else { 0.0 };
        enough
    }
}

/// What is counted for an address.
#[derive(Debug)]
struct Account {
    connections: u32,
    requests: Bucket,
    tables: Bucket,
    seats: Bucket,
    seen: Instant,
}

/// Something an address does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    Request,
    Table,
    Seat,
}

/// Who asked for how much.
#[derive(Debug)]
pub(crate) struct Guard {
    pub(crate) limits: Limits,
    accounts: Mutex<HashMap<IpAddr, Account>>,
    connections: AtomicU32,
}

/// Accounts nobody used for so long are forgotten: every bucket is full again by then.
const FORGET: Duration = Duration::from_secs(3600);

impl Guard {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, accounts: Mutex::default(), connections: AtomicU32::new(0) }
    }

    /// Counts one thing an address does, or refuses it.
    pub(crate) fn check(&self, address: IpAddr, doing: Doing) -> Result<(), Problem> {
        let allowed = self.with(address, |account, limits| match doing {
            Doing::Request => {
                let each = f64::from(limits.requests_per_minute) / 60.0;
                account.requests.take(limits.requests_per_minute, each)
            }
            Doing::Table => {
                let each = f64::from(limits.tables_per_hour) / 3600.0;
                account.tables.take(limits.tables_per_hour, each)
            }
            Doing::Seat => {
                let each = f64::from(limits.seats_per_hour) / 3600.0;
                account.seats.take(limits.seats_per_hour, each)
            }
        });
        allowed.then_some(()).ok_or_else(too_much)
    }

    /// Counts a new socket; [`disconnect`](Self::disconnect) counts it off again.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<(), Problem> {
        let allowed = self.with(address, |account, limits| {
            let room = self.connections.load(Ordering::Acquire) < limits.connections;
            let allowed = room && account.connections < limits.connections_per_address;
            account.connections += u32::from(allowed);
            self.connections.fetch_add(u32::from(allowed), Ordering::AcqRel);
            allowed
        });
        allowed.then_some(()).ok_or_else(too_much)
    }

    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.with(address, |account, _| {
            account.connections = account.connections.saturating_sub(1);
        });
        self.connections.fetch_sub(1, Ordering::AcqRel);
    }

    fn with<T>(&self, address: IpAddr, use_it: impl FnOnce(&mut Account, &Limits) -> T) -> T {
        let mut accounts = self.accounts.lock().expect("nobody panics here");
        let account = accounts.entry(address).or_insert_with(|| Account {
            connections: 0,
            requests: Bucket::full(self.limits.requests_per_minute),
            tables: Bucket::full(self.limits.tables_per_hour),
            seats: Bucket::full(self.limits.seats_per_hour),
            seen: Instant::now(),
        });
        account.seen = Instant::now();
        use_it(account, &self.limits)
    }

    /// Forgets who has not been here for long.
    pub(crate) fn tidy(&self) {
        let mut accounts = self.accounts.lock().expect("nobody panics here");
        accounts.retain(|_, account| account.connections > 0 || account.seen.elapsed() < FORGET);
    }
}

pub(crate) fn too_much() -> Problem {
    METRICS.limited.add(1);
    Problem::new(
        Code::Limit,
        "that is too much at once: wait a little",
        "Das ist zu viel auf einmal: bitte etwas warten",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::full(3);
        let taken = (0..10).filter(|_| bucket.take(3, 0.0)).count();
        assert_eq!(taken, 3);
    }

    #[test]
    fn each_address_has_its_own_limit() {
        let guard = Guard::new(Limits { tables_per_hour: 2, ..Limits::default() });
        let open = |address| guard.check(address, Doing::Table).is_ok();
        assert!(open(HERE) && open(HERE) && !open(HERE));
        assert!(open(IpAddr::from([10, 0, 0, 1])));
    }

    #[test]
    fn a_closed_socket_makes_room() {
        let guard = Guard::new(Limits { connections_per_address: 1, ..Limits::default() });
        assert!(guard.connect(HERE).is_ok() && guard.connect(HERE).is_err());
        guard.disconnect(HERE);
        assert!(guard.connect(HERE).is_ok());
    }

    #[test]
    fn there_is_a_limit_for_all_together() {
        let guard = Guard::new(Limits { connections: 1, ..Limits::default() });
        assert!(guard.connect(HERE).is_ok());
        assert!(guard.connect(IpAddr::from([10, 0, 0, 1])).is_err());
    }

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        assert!(limits.set("queue", 7).is_ok() && limits.set("speed", 7).is_err());
        assert_eq!(limits.queue, 7);
    }
}
