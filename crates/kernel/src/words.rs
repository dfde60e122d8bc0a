//! Reading the canonical text of actions, word by word.

use std::fmt;
use std::str::FromStr;

use crate::{Phrase, Text};

/// A text that is no action: what was read and what was expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    found: String,
    expected: Text,
}

/// Longer texts are cut in messages: a refusal must not repeat a megabyte of nonsense.
const LONGEST_ECHO: usize = 40;

impl SyntaxError {
    /// `found` is what stands there, `expected` says what should.
    pub fn new(found: &str, expected: impl Into<Text>) -> Self {
        let mut echo: String = found.chars().take(LONGEST_ECHO).collect();
        if echo.len() < found.len() {
            echo.push('…');
        }
        Self { found: echo, expected: expected.into() }
    }

    /// The sentence for people.
    pub fn text(&self) -> Text {
        let Self { found, expected } = self;
        Text::new(
            format!("{found:?} is not understood: expected {}", expected.en),
            format!("{found:?} wird nicht verstanden, erwartet ist {}", expected.de),
        )
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for SyntaxError {}

/// The words of one line, separated by single spaces. Canonical text has exactly one spelling, so
/// doubled spaces, capitals and leading zeros are refused, not repaired.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { text, rest: Some(text) }
    }

    /// The whole text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Whether no word is left.
    pub fn is_empty(&self) -> bool {
        self.rest.is_none()
    }

    /// The next word, or a complaint that says what was `expected`.
    pub fn word(&mut self, expected: Phrase) -> Result<&'a str, SyntaxError> {
        self.take().ok_or_else(|| SyntaxError::new(self.text, expected))
    }

    /// The next word must be `yes` or `no`; whether it is `yes`.
    pub fn either(&mut self, yes: &str, no: &str) -> Result<bool, SyntaxError> {
        let word = self.take().filter(|word| [yes, no].contains(word));
        let expected = || Text::new(format!("{yes} or {no}"), format!("{yes} oder {no}"));
        word.map(|word| word == yes).ok_or_else(|| SyntaxError::new(self.text, expected()))
    }

    fn take(&mut self) -> Option<&'a str> {
        let (word, rest) = match self.rest?.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (self.rest?, None),
        };
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The next word must be exactly `word`.
    pub fn keyword(&mut self, word: &str) -> Result<(), SyntaxError> {
        let quoted = || format!("{word:?}");
        match self.take() {
            Some(found) if found == word => Ok(()),
            _ => Err(SyntaxError::new(self.text, Text::new(quoted(), quoted()))),
        }
    }

    /// The next word read as a `T` in its one canonical spelling.
    pub fn value<T: FromStr + fmt::Display>(&mut self, expected: Phrase) -> Result<T, SyntaxError> {
        let word = self.word(expected)?;
        let value: T = word.parse().map_err(|_| SyntaxError::new(self.text, expected))?;
        if value.to_string() == word {
            Ok(value)
        } else {
            Err(SyntaxError::new(self.text, expected))
        }
    }

    /// There must be no further word.
    pub fn end(self) -> Result<(), SyntaxError> {
        match self.rest {
            None => Ok(()),
            Some(_) => {
                Err(SyntaxError::new(self.text, Phrase::new("nothing more", "nichts weiter")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNT: Phrase = Phrase::new("a count", "eine Anzahl");

    #[test]
    fn words_come_one_by_one() {
        let mut words = Words::new("deploy red 2");
        words.keyword("deploy").unwrap();
        assert_eq!(words.word(Phrase::new("a colour", "eine Farbe")), Ok("red"));
        assert_eq!(words.value::<u8>(COUNT), Ok(2));
        words.end().unwrap();
    }

    #[test]
    fn only_the_canonical_spelling_is_read() {
        for text in ["+2", "02", "", " 2", "99999999999999999999"] {
            assert!(Words::new(text).value::<u8>(COUNT).is_err(), "{text:?}");
        }
        let mut words = Words::new("2 ");
        words.value::<u8>(COUNT).unwrap();
        assert!(words.end().is_err());
    }

    #[test]
    fn either_of_two_words_is_read() {
        assert_eq!(Words::new("own").either("own", "free"), Ok(true));
        assert_eq!(Words::new("free").either("own", "free"), Ok(false));
        let error = Words::new("his").either("own", "free").unwrap_err();
        assert_eq!(error.text().de, "\"his\" wird nicht verstanden, erwartet ist own oder free");
    }

    #[test]
    fn a_long_text_is_cut_in_the_message() {
        let error = SyntaxError::new(&"é".repeat(10_000), COUNT);
        assert!(error.to_string().len() < 200);
    }
}
