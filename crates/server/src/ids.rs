//! Names and secrets.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use table::{commitment, hex, unhex};

/// Characters nobody confuses when reading a name aloud.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// As many characters as make 80 bits: a table is found by its link, not by trying.
const LENGTH: usize = 16;

/// A table's name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Arc<str>);

impl TableId {
    /// A name that no other table has.
    pub fn random() -> Self {
        Self::from_bytes(&rand::random())
    }

    /// A name of random bytes.
    pub(crate) fn from_bytes(bytes: &[u8; 32]) -> Self {
        let name: String = bytes[..LENGTH]
            .iter()
            .map(|byte| char::from(ALPHABET[usize::from(byte % 32)]))
            .collect();
        Self(name.into())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let sound = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        match sound {
            true => Ok(Self(text.into())),
            false => Err("a table's name is 16 small letters and digits".to_owned()),
        }
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0.as_ref().to_owned()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// 256 random bits that prove something: a seat, an invitation, a recovery code. Written as 64
/// hexadecimal digits, shown once, kept only hashed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn random() -> Self {
        Self::from_bytes(&rand::random())
    }

    /// One of random bytes.
    pub(crate) fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self(hex(bytes))
    }

    /// What is kept of it; nothing if it can't be one.
    pub fn hash(&self) -> Option<Hash> {
        unhex(&self.0).map(|bytes| Hash(commitment(&bytes)))
    }
}

impl fmt::Debug for Secret {
    /// Secrets stay out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 of a [`Secret`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// Whether `secret` is the one, found out in constant time.
    pub fn matches(&self, secret: &Secret) -> bool {
        let own = secret.hash();
        own.is_some_and(|own| bool::from(own.0.as_bytes().ct_eq(self.0.as_bytes())))
    }

    /// Its hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_written() {
        let id = TableId::random();
        assert_eq!(TableId::try_from(String::from(id.clone())), Ok(id));
        for wrong in ["", "short", "UPPERCASEUPPERCA", "abcdefghijkmnpq'", "0000000000000000"] {
            assert!(TableId::try_from(wrong.to_owned()).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn only_the_right_secret_matches() {
        let (one, other) = (Secret::random(), Secret::random());
        let hash = one.hash().unwrap();
        assert!(hash.matches(&one) && !hash.matches(&other));
        assert!(!hash.matches(&Secret(hash.0.clone())) && !hash.matches(&Secret(String::new())));
        assert_eq!(format!("{one:?}"), "Secret(…)");
    }
}
