//! What is to be done now, in a sentence.

use forest::Colour;
use kernel::Text;

use crate::state::{OnTheRun, Phase};
use crate::wording::{animals, capital, colours};

impl OnTheRun {
    pub(crate) fn now(&self) -> Text {
        match self.phase {
            Phase::Opening(drawn) if self.chance_opens(drawn.numbers().len()) => Text::new(
                "Turn up one of the first tiles.",
                "Decke eines der ersten Waldstücke auf.",
            ),
            Phase::Opening(_) => {
                Text::new("Arrange the first tiles.", "Ordne die ersten Waldstücke an.")
            }
            Phase::Drawing => Text::new("Turn up a tile.", "Decke ein Waldstück auf."),
            Phase::Laying(number) => Text::new(
                format!("Lay the {number} at a hot spot."),
                format!("Lege die {number} an einen Brennpunkt."),
            ),
            Phase::Relocating => Text::new(
                "Put the predator on a free edge field.",
                "Setze das Raubtier auf ein freies Randfeld.",
            ),
            Phase::Acting => self.acting_task(),
            Phase::Fleeing { number, colour } => {
                let tiles = crate::herds::tiles(self.herds.on(number, colour));
                let left = tiles.map(|tile| u32::from(self.herds.count(tile, colour))).sum();
                fleeing_task(colour, number.value(), left)
            }
            Phase::Prowling(_) => Text::new(
                "Lay another predator beside those of this turn, or be done.",
                "Lege noch ein Raubtier neben die dieses Zuges oder beende den Zug.",
            ),
            Phase::Over(_) => Text::new("The game is over.", "Das Spiel ist zu Ende."),
        }
    }

    fn acting_task(&self) -> Text {
        let names = colours(self.colours());
        let (en, de) = (capital(&names.en), names.de);
        if !self.turn.laid {
            return Text::new(
                format!("{en}: let animals flee from a number, or pass."),
                format!("{de}: lass Tiere von einer Zahl fliehen oder passe."),
            );
        }
        let (or_predators, oder_raubtiere) =
            if self.predators() > 0 { (", lay predators", ", lege Raubtiere") } else { ("", "") };
        Text::new(
            format!("{en}: startle animals, let some flee from a number{or_predators}, or pass."),
            format!(
                "{de}: schrecke Tiere auf, lass welche von einer Zahl fliehen{oder_raubtiere} \
                 oder passe."
            ),
        )
    }
}

fn fleeing_task(colour: Colour, number: u8, left: u32) -> Text {
    let must = if left == 1 { "muss" } else { "müssen" };
    let (left, name) = (animals(left), colour.name());
    Text::new(
        format!("{}: {} must still leave the {number}s.", capital(name.en), left.en),
        format!("{}: {} {must} die {number}er noch verlassen.", name.de, left.de),
    )
}
