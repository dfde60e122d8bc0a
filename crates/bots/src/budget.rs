//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use kernel::{Phrase, SyntaxError};
// The standard library's, but in a browser, where that one panics, the browser's clock.
use web_time::Instant;

/// How long a search may go on.
///
/// Under a count of iterations the same seed gives the same answer; under a time it depends on the
/// machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations, written `2000`.
    Iterations(u32),
    /// So much time, written `500ms`.
    Time(Duration),
}

impl Budget {
    /// More is refused when read: no iteration count or time beyond it makes sense at a table.
    const MOST: u32 = 100_000_000;

    /// One of `parts` equal parts of it, at least one iteration or a millisecond.
    #[must_use]
    pub fn part(self, parts: u32) -> Self {
        match self {
            Self::Iterations(count) => Self::Iterations((count / parts).max(1)),
            Self::Time(time) => Self::Time((time / parts).max(Duration::from_millis(1))),
        }
    }

    pub(crate) fn start(self) -> Clock {
        Clock { budget: self, begun: Mark::now(), done: 0 }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

const EXPECTED: Phrase = Phrase::new(
    "a number of iterations such as 2000, or 500ms",
    "eine Zahl von Durchläufen wie 2000, oder 500ms",
);

impl FromStr for Budget {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let bad = || SyntaxError::new(text, EXPECTED);
        let number = |digits: &str| {
            digits.parse().ok().filter(|n| (1..=Self::MOST).contains(n)).ok_or_else(bad)
        };
        match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(|n| Self::Time(Duration::from_millis(n.into()))),
            None => number(text).map(Self::Iterations),
        }
    }
}

/// The clock time budgets are reckoned by, if not the one on the wall.
static RECKONED_BY: OnceLock<fn() -> Duration> = OnceLock::new();

/// From now on all time budgets of this process are reckoned by `clock`, which tells how much time
/// went by since some moment that is the same for the whole of a thread. Whoever measures bots on a
/// busy machine gives the thread's processor time: waiting for a core is then no thinking. Only the
/// first call counts.
pub fn reckon_time_by(clock: fn() -> Duration) {
    let _ = RECKONED_BY.set(clock);
}

/// A moment.
#[derive(Clone, Copy, Debug)]
enum Mark {
    Wall(Instant),
    Other(fn() -> Duration, Duration),
}

impl Mark {
    fn now() -> Self {
        match RECKONED_BY.get() {
            Some(&clock) => Self::Other(clock, clock()),
            None => Self::Wall(Instant::now()),
        }
    }

    fn elapsed(&self) -> Duration {
        match self {
            Self::Wall(moment) => moment.elapsed(),
            Self::Other(clock, moment) => clock().saturating_sub(*moment),
        }
    }
}

/// A budget being used up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    budget: Budget,
    begun: Mark,
    done: u32,
}

impl Clock {
    /// How many iterations have begun.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    /// The budget less the time that is gone, a millisecond at least. A count stays what it is: what
    /// comes of it must not hang on time.
    pub(crate) fn rest(&self) -> Budget {
        match self.budget {
            Budget::Time(time) => {
                let left = time.saturating_sub(self.begun.elapsed());
                Budget::Time(left.max(Duration::from_millis(1)))
            }
            count @ Budget::Iterations(_) => count,
        }
    }

    /// How many more there will be, as far as can be told.
    pub(crate) fn left(&self) -> u32 {
        match self.budget {
            Budget::Iterations(most) => most.saturating_sub(self.done),
            Budget::Time(time) => {
                let gone = self.begun.elapsed();
                let pace = f64::from(self.done) / gone.as_secs_f64().max(1e-6);
                (time.saturating_sub(gone).as_secs_f64() * pace) as u32
            }
        }
    }

    /// The part of the budget that is used up, from 0 to 1.
    pub(crate) fn used(&self) -> f32 {
        match self.budget {
            Budget::Iterations(most) => self.done as f32 / most.max(1) as f32,
            Budget::Time(time) => self.begun.elapsed().as_secs_f32() / time.as_secs_f32(),
        }
    }

    /// Whether another iteration may begin; counts it if so. There is always a first one.
    pub(crate) fn tick(&mut self) -> bool {
        let goes_on = self.done == 0
            || match self.budget {
                Budget::Iterations(most) => self.done < most,
                // Looking at the clock costs as much as a short playout: not every time.
                Budget::Time(time) => !self.done.is_multiple_of(8) || self.begun.elapsed() < time,
            };
        self.done += u32::from(goes_on);
        goes_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_read_as_they_are_written() {
        for text in ["1", "2000", "500ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "-1", "ms", "1s", "99999999999", "1.5"] {
            assert!(text.parse::<Budget>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn iterations_are_counted() {
        for most in [1, 2, 3] {
            let mut clock = Budget::Iterations(most).start();
            let ticks = (0..10).filter(|_| clock.tick()).count();
            assert_eq!(ticks, most as usize);
        }
    }
}
