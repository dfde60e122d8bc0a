//! On the Run!: who gets out, who is cut off, whom a tile sends home.

use ::on_the_run::OnTheRun;
use forest::Colour;
use kernel::{Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const ESCAPED: Gauge =
    Gauge { key: "escaped", name: Phrase::new("animals outside", "Tiere draußen"), common: false };
const POINTS: Gauge = Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false };

const CONTEST: &[Gauge] = &[POINTS, ESCAPED];

/// All animals must be in play (OR-42), and those outside count.
const TOGETHER: &[Gauge] = &[
    Gauge { key: "at_home", name: Phrase::new("animals at home", "Tiere im Vorrat"), common: true },
    Gauge { common: true, ..ESCAPED },
];

impl Talk for OnTheRun {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let _ = (story, seat);
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        if self.is_cooperative() { TOGETHER } else { CONTEST }
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        let sum = |of: fn(&Self, Colour) -> u8| {
            self.stock().colours(seat).map(|colour| i32::from(of(self, colour))).sum()
        };
        match (self.is_cooperative(), gauge) {
            (false, 0) => self.points(seat),
            (true, 0) => sum(Self::waiting),
            _ => sum(Self::escaped),
        }
    }
}
