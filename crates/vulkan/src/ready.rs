//! Ready layouts.

use hex::Hex;
use kernel::Phrase;
use serde::{Deserialize, Serialize};

/// A layout with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Ready {
    /// Six rows of six, each half a tile farther.
    Rhombus,
    /// Six rows of six, to and fro.
    Rectangle,
    /// Four rows of nine.
    Ridge,
    /// Eight rows, one to eight.
    Triangle,
    /// A hexagon with four to a side that lacks a corner.
    Hexagon,
    /// A hexagon with three and five to a side by turns.
    Shield,
    /// Two broad ends and a waist.
    Hourglass,
    /// A hexagon whose middle is missing: flights may start in there.
    Crater,
    /// Two thirds of a broad ring.
    Horseshoe,
}

/// A picture: a row of text for each row of tiles, half a tile wide each letter.
type Picture = &'static [&'static str];

const RHOMBUS: Picture = &[
    "* * * * * *          ",
    " * * * * * *         ",
    "  * * * * * *        ",
    "   * * * * * *       ",
    "    * * * * * *      ",
    "     * * * * * *     ",
];

const RECTANGLE: Picture = &[
    "* * * * * *          ",
    " * * * * * *         ",
    "* * * * * *          ",
    " * * * * * *         ",
    "* * * * * *          ",
    " * * * * * *         ",
];

const RIDGE: Picture = &[
    "* * * * * * * * *    ",
    " * * * * * * * * *   ",
    "* * * * * * * * *    ",
    " * * * * * * * * *   ",
];

const TRIANGLE: Picture = &[
    "       *             ",
    "      * *            ",
    "     * * *           ",
    "    * * * *          ",
    "   * * * * *         ",
    "  * * * * * *        ",
    " * * * * * * *       ",
    "* * * * * * * *      ",
];

const HEXAGON: Picture = &[
    "   * * * *           ",
    "  * * * * *          ",
    " * * * * * *         ",
    "* * * * * * *        ",
    " * * * * * *         ",
    "  * * * * *          ",
    "   * * *             ",
];

const SHIELD: Picture = &[
    "  * * * * *          ",
    " * * * * * *         ",
    "* * * * * * *        ",
    " * * * * * *         ",
    "  * * * * *          ",
    "   * * * *           ",
    "    * * *            ",
];

const HOURGLASS: Picture = &[
    "* * * * * * *        ",
    " * * * * * *         ",
    "  * * * * *          ",
    "   * * * * *         ",
    "  * * * * * *        ",
    " * * * * * * *       ",
];

const CRATER: Picture = &[
    "   * * * *           ",
    "  * * * * *          ",
    " * * * * * *         ",
    "* * *   * * *        ",
    " * * * * * *         ",
    "  * * * * *          ",
    "   * * * *           ",
];

const HORSESHOE: Picture = &[
    "    * * * * *        ",
    "   * * * * * *       ",
    "  * * * * * * *      ",
    " * * *     * * *     ",
    "* * *       * * *    ",
    " * *         * *     ",
    "  *           *      ",
];

impl Ready {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Rhombus,
        Self::Rectangle,
        Self::Ridge,
        Self::Triangle,
        Self::Hexagon,
        Self::Shield,
        Self::Hourglass,
        Self::Crater,
        Self::Horseshoe,
    ];

    /// What set-ups call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rhombus => "rhombus",
            Self::Rectangle => "rectangle",
            Self::Ridge => "ridge",
            Self::Triangle => "triangle",
            Self::Hexagon => "hexagon",
            Self::Shield => "shield",
            Self::Hourglass => "hourglass",
            Self::Crater => "crater",
            Self::Horseshoe => "horseshoe",
        }
    }

    /// What it looks like, in a sentence.
    pub const fn sentence(self) -> Phrase {
        match self {
            Self::Rhombus => Phrase::new(
                "Six rows of six, each half a tile farther.",
                "Sechs Reihen zu sechs, jede um ein halbes Waldstück versetzt.",
            ),
            Self::Rectangle => Phrase::new(
                "Six rows of six, to and fro.",
                "Sechs Reihen zu sechs, hin und her versetzt.",
            ),
            Self::Ridge => Phrase::new("Four rows of nine.", "Vier Reihen zu neun."),
            Self::Triangle => Phrase::new(
                "Eight rows, one tile to eight.",
                "Acht Reihen mit einem bis acht Waldstücken.",
            ),
            Self::Hexagon => Phrase::new(
                "A hexagon, four to a side, that lacks a corner.",
                "Ein Sechseck mit vier Waldstücken je Seite, dem eine Ecke fehlt.",
            ),
            Self::Shield => Phrase::new(
                "A hexagon with three and five to a side by turns.",
                "Ein Sechseck mit abwechselnd drei und fünf Waldstücken je Seite.",
            ),
            Self::Hourglass => {
                Phrase::new("Two broad ends and a waist.", "Zwei breite Enden und eine Taille.")
            }
            Self::Crater => Phrase::new(
                "A hexagon without its middle: flights may start in there.",
                "Ein Sechseck ohne Mitte: auch von dort darf geflogen werden.",
            ),
            Self::Horseshoe => Phrase::new(
                "A broad ring that is open on one side.",
                "Ein breiter Ring, der auf einer Seite offen ist.",
            ),
        }
    }

    /// Its places, from top left.
    pub fn places(self) -> Vec<Hex> {
        let rows = self.picture().iter().enumerate();
        rows.flat_map(|(r, row)| places_of(r as i32, row)).collect()
    }

    const fn picture(self) -> Picture {
        match self {
            Self::Rhombus => RHOMBUS,
            Self::Rectangle => RECTANGLE,
            Self::Ridge => RIDGE,
            Self::Triangle => TRIANGLE,
            Self::Hexagon => HEXAGON,
            Self::Shield => SHIELD,
            Self::Hourglass => HOURGLASS,
            Self::Crater => CRATER,
            Self::Horseshoe => HORSESHOE,
        }
    }
}

/// The places of one row of a picture. Each row down shifts the count of `q` by half a tile.
fn places_of(r: i32, row: &str) -> impl Iterator<Item = Hex> {
    row.bytes()
        .enumerate()
        .filter(|&(_, letter)| letter == b'*')
        .map(move |(x, _)| Hex::new((x as i32 - r).div_euclid(2) as i8, r as i8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape;

    #[test]
    fn vu_3_ready_layouts_are_compact() {
        assert!(Ready::ALL.len() >= 6);
        for ready in Ready::ALL {
            assert_eq!(shape::check(&ready.places()), Ok(()), "{}", ready.word());
            assert_eq!(shape::has_hole(&ready.places()), ready == Ready::Crater);
        }
    }

    #[test]
    fn pictures_are_drawn_on_the_grid() {
        for ready in Ready::ALL {
            let stars = |row: &&str| row.bytes().position(|letter| letter == b'*');
            let starts = ready.picture().iter().map(|row| stars(row).unwrap());
            let parities: Vec<_> = starts.enumerate().map(|(r, x)| (r + x) % 2).collect();
            assert!(parities.iter().all(|&p| p == parities[0]), "{}", ready.word());
        }
    }

    #[test]
    fn words_are_what_set_ups_say() {
        for ready in Ready::ALL {
            let json = serde_json::to_string(&ready).unwrap();
            assert_eq!(json, format!("{:?}", ready.word()));
        }
    }
}
