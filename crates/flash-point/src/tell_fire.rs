//! What the fire does, in words.

use kernel::Text;

use crate::cell::Cell;
use crate::event::Event;
use crate::tell::{text, who};

impl Event {
    pub(crate) fn tell_of_fire(&self) -> Option<Text> {
        match self {
            Self::FireRolled { cell } => {
                text(format!("The fire's dice show {cell}."), format!("Das Feuer würfelt {cell}."))
            }
            Self::Smoke { cell } => text(format!("Smoke on {cell}."), format!("Rauch auf {cell}.")),
            Self::Ignited { cell } => {
                text(format!("{cell} catches fire."), format!("{cell} fängt Feuer."))
            }
            Self::Exploded { cell } => {
                text(format!("Explosion on {cell}!"), format!("Explosion auf {cell}!"))
            }
            Self::Shockwave { from, to, .. } => text(
                format!("A shockwave runs from {from} over {to}."),
                format!("Eine Druckwelle läuft von {from} über {to}."),
            ),
            Self::Damaged { a, b, markers, total } => {
                let (en, de) = if *markers == 2 {
                    ("is destroyed", "ist zerstört")
                } else {
                    ("is damaged", "ist beschädigt")
                };
                text(
                    format!("The wall between {a} and {b} {en}; {total} markers in all."),
                    format!("Die Wand zwischen {a} und {b} {de}; insgesamt {total} Schäden."),
                )
            }
            Self::DoorTornOff { a, b } => text(
                format!("The door between {a} and {b} is torn off."),
                format!("Die Tür zwischen {a} und {b} wird weggerissen."),
            ),
            Self::Flashover { wave, cells } => {
                let cells = list(cells);
                text(
                    format!("Flashover, wave {wave}: {cells}."),
                    format!("Durchzündung, Welle {wave}: {cells}."),
                )
            }
            Self::HazmatExploded { cell } => text(
                format!("The hazmat on {cell} goes off!"),
                format!("Der Gefahrstoff auf {cell} geht hoch!"),
            ),
            Self::HotSpotPlaced { cell } => {
                text(format!("{cell} is a hot spot now."), format!("{cell} ist nun Brandherd."))
            }
            Self::FlareUp { cell } => {
                text(format!("The fire flares up on {cell}."), format!("{cell} lodert auf."))
            }
            Self::KnockedDown { figure, cell } => {
                let (en, de) = who(*figure);
                text(
                    format!("{en} is knocked down on {cell}."),
                    format!("{de} wird auf {cell} zu Boden geworfen."),
                )
            }
            Self::Recovered { figure, cell } => {
                let (en, de) = who(*figure);
                text(format!("{en} recovers on {cell}."), format!("{de} erholt sich auf {cell}."))
            }
            Self::Lost { cell, total } => text(
                format!("A victim is lost on {cell}: {total} so far."),
                format!("Ein Opfer auf {cell} ist verloren: bisher {total}."),
            ),
            Self::RingCleared { cells } => {
                let cells = list(cells);
                text(
                    format!("Outside the fire goes out: {cells}."),
                    format!("Draußen erlischt das Feuer: {cells}."),
                )
            }
            _ => None,
        }
    }
}

fn list(cells: &[Cell]) -> String {
    let words: Vec<_> = cells.iter().map(ToString::to_string).collect();
    words.join("  ")
}
