//! The first tiles of a growing forest.

use std::fmt;

use hex::Hex;
use kernel::{ChoiceInfo, Clause, OptionInfo, OptionKind, Phrase, SyntaxError, Words};
use serde::{Deserialize, Serialize};

use crate::Number;

/// Who arranges the first tiles (FE-14, OR-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ArrangementChoice {
    /// The last seat.
    #[default]
    Chosen,
    /// Nobody: they lie in the order drawn.
    Random,
}

const CHOICES: &[ChoiceInfo] = &[
    ChoiceInfo {
        word: "chosen",
        sentence: Phrase::new(
            "The last seat arranges the first tiles.",
            "Der letzte Platz ordnet die ersten Waldstücke an.",
        ),
    },
    ChoiceInfo {
        word: "random",
        sentence: Phrase::new(
            "The first tiles lie in the order drawn.",
            "Die ersten Waldstücke liegen, wie sie gezogen wurden.",
        ),
    },
];

/// The option of a set-up that says who arranges the first tiles, by `clause`.
pub const fn arrangement_option(clause: Clause) -> OptionInfo {
    OptionInfo {
        name: "arrangement",
        kind: OptionKind::Choice(CHOICES),
        default: "\"chosen\"",
        sentence: Phrase::new(
            "Who arranges the first tiles.",
            "Wer die ersten Waldstücke anordnet.",
        ),
        clause,
    }
}

/// How the first tiles lie: as many as there are players, as a rhombus, a triangle, a pair or
/// alone (FE-10 to FE-13).
///
/// ```text
///    a b        a b       a b      a
///     c d        c
/// ```
///
/// Turning and mirroring the shape changes nothing (FE-14), so of all arrangements that are equal in
/// this sense only one is canonical, and only it can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Arrangement {
    numbers: [Number; 4],
    len: u8,
}

/// Where the tiles of an arrangement lie, in order.
const PLACES: [Hex; 4] = [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1), Hex::new(1, 1)];

impl Arrangement {
    /// The most tiles a game is opened with.
    pub const LARGEST: usize = 4;

    /// The tiles `numbers`, one to four, in the order of the places of the shape.
    ///
    /// # Panics
    /// If there are none or more than four.
    pub fn new(numbers: &[Number]) -> Self {
        Self::as_drawn(numbers).canonical()
    }

    /// The tiles `numbers` just as they come, for a table where nobody arranges them. It may not be
    /// the one that can be written.
    ///
    /// # Panics
    /// If there are more than four.
    pub fn as_drawn(numbers: &[Number]) -> Self {
        let mut own = [Number::FACE_DOWN; 4];
        own[..numbers.len()].copy_from_slice(numbers);
        Self { numbers: own, len: numbers.len() as u8 }
    }

    /// The numbers, in the order of their places.
    pub fn numbers(&self) -> &[Number] {
        &self.numbers[..usize::from(self.len)]
    }

    /// The tiles with their places.
    pub fn tiles(&self) -> impl Iterator<Item = (Hex, Number)> + '_ {
        PLACES.into_iter().zip(self.numbers().iter().copied())
    }

    /// The one of all equal arrangements that stands for them.
    fn canonical(mut self) -> Self {
        let n = &mut self.numbers;
        match self.len {
            // The rhombus can be mirrored along either diagonal.
            4 => {
                if n[0] > n[3] {
                    n.swap(0, 3);
                }
                if n[1] > n[2] {
                    n.swap(1, 2);
                }
            }
            // Triangle and pair can be turned and mirrored into any order.
            len => n[..usize::from(len)].sort_unstable(),
        }
        self
    }

    /// Whether it is laid from exactly the tiles `drawn`, in any order.
    pub fn uses(&self, drawn: &[Number]) -> bool {
        let mut own = self.numbers;
        let mut given = [Number::FACE_DOWN; 4];
        if drawn.len() != usize::from(self.len) {
            return false;
        }
        given[..drawn.len()].copy_from_slice(drawn);
        own.sort_unstable();
        given.sort_unstable();
        own == given
    }

    /// Calls `each` with every different arrangement of the tiles `drawn`.
    pub fn each_of(drawn: &[Number], mut each: impl FnMut(Self)) {
        let mut seen = [None; 6];
        let mut known = 0;
        // Only the rhombus leaves a choice: which tile lies across from the first, and so on. Each
        // pair of corners that lie across determines the arrangement up to symmetry.
        let orders: &[[usize; 4]] = match drawn.len() {
            4 => &[
                [0, 1, 2, 3],
                [0, 1, 3, 2],
                [0, 2, 3, 1],
                [1, 0, 2, 3],
                [1, 0, 3, 2],
                [2, 0, 1, 3],
            ],
            _ => &[[0, 1, 2, 3]],
        };
        for order in orders {
            let mut numbers = [Number::FACE_DOWN; 4];
            for (number, &from) in numbers.iter_mut().zip(&order[..drawn.len()]) {
                *number = drawn[from];
            }
            let arrangement = Self::new(&numbers[..drawn.len()]);
            if !seen[..known].contains(&Some(arrangement)) {
                seen[known] = Some(arrangement);
                known += 1;
                each(arrangement);
            }
        }
    }

    /// Reads the numbers that are left in `words`; only the canonical order is an arrangement.
    pub fn read(words: &mut Words<'_>) -> Result<Self, SyntaxError> {
        let expected = Phrase::new(
            "one to four numbers, in the order that stands for all equal ones",
            "eine bis vier Zahlen in der Reihenfolge, die für alle gleichen steht",
        );
        let mut numbers = [Number::FACE_DOWN; 4];
        let mut len = 0;
        while len < 4 && (len == 0 || !words.is_empty()) {
            numbers[len] = words.value(expected)?;
            len += 1;
        }
        let arrangement = Self::new(&numbers[..len]);
        if arrangement.numbers == numbers {
            Ok(arrangement)
        } else {
            Err(SyntaxError::new(words.text(), expected))
        }
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, number) in self.numbers().iter().enumerate() {
            write!(f, "{}{number}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn numbers(values: &[u8]) -> Vec<Number> {
        values.iter().map(|&value| Number::new(value).unwrap()).collect()
    }

    fn all_of(values: &[u8]) -> Vec<String> {
        let mut all = vec![];
        Arrangement::each_of(&numbers(values), |a| all.push(a.to_string()));
        all
    }

    #[test]
    fn fe_14_arrangements_equal_up_to_symmetry_are_one_choice() {
        assert_eq!(all_of(&[1, 2, 3, 4]).len(), 6);
        assert_eq!(all_of(&[3, 4, 6, 6]).len(), 4);
        assert_eq!(all_of(&[5, 5, 5, 5]), ["5 5 5 5"]);
        assert_eq!(all_of(&[3, 1, 2]), ["1 2 3"]);
        assert_eq!(all_of(&[2, 1]), ["1 2"]);
        assert_eq!(all_of(&[4]), ["4"]);
    }

    /// The fast list against all permutations made canonical.
    #[test]
    fn fe_14_every_arrangement_is_found() {
        for values in [[1, 2, 3, 4], [1, 1, 2, 3], [1, 1, 2, 2], [1, 2, 2, 2], [6, 6, 6, 6]] {
            let fast: BTreeSet<_> = all_of(&values).into_iter().collect();
            let mut slow = BTreeSet::new();
            for code in 0..256 {
                let order: Vec<usize> = (0..4).map(|i| code >> (2 * i) & 3).collect();
                if order.iter().collect::<BTreeSet<_>>().len() == 4 {
                    let permuted: Vec<u8> = order.iter().map(|&i| values[i]).collect();
                    slow.insert(Arrangement::new(&numbers(&permuted)).to_string());
                }
            }
            assert_eq!(fast, slow);
        }
    }

    #[test]
    fn only_canonical_orders_are_read() {
        let read = |text: &str| Arrangement::read(&mut Words::new(text)).map(|a| a.to_string());
        assert_eq!(read("3 6 6 4"), Ok("3 6 6 4".to_owned()));
        for text in ["4 6 6 3", "3 6 5 4", "2 1", "", "0", "7", "1 2 3 4 "] {
            assert!(read(text).is_err() || text.ends_with(' '), "{text:?}");
        }
    }
}
