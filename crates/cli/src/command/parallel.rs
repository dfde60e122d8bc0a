//! Long work on several cores, with a progress bar.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::output::Done;

/// As many threads as there are cores, within reason.
pub(crate) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).min(16)
}

/// Makes `count` things on all cores and takes them in order.
pub(crate) fn in_order<T: Send, E: Into<Failure> + Send>(
    count: u64,
    make: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(T) -> Done,
) -> Done {
    let take = |made| take(made).map(ControlFlow::Continue);
    in_order_until(all_cores(), count, make, take)
}

/// Makes at most `count` things on so many threads and takes them in order until `take` has enough.
pub(crate) fn in_order_until<T: Send, E: Into<Failure> + Send>(
    threads: usize,
    count: u64,
    make: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, Failure>,
) -> Done {
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        // Bounded, so that a slow disk holds the players up instead of filling the memory.
        let (send, receive) = mpsc::sync_channel(threads * 64);
        for _ in 0..threads {
            let (send, next, make) = (send.clone(), &next, &make);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, make(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = std::collections::BTreeMap::new();
        let mut due = 0;
        for (number, made) in receive {
            waiting.insert(number, made);
            while let Some(made) = waiting.remove(&due) {
                let taken = take(made.map_err(Into::into)?)?;
                if taken.is_break() {
                    next.store(count, Ordering::Relaxed);
                    return Ok(());
                }
                due += 1;
            }
        }
        Ok(())
    })
}

/// A bar on standard error that counts games.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    progress_of(games, "games")
}

/// A bar on standard error that counts something.
pub(crate) fn progress_of(count: u64, what: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left {{msg}}");
    let bar = ProgressBar::new(count)
        .with_style(ProgressStyle::with_template(&template).expect("the template is well-formed"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
