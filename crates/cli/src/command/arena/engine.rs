//! Engines: other programs that speak the protocol of `docs/engine-protocol.md`.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use bots::Budget;
use catalogue::AnyTable;
use kernel::{Seat, Viewer};

use crate::failure::Failure;

/// How long an engine may take to say that it is ready.
const TO_GET_READY: Duration = Duration::from_secs(20);
/// How long it may take to end when asked to.
const TO_END: Duration = Duration::from_millis(300);
/// Longer lines are not read to their end.
const LONGEST_LINE: u64 = 64 * 1024;
/// So many lines wait to be read before an engine has to wait itself.
const LINES_WAITING: usize = 256;

/// An engine's command, and those of its processes that nobody uses just now.
#[derive(Debug)]
pub(super) struct Stable {
    command: String,
    budget: Budget,
    /// What is granted beyond the budget.
    patience: Duration,
    idle: Mutex<Vec<Engine>>,
}

impl Stable {
    /// Starts a first engine, to see whether it can be started at all.
    pub(super) fn new(
        flag: &str,
        command: &str,
        budget: Budget,
        patience: Duration,
    ) -> Result<Self, Failure> {
        let command = command.trim().to_owned();
        let first = Engine::start(&command)
            .map_err(|problem| Failure::input(format!("{flag}: engine {command:?}: {problem}")))?;
        Ok(Self { command, budget, patience, idle: Mutex::new(vec![first]) })
    }

    pub(super) fn command(&self) -> &str {
        &self.command
    }

    pub(super) fn budget(&self) -> Budget {
        self.budget
    }

    /// A running engine that nobody else uses.
    pub(super) fn take(&self) -> Result<Engine, String> {
        let idle = self.idle.lock().map_or(None, |mut idle| idle.pop());
        idle.map_or_else(|| Engine::start(&self.command), Ok)
    }

    pub(super) fn give_back(&self, engine: Engine) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push(engine);
        }
    }

    /// What `engine` does for `seat`, which is to act at `table`.
    pub(super) fn ask(
        &self,
        engine: &mut Engine,
        table: &dyn AnyTable,
        seat: Seat,
    ) -> Result<String, String> {
        let (limit, granted) = match self.budget {
            Budget::Time(time) => (format!("time {}", time.as_millis()), time),
            Budget::Iterations(count) => (format!("nodes {count}"), Duration::ZERO),
        };
        engine.say(&position(table, seat))?;
        engine.say(&format!("go seat {} {limit}\n", seat.0))?;
        engine.answer("best", granted + self.patience)
    }
}

/// The set-up and everything decided so far, as `seat` may know it.
fn position(table: &dyn AnyTable, seat: Seat) -> String {
    let mut text = format!("position {} {}\n", table.info().id, table.setup());
    for (actor, action) in table.known(Viewer::Seat(seat)) {
        text.push_str(&format!("play {actor} {action}\n"));
    }
    text
}

/// A running engine.
#[derive(Debug)]
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("it can't be started: {error}"))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or("no pipes")?;
        let (send, lines) = sync_channel(LINES_WAITING);
        std::thread::spawn(move || read_lines(output, &send));
        let mut engine = Self { child, input, lines };
        engine.say("hearth 1\n")?;
        engine.answer("ready", TO_GET_READY)?;
        Ok(engine)
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        let said = self.input.write_all(text.as_bytes()).and_then(|()| self.input.flush());
        said.map_err(|error| format!("it does not listen: {error}"))
    }

    /// Waits for a line that begins with `word`; the rest of it.
    fn answer(&mut self, word: &str, patience: Duration) -> Result<String, String> {
        let begun = Instant::now();
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no {word:?} within {patience:?}"),
                RecvTimeoutError::Disconnected => format!("it ended without {word:?}"),
            })?;
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match first {
                _ if first == word => return Ok(rest.trim().to_owned()),
                "error" => return Err(format!("it says: {rest}")),
                // Whatever else it tells is none of ours.
                _ => {}
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended long ago: nothing here can go wrong in a way that matters.
        let _ = self.say("quit\n");
        let begun = Instant::now();
        while begun.elapsed() < TO_END {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = vec![];
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                if lines.send(text).is_err() {
                    return;
                }
            }
        }
    }
}
