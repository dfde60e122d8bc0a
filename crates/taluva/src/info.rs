//! What a menu says about the game.

use kernel::{GameInfo, ModeInfo, OptionInfo, OptionKind, Phrase};

use crate::ta;

/// The one game these rules play.
pub(crate) const TALUVA: GameInfo = GameInfo {
    id: "taluva",
    title: "Taluva",
    year: 2006,
    family: "TA",
    ruleset: 1,
    summary: Phrase::new(
        "An island grows from the sea, volcanoes pile it up, and your villages climb with it.",
        "Eine Insel wächst aus dem Meer, Vulkane türmen sie auf, und deine Dörfer klettern mit.",
    ),
    modes: &[ModeInfo {
        players: &[2, 3, 4],
        cooperative: false,
        name: Phrase::new("Everybody for themselves", "Jeder für sich"),
        sentence: Phrase::new(
            "Build out two of your three kinds of pieces, or the most temples.",
            "Verbaue zwei deiner drei Sorten ganz oder baue die meisten Tempel.",
        ),
        clause: ta(32),
    }],
    options: &[
        OptionInfo {
            name: "tiles",
            kind: OptionKind::Number { min: 12, max: 48 },
            default: "48",
            sentence: Phrase::new(
                "How many tiles are laid: all 48, or 12 a player as later editions have it.",
                "Wie viele Plättchen gelegt werden: alle 48 oder, wie später, 12 je Spieler.",
            ),
            clause: ta(34),
        },
        flag(
            "strict_huts",
            Phrase::new(
                "A hut may not be founded beside an own settlement.",
                "Eine Hütte darf nicht neben einer eigenen Siedlung gegründet werden.",
            ),
            21,
        ),
        flag(
            "ranking",
            Phrase::new(
                "An early winner takes the best place and the others play on for the rest.",
                "Wer vorzeitig fertig ist, nimmt den besten Rang; die anderen spielen weiter.",
            ),
            33,
        ),
        flag(
            "teams",
            Phrase::new(
                "Two teams, partners across; three of a team's six kinds of pieces win early.",
                "Zwei Teams über Kreuz; drei der sechs Sorten eines Teams gewinnen vorzeitig.",
            ),
            34,
        ),
    ],
    samples: &[
        r#"{"players":2}"#,
        r#"{"players":3}"#,
        r#"{"players":4}"#,
        r#"{"players":2,"tiles":24}"#,
        r#"{"players":3,"tiles":36}"#,
        r#"{"players":4,"tiles":12}"#,
        r#"{"players":2,"ranking":true}"#,
        r#"{"players":4,"ranking":true}"#,
        r#"{"players":4,"teams":true}"#,
        r#"{"players":2,"strict_huts":true}"#,
        r#"{"players":3,"tiles":36,"ranking":true,"strict_huts":true}"#,
        r#"{"players":4,"cooperative":false,"teams":true,"tiles":30,"strict_huts":true}"#,
    ],
};

const fn flag(name: &'static str, sentence: Phrase, clause: u16) -> OptionInfo {
    let clause = ta(clause);
    OptionInfo { name, kind: OptionKind::Flag, default: "false", sentence, clause }
}
