//! Flash Point: what burns, who is saved, who is at risk, what breaks.

use ::flash_point::FlashPoint;
use kernel::{Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const GAUGES: &[Gauge] = &[
    Gauge { key: "rescued", name: Phrase::new("victims rescued", "Opfer gerettet"), common: true },
    Gauge { key: "lost", name: Phrase::new("victims lost", "Opfer verloren"), common: true },
    Gauge { key: "damage", name: Phrase::new("damage", "Schaden"), common: true },
];

impl Talk for FlashPoint {
    fn effects(story: &Story<Self>, seat: Seat) -> Vec<Effect> {
        let _ = (story, seat);
        vec![]
    }

    fn gauges(&self) -> &'static [Gauge] {
        GAUGES
    }

    fn gauge(&self, gauge: usize, _seat: Seat) -> i32 {
        i32::from([self.rescued(), self.lost(), self.house().markers()][gauge])
    }
}
