//! Where names and secrets come from: out of the blue, or, for a request that may be sent again,
//! the same ones every time.
//!
//! Whoever sends a request again must be given the same tokens, on any node and after a restart,
//! although only their hashes are kept. So they are made of two halves that never lie together:
//! the client's `id`, which only the client has (the database knows its hash), and a salt, which
//! only the database has, for a day. Without the `id` a stolen database opens nothing; without the
//! salt an `id` tells nothing; and when the day is over, the salt is thrown away.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::hex;

use crate::protocol::RequestId;

/// What stands before every message, so that no other use of the salt can say the same.
const DOMAIN: &[u8] = b"hearth repeat 1\0";

/// Where names and secrets come from.
#[derive(Clone)]
pub(crate) enum Source {
    /// Out of the blue.
    Chance,
    /// From the two halves.
    Halves(Box<Hmac<Sha256>>),
}

impl Source {
    /// The source of everything that the request `id` brings about.
    pub(crate) fn of_halves(salt: &[u8; 32], id: &RequestId) -> Self {
        let mut mac = Hmac::new_from_slice(salt).expect("any key will do");
        mac.update(DOMAIN);
        mac.update(&(id.as_str().len() as u64).to_le_bytes());
        mac.update(id.as_str().as_bytes());
        Self::Halves(Box::new(mac))
    }

    /// 256 bits for `what`: each request must call every thing it needs differently.
    pub(crate) fn bytes(&self, what: &str) -> [u8; 32] {
        match self {
            Self::Chance => rand::random(),
            Self::Halves(mac) => {
                let mut mac = mac.clone();
                mac.update(what.as_bytes());
                mac.finalize().into_bytes().into()
            }
        }
    }
}

impl std::fmt::Debug for Source {
    /// Secrets stay out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Source(…)")
    }
}

/// The SHA-256 of some texts, in hexadecimal digits; no two lists of texts are the same bytes.
pub(crate) fn digest(texts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update((text.len() as u64).to_le_bytes());
        digest.update(text.as_bytes());
    }
    hex(&digest.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn halves(salt: u8, id: &str) -> Source {
        Source::of_halves(&[salt; 32], &RequestId::try_from(id.to_owned()).unwrap())
    }

    /// Nodes of different ages share a database: this must never change.
    #[test]
    fn what_comes_of_two_halves_is_pinned() {
        let bytes = halves(7, "a-request-of-mine").bytes("seat 0");
        assert_eq!(&hex(&bytes)[..16], PINNED);
    }

    const PINNED: &str = "0dab43834ad759c8";

    #[test]
    fn both_halves_matter_and_so_does_what_it_is_for() {
        let one = halves(7, "id").bytes("seat 0");
        assert_eq!(one, halves(7, "id").bytes("seat 0"));
        for other in [halves(8, "id").bytes("seat 0"), halves(7, "di").bytes("seat 0")] {
            assert_ne!(one, other);
        }
        assert_ne!(one, halves(7, "id").bytes("seat 1"));
        assert_ne!(Source::Chance.bytes("seat 0"), Source::Chance.bytes("seat 0"));
    }

    #[test]
    fn texts_do_not_run_together() {
        assert_ne!(digest(&["ab", "c"]), digest(&["a", "bc"]));
    }
}
