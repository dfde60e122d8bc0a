//! Feurio! and Wildfire!: areas, water, men.

use ::feurio::Feurio;
use kernel::{Phrase, Seat};

use super::{Effect, Gauge, Story, Talk, together};

const POINTS: &[Gauge] =
    &[Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false }];

/// What a common goal lacks (FE-52).
const LACKING: &[Gauge] = &[
    Gauge { key: "men_left", name: Phrase::new("men left", "Männer übrig"), common: true },
    Gauge {
        key: "areas_too_many",
        name: Phrase::new("areas too many", "Gebiete zu viel"),
        common: true,
    },
    Gauge {
        key: "areas_without_water",
        name: Phrase::new("areas without water", "Gebiete ohne Wasser"),
        common: true,
    },
];

impl Talk for Feurio {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let _ = (story, seat);
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        if together(self) { LACKING } else { POINTS }
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        if !together(self) {
            return i32::from(self.score(seat).0);
        }
        let lacking = self.nearness();
        i32::from([lacking.men_left, lacking.areas_too_many, lacking.areas_without_water][gauge])
    }
}
