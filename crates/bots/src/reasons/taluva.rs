//! Taluva: settlements that grow, are cut, or get a temple or a tower.

use ::taluva::Taluva;
use kernel::{Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const GAUGES: &[Gauge] = &[
    Gauge { key: "temples", name: Phrase::new("temples", "Tempel"), common: false },
    Gauge { key: "towers", name: Phrase::new("towers", "Türme"), common: false },
    Gauge { key: "huts", name: Phrase::new("huts used up", "verbrauchte Hütten"), common: false },
];

impl Talk for Taluva {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let _ = (story, seat);
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        GAUGES
    }

    fn gauge(&self, gauge: usize, seat: Seat) -> i32 {
        let built = self.supply(seat).built();
        i32::from([built.temples, built.towers, built.huts][gauge])
    }
}
