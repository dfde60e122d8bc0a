//! Flash Point: what burns, who is saved, who is at risk, what breaks.

mod dangers;
mod deeds;

use ::flash_point::FlashPoint;
use kernel::{Actor, Game, Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const GAUGES: &[Gauge] = &[
    Gauge { key: "rescued", name: Phrase::new("victims rescued", "Opfer gerettet"), common: true },
    Gauge { key: "lost", name: Phrase::new("victims lost", "Opfer verloren"), common: true },
    Gauge { key: "damage", name: Phrase::new("damage", "Schaden"), common: true },
];

impl Talk for FlashPoint {
    fn effects(story: &Story<Self>, _seat: Seat) -> Vec<Effect> {
        let mut effects = deeds::effects(story);
        // Before the first turn there is nothing on the board to speak of.
        let playing = story.after.to_act() != Actor::Nobody && !story.after.fire().is_empty();
        if playing {
            effects.extend(dangers::effects(&story.after));
            effects.extend(deeds::ways(story));
        }
        effects
    }

    fn gauges(&self) -> &'static [Gauge] {
        GAUGES
    }

    fn gauge(&self, gauge: usize, _seat: Seat) -> i32 {
        i32::from([self.rescued(), self.lost(), self.house().markers()][gauge])
    }
}
