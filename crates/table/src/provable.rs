//! Dice that can be checked afterwards (`docs/record-format.md`, RE-8 and RE-9).
//!
//! Whoever keeps the table publishes the SHA-256 of a secret seed before anybody else says anything;
//! then each seat adds a word of its own. A draw is an HMAC under the secret of all those words, so
//! neither side can choose it. When the game is over the seed is revealed and everybody can
//! recompute every draw.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use kernel::Text;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Dice, re};

/// What stands before every message, so that no other use of the seed can say the same.
const DOMAIN: &[u8] = b"hearth dice 1\0";

/// Longer words are refused (RE-8).
const LONGEST_WORD: usize = 64;

/// What a record says about its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DiceProof {
    /// SHA-256 of the seed, in hexadecimal digits: published before the first word and draw.
    pub commitment: String,
    /// The table's name.
    pub table: String,
    /// Each seat's word, in seat order; empty where a seat gave none.
    pub words: Vec<String>,
    /// The seed, in hexadecimal digits; nothing until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seed: Option<String>,
}

/// Chance from a committed seed and the seats' words.
#[derive(Clone, Debug)]
pub struct ProvableDice(Hmac<Sha256>);

impl ProvableDice {
    /// Dice of `seed` for `table`, with the seats' words.
    pub fn new(seed: &[u8; 32], table: &str, words: &[String]) -> Self {
        let mut mac = Hmac::new_from_slice(seed).expect("any key will do");
        mac.update(DOMAIN);
        // Lengths go first, so that no two lists of words are the same bytes.
        for word in words.iter().map(String::as_str).chain([table]) {
            mac.update(&(word.len() as u64).to_le_bytes());
            mac.update(word.as_bytes());
        }
        Self(mac)
    }

    /// Words of 32 bits for draw number `draw`: as many as are asked for.
    fn stream(&self, draw: u64) -> impl Iterator<Item = u32> + '_ {
        (0_u32..).flat_map(move |block| {
            let mut mac = self.0.clone();
            mac.update(&draw.to_le_bytes());
            mac.update(&block.to_le_bytes());
            let bytes: [u8; 32] = mac.finalize().into_bytes().into();
            let word = move |i: usize| [0, 1, 2, 3].map(|byte| bytes[4 * i + byte]);
            (0..8).map(move |i| u32::from_le_bytes(word(i)))
        })
    }
}

impl Dice for ProvableDice {
    fn below(&mut self, draw: u64, bound: u32) -> u32 {
        // What lies beyond the last whole multiple of the bound would favour small numbers.
        let fair = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
        let word = self.stream(draw).find(|&word| u64::from(word) < fair);
        word.expect("the stream never ends") % bound
    }
}

/// The SHA-256 of a seed, in hexadecimal digits.
pub fn commitment(seed: &[u8; 32]) -> String {
    hex(&Sha256::digest(seed))
}

/// Bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

/// 32 bytes from 64 hexadecimal digits in lower case.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

impl DiceProof {
    /// A proof whose seed is still a secret.
    pub fn committed(seed: &[u8; 32], table: impl Into<String>, words: Vec<String>) -> Self {
        Self { commitment: commitment(seed), table: table.into(), words, seed: None }
    }

    /// Whether the fields can be what they say (RE-8).
    pub fn is_sound(&self, seats: usize) -> bool {
        let short = |word: &String| {
            word.chars().count() <= LONGEST_WORD && !word.chars().any(char::is_control)
        };
        unhex(&self.commitment).is_some()
            && self.words.len() == seats
            && self.words.iter().chain([&self.table]).all(short)
            && self.seed.as_deref().is_none_or(|seed| unhex(seed).is_some())
    }

    /// The dice, if the seed is revealed and is the one that was committed to.
    pub fn dice(&self) -> Result<ProvableDice, DiceError> {
        let seed = self.seed.as_deref().and_then(unhex).ok_or(DiceError::Secret)?;
        if commitment(&seed) != self.commitment {
            return Err(DiceError::OtherSeed);
        }
        Ok(ProvableDice::new(&seed, &self.table, &self.words))
    }
}

/// Why a game's dice are not proved (RE-9).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiceError {
    /// The record says nothing about its dice.
    #[error("the record says nothing about its dice ({})", re(8))]
    Unknown,
    /// The seed is not revealed yet.
    #[error("the seed of the dice is not revealed ({})", re(9))]
    Secret,
    /// The revealed seed is another than the one committed to.
    #[error("the seed is not the one that was committed to ({})", re(9))]
    OtherSeed,
    /// A draw is not what the dice say.
    #[error("draw {draw}: the dice say {expected:?}, the record says {found:?} ({})", re(9))]
    OtherDraw {
        /// The action's number, from 0.
        ply: usize,
        /// The draw's number, from 0.
        draw: u64,
        /// What the dice say.
        expected: String,
        /// What the record says.
        found: String,
    },
}

impl DiceError {
    /// The error for people.
    pub fn text(&self) -> Text {
        let german = match self {
            Self::Unknown => format!("Die Aufzeichnung sagt nichts über ihre Würfel ({})", re(8)),
            Self::Secret => format!("Der Startwert der Würfel ist noch geheim ({})", re(9)),
            Self::OtherSeed => {
                format!("Der Startwert ist nicht der, auf den man sich festlegte ({})", re(9))
            }
            Self::OtherDraw { draw, expected, found, .. } => format!(
                "Zug {draw} des Zufalls: Die Würfel sagen {expected:?}, hier steht {found:?} ({})",
                re(9)
            ),
        };
        Text::new(self.to_string(), german)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: [u8; 32] = [7; 32];

    fn dice(table: &str, words: [&str; 2]) -> ProvableDice {
        ProvableDice::new(&SEED, table, &words.map(str::to_owned))
    }

    /// Records are checked against these numbers: they must never change.
    #[test]
    fn draws_are_pinned() {
        let mut dice = dice("table", ["ann", "bob"]);
        let drawn: Vec<u32> = (0..8).map(|draw| dice.below(draw, 6)).collect();
        assert_eq!(drawn, PINNED);
        assert_eq!(&commitment(&SEED)[..16], "4bb06f8e4e3a7715");
    }

    /// Worked out by another program from the words of RE-9.
    const PINNED: [u32; 8] = [4, 0, 5, 1, 3, 1, 0, 4];

    #[test]
    fn every_input_matters() {
        let draw = |mut dice: ProvableDice, k| dice.below(k, u32::MAX);
        let usual = draw(dice("table", ["ann", "bob"]), 0);
        assert_ne!(usual, draw(dice("table", ["ann", "bob"]), 1));
        assert_ne!(usual, draw(dice("other", ["ann", "bob"]), 0));
        assert_ne!(usual, draw(dice("table", ["annb", "ob"]), 0));
        let other = ProvableDice::new(&[8; 32], "table", &["ann".into(), "bob".into()]);
        assert_ne!(usual, draw(other, 0));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = dice("table", ["", ""]);
        let mut counts = [0_u32; 6];
        (0..6000).for_each(|draw| counts[dice.below(draw, 6) as usize] += 1);
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn hexadecimal_digits_read_as_they_are_written() {
        assert_eq!(unhex(&hex(&SEED)), Some(SEED));
        for wrong in ["", "07", &"G0".repeat(32), &"AB".repeat(32), &"é".repeat(32)] {
            assert_eq!(unhex(wrong), None, "{wrong:?}");
        }
    }
}
