//! What a menu says about the game.

use kernel::{GameInfo, ModeInfo, OptionInfo, Phrase};

use crate::clause::{FAMILY, or};

/// The one game these rules play.
pub(crate) const GAMES: &[GameInfo] = &[GameInfo {
    id: "on-the-run",
    title: "On the Run!",
    year: 2010,
    family: FAMILY,
    ruleset: 1,
    summary: Phrase::new(
        "Bring your animals out of a growing forest fire, and hope no flame follows them there.",
        "Bring deine Tiere aus einem wachsenden Waldbrand, und hoffe, dass kein Feuer ihnen folgt.",
    ),
    modes: &[FOUR, THREE, TWO, TOGETHER, ALONE],
    options: &[ARRANGEMENT],
    samples: &[
        r#"{"players":4}"#,
        r#"{"players":3}"#,
        r#"{"players":2}"#,
        r#"{"players":4,"arrangement":"random"}"#,
        r#"{"players":1}"#,
        r#"{"players":2,"cooperative":true}"#,
        r#"{"players":3,"cooperative":true}"#,
        r#"{"players":4,"cooperative":true,"arrangement":"random"}"#,
    ],
}];

const FOUR: ModeInfo = ModeInfo {
    players: &[4],
    cooperative: false,
    name: Phrase::new("Four players", "Zu viert"),
    sentence: Phrase::new(
        "A colour each: escaped animals count, those never startled are taken off.",
        "Jede Person hat eine Farbe: Entkommene Tiere zählen, nie aufgeschreckte werden abgezogen.",
    ),
    clause: or(22),
};

const THREE: ModeInfo = ModeInfo {
    players: &[3],
    cooperative: false,
    name: Phrase::new("Three players with predators", "Zu dritt mit Raubtieren"),
    sentence: Phrase::new(
        "A colour each, and four predators each that block the ways out.",
        "Jede Person hat eine Farbe und vier Raubtiere, die Fluchtwege versperren.",
    ),
    clause: or(40),
};

const TWO: ModeInfo = ModeInfo {
    players: &[2],
    cooperative: false,
    name: Phrase::new("Two players", "Zu zweit"),
    sentence: Phrase::new(
        "Two colours each, whose escaped animals are multiplied.",
        "Jede Person hat zwei Farben, deren entkommene Tiere malgenommen werden.",
    ),
    clause: or(41),
};

const TOGETHER: ModeInfo = ModeInfo {
    players: &[2, 3, 4],
    cooperative: true,
    name: Phrase::new("Together", "Gemeinsam"),
    sentence: Phrase::new(
        "The winds take turns with their colours; all animals must come into play.",
        "Die Windrichtungen kommen mit ihren Farben reihum dran; alle Tiere müssen ins Spiel.",
    ),
    clause: or(42),
};

const ALONE: ModeInfo = ModeInfo {
    players: &[1],
    cooperative: true,
    name: Phrase::new("Solitaire", "Allein"),
    sentence: Phrase::new("The cooperative game for one.", "Das gemeinsame Spiel für eine Person."),
    clause: or(42),
};

const ARRANGEMENT: OptionInfo = forest::arrangement_option(or(2));
