//! What can be asked for, as menus need it.

use kernel::{ChoiceInfo, GameInfo, ModeInfo, OptionInfo, OptionKind, Phrase};

use crate::clauses::{VU_3, VU_5, VU_21, VU_22};
use crate::ready::Ready;

pub(crate) const GAMES: &[GameInfo] = &[VULKAN, VOLCANO];

const VULKAN: GameInfo = GameInfo {
    id: "vulkan",
    title: "Vulkan!",
    year: 2004,
    family: "VU",
    ruleset: 1,
    summary: Phrase::new(
        "Planes drop water on a burning forest round a volcano; whoever puts out the fiercest \
         fires wins.",
        "Löschflugzeuge werfen Wasser auf einen brennenden Wald um einen Vulkan; wer die stärksten \
         Feuer löscht, gewinnt.",
    ),
    modes: MODES,
    options: OPTIONS,
    samples: SAMPLES,
};

/// The same game from a later box: more tiles, of which seven stay unseen (VU-1).
const VOLCANO: GameInfo = GameInfo {
    id: "volcano",
    title: "Volcano!",
    year: 2010,
    summary: Phrase::new(
        "Vulkan! in the box of Ablaze!: 35 of its 43 tiles burn round a volcano piece.",
        "Vulkan! in der Schachtel von Ablaze!: 35 der 43 Waldstücke brennen um ein Vulkanstück.",
    ),
    ..VULKAN
};

const MODES: &[ModeInfo] = &[
    ModeInfo {
        players: &[2, 3, 4],
        cooperative: false,
        name: Phrase::new("Contest", "Gegeneinander"),
        sentence: Phrase::new(
            "Everybody gathers tiles; the highest sum of numbers wins.",
            "Alle sammeln Waldstücke; die höchste Summe der Zahlen gewinnt.",
        ),
        clause: VU_5,
    },
    ModeInfo {
        players: &[1],
        cooperative: false,
        name: Phrase::new("Solitaire", "Solitär"),
        sentence: Phrase::new(
            "Gather every tile with the loads of all four colours, one colour a flight.",
            "Sammle alle Waldstücke mit den Ladungen aller vier Farben, je Flug nur eine Farbe.",
        ),
        clause: VU_21,
    },
    ModeInfo {
        players: &[2, 3, 4],
        cooperative: true,
        name: Phrase::new("Together", "Gemeinsam"),
        sentence: Phrase::new(
            "Gather every tile together, whoever gets it.",
            "Sammelt gemeinsam alle Waldstücke, egal wer sie bekommt.",
        ),
        clause: VU_22,
    },
];

const OPTIONS: &[OptionInfo] = &[OptionInfo {
    name: "layout",
    kind: OptionKind::Choice(LAYOUTS),
    default: "\"random\"",
    sentence: Phrase::new(
        "Where the tiles lie. Instead of a name it may be an object with 36 `places` and, if the \
         tiles are known, their `numbers`.",
        "Wo die Waldstücke liegen. Statt eines Namens geht auch ein Objekt mit 36 `places` und, \
         wenn die Waldstücke bekannt sind, ihren `numbers`.",
    ),
    clause: VU_3,
}];

const LAYOUTS: &[ChoiceInfo] = &[
    ChoiceInfo {
        word: "random",
        sentence: Phrase::new(
            "A compact forest without holes, grown by chance.",
            "Ein geschlossener Wald ohne Löcher, vom Zufall gebildet.",
        ),
    },
    ready(Ready::Rhombus),
    ready(Ready::Rectangle),
    ready(Ready::Ridge),
    ready(Ready::Triangle),
    ready(Ready::Hexagon),
    ready(Ready::Shield),
    ready(Ready::Hourglass),
    ready(Ready::Crater),
    ready(Ready::Horseshoe),
];

const fn ready(layout: Ready) -> ChoiceInfo {
    ChoiceInfo { word: layout.word(), sentence: layout.sentence() }
}

const SAMPLES: &[&str] = &[
    r#"{}"#,
    r#"{"players":3}"#,
    r#"{"players":2}"#,
    r#"{"players":1}"#,
    r#"{"players":2,"cooperative":true}"#,
    r#"{"players":3,"cooperative":true}"#,
    r#"{"players":4,"cooperative":true}"#,
    r#"{"layout":"rhombus"}"#,
    r#"{"layout":"rectangle","players":3}"#,
    r#"{"layout":"ridge","players":2}"#,
    r#"{"layout":"triangle"}"#,
    r#"{"layout":"hexagon","players":1}"#,
    r#"{"layout":"shield","players":4,"cooperative":true}"#,
    r#"{"layout":"hourglass","players":2}"#,
    r#"{"layout":"crater","players":3}"#,
    r#"{"layout":"horseshoe"}"#,
    GIVEN_PLACES,
    GIVEN_TILES,
];

/// The places of a layout as an editor sends them. A macro, as `concat!` takes literals only.
macro_rules! places {
    () => {
        concat!(
            "[4,-6],",
            "[3,-5],[4,-5],[5,-5],[6,-5],[7,-5],",
            "[2,-4],[3,-4],[4,-4],[5,-4],[6,-4],[7,-4],",
            "[2,-3],[3,-3],[4,-3],[5,-3],[6,-3],[7,-3],",
            "[2,-2],[3,-2],[4,-2],[5,-2],[6,-2],",
            "[0,-1],[1,-1],[2,-1],[3,-1],[4,-1],[5,-1],",
            "[-1,0],[0,0],[1,0],[3,0],[4,0],",
            "[-1,1],[0,1]",
        )
    };
}

/// A layout whose numbers chance turns up.
const GIVEN_PLACES: &str = concat!(r#"{"players":2,"layout":{"places":["#, places!(), "]}}");

/// The same with numbers, as from a finished game.
const GIVEN_TILES: &str = concat!(
    r#"{"layout":{"places":["#,
    places!(),
    r#"],"numbers":["#,
    "1,",
    "2,3,4,5,6,",
    "1,2,3,4,5,6,",
    "1,2,3,4,5,6,",
    "1,2,3,4,1,",
    "3,5,6,5,6,5,",
    "3,4,2,2,1,",
    "4,6",
    "]}}",
);
