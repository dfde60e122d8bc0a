//! What a process takes, where the system says so.

use std::time::Duration;

/// How many ticks of processor time Linux counts in a second.
const TICKS: u64 = 100;

/// The memory of a process in kB.
pub(super) fn memory(pid: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// The processor time a process has had.
pub(super) fn processor(pid: Option<u32>) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid?)).ok()?;
    // The program's name may hold spaces, and stands in brackets.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    let (user, system) = (ticks()?, ticks()?);
    Some(Duration::from_millis((user + system) * 1000 / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_takes_memory_and_time() {
        let own = Some(std::process::id());
        assert!(memory(own).is_some_and(|kb| kb > 100));
        let before = processor(own).expect("our own time");
        while processor(own).expect("our own time") == before {}
        assert_eq!(processor(None), None);
    }
}
