//! What is to be done now, in a sentence.

use kernel::{Seat, Text};

use crate::state::{Phase, Vulkan};
use crate::words;

impl Vulkan {
    pub(crate) fn next_task(&self) -> Text {
        match self.phase {
            Phase::Growing => Text::new(
                "Chance grows the forest by a place.",
                "Der Zufall lässt den Wald um einen Platz wachsen.",
            ),
            Phase::TurningUp => self.task_turning_up(),
            Phase::Choosing => Text::new(
                "Pick the volcano: a tile enclosed on all six sides.",
                "Wähle den Vulkan: ein auf allen sechs Seiten eingeschlossenes Waldstück.",
            ),
            Phase::Flying => self.task_flying(self.turn),
            Phase::Over => Text::new("The game is over.", "Das Spiel ist zu Ende."),
        }
    }

    fn task_turning_up(&self) -> Text {
        let place = self.board.layout().place(self.next_to_turn_up());
        Text::new(
            format!("Chance turns up the tile at {place}."),
            format!("Der Zufall deckt das Waldstück auf {place} auf."),
        )
    }

    fn task_flying(&self, seat: Seat) -> Text {
        let mut left = [0; 4];
        for colour in self.colours_left(seat) {
            left[colour.index()] = self.supplies.of(seat, colour);
        }
        let (en, de) = words::loads(left);
        Text::new(
            format!("Fly over a row without the volcano and drop loads of one colour ({en} left)."),
            format!(
                "Fliege über eine Reihe ohne Vulkan und wirf Ladungen einer Farbe ab (noch {de})."
            ),
        )
    }
}
