//! Vulkan! and Volcano!: what goes out, what is cut off, and who gets it.

use ::vulkan::Vulkan;
use kernel::{Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const POINTS: &[Gauge] =
    &[Gauge { key: "points", name: Phrase::new("points", "Punkte"), common: false }];

const BURNING: &[Gauge] = &[Gauge {
    key: "burning",
    name: Phrase::new("tiles burning", "brennende Waldstücke"),
    common: true,
}];

impl Talk for Vulkan {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let _ = (story, seat);
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        if self.is_common() { BURNING } else { POINTS }
    }

    fn gauge(&self, _gauge: usize, seat: Seat) -> i32 {
        if self.is_common() {
            return self.burning().count_ones() as i32;
        }
        i32::from(self.score(seat))
    }
}
