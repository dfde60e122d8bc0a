//! One sentence that says what is to be done now.

use kernel::Text;

use crate::figure::Figure;
use crate::phase::{Phase, Then};
use crate::role::Role;
use crate::state::FlashPoint;

impl FlashPoint {
    pub(crate) fn task_now(&self) -> Text {
        match self.phase {
            Phase::SetupBlast { number, .. } => Text::new(
                format!("Roll for explosion {number} of {}.", self.setup_blasts()),
                format!("Würfeln: Explosion {number} von {}.", self.setup_blasts()),
            ),
            Phase::SetupHazmat { left } => Text::new(
                format!("Roll for the hazmats; {left} are missing."),
                format!("Würfeln für Gefahrstoffe; {left} fehlen."),
            ),
            Phase::SetupPoi { left } => Text::new(
                format!("Roll for the points of interest; {left} are missing."),
                format!("Würfeln für Einsatzsymbole; {left} fehlen."),
            ),
            Phase::Deal { figure } => Text::new(
                format!("Deal firefighter {figure} a specialist."),
                format!("Feuerwehrmann {figure} bekommt eine Expertenkarte."),
            ),
            Phase::SetupHotSpot { left } => Text::new(
                format!("Roll for the hot spots; {left} are missing."),
                format!("Würfeln für Brandherde; {left} fehlen."),
            ),
            Phase::Start { figure } => Text::new(
                format!("Choose where firefighter {figure} starts outside the house."),
                format!("Wo draußen beginnt Feuerwehrmann {figure}?"),
            ),
            Phase::Park { vehicle } => Text::new(
                format!("Choose a side of the house for {}.", vehicle.name().en),
                format!("Auf welche Seite des Hauses kommt {}?", vehicle.name().de),
            ),
            Phase::Act => self.turn_task(),
            Phase::Reveal { token, then } => reveal_task(self.tokens.cell(token), then),
            Phase::Gun => Text::new("Roll for the deck gun.", "Würfeln für den Löschmonitor."),
            Phase::Aim { dice } => Text::new(
                format!("The deck gun's dice show {}: keep them or roll one again.", dice.cell),
                format!("Der Löschmonitor zeigt {}: behalten oder neu würfeln?", dice.cell),
            ),
            Phase::Reroll { red, .. } => {
                let (en, de) = if red { ("red", "roten") } else { ("black", "schwarzen") };
                Text::new(
                    format!("Roll the {en} die again."),
                    format!("Den {de} Würfel neu würfeln."),
                )
            }
            Phase::Ride { vehicle, pending } => {
                let figure = Figure::at(pending.trailing_zeros() as u8);
                Text::new(
                    format!("Does firefighter {figure} ride with {}?", vehicle.name().en),
                    format!("Fährt Feuerwehrmann {figure} mit? ({})", vehicle.name().de),
                )
            }
            _ => self.fire_task(),
        }
    }

    fn turn_task(&self) -> Text {
        let (figure, points, free) = (self.turn.figure, self.turn.points, self.turn.free);
        let (en, de) = match self.acting().role {
            Some(Role::Cafs) => (" to extinguish", " zum Löschen"),
            Some(Role::Captain) => (" to command", " für Befehle"),
            Some(Role::Rescue) => (" to move", " zum Bewegen"),
            _ => ("", ""),
        };
        if free == 0 {
            return Text::new(
                format!("Firefighter {figure}: {points} action points."),
                format!("Feuerwehrmann {figure}: {points} Aktionspunkte."),
            );
        }
        Text::new(
            format!("Firefighter {figure}: {points} action points and {free}{en}."),
            format!("Feuerwehrmann {figure}: {points} Aktionspunkte und {free}{de}."),
        )
    }

    fn fire_task(&self) -> Text {
        match self.phase {
            Phase::Fire { flaring: true } => {
                Text::new("The fire flares up: roll again.", "Das Feuer lodert auf: neu würfeln.")
            }
            Phase::Fire { .. } => {
                Text::new("Roll for the fire.", "Würfeln: das Feuer breitet sich aus.")
            }
            Phase::Detonate { .. } => Text::new(
                "Choose which hazmat goes off next.",
                "Welcher Gefahrstoff explodiert als nächster?",
            ),
            Phase::KnockDown { pending } => {
                let figure = Figure::at(pending.trailing_zeros() as u8);
                Text::new(
                    format!("Choose where firefighter {figure} recovers."),
                    format!("Wo erholt sich Feuerwehrmann {figure}?"),
                )
            }
            Phase::Replenish => Text::new(
                "Roll for a new point of interest.",
                "Würfeln für ein neues Einsatzsymbol.",
            ),
            Phase::PlayOn => Text::new(
                "Seven are safe: stop here, or play on for all ten.",
                "Sieben sind gerettet: aufhören oder weiterspielen, bis zu allen zehn?",
            ),
            _ => Text::new("The game is over.", "Das Spiel ist zu Ende."),
        }
    }
}

fn reveal_task(cell: crate::cell::Cell, then: Then) -> Text {
    match then {
        Then::Lose => Text::new(
            format!("Turn over the point of interest that burns on {cell}."),
            format!("Das brennende Einsatzsymbol auf {cell} umdrehen."),
        ),
        Then::Act | Then::Replenish => Text::new(
            format!("Turn over the point of interest on {cell}."),
            format!("Das Einsatzsymbol auf {cell} umdrehen."),
        ),
    }
}
