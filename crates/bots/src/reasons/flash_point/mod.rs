//! Flash Point: what burns, who is saved, who is at risk, what breaks.

mod dangers;
mod deeds;

use ::flash_point::{Event, Figure, FlashPoint};
use kernel::{Actor, Game, Phrase, Seat};

use super::{Effect, Gauge, Story, Talk};

const GAUGES: &[Gauge] = &[
    Gauge { key: "rescued", name: Phrase::new("victims rescued", "Opfer gerettet"), common: true },
    Gauge { key: "lost", name: Phrase::new("victims lost", "Opfer verloren"), common: true },
    Gauge { key: "damage", name: Phrase::new("damage", "Schaden"), common: true },
];

impl Talk for FlashPoint {
    fn effects(story: &Story<Self>, _seat: Seat) -> Vec<Effect> {
        deeds::effects(story)
    }

    fn outlook(&self, story: &Story<Self>, _seat: Seat) -> Vec<Effect> {
        // Before the house burns there is nothing to speak of.
        if self.to_act() == Actor::Nobody || self.fire().is_empty() {
            return vec![];
        }
        let mut effects = dangers::effects(self);
        effects.extend(deeds::way(self, figure_of(story)));
        effects
    }

    fn gauges(&self) -> &'static [Gauge] {
        GAUGES
    }

    fn gauge(&self, gauge: usize, _seat: Seat) -> i32 {
        i32::from([self.rescued(), self.lost(), self.house().markers()][gauge])
    }
}

/// Who acts: before the first turn it is whoever is put on the board.
fn figure_of(story: &Story<FlashPoint>) -> Figure {
    let started = story.events.iter().find_map(|event| match event {
        Event::Started { figure, .. } => Some(*figure),
        _ => None,
    });
    started.unwrap_or(story.before.acting_figure())
}
