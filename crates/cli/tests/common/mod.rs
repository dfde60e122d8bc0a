//! Running the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run printed and how it ended.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `hearth` with `args` and nothing to read.
pub(crate) fn hearth(args: &[&str]) -> Run {
    hearth_reading(args, b"")
}

/// Runs `hearth` with `args`, reading `input`.
pub(crate) fn hearth_reading(args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may end before it has read everything; that is its right.
    let _ = child.stdin.take().expect("piped").write_all(input);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    Run {
        code: status.code().expect("it was not killed"),
        out: String::from_utf8(stdout).expect("the output is UTF-8"),
        err: String::from_utf8(stderr).expect("the errors are UTF-8"),
    }
}

/// A file name of this test's own, in a folder for tests.
pub(crate) fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}
