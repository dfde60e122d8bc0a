//! How a game stood after each decision.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::reasons::Talk;

/// One figure over the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Series {
    /// What programs call the figure, e.g. `points`.
    pub key: String,
    /// What people call it.
    pub name: Text,
    /// Whether there is one figure for all seats together.
    pub common: bool,
    /// For each seat, or once for all: the figure before the first decision and after each.
    pub values: Vec<Vec<i32>>,
}

/// The figures of a game, position by position.
pub fn series<G: Talk>(positions: impl IntoIterator<Item = G>) -> Vec<Series> {
    let mut all: Vec<Series> = vec![];
    for game in positions {
        if all.is_empty() {
            all = empty(&game);
        }
        for (gauge, series) in all.iter_mut().enumerate() {
            for (seat, values) in (0..).map(Seat).zip(&mut series.values) {
                values.push(game.gauge(gauge, seat));
            }
        }
    }
    all
}

fn empty<G: Talk>(game: &G) -> Vec<Series> {
    let lines = |common| if common { 1 } else { usize::from(game.seats()) };
    let series = game.gauges().iter().map(|gauge| Series {
        key: gauge.key.to_owned(),
        name: gauge.name.into(),
        common: gauge.common,
        values: vec![vec![]; lines(gauge.common)],
    });
    series.collect()
}
