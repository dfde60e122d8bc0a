//! One sentence that says what is to be done now.

use kernel::Text;

use crate::{Ending, Feurio, Phase, Timing};

impl Feurio {
    pub(crate) fn describe_task(&self) -> Text {
        match self.phase {
            Phase::Opening => Text::new(
                format!("Turn up tile {} for the start", self.opened + 1),
                format!("Waldstück {} für den Anfang aufdecken", self.opened + 1),
            ),
            Phase::Arranging => {
                Text::new("Arrange the first tiles", "Die ersten Waldstücke anordnen")
            }
            Phase::Committing => Text::new(
                "Decide before you look: lay the next tile open or as a firebreak",
                "Vor dem Ansehen entscheiden: das nächste Waldstück offen oder als Schneise legen",
            ),
            Phase::Drawing { .. } => Text::new("Draw a tile", "Ein Waldstück ziehen"),
            Phase::Laying { hidden, .. } => self.describe_laying(hidden),
            Phase::Deploying => Text::new(
                "Deploy one to three men of one colour on one tile, or pass",
                "Ein bis drei Männer einer Farbe auf einem Waldstück absetzen oder passen",
            ),
            Phase::Over(Ending::AllPassed | Ending::LastTile) => {
                Text::new("The game is over", "Das Spiel ist zu Ende")
            }
        }
    }

    fn describe_laying(&self, hidden: bool) -> Text {
        let heat = self.hottest().0;
        if hidden {
            return Text::new(
                format!("Lay your tile face down at a hottest place (heat {heat})"),
                format!("Das Waldstück verdeckt an eine heißeste Stelle legen (Hitze {heat})"),
            );
        }
        if self.rules.firebreak == Some(Timing::Peek) {
            return Text::new(
                format!("Lay your tile at a hottest place (heat {heat}), open or as a firebreak"),
                format!(
                    "Das Waldstück an eine heißeste Stelle legen (Hitze {heat}), offen oder verdeckt"
                ),
            );
        }
        Text::new(
            format!("Lay your tile at a hottest place (heat {heat})"),
            format!("Das Waldstück an eine heißeste Stelle legen (Hitze {heat})"),
        )
    }
}
