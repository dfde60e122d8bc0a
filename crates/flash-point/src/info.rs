//! The facts a menu is made of.

use kernel::{ChoiceInfo, GameInfo, ModeInfo, OptionInfo, OptionKind, Phrase};

use crate::clauses::fp;

/// The one game of this crate.
pub(crate) const GAMES: &[GameInfo] = &[GameInfo {
    id: "flash-point",
    title: "Flash Point: Fire Rescue",
    year: 2011,
    family: "FP",
    ruleset: 1,
    summary: Phrase::new(
        "Together, get seven people out of a burning house before it comes down.",
        "Holt gemeinsam sieben Menschen aus dem brennenden Haus, bevor es einstürzt.",
    ),
    modes: &[ModeInfo {
        players: &[1, 2, 3, 4, 5, 6],
        cooperative: true,
        name: Phrase::new("Fire brigade", "Feuerwehr"),
        sentence: Phrase::new(
            "All win or lose together; one person may lead several firefighters.",
            "Alle gewinnen oder verlieren gemeinsam; eine Person kann mehrere Figuren führen.",
        ),
        clause: fp(50),
    }],
    options: OPTIONS,
    samples: SAMPLES,
}];

const fn choice(word: &'static str, en: &'static str, de: &'static str) -> ChoiceInfo {
    ChoiceInfo { word, sentence: Phrase::new(en, de) }
}

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "figures",
        kind: OptionKind::Number { min: 1, max: 6 },
        default: "null",
        sentence: Phrase::new(
            "Firefighters on the board, at least one a person.",
            "Feuerwehrleute auf dem Plan, mindestens einer je Person.",
        ),
        clause: fp(64),
    },
    OptionInfo {
        name: "mode",
        kind: OptionKind::Choice(&[
            choice("family", "The simple rules.", "Die Regeln für Anfänger."),
            choice(
                "experienced",
                "With vehicles, specialists, hazmats and hot spots.",
                "Mit Fahrzeugen, Experten, Gefahrstoffen und Brandherden.",
            ),
        ]),
        default: "\"family\"",
        sentence: Phrase::new("Which rules are used.", "Nach welchen Regeln gespielt wird."),
        clause: fp(60),
    },
    OptionInfo {
        name: "side",
        kind: OptionKind::Number { min: 1, max: 2 },
        default: "1",
        sentence: Phrase::new("Which house: a side of the board.", "Welches Haus: eine Planseite."),
        clause: fp(2),
    },
    OptionInfo {
        name: "difficulty",
        kind: OptionKind::Choice(&[
            choice(
                "recruit",
                "Three explosions, three hazmats.",
                "Drei Explosionen, drei Gefahrstoffe.",
            ),
            choice(
                "veteran",
                "One more hazmat, three more hot spots.",
                "Mehr Gefahrstoffe und Brandherde.",
            ),
            choice(
                "heroic",
                "Four explosions, a large reserve of hot spots.",
                "Vier Explosionen, viele Brandherde.",
            ),
        ]),
        default: "\"recruit\"",
        sentence: Phrase::new(
            "How hard the experienced game is.",
            "Wie schwer das Spiel für Fortgeschrittene ist.",
        ),
        clause: fp(60),
    },
    OptionInfo {
        name: "specialists",
        kind: OptionKind::Several(&[
            choice(
                "paramedic",
                "Treats victims, who then walk.",
                "Behandelt Opfer, die dann gehen.",
            ),
            choice("cafs", "Three free points to extinguish.", "Drei freie Punkte zum Löschen."),
            choice(
                "hazmat",
                "Disposes of hazmats on the spot.",
                "Entsorgt Gefahrstoffe an Ort und Stelle.",
            ),
            choice("generalist", "Five action points.", "Fünf Aktionspunkte."),
            choice(
                "captain",
                "Two free points to command others.",
                "Zwei freie Punkte für Befehle.",
            ),
            choice(
                "rescue",
                "Three free points to move, chops fast.",
                "Drei freie Punkte zum Bewegen, schnelle Axt.",
            ),
            choice(
                "imaging",
                "Turns over points of interest from afar.",
                "Deckt Einsatzsymbole von fern auf.",
            ),
            choice(
                "driver",
                "Fires the deck gun cheaply and aims better.",
                "Löschmonitor billiger und genauer.",
            ),
        ]),
        default: "null",
        sentence: Phrase::new(
            "The firefighters' specialists in order; left out, they are dealt.",
            "Die Experten der Reihe nach; ohne Angabe werden sie verteilt.",
        ),
        clause: fp(64),
    },
    OptionInfo {
        name: "heroic_hazmats",
        kind: OptionKind::Number { min: 4, max: 5 },
        default: "4",
        sentence: Phrase::new(
            "Hazmats of the heroic game: 4, or 5 as in the English edition.",
            "Gefahrstoffe bei Held: 4, oder 5 wie in der englischen Ausgabe.",
        ),
        clause: fp(60),
    },
    OptionInfo {
        name: "black_die",
        kind: OptionKind::Choice(&[
            choice(
                "box",
                "The die in the box: 1-6, 2-5, 3-8, 4-7.",
                "Der Würfel der Schachtel: 1-6, 2-5, 3-8, 4-7.",
            ),
            choice("sum9", "Opposite faces make 9.", "Gegenüberliegende Seiten ergeben 9."),
        ]),
        default: "\"box\"",
        sentence: Phrase::new(
            "Which faces of the black die lie opposite each other.",
            "Welche Seiten des schwarzen Würfels sich gegenüberliegen.",
        ),
        clause: fp(61),
    },
];

const SAMPLES: &[&str] = &[
    r#"{"players":4}"#,
    r#"{"players":1}"#,
    r#"{"players":2,"figures":6,"side":2}"#,
    r#"{"players":4,"mode":"experienced"}"#,
    r#"{"players":1,"figures":3,"mode":"experienced","side":2,"difficulty":"veteran"}"#,
    concat!(
        r#"{"players":3,"mode":"experienced","difficulty":"heroic","heroic_hazmats":5,"#,
        r#""black_die":"sum9"}"#,
    ),
    concat!(
        r#"{"players":1,"mode":"experienced","side":2,"difficulty":"heroic","#,
        r#""specialists":["rescue"]}"#,
    ),
    concat!(
        r#"{"players":2,"figures":6,"mode":"experienced","difficulty":"veteran","#,
        r#""specialists":["captain","paramedic","cafs","rescue","imaging","driver"]}"#,
    ),
    concat!(
        r#"{"players":6,"mode":"experienced","side":2,"#,
        r#""specialists":["hazmat","generalist","captain","driver","paramedic","rescue"]}"#,
    ),
];
