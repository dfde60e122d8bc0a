//! What can be asked for.

use kernel::{ChoiceInfo, GameInfo, ModeInfo, OptionInfo, OptionKind, Phrase};

use crate::fe;

pub(crate) const GAMES: &[GameInfo] = &[
    GameInfo {
        id: "feurio",
        title: "Feurio!",
        year: 2003,
        family: "FE",
        ruleset: 1,
        summary: Phrase::new(
            "Hold stretches of burning forest that still reach the water; scores are rounded up.",
            "Brennenden Wald halten, der noch ans Wasser reicht; Punkte werden aufgerundet.",
        ),
        modes: MODES,
        options: &[FIREBREAK_OF_2003, HOT_GAME, ARRANGEMENT],
        samples: &[
            r#"{"players":4}"#,
            r#"{"players":3}"#,
            r#"{"players":2}"#,
            r#"{"players":1}"#,
            r#"{"players":4,"cooperative":true}"#,
            r#"{"players":3,"cooperative":true}"#,
            r#"{"players":2,"cooperative":true}"#,
            r#"{"players":4,"firebreak":true}"#,
            r#"{"players":3,"firebreak":"commit"}"#,
            r#"{"players":2,"firebreak":"peek","hot_game":true}"#,
            r#"{"players":4,"hot_game":true,"arrangement":"random"}"#,
        ],
    },
    GameInfo {
        id: "wildfire",
        title: "Wildfire!",
        year: 2010,
        family: "FE",
        ruleset: 1,
        summary: Phrase::new(
            "Feurio! as reworked for Ablaze!: seven tiles stay unknown, scores are rounded down.",
            "Feurio! in der Fassung von Ablaze!: sieben Waldstücke bleiben unbekannt, abgerundet.",
        ),
        modes: MODES,
        options: &[FIREBREAK_OF_2010, MIDSUMMER, ARRANGEMENT],
        samples: &[
            r#"{"players":4}"#,
            r#"{"players":3}"#,
            r#"{"players":2}"#,
            r#"{"players":1}"#,
            r#"{"players":4,"cooperative":true}"#,
            r#"{"players":3,"cooperative":true}"#,
            r#"{"players":2,"cooperative":true}"#,
            r#"{"players":4,"firebreak":true}"#,
            r#"{"players":3,"firebreak":"peek","midsummer":true}"#,
            r#"{"players":2,"firebreak":"commit"}"#,
            r#"{"players":4,"midsummer":true,"arrangement":"random"}"#,
        ],
    },
];

const MODES: &[ModeInfo] = &[
    ModeInfo {
        players: &[4],
        cooperative: false,
        name: Phrase::new("Four players", "Zu viert"),
        sentence: Phrase::new("A colour each.", "Jede Person führt eine Farbe."),
        clause: fe(10),
    },
    ModeInfo {
        players: &[3],
        cooperative: false,
        name: Phrase::new("Three players", "Zu dritt"),
        sentence: Phrase::new(
            "A colour each and four neutral helpers to block with.",
            "Je eine Farbe und vier neutrale Hilfskräfte zum Blockieren.",
        ),
        clause: fe(11),
    },
    ModeInfo {
        players: &[2],
        cooperative: false,
        name: Phrase::new("Two players", "Zu zweit"),
        sentence: Phrase::new(
            "Two colours each; one of them a turn.",
            "Je zwei Farben; eine davon in jedem Zug.",
        ),
        clause: fe(12),
    },
    ModeInfo {
        players: &[1],
        cooperative: false,
        name: Phrase::new("Solitaire", "Solitär"),
        sentence: Phrase::new(
            "Deploy all 48 men, each colour as one area with a 1 at the edge.",
            "Alle 48 Männer absetzen, jede Farbe als eine Fläche mit einer 1 am Rand.",
        ),
        clause: fe(50),
    },
    ModeInfo {
        players: &[2, 3, 4],
        cooperative: true,
        name: Phrase::new("Cooperative", "Kooperativ"),
        sentence: Phrase::new(
            "All together reach the goal of the solitaire, in the order of seats.",
            "Alle zusammen erreichen das Ziel des Solitärs, in der Reihenfolge der Plätze.",
        ),
        clause: fe(51),
    },
];

const FIREBREAK_CHOICES: &[ChoiceInfo] = &[
    ChoiceInfo { word: "false", sentence: Phrase::new("No firebreaks.", "Keine Feuerschneisen.") },
    ChoiceInfo {
        word: "true",
        sentence: Phrase::new(
            "Firebreaks, decided when this edition says.",
            "Feuerschneisen, entschieden, wann diese Ausgabe es sagt.",
        ),
    },
    ChoiceInfo {
        word: "peek",
        sentence: Phrase::new(
            "Look at the tile first, then lay it open or hidden.",
            "Erst das Waldstück ansehen, dann offen oder verdeckt legen.",
        ),
    },
    ChoiceInfo {
        word: "commit",
        sentence: Phrase::new(
            "Decide for a firebreak before looking.",
            "Sich vor dem Ansehen für eine Feuerschneise entscheiden.",
        ),
    },
];

const FIREBREAK_OF_2003: OptionInfo = OptionInfo {
    name: "firebreak",
    kind: OptionKind::Choice(FIREBREAK_CHOICES),
    default: "false",
    sentence: Phrase::new(
        "Tiles may be laid face down for the price of a man (true means peek).",
        "Waldstücke dürfen zum Preis eines Mannes verdeckt gelegt werden (true heißt peek).",
    ),
    clause: fe(40),
};

const FIREBREAK_OF_2010: OptionInfo = OptionInfo {
    sentence: Phrase::new(
        "Tiles may be laid face down at no cost (true means commit).",
        "Waldstücke dürfen ohne Kosten verdeckt gelegt werden (true heißt commit).",
    ),
    ..FIREBREAK_OF_2003
};

const HOT_GAME: OptionInfo = OptionInfo {
    name: "hot_game",
    kind: OptionKind::Flag,
    default: "false",
    sentence: Phrase::new("Scores are rounded down.", "Punkte werden abgerundet."),
    clause: fe(41),
};

const MIDSUMMER: OptionInfo = OptionInfo {
    name: "midsummer",
    kind: OptionKind::Flag,
    default: "false",
    sentence: Phrase::new(
        "All 1s are taken out; all other tiles are played.",
        "Alle Einsen kommen heraus; alle anderen Waldstücke sind im Spiel.",
    ),
    clause: fe(42),
};

const ARRANGEMENT: OptionInfo = forest::arrangement_option(fe(14));
